"""Is a kept table what its log says? Every move judged again, every digest compared."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.match import Stored
from bot.store.table import FINISHED, RUNNING
from bot.tables.progress import header_of, revived
from bot.tables.tenures import conceded
from rules.match import Diverged, replay


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a table differs from its log."""

    entry: int
    """The first entry of the log that does not fit; 0: the table itself."""
    why: str


def fault(stored: Stored) -> Fault | None:
    """The first thing that is wrong with a table; None: it is sound."""
    table = revived(stored)
    if table.trouble:
        return Fault(0, table.trouble)
    if stored.match is None or table.match is None:
        return None
    rules, log = table.rules, stored.log
    for n, entry in enumerate(log, 1):
        if entry.n != n:
            return Fault(n, "the entry is missing")
    header = header_of(table, stored.match)
    try:
        # Digests are those of the rules that made them: an upgrade may have changed the form of the state.
        again = replay(rules, header, log, hashed=header.version == rules.version)
    except Diverged as differs:
        return Fault(differs.n, differs.why)
    for made, kept in zip(again.log, log, strict=True):
        if made.sealed and not kept.sealed:
            return Fault(kept.n, "chance or hidden information comes out here, and the log says none does")
    if again.state != table.match.state:
        return Fault(len(log), "the log leads to another state than the one that is kept")
    over = rules.outcome(table.match.state) is not None or (table.phase == FINISHED and bool(conceded(table)))
    if over != (table.phase == FINISHED) and table.phase in (RUNNING, FINISHED):
        return Fault(len(log), f"the game is {'over' if over else 'not over'}, the table is {table.phase}")
    return None
