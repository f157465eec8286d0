"""A turn as a reader hears it."""

from __future__ import annotations

import logging

import pytest

from bot.delivery.sentences import paragraphs
from bot.texts import LANGUAGES, texts
from rules import match
from rules.core import Event
from rules.notation import read
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.flowing import Flow
from tests.rules.taubertal_express.positions import scene, step


def told(state: State, *moves: str, language: str = "en") -> list[str]:
    """The story of some moves of seat 0."""
    events: list[Event] = []
    for move in moves:
        done = step(state, move)
        events += done.events
        state = done.state
    return paragraphs(texts(language, "taubertal_express").among(["Ada", "Ben"]), RULES.telling(events))


def test_a_journey_is_one_clause_with_its_way_and_its_price() -> None:
    """EX-5: from Tauberbischofsheim over Wertheim to Lauda."""
    state = scene(town="TBB", tickets=("T01",), stones="KKY")
    said = ["move WER K", "move TBB K", "move LAU Y", "deliver T01"]
    assert told(state, *said) == [
        "● Ada drives Tauberbischofsheim → Wertheim → Tauberbischofsheim → Lauda (−2 ⚫, −1 🟡), "
        "picks up T01 Otto Modersohn and brings T01 Otto Modersohn to Lauda (+1 VP, +1 🔵)."
    ]
    assert told(state, *said, language="de") == [
        "● Ada fährt Tauberbischofsheim → Wertheim → Tauberbischofsheim → Lauda (−2 ⚫, −1 🟡), "
        "nimmt T01 Otto Modersohn auf und bringt T01 Otto Modersohn nach Lauda (+1 SP, +1 🔵)."
    ]


def test_what_was_paid_and_gained_stands_with_the_deed() -> None:
    """5.5, 5.9: prices of buildings and goods; the pioneer field with the building."""
    state = scene(stones="W", sites={"BOX": "pasture"}, others={1: {}})
    assert told(state, "build dark kantine", "supply BOX") == [
        "● Ada builds Canteen in Lauda, pioneer field 1 (−1 🪙), hires one more worker in the canteen and "
        "supplies sheep in Boxberg-Wölchingen (−1 ⚪)."
    ]


def test_the_roll_comes_last_and_coins_on_areas_belong_to_nobody() -> None:
    (first, *rest) = told(scene(dice=(0, 0, 0, 4, 0), coins=(False, False, False, True, False)), "dice travellers")
    assert first.startswith("● Ada uses the area Travellers (+2 🪙, +2 ⚫) and rolls ")
    assert all(not line.startswith("●") for line in rest)


def test_the_end_of_a_turn_goes_without_saying_unless_it_is_all() -> None:
    assert told(scene(stepped=True), "end") == ["● Ada ends the turn."]
    assert told(scene(stones="K", stepped=True), "move TBB K", "end") == [
        "● Ada drives Lauda → Tauberbischofsheim (−1 ⚫)."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Turn by turn and entry by entry, as the log shows it; what belongs to nobody has no name before it."""
    words = texts(language, "taubertal_express").among(["Ada", "Ben", "Cleo"])
    played = Flow(3, 2).play()
    now, turn = match.begin(RULES, played.header), list[Event]()
    with caplog.at_level(logging.WARNING, "bot.texts"):
        for entry in played.log:
            before = now.state.public.turns
            now, events = match.play(RULES, now, entry.seat, read(RULES, entry.move), entry.by, hashed=False)
            turn += events
            assert all(paragraphs(words, RULES.telling(events))) or not events
            if now.state.public.turns > before:
                lines = paragraphs(words, RULES.telling(turn))
                assert lines and all(line.endswith(".") and len(line) < 1200 for line in lines)
                turn = []
    assert caplog.messages == []


def test_the_draft_is_told_seat_by_seat_with_the_workers() -> None:
    played = Flow(2, 3).play()
    now, events = match.begin(RULES, played.header), list[Event]()
    for entry in played.log:
        now, more = match.play(RULES, now, entry.seat, read(RULES, entry.move), entry.by, hashed=False)
        events += more
        if now.state.public.phase == "turn":
            break
    draft = [told for told in RULES.telling(events) if told.clauses[0].key == "told-kept"]
    assert sorted(sentence.seat or 0 for sentence in draft) == [0, 1]
    assert all(sentence.clauses[-1].key == "told-hired" for sentence in draft)
