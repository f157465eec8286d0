"""Somebody who plays alone against stand-ins: nobody else has to wait, and nobody else is told."""

from __future__ import annotations

from bot.store.table import RUNNING, Table


def alone(table: Table) -> bool:
    """Does one person play, for themselves, against stand-ins that keep no seat for anybody?"""
    if table.phase != RUNNING or table.rated or table.cup or len(table.people) != 1:
        return False
    return all(info.user is not None or info.former is None for info in table.seats)
