"""Numbered markers lie where the answers are."""

from __future__ import annotations

from dataclasses import replace

from render import rail_line as pictured
from render.rail_line import layout
from render.scene import Group, bounds, named
from rules import core
from rules.core import Seat
from rules.rail_line import line
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, PLAY, State
from tests.render.rail_line.scenes import EX_6, answer, ask, begun, inside, laid, spoken, words_of
from tests.rules.rail_line.positions import play, position


def test_markers_for_cards_lie_on_the_cards_in_the_order_of_the_menu() -> None:
    state = laid(begun(), EX_6, 12)
    state = State(replace(state.public, phase=PLAY), state.hidden)
    question, scene = ask(state, Seat(0), "play")
    for number, card in enumerate(question.answers, 1):
        cell = named(scene, f"card:{card}")[0]
        assert inside(answer(scene, number), bounds(cell)), card
    assert named(pictured.hand(RULES.view(state, Seat(0)), spoken(state)), "answer:") == ()  # type: ignore[arg-type]


def test_markers_for_the_local_train_lie_on_the_stations_ahead_ex_8() -> None:
    """EX-8: after seven cards the owner of T1 with the local train on node 1 has stations on nodes 5, 6 and 7 ahead."""
    state = laid(begun(), EX_6[:7], 7, local=1)
    players = tuple(replace(p, gained=1) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players), state.hidden)
    question, scene = ask(state, Seat(0), "extra local")
    assert (question.field, question.answers) == ("stations", (1, 2, 3))
    for number, slot in ((1, 5), (2, 6), (3, 7)):
        x, y = layout.corner(slot)
        strip = (x, y - 4, x + layout.CARD_W, y + layout.LANES[1] - 22)
        assert inside(answer(scene, number), strip), "beside the card's id, where no tracks cross"
        lane = line.nodes("A", EX_6[:7])[slot].entered[0]
        sign = [(x + layout.SIGN_X + 20, y + layout.LANES[lane])]
        assert any(covers(outline, at) for outline in named(scene, "recent") for at in sign), "the own sign is outlined"


def covers(spot: Group, at: tuple[float, float]) -> bool:
    left, top, right, bottom = bounds(spot)
    return left <= at[0] <= right and top <= at[1] <= bottom


def test_a_local_move_shows_the_rows_it_reaches_and_what_they_bring() -> None:
    """EX-8: post, factory and sugar beet lie ahead; a post box costs two points on sheet 1."""
    state = laid(begun(), EX_6[:7], 7, local=1)
    players = tuple(replace(p, gained=1) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players), state.hidden)
    _, scene = ask(state, Seat(0), "extra local")
    assert [group.name for group in named(scene, "rows:")][:3] == ["rows:PO", "rows:FA", "rows:SB"]
    assert "−2" in words_of(scene)


def test_goods_or_coin_shows_the_rows_concerned_and_where_each_answer_leads() -> None:
    """Sheet 2, passengers 2, post 1: marking both leaves 9 points, taking coins 5 to 7."""
    boxes = {0: {"PA": 2, "PO": 1}}
    state = position(3, 2, tracks=(1, 2, 3), active=1, display=("B01", "B22", "B24", "B25"), boxes=boxes)
    state = play(state, "1 play B01")
    question, scene = ask(state, Seat(0))
    assert question.field == "replaced"
    assert {"+6", "9", "±0"} <= words_of(scene)
    assert len(named(scene, "answer:")) == 4


def test_markers_for_two_symbols_lie_one_below_the_other() -> None:
    state = laid(begun(), ("B06",), 1, local=0)
    players = tuple(replace(p, gained=1) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players, active=Seat(1)), state.hidden)
    question, scene = ask(state, Seat(1), "extra local", 1)
    assert question.answers == ("WO", "SA")
    assert bounds(answer(scene, 1))[1] < bounds(answer(scene, 2))[1]


def test_markers_for_a_box_lie_on_the_viewers_own_sheet() -> None:
    state = laid(begun(), EX_6, 12)
    players = tuple(replace(p, gained=2) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players, active=Seat(2)), state.hidden)
    question, scene = ask(state, Seat(2), "extra box")
    (rows,) = named(scene, "own:2")
    for number in range(1, len(question.answers) + 1):
        assert inside(answer(scene, number), bounds(rows))


def test_markers_for_side_and_track() -> None:
    state = RULES.setup(3, {"sheet": "1"}, 1)
    question, scene = ask(state, Seat(0))
    assert question.field == "side"
    assert bounds(answer(scene, 1))[0] < bounds(answer(scene, 2))[0]
    state = RULES.apply(state, Seat(0), core.legal(RULES, state, Seat(0))[0]).state
    question, scene = ask(state, Seat(0))
    assert question.answers == (1, 2, 3)
    heights = [bounds(answer(scene, number))[1] for number in (1, 2, 3)]
    assert heights == sorted(heights)
