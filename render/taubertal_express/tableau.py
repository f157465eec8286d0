"""A player's tableau and train in full, and below them the maps and stations of the others."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from render.parts import TOP, page, recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Group, Item, Rect, Scene, Text, group
from render.symbols import icon
from render.taubertal_express import map as valley
from render.taubertal_express import pieces
from render.taubertal_express.blocks import GAP, WORDS, Block, cell, column, grid, titled
from render.taubertal_express.board import heading_of, tall_heading
from render.taubertal_express.displays import tile_symbol
from render.taubertal_express.layout import PHONE_W, TALL_TOP, Frame, main_frame
from render.taubertal_express.players import player_row, row_h
from render.taubertal_express.train import TRAIN_H, TRAIN_W, train
from render.theme import CARD, CREAM, GREY, INK, LINEN, MARGIN, RULE, WIDTH
from rules.core import Seat
from rules.taubertal_express import scoring
from rules.taubertal_express.components import DARK, DISTANCE, REGIONS, STATION, STATION_SPACES, TICKETS
from rules.taubertal_express.state import Player, Public
from rules.taubertal_express.view import View

SPACE_H, RIDING_H, ICONS_H = 84.0, 122.0, 60.0


def tableau(view: View, setting: Setting, seat: Seat) -> Scene:
    p, phone = view.public, setting.form == "phone"
    player = p.players[seat]
    width = PHONE_W if phone else WIDTH
    room = float(width - 2 * MARGIN)
    frame = frame_of(setting)
    blocks = [
        _train(setting, player, seat, room),
        _rider_rows(p, setting, seat, 1 if phone else 2, room),
        _station(p, setting, player, seat, 2 if phone else 4, room),
        *_others(p, setting, seat, phone, room),
    ]
    items, end = column(blocks, MARGIN, frame.y + frame.h + GAP)
    heading = tall_heading(p, setting) if phone else heading_of(p, setting)
    valley_items = (
        *valley.towns(frame, setting, player),
        *valley.badges(frame, p, setting, player),
        valley.locomotive(frame, player, seat),
        *valley.news(frame, setting, seat),
    )
    height = round(end + 26)
    return Scene(width, height, (*heading, *valley_items, *items), backdrop(width, height, frame))


def frame_of(setting: Setting) -> Frame:
    return main_frame(setting.form, TALL_TOP if setting.form == "phone" else float(TOP))


@cache
def backdrop(width: int, height: int, frame: Frame) -> tuple[Item, ...]:
    return (*page(width, height), *valley.backdrop(frame))


def _train(setting: Setting, player: Player, seat: Seat, w: float) -> Block:
    """As a picture; what it carries in words stands above and below it."""
    scale = w / TRAIN_W
    drawn = train(player, seat, words=setting.form != "phone")
    return Block((pieces.scaled(drawn, scale),), TRAIN_H * scale)


def _rider_rows(p: Public, setting: Setting, seat: Seat, columns: int, w: float) -> Block:
    """Whose train it is, and the tickets on it."""
    player, each = p.players[seat], cell(w, columns, 16)
    row = player_row(p, setting, seat, each)
    riders = [riding(setting, player, name, each) for name in player.tickets]
    return grid([row, *riders], columns if riders else 1, w, max(RIDING_H, row_h(setting, each)), 14)


def riding(setting: Setting, player: Player, name: str, w: float) -> Group:
    """A ticket of the train with the way that is left."""
    words, ticket = setting.words, TICKETS[name]
    if name in player.aboard:
        sign, told = "person", words("picture-aboard", way=DISTANCE[player.town, ticket.destination])
    else:
        sign = "hourglass"
        told = words("picture-way", start=DISTANCE[player.town, ticket.start], ride=ticket.distance)
    room = w - 92 - pieces.reward(name, 0)[1]
    note = (icon(sign, 18, 0, 40), Text(44, -24, room, 48, told, WORDS, "narrow", smallest=WORDS))
    return group(pieces.ticket(setting, name, w - 3, RIDING_H - 4, note=note), name=f"riding:{name}")


def _station(p: Public, setting: Setting, player: Player, seat: Seat, columns: int, w: float) -> Block:
    """Lauda: the tiles that can be seen, as many rows as there are; the number of spaces stands in the heading."""
    first = "" if STATION in p.first else f" (+{REGIONS[STATION].first_bonus})"
    done = " ✓" if STATION in player.regions else ""
    built = STATION_SPACES - scoring.empty_spaces(player)
    told = f"{setting.words('region-LAUDA')} {built}/{STATION_SPACES} · {REGIONS[STATION].points}{first}{done}"
    fresh_ones = [str(d["building"]) for d in fresh(setting, "station-built", "covered") if d["seat"] == seat]
    each = cell(w, columns)
    rows = -(-built // columns)
    shown = range(rows * columns)
    spaces = [_space(setting, player, at, each, player.station[at] in fresh_ones) for at in shown]
    return titled(told, w, grid(spaces, columns, w, SPACE_H) if spaces else Block((), 0))


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


def _space(setting: Setting, player: Player, at: int, w: float, new: bool) -> Group:
    kind = player.station[at]
    if not kind:
        blank = Rect(0, 0, w, SPACE_H, LINEN, RULE, 2, 8)
        return group(
            blank, Text(0, 0, w, SPACE_H, str(at + 1), WORDS, "narrow", GREY, "middle"), name=f"cover:{at + 1}"
        )
    dark, tokens = kind in DARK, _tokens(player, kind)
    return group(
        Rect(0, 0, w, SPACE_H, pieces.DARK_VIOLET if dark else pieces.LIGHT_VIOLET, INK, 2, 8),
        tile_symbol(kind, SPACE_H),
        Text(74, 2, w - 76, 42, setting.words(f"short-{kind}"), WORDS, "narrow", CREAM if dark else INK),
        _count(tokens, w) if tokens else None,
        recent(0, 0, w, SPACE_H, 8) if new else None,
        name=f"cover:{at + 1}",
    )


def _count(tokens: str, w: float) -> tuple[Item, ...]:
    return (
        Rect(w - 84, SPACE_H - 42, 78, 38, CARD, INK, 2, 6),
        Text(w - 84, SPACE_H - 42, 78, 38, tokens, WORDS, "bold", align="middle"),
    )


# The others


def _others(p: Public, setting: Setting, seat: Seat, phone: bool, w: float) -> list[Block]:
    seats = [Seat(at) for at in range(len(p.players)) if at != seat]
    columns = len(seats)
    if phone:
        return [grid([player_row(p, setting, other, w) for other in seats], 1, w, row_h(setting, w), 16)]
    if columns == 1:
        return _beside(p, setting, seats[0], w)
    each = cell(w, columns, 16)
    built = any(any(p.players[other].station) for other in seats)
    h = row_h(setting, each) + 10 + _small(each).h + (ICONS_H if built else 0)
    return [grid([_other(p, setting, other, each) for other in seats], columns, w, h, 16)]


def _small(w: float) -> Frame:
    """A map without names: the towns lie as on the large one."""
    site = max(46.0, min(56.0, w / 14))
    return Frame(0, 0, w, min(0.56 * w, 376), site, site * 0.7, words=0)


def _map(p: Public, setting: Setting, seat: Seat, w: float) -> tuple[Group, float]:
    frame, player = _small(w), p.players[seat]
    land = group(valley.backdrop(frame), baked=True)
    drawn = (land, *valley.towns(frame, setting, player), valley.locomotive(frame, player, seat))
    return group(drawn), frame.h


def _other(p: Public, setting: Setting, seat: Seat, w: float) -> Group:
    drawn, h = _map(p, setting, seat, w)
    player, top = p.players[seat], row_h(setting, w) + 10
    tiles = [pieces.building(kind, 28 + (w - 8) / 8 * n, 30, 44) for n, kind in enumerate(filter(None, player.station))]
    return group(
        player_row(p, setting, seat, w),
        group(drawn, y=top),
        group(tiles, y=top + h),
        name=f"other:{seat}",
    )


def _beside(p: Public, setting: Setting, seat: Seat, w: float) -> list[Block]:
    """The only other one: map and station side by side."""
    each, player = cell(w, 2, 16), p.players[seat]
    drawn, h = _map(p, setting, seat, each)
    spaces = [_space(setting, player, at, cell(each, 2), False) for at in range(STATION_SPACES)]
    station = grid([replace(space, name="") for space in spaces], 2, each, SPACE_H)
    tiles = group(station.items, x=each + 16, y=(h - station.height) / 2)
    row = Block((player_row(p, setting, seat, w),), row_h(setting, w))
    return [row, Block((group(drawn, name=f"other:{seat}"), tiles), h)]
