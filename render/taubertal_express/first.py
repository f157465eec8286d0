"""The picture of the page for a first game: the first turn, a ticket and the way to its town."""

from __future__ import annotations

from render.callouts import height, numbered, position, told
from render.pictures import Setting
from render.scene import Group, Item
from render.taubertal_express import dice_board, pieces
from render.taubertal_express import map as valley
from render.taubertal_express.blocks import GAP, Block, cell
from render.taubertal_express.layout import Frame
from render.taubertal_express.tableau import riding
from render.taubertal_express.train import COAL_W, ENGINE_W, TRAIN_H, TRAIN_W, train
from rules.core import Seat
from rules.taubertal_express.state import Public, State

MOVES = ((0, "keep T23"), (1, "keep T02"), (0, "hire 0"), (1, "hire 0"))
YOU = Seat(0)
TICKET = "T23"
RIDING_H, ABOVE = 156.0, 56.0
"""A ticket with its way, and the room above the train for a number."""
MAP_H, TALL_MAP_H = 894.0, 1180.0
NUMBER_X = 500.0


def first(setting: Setting, w: float) -> list[Block]:
    """The position with its numbers, and what they are."""
    state: State = position("taubertal_express", 2, 5, MOVES, draft="printed")
    phone = setting.form == "phone"
    columns = 1 if phone else 2
    lines = Block(tuple(told(setting, 0, 0, w, columns)), height(columns))
    return [_tall(state.public, setting, w) if phone else _wide(state.public, setting, w), lines]


def _wide(p: Public, setting: Setting, w: float) -> Block:
    each = cell(w, 2, 16)
    areas = dice_board.areas(p, setting, each)
    right = each + 16
    frame = Frame(0, areas.height + GAP, w, MAP_H, 112, 62)
    drawn = (*areas.items, *_train(p, setting, right, 0, each), *_map(p, setting, frame))
    return _numbered(drawn, frame, (right + each - 120, 132), _coal(right, RIDING_H + ABOVE, each))


def _tall(p: Public, setting: Setting, w: float) -> Block:
    areas = dice_board.areas(p, setting, w)
    below = areas.height + GAP
    top = below + RIDING_H + ABOVE + TRAIN_H * w / TRAIN_W + GAP
    frame = Frame(0, top, w, TALL_MAP_H, 96, 60, 30, narrow=True)
    drawn = (*areas.items, *_train(p, setting, 0, below, w), *_map(p, setting, frame))
    return _numbered(drawn, frame, (w - 120, below + 132), _coal(0, below + RIDING_H + ABOVE, w))


def _numbered(drawn: tuple[Item, ...], frame: Frame, ticket: tuple[float, float], coal: tuple[float, float]) -> Block:
    """1 the dice, 2 the stones, 3 the way to the ticket's town, 4 the ticket."""
    (x, y), (to_x, to_y) = frame.spot("MER"), frame.spot("CRA")
    way = (x + to_x) / 2, (y + to_y) / 2
    return Block((*drawn, numbered((NUMBER_X, dice_board.AREA_H / 2), coal, way, ticket)), frame.y + frame.h)


def _train(p: Public, setting: Setting, x: float, y: float, w: float) -> tuple[Item, ...]:
    """The ticket, and below it the train."""
    player = p.players[YOU]
    drawn = pieces.scaled(train(player, YOU, words=False), w / TRAIN_W)
    return Group((riding(setting, player, TICKET, w),), x, y), Group((drawn,), x, y + RIDING_H + ABOVE)


def _coal(x: float, y: float, w: float) -> tuple[float, float]:
    """Above the coal wagon of a train of this width."""
    return x + (ENGINE_W + 20 + COAL_W / 2) * w / TRAIN_W, y - 14


def _map(p: Public, setting: Setting, frame: Frame) -> tuple[Item, ...]:
    player = p.players[YOU]
    return (
        *valley.backdrop(frame),
        *valley.towns(frame, setting, player),
        valley.locomotive(frame, player, YOU),
    )
