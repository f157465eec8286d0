"""What Discord answers: only what this house needs of it is read, for what was asked for is done by then.

The library makes a message of every answer to a post or an edit, and fails on a field of another shape. The message
stands there all the same: to take that for a failure would send it again and again, and then give it up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.components import _component_factory
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Answer = Any
"""What stood in an answer. Any: nobody knows before it has been read."""

NEEDED: Mapping[str, type] = {
    "id": str, "channel_id": str, "guild_id": str, "type": int, "content": str, "flags": int,
}  # fmt: skip
"""Of a message, besides what has a reading of its own below."""
DEFAULTS: Mapping[str, Answer] = {"type": 0, "content": "", "embeds": [], "edited_timestamp": None}
"""What the library demands."""
USER: Mapping[str, Answer] = {"id": "0", "username": "", "discriminator": "0", "avatar": None}
FILE: Mapping[str, Answer] = {"size": 0, "url": "", "proxy_url": ""}
CALLBACK, WRITES = "/callback", ("POST", "PATCH")
NOWHERE = {"id": "0", "channel_id": "0"}
COMPONENTS_V2, ROW = 1 << 15, 1


class Replies(AsyncWebhookAdapter):
    """Asks about what people have done; its answers can be read."""

    async def request(self, route: Route, *args: Any, **options: Any) -> Answer:
        found = parsed(await super().request(route, *args, **options))
        if route.path.endswith(CALLBACK):
            return acknowledged(found)
        # Nobody asks for the number of an answer that has just been written.
        return message(found if isinstance(found, dict) else {}) if route.method in WRITES else readable(found)


def see_to(http: HTTPClient) -> None:
    """From now on all that is answered to this client can be read."""
    ask: Callable[..., Any] = http.request

    async def request(route: Route, **options: Any) -> Answer:
        return readable(parsed(await ask(route, **options)))

    # The library has no other place between an answer and the message that it makes of it.
    http.request = request  # type: ignore[method-assign]
    async_context.set(Replies())  # type: ignore[no-untyped-call]


def parsed(answer: Answer) -> Answer:
    """The library takes JSON for text when its alphabet is named: `application/json; charset=utf-8`."""
    if isinstance(answer, str) and answer[:1] in ("{", "["):
        with suppress(ValueError):
            return json.loads(answer)
    return answer


def acknowledged(answer: Answer) -> Answer:
    """What is said of an acknowledgement; nobody here needs it."""
    told = answer.get("interaction") if isinstance(answer, dict) else None
    number = told.get("id") if isinstance(told, dict) else None
    return {"interaction": {"id": number if _is_number(number) else "0"}}


def readable(answer: Answer) -> Answer:
    """The same with every message in it as the library can read it."""
    if isinstance(answer, list):
        return [readable(one) for one in answer]
    if not isinstance(answer, dict):
        return answer
    if _is_number(answer.get("id")) and _is_number(answer.get("channel_id")):
        return message(answer)
    if isinstance(answer.get("message"), dict):
        # A post in a forum comes with its thread.
        return answer | {"message": readable(answer["message"])}
    return answer


def message(told: Mapping[str, Answer]) -> dict[str, Answer]:
    """A message with what is needed of it. Without `components`: what it shows cannot be read."""
    found = {
        **NOWHERE,
        **DEFAULTS,
        **{name: told[name] for name, kind in NEEDED.items() if isinstance(told.get(name), kind)},
    }
    found |= {name: NOWHERE[name] for name in NOWHERE if not _is_number(found[name])}
    found["author"] = user(told.get("author"))
    found["mentions"] = [user(one) for one in _list(told, "mentions") if user(one) != USER]
    files = [{**FILE, **one} for one in _list(told, "attachments")]
    found["attachments"] = [one for one in files if _reads(_attachment, one)]
    components = told.get("components")
    if components is None and not found.get("flags", COMPONENTS_V2) & COMPONENTS_V2:
        components = []
    if isinstance(components, list) and all(_reads(_component_factory, one) for one in components):
        found["components"] = components
        if any(one["type"] != ROW for one in components):
            found.setdefault("flags", COMPONENTS_V2)
    about = told.get("message_reference")
    if isinstance(about, dict) and _is_number(about.get("channel_id")):
        found["message_reference"] = about
    return found


def user(told: Answer) -> dict[str, Answer]:
    """Somebody by number and name; what else is told of them matters to nobody."""
    given = told if isinstance(told, dict) else {}
    fits = {name: given[name] for name in ("username", "discriminator") if isinstance(given.get(name), str)}
    return {**USER, **fits, "id": given["id"]} if _is_number(given.get("id")) else {**USER}


def _list(told: Mapping[str, Answer], name: str) -> list[dict[str, Answer]]:
    given = told.get(name)
    return [one for one in given if isinstance(one, dict)] if isinstance(given, list) else []


def _attachment(told: Answer) -> object:
    return int(told["id"]) and discord.Attachment(data=told, state=None)  # type: ignore[arg-type]


def _reads(read: Callable[[Answer], object], told: Answer) -> bool:
    try:
        return read(told) is not None
    except Exception:  # noqa: BLE001 - whatever it trips over, it cannot be read
        return False


def _is_number(told: Answer) -> bool:
    return isinstance(told, str) and told.isdecimal()
