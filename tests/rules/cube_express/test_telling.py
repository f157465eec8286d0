"""A turn as a reader hears it."""

from __future__ import annotations

import logging

import pytest

from bot.delivery.sentences import paragraphs
from bot.texts import LANGUAGES, texts
from rules.core import Event, event
from rules.cube_express.rules import RULES
from rules.cube_express.state import TRAINS, State
from tests.rules.cube_express.flowing import Flow
from tests.rules.cube_express.positions import centre_open, position, told


def story(state: State, *moves: str, language: str = "en") -> list[str]:
    events: list[Event] = []
    for move in moves:
        state, more = told(state, move)
        events += more
    return paragraphs(texts(language, "cube_express").among(["Ada", "Ben", "Cleo", "Dora"]), RULES.telling(events))


def test_a_turn_is_one_sentence_and_what_came_up_is_the_last():
    s = position(
        4, hands={0: ("F07", "S01", "S02")}, display=("P01", "P02", "P03", "P04"), goals=("G01", "G02", "G03", "G06")
    )
    new = s.hidden.stack[-1]
    first = story(s, "0 place F07 N2 0", "0 bonus", "0 finish", "0 market 4 goal")
    assert first == [
        "● Ada lays F07 factory (2 wood + 1 iron) on N2, takes 1 coal as a bonus, takes P04 wood site from the market "
        "and puts a dividend on Crowds.",
        f"New in column 4: {texts('en', 'cube_express')(f'tile-{new}')}.",
    ]


def test_a_drive_is_one_way_with_what_it_brought():
    """5.5: the owner of the site hears of the stock."""
    s = position(4, "P01@N2 r0", "P02@N3 r0", owners={"N3": 2}, phase=TRAINS, points=2, players={2: {"stock": 3}})
    assert story(s, "0 step 1 N", "0 take", "0 step 1 N", "0 take", language="de") == [
        "● Ada fährt N1 → N2 → N3 und nimmt Kohle und Kohle.",
        "■ Cleo steigt mit der Aktie auf 4 SP und nimmt einen Dollar-Marker (1 Dividende).",
    ]


def test_a_station_is_told_with_its_price_and_whoever_is_paid():
    """RU-26: the owner of a passenger gets a dividend."""
    s = centre_open(position(4, "P02@N2 r0", "C01@N3 r0", "S01@N4 r0", passengers={"N1.NW": 1}), "N4")
    assert story(s, "0 build 0") == [
        "● Ada builds a station there (level 2, 1 passenger leaves).",
        "▲ Ben gets 1 dividend for a passenger who pays.",
    ]


def test_stock_is_told_in_points_also_from_what_was_kept_before():
    """Events of tables that began earlier name the space alone."""
    old = event("stock-rose", seat=0, index=5)
    words = texts("en", "cube_express").among(["Ada"])
    assert paragraphs(words, RULES.telling([old])) == ["● Ada rises to 6 VP with the stock."]


def test_what_was_only_on_the_way_is_told_only_alone():
    words = texts("en", "cube_express").among(["Ada"])
    assert paragraphs(words, RULES.telling([event("finished", seat=0)])) == ["● Ada ends the journey."]
    facts = [event("burned", seat=0), event("finished", seat=0)]
    assert paragraphs(words, RULES.telling(facts)) == ["● Ada burns 1 coal."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_told(language: str, caplog: pytest.LogCaptureFixture):
    """Whole games, and each event by itself as the log tells it."""
    flow = Flow(3, 6)
    for _ in flow.play():
        pass
    words = texts(language, "cube_express").among(["Ada", "Ben", "Cleo"])
    with caplog.at_level(logging.WARNING, "bot.texts"):
        assert all(paragraphs(words, RULES.telling(flow.events)))
        assert all(paragraphs(words, RULES.telling([fact])) for fact in flow.events)
    assert caplog.messages == []
