"""The private picture: own cards and the display, with what each card would bring everybody."""

from __future__ import annotations

from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.rail_line.layout import CARD_H, CARD_W, READ
from render.rail_line.pieces import next_owners, symbol_icon, track_card
from render.scene import Group, Item, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, SOFT, WIDTH
from rules.core import Seat
from rules.rail_line import line
from rules.rail_line.components import SLOTS
from rules.rail_line.state import SIDE, Public
from rules.rail_line.view import View

SCALE = 1.25
CELL_W, CELL_H = 386, 314
STEP = 64
FACE = 54
"""Where the card's face begins, below its name."""
SECTION = CELL_H + 66


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None or view.public.phase == SIDE:
        return None
    public, words = view.public, setting.words
    rows = [cards for cards in (view.hand, public.display) if cards]
    height = TOP + SECTION * len(rows) + MARGIN - 6
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title)]
    top = float(TOP)
    for cards, key in ((view.hand, "picture-hand-cards"), (public.display, "picture-display")):
        if cards:
            items += heading(MARGIN, top, WIDTH - 2 * MARGIN, words(key), READ)
            items += (_offer(public, setting, card, spot(view, card)) for card in cards)
            top += SECTION
    if not rows:
        height = TOP + 120
        items.append(Text(MARGIN, TOP, WIDTH - 2 * MARGIN, 90, words("picture-nothing"), READ, "plain", SOFT, "middle"))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def spot(view: View, card: str) -> tuple[float, float]:
    """Where a card's cell begins."""
    top = TOP + 56
    if card in view.hand:
        return MARGIN + CELL_W * view.hand.index(card), top
    return MARGIN + CELL_W * view.public.display.index(card), top + (SECTION if view.hand else 0)


def _offer(public: Public, setting: Setting, card: str, at: tuple[float, float]) -> Group:
    """A card, its name, and the symbols that each player's express would meet on it."""
    found = line.preview(public, card) if len(public.line) < SLOTS else ((), (), ())
    _, name = setting.words(f"card-{card}").split(" ", 1)
    face = track_card(card, next_owners(public, card), 0, FACE, scale=SCALE)
    x = CARD_W * SCALE + 12
    items: list[Item] = []
    for seat, player in enumerate(public.players):
        y = FACE + CARD_H * SCALE / 2 + STEP * (seat - (public.seats - 1) / 2)
        if not player.track:
            continue
        items.append(icon("token", x + 24, y, 44, seat))
        symbols = found[player.track - 1]
        if not symbols:
            items.append(Text(x + 60, y - 22, 60, 44, "–", READ, "bold", SOFT))
        items += (symbol_icon(code, x + 78 + 54 * n, y, 46) for n, code in enumerate(symbols))
    return group(
        Rect(0, 0, CELL_W - 10, CELL_H - 4, CARD, INK, 1.5, 10),
        Text(12, 3, CELL_W - 96, 46, name, READ, "narrow", smallest=28),
        group(face, x=10),
        items,
        x=at[0],
        y=at[1],
        name=f"card:{card}",
    )


def card_spot(view: View, card: str) -> tuple[float, float]:
    """The middle of a card's marker."""
    x, y = spot(view, card)
    return x + CELL_W - 50, y + 28


def seat_of(view: View) -> Seat:
    return view.public.active if view.viewer is None else view.viewer
