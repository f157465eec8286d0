"""Who waits for an answer longer than usual is told that it will come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.controls.hearing import promised
from bot.talk.answers import LOST, note, privately
from bot.texts import spoken, texts

log = logging.getLogger(__name__)

LONG = 5.0
"""Seconds after which somebody is told."""


async def reassure(
    interaction: discord.Interaction[Any], hindered: Callable[[], float], work: asyncio.Task[Any]
) -> None:
    """Say "still at it" once if the work is held up by somebody else's lock. The answer later takes its place."""
    while True:
        await asyncio.wait({work}, timeout=LONG)
        if work.done():
            return
        if hindered() >= LONG and interaction.response.is_done():
            break
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        promised(interaction, begun=True)
    try:
        await privately(interaction, note(texts(spoken(interaction.locale))("still-at-it")))
    except (discord.HTTPException, *LOST) as problem:
        log.info("interaction %s could not be reassured: %s", interaction.id, problem)
