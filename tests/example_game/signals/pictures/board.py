"""The public picture: a row for each seat, with its points and the cards it has shown."""

from __future__ import annotations

from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Scene, Text
from render.symbols import icon
from render.theme import DECIDE, MARGIN, READ
from signals.pictures.layout import CARD_H, STEP, number_card, width_of
from signals.rules.view import View

NAMES, NAME_H = 560, 84
"""Room for a seat's name and points: beside its cards, or above them where the page is narrow."""


def board(view: View, setting: Setting) -> Scene:
    public, words, width = view.public, setting.words, width_of(setting)
    phone = setting.form == "phone"
    row = CARD_H + 24 + (NAME_H if phone else 0)
    height = TOP + row * public.seats + MARGIN
    title = header(setting, words("game-name"), words("picture-round", number=public.round), width=width)
    items: list[Item] = [*title]
    for seat in range(public.seats):
        y = TOP + row * seat
        told = words("picture-score", points=public.points[seat])
        name_w = NAMES - 90
        points = (width - MARGIN - 240, y, 240) if phone else (MARGIN + 80, y + NAME_H + 12, name_w)
        items.append(icon("token", MARGIN + 34, y + (NAME_H if phone else CARD_H) / 2, 60, seat))
        items.append(Text(MARGIN + 80, y, name_w, NAME_H, setting.names[seat], READ, "narrow", smallest=READ, lines=2))
        items.append(Text(points[0], points[1], points[2], NAME_H, told, DECIDE, smallest=DECIDE, decides=True))
        left, top = (MARGIN, y + NAME_H) if phone else (MARGIN + NAMES, y)
        items += (number_card(cards[seat], left + STEP * n, top) for n, cards in enumerate(public.shown))
    return Scene(width, height, tuple(items), page(width, height))
