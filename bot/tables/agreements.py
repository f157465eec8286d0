"""What can be proposed at a table: each kind with who is asked and what comes of it."""

from __future__ import annotations

from bot.tables import rewinds
from bot.tables.proposals import Kind

KINDS: dict[str, Kind] = {
    rewinds.REWIND: Kind(rewinds.agreed, refusal=rewinds.put_off, about=rewinds.about),
}
"""By the names under which proposals are kept."""
