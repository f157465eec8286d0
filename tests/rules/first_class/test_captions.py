"""What stands beside an answer: the place of a card, how much a symbol gives, what a move leaves behind."""

from __future__ import annotations

from rules.core import Seat, phrase
from rules.first_class.rules import RULES
from tests.rules.first_class.positions import (
    drafted,
    play,
    position,
    scoring,
    with_player,
)


def test_labels_of_answers():
    s = position(show=("X1-W1", "X1-C3"))
    view = RULES.view(s, Seat(0))
    assert RULES.caption(view, ("execute",), "card", "X1-C3") == phrase(
        "caption-display", row=1, number=2, card="X1-C3"
    )
    assert RULES.caption(view, ("both",), "steps", "") == phrase("caption-full")
    assert RULES.caption(view, ("coin end", "E-W1"), "columns", "") == phrase("caption-cheapest")
    vienna = phrase("caption-city", number=3, city="Vienna", bonus="Vienna")
    assert RULES.caption(view, ("bonus city",), "city", 3) == vienna
    assert RULES.caption(view, ("car",), "train", "U") is None
    view = RULES.view(with_player(s, 0, route=("X1-R2",)), Seat(0))
    assert RULES.caption(view, ("execute", "B1-P1"), "place", "S1") == phrase(
        "caption-stretch", place="S1", city1="Linz", city2="Budapest"
    )


def test_labels_of_moves_say_how_much():
    s = position(show=("X1-W1", "X1-L3", "D1-M1"), modules="AD", coins=(5, 5, 2))
    cars = RULES.view(play(s, "0 execute X1-W1"), Seat(0))
    assert RULES.caption(cars, (), "move", "car") == phrase("caption-car", count=2)
    assert RULES.caption(RULES.view(s, Seat(0)), (), "move", "execute") is None
    engine = RULES.view(play(s, "0 execute X1-L3"), Seat(0))
    assert RULES.caption(engine, (), "move", "loco") == phrase("caption-loco", number=3)
    full = RULES.view(play(s, "0 execute D1-M1", "0 coins"), Seat(0))
    assert RULES.caption(full, (), "move", "done") == phrase("caption-done-coins", count=3)
    step_1 = RULES.view(scoring(with_player(s, 0, loco=3)), Seat(0))
    assert RULES.caption(step_1, (), "move", "pass") == phrase("caption-pass-left", count=1)
    assert RULES.caption(step_1, (), "move", "coin loco") == phrase("caption-coin-loco-lost")
    end = with_player(s, 0, upper="0", lower="0,0", at=(1, 1), coins=(1, 1, 1))
    assert RULES.caption(RULES.view(end, Seat(0)), ("coin conductor",), "train", "U") == phrase(
        "caption-train-lost", train="U"
    )
    assert RULES.caption(RULES.view(end, Seat(0)), ("coin conductor",), "train", "L") is None
    assert RULES.caption(RULES.view(end, Seat(0)), (), "move", "coin conductor") is None
    whole = "12,12,12,12,12,M-UP,12,12,12,5"
    done = with_player(s, 0, upper=whole, lower=whole.replace("UP", "LOCO"), at=(10, 10), coins=(1, 1, 1))
    for tag in ("car", "conductor", "upgrade"):
        lost = RULES.caption(RULES.view(done, Seat(0)), (), "move", f"coin {tag}")
        assert lost == phrase(f"caption-coin-{tag}-lost")
    used = RULES.view(scoring(with_player(s, 0, loco=3, used=("C3",))), Seat(0))
    assert RULES.caption(used, (), "move", "pass") == phrase("caption-pass-points")


def test_a_place_says_what_lies_there_and_whether_it_is_good_enough():
    """5.14: a champion in a 0-car scores nothing."""
    view = RULES.view(with_player(drafted(), 0, upper="12,0"), Seat(0))
    good = RULES.caption(view, ("execute", "B3-S3"), "place", "U1")
    poor = RULES.caption(view, ("execute", "B3-S3"), "place", "U2")
    assert good == phrase("caption-place", place="U1", now=12, need=0)
    assert poor == phrase("caption-place", place="U2", now=0, need=12)
    gap = RULES.caption(view, ("execute", "E1-M1"), "place", "G2")
    assert gap == phrase("offer-gap", place="G2", upper=0, lower="–")


def test_a_stretch_of_one_city_names_it_once():
    view = RULES.view(with_player(drafted(), 0, route=("X1-R1",)), Seat(0))
    found = RULES.caption(view, ("execute", "B1-P1"), "place", "S1")
    assert found == phrase("caption-stretch-one", place="S1", city="Salzburg")
