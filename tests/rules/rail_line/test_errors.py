"""SPEC.md section 5.8: each refusal, and the order in which reasons are given; a refused move changes nothing."""

from __future__ import annotations

import re

import pytest

from rules import core, match
from rules.battery import Case, walk
from rules.rail_line.components import CARDS
from rules.rail_line.moves import Local, Substitute
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, SIDE, TRACK, Move
from tests.rules.rail_line.positions import EX6, offered, play, position, refusal, with_player


def choosing():
    """A three-player position in which seat 0 may substitute and seat 1 is active."""
    s = position(3, tracks=(2, 1, 3), active=1, display=("B06", "B02", "B03", "B04"))
    return play(s, "1 play B06")


def one_symbol():
    """As before, with a single symbol waiting for seat 0."""
    s = position(3, tracks=(1, 2, 3), active=1, display=("B06", "B02", "B03", "B04"))
    return play(s, "1 play B06")


def driving():
    """Seat 0 has a train to drive in the turn of seat 1; no symbol waits for it."""
    s = position(3, line=EX6[:5], active=1, phase=EXTRA)
    return with_player(s, 0, tasks=(Move(),))


def extra(**changes):
    return position(line=EX6[:5], tracks=(2, 1), phase=EXTRA, **changes)


CASES = [
    ("E_GAME_OVER", position(phase=OVER), "0 extra pass"),
    ("E_INCOMPLETE", position(), "0 play"),
    ("E_INCOMPLETE", extra(), "0 extra box"),
    ("E_BAD_INPUT", position(), "0 play X99"),
    ("E_BAD_INPUT", position(), "0 fly away"),
    ("E_BAD_INPUT", position(), "0 track 7"),
    ("E_BAD_INPUT", position(phase=TRACK), "0 track 4"),
    ("E_BAD_INPUT", position(phase=TRACK), "0 track 0"),
    ("E_BAD_INPUT", position(), "0 side C"),
    ("E_BAD_INPUT", extra(coins={0: 2}), "0 extra box LT"),
    ("E_SUB_TWO_PLAYERS", position(), "1 sub none"),
    ("E_SUB_OWN_TURN", choosing(), "1 sub none"),
    ("E_SUB_USED_UP", with_player(choosing(), 0, substitutions=3), "0 sub both"),
    ("E_SUB_USED_UP", with_player(choosing(), 0, substitutions=4), "0 sub WO"),
    ("E_SUB_USED_UP", with_player(one_symbol(), 0, substitutions=3), "0 sub both"),
    ("E_SUB_USED_UP", with_player(position(3, active=1), 0, substitutions=4), "0 sub both"),
    ("E_SUB_NOT_GOODS", one_symbol(), "0 sub both"),
    ("E_SUB_NOT_GOODS", choosing(), "0 sub LT"),
    ("E_SUB_NOT_GOODS", choosing(), "0 sub CO"),
    ("E_NOT_YOUR_TURN", position(), "1 play B01"),
    ("E_NOT_YOUR_TURN", position(3), "1 sub none"),
    ("E_WAITING", with_player(choosing(), 1, gained=1), "1 extra play B02"),
    ("E_NOT_IN_FINAL", position(phase=FINAL, coins={0: 1}), "0 extra play A01"),
    ("E_NOT_IN_FINAL", position(phase=FINAL), "0 play A01"),
    ("E_LINE_COMPLETE", position(line=tuple(CARDS)[:24], phase=EXTRA, hands={}, coins={0: 1}), "0 extra play B25"),
    ("E_WRONG_PHASE", position(), "0 extra pass"),
    ("E_WRONG_PHASE", extra(), "0 play B02"),
    ("E_WRONG_PHASE", extra(), "0 local 1"),
    ("E_WRONG_PHASE", position(), "0 side A"),
    ("E_WRONG_PHASE", choosing(), "0 extra pass"),
    ("E_WRONG_PHASE", driving(), "0 sub none"),
    ("E_NOT_YOUR_TURN", position(), "2 play B01"),
    ("E_NOT_YOUR_TURN", position(3), "3 play B01"),
    ("E_NOT_YOUR_TURN", position(), "-1 play B01"),
    ("E_ALREADY_USED", with_player(extra(coins={0: 2}), 0, box_used=True), "0 extra box CO"),
    ("E_NO_COINS", extra(), "0 extra local 1"),
    ("E_NO_COINS", extra(), "0 extra box po"),
    ("E_NOT_YOUR_TURN", position(), "1 play b01"),
    ("E_NO_COINS", extra(), "0 extra play A01"),
    ("E_NO_COINS", extra(coins={0: 1}), "0 extra box CO"),
    ("E_CARD_NOT_AVAILABLE", position(), "0 play A02"),
    ("E_CARD_NOT_AVAILABLE", extra(coins={0: 1}), "0 extra play B25"),
    ("E_NO_A_CARD", extra(), "0 extra discard A02"),
    ("E_NOTHING_AHEAD", extra(coins={0: 1}, local={0: 5}), "0 extra local 1"),
    ("E_BAD_DISTANCE", extra(coins={0: 1}), "0 extra local 6"),
    ("E_BAD_DISTANCE", extra(coins={0: 1}), "0 extra local 0"),
    ("E_BAD_SYMBOL", extra(coins={0: 1}), "0 extra local 1 CO"),
    ("E_BAD_SYMBOL", extra(coins={0: 1}), "0 extra local 2"),
    ("E_ROW_FULL", extra(coins={0: 2}, boxes={0: {"CO": 6}}), "0 extra box CO"),
    # Several reasons at once: the order of section 5.8 decides.
    ("E_ALREADY_USED", with_player(extra(), 0, box_used=True), "0 extra box CO"),
    ("E_NO_COINS", extra(local={0: 5}), "0 extra local 1"),
    ("E_NO_COINS", extra(boxes={0: {"CO": 6}}), "0 extra box CO"),
    ("E_NO_COINS", extra(), "0 extra play B25"),
    ("E_NOT_IN_FINAL", position(line=tuple(CARDS)[:24], phase=FINAL, hands={}), "0 play B25"),
    ("E_SECTION_CLOSED", position(sheet=2, boxes={0: {"SB": 2}}, coins={0: 2}, phase=EXTRA), "0 extra box SB"),
]


@pytest.mark.parametrize(
    ("code", "s", "move"), CASES, ids=[f"{n}-{code}-{move}" for n, (code, _, move) in enumerate(CASES)]
)
def test_refusals(code, s, move):
    assert refusal(s, move) == code


def test_e_track_taken():
    """E_TRACK_TAKEN; the right of choice goes round."""
    s = play(match.new(RULES, 3, 1).state, "0 side A", "0 track 2")
    assert refusal(s, "1 track 2") == "E_TRACK_TAKEN"
    assert refusal(s, "2 track 1") == "E_NOT_YOUR_TURN"
    assert offered(s, 1) == ["track 1", "track 3"]


def test_the_side_is_chosen_once():
    """E_WRONG_PHASE: neither the same nor another one afterwards, by nobody."""
    s = play(match.new(RULES, 3, 1).state, "0 side A")
    for side in "AB":
        assert refusal(s, f"0 side {side}") == "E_WRONG_PHASE"
        assert refusal(s, f"1 side {side}") == "E_NOT_YOUR_TURN"
    s = play(s, "0 track 1")
    assert {refusal(s, f"{seat} side B") for seat in (0, 1, 2)} == {"E_NOT_YOUR_TURN", "E_WRONG_PHASE"}


def test_nobody_but_the_active_player_makes_a_move_of_the_turn():
    """E_NOT_YOUR_TURN, and E_WRONG_PHASE for whoever has a question of their own: through a whole game of three."""
    case = Case(RULES.id, 3, {"sheet": "1"}, RULES)
    tried = set()
    for now, _, _, _ in walk(case, 4):
        public = now.state.public
        for action in core.legal(RULES, now.state, public.active):
            if isinstance(action, Substitute | Local):
                continue
            for seat in {0, 1, 2} - {public.active}:
                why = RULES.check(now.state, core.Seat(seat), action)
                own = "E_WRONG_PHASE" if public.players[seat].tasks else "E_NOT_YOUR_TURN"
                assert why is not None and why.key in (own, "E_WAITING")
                tried.add((public.phase, own))
    assert {(phase, "E_NOT_YOUR_TURN") for phase in (SIDE, TRACK, PLAY, EXTRA, FINAL)} <= tried
    assert (EXTRA, "E_WRONG_PHASE") in tried


def test_prices_are_told():
    """E_NO_COINS names the price."""
    s = extra(coins={0: 1})
    action = next(a for a in RULES.candidates(s, RULES.decisions(s)[0]) if a.tag == "extra box")
    assert RULES.check(s, 0, action).data == (("n", 2),)


@pytest.mark.parametrize("move", ["0 play b06", "0 PLAY B06", "0  play   B06"])
def test_notation_reads_any_case_of_words(move):
    s = position(display=("B06", "B02", "B03", "B04"))
    seat, text = move.split(maxsplit=1)
    from rules import notation

    options = core.legal(RULES, s, core.Seat(int(seat)))
    assert notation.notation(notation.read(RULES, text, options)) == "play B06"


def test_every_code_of_the_spec_is_known():
    """Each E_ code of SPEC.md stands in the rules, and no other."""
    from importlib import resources

    root = resources.files("rules.rail_line")
    spec = set(re.findall(r"`(E_[A-Z_]+)`", root.joinpath("SPEC.md").read_text(encoding="utf-8")))
    code = set()
    for name in ("judge.py", "setup.py", "rules.py"):
        code |= set(re.findall(r'"(E_[A-Z_]+)"', root.joinpath(name).read_text(encoding="utf-8")))
    assert code == spec
