"""The board in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.taubertal_express import alt, text
from rules import battery
from rules.core import Seat
from rules.taubertal_express.components import AT, LIGHT, NEIGHBOURS, REGIONS, TICKETS, letters
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import NAMES, full, setting


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_in_words(language: str) -> None:
    """Text and alternative text fit their limits in the fullest position and name the essential."""
    view = RULES.view(full(), None)
    told = text(view, setting(language))
    assert len(told) <= 3500
    assert "107" in told and "T20" in told and all(name in told for name in NAMES[:3])
    short = alt(view, setting(language))
    assert len(short) <= 1000 and "107" in short


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_words_and_values_leave_nothing_out_that_a_move_depends_on(seats: int, language: str) -> None:
    """Everybody has built everything, four tickets ride, five are dealt, all names have 32 characters."""
    state = full(seats)
    players = tuple(
        replace(
            player,
            tickets=state.public.players[0].tickets,
            cargo=(3, 2, 2, 2),
            waiting=(True,) * len(AT),
            coins=99,
            covered=LIGHT[:6],
            regions=tuple(REGIONS),
        )
        for player in state.public.players
    )
    public = replace(state.public, players=players, number=7, round=3, stepped=True, reroll=True, yard_used=True)
    crowded = State(public, replace(state.hidden, hand=tuple(TICKETS)[18:23]))
    names = tuple(letter * 32 for letter in "WXYZ"[:seats])
    around = replace(setting(language, seats), names=names, number=123456)
    for seat in (None, *map(Seat, range(seats))):
        view = RULES.view(crowded, seat)
        told = text(view, around)
        assert len(told) <= 3500 and told.endswith(around.words("text-legend"))
        own = players[seat or 0]
        assert all(words in told for words in (*names, *own.tickets, *view.hand, *filter(None, public.open)))
        assert all(around.words(f"town-{town}") in told for town in AT)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_can_be_played_from_the_words_alone(language: str) -> None:
    """All that legal moves depend on and a seat may know: own things, displays, prices, supplies, the way on."""
    case = battery.cases(RULES)[-1]
    for number, (now, seat, _, _) in enumerate(battery.walk(case, 9)):
        if number % 7:
            continue
        around = setting(language, case.seats, waiting=(seat,))
        view, words = RULES.view(now.state, seat), around.words
        p, player = view.public, view.public.players[seat]
        told = text(view, around)
        assert not told.endswith("…"), f"cut after {number} moves"
        assert (letters(player.stones) or "–") in told
        for ticket in (*player.tickets, *view.hand, *filter(None, p.open)):
            assert ticket in told
        for town in NEIGHBOURS[player.town]:
            assert words(f"town-{town}") in told
        for kind in (*filter(None, p.light), *filter(None, player.station), *player.covered):
            assert words(f"short-{kind}") in told
        for at, site in enumerate(player.sites):
            assert not site or words(f"town-{list(AT)[at]}") in told
        for at, kind in enumerate(p.goods, 1):
            assert not kind or f"G{at} (" in told
        for each in map(Seat, range(case.seats)):
            assert str(p.players[each].coins) in told and NAMES[each] in told
