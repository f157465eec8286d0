"""What a seat's means come to until the end, in hundredths of a victory point.

The weights were fitted by linear regression to how games of stand-ins ended, and then moved to where greedy ones with
other weights won more.
"""

from __future__ import annotations

from functools import cache

from rules.core import Seat
from rules.cube_express import goals, scoring, sites, ways
from rules.cube_express.components import GOALS, STOCK, TABLES, TILES, TOKEN
from rules.cube_express.state import Public

POINT = 100
DEAREST = ("iron", "wood", "coal")
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


@cache
def weights(turns: int) -> dict[str, int]:
    return {name: now + more * turns for name, (now, more) in WEIGHTS.items()}


def value(public: Public, seat: Seat, hand: tuple[str, ...], turns: int, drives: bool) -> int:
    """Everything a seat has, with so many whole turns to come; `drives`: it can be foreseen where its trains start."""
    player, known, each = public.players[seat], public.atlas, weights(turns)
    own, at = public.station_cities(seat), known.at
    houses = sum([len(known.cities[city].houses) for city in own])
    mine = [at[piece.place] in own for piece in public.passengers if piece.seat == seat]
    home = sum(mine)
    foreign = sum([piece.seat != seat and at[piece.place] in own for piece in public.passengers])
    found = (
        POINT * TOKEN * player.tokens
        + each["houses"] * houses
        + each["passengers"] * len(mine)
        + each["deliveries"] * scoring.deliveries(public, seat)
        + each["stock"] * STOCK[player.stock]
        + each["dividends"] * player.dividends
        + each["level"] * player.level
        + each["squared"] * player.level * player.level
        + each["guests"] * (len(mine) - home)
        + each["foreign"] * foreign
        + each["free"] * (houses - home - foreign)
        + each["owned"] * sum([piece.seat == seat for piece in public.owners])
        + each["second"] * bool(player.trains[1])
        + each["turns"] * turns
    )
    for column, bids in enumerate(public.bids, 1):
        if bids[seat]:
            found += bid(public, seat, column, turns)
    if player.stored:
        found += _stored(public, seat, turns)
    if turns:
        payable = player.stations > 0 and player.dividends + home + foreign >= player.level
        found += _next(public, seat, hand, turns, payable)
        if drives:
            found += ways.journey(public, seat, player.level) * each["journey"] // 100
    return found


def bid(public: Public, seat: Seat, column: int, turns: int, more: int = 0) -> int:
    """The markers on a goal card, by what they bring if the goal is met, and how near it is; with more of them."""
    bids = public.bids[column - 1]
    own = bids[seat] + more
    if not own:
        return 0
    goal, each = GOALS[public.goals[column - 1]], weights(turns)
    majority, other = TABLES[public.seats].columns[column - 1]
    most = max(public.neutral, *[count for rival, count in enumerate(bids) if rival != seat])
    points = own * (majority if own >= most else other)
    have = goals.measure(public, seat, goal.id) - more * (goal.metric == "dividends")
    if have >= goal.value:
        return points * each["met"]
    return points * each["hoped"] * have // goal.value + points * each["missed"]


def _stored(public: Public, seat: Seat, turns: int) -> int:
    player, each = public.players[seat], weights(turns)
    found = each["coal"] * player.coal + each["wood"] * player.wood + each["iron"] * player.iron
    if turns:
        kept = [ways.VALUE[name] for name in DEAREST for _ in range(getattr(player, name))]
        found += (sum(kept[: player.level]) + sum(kept[player.level :]) // 5) * each["kept"] // 100
    return found + ways.progress(public, player) * each["progress"] // 100


def _next(public: Public, seat: Seat, hand: tuple[str, ...], turns: int, payable: bool) -> int:
    """What the tiles of the hand may become."""
    chance, each = sites.chance(public, seat, hand), weights(turns)
    found = sum([each[TILES[tile].kind] for tile in hand]) + chance.growth * each["growth"]
    if public.players[seat].stations:
        found += chance.site * each["site" if payable else "unpaid"] + chance.next * each["next"]
    return found + payable * each["payable"]
