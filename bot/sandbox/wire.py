"""Requests taken apart and answers put together, byte for byte as Discord does it."""

import json
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, web

from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.submission import Submission, Upload

NOTHING = 204
KNOWN_TYPES = {"png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "txt": "text/plain"}


class Request:
    """One call of the client: the ids of its path, its query and what it submits."""

    def __init__(self, names: dict[str, str], query: dict[str, str], submission: Submission) -> None:
        self.names = names
        self.query = query
        self.submission = submission

    @property
    def body(self) -> Json:
        return self.submission.body

    def id(self, name: str) -> int:
        text = self.names[name]
        if not text.isdigit():
            form = Field()
            form.at(name).wrong("NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
            form.check()
        return int(text)


def respond(status: int, body: object, headers: dict[str, str]) -> web.Response:
    # discord.py compares the content type as a whole: a charset in it turns every answer into a string.
    if status == NOTHING:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers)


async def read(request: web.Request) -> Submission:
    """The body of a request: JSON, or a form with a `payload_json` and files; a list stands under `list`."""
    if not request.can_read_body:
        return Submission({})
    if not request.content_type.startswith("multipart/"):
        return Submission(parse(await request.text()))
    body: Json = {}
    uploads: dict[int, Upload] = {}
    parts = await request.multipart()
    while (part := await parts.next()) is not None:
        if isinstance(part, MultipartReader):
            raise ApiError(Refusal.INVALID_JSON)
        name = part.name or ""
        if name == "payload_json":
            body = parse(await part.text())
        elif name.startswith("files["):
            uploads[int(name[6:-1])] = await upload(part)
    return Submission(body, uploads)


async def upload(part: BodyPartReader) -> Upload:
    kind = part.headers.get("Content-Type", "application/octet-stream")
    return Upload(part.filename or "file", guess(part.filename or "", kind), bytes(await part.read()))


def guess(filename: str, kind: str) -> str:
    return KNOWN_TYPES.get(filename.rpartition(".")[2].lower(), kind)


def loaded(text: str) -> Any:
    """What JSON says; raises `ValueError` for what is none, brackets without end included."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def parse(text: str) -> Json:
    try:
        value = loaded(text or "{}")
    except ValueError:
        raise ApiError(Refusal.INVALID_JSON) from None
    if isinstance(value, list):
        return {"list": value}
    if not isinstance(value, dict):
        raise ApiError(Refusal.INVALID_JSON)
    return value
