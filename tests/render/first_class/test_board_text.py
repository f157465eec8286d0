"""The board in words: somebody who sees no picture can play with it."""

from __future__ import annotations

import re

import pytest

from bot.texts import texts
from render import first_class as pictured
from render.wording import TEXT_LIMIT
from rules import battery, core
from rules.core import Seat
from rules.first_class import demands, routes, trains
from rules.first_class.components import CARDS, MAILS
from rules.first_class.rules import RULES
from rules.first_class.state import Placed, State
from tests.render.first_class.scenes import busy, spoken
from tests.rules.first_class.positions import (
    scoring,
    stepped,
    with_player,
)


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


def wanted(s: State, seat: Seat, language: str) -> set[str]:
    """What a seat must be told to know what it may do, and what it would mean."""
    words = texts(language, "first_class")
    p, view = s.public, RULES.view(s, seat)
    player = p.players[seat]
    found = {words(f"card-{card}") for row in p.rows for card in row if card}
    found |= {words(f"card-{card}") for card in (*p.open_ends, *view.ends, *view.passed)}
    found |= {words(f"token-{token}") for token in view.tokens}
    found |= {
        words(f"card-{card}") + (f" ({place})" if place else "") for card, place in demands.open_contracts(player)
    }
    found |= {words(f"city-{city.id}") for city in routes.cities(player.route)[player.loco :]}
    found |= {words(f"bonus-{routes.cities(player.route)[at - 1].id}") for at in routes.bonus_cities(player)}
    found |= {words(f"post-{mail}") for mail in MAILS if mail not in trains.mails_used(player)}
    found |= {placed.place for placed in player.placed}
    found |= {"/".join(map(str, player.coins)), f"({player.loco})", f"{p.modules[0]}+{p.modules[1]}"}
    return found


@pytest.mark.parametrize("modules", ["AB", "CD", "BE"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_that_a_move_hangs_on_is_told(modules: str, language: str) -> None:
    for now, seat, _, _ in battery.walk(battery.Case("first_class", 4, {"modules": modules}, RULES), 5):
        if len(now.log) % 23 == 0 and now.state.public.phase != "over":
            told = pictured.text(RULES.view(now.state, seat), spoken(now.state, language=language))
            assert len(told) <= TEXT_LIMIT
            assert not told.endswith("…")
            missing = {thing for thing in wanted(now.state, seat, language) if thing not in told}
            assert not missing, told


def test_the_course_of_the_game_is_told() -> None:
    s = busy(4)
    told = pictured.text(RULES.view(s, None), spoken(s))
    p = s.public
    assert f"Round {p.round} of 6" in told
    assert re.search(r"Row 1 \(\d of 4 taken\)", told)
    assert "Start player: " in told and "start player tile" in told
    assert re.search(r"Cars left: 0/1 × \d+, 2/4 × \d+, 7/12 × \d+", told)
    assert "Constantinople: 1st " in told and "Next locomotive tile: " in told
    assert "Scoring phase 1" in pictured.text(RULES.view(scoring(s), None), spoken(scoring(s)))


def test_what_a_contract_lacks_is_told_and_met_ones_come_first() -> None:
    s = with_player(busy(2), 0, contracts=("A1-K2", "A1-K1"), upper="2,1", lower="1,1", placed=(), at=(0, 0))
    lines = pictured.text(RULES.view(s, Seat(0)), spoken(s)).splitlines()
    (met,) = [n for n, line in enumerate(lines) if line.startswith("✓ Contract: 4 cars")]
    (lacking,) = [n for n, line in enumerate(lines) if line.startswith("(1 of 2) Contract: 2 cars")]
    assert met < lacking


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_all_would_be_too_long_the_contracts_of_the_others_still_tell_what_they_bring(language: str) -> None:
    contracts = ("A1-K1", "A2-K7")
    luggage = (Placed("D3-G3", "U10"),)
    s = busy(4)
    for seat in range(1, 4):
        s = with_player(s, seat, contracts=contracts, placed=luggage)
    told = pictured.text(RULES.view(s, Seat(0)), spoken(s, language=language))
    words = texts(language, "first_class")
    title, whole = words("title-D3-G3"), words("card-D3-G3")
    assert len(told) <= TEXT_LIMIT and whole not in told
    assert f"{title} ⇒ {whole.split(' ⇒ ')[1]}" in told
    assert all(words(f"card-{card}") in told for card in contracts)


def test_a_spectator_is_told_nothing_that_somebody_holds() -> None:
    s = busy(4)
    told = pictured.text(RULES.view(s, None), spoken(s))
    own = {texts("en", "first_class")(f"card-{card}") for hand in s.hidden.hands for card in hand}
    shown = {texts("en", "first_class")(f"card-{card}") for card in s.public.open_ends}
    assert not any(card in told for card in own - shown)
    assert core.waiting(RULES, s)
    assert all(CARDS[card] for row in s.public.rows for card in row if card)
