"""Why a moderator does something: written once, shown below what is to be confirmed, and read again from there."""

from __future__ import annotations

import re

from discord import ui

from bot.controls.hearing import Click
from bot.texts import cleaned
from render.wording import cut

LONG = 200
"""Characters of a reason."""
QUOTE = "> "
_MENTION = re.compile(r"<@[!&]?\d+>|\d{15,}")
"""A reason names nobody by an id: it stays when that person's data are deleted."""


def reason_of(text: str | None) -> str:
    """What somebody has written, in one line."""
    return cut(cleaned(_MENTION.sub("@…", text or "")).strip(), LONG)


def quoted(reason: str) -> str:
    """The line that carries a reason through a confirmation, also through a restart."""
    return f"{QUOTE}{reason}" if reason else ""


def read(click: Click) -> str:
    """The reason in the message whose button was pressed: only the house writes there."""
    if click.message is None:
        return ""
    for item in ui.LayoutView.from_message(click.message, timeout=None).walk_children():
        if isinstance(item, ui.TextDisplay):
            for line in item.content.splitlines():
                if line.startswith(QUOTE):
                    return reason_of(line.removeprefix(QUOTE))
    return ""
