"""What is sent: components, bodies of messages, and pictures without meaning."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Any

from PIL import Image, ImageDraw

from bot.rehearsal.journal import Json
from bot.rehearsal.line import Picture

V2 = 1 << 15
SILENT = 1 << 12
EPHEMERAL = 1 << 6
WIDTH, HEIGHT = 640, 400
NOBODY: Json = {"parse": []}
"""Allowed mentions: none."""


def text(words: str) -> Json:
    return {"type": 10, "content": words}


def gallery(address: str) -> Json:
    """One picture: a name of a file, or an address elsewhere."""
    url = address if "://" in address else f"attachment://{address}"
    return {"type": 12, "items": [{"media": {"url": url}, "description": "picture"}]}


def row(*buttons: Json) -> Json:
    return {"type": 1, "components": list(buttons)}


def button(label: str, custom_id: str) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def board(*components: Json, **more: Any) -> Json:
    """The body of a message made of components."""
    return {"flags": V2, "components": list(components), "allowed_mentions": NOBODY, **more}


def only(*users: str) -> Json:
    return {"parse": [], "users": list(users)}


def kept(*pictures: tuple[str, str]) -> list[Json]:
    """Entries of `attachments` for what stays: id and name of each."""
    return [{"id": number, "filename": name} for number, name in pictures]


def fresh(*files: Picture) -> list[Json]:
    """Entries of `attachments` for what comes along."""
    return [{"id": n, "filename": file.name} for n, file in enumerate(files)]


def picture(name: str = "board.png", width: int = WIDTH, height: int = HEIGHT) -> Picture:
    return Picture(name, _drawn(width, height), width, height)


@cache
def _drawn(width: int, height: int) -> bytes:
    image = Image.new("RGB", (width, height), "#f2ead8")
    pen = ImageDraw.Draw(image)
    pen.rectangle((8, 8, width - 9, height - 9), outline="#2b4a3f", width=4)
    pen.line((8, height - 9, width - 9, 8), fill="#2b4a3f", width=4)
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def pictures_of(message: Any) -> list[Json]:
    """The media items of a message's galleries, in their order."""
    found: list[Json] = []
    for component in (message.get("components") or []) if isinstance(message, dict) else []:
        found += [item.get("media") or {} for item in component.get("items") or []]
        found += pictures_of(component)
    return found


def attachment_of(message: Any) -> str:
    """The id of its first picture; "" if Discord tells none."""
    media: Sequence[Json] = pictures_of(message)
    return str(media[0].get("attachment_id") or "") if media else ""
