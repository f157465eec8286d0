"""Messages the bot writes: what it sends is checked, its files are kept, and the message appears."""

from bot.sandbox.attachments import bring, redescribe
from bot.sandbox.components import Reader
from bot.sandbox.entities import (
    COMPONENTS_V2,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    ChannelKind,
    Message,
    MessageKind,
)
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.mentions import check_mentions, mentioned, words_of
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.submission import Submission
from bot.sandbox.threads import check_room
from bot.sandbox.world import World

SUPPRESS_EMBEDS = 1 << 2
SENDABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
EDITABLE = SUPPRESS_EMBEDS | COMPONENTS_V2
NONCE_SECONDS = 300
WRITTEN = (MessageKind.DEFAULT, MessageKind.REPLY, MessageKind.COMMAND, MessageKind.CONTEXT_MENU)
"""What somebody has written; all else the system says."""
LASTING = (MessageKind.RECIPIENT_ADD, MessageKind.RECIPIENT_REMOVE, MessageKind.THREAD_STARTER)
"""Message Types: these cannot be deleted."""
EMBED_LIMITS = {"title": 256, "description": 4096}


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
        if channel.is_forum:
            raise ApiError(Refusal.IN_A_FORUM)
        if channel.kind is ChannelKind.CATEGORY:
            raise ApiError(Refusal.NO_TEXT_CHANNEL)
        granted = in_channel(world, world.bot.id, channel)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        if needed not in granted or (with_files and Permission.ATTACH_FILES not in granted):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        self.check_lock(channel)

    def check_lock(self, channel: Channel) -> None:
        """Threads, "Locked Threads": nobody without MANAGE_THREADS creates or updates messages there."""
        if channel.locked and Permission.MANAGE_THREADS not in in_channel(self._world, self._world.bot.id, channel):
            raise ApiError(Refusal.ARCHIVED_THREAD if channel.archived else Refusal.THREAD_LOCKED)

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
            # Create Message, Limitations: who replies must be allowed to read back.
            if Permission.READ_MESSAGE_HISTORY not in in_channel(self._world, self._world.bot.id, channel):
                raise ApiError(Refusal.REPLY_WITHOUT_HISTORY)
            self._refer(message, reference, form.at("message_reference"))
        self.write(message, submission, form)
        return self.appear(message)

    def _refer(self, message: Message, reference: Json, at: Field) -> None:
        """Make it a reply: "the referenced message must exist and cannot be a system message"."""
        message.reference, message.kind = int(reference["message_id"]), MessageKind.REPLY
        answered = self._world.messages.get(message.reference)
        if answered is None and reference.get("fail_if_not_exists", True):
            at.wrong("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        elif answered is not None and answered.kind not in WRITTEN:
            at.wrong("REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE", "Cannot reply to a system message")

    def appear(self, message: Message) -> Message:
        """Let a written message be seen; writing to an archived thread opens it again."""
        channel = self._world.channels[message.channel_id]
        if channel.archived and not message.ephemeral:
            check_room(self._world, channel.guild_id, channel.kind)
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
        if not message.ephemeral:
            # Whom an edit names is in the thread from then on, and is not told of it.
            self._world.take_in(message)
        return message

    def write(self, message: Message, submission: Submission, form: Field) -> None:
        """Put a body into a message; nothing is changed when anything in it is wrong."""
        body, new = submission.body, message.id not in self._world.messages or message.loading
        flags = self._flags(message, body.get("flags"), new)
        turned = bool(flags & COMPONENTS_V2) and not message.v2
        content = form.at("content").length(body.get("content", message.content) or "", 0, 2000)
        check_mentions(body.get("allowed_mentions") or {}, form.at("allowed_mentions"))
        embeds = form.at("embeds").items(body.get("embeds", message.embeds), 0, 10)
        check_embeds(embeds, form.at("embeds"))
        brought = bring(self._world, message, submission, form)
        components = message.components
        if "components" in body or turned:
            reader = Reader(brought.named, self._world.emojis, v2=bool(flags & COMPONENTS_V2))
            components = reader.message(body.get("components", message.components), form.at("components"))
        if flags & COMPONENTS_V2:
            self._check_legacy(message, body, form)
        form.check()
        if not (content or embeds or brought.all or components):
            raise ApiError(Refusal.EMPTY_MESSAGE)
        for attachment, data in brought.added:
            self._world.files.put(attachment.id, data)
        for attachment in message.attachments:
            if attachment not in brought.kept:
                self._world.drop(attachment)
        message.flags, message.content, message.components = flags, content, components
        message.attachments = brought.all
        redescribe(message, submission)
        message.embeds = [self._embed(embed, message) for embed in embeds]
        # Edit Message: who is mentioned is found anew when the content changes, or the components of a message made of
        # them, "with default allowances" unless the edit brings its own, whatever the message was sent with.
        if new or "content" in body or (message.v2 and "components" in body):
            words = words_of(content, components if message.v2 else ())
            people, everyone = mentioned(self._world, words, body.get("allowed_mentions"))
            granted = in_channel(self._world, message.author_id, self._world.channels[message.channel_id])
            message.mentions, message.mentions_everyone = people, everyone and Permission.MENTION_EVERYONE in granted

    def _flags(self, message: Message, wanted: int | None, new: bool) -> int:
        """The flags after a request: an edit sets and unsets SUPPRESS_EMBEDS, and sets IS_COMPONENTS_V2 for good."""
        if new or wanted is None:
            return message.flags & ~LOADING | int(wanted or 0) & SENDABLE
        return message.flags & ~SUPPRESS_EMBEDS | int(wanted) & EDITABLE

    def _check_legacy(self, message: Message, body: Json, form: Field) -> None:
        """Nothing but components stands beside IS_COMPONENTS_V2.

        Edit Message: what was used before must be reset by the edit that sets the flag, `content` and `poll` by null,
        `embeds` and `sticker_ids` by an empty array, or the answer is a 400.
        """
        wrong = [name for name in ("content", "embeds", "poll", "sticker_ids") if body.get(name)]
        if message.content and body.get("content", message.content) is not None:
            wrong.append("content")
        if message.embeds and body.get("embeds") != []:
            wrong.append("embeds")
        for name in dict.fromkeys(wrong):
            form.at(name).wrong(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )

    def _embed(self, embed: Json, message: Message) -> Json:
        files = {f"attachment://{one.filename}": one.id for one in message.attachments}
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
        if message.kind in LASTING:
            raise ApiError(Refusal.SYSTEM_MESSAGE)
        if channel.archived and channel.locked and Permission.MANAGE_THREADS not in granted:
            raise ApiError(Refusal.ARCHIVED_THREAD)
        self._world.delete(message)
