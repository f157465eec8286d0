"""The public picture: a row for each seat, with its points and the cards it has shown."""

from __future__ import annotations

from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Scene, Text
from render.symbols import icon
from render.theme import KEY, MARGIN, SMALL, WIDTH
from signals.pictures.layout import CARD_H, STEP, number_card
from signals.rules.view import View

ROW = CARD_H + 24
NAMES = 480


def board(view: View, setting: Setting) -> Scene:
    public, words = view.public, setting.words
    height = TOP + ROW * public.seats + MARGIN
    items: list[Item] = [*header(setting, words("game-name"), words("picture-round", number=public.round))]
    for seat in range(public.seats):
        y = TOP + ROW * seat
        items.append(icon("token", MARGIN + 34, y + CARD_H / 2, 60, seat))
        name = setting.names[seat]
        items.append(Text(MARGIN + 80, y + 30, NAMES - 90, 60, name, KEY, "bold", smallest=SMALL, lines=2))
        told = words("picture-score", points=public.points[seat])
        items.append(Text(MARGIN + 80, y + 100, NAMES - 90, 50, told, KEY))
        items += (number_card(cards[seat], MARGIN + NAMES + STEP * n, y) for n, cards in enumerate(public.shown))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))
