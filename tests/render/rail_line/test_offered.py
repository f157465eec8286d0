"""Pictures for whole answers and plans: numbers as in the menu, what they bring as in its notes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import rail_line as pictured
from render.legibility import overlaps, text_boxes, too_small
from render.pictures import Form
from render.scene import Scene, named
from rules import battery
from rules.core import Action, Offer, Seat
from rules.notation import Question, notation
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, State
from tests.render.rail_line.scenes import EX_6, begun, laid, spoken
from tests.rules.rail_line.positions import play, position


def levels(state: State, seat: Seat) -> list[Question]:
    """What is asked one after the other: the first answers of a menu, and what stands behind the first of them."""
    found: list[Question] = []
    for menu in RULES.menus(state, seat):
        heads: dict[object, Offer] = {}
        for offer in menu.offers:
            heads.setdefault(offer.path[0] if offer.path else offer.label, offer)
        found.append(asked(menu.key, [offer.moves[0] for offer in heads.values()]))
        first = menu.offers[0]
        behind = [offer for offer in menu.offers if offer.path and offer.path == first.path]
        if len(behind) > 1:
            found.append(asked(menu.key, [offer.moves[0] for offer in behind]))
    return found


def asked(key: str, moves: list[Action]) -> Question:
    return Question((key,), "menu", tuple(notation(move) for move in moves)[:25])


def picture(state: State, seat: Seat, question: Question, form: Form = "full") -> Scene | None:
    return pictured.question(RULES.view(state, seat), question, replace(spoken(state, language="de"), form=form))


@pytest.mark.parametrize("form", ["full", "phone"])
def test_every_menu_of_a_game_can_be_drawn(form: Form) -> None:
    """Numbers belong to answers, no words overlap, nothing is cut; on a phone the picture is narrow."""
    drawn = 0
    for case in battery.cases(RULES):
        for now, seat, _, _ in battery.walk(case, 2):
            for question in levels(now.state, seat):
                scene = picture(now.state, seat, question, form)
                if scene is None:
                    continue
                drawn += 1
                numbers = [int(marker.name.split(":")[1]) for marker in named(scene, "answer:")]
                assert numbers
                assert len(set(numbers)) == len(numbers)
                assert max(numbers) <= len(question.answers)
                assert form == "full" or scene.width == 900, question
                assert not overlaps(scene), (question, overlaps(scene)[:3])
                assert not [box.text for box in text_boxes(scene) if box.text.endswith("…")], question
                assert not too_small(scene), (question, too_small(scene)[:3])
    assert drawn > 100


def test_the_extra_action_is_asked_on_a_preview_of_the_card() -> None:
    """The line ends with the chosen card; the display, where another card will turn up, is not shown."""
    s = position(line=EX_6[:5], tracks=(2, 1, 3), coins={0: 2}, hands={0: ()}, display=("B17", "B02", "B03", "B04"))
    card = next(question for question in levels(s, Seat(0))[1:])
    scene = picture(s, Seat(0), card)
    assert scene is not None
    assert {group.name for group in named(scene, "slot:")} >= {"slot:6"}
    assert not named(scene, "display:")
    unknown = replace(s, hidden=replace(s.hidden, stack=s.hidden.stack[::-1]))
    assert picture(unknown, Seat(0), card) == scene


def test_a_plan_shows_the_stations_it_can_lead_to() -> None:
    state = laid(begun(), EX_6[:7], 7, local=1)
    view = RULES.view(state, Seat(0))
    words = tuple(wish.word for wish in RULES.wishes(view, Seat(0), "local-move", ()))
    scene = pictured.question(view, Question(("local-move",), "wish", words), spoken(state))
    assert scene is not None
    assert len(named(scene, "answer:")) == 3
    assert len(named(scene, "rows:")) == 3


def test_wishes_for_goods_are_numbered_on_the_own_sheet() -> None:
    s = position(3, phase=EXTRA, boxes={0: {"GL": 5}})
    view = RULES.view(s, Seat(0))
    words = tuple(wish.word for wish in RULES.wishes(view, Seat(0), "substitute", ("coin",)))
    scene = pictured.question(view, Question(("substitute",), "wish", words), spoken(s))
    assert scene is not None
    assert len(named(scene, "answer:")) == len(words) == 10
    first = tuple(wish.word for wish in RULES.wishes(view, Seat(0), "substitute", ()))
    assert pictured.question(view, Question(("substitute",), "wish", first), spoken(s)) is None


def test_goods_or_coin_as_a_menu() -> None:
    s = play(
        position(3, 2, active=1, display=("B01", "B22", "B24", "B25"), boxes={0: {"PA": 2, "PO": 1}}), "1 play B01"
    )
    (question,) = levels(s, Seat(0))
    scene = picture(s, Seat(0), question)
    assert scene is not None
    assert len(named(scene, "answer:")) == 4
