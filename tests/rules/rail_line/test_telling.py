"""A turn as it is told: one sentence for each person, what was turned up last."""

from __future__ import annotations

import pytest

from bot.texts import texts
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA
from tests.rules import battery
from tests.rules.rail_line.positions import EX6, position, told

SHOWN = ("B06", "B02", "B03", "B04")


def lines(s, *moves, language="en"):
    facts = ()
    for move in moves:
        s, events = told(s, move)
        facts += events
    words = texts(language, "rail_line")
    return [(sentence.seat, [words.put(part) for part in sentence.clauses]) for sentence in RULES.telling(facts)]


def test_a_card_and_a_discard_are_one_sentence():
    """EX-1 with an extra action; what the card brought the other is a sentence of its own, the new card comes last."""
    s = position(tracks=(2, 1), hands={0: ("A01",)}, display=SHOWN)
    assert lines(s, "0 play B06", "0 extra discard A01") == [
        (0, ["lays B06 Log bridge on slot 1", "marks Wood and Sawmill", "discards A01 Forest valley (+1 coin)"]),
        (1, ["marks Passengers"]),
        (None, ["Turned up: B01 Market town."]),
    ]
    assert lines(s, "0 play B06", "0 extra discard A01", language="de")[0][1] == [
        "legt B06 Balkenbrücke auf Platz 1",
        "markiert Holz und Sägewerk",
        "wirft A01 Waldtal ab (+1 Münze)",
    ]


def test_stations_on_the_way_are_one_route():
    """EX-7: onto the local-train symbol, then to the glass."""
    s = position(line=EX6[:7], tracks=(2, 1), hands={0: ()}, local={0: 1, 1: 7}, display=("B09", *SHOWN[1:]))
    found = lines(s, "0 play B09", "0 local 3", "0 local 1")
    assert found[0][1] == [
        "lays B09 Mountain junction on slot 8",
        "sends the local train to slot 4 → slot 5",
        "marks Glassworks",
    ]


def test_a_paid_move_names_its_price_once():
    s = position(line=EX6[:7], tracks=(1, 2), local={0: 1}, coins={0: 1}, phase=EXTRA)
    assert lines(s, "0 extra local 3") == [(0, ["pays one coin to send the local train to slot 7", "marks Sugar beet"])]


def test_a_paid_box_is_not_marked_twice():
    s = position(coins={0: 2}, phase=EXTRA)
    assert lines(s, "0 extra box CO") == [(0, ["pays 2 coins to mark Coal"])]


def test_coins_instead_of_symbols():
    s = position(3, tracks=(1, 2, 3), active=1, display=("B01", *SHOWN[1:]))
    assert (0, ["takes a coin instead of Passengers and Post"]) in lines(s, "1 play B01", "0 sub both")


def test_nothing_done_is_told_only_alone():
    s = position(phase=EXTRA)
    assert lines(s, "0 extra pass") == [(0, ["takes no extra action"])]


def test_the_last_round_belongs_to_nobody():
    """Section 6: everybody is told when it begins, and why."""
    s = position(
        line=(*EX6, *SHOWN, *("B10", "B11", "B12", "B15", "B16", "B18", "B19", "B20")),
        hands={0: ()},
        display=("B21",),
        stack=0,
    )
    seat, clauses = lines(s, "0 play B21")[-1]
    assert seat is None
    assert clauses[0].startswith("The last round has begun")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", battery.cases(["rail_line"]), ids=battery.name)
def test_every_part_of_a_game_is_told(case, language, caplog):
    """Whatever slice of it is asked for: turn by turn, event by event; every clause has its words."""
    words, facts = texts(language, "rail_line"), []
    for now, seat, _, chosen in battery.walk(case, 3):
        facts += RULES.apply(now.state, seat, chosen).events
    for slices in ([facts], [[fact] for fact in facts]):
        for part in slices:
            sentences = RULES.telling(part)
            assert sentences
            assert all(words.put(clause) for sentence in sentences for clause in sentence.clauses)
    assert caplog.messages == []
