"""Everybody in short: points, money, stones, and what the train carries."""

from __future__ import annotations

from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.taubertal_express.blocks import NUMBER, WORDS, Block, cell, grid
from render.taubertal_express.pieces import coin, signed, stones
from render.theme import CARD, INK, RECENT, SEATS, SOFT
from rules.core import Seat
from rules.taubertal_express import scoring, supplies
from rules.taubertal_express.state import OVER, SETUP, Player, Public

PLAYER_H = 132.0
FACTS_FROM = 740.0
"""A row at least so wide has room for what the train carries."""


def players(p: Public, setting: Setting, w: float, columns: int, seats: tuple[Seat, ...]) -> Block:
    each = cell(w, columns, 16)
    return grid([player_row(p, setting, seat, each) for seat in seats], columns, w, PLAYER_H, 16)


def score_of(p: Public, seat: Seat) -> int:
    return scoring.result(p).scores[seat] if p.phase == OVER else p.players[seat].points


def player_row(p: Public, setting: Setting, seat: Seat, w: float) -> Group:
    player, style = p.players[seat], SEATS[seat]
    active = seat in setting.waiting
    place = f"{p.order.index(seat) + 1}." if p.phase not in (SETUP, OVER) else ""
    return group(
        Rect(-5, -5, w + 10, PLAYER_H + 10, RECENT, radius=15) if active else None,
        Rect(0, 0, w, PLAYER_H, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, 74, PLAYER_H - 6, style.light, radius=7),
        Rect(77, 3, 6, PLAYER_H - 6, style.colour),
        icon("token", 40, 46, 60, seat),
        Text(4, 84, 72, 42, place, WORDS, "bold", SOFT, "middle"),
        Text(96, 4, w - 216, 60, setting.names[seat], WORDS, "bold", lines=2, smallest=24),
        Text(w - 116, 4, 104, 56, signed(score_of(p, seat)), NUMBER + 6, "bold", align="right", smallest=NUMBER),
        coin(118, 96, player.coins, 46),
        stones(player.stones, 148, 96, 34 if w > FACTS_FROM else 32, 0 if sum(player.stones) > 8 else 2),
        _facts(player, w - 262) if w > FACTS_FROM else None,
        name=f"panel:{seat}",
    )


def _facts(player: Player, left: float) -> list[Item]:
    """Station buildings, tickets, goods."""
    counts = (
        ("station", str(supplies.built(player))),
        ("coach", str(len(player.tickets))),
        ("wagon", str(sum(player.cargo))),
    )
    items: list[Item] = []
    for n, (symbol, count) in enumerate(counts):
        x = left + 88 * n
        items += [icon(symbol, x + 22, 96, 32), Text(x + 50, 72, 36, 48, count, WORDS, "bold", smallest=26)]
    return items
