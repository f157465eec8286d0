"""What a move does."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Action, Seat, Step, event
from signals.rules.moves import Play
from signals.rules.state import Hidden, State


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    assert isinstance(a, Play)
    choices = tuple(a.card if other == seat else card for other, card in enumerate(s.hidden.choices))
    shown = tuple(card for card in choices if card is not None)
    if len(shown) == s.public.seats:
        return _shown(s, shown)
    chosen = tuple(card is not None for card in choices)
    return Step(State(replace(s.public, chosen=chosen), replace(s.hidden, choices=choices)))


def _shown(s: State, cards: tuple[int, ...]) -> Step[State]:
    """All have chosen: the highest card wins as many points as rounds have been played."""
    public, winner = s.public, cards.index(max(cards))
    won = public.round + 1
    points = tuple(had + won if seat == winner else had for seat, had in enumerate(public.points))
    none = (False,) * public.seats
    after = replace(public, round=won, points=points, chosen=none, shown=(*public.shown, cards))
    hands = tuple(tuple(c for c in hand if c != card) for hand, card in zip(s.hidden.hands, cards, strict=True))
    told = [event("shown", seat=seat, card=card) for seat, card in enumerate(cards)]
    told.append(event("won", seat=winner, points=won))
    return Step(State(after, Hidden(hands, (None,) * public.seats)), tuple(told), sealed=True)
