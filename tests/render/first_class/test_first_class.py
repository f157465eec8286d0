"""First Class's pictures show the position: display, routes, trains, cards at cars, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import texts
from render import first_class as pictured
from render import paint
from render.first_class import layout
from render.legibility import covered, overlaps
from render.parts import TOP
from render.pictures import Setting
from render.scene import Scene, Sprite, everything, named
from render.scene import Text as Words
from render.theme import MARGIN
from rules import core
from rules.core import Event, Seat, event
from rules.first_class.rules import RULES
from rules.first_class.state import Placed, State
from rules.notation import Question, drill
from tests.rules.first_class.positions import (
    closed_train,
    drafted,
    finish,
    hold_tokens,
    play,
    position,
    scoring,
    stepped,
    waiting,
    with_player,
)

NAMES = ("Ada", "Ben", "Cleo", "Dora")
BUSY = {
    "upper": "7,4,2,1,1,M-LOCO,0",
    "lower": "4,2,0",
    "at": (3, 2),
    "coins": (5, 5, 1),
    "loco": 4,
    "route": ("X1-R2", "X1-R4"),
    "contracts": ("B1-K1",),
    "placed": (
        Placed("B1-S1", "U1"),
        Placed("B1-P1", "S0"),
        Placed("E1-S1", "G2"),
        Placed("E1-M2", "G1", done=True),
        Placed("E1-M3", "G4"),
    ),
}


def spoken(s: State, *recent: Event, language: str = "en") -> Setting:
    names = NAMES[: len(s.public.players)]
    words = texts(language, "first_class").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, s))


def busy(seats: int = 3) -> State:
    return position(seats, "BE", show=("B1-S2", "E1-S2", "B1-P2", "E1-M1", "X1-R6", "B1-K1"), **BUSY)


def board(s: State, *recent: Event) -> Scene:
    return pictured.board(RULES.view(s, None), spoken(s, *recent))


def areas(s: State, *recent: Event) -> Scene:
    return pictured.areas(RULES.view(s, None), spoken(s, *recent))


def words_of(scene: Scene) -> list[str]:
    return [placed.item.text for placed in everything(scene) if isinstance(placed.item, Words)]


def asked(s: State, *prefix: str | int) -> tuple[Question, Scene | None]:
    seat = Seat(waiting(s))
    question = drill(core.legal(RULES, s, seat), prefix)
    assert isinstance(question, Question)
    return question, pictured.question(RULES.view(s, seat), question, spoken(s))


def test_every_card_lies_in_its_place() -> None:
    s = busy()
    scene = board(s)
    for row, cards in enumerate(s.public.rows):
        for column, card in enumerate(cards):
            (found,) = named(scene, f"card:{card}")
            assert (found.x, found.y) == (98 + 196 * column, 172 + 212 * row)
    for card in s.public.open_ends:
        assert named(scene, f"card:{card}")


def test_the_tile_lies_at_the_topmost_open_row() -> None:
    s = position(2, coins=(0, 0, 0))
    (tile,) = named(board(s), "tile")
    first = next(item for item in tile.items if isinstance(item, Sprite)).y
    s = play(s, f"0 decline {s.public.rows[0][0]}", "0 done")
    s = play(with_player(s, 1, coins=(0, 0, 0)), f"1 decline {s.public.rows[0][1]}", "1 done")
    (tile,) = named(board(s), "tile")
    assert next(item for item in tile.items if isinstance(item, Sprite)).y == first + 212
    s = play(s, "0 tile")
    assert not named(board(s), "tile")


def test_what_was_taken_is_told_in_its_gap() -> None:
    s = position(3, show=("X1-W1", "X1-L1"))
    step = stepped(s, "0 decline X1-L1")
    (told, mark) = named(board(step.state, *step.events), "gap:1.2")
    assert any(isinstance(item, Words) and item.text == "Locomotive" for item in told.items)
    assert named(Scene(1600, 1000, (mark,)), "recent")
    assert not named(board(step.state), "gap:1.2")


def test_new_cards_are_not_marked_by_what_went_before_them() -> None:
    s = position(3)
    old = event("executed", seat=0, card="X1-W1", row=1, column=1)
    assert not named(board(s, old, event("deal", round=2, stack=1)), "gap:1.1")


def test_a_train_shows_its_cars_up_to_the_conductor() -> None:
    s = position(2, upper=closed_train(0), at=(7, 0))
    scene = areas(s)
    # Each player has the upper train's cars on the own board.
    for place in range(1, 11):
        assert len(named(scene, f"car:U{place}")) == 1 + (place == 1)
    assert "5" in words_of(scene)


def test_cards_at_cars_stretches_and_gaps() -> None:
    scene = areas(busy())
    for card in ("B1-S1", "B1-P1", "E1-S1", "E1-M2", "E1-M3"):
        assert len(named(scene, f"placed:{card}")) == 1
    assert named(scene, "contract:B1-K1")
    assert named(scene, "contract:E1-M3")
    assert not named(scene, "contract:E1-M2"), "fulfilled"


@pytest.mark.parametrize("loco", [0, 12, 40])
def test_a_long_route_shows_where_the_locomotive_is(loco: int) -> None:
    route = tuple(f"X{stack}-R{n}" for stack in (1, 2, 3) for n in range(1, 7))
    scene = areas(position(2, route=route, loco=loco))
    engines = named(scene, "loco")
    assert len(engines) == 2
    assert named(scene, f"city:{loco}")
    assert not overlaps(scene) and not covered(scene)


def test_many_contracts_are_counted() -> None:
    scene = areas(position(2, contracts=tuple(f"A1-K{n}" for n in range(1, 8))))
    assert len(named(scene, "contract:")) == 3
    assert "… and 4 more" in words_of(scene)


def test_spectators_see_no_hand_and_players_their_own() -> None:
    s = hold_tokens(position(2, "AC"), ("EV01", "EV20"), ("EV02",))
    assert pictured.hand(RULES.view(s, None), spoken(s)) is None
    scene = pictured.hand(RULES.view(s, Seat(0)), spoken(s))
    assert scene is not None
    (card,) = s.hidden.hands[0]
    assert named(scene, f"card:{card}")
    assert [group.name for group in named(scene, "token:")] == ["token:EV01", "token:EV20"]
    role = "The murderer" if s.hidden.murderer == 0 else "Innocent"
    assert role in words_of(scene)


def test_the_draft_is_chosen_from_a_picture() -> None:
    s = RULES.setup(3, {"modules": "AB"}, 4)
    question, scene = asked(s, "draft")
    assert scene is not None
    assert len(named(scene, "answer:")) == len(question.answers) == 4


@pytest.mark.parametrize(
    ("prefix", "field"),
    [
        (("execute",), "card"),
        (("decline",), "card"),
        (("execute", "B1-S2"), "place"),
        (("execute", "B1-P2"), "place"),
        (("execute", "E1-S2"), "place"),
        (("coin car",), "train"),
        (("coin conductor",), "train"),
        (("coin upgrade",), "what"),
        (("coin upgrade", "4"), "train"),
        (("coin upgrade", "new"), "train"),
        (("coin point",), "column"),
        (("coin end",), "card"),
    ],
)
def test_markers_for_every_question_about_a_place(prefix: tuple[str, ...], field: str) -> None:
    question, scene = asked(busy(), *prefix)
    assert question.field == field
    assert scene is not None
    assert len(named(scene, "answer:")) == len(question.answers)
    assert not overlaps(scene)


def test_a_marker_stands_on_its_car() -> None:
    s = busy()
    question, scene = asked(s, "execute", "B1-S2")
    assert scene is not None
    plan = layout.plan(s.public, Seat(0))
    for n, answer in enumerate(question.answers, 1):
        train, place = "UL".index(str(answer)[0]), int(str(answer)[1:])
        x, y, w, h = layout.car_box(train, place, plan)
        (mark,) = named(scene, f"answer:{n}")
        middle = next(item for item in mark.items if not isinstance(item, Words))
        assert MARGIN + 2 * x < middle.x < MARGIN + 2 * (x + w)
        assert TOP + 2 * y < middle.y < TOP + 2 * (y + h)


def test_bonus_cities_and_steps_are_marked_on_the_route() -> None:
    s = scoring(with_player(busy(), 0, loco=8))
    question, scene = asked(s, "bonus city")
    assert question.answers == (3, 5, 7)
    assert scene is not None and len(named(scene, "answer:")) == 3
    s = play(position(2, show=("X1-L3",)), "0 execute X1-L3")
    question, scene = asked(s, "loco")
    assert scene is not None and len(named(scene, "answer:")) == 3


def test_tokens_and_contracts_are_marked() -> None:
    s = hold_tokens(position(2, "AC", show=("C3-A1",)), ("EV01", "EV20"), ("EV02",))
    s = play(s, "0 execute C3-A1", "0 evidence return")
    question, scene = asked(s, "evidence token")
    assert scene is not None and len(named(scene, "answer:")) == len(question.answers) == 2
    s = position(2, upper="2,2,1", contracts=("A1-K2", "A1-K3"))
    question, scene = asked(s, "contract")
    assert scene is not None and len(named(scene, "answer:")) == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_text_and_alternative_text(language: str) -> None:
    s = busy(4)
    view = RULES.view(s, None)
    told = pictured.text(view, spoken(s, language=language))
    card = s.public.rows[1][2]
    assert f"2.3 {texts(language, 'first_class')(f'card-{card}')}" in told
    assert "7 4 2 1 1 M 0" in told
    assert "Opern" not in pictured.alt(view, spoken(s, language=language))
    step = stepped(s, "0 execute B1-S2 U2")
    alt = pictured.alt(RULES.view(step.state, None), spoken(step.state, *step.events, language=language))
    assert ("Opera singer" if language == "en" else "Opernsängerin") in alt


def test_the_end_and_the_draft_have_pictures() -> None:
    for s in (RULES.setup(4, {"modules": "CD"}, 2), finish(drafted(4, "CD")), finish(drafted(2, "BE"))):
        for scene in (board(s), areas(s)):
            assert not overlaps(scene)
            assert len(paint.draw(scene)) < 400 * 1024


def test_a_murderer_who_is_seen_by_nobody_else() -> None:
    s = position(3, "AC")
    assert "The murderer" not in words_of(board(s)) + words_of(areas(s))


def test_at_the_end_everything_comes_to_light() -> None:
    s = finish(drafted(3, "CD"))
    reveal = s.public.reveal
    assert reveal is not None
    scene = board(s)
    for seat, hand in enumerate(reveal.hands):
        (row,) = named(scene, f"revealed:{seat}")
        shown = named(Scene(1600, 1000, (row,)), "card:")
        assert [group.name for group in shown] == [f"card:{card}" for card in hand]
    assert any("The murderer" in words for words in words_of(scene))
    caught = replace(s, public=replace(s.public, reveal=replace(reveal, arrested=reveal.murderer)))
    assert "The murderer · Arrested" in words_of(board(caught))
    assert not overlaps(board(caught))


@pytest.mark.parametrize(
    ("move", "marks"),
    [
        (("0 execute X1-C3", "0 both"), 2),
        (("0 execute X1-L1", "0 loco"), 1),
        (("0 execute X1-W8", "0 any 1 U"), 1),
        (("0 execute X1-W8", "0 car L"), 1),
        (("0 execute B1-S1 U2",), 1),
        (("0 execute B1-P1 S0",), 1),
        (("0 execute E1-M1 G4",), 1),
    ],
)
def test_the_last_move_is_outlined_on_the_board_of_its_player(move: tuple[str, ...], marks: int) -> None:
    show = ("X1-C3", "X1-L1", "X1-W8", "B1-S1", "B1-P1", "E1-M1")
    s = position(2, "BE", show=show, upper="1,1,0", lower="0,0")
    *before, last = move
    step = stepped(play(s, *before), last)
    assert len(named(areas(step.state, *step.events), "recent")) == marks
    assert not named(areas(step.state), "recent")
