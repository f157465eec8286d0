"""Turns told as sentences: what, where, for which cards, and what a premium brought whom."""

from __future__ import annotations

import pytest

from bot.delivery.sentences import story
from bot.texts import texts
from rules import match
from rules.black_loco.rules import RULES
from rules.core import Event, Seat, Standing, event
from rules.notation import read
from tests.rules.black_loco.positions import EX_10, PAYING_OUT, A, B, State, table

NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def told(s: State, seat: Seat, *moves: str, viewer: Seat | None = None, language: str = "en") -> list[str]:
    """What a viewer reads of some moves and of what follows by itself."""
    now = match.Match(match.new(RULES, s.public.seats, 1).header, s)
    facts: list[Event] = []
    for move in moves:
        now, events = match.play(RULES, now, seat, read(RULES, move))
        facts += events
    facts += match.settle(RULES, now, Standing())[1]
    known = [fact for fact in facts if fact.to is None or viewer in fact.to]
    return story(texts(language, "black_loco").among(NAMES), RULES.telling(known)).split("\n")


def test_a_turn_of_building_and_buying_is_one_sentence() -> None:
    """5.1 and 5.2: what, where, for which cards; what was announced or went back is left out."""
    moves = ("pair EB", "build 014 106^", "pay 201", "second 015 102^", "done", "share violet 205", "pay 207")
    s = table(board={"013": "604^"}, hands=(("201", "207", "211"), ("501",)), turns=1)
    assert told(s, A, *moves, "share violet 210", "pay 211")[0] == (
        "● Ada builds 106 in Harz for 201, builds 102 in Magdeburg plain and buys 2 shares of Violet for 207 and 211."
    )
    assert told(s, A, *moves, "done", language="de")[0] == (
        "● Ada baut 106 in Harz für 201, baut 102 in Magdeburger Börde und kauft einen Anteil an Violett für 207."
    )


def test_a_premium_is_told_once_for_each_who_draws() -> None:
    """5.5: taken in turn, told together; the cards only to whom they belong."""
    s = table(board=EX_10, hands=((), (), ()), shares=(("104",), ("125",), ("130",)), **PAYING_OUT)
    lines = told(s, A, "premium violet")
    assert lines == [
        "● Ada starts a premium of Violet: 4 cards (up to 3 steps) and draws 2 cards (1 H3, 1 K3).",
        "▲ Ben draws one card (1 T3).",
        "■ Cleo draws one card (1 T3).",
    ]
    assert told(s, A, "premium violet", viewer=B)[1] == "▲ Ben draws 201 (1 T3)."


def test_a_share_of_a_player_hides_the_cards_from_others() -> None:
    """RU-50: the two of them know which cards were paid."""
    facts = [
        event("share-announced", seat=0, company="violet", card="104", price=1),
        event("paid-to", seat=0, seller_seat=1),
        event("paid-card", (0, 1), seat=0, seller_seat=1, card="501"),  # type: ignore[arg-type]
        event("share-from", seat=0, company="violet", card="104", seller_seat=1),
    ]
    words = texts("en", "black_loco").among(NAMES)
    assert story(words, RULES.telling([fact for fact in facts if fact.to is None])) == (
        "● Ada buys one share of Violet from ▲ Ben for one card."
    )
    assert story(words, RULES.telling(facts)) == "● Ada buys one share of Violet from ▲ Ben for 501."


def test_who_has_chosen_is_told_until_the_cards_are_shown() -> None:
    """The first order: what was only on the way is left out."""
    chosen = [event("bid", seat=1), event("bid", seat=0)]
    shown = [event("bid-shown", seat=1, card="230", position=1), event("bid-shown", seat=0, card="203", position=2)]
    words = texts("en", "black_loco").among(NAMES)
    assert story(words, RULES.telling(chosen)) == "▲ Ben has chosen a card.\n● Ada has chosen a card."
    assert story(words, RULES.telling(chosen + shown)) == ("▲ Ben shows 230: position 1.\n● Ada shows 203: position 2.")


def test_rounds_belong_to_nobody() -> None:
    """4.2: subsidies and the loco stand alone."""
    facts = [
        event("swap", seat=0, other_seat=1, position=1, other=2),
        event("subsidy", round=2),
        event("loco", seat=1, capital=5),
    ]
    assert story(texts("en", "black_loco").among(NAMES), RULES.telling(facts)).split("\n") == [
        "● Ada takes position 1 from ▲ Ben.",
        "Round 2 begins with the state subsidies.",
        "The black loco goes to ▲ Ben (capital 5).",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_slice_can_be_told(language: str) -> None:
    """The log tells single entries: no event needs the one before it."""
    words = texts(language, "black_loco").among(NAMES)
    stand_ins = Standing(stand_ins={Seat(seat): "greedy" for seat in range(4)})
    for _, events in match.automatic(RULES, match.new(RULES, 4, 5), stand_ins):
        for fact in events:
            assert "{" not in story(words, RULES.telling([fact]))
