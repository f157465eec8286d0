"""One person's games on a picture: the main figures, the rating over time, places, points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render.parts import TOP, header, page, spelled
from render.pictures import Setting
from render.plots import HEAD, Grid, bar, frame, stroke
from render.scene import Disc, Item, Line, Rect, Scene, Text
from render.theme import BIG, BLUE, BRASS, CARD, INK, MARGIN, READ, SOFT, TITLE, WIDTH

TILE, GAP = 144, 18
CURVE, LOWER = 440, 440
"""Heights of the curve and of what stands below it."""
PLACES = 560
"""How wide the bars of the places are together."""
SORTS = 6
"""Games of which bars are shown."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """What there is to show."""

    tiles: tuple[tuple[str, str], ...]
    """Figures with what they are."""
    ratings: tuple[int, ...] = ()
    """After each rated game; none as long as there are too few to go by."""
    ranks: Mapping[int, int] | None = None
    """How often which place."""
    points: tuple[tuple[int, bool], ...] = ()
    """Of the latest games the points, and whether they were won."""
    games: tuple[tuple[str, int, int], ...] = ()
    """Name of a game, how many were played, how many won."""
    until: int = 0
    """So many more rated games are needed until a rating is shown."""


def profile(portrait: Portrait, setting: Setting, title: str, name: str) -> Scene:
    """The picture; `title`: of which game."""
    words = setting.words
    height = round(TOP + 8 + TILE + GAP + CURVE + GAP + LOWER + MARGIN)
    items: list[Item] = [*header(setting, words("record-profile"), title, name)]
    left, width, y = float(MARGIN), WIDTH - 2.0 * MARGIN, TOP + 8.0
    wide = (width - GAP * (len(portrait.tiles) - 1)) / len(portrait.tiles)
    for n, (value, label) in enumerate(portrait.tiles):
        items += _tile(left + (wide + GAP) * n, y, wide, value, label)
    y += TILE + GAP
    items += frame(left, y, width, CURVE, words("record-rating-course"))
    if portrait.ratings:
        items += _course(portrait.ratings, left, y, width)
    else:
        items.append(_none(left, y, width, CURVE, words("record-no-rating", count=portrait.until)))
    y += CURVE + GAP
    items += frame(left, y, PLACES, LOWER, words("record-places"))
    items += _places(portrait.ranks or {}, left, y)
    x, rest = left + PLACES + GAP, width - PLACES - GAP
    if portrait.points:
        items += frame(x, y, rest, LOWER, words("record-points"))
        items += _points(portrait.points, x, y, rest)
    else:
        items += frame(x, y, rest, LOWER, words("record-by-game"))
        items += _games(portrait.games, x, y, rest)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _tile(x: float, y: float, w: float, value: str, label: str) -> list[Item]:
    return [
        Rect(x, y, w, TILE, CARD, INK, 2, 12),
        Text(x + 8, y + 8, w - 16, 58, value, BIG + 6, "bold", INK, "middle", READ),
        Text(x + 8, y + 66, w - 16, 74, label, READ, "narrow", SOFT, "middle", READ, 2),
    ]


def _none(x: float, y: float, w: float, h: float, said: str) -> Text:
    return Text(x + 40, y + HEAD, w - 80, h - HEAD - 20, said, TITLE, "plain", SOFT, "middle", READ, 2)


def _course(ratings: Sequence[int], x: float, y: float, w: float) -> list[Item]:
    # A few points up and down are nothing: they are to look so.
    grid = Grid.around(x, y, w, CURVE, ratings, least=100)
    points = [grid.at(n, rating) for n, rating in enumerate(ratings)]
    return [*grid.items(), *stroke(points), Disc(*points[-1], 13, BRASS, INK, 3)]


def _places(ranks: Mapping[int, int], x: float, y: float) -> list[Item]:
    """A bar for each place, the count above it."""
    last, most = max((4, *ranks)), max((1, *ranks.values()))
    step = (PLACES - 60) / last
    floor, room = y + LOWER - 62, LOWER - HEAD - 62 - 60
    items: list[Item] = []
    for rank in range(1, last + 1):
        count = ranks.get(rank, 0)
        high = max(6.0, room * count / most) if count else 0.0
        left = x + 30 + step * (rank - 1)
        if count:
            items.append(bar(left + step * 0.15, floor - high, step * 0.7, high, BRASS if rank == 1 else BLUE))
        items.append(Text(left, floor - high - 48, step, 44, str(count), READ, "bold", INK, "middle", READ))
        items.append(Text(left, floor + 8, step, 44, f"{rank}.", READ, "plain", SOFT, "middle", READ))
    return items


def _points(points: Sequence[tuple[int, bool]], x: float, y: float, w: float) -> list[Item]:
    """A dot for each game; those of wins are larger and of brass."""
    grid = Grid.around(x, y, w, LOWER, [value for value, _ in points], zero=True)
    at = [(grid.at(n, value), won) for n, (value, won) in enumerate(points)]
    dots = [Disc(*where, 13 if won else 9, BRASS if won else BLUE, INK, 2) for where, won in at]
    return [*grid.items(), *([Line(tuple(where for where, _ in at), SOFT, 3)] if len(at) > 1 else []), *dots]


def _games(games: Sequence[tuple[str, int, int]], x: float, y: float, w: float) -> list[Item]:
    """A bar for each game, its first part for the wins."""
    most = max((1, *(count for _, count, _ in games)))
    name_w, step = w * 0.42, (LOWER - HEAD - 24) / SORTS
    room = w - name_w - 48 - 170
    items: list[Item] = []
    for n, (name, count, wins) in enumerate(games[:SORTS]):
        top = y + HEAD + step * n
        left, high = x + name_w + 24, min(40.0, step - 14)
        at = top + (step - high) / 2
        items.append(spelled(x + 24, top, name_w - 12, step, name, READ, lines=1, smallest=READ))
        items.append(bar(left, at, room * count / most, high, BLUE))
        if wins:
            items.append(bar(left, at, room * wins / most, high, BRASS))
        items.append(Text(x + w - 186, top, 162, step, f"{wins} / {count}", READ, "bold", INK, "right", READ))
    return items
