"""Labels: what an answer does and brings, as clauses."""

from __future__ import annotations

from itertools import groupby

from rules.core import Action, Clause, Datum, Seat, clause
from rules.first_class import demands, display, routes, scoring, trains
from rules.first_class.components import CARDS
from rules.first_class.moves import (
    COIN_ACTIONS,
    CoinCar,
    CoinConductor,
    CoinEnd,
    CoinLoco,
    CoinPoint,
    CoinUpgrade,
    Execute,
    Fulfil,
    Mail,
    Upgrade,
    UseCity,
    UseSwitch,
)
from rules.first_class.planner import Course
from rules.first_class.results import Result
from rules.first_class.sources import switch_in
from rules.first_class.state import TALLY, Player, Public, Train

WORDY = ("route", "contract")
"""Kinds of cards whose text is a line of its own."""
AT_ONCE = tuple(TALLY.index(key) for key in ("cities", "constantinople", "symbols", "coins"))
MAIL, TILE = "✉", "⚑"
LONG = 3
"""So many equal cards in a row are told by their number."""


def card(p: Public, card_id: str) -> Clause:
    """A card of the display with its place; long ones by their title."""
    found = display.find(p.rows, card_id)
    assert found is not None
    at, column = found
    if CARDS[card_id].kind in WORDY:
        return clause("offer-title", row=at + 1, number=column + 1, title=card_id)
    return clause("offer-card", row=at + 1, number=column + 1, card=card_id)


def result(p: Public, node: Result, seat: Seat) -> Clause:
    """How the own board will look: what changes of it."""
    old, new = p.players[seat], node.state.public.players[seat]
    mail = next((a.mail for a in node.moves if isinstance(a, Mail)), "none")
    upper, lower = map(train, new.trains)
    one, two = (t.conductor for t in new.trains)
    if (upper, lower) == tuple(map(train, old.trains)):
        if (one, two) == tuple(t.conductor for t in old.trains):
            return clause("offer-plain")
        return clause("offer-conductors", upper=one, lower=two)
    moved = (one, two) != tuple(t.conductor for t in old.trains)
    return clause("offer-trains", upper=upper, lower=lower, one=one, two=two, moved=int(moved), post=mail)


def note(p: Public, node: Result, seat: Seat) -> Clause:
    """What a result brings: points, coins, the way of the locomotive, and what can be done with it."""
    old, after = p.players[seat], node.state.public
    new = after.players[seat]
    if _board(old) == _board(new):
        return clause("note-nothing")
    lost, idle = _wasted(old, new, node.moves)
    data: dict[str, Datum] = {
        "phase": phase(new),
        "points": at_once(new) - at_once(old),
        "coins": sum(new.coins) if new.coins != old.coins else "none",
        "lost": lost,
        "idle": idle,
        "evidence": new.evidence if new.evidence != old.evidence else "none",
        "city": city(new) if new.loco != old.loco else "none",
        "title": next((c for c in demands.fulfillable(new) if c not in demands.fulfillable(old)), "none"),
    }
    return clause("note-result", **data)


def _board(player: Player) -> object:
    """What a card may bring: all of a player's things but the cards."""
    return player.trains, player.coins, player.loco, player.ends, player.evidence, player.tally


def _wasted(old: Player, new: Player, moves: tuple[Action, ...]) -> tuple[int, int]:
    """Printed steps that no figure can take, and upgrades for which there is no car."""
    if not moves or not isinstance(moves[0], Execute):
        return 0, 0
    symbols = CARDS[moves[0].card].symbols
    steps = sum(unit.number for unit in symbols if unit.op == "loco") - (new.loco - old.loco)
    printed = sum(unit.number * (2 if unit.op == "both" else 1) for unit in symbols if unit.op in ("both", "conductor"))
    walked = sum(t.conductor for t in new.trains) - sum(t.conductor for t in old.trains)
    upgrades = sum(unit.op == "upgrade" for unit in symbols) - sum(isinstance(move, Upgrade) for move in moves)
    return max(0, steps) + max(0, printed - walked), max(0, upgrades)


def at_once(player: Player) -> int:
    """Points of every kind that do not wait for a scoring."""
    return sum(player.tally[at] for at in AT_ONCE)


def phase(player: Player) -> int:
    """What step 2 of a scoring would bring."""
    guests = sum(scoring.guest_points(player, placed) for placed in player.placed)
    return sum(map(trains.points, player.trains)) + guests


def city(player: Player) -> str:
    return routes.cities(player.route)[player.loco - 1].id


def train(one: Train) -> str:
    """The cards of a train in a line."""
    cards = [str(value) for value in one.cars]
    cards[5:5] = [MAIL] if one.mail else []
    cards += [f"{TILE}{one.tile}"] if one.tile else []
    parts: list[str] = []
    for value, same in groupby(cards):
        number = len(tuple(same))
        parts += [f"{number}×{value}"] if number >= LONG else [value] * number
    return "·".join(parts)


def place(player: Player, card_id: str, where: str) -> tuple[Clause, Clause]:
    """A place for a card, and what it would mean there."""
    kind, at = CARDS[card_id].kind, int(where[1:])
    upper, lower = player.trains
    if kind == "postcard":
        ends = routes.stretch_ends(player.route)
        way = max(0, ends[at] - player.loco)
        points = CARDS[card_id].points * (routes.stretch_size(player.route, at) if CARDS[card_id].per_city else 1)
        last = routes.cities(player.route)[ends[at] - 1].id
        return clause("offer-stretch", place=where, city=last), clause("note-postcard", points=points, way=way)
    if kind in ("switch", "mechanic"):
        one, two = trains.car_at(upper, at), trains.car_at(lower, at)
        label = clause("offer-gap", place=where, upper=_value(one), lower=_value(two))
        steps = max(0, at - upper.conductor) + max(0, at - lower.conductor)
        if kind == "switch":
            return label, clause("note-switch", way=steps)
        wanted = _wanted(card_id)
        return label, clause("note-mechanic", need=wanted, met=int(min(one or -1, two or -1) >= wanted))
    one_train = upper if where[0] == "U" else lower
    value = trains.car_at(one_train, at) or 0
    steps = max(0, at - one_train.conductor)
    label = clause("offer-place", place=where, now=value)
    if kind == "luggage":
        demand = CARDS[card_id].demand
        missing = max(0, demand.number - trains.length(lower)) if demand is not None else 0
        return label, clause("note-luggage", count=missing, way=steps)
    need = CARDS[card_id].minimum or _wanted(card_id)
    return label, clause("note-guest", need=need if value < need else 0, way=steps)


def _value(car: int | None) -> str | int:
    return "–" if car is None else car


def _wanted(card_id: str) -> int:
    demand = CARDS[card_id].demand
    return demand.value if demand is not None else 0


def coin(action: Action, count: int) -> Clause:
    """What coins are spent for."""
    match action:
        case CoinCar(one):
            return clause("offer-coin-car", count=count, train=one)
        case CoinLoco():
            return clause("offer-coin-loco", count=count)
        case CoinConductor(one):
            return clause("offer-coin-conductor", count=count, train=one)
        case CoinUpgrade(what, one):
            return clause("offer-coin-upgrade", what=what, train=one)
        case CoinEnd(end):
            return clause("offer-coin-end", card=end)
        case CoinPoint(column):
            return clause("offer-coin-point", column=column)
        case _:
            raise ValueError(action)


def course(found: Course) -> tuple[Clause, Clause]:
    """A whole scoring: how the board will look, and the steps that lead there."""
    old, new = found.states[0].public.players[found.seat], found.last
    cities = [routes.cities(old.route)[a.city - 1].id for a in found.moves if isinstance(a, UseCity)]
    titles = [switch_in(old.placed, a.gap) for a in found.moves if isinstance(a, UseSwitch)]
    titles += [a.card for a in found.moves if isinstance(a, Fulfil)]
    spent: dict[str, int] = {}
    for action in found.moves:
        if isinstance(action, COIN_ACTIONS):
            kind = action.tag.removeprefix("coin ")
            spent[kind] = spent.get(kind, 0) + 1
    label = clause(
        "offer-course",
        points=at_once(new) - at_once(old) + phase(new),
        upper=train(new.trains[0]),
        lower=train(new.trains[1]),
    )
    bought = tuple(thing for pair in spent.items() for thing in pair)
    return label, clause(
        "note-course",
        cities=len(cities), city_route=tuple(cities), done=len(titles), title_list=tuple(titles),
        spent=len(spent), coin_count=bought, coins=sum(new.coins),
    )  # fmt: skip
