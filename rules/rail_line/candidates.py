"""Moves that might answer a question; which of them are legal, the judge knows."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Action, Decision
from rules.rail_line import line
from rules.rail_line.components import GOODS, STARTS
from rules.rail_line.moves import (
    BOTH,
    NONE,
    Box,
    Discard,
    Local,
    PaidLocal,
    Pass,
    Play,
    SecondCard,
    Side,
    Substitute,
    Track,
)
from rules.rail_line.state import Mark, Player, Public, State


def candidates(s: State, d: Decision) -> Iterable[Action]:
    public, player = s.public, s.public.players[d.seat]
    cards = (*s.hidden.hands[d.seat], *public.display)
    match d.key:
        case "side":
            return [Side(side) for side in STARTS]
        case "track":
            return [Track(track) for track in (1, 2, 3)]
        case "play-card":
            return [Play(card) for card in cards]
        case "substitute":
            task = player.tasks[0]
            symbols = task.symbols if isinstance(task, Mark) else ()
            return [Substitute(word) for word in (NONE, *symbols, BOTH)]
        case "local-move":
            return local_moves(public, player)
    extras: list[Action] = [Pass()]
    extras += [PaidLocal(*target) for target in _targets(public, player)]
    extras += [SecondCard(card) for card in cards] if d.key == "extra" else []
    extras += [Discard(card) for card in s.hidden.hands[d.seat]]
    extras += [Box(symbol) for symbol in GOODS]
    return extras


def local_moves(public: Public, player: Player) -> list[Local]:
    """Free moves of the local train."""
    return [Local(*target) for target in _targets(public, player)]


def _targets(public: Public, player: Player) -> list[tuple[int, str]]:
    """Distances, with the symbol at double stations."""
    found = []
    for at, node in enumerate(line.ahead(public, player), 1):
        symbols = line.station(public, player.track, node)
        found += [(at, symbol) for symbol in symbols] if len(symbols) > 1 else [(at, "")]
    return found
