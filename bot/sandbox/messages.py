"""Messages the bot writes: what it sends is checked, its files are kept, and the message appears."""

import io
import re
from dataclasses import dataclass, field

from PIL import Image, UnidentifiedImageError

from bot.sandbox.components import Reader, Type, walk
from bot.sandbox.entities import (
    COMPONENTS_V2,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    ChannelKind,
    Message,
    MessageKind,
)
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.payloads import FILE_LIMIT, attachment_url, mentioned
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.world import World

SUPPRESS_EMBEDS = 1 << 2
SENDABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
NONCE_SECONDS = 300
EMBED_LIMITS = {"title": 256, "description": 4096}
REQUEST_LIMIT = 25 * 1024 * 1024
MOST_FILES = 10
MOST_MENTIONS = 100


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    content_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Submission:
    """The body of a request, with the files that came along by their number."""

    body: Json
    uploads: dict[int, Upload] = field(default_factory=dict)


def picture_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None


def check_embeds(embeds: list[Json], at: Field) -> None:
    letters = 0
    for n, embed in enumerate(embeds):
        here = at.at(n)
        for name, limit in EMBED_LIMITS.items():
            letters += len(here.at(name).length(embed.get(name, ""), 0, limit))
        letters += len(here.at("footer", "text").length((embed.get("footer") or {}).get("text", ""), 0, 2048))
        letters += len(here.at("author", "name").length((embed.get("author") or {}).get("name", ""), 0, 256))
        for m, entry in enumerate(here.at("fields").items(embed.get("fields"), 0, 25)):
            place = here.at("fields", m)
            letters += len(place.at("name").length(entry.get("name"), 1, 256))
            letters += len(place.at("value").length(entry.get("value"), 1, 1024))
    if letters > 6000:
        at.wrong("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_mentions(allowed: Json, at: Field) -> None:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            at.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", f"parse:[{kind}] and {kind}: [ids...] are exclusive.")
        if len(allowed.get(kind) or ()) > MOST_MENTIONS:
            at.at(kind).wrong("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_MENTIONS} or fewer in length.")


class Messages:
    def __init__(self, world: World) -> None:
        self._world = world

    def may_post(self, channel: Channel, with_files: bool) -> None:
        """Refuse what the bot may not write to a channel."""
        world = self._world
        if channel.recipient_id is not None:
            if not world.shares_guild(channel.recipient_id, world.bot.id):
                raise ApiError(Refusal.NO_MUTUAL_GUILD)
            if not world.users[channel.recipient_id].dms_open:
                raise ApiError(Refusal.DM_CLOSED)
            return
        if not sees_channel(world, world.bot.id, channel):
            raise ApiError(Refusal.MISSING_ACCESS)
        granted = in_channel(world, world.bot.id, channel)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if needed not in granted or (with_files and Permission.ATTACH_FILES not in granted):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if channel.archived and channel.locked and Permission.MANAGE_THREADS not in granted:
            raise ApiError(Refusal.ARCHIVED_THREAD)

    def create(self, channel: Channel, submission: Submission) -> Message:
        """Post as the bot in a channel; the same enforced nonce gives back the message it made before."""
        body = submission.body
        self.may_post(channel, bool(submission.uploads))
        nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        if nonce is not None and body.get("enforce_nonce") and (earlier := self._with_nonce(channel, nonce)):
            return earlier
        message = self._world.new_message(channel, self._world.bot.id)
        form = Field()
        if nonce is not None:
            message.nonce = form.at("nonce").length(nonce, 0, 25)
        if reference := body.get("message_reference"):
            message.reference, message.kind = int(reference["message_id"]), MessageKind.REPLY
            if message.reference not in self._world.messages and reference.get("fail_if_not_exists", True):
                form.at("message_reference").wrong("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        self.write(message, submission, form)
        return self.appear(message)

    def appear(self, message: Message) -> Message:
        """Let a written message be seen; writing to an archived thread opens it again."""
        channel = self._world.channels[message.channel_id]
        if channel.archived and not message.ephemeral:
            self._world.archive(channel, False)
        return self._world.post(message)

    def _with_nonce(self, channel: Channel, nonce: str) -> Message | None:
        since = self._world.clock.now() - NONCE_SECONDS
        for message in self._world.messages_in(channel):
            if message.nonce == nonce and message.author_id == self._world.bot.id and message.created >= since:
                return message
        return None

    def edit(self, message: Message, submission: Submission) -> Message:
        """Change a message the bot wrote; only what the body names changes."""
        channel = self._world.channels[message.channel_id]
        if channel.archived:
            raise ApiError(Refusal.ARCHIVED_THREAD)
        was_loading = message.loading
        self.write(message, submission, Field())
        self._world.change(message, edited=not was_loading)
        return message

    def write(self, message: Message, submission: Submission, form: Field) -> None:
        """Put a body into a message; nothing is changed when anything in it is wrong."""
        body, new = submission.body, message.id not in self._world.messages or message.loading
        flags = message.flags & ~LOADING | int(body.get("flags") or 0) & SENDABLE
        content = form.at("content").length(body.get("content", message.content) or "", 0, 2000)
        check_mentions(body.get("allowed_mentions") or {}, form.at("allowed_mentions"))
        embeds = form.at("embeds").items(body.get("embeds", message.embeds), 0, 10)
        check_embeds(embeds, form.at("embeds"))
        kept, added = self._files(message, submission, form)
        attachments = [*kept, *(attachment for attachment, _ in added)]
        files = {f"attachment://{one.filename}": one.id for one in attachments}
        files |= {attachment_url(self._world, message, one): one.id for one in attachments}
        components = message.components
        if "components" in body or body.get("flags", 0) & COMPONENTS_V2:
            reader = Reader(files, v2=bool(flags & COMPONENTS_V2))
            components = reader.message(body.get("components", message.components), form.at("components"))
        if flags & COMPONENTS_V2:
            for name, value in (("content", content), ("embeds", embeds), ("poll", body.get("poll"))):
                if value:
                    form.at(name).wrong(
                        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                        "The 'content', 'embeds' and 'poll' fields cannot be used with MessageFlags.IS_COMPONENTS_V2",
                    )
        form.check()
        if not (content or embeds or attachments or components):
            raise ApiError(Refusal.EMPTY_MESSAGE)
        for attachment, data in added:
            self._world.files.put(attachment.id, data)
        for attachment in message.attachments:
            if attachment not in kept:
                self._world.drop(attachment)
        message.flags, message.content, message.components = flags, content, components
        message.embeds = [self._embed(embed, files) for embed in embeds]
        message.attachments = attachments
        if new:
            shown = content + " ".join(str(part.get("content", "")) for part in _texts(components))
            message.mentions, message.mentions_everyone = mentioned(self._world, shown, body.get("allowed_mentions"))

    def _files(
        self, message: Message, submission: Submission, form: Field
    ) -> tuple[list[Attachment], list[tuple[Attachment, bytes]]]:
        """Which attachments of the message stay, and the new ones with their bytes."""
        uploads = submission.uploads
        sizes = [len(upload.data) for upload in uploads.values()]
        if any(size > FILE_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
            raise ApiError(Refusal.TOO_LARGE)
        listed = submission.body.get("attachments")
        kept = message.attachments
        described: dict[int, Json] = {}
        if listed is not None:
            own = {attachment.id: attachment for attachment in message.attachments}
            place = form.at("attachments")
            kept = []
            for n, entry in enumerate(place.items(listed, 0, MOST_FILES)):
                number = int(entry.get("id", -1))
                if number in own:
                    kept.append(own[number])
                elif number in uploads:
                    described[number] = entry
                else:
                    place.at(n, "id").wrong("ATTACHMENT_NOT_FOUND", f"No attachment or file with the id {number}")
                if entry.get("description") is not None:
                    place.at(n, "description").length(entry["description"], 0, 1024)
        added = [self._attach(upload, described.get(number, {})) for number, upload in sorted(uploads.items())]
        if len(kept) + len(added) > MOST_FILES:
            form.at("attachments").wrong("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
        return list(kept), added

    def _attach(self, upload: Upload, entry: Json) -> tuple[Attachment, bytes]:
        name = re.sub(r"\s", "_", str(entry.get("filename") or upload.filename))
        width, height = picture_size(upload.data)
        made = Attachment(
            self._world.snowflakes.next(),
            name,
            len(upload.data),
            upload.content_type,
            entry.get("description"),
            width,
            height,
        )
        return made, upload.data

    def _embed(self, embed: Json, files: dict[str, int]) -> Json:
        body = dict(embed)
        for place in ("image", "thumbnail"):
            url = (embed.get(place) or {}).get("url")
            if url in files:
                body[place] = {"url": url, "attachment_id": str(files[url])}
        return body

    def find(self, channel: Channel, message_id: int) -> Message:
        """A message as the channel's address gives it; ephemeral ones have none."""
        message = self._world.messages.get(message_id)
        if message is None or message.channel_id != channel.id or message.ephemeral:
            raise ApiError(Refusal.UNKNOWN_MESSAGE)
        return message

    def delete(self, channel: Channel, message: Message) -> None:
        granted = in_channel(self._world, self._world.bot.id, channel)
        others = message.author_id != self._world.bot.id
        if others and (channel.kind is ChannelKind.DM or Permission.MANAGE_MESSAGES not in granted):
            raise ApiError(Refusal.MISSING_PERMISSIONS if channel.guild_id else Refusal.NOT_IN_DM)
        if channel.archived:
            raise ApiError(Refusal.ARCHIVED_THREAD)
        self._world.delete(message)


def _texts(components: list[Json]) -> list[Json]:
    return [component for component in walk(components) if component["type"] == Type.TEXT]
