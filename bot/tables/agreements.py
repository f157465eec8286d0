"""What can be proposed at a table: each kind with who is asked and what comes of it."""

from __future__ import annotations

from bot.tables.proposals import Kind

KINDS: dict[str, Kind] = {}
"""By the names under which proposals are kept."""
