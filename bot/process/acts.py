"""What people do, as the gateway tells it: what Discord may leave out is filled in before the library reads it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord.http import Route

from bot.talk.answers import LOST
from bot.tasks import told
from bot.texts import FALLBACK, spoken, texts

log = logging.getLogger(__name__)

Payload = Mapping[str, Any]
AUTOCOMPLETE = discord.InteractionType.autocomplete.value
PING = discord.InteractionType.ping.value
COMPONENT = discord.InteractionType.component.value
TYPES: Mapping[str, type] = {
    "id": str, "application_id": str, "type": int, "data": dict, "guild": dict, "guild_id": str, "channel": dict,
    "channel_id": str, "member": dict, "user": dict, "token": str, "version": int, "message": dict,
    "app_permissions": str, "locale": str, "guild_locale": str, "entitlements": list,
    "authorizing_integration_owners": dict, "context": int, "attachment_size_limit": int,
}  # fmt: skip
"""What an interaction holds: https://docs.discord.com/developers/interactions/receiving-and-responding."""
DEFAULTS: Payload = {
    "version": 1,
    "entitlements": [],
    "authorizing_integration_owners": {},
    "app_permissions": "0",
    "attachment_size_limit": discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES,
}
"""What the library demands and nobody here needs."""
NULL_MEANS = "edited_timestamp"
"""The field of a message that is null as long as nothing has happened to it, and that the library demands."""
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
MESSAGE, CHOICES, PRIVATE = 4, 8, 1 << 6
"""Kinds of answers to an interaction, and the flag of a message for one person alone."""


class Unreadable(ValueError):
    """Nobody can tell from it who has done what, or whom to answer."""


def mended(payload: Payload) -> Payload:
    """An interaction with everything the library demands. What is null or of another type counts as left out."""
    whole = {**DEFAULTS, **{name: value for name, value in payload.items() if _fits(name, value)}}
    kind = whole.get("type")
    if kind != PING and ("data" not in whole or (kind == COMPONENT and "message" not in whole)):
        raise Unreadable("it does not say what was done")
    if not {"id", "token", "type"} <= whole.keys():
        raise Unreadable("it does not say whom to answer")
    if "message" in whole:
        message = whole["message"].items()
        whole["message"] = {NULL_MEANS: None, **{name: value for name, value in message if value is not None}}
    if "channel" not in whole and "channel_id" in whole:
        whole["channel"] = {"id": whole["channel_id"]}
    member = whole.get("member", {}).get("user")
    if "guild_id" not in whole and isinstance(member, dict):
        whole.setdefault("user", member)
    if not isinstance(member if "guild_id" in whole else whole.get("user"), dict):
        raise Unreadable("it does not say who has done it")
    return whole


def _fits(name: str, value: object) -> bool:
    return value is not None and isinstance(value, TYPES.get(name, object))


async def answer(client: discord.Client, payload: Payload, chosen: Callable[[int], Awaitable[str | None]]) -> None:
    """Tell whoever has done what cannot be read that nobody could, if their address can be read. Never raises.

    `chosen`: the language that somebody has chosen.
    """
    number, token = payload.get("id"), payload.get("token")
    if not isinstance(number, str) or not number.isdecimal() or not isinstance(token, str) or not token:
        return
    try:
        language = await _language(payload, chosen)
        said: dict[str, Any] = {"type": MESSAGE, "data": {"content": texts(language)("unreadable"), "flags": PRIVATE}}
        if payload.get("type") == AUTOCOMPLETE:
            said = {"type": CHOICES, "data": {"choices": []}}
        await client.http.request(
            Route("POST", CALLBACK, interaction_id=int(number), interaction_token=token), json=said
        )
    except (discord.HTTPException, OSError, *LOST) as problem:
        log.info("interaction %s, which cannot be read, could not be answered: %s", number, told(problem))


async def _language(payload: Payload, chosen: Callable[[int], Awaitable[str | None]]) -> str:
    locale, member = payload.get("locale"), payload.get("member")
    spoke = spoken(locale) if isinstance(locale, str) else FALLBACK
    for user in (member.get("user") if isinstance(member, dict) else None, payload.get("user")):
        number = user.get("id") if isinstance(user, dict) else None
        if isinstance(number, str) and number.isdecimal():
            try:
                return await chosen(int(number)) or spoke
            except Exception:
                log.exception("the language of somebody cannot be read")
    return spoke
