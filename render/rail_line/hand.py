"""The private picture: own cards and the display, with what each card would bring everybody."""

from __future__ import annotations

from collections.abc import Sequence

from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.rail_line.layout import CARD_H, CARD_W, READ
from render.rail_line.pieces import next_owners, symbol_icon, track_card
from render.scene import Group, Item, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, PHONE_WIDTH, SOFT, WIDTH
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
PHONE = PHONE_WIDTH
"""The width of a narrow page."""
FEW = 2
"""So many cards side by side fit a narrow page."""


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None or view.public.phase == SIDE:
        return None
    public, words = view.public, setting.words
    width = width_of(view, setting)
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title, width=width)]
    top = float(TOP)
    for cards, key in ((view.hand, "picture-hand-cards"), (public.display, "picture-display")):
        if cards:
            items += heading(MARGIN, top, width - 2 * MARGIN, words(key), READ)
            items += (_offer(public, setting, card, spot(view, card, setting)) for card in cards)
            top += _section(cards, width)
    if top == TOP:
        items.append(Text(MARGIN, TOP, width - 2 * MARGIN, 90, words("picture-nothing"), READ, "plain", SOFT, "middle"))
        top += 120 - MARGIN
    height = round(top + MARGIN - 6)
    return Scene(width, height, tuple(items), page(width, height))


def width_of(view: View, setting: Setting) -> int:
    """A page as wide as its cards, and never too wide for a phone that is held upright."""
    few = max(len(view.hand), len(view.public.display)) <= FEW
    return PHONE if few or setting.form == "phone" else WIDTH


def _across(width: int) -> int:
    return int((width - 2 * MARGIN + 10) // CELL_W)


def _section(cards: Sequence[str], width: int) -> int:
    """How high a heading and its cards are."""
    return CELL_H * -(-len(cards) // _across(width)) + 66


def spot(view: View, card: str, setting: Setting) -> tuple[float, float]:
    """Where a card's cell begins."""
    top, width = TOP + 56, width_of(view, setting)
    cards = view.hand if card in view.hand else view.public.display
    if cards is not view.hand and view.hand:
        top += _section(view.hand, width)
    down, across = divmod(cards.index(card), _across(width))
    return MARGIN + CELL_W * across, top + CELL_H * down


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
        Text(12, 3, CELL_W - 28, 46, name, READ, "narrow", smallest=READ),
        group(face, x=10),
        items,
        x=at[0],
        y=at[1],
        name=f"card:{card}",
    )


def card_spot(view: View, card: str, setting: Setting) -> tuple[float, float]:
    """The middle of a card's marker: beside its id."""
    x, y = spot(view, card, setting)
    return x + 10 + CARD_W * SCALE - 34, y + FACE + 22


def seat_of(view: View) -> Seat:
    return view.public.active if view.viewer is None else view.viewer
