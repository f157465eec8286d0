"""The final scoring of any game: categories by seats, places, and who has won."""

from __future__ import annotations

from render.fonts import Weight
from render.fonts import width as width_of
from render.parts import TOP, header, page
from render.pictures import Setting, Words
from render.scene import Item, Line, Rect, Scene, Text
from render.symbols import icon
from render.theme import (
    BIG,
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    INK,
    LINEN,
    MARGIN,
    READ,
    RULE,
    SEATS,
    SOFT,
    TITLE,
    WIDTH,
)
from rules.core import Outcome, ScoreRow

LABEL = 500
HEAD = 224
FOOT = 74


def final(outcome: Outcome, setting: Setting) -> Scene:
    """The table a departure board would show: one row per category, the winner's column in brass."""
    words = setting.words
    rows = [*outcome.rows, *outcome.ties]
    step = max(46, min(62, 800 // max(1, len(rows))))
    steps = [
        max(step, 2 * BIG) if width_of(label(row, words, n >= len(outcome.rows)), READ) > LABEL - 34 else step
        for n, row in enumerate(rows)
    ]
    top = TOP + 8
    table = top + HEAD
    height = table + sum(steps) + FOOT + MARGIN + (12 if outcome.ties else 0) + 14
    seats = len(outcome.scores)
    column = (WIDTH - 2 * MARGIN - LABEL) / seats
    left = MARGIN + LABEL
    items: list[Item] = [*header(setting, words("game-name"), words("picture-final"), winners(outcome, setting))]
    items.append(Rect(MARGIN, top, WIDTH - 2 * MARGIN, height - top - MARGIN, CARD, INK, 2, 12))
    for seat in range(seats):
        items += _head(outcome, setting, seat, left + column * seat, top, column)
    y = float(table)
    for n, row in enumerate(rows):
        if n == len(outcome.rows):
            y += 12
        items += _row(row, setting, y, steps[n], column, shaded=n % 2 == 0, tie=n >= len(outcome.rows))
        y += steps[n]
    foot = height - MARGIN - FOOT
    items.append(Rect(MARGIN, foot, WIDTH - 2 * MARGIN, FOOT, ENAMEL, INK, 2, 12))
    items.append(Text(MARGIN + 24, foot, LABEL - 40, FOOT, words("picture-total"), TITLE, "narrow", CREAM))
    for seat, score in enumerate(outcome.scores):
        x = left + column * seat
        colour = BRASS if outcome.ranks[seat] == 1 else CREAM
        items.append(Text(x + 8, foot, column - 16, FOOT, str(score), BIG + 6, "bold", colour, "middle"))
    items += [
        Line(((left + column * seat, top + 14), (left + column * seat, foot - 6)), RULE, 2, round=False)
        for seat in range(seats)
    ]
    return Scene(WIDTH, round(height), tuple(items), page(WIDTH, round(height)))


def winners(outcome: Outcome, setting: Setting) -> str:
    """Who has won, in words; where there is no room for several names, by their marks."""
    won = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if setting.form == "phone" and len(won) > 1:
        return setting.words("picture-winners", names=", ".join(SEATS[seat].mark for seat in won))
    names = [setting.names[seat] for seat in won]
    if len(names) == 1:
        return setting.words("picture-winner", name=names[0])
    return setting.words("picture-winners", names=", ".join(names))


def label(row: ScoreRow, words: Words, tie: bool) -> str:
    told = words(f"row-{row.key}")
    return f"{words('picture-ties')}: {told}" if tie else told


def _head(outcome: Outcome, setting: Setting, seat: int, x: float, top: float, column: float) -> tuple[Item, ...]:
    style = SEATS[seat]
    rank = outcome.ranks[seat]
    middle = x + column / 2 + (18 if column < 220 else 0)
    wreath = (icon("laurel", middle, top + 50, 96),) if rank == 1 else ()
    return (
        Rect(x + 6, top + 6, column - 12, HEAD - 16, style.light, None, radius=8),
        Rect(x + 6, top + HEAD - 16, column - 12, 7, style.colour, INK, 1.5),
        *wreath,
        icon("token", middle, top + 46, 58, seat),
        Text(x + 16, top + 20, 52, 44, f"{rank}.", TITLE, "narrow", SOFT),
        Text(x + 5, top + 86, column - 10, 122, setting.names[seat], READ, "bold", INK, "middle", READ, 3),
    )


def _row(
    row: ScoreRow, setting: Setting, y: float, step: float, column: float, *, shaded: bool, tie: bool
) -> tuple[Item, ...]:
    size = max(READ, min(TITLE, int(step * 0.62)))
    told = label(row, setting.words, tie)
    band = (Rect(MARGIN + 4, y, WIDTH - 2 * MARGIN - 8, step, LINEN),) if shaded else ()
    weight: Weight = "plain" if tie else "bold"
    return (
        *band,
        Text(MARGIN + 24, y, LABEL - 34, step, told, size, "plain", SOFT if tie else INK, smallest=READ, lines=2),
        *(
            Text(MARGIN + LABEL + column * seat, y, column, step, figure(value), size, weight, align="middle")
            for seat, value in enumerate(row.values)
        ),
    )


def figure(value: int) -> str:
    """A number as it is printed, with a real minus."""
    return str(value).replace("-", "−")
