"""The application's own emojis (Emoji page, "Application-Owned Emoji"): up to 2,000, for this app alone."""

import base64
import binascii
import io
import re

from PIL import Image, UnidentifiedImageError

from bot.sandbox.entities import Emoji
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.payloads import user_json
from bot.sandbox.world import World

MOST = 2_000
LARGEST = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA = re.compile(r"data:(image/(?:jpeg|png|gif|webp|avif));base64,(.*)", re.DOTALL)


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_json(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.animated,
        "available": True,
    }


def find(world: World, number: int) -> Emoji:
    if number not in world.emojis:
        raise ApiError(Refusal.UNKNOWN_EMOJI)
    return world.emojis[number]


def create(world: World, body: Json) -> Emoji:
    form = Field()
    name = _name(world, body.get("name"), form.at("name"))
    match = DATA.fullmatch(str(body.get("image") or ""))
    kind, picture = (match[1], _decoded(match[2])) if match else ("", b"")
    animated = _animated(picture, form.at("image"))
    form.check()
    if len(picture) > LARGEST:
        raise ApiError(Refusal.EMOJI_TOO_LARGE)
    if len(world.emojis) >= MOST:
        raise ApiError(Refusal.TOO_MANY_EMOJIS)
    return world.add_emoji(name, kind, picture, animated)


def rename(world: World, emoji: Emoji, body: Json) -> Emoji:
    form = Field()
    name = _name(world, body.get("name"), form.at("name"), emoji)
    form.check()
    world.rename_emoji(emoji, name)
    return emoji


def _name(world: World, value: object, at: Field, own: Emoji | None = None) -> str:
    name = at.length(value, 2, 32)
    if name and NAME.fullmatch(name) is None:
        at.wrong("STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one.name == name for one in world.emojis.values() if one is not own):
        at.wrong("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
    return name


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        return b""


def _animated(picture: bytes, at: Field) -> bool:
    try:
        with Image.open(io.BytesIO(picture)) as image:
            return bool(getattr(image, "is_animated", False))
    except (UnidentifiedImageError, OSError):
        at.wrong("IMAGE_INVALID", "Invalid image")
        return False
