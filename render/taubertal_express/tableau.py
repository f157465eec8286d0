"""A player's tableau and train, with the others in short."""

from __future__ import annotations

from functools import cache

from render.parts import heading, page, panel_head, recent
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, collect, group
from render.symbols import icon
from render.taubertal_express import map as valley
from render.taubertal_express import pieces
from render.taubertal_express.board import heading_of
from render.taubertal_express.layout import (
    HEIGHT,
    MAP_H,
    MAP_Y,
    SIDE_W,
    SIDE_X,
    SPACE_H,
    SPACE_W,
    STRIPS_Y,
    space_corner,
)
from render.taubertal_express.pieces import coin, fresh, signed, stones
from render.taubertal_express.train import train
from render.theme import CARD, CREAM, GREY, INK, LINEN, NAME, RECENT, RULE, SMALL, WHITE, WIDTH
from rules.core import Seat
from rules.taubertal_express import scoring, supplies
from rules.taubertal_express.components import DARK, STATION, STATION_SPACES
from rules.taubertal_express.state import OVER, Player, Public
from rules.taubertal_express.view import View


def tableau(view: View, setting: Setting, seat: Seat) -> Scene:
    p = view.public
    player = p.players[seat]
    items = collect(
        heading_of(p, setting),
        valley.towns(p, setting, player),
        valley.badges(p, setting, player),
        valley.locomotive(player, seat),
        valley.news(setting, seat),
        _station(p, setting, player, seat),
        _strips(p, setting, seat),
        train(setting, player, seat),
    )
    return Scene(WIDTH, HEIGHT, tuple(items), backdrop())


@cache
def backdrop() -> tuple[Item, ...]:
    return (*page(WIDTH, HEIGHT), *valley.backdrop())


def _station(p: Public, setting: Setting, player: Player, seat: Seat) -> list[Item]:
    """Lauda: two by four spaces with the tiles that can be seen."""
    words = setting.words
    done = STATION in player.regions
    told = words("town-LAU") + f"  {STATION_SPACES - scoring.empty_spaces(player)}/{STATION_SPACES}"
    bonus = "" if STATION in p.first else " +3"
    items: list[Item] = [
        *heading(SIDE_X, MAP_Y, SIDE_W - 150, told),
        *pieces.points(SIDE_X + SIDE_W - 110, MAP_Y + 20, 5, 42),
        Text(SIDE_X + SIDE_W - 84, MAP_Y + 2, 56, 36, bonus, NAME, "bold"),
    ]
    if done:
        items.append(icon("tick", SIDE_X + SIDE_W - 18, MAP_Y + 20, 32))
    built = [str(d["building"]) for d in fresh(setting, "station-built", "covered") if d["seat"] == seat]
    for at in range(STATION_SPACES):
        kind = player.station[at]
        x, y = space_corner(at)
        items.append(group(_space(setting, kind, at, _tokens(player, kind)), x=x, y=y, name=f"cover:{at + 1}"))
        if kind and kind in built:
            items.append(recent(x, y, SPACE_W, SPACE_H, 8))
    return items


def _tokens(player: Player, kind: str) -> str:
    """How many goods or tickets lie on a building."""
    match kind:
        case "zollamt":
            return str(sum(player.customs))
        case "gueterschuppen":
            return f"{sum(player.shed)}/3"
        case "empfangshalle":
            return str(len(player.kept))
        case _:
            return ""


def _space(setting: Setting, kind: str, at: int, tokens: str) -> tuple[Item, ...]:
    if not kind:
        return (
            Rect(0, 0, SPACE_W, SPACE_H, LINEN, RULE, 2, 8),
            Text(0, 0, SPACE_W, SPACE_H, str(at + 1), NAME, "narrow", GREY, "middle"),
        )
    dark = kind in DARK
    return (
        Rect(0, 0, SPACE_W, SPACE_H, pieces.DARK_VIOLET if dark else pieces.LIGHT_VIOLET, INK, 2, 8),
        Rect(4, 4, 54, SPACE_H - 8, WHITE, radius=6),
        pieces.building(kind, 31, SPACE_H / 2, 44),
        Text(
            64,
            3,
            SPACE_W - (112 if tokens else 70),
            SPACE_H - 6,
            setting.words(f"short-{kind}"),
            NAME,
            "narrow",
            CREAM if dark else INK,
            smallest=14,
            lines=2,
        ),
        *_count(tokens),
    )


def _count(tokens: str) -> tuple[Item, ...]:
    if not tokens:
        return ()
    return (
        Rect(SPACE_W - 46, SPACE_H - 36, 42, 32, CARD, INK, 2, 6),
        Text(SPACE_W - 46, SPACE_H - 36, 42, 32, tokens, SMALL, "bold", align="middle", smallest=16),
    )


def _strips(p: Public, setting: Setting, seat: Seat) -> list[Item]:
    """Everybody in short, whose tableau this is first."""
    seats = [seat, *(Seat(at) for at in range(len(p.players)) if at != seat)]
    room = MAP_Y + MAP_H - STRIPS_Y
    h = min(128.0, (room - 10 * (len(seats) - 1)) / len(seats))
    return [_strip(p, setting, other, STRIPS_Y + (h + 10) * n, h, n == 0) for n, other in enumerate(seats)]


def _strip(p: Public, setting: Setting, seat: Seat, y: float, h: float, shown: bool) -> Group:
    player = p.players[seat]
    score = scoring.result(p).scores[seat] if p.phase == OVER else player.points
    low = h < 110
    size = 24 if low else 28
    line = 56 + (h - 56) * (0.5 if low else 0.32)
    second = 56 + (h - 56) * 0.74
    facts: list[Item] = [*coin(28, line, player.coins, 34), *stones(player.stones, 52, line, size, 2)]
    counts = (
        ("station", supplies.built(player)),
        ("coach", f"{len(player.tickets)}/{player.passenger_wagons}"),
        ("person", f"{player.hired - player.used}/{supplies.worker_places(player)}"),
        ("wagon", f"{sum(player.cargo)}/{supplies.cargo_places(player)}"),
    )
    if not low:
        step = (SIDE_W - 20) / 4
        for n, (symbol, count) in enumerate(counts):
            facts += [
                icon(symbol, 30 + step * n, second, 28),
                Text(54 + step * n, second - 16, step - 46, 32, str(count), SMALL, "bold", smallest=16),
            ]
    return group(
        Rect(-4, -4, SIDE_W + 8, h + 8, RECENT, radius=13) if shown else None,
        Rect(0, 0, SIDE_W, h, CARD, INK, 2, 10),
        panel_head(SIDE_W, seat, setting, signed(score)),
        facts,
        x=SIDE_X,
        y=y,
        name=f"panel:{seat}",
    )
