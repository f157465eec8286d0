"""The last action, solved: played without a question only where no other answer can be better (section 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from rules.copies import replace
from rules.core import Action, Rng, Seat
from rules.rail_line import effects, scoring
from rules.rail_line.candidates import local_moves
from rules.rail_line.changes import with_player
from rules.rail_line.marking import full, marked
from rules.rail_line.state import Player, Public, State
from rules.rail_line.view import View, imagine

Ends = frozenset[Player]
"""What a player's sheet, coins and trains may be after the action."""


def best(v: View, seat: Seat, options: Sequence[Action]) -> Action | None:
    """The first answer that leads to the most points, then coins, whatever those who follow mark.

    None if that is not certain, or if another answer would take points from a rival.
    """
    s = imagine(v, Rng(0))
    seen: dict[int, Ends] = {}
    led = [(option, _ends(effects.apply(s, seat, option).state, seat, seen)) for option in options]
    ends = list(dict.fromkeys(end for _, reached in led for end in sorted(reached, key=repr)))
    publics = list(_futures(v.public, seat))
    surest = set(ends)
    for public in publics:
        values = {end: (scoring.score(with_player(public, seat, end), end), end.coins) for end in ends}
        top = max(values.values(), default=(0, 0))
        surest &= {end for end in ends if values[end] == top}
    harm = {end: tuple(_rivals(public, seat, end) for public in publics) for end in ends}
    for option, reached in sorted(led, key=lambda pair: len(pair[1])):
        for end in sorted(reached & surest, key=repr):
            if all(_least(harm[end], harm[other]) for other in ends) and not _race(v.public, seat, end, ends):
                return option
    return None


def _ends(s: State, seat: Seat, seen: dict[int, Ends]) -> Ends:
    """All ends that chains of free local moves lead to."""
    player = s.public.players[seat]
    if not player.tasks:
        return frozenset((player,))
    if player.local not in seen:
        moves = local_moves(s.public, player)
        seen[player.local] = frozenset(
            end for move in moves for end in _ends(effects.apply(s, seat, move).state, seat, seen)
        )
    return seen[player.local]


def _futures(public: Public, seat: Seat) -> Iterator[Public]:
    """Each later player gains a passenger box, or does not."""
    order, size = public.sheet.order("PA"), public.sheet.row("PA").size
    later = range(seat + 1, public.seats)
    for gains in product((0, 1), repeat=len(later)):
        players = list(public.players)
        for at, gain in zip(later, gains, strict=True):
            marks = players[at].marks
            grown = (*marks[:order], min(size, marks[order] + gain), *marks[order + 1 :])
            players[at] = replace(players[at], marks=grown)
        yield replace(public, players=tuple(players))


def _rivals(public: Public, seat: Seat, end: Player) -> tuple[int, ...]:
    after = with_player(public, seat, end)
    return tuple(scoring.score(after, player) for at, player in enumerate(after.players) if at != seat)


def _least(harm: tuple[tuple[int, ...], ...], other: tuple[tuple[int, ...], ...]) -> bool:
    """No rival has fewer points after the other answer."""
    return all(
        mine <= theirs for own, its in zip(harm, other, strict=True) for mine, theirs in zip(own, its, strict=True)
    )


def _race(public: Public, seat: Seat, end: Player, ends: Sequence[Player]) -> bool:
    """Sheet 2: another answer fills the glass row before somebody who still may, and this one does not."""
    sheet = public.sheet
    open_ = bool(sheet.late_glass) and not any(player.glass_turn for player in public.players)
    near = any(marked(sheet, player, "GL") == sheet.row("GL").size - 1 for player in public.players[seat + 1 :])
    return open_ and near and not full(sheet, end, "GL") and any(full(sheet, other, "GL") for other in ends)
