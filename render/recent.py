"""What has happened since the previous picture: the marks of the last move."""

from __future__ import annotations

from render.pictures import Setting
from rules.core import Seat


def fresh(setting: Setting, *keys: str, seat: Seat | None = None) -> tuple[dict[str, str | int], ...]:
    """The data of recent events of some kinds, in order; of one seat, if one is given."""
    found = (dict(event.data) for event in setting.recent if event.key in keys)
    return tuple(data for data in found if seat is None or data.get("seat") == seat)
