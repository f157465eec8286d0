"""Pictures for whole answers: numbers where a card would lie, on cards, at companies."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.black_loco import question
from render.legibility import overlaps
from render.scene import named
from rules.black_loco.menus import menus
from rules.black_loco.state import Payout, State
from rules.core import Offer
from rules.notation import Question, notation
from tests.render.black_loco.scenes import shown
from tests.rules.black_loco.positions import BUILDING, EX_10, SWAPPING, A, table


def level(s: State, key: str, cell: str = "") -> Sequence[Offer]:
    """The answers of a menu as the panel shows them: one for each place, or those of a place."""
    offers = next(menu.offers for menu in menus(s, A) if menu.key == key)
    if cell:
        return [offer for offer in offers if dict(offer.path[0].data)["cell"] == cell]
    return list({offer.path[:1] or offer.moves: offer for offer in reversed(offers)}.values())[::-1]


HAND = ("201", "207", "501", "502")
CHOOSING = table(board=EX_10, hands=(HAND, (), (), ()), shares=(("104", "125"), ("130",), (), ()))
BEGINNING = table(board=dict(list(EX_10.items())[:4]), hands=(HAND, (), (), ()))
LAYING = table(board=EX_10, hands=(HAND, (), (), ()), **BUILDING)
TRACK = table(board=EX_10, hands=(HAND, (), (), ()), second_open=True, **BUILDING)


@pytest.mark.parametrize(
    ("s", "key", "cell", "numbers"),
    [
        (LAYING, "build", "", True),
        (LAYING, "build", "014", True),
        (BEGINNING, "build", "", True),
        (TRACK, "second", "", True),
        (CHOOSING, "shares", "", True),
        (CHOOSING, "end", "", False),
    ],
    ids=["places", "cards of a place", "places at the beginning", "second tracks", "shares", "end"],
)
def test_answers_have_their_numbers(s: State, key: str, cell: str, numbers: bool) -> None:
    view, spoken = shown(s)
    first = tuple(notation(offer.moves[0]) for offer in level(s, key, cell)[:25])
    scene = question(view, Question((key,), "menu", first), spoken)
    assert (scene is not None) == numbers
    if scene is not None:
        assert named(scene, "answer:1")
        assert overlaps(scene) == []


def test_stacks_to_draw_from_show_their_top_cards() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), pending=Payout("violet", 1, (A,)), **SWAPPING)
    first = tuple(notation(offer.moves[0]) for offer in level(s, "draw"))
    scene = question(shown(s)[0], Question(("draw",), "menu", first), shown(s)[1])
    assert scene is not None
    assert len(named(scene, "answer:")) == len(first)


def test_several_menus_side_by_side_have_no_picture() -> None:
    view, spoken = shown(CHOOSING)
    assert question(view, Question((), "menu", ("build", "shares")), spoken) is None
