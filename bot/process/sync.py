"""Telling Discord our commands, if it does not know exactly these already."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord

from bot.process.trouble import passing
from bot.store.protocol import Store
from bot.tasks import persistently, told

log = logging.getLogger(__name__)

PEOPLE, PRIVATE = 1, 2
"""Discord's numbers for an app that somebody has for themselves, and for conversations that the bot is not part of."""
SYNCED = "commands"
"""Under this name the store keeps the hash of the command list that Discord has."""


def worded(payload: dict[str, Any], people: bool) -> dict[str, Any]:
    """A command as Discord is told it: with contexts in place of `dm_permission`, which is deprecated.

    A command can be for people only where the application is, and private conversations are for those commands alone:
    interactions/application-commands, Installation Context and Interaction Contexts.
    """
    told_ = {key: value for key, value in payload.items() if key != "dm_permission"}
    if not people:
        told_["integration_types"] = [one for one in told_["integration_types"] if one != PEOPLE]
        told_["contexts"] = [one for one in told_["contexts"] if one != PRIVATE]
    return told_


async def tell_commands(
    tree: discord.app_commands.CommandTree[Any], store: Store, application: int | None, people: bool
) -> None:
    """Until Discord has taken them. A list that it refuses stays untold until the next start: what it has is served.

    `people`: the application can be installed by people for themselves.
    """
    translator = tree.translator
    assert translator is not None
    commands = tree.get_commands()
    payload = []
    for command in commands:
        payload.append(worded(await command.get_translated_payload(tree, translator), people))
        # None of it waits for anything, and some hundred milliseconds are long for whoever clicks meanwhile.
        await asyncio.sleep(0)
    text = json.dumps([application, payload], sort_keys=True, default=str)
    found = hashlib.sha256(text.encode()).hexdigest()
    if await store.meta(SYNCED) == found:
        return

    async def send() -> None:
        # `tree.sync` would word all commands in all locales once more.
        if application is None:
            raise discord.app_commands.MissingApplicationID
        await tree.client.http.bulk_upsert_global_commands(application, payload=payload)

    try:
        await persistently("Discord does not take the commands", send, passing)
    except (discord.HTTPException, discord.app_commands.AppCommandError) as refusal:
        log.error("Discord refuses the commands of this version; it offers those it has until the next start")
        log.error("it says: %s", told(refusal))
        return
    await store.set_meta(SYNCED, found)
    log.info("told Discord %s commands", len(commands))
