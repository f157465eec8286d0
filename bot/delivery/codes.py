"""Discord's codes for what it refuses, as far as they mean something of their own here.

From the page "Opcodes and Status Codes" of Discord's documentation, where nothing else is said. The status beside a
code varies (api-docs #1905: 400 and 403 for the same code), so a refusal is known by its code alone.
"""

from __future__ import annotations

import discord

UNKNOWN_CHANNEL = 10003
DM_CLOSED = (50007, 50278)
"""Somebody takes no messages from the bot, or is in no server with it any more."""
DM_TOO_FAST = 40003
"""Conversations are opened too fast; nothing is said about when it is over."""
QUARANTINED = 20026
"""The bot has been flagged as one that spams. Not on that page, but in api-docs #2669 with the words below."""
QUARANTINE = ("app-quarantine", "anti-spam system")
"""In what Discord says to such a bot, whatever the code: where its owner appeals, and why."""
OF_LETTERS = (*DM_CLOSED, DM_TOO_FAST, QUARANTINED)
"""Refusals of direct messages: they say nothing about all the rest."""
OLD_EDITS, BREATH = 30046, 6.0
"""Messages older than an hour may be edited three times in six seconds in a channel (discord-userdoccers #551); then it
takes as long, where Discord does not say itself."""
EXPLICIT = 20009
"""The content filter of a server or a person holds a picture back."""
MODERATED = (200000, 200001, 240000)
"""AutoMod or the filter of links holds a text back."""


def quarantined(problem: discord.HTTPException) -> bool:
    return problem.code == QUARANTINED or any(words in problem.text for words in QUARANTINE)
