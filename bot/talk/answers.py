"""Answering an interaction: acknowledge first, then show; a lost connection on the way is no reason to give up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui

from bot.controls.hearing import Click, promised
from bot.delivery.messages import fill
from bot.delivery.picture import Picture
from bot.delivery.threads import awake

T = TypeVar("T")
ACKNOWLEDGED = 40060
LOST = (aiohttp.ClientError, ConnectionError, discord.DiscordServerError)
"""What the library does not try again; the request may have arrived all the same."""
OURS = "acknowledged"
"""Under this name an interaction keeps that an attempt of ours has acknowledged it, although nobody told us so."""
LATER = 429
"""The library waits as Discord asks; an address that is refused as a whole, or by something in between, it does not."""
PAUSES = (0.1, 0.5, 2.0)


async def answering(click: Click) -> None:
    """Acknowledge with a private answer to come."""
    promised(click)
    await _acknowledged(click, lambda: click.response.defer(ephemeral=True, thinking=True))


async def publicly(click: Click) -> None:
    """Acknowledge with an answer to come that everybody sees."""
    promised(click)
    await _acknowledged(click, lambda: click.response.defer(thinking=True))


async def changing(click: Click) -> None:
    """Acknowledge with a change of the clicked message to come."""
    await _acknowledged(click, click.response.defer)


async def _acknowledged(click: Click, defer: Callable[[], Awaitable[Any]]) -> None:
    attempts = 0

    async def attempt() -> None:
        nonlocal attempts
        attempts += 1
        await defer()

    try:
        await _again(attempt, (0.0, *PAUSES[:2]))
    except discord.HTTPException as problem:
        # By an attempt whose answer was lost, or by a program that died before it did anything.
        if problem.code != ACKNOWLEDGED:
            raise
        click.extras[OURS] = attempts > 1


async def show(click: Click, view: ui.LayoutView, shown: tuple[Picture, ...] = ()) -> None:
    """Fill the acknowledged answer, or put this in place of the clicked message."""

    async def send() -> None:
        await fill(click, view, [picture.file() for picture in shown])

    await _again(lambda: awake(click.client, click.channel_id or 0, send))


async def meanwhile(click: Click, view: ui.LayoutView) -> None:
    """Show in place of the answer that it is on its way."""
    promised(click, begun=True)
    await show(click, view)


async def privately(click: Click, view: ui.LayoutView) -> None:
    """Say something for this person's eyes only, whatever has been answered before."""
    response = click.response
    if not response.is_done():
        try:
            await response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as problem:
            if problem.code != ACKNOWLEDGED:
                raise
            if click.extras.get(OURS):
                await click.followup.send(view=view, ephemeral=True)
            elif (await click.original_response()).flags.loading:
                # By a program that has died since; where it has answered there is nothing to add.
                await show(click, view)
    elif response.type is discord.InteractionResponseType.deferred_channel_message:
        await show(click, view)
    else:
        await click.followup.send(view=view, ephemeral=True)


async def _again(send: Callable[[], Awaitable[T]], pauses: Sequence[float] = PAUSES) -> T:
    """Repeat what may be repeated without harm."""
    for pause in pauses:
        try:
            return await send()
        except LOST:
            pass
        except discord.HTTPException as problem:
            if problem.status != LATER:
                raise
        await asyncio.sleep(pause)
    return await send()


def note(text: str) -> ui.LayoutView:
    """A message of text alone."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view
