"""What states of older versions become."""

from __future__ import annotations

from typing import Any

from rules import codec
from rules.copies import replace
from rules.cube_express import centre, sides
from rules.cube_express.state import CENTRE, SIDE, State


def upgrade(version: int, data: Any) -> Any:
    """Version 1 also asked about centres and tiles that could not be used: such a question is over."""
    return codec.plain(_closed(codec.revive(State, data))) if version == 1 else data


def _closed(s: State) -> State:
    public = s.public
    if public.phase == CENTRE and not centre.usable(public):
        return replace(s, public=centre.trains_off(public))
    if public.phase == SIDE and not sides.usable(public, public.entered):
        return replace(s, public=sides.skipped(public))
    return s
