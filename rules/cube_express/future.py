"""What a seat's means come to until the end, in hundredths of a victory point.

The weights were fitted by linear regression to how games of stand-ins ended, and then moved to where greedy ones with
other weights won more.
"""

from __future__ import annotations

from rules.core import Seat
from rules.cube_express import goals, scoring, sites, ways
from rules.cube_express.components import GOALS, STOCK, TABLES, TILES, TOKEN
from rules.cube_express.state import Public

POINT = 100
WEIGHTS = {
    "houses": (250, 10),
    "passengers": (294, 16),
    "deliveries": (122, -5),
    "stock": (100, 12),
    "dividends": (107, 12),
    "met": (79, 19),
    "hoped": (9, 10),
    "missed": (-3, 6),
    "level": (754, -125),
    "squared": (-77, 47),
    "guests": (-103, -1),
    "payable": (-69, -7),
    "foreign": (103, 23),
    "free": (87, 4),
    "coal": (21, 1),
    "wood": (64, -12),
    "iron": (-21, 22),
    "kept": (118, 0),
    "owned": (6, 34),
    "second": (-48, 44),
    "journey": (40, -10),
    "progress": (29, 10),
    "station": (-148, 41),
    "crossing": (48, 33),
    "factory": (26, 9),
    "production": (0, -1),
    "site": (123, 2),
    "unpaid": (85, 0),
    "next": (71, 3),
    "growth": (107, 12),
    "turns": (0, 62),
}
"""What counts -> its weight at the end, and how much more for each turn to come."""


def weight(name: str, turns: int) -> int:
    now, more = WEIGHTS[name]
    return now + more * turns


def value(public: Public, seat: Seat, hand: tuple[str, ...], turns: int, drives: bool) -> int:
    """Everything a seat has, with so many whole turns to come; `drives`: it can be foreseen where its trains start."""
    player, known = public.players[seat], public.atlas
    own, at = public.station_cities(seat), known.at
    houses = sum([known.cities[city].size for city in own])
    mine = [at[piece.place] in own for piece in public.passengers if piece.seat == seat]
    foreign = sum([piece.seat != seat and at[piece.place] in own for piece in public.passengers])
    payers = sum(mine) + foreign
    counts = {
        "houses": houses,
        "passengers": len(mine),
        "deliveries": scoring.deliveries(public, seat),
        "stock": STOCK[player.stock],
        "dividends": player.dividends,
        "level": player.level,
        "squared": player.level * player.level,
        "guests": len(mine) - sum(mine),
        "foreign": foreign,
        "free": houses - payers,
        "owned": sum([piece.seat == seat for piece in public.owners]),
        "second": bool(player.trains[1]),
        "turns": turns,
    }
    found = sum([count * weight(name, turns) for name, count in counts.items() if count])
    found += POINT * TOKEN * player.tokens
    found += sum([bid(public, seat, column, turns) for column in range(1, len(public.goals) + 1)])
    if player.stored:
        found += _stored(public, seat, turns)
    if turns:
        payable = player.stations > 0 and player.dividends + payers >= player.level
        found += _next(public, seat, hand, turns, payable)
        if drives:
            found += ways.journey(public, seat, player.level) * weight("journey", turns) // 100
    return found


def bid(public: Public, seat: Seat, column: int, turns: int, more: int = 0) -> int:
    """The markers on a goal card, by what they bring if the goal is met, and how near it is; with more of them."""
    goal, bids = GOALS[public.goals[column - 1]], public.bids[column - 1]
    own = bids[seat] + more
    if not own:
        return 0
    majority, other = TABLES[public.seats].columns[column - 1]
    most = max([count for rival, count in enumerate(bids) if rival != seat])
    points = own * (majority if own >= max(most, public.neutral) else other)
    have = goals.measure(public, seat, goal.id) - more * (goal.metric == "dividends")
    if have >= goal.value:
        return points * weight("met", turns)
    return points * weight("hoped", turns) * have // goal.value + points * weight("missed", turns)


def _stored(public: Public, seat: Seat, turns: int) -> int:
    player = public.players[seat]
    found = sum([many * weight(name, turns) for name, many in zip(ways.VALUE, player.stores, strict=True) if many])
    if turns:
        dearest = sorted(ways.VALUE, key=lambda name: -ways.VALUE[name])
        kept = [ways.VALUE[name] for name in dearest for _ in range(getattr(player, name))]
        held = sum(kept[: player.level]) + sum(kept[player.level :]) // 5
        found += held * weight("kept", turns) // 100
    return found + ways.progress(public, player) * weight("progress", turns) // 100


def _next(public: Public, seat: Seat, hand: tuple[str, ...], turns: int, payable: bool) -> int:
    """What the tiles of the hand may become."""
    chance = sites.chance(public, seat, hand)
    found = sum([weight(TILES[tile].kind, turns) for tile in hand]) + chance.growth * weight("growth", turns)
    if public.players[seat].stations:
        found += chance.site * weight("site" if payable else "unpaid", turns) + chance.next * weight("next", turns)
    return found + payable * weight("payable", turns)
