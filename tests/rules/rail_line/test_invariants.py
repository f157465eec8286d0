"""INV-4 and INV-8: what may only grow or shrink in the course of a game."""

from __future__ import annotations

import pytest

from rules import battery
from rules.rail_line.rules import RULES


@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_trains_boxes_and_cards_only_go_forward(case):
    """INV-4 (trains), INV-5 (boxes), INV-7 (one extra action a turn, one box a game), INV-8 (cards), INV-9 (length)."""
    for seed in range(8):
        before, extras, cards, boxes = None, {}, {}, {}
        for now, _, _, chosen in battery.walk(case, seed):
            public = now.state.public
            if chosen.tag.startswith("extra"):
                extras[public.turn] = extras.get(public.turn, 0) + 1
            if chosen.tag == "extra box":
                boxes[public.active] = boxes.get(public.active, 0) + 1
            if chosen.tag in ("play", "extra play"):
                cards[public.turn] = cards.get(public.turn, 0) + 1
            if before is not None:
                for old, new in zip(before.players, public.players, strict=True):
                    assert (new.local, new.express) >= (old.local, old.express)
                    assert new.express >= old.express
                    assert all(a <= b for a, b in zip(old.marks, new.marks, strict=True))
                    assert new.gained >= old.gained
                    assert new.spent >= old.spent
                assert 0 <= len(public.line) - len(before.line) <= 1
                assert before.side == "" or len(public.display) in (len(before.display), len(before.display) - 1)
            before = public
        assert set(extras.values()) == {1}, "one extra action a turn, counting a pass"
        assert set(boxes.values()) <= {1}, "the box action once a game"
        turns = now.state.public.turn - case[1]
        assert turns <= 24
        assert turns % case[1] == 0, "everybody has the same number of turns"
        played = [cards.get(turn, 0) for turn in range(1, turns + 1)]
        full = next((at for at in range(turns) if sum(played[: at + 1]) == 24), turns - 1)
        assert set(played[: full + 1]) <= {1, 2}
        assert sum(played[full + 1 :]) == 0
