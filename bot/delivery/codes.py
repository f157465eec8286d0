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
OLD_EDITS = 30046
"""Messages older than an hour are edited too often."""
OLD_EDITS_WAIT = 6.0
"""Seconds after which one more such edit is taken, where Discord names none: three in six seconds a channel
(discord-userdoccers #551)."""
EXPLICIT = 20009
"""The content filter of a server or a person holds a picture back."""
MODERATED = (200000, 200001, 240000)
"""AutoMod or the filter of links holds a text back."""
FAULTS = (0, 40005, 50006, 50035, 50046, 50109)
"""No code, too large, empty, wrong in its form, with a wrong file, no JSON: neither place nor person is at fault."""


def quarantined(problem: discord.HTTPException) -> bool:
    return problem.code == QUARANTINED or any(words in problem.text for words in QUARANTINE)
