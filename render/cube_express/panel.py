"""What lies on a player's board, in the column beside the map."""

from __future__ import annotations

from render.cube_express.layout import SIDE_W, SIDE_X
from render.cube_express.pieces import STATION, cube_at, decisive
from render.cube_express.tiles import good
from render.fonts import LEADING, fit
from render.parts import TOP
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, INK, READ, RECENT, RULE, SEATS, SOFT, YELLOW
from rules.core import Seat
from rules.cube_express import scoring
from rules.cube_express.components import RESOURCES, STOCK
from rules.cube_express.state import Public

NAME_X, SCORE_W = 60, 96
LINE, GAP = 52, 12
MOST = 4
"""A name of 32 letters never takes more lines."""


def player_panels(public: Public, setting: Setting, *seats: Seat) -> tuple[list[Item], float]:
    """The panels of all seats or of some, one below the other, and where they end."""
    scores, y = scoring.totals(public), TOP + 4.0
    items: list[Item] = []
    for seat in seats or [Seat(seat) for seat in range(public.seats)]:
        items.append(player_panel(public, setting, seat, scores[seat], y))
        y += panel_height(setting, seat) + GAP
    return items, y


def panel_height(setting: Setting, seat: Seat) -> float:
    return head_height(setting.names[seat]) + 2 * LINE + 8


def head_height(name: str, room: float = SIDE_W - NAME_X - SCORE_W) -> float:
    """A name takes as many lines as it needs."""
    _, lines = fit(name, room, READ, "narrow", READ, MOST, MOST * READ * LEADING)
    return 18 + LEADING * READ * len(lines)


def player_panel(public: Public, setting: Setting, seat: Seat, score: int, y: float) -> Group:
    style, name = SEATS[seat], setting.names[seat]
    head, high = head_height(name), panel_height(setting, seat)
    active = setting.waiting == (seat,)
    return group(
        Rect(-4, -4, SIDE_W + 8, high + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, SIDE_W, high, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, SIDE_W - 6, head - 6, style.light, radius=7),
        Rect(0, head - 6, SIDE_W, 6, style.colour, INK, 1.5),
        icon("token", 31, head / 2 - 1, 44, seat),
        group(name_text(name, NAME_X, 2, SIDE_W - NAME_X - SCORE_W, head - 8), name=f"name:{seat}"),
        group(decisive(SIDE_W - SCORE_W, 2, SCORE_W - 12, head - 8, score, "right"), name=f"score:{seat}"),
        _belongings(public, seat, head + LINE / 2 + 2),
        _stores(public, seat, head + LINE * 1.5),
        x=SIDE_X,
        y=y,
        name=f"panel:{seat}",
    )


def name_text(name: str, x: float, y: float, w: float, h: float) -> Text:
    return Text(x, y, w, h, name, READ, "narrow", smallest=READ, lines=MOST)


def _belongings(public: Public, seat: Seat, y: float) -> Group:
    """Technology level, dividends, stock, tokens of nine points, and who begins."""
    player = public.players[seat]
    return group(
        icon(STATION, 34, 0, 40, seat),
        decisive(64, -26, 34, 52, player.level),
        icon("coin", 130, 0, 42),
        group(decisive(156, -26, 62, 52, player.dividends), name=f"dividends:{seat}"),
        icon("cube_express-stock", 242, 0, 40),
        group(decisive(268, -26, 62, 52, STOCK[player.stock]), name=f"stock:{seat}"),
        group(
            token_disc(358, 0) if player.tokens else None,
            Text(384, -24, 60, 48, f"× {player.tokens}", READ, "bold", smallest=READ) if player.tokens > 1 else None,
            name=f"tokens:{seat}",
        ),
        icon("person_flag", SIDE_W - 24, 0, 40) if seat == 0 else None,
        y=y,
    )


def _stores(public: Public, seat: Seat, y: float) -> Group:
    """Resources and how many may be kept, markers in the reserve, trains."""
    player = public.players[seat]
    return group(
        (
            group(
                good(name, 18, 0, 34),
                group(decisive(40, -26, 34, 52, many), name=f"{name}:{seat}"),
                x=10 + 76 * n,
            )
            for n, (name, many) in enumerate(zip(RESOURCES, player.stores, strict=True))
        ),
        Text(238, -22, 70, 44, f"≤ {player.level}", READ, "narrow", SOFT, smallest=READ),
        cube_at(seat, 322, 0, 34),
        group(decisive(344, -26, 60, 52, player.reserve), name=f"reserve:{seat}"),
        (
            icon("cube_express-train", 432 + 52 * n, 0, 34, seat)
            if cell
            else Rect(412 + 52 * n, -15, 42, 30, None, RULE, 2, 8)
            for n, cell in enumerate(player.trains)
        ),
        y=y,
    )


def token_disc(x: float, y: float) -> Group:
    """Nine points."""
    return group(
        Rect(-22, -22, 44, 44, YELLOW, INK, 2, 22),
        Text(-22, -22, 44, 44, "9", READ, "bold", INK, "middle", smallest=READ),
        x=x,
        y=y,
    )
