"""What a person is told when something does not work: privately, in their language; and what the log keeps."""

from __future__ import annotations

import logging
import secrets

import discord
from discord import app_commands

from bot.controls.hearing import Click
from bot.store.failure import Unreachable
from bot.tables.refusals import Refused
from bot.talk.answers import LATER, LOST, note, privately
from bot.texts import texts
from rules.core import IllegalMove, Phrase, phrase

log = logging.getLogger(__name__)
GONE = (10062, 10015, 50027, 10008)
"""Discord no longer listens to this interaction: unknown, its token has ended, or its answer was dismissed."""

LEFT = (RuntimeError,)
"""What is raised by connections that were closed because the bot stops."""


def reason(error: BaseException) -> Phrase | None:
    """Why something was refused; None for what nobody expected."""
    cause: BaseException | None = error
    while cause is not None:
        match cause:
            case Refused(why=why) | IllegalMove(why=why):
                return why
            case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
                return phrase("changed-command")
            case app_commands.NoPrivateMessage():
                return phrase("only-in-servers")
            case app_commands.TransformerError() | app_commands.CheckFailure():
                return phrase("not-understood")
            case discord.Forbidden():
                return phrase("missing-permission")
            case Unreachable():
                return phrase("data-away")
            case discord.HTTPException(status=status) if status == LATER:
                return phrase("discord-busy")
        cause = cause.__cause__
    return None


async def answer(interaction: Click, error: BaseException, language: str) -> None:
    """The one place where a failed wish is answered. Never raises."""
    game = interaction.extras.get("game")
    words = texts(language, game if isinstance(game, str) else None)
    why = reason(error)
    if why is None:
        if isinstance(error, discord.NotFound) and error.code in GONE:
            log.info("interaction %s is no longer open: %s", interaction.id, error.code)
            return
        reference = secrets.token_hex(3).upper()
        log.error("%s: interaction %s failed", reference, interaction.id, exc_info=error)
        why = phrase("something-broke", reference=reference)
    try:
        await privately(interaction, note(words.say(why)))
    except (discord.HTTPException, *LOST, *LEFT) as problem:
        log.info("interaction %s could not be answered: %s", interaction.id, problem)
