"""Buttons of a time that is gone: the data went back to an earlier moment, and what they say was never so."""

from __future__ import annotations

from bot.controls.hearing import Click
from bot.controls.ids import Id
from bot.store.table import Table
from bot.tables.refusals import refused
from bot.tables.writer import Tables

PRESSED = "pressed"
"""Under this name an interaction keeps the button or menu that led to it, until it is answered with the present."""
UNDONE, NEVER, ASKED = "past-undone", "past-never", "past-asked"
"""Keys of answers: the table has gone back; what the button belongs to was opened later; so was its question asked."""


async def of_now(click: Click, tables: Tables, table: Table) -> None:
    """Refuse what was pressed if it shows a table, or the cup of an anchor, as it is not known to have been."""
    pressed = click.extras.get(PRESSED)
    if not isinstance(pressed, Id) or pressed.table != abs(table.id) or click.message is None:
        return
    posted = int(click.message.created_at.timestamp())
    if await tables.undone(table, pressed.revision, posted, click.message.id):
        raise refused(UNDONE)


def asked_now(tables: Tables, what: Id) -> None:
    """Refuse the answer to a question that was asked before the data went back: it may be about something else now."""
    if what.revision != tables.epoch:
        raise refused(ASKED)


async def never(tables: Tables, what: Id) -> bool:
    """Is the table or cup of a button one of a time that is gone?"""
    if not tables.epoch or not what.table:
        return False
    if what.action.startswith("cup"):
        return await tables.store.cup(what.table) is None
    return await tables.store.revision(what.table) is None
