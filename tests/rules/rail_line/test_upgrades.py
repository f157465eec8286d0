"""States that version 1 has kept are those that its log leads to today."""

from __future__ import annotations

from dataclasses import replace

from rules import ages, codec
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, PLAY, State
from tests.rules.rail_line.positions import play, position

SHOWN = ("B06", "B02", "B03", "B04")


def kept_by_version_1(s: State) -> State:
    """Written as version 0.1 did, and read today."""
    return ages.read(RULES, 1, codec.text(codec.row(s)))


def in_phase(s: State, phase: str) -> State:
    return replace(s, public=replace(s.public, phase=phase))


def test_the_extra_action_is_due_where_only_the_others_trains_are_at_work():
    """RU-27: version 1 had the phase of the card go on until all trains rested."""
    s = play(position(3, tracks=(2, 1, 3), hands={0: ()}, active=1, display=SHOWN), "1 play B06")
    assert s.public.phase == EXTRA and s.public.players[0].tasks and not s.public.players[1].tasks
    assert kept_by_version_1(in_phase(s, PLAY)) == s


def test_where_a_card_is_to_be_laid_or_one_s_own_trains_are_at_work_nothing_changes():
    begun = position(3, tracks=(2, 1, 3), active=1, display=SHOWN)
    busy = play(position(3, tracks=(1, 2, 3), active=0, display=SHOWN, hands={0: ()}), "0 play B06")
    own = replace(busy, public=replace(busy.public, phase=PLAY, active=1))
    assert own.public.players[1].tasks, "the position is one where the active player is busy"
    for s in (begun, own):
        assert kept_by_version_1(s) == s
