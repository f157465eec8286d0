"""The central board: dice, tickets, displays, supplies, players, points track."""

from __future__ import annotations

from functools import cache

from render.final import winners
from render.parts import TOP, header, heading, page, recent
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, collect, group
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.dice_board import AREA_H, AREA_W, LEFT, RIGHT, area_corner, dice_board
from render.taubertal_express.pieces import coin, fresh, signed, stone, stones
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    GREY,
    INK,
    LINEN,
    NAME,
    RECENT,
    RULE,
    SEATS,
    SMALL,
    SOFT,
    TITLE,
    WHITE,
    WIDTH,
)
from rules.core import Seat
from rules.taubertal_express import scoring, supplies
from rules.taubertal_express.components import (
    COLOURS,
    DARK,
    DARK_PRICE,
    FACES,
    GOODS,
    GOODS_PRICE,
    HALL_PRICE,
    HALLS,
    LIGHT_PRICE,
)
from rules.taubertal_express.state import OVER, SETUP, Public
from rules.taubertal_express.view import View

HEIGHT = 1176
MAIN = TOP + AREA_H + 14
"""Where the displays begin."""
COLUMN = 378.0
TICKET_X, LIGHT_X, DARK_X, GOODS_X = LEFT, 420.0, 812.0, 1204.0
ROW_TOP = MAIN + 46
LIGHT_H, LIGHT_STEP = 62.0, 69.5
DARK_H, DARK_STEP = 50.0, 55.6
GOODS_W, GOODS_H, GOODS_STEP_X, GOODS_STEP_Y = 86.0, 92.0, 94.0, 99.0
TICKET_STEP = 141.0
PLAYERS = ROW_TOP + 4 * TICKET_STEP + 6
PLAYER_H = 100.0
TRACK_Y = PLAYERS + PLAYER_H + 14
FIRST_POINT, LAST_POINT = -5, 50
FIELD_W = (RIGHT - LEFT) / (LAST_POINT - FIRST_POINT + 1)


def board(view: View, setting: Setting) -> Scene:
    p = view.public
    items = collect(
        heading_of(p, setting),
        _headings(setting),
        dice_board(view, setting),
        (_open_ticket(p, setting, at) for at in range(len(p.open))),
        (_light(p, setting, at) for at in range(len(p.light))),
        (_dark(p, setting, at) for at in range(len(DARK))),
        (_goods_building(p, at) for at in range(len(p.goods))),
        _halls(p),
        _supplies(p),
        (_player(p, setting, Seat(at)) for at in range(len(p.players))),
        _points(p),
        _news(p, setting),
    )
    return Scene(WIDTH, HEIGHT, tuple(items), backdrop())


def heading_of(p: Public, setting: Setting) -> tuple[Item, ...]:
    words = setting.words
    name = words("game-name")
    if p.phase == OVER:
        return header(setting, name, words("picture-over"), winners(scoring.result(p), setting))
    phase = words("picture-pass", number=p.number)
    match p.phase:
        case "setup":
            phase = words("picture-setup")
        case "draft":
            phase += " · " + words("picture-draft")
        case "hire":
            phase += " · " + words("picture-hire")
        case _:
            phase += " · " + words("picture-round", round=p.round)
    return header(setting, name, phase)


@cache
def backdrop() -> tuple[Item, ...]:
    return (*page(WIDTH, HEIGHT), *_points_track())


def _headings(setting: Setting) -> tuple[Item, ...]:
    words = setting.words
    return (
        *heading(TICKET_X, MAIN, COLUMN, words("picture-tickets")),
        *heading(LIGHT_X, MAIN, COLUMN, words("picture-light")),
        *heading(DARK_X, MAIN, COLUMN, words("picture-dark")),
        *heading(GOODS_X, MAIN, RIGHT - GOODS_X, words("picture-goods")),
    )


# Displays


def ticket_corner(at: int) -> tuple[float, float]:
    return TICKET_X, ROW_TOP + TICKET_STEP * at


def _open_ticket(p: Public, setting: Setting, at: int) -> Group:
    x, y = ticket_corner(at)
    if not p.open[at]:
        return group(Rect(0, 0, COLUMN, 130, LINEN, RULE, 2, 10), x=x, y=y, name=f"ticket:{at + 1}")
    return group(pieces.ticket(setting, p.open[at], COLUMN - 4, 132, at + 1), x=x, y=y, name=f"ticket:{at + 1}")


def light_corner(at: int) -> tuple[float, float]:
    return LIGHT_X, ROW_TOP + LIGHT_STEP * at


def _light(p: Public, setting: Setting, at: int) -> Group:
    x, y = light_corner(at)
    price = stones(LIGHT_PRICE[at], COLUMN - 94, LIGHT_H / 2, 27, 2)
    tile: tuple[Item, ...] = (
        Rect(52, 0, COLUMN - 52, LIGHT_H, LINEN, RULE, 1.5, 8),
        Text(70, 6, COLUMN - 190, LIGHT_H - 12, "–", NAME, "plain", GREY),
    )
    if p.light[at]:
        name = setting.words(f"short-{p.light[at]}")
        tile = (
            Rect(52, 0, COLUMN - 52, LIGHT_H, pieces.LIGHT_VIOLET, INK, 2, 8),
            Rect(56, 4, 60, LIGHT_H - 8, WHITE, radius=6),
            pieces.building(p.light[at], 86, LIGHT_H / 2, 46),
            Text(124, 4, COLUMN - 222, LIGHT_H - 8, name, NAME, "narrow", smallest=16, lines=2),
        )
    return group(
        Text(0, 0, 46, LIGHT_H, f"L{at + 1}", NAME, "bold", SOFT, "middle"),
        tile,
        price,
        x=x,
        y=y,
        name=f"space:L{at + 1}",
    )


def dark_corner(at: int) -> tuple[float, float]:
    return DARK_X, ROW_TOP + DARK_STEP * at


def _dark(p: Public, setting: Setting, at: int) -> Group:
    kind, left = DARK[at], p.dark[at]
    x, y = dark_corner(at)
    name = setting.words(f"short-{kind}")
    return group(
        Rect(0, 0, COLUMN, DARK_H, pieces.DARK_VIOLET if left else LINEN, INK if left else RULE, 2 if left else 1.5, 8),
        Rect(4, 4, 56, DARK_H - 8, WHITE, radius=6),
        pieces.building(kind, 32, DARK_H / 2, 38),
        Text(70, 2, COLUMN - 190, DARK_H - 4, name, NAME, "narrow", CREAM if left else GREY, smallest=18),
        coin(COLUMN - 96, DARK_H / 2, DARK_PRICE[kind], 38),
        Text(COLUMN - 68, 2, 56, DARK_H - 4, f"×{left}", NAME, "bold", CREAM if left else GREY, "right"),
        x=x,
        y=y,
        name=f"building:{kind}",
    )


def goods_corner(at: int) -> tuple[float, float]:
    return GOODS_X + GOODS_STEP_X * (at % 4), ROW_TOP + GOODS_STEP_Y * (at // 4)


def _goods_building(p: Public, at: int) -> Group:
    x, y = goods_corner(at)
    kind = p.goods[at]
    return group(
        Rect(0, 0, GOODS_W, GOODS_H, LINEN, RULE, 1.5, 8) if not kind else None,
        pieces.goods_tile(kind, GOODS_W - 2, GOODS_H - 34, 46) if kind else None,
        Text(0, GOODS_H - 31, 42, 30, f"G{at + 1}", SMALL, "narrow", SOFT, "middle", smallest=18),
        stones(GOODS_PRICE[at], 42, GOODS_H - 15, 21, 1),
        x=x,
        y=y,
        name=f"space:G{at + 1}",
    )


HALL_Y = ROW_TOP + 3 * GOODS_STEP_Y + 4


def _halls(p: Public) -> list[Item]:
    found: list[Item] = []
    for n, hall in enumerate(HALLS):
        found.append(
            group(
                icon("taubertal-hall", 40, 36, 62, hall),
                Text(78, 6, 54, 36, f"×{supplies.halls_left(p.players, hall)}", NAME, "bold"),
                stones(HALL_PRICE[hall], 82, 54, 23, 1),
                x=GOODS_X + 186 * n,
                y=HALL_Y,
                name=f"hall:{hall}",
            )
        )
    return found


def _supplies(p: Public) -> Group:
    """Stones, bank and goods that are left."""
    w, y = RIGHT - GOODS_X, HALL_Y + 80
    h = ROW_TOP + 4 * TICKET_STEP - 6 - y
    half = w / 2
    items: list[Item] = [pieces.plaque(0, 0, w, h, CARD)]
    step = (h - 14) / 5
    for n, (colour, left) in enumerate(zip(COLOURS, supplies.stones_left(p.players), strict=True)):
        cy = 7 + step * (n + 0.5)
        items += [stone(colour, 34, cy, 30), Text(58, cy - 16, 60, 32, str(left), NAME, "bold")]
    for n, name in enumerate(GOODS):
        cy = 7 + step * (n + 0.5)
        items += [
            pieces.good(name, half + 2, cy, 32),
            Text(half + 30, cy - 16, 60, 32, str(supplies.good_left(p.players, name)), NAME, "bold"),
        ]
    cy = 7 + step * 4.5
    bank = supplies.bank(p.players, p.coins)
    items += [icon("coins", half + 2, cy, 30), Text(half + 30, cy - 16, 80, 32, str(bank), NAME, "bold")]
    trains = (("passenger", "coach"), ("worker", "person"), ("freight", "wagon"))
    for n, (wagon, symbol) in enumerate(trains):
        cy = 7 + step * (n + 1)
        items += [
            icon(symbol, w - 82, cy, 32),
            Text(w - 50, cy - 16, 40, 32, str(supplies.wagons_left(p.players, wagon)), NAME, "bold"),
        ]
    return group(items, x=GOODS_X, y=y, name="supplies")


# Players and points


def _player(p: Public, setting: Setting, seat: Seat) -> Group:
    player, style = p.players[seat], SEATS[seat]
    count = len(p.players)
    w = (RIGHT - LEFT - 14 * (count - 1)) / count
    active = seat in setting.waiting
    score = _score(p, seat)
    facts: list[Item] = [*coin(112, 74, player.coins, 40)]
    size = 26 if count == 4 else 30
    facts += stones(player.stones, 142, 74, size, 2 if count == 4 else 3)
    if count < 4:
        x = w - 150
        facts += [
            icon("station", x, 74, 34),
            Text(x + 26, 56, 34, 36, str(supplies.built(player)), NAME, "bold"),
            icon("coach", x + 82, 74, 34),
            Text(x + 112, 56, 34, 36, str(len(player.tickets)), NAME, "bold"),
        ]
    return group(
        Rect(-5, -5, w + 10, PLAYER_H + 10, RECENT, radius=15) if active else None,
        Rect(0, 0, w, PLAYER_H, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, 72, PLAYER_H - 6, style.light, radius=7),
        Rect(75, 3, 6, PLAYER_H - 6, style.colour),
        icon("token", 39, PLAYER_H / 2 - 12, 52, seat),
        Text(4, PLAYER_H - 34, 70, 30, _place(p, seat), SMALL, "bold", SOFT, "middle"),
        Text(92, 5, w - 190, 42, setting.names[seat], NAME, "bold"),
        Text(w - 96, 4, 84, 46, signed(score), TITLE, "bold", align="right", smallest=NAME),
        facts,
        x=LEFT + (w + 14) * seat,
        y=PLAYERS,
        name=f"panel:{seat}",
    )


def _place(p: Public, seat: Seat) -> str:
    """The place in the order of this pass."""
    return f"{p.order.index(seat) + 1}." if p.phase not in (SETUP, OVER) else ""


def _score(p: Public, seat: Seat) -> int:
    return scoring.result(p).scores[seat] if p.phase == OVER else p.players[seat].points


def _points_track() -> tuple[Item, ...]:
    """The printed track from −5 to 50."""
    items: list[Item] = []
    for points in range(FIRST_POINT, LAST_POINT + 1):
        x = LEFT + FIELD_W * (points - FIRST_POINT)
        ten = points % 10 == 0
        items.append(Rect(x, TRACK_Y, FIELD_W, 46, BRASS if ten else (LINEN if points < 0 else WHITE), RULE, 1, 3))
        if points % 5 == 0:
            items.append(
                Text(
                    x - 12, TRACK_Y + 47, FIELD_W + 24, 26, signed(points), SMALL, "narrow", SOFT, "middle", smallest=16
                )
            )
    return tuple(items)


def _points(p: Public) -> list[Item]:
    """Markers on the track; each full fifty is told beside the marker."""
    found: dict[int, list[Seat]] = {}
    for at in range(len(p.players)):
        points = _score(p, Seat(at))
        field = points if points <= LAST_POINT else (points - 1) % LAST_POINT + 1
        found.setdefault(field, []).append(Seat(at))
    items: list[Item] = []
    for field, seats in found.items():
        x = LEFT + FIELD_W * (field - FIRST_POINT + 0.5)
        size = 36 if len(seats) == 1 else 28
        spread = 0 if len(seats) == 1 else 18 / (len(seats) - 1)
        for n, seat in enumerate(seats):
            items.append(icon("token", x, TRACK_Y + 23 + (spread * n - (9 if spread else 0)), size, seat))
    return items


def _news(p: Public, setting: Setting) -> list[Item]:
    """Outlines of what changed: tickets turned up, the area used, spaces that were emptied."""
    items: list[Item] = []
    for data in fresh(setting, "ticket-opened"):
        at = int(data["place"]) - 1
        if p.open[at] == data["ticket"]:
            items.append(recent(*ticket_corner(at), COLUMN - 4, 132))
    used = [int(data["area"]) for data in fresh(setting, "area")]
    for n, face in enumerate(dict.fromkeys(used), 1):
        x, y = area_corner(FACES.index(face))
        items.append(recent(x, y, AREA_W, AREA_H, 12, n if len(set(used)) > 1 else 0))
    return items
