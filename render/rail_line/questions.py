"""Private pictures that help to answer: numbered markers on the answers, the rest dimmed."""

from __future__ import annotations

from dataclasses import replace

from render.asking import Mark, asking, marked
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.rail_line import layout
from render.rail_line.areas import areas
from render.rail_line.board import board
from render.rail_line.hand import card_spot, hand, seat_of
from render.rail_line.layout import CARD_H, LANES, OUTER, START
from render.rail_line.sheets import grid, next_box
from render.scene import Dim, Group, Item, Scene, Sprite, Text, named
from render.theme import KEY, WIDTH
from rules.notation import Question, Token
from rules.rail_line import line
from rules.rail_line.components import SLOT_OF_NODE
from rules.rail_line.view import View


def _sides(view: View, question: Question, setting: Setting) -> Scene:
    scale, height = 2.6, 760
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"))]
    for n, side in enumerate(question.answers, 1):
        x = WIDTH / 2 + (-460 if n == 1 else 160)
        items += [
            Sprite("rail_line-start", x, TOP + 70, OUTER * scale, CARD_H * scale, (str(side), "---")),
            Text(
                x - 90, TOP + 6, OUTER * scale + 180, 50, setting.words(f"side-{side}"), KEY, "narrow", align="middle"
            ),
            marker(n, x + OUTER * scale / 2, TOP + 70 + 48, 72),
        ]
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _tracks(view: View, question: Question, setting: Setting) -> Scene | None:
    base = board(view, setting)
    x, y = START
    return marked(base, question, lambda track: Mark(x + OUTER - 28, y + LANES[int(track)], 48), named(base, "start"))


def _cards(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None
    return marked(base, question, lambda card: Mark(*card_spot(view, str(card)), 60, named(base, f"card:{card}")))


def _stations(view: View, question: Question, setting: Setting) -> Scene | None:
    base = board(view, setting)
    player = view.public.players[seat_of(view)]
    nodes = line.nodes(view.public.side, view.public.line)
    ahead = line.ahead(view.public, player)

    def mark(stations: Token) -> Mark:
        node = ahead[int(stations) - 1]
        symbols = len(nodes[node].stations[player.track - 1])
        x, y = layout.sign_at(node, player.track, nodes[node])
        if node in SLOT_OF_NODE:
            return Mark(x + layout.SIGN_STEP * (symbols - 0.5) + 24, y, 46, _place(base, node))
        return Mark(x, y + 50, 46, _place(base, node))

    return marked(base, question, mark, named(base, f"train:{seat_of(view)}:"))


def _place(base: Scene, node: int) -> tuple[Group, ...]:
    """The card or curve at a node."""
    if node in SLOT_OF_NODE:
        return named(base, f"slot:{SLOT_OF_NODE[node]}")
    return named(base, f"curve:{node}") or named(base, "start")


def _symbols(view: View, question: Question, setting: Setting) -> Scene | None:
    """Which of two symbols the local train takes."""
    base = board(view, setting)
    player = view.public.players[seat_of(view)]
    nodes = line.nodes(view.public.side, view.public.line)
    stations = next(token for token in reversed(question.prefix) if isinstance(token, int))
    node = line.ahead(view.public, player)[stations - 1]
    there = nodes[node].stations[player.track - 1]

    def mark(symbol: Token) -> Mark:
        x, y = layout.sign_at(node, player.track, nodes[node], there.index(str(symbol)), len(there))
        return Mark(x, y + 34, 42)

    return marked(base, question, mark, _place(base, node))


def _boxes(view: View, question: Question, setting: Setting) -> Scene:
    base = areas(view, setting)
    seat = seat_of(view)
    place = grid(view.public.seats, view.public.sheet_number)
    markers = [next_box(view.public, seat, str(symbol), n) for n, symbol in enumerate(question.answers, 1)]
    others = tuple(
        Dim(place.left(other) - 6, TOP - 6, place.width + 12, place.height + 12)
        for other in range(view.public.seats)
        if other != seat
    )
    return replace(base, items=(*base.items, *others, *markers))


question = asking(
    {
        "side": _sides,
        "track": _tracks,
        "card": _cards,
        "stations": _stations,
        "symbol": _symbols,
        ("extra box", "symbol"): _boxes,
    }
)
