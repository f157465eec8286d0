"""Everybody in short: points, money, stones, and what the train carries."""

from __future__ import annotations

from render import fonts
from render.parts import spelled
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.taubertal_express.blocks import NUMBER, WORDS, Block, cell, grid
from render.taubertal_express.pieces import coin, signed, stones
from render.theme import CARD, INK, RECENT, SEATS, SOFT
from rules.core import Seat
from rules.taubertal_express import scoring, supplies
from rules.taubertal_express.state import OVER, SETUP, Player, Public

LINE, LOWER = 38.0, 62.0
"""Heights of a line of the name, and of what stands below."""
APART = 9.0
"""Between the two, so that an outline around what is new covers no letter."""
WIDE = 740.0
"""A row at least so wide has room for the points beside the name, and for what the train carries."""
NAME_X = 96.0


def players(p: Public, setting: Setting, w: float, columns: int, seats: tuple[Seat, ...]) -> Block:
    each = cell(w, columns, 16)
    return grid([player_row(p, setting, seat, each) for seat in seats], columns, w, row_h(setting, each), 16)


def row_h(setting: Setting, w: float) -> float:
    """How high the rows are: as the longest name needs, with a line of its own for stones where it is narrow."""
    return _names_h(setting, w) + (LOWER + APART if w >= WIDE else 2 * LOWER - 14)


def _names_h(setting: Setting, w: float) -> float:
    needed = max(len(fonts.lines_of(name, _name_w(w), WORDS - 1, "narrow")) for name in setting.names)
    return 8 + LINE * max(2 if w < WIDE else 1, needed)


def _name_w(w: float) -> float:
    return w - (216 if w >= WIDE else NAME_X + 10)


def score_of(p: Public, seat: Seat) -> int:
    return scoring.result(p).scores[seat] if p.phase == OVER else p.players[seat].points


def player_row(p: Public, setting: Setting, seat: Seat, w: float) -> Group:
    player, style = p.players[seat], SEATS[seat]
    active = seat in setting.waiting
    place = f"{p.order.index(seat) + 1}." if p.phase not in (SETUP, OVER) else ""
    wide, h, names = w >= WIDE, row_h(setting, w), _names_h(setting, w)
    below = names + (APART if wide else 0)
    score_y = 4 if wide else below + 2
    stones_x, stones_y = (NAME_X + 62, below + 28) if wide else (NAME_X, below + 76)
    return group(
        Rect(-5, -5, w + 10, h + 10, RECENT, radius=15) if active else None,
        Rect(0, 0, w, h, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, 74, h - 6, style.light, radius=7),
        Rect(77, 3, 6, h - 6, style.colour),
        icon("token", 40, 40, 58, seat),
        Text(4, 68, 72, 42, place, WORDS, "bold", SOFT, "middle"),
        group(
            spelled(NAME_X, 4, _name_w(w), names - 6, setting.names[seat], WORDS, lines=4, smallest=WORDS - 1),
            name=f"name:{seat}",
        ),
        group(
            Text(
                w - 120, score_y, 108, 54, signed(score_of(p, seat)), NUMBER + 6, "bold", align="right",
                smallest=NUMBER, decides=True,
            ),
            name=f"points:{seat}",
        ),
        group(coin(NAME_X + 28, below + 28, player.coins), name=f"coins:{seat}"),
        group(
            stones(player.stones, stones_x, stones_y, 32 if sum(player.stones) > 8 else 34, 1), name=f"stones:{seat}"
        ),
        _facts(player, seat, w - 296, below + 28) if wide else None,
        name=f"panel:{seat}",
    )  # fmt: skip


def _facts(player: Player, seat: Seat, left: float, y: float) -> list[Item]:
    """Station buildings, tickets, goods."""
    counts = (
        ("station", str(supplies.built(player))),
        ("coach", str(len(player.tickets))),
        ("wagon", str(sum(player.cargo))),
    )
    items: list[Item] = []
    for n, (symbol, count) in enumerate(counts):
        x = left + 99 * n
        told = Text(x + 43, y - 24, 49, 48, count, WORDS, "narrow", smallest=WORDS)
        items.append(group(icon(symbol, x + 20, y, 32), told, name=f"{symbol}:{seat}"))
    return items
