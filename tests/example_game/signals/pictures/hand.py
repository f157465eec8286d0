"""The private picture: the cards in the hand."""

from __future__ import annotations

from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Scene
from render.theme import MARGIN
from signals.pictures.layout import CARD_H, STEP, number_card, width_of
from signals.rules.view import View

HEIGHT = TOP + CARD_H + 2 * MARGIN


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None:
        return None
    words, width = setting.words, width_of(setting)
    title = words("picture-hand", name=setting.names[view.viewer])
    cards = [number_card(card, place(view, card), TOP, f"card:{card}") for card in view.hand]
    items = (*header(setting, words("game-name"), status=title, width=width), *cards)
    return Scene(width, HEIGHT, items, page(width, HEIGHT))


def place(view: View, card: int) -> float:
    """Where a card of the hand begins."""
    return MARGIN + STEP * view.hand.index(card)
