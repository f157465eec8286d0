"""A whole answer tried out: its moves one after the other, the small choices in between, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from rules.core import Action, Event, Seat
from rules.taubertal_express import supplies
from rules.taubertal_express.components import AT, BLACK, COLOURS, GOOD_OF
from rules.taubertal_express.effects import apply
from rules.taubertal_express.judge import check
from rules.taubertal_express.moves import Couple, PlaceGood, Return, Store
from rules.taubertal_express.orders import empty_buildings, fullest
from rules.taubertal_express.state import Player, Public, State
from rules.taubertal_express.train import storable
from rules.taubertal_express.worth import value

PASSENGER = "passenger"


@dataclass(frozen=True, slots=True)
class Trial:
    """Where moves lead. After a sealed one nothing may be read off it but what the seat itself has got."""

    state: State
    seat: Seat
    wagon: str = PASSENGER
    """What a turquoise hall on the way is to give."""
    moves: tuple[Action, ...] = ()
    events: tuple[Event, ...] = ()
    sealed: bool = False

    @property
    def player(self) -> Player:
        return self.state.public.players[self.seat]

    @property
    def worth(self) -> int:
        return value(self.state.public, self.seat)

    @property
    def pending(self) -> str:
        """The choice that is open."""
        return self.state.public.stack[-1].task if self.state.public.stack else ""

    def then(self, *actions: Action) -> Trial | None:
        """Moves more, and the small choices that the last one asks for; None: they cannot be made."""
        now = self
        for action in actions:
            if now.sealed or check(now.state, now.seat, action) is not None:
                return None
            now = now._made(action)
        return now.settled()

    def _made(self, action: Action) -> Trial:
        step = apply(self.state, self.seat, action)
        moves, events = (*self.moves, action), (*self.events, *step.events)
        return Trial(step.state, self.seat, self.wagon, moves, events, step.sealed)

    def settled(self) -> Trial:
        """Small choices with a sensible answer are made: surplus, goods of the storekeeper, wagon, customs office."""
        now = self
        while not now.sealed and (action := now._sensible()) is not None:
            now = now._made(action)
        return now

    def _sensible(self) -> Action | None:
        p = self.state.public
        match self.pending:
            case "surplus":
                return surplus_first(self.player)
            case "customs":
                return Store(fullest(p)) if storable(p.players) else None
            case "goods":
                towns = best_goods(p, self.player, p.stack[-1].number)
                return PlaceGood(towns[0] if towns else "")
            case "couple":
                other = "worker" if self.wagon == PASSENGER else PASSENGER
                return Couple(self.wagon if supplies.wagons_left(p.players, self.wagon) else other)
            case _:
                return None


def surplus_first(player: Player) -> Return:
    """What goes back: black, then the colour of which most are there."""
    over, black = supplies.surplus(player), player.stones[BLACK]
    colour = BLACK if black else player.stones.index(max(player.stones))
    return Return(COLOURS[colour], min(over, player.stones[colour]))


def best_goods(p: Public, player: Player, due: int) -> tuple[str, ...]:
    """Towns for the storekeeper's goods: kinds of which the player has least first, near ones first."""
    fillable = [town for town in empty_buildings(player) if supplies.good_left(p.players, _good(player, town))]
    best: tuple[str, ...] = ()
    for count in range(min(due, len(fillable)), 0, -1):
        sets = [towns for towns in combinations(fillable, count) if _in_supply(p, player, towns)]
        if sets:
            best = max(sets, key=lambda towns: len({_good(player, town) for town in towns}))
            break
    return best


def _good(player: Player, town: str) -> str:
    return GOOD_OF[player.sites[AT[town]]]


def _in_supply(p: Public, player: Player, towns: tuple[str, ...]) -> bool:
    goods = [_good(player, town) for town in towns]
    return all(supplies.good_left(p.players, good) >= goods.count(good) for good in goods)
