"""Files of messages: which stay, which are new, and what `attachment://` means in one request."""

import io
import re
from dataclasses import dataclass, field

from PIL import Image, UnidentifiedImageError

from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Attachment, Message
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.submission import Submission, Upload
from bot.sandbox.world import World

FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
MOST_FILES = 10
SCHEME = "attachment://"


@dataclass(slots=True)
class Brought:
    """What a request makes of a message's files.

    `named` gives the attachment an `attachment://` address of this request means.
    """

    kept: list[Attachment]
    added: list[tuple[Attachment, bytes]] = field(default_factory=list)
    named: dict[str, int] = field(default_factory=dict)

    @property
    def all(self) -> list[Attachment]:
        return [*self.kept, *(attachment for attachment, _ in self.added)]


def bring(world: World, message: Message, submission: Submission, form: Field) -> Brought:
    """Which attachments of the message stay, the new ones with their bytes, and what they are called.

    Reference, "Editing Message Attachments": with an `attachments` array, only the files it lists are in the message
    afterwards, kept or new; without one, everything stays and the new files are appended (Edit Message).
    An address `attachment://name` finds only what this request uploads or lists with id and filename: two bots met
    that independently (k8thekat/Kuma_Kuma NOTES.md; logi, pull request 158, "Sending only ID caused UNFURLED_…;
    retains both ID and filename").
    """
    uploads = submission.uploads
    sizes = [len(upload.data) for upload in uploads.values()]
    if any(size > FILE_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise ApiError(Refusal.TOO_LARGE)
    listed = submission.body.get("attachments")
    if listed is None:
        brought = Brought(list(message.attachments), [_attach(world, one, {}) for _, one in sorted(uploads.items())])
    else:
        brought = _listed(world, message, uploads, form.at("attachments").items(listed, 0, MOST_FILES), form)
    brought.named |= {SCHEME + one.filename: one.id for one, _ in brought.added}
    if len(brought.all) > MOST_FILES:
        form.at("attachments").wrong("BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    return brought


def _listed(world: World, message: Message, uploads: dict[int, Upload], entries: list[Json], form: Field) -> Brought:
    own = {attachment.id: attachment for attachment in message.attachments}
    brought = Brought([])
    for n, entry in enumerate(entries):
        place = form.at("attachments", n)
        number = int(entry.get("id", -1))
        if entry.get("description") is not None:
            place.at("description").length(entry["description"], 0, 1024)
        if number in own:
            kept = own[number]
            brought.kept.append(kept)
            if entry.get("filename") == kept.filename:
                brought.named[SCHEME + kept.filename] = kept.id
        elif number in uploads:
            brought.added.append(_attach(world, uploads[number], entry))
        else:
            place.at("id").wrong("ATTACHMENT_NOT_FOUND", f"No attachment or file with the id {number}")
    return brought


def redescribe(message: Message, submission: Submission) -> None:
    """Give kept attachments the descriptions the request brings for them."""
    own = {attachment.id: attachment for attachment in message.attachments}
    for entry in submission.body.get("attachments") or ():
        kept = own.get(int(entry.get("id", -1)))
        if kept is not None and "description" in entry:
            kept.description = entry["description"]


def _attach(world: World, upload: Upload, entry: Json) -> tuple[Attachment, bytes]:
    name = re.sub(r"\s", "_", str(entry.get("filename") or upload.filename))
    width, height = picture_size(upload.data)
    kind, about = upload.content_type, entry.get("description")
    made = Attachment(world.snowflakes.next(), name, len(upload.data), kind, about, width, height)
    return made, upload.data


def picture_size(data: bytes) -> tuple[int, int] | tuple[None, None]:
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None, None


def shown(message: Message) -> set[int]:
    """The attachments that stand in a component or embed.

    Message Object: `attachments` are "any attached files that are not referenced in embeds or components"
    (so intended: discord-api-docs #8277).
    """
    media: list[Json] = []
    for component in walk(message.components):
        media += [item["media"] for item in component.get("items", ())]
        if "media" in component:
            media.append(component["media"])
        if component["type"] == Type.FILE:
            media.append(component["file"])
    for embed in message.embeds:
        media += [embed[place] for place in ("image", "thumbnail") if embed.get(place)]
    return {int(one["attachment_id"]) for one in media if "attachment_id" in one}
