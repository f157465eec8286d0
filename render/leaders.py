"""A leaderboard: who is thought of how, and how that has come about lately."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.fonts import Weight
from render.parts import TOP, header, page, spelled
from render.pictures import Setting
from render.plots import spark
from render.scene import Item, Line, Rect, Scene, Text
from render.symbols import icon
from render.theme import BIG, CARD, INK, LINEN, MARGIN, READ, RULE, SOFT, TITLE, WIDTH

ROW, HEAD = 84, 66
MOST = 15
"""Lines on a picture."""
LATELY = 30
"""Games on the small line beside a name."""
PLACE, COURSE, RATING, GAMES = 96, 400, 200, 190
"""How wide the columns are; the name has the rest."""


@dataclass(frozen=True, slots=True)
class Leader:
    """A line of the board."""

    place: int
    name: str
    rating: int
    games: int
    course: tuple[int, ...]


def leaders(found: Sequence[Leader], setting: Setting, title: str, status: str) -> Scene:
    """The board; `title`: of which game, `status`: of which games."""
    words = setting.words
    shown = found[:MOST]
    height = round(TOP + 8 + HEAD + ROW * max(1, len(shown)) + 14 + MARGIN)
    left, right = float(MARGIN), float(WIDTH - MARGIN)
    name_w = right - left - PLACE - COURSE - RATING - GAMES
    top = TOP + 8.0
    items: list[Item] = [*header(setting, words("record-leaders"), title, status)]
    items.append(Rect(left, top, right - left, height - top - MARGIN, CARD, INK, 2, 12))
    columns = (
        ("record-name", left + PLACE, name_w - 16, "left"),
        ("record-lately", left + PLACE + name_w, COURSE - 40, "left"),
        ("record-rating", right - GAMES - RATING, RATING - 24, "right"),
        ("record-games", right - GAMES, GAMES - 24, "right"),
    )
    items += [
        Text(x, top + 8, w, HEAD - 12, words(key), READ, "narrow", SOFT, "right" if side == "right" else "left", READ)
        for key, x, w, side in columns
    ]
    items.append(Line(((left + 12, top + HEAD), (right - 12, top + HEAD)), RULE, 3, round=False))
    for n, one in enumerate(shown):
        y = top + HEAD + ROW * n
        if n % 2:
            items.append(Rect(left + 4, y + 2, right - left - 8, ROW - 4, LINEN))
        items += _line(one, left, y, name_w, right)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _line(one: Leader, left: float, y: float, name_w: float, right: float) -> list[Item]:
    middle = y + ROW / 2
    wreath = [icon("laurel", left + PLACE / 2, middle, 70)] if one.place == 1 else []
    weight: Weight = "bold" if one.place <= 3 else "plain"
    return [
        *wreath,
        Text(left + 8, y, PLACE - 16, ROW, str(one.place), TITLE, weight, INK, "middle", READ),
        spelled(left + PLACE, y, name_w - 16, ROW, one.name, TITLE, smallest=READ),
        spark(left + PLACE + name_w, y + 20, COURSE - 70, ROW - 40, one.course[-LATELY:]),
        Text(right - GAMES - RATING, y, RATING - 24, ROW, str(one.rating), BIG, "bold", INK, "right", READ),
        Text(right - GAMES, y, GAMES - 24, ROW, str(one.games), TITLE, "plain", INK, "right", READ),
    ]
