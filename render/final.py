"""The final scoring of any game: categories by seats, places, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from render.fonts import LEADING, Weight, lines_of
from render.parts import TALL, TOP, header, page, spelled, tall_header
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
    PHONE_READ,
    PHONE_WIDTH,
    READ,
    RULE,
    SEATS,
    SOFT,
    TITLE,
    WIDTH,
)
from rules.core import Outcome, ScoreRow

LABEL, PHONE_LABEL = 500, 350
HEAD, TALL_HEAD = 224, 124
FOOT = 74


@dataclass(frozen=True, slots=True)
class Table:
    """Where the columns of the table stand."""

    width: int
    label: int
    seats: int

    @property
    def column(self) -> float:
        return (self.width - 2 * MARGIN - self.label) / self.seats

    def x(self, seat: int) -> float:
        return MARGIN + self.label + self.column * seat


def final(outcome: Outcome, setting: Setting) -> Scene:
    """The table a departure board would show: one row per category, the winner's column in brass."""
    words, phone = setting.words, setting.form == "phone"
    seats = len(outcome.scores)
    place = Table(PHONE_WIDTH, PHONE_LABEL, seats) if phone else Table(WIDTH, LABEL, seats)
    rows = [*outcome.rows, *outcome.ties]
    tied = len(outcome.rows)
    step = max(46, min(62, 800 // max(1, len(rows))))
    steps = [max(step, _height(label(row, words, n >= tied), place)) for n, row in enumerate(rows)]
    top = (TALL if phone else TOP) + 8
    head = TALL_HEAD if phone else HEAD
    names, table = _names(outcome, setting, top + head) if phone else ([], top + head)
    height = table + sum(steps) + FOOT + MARGIN + (12 if outcome.ties else 0) + 14
    told = winners(outcome, setting)
    sign = tall_header if phone else header
    items: list[Item] = [*sign(setting, words("game-name"), words("picture-final"), told, place.width)]
    items.append(Rect(MARGIN, top, place.width - 2 * MARGIN, height - top - MARGIN, CARD, INK, 2, 12))
    for seat in range(seats):
        items += _head(outcome, setting, seat, place, top, head)
    items += names
    y = float(table)
    for n, row in enumerate(rows):
        if n == tied:
            y += 12
        items += _row(row, setting, y, steps[n], place, shaded=n % 2 == 0, tie=n >= tied)
        y += steps[n]
    foot = height - MARGIN - FOOT
    items.append(Rect(MARGIN, foot, place.width - 2 * MARGIN, FOOT, ENAMEL, INK, 2, 12))
    items.append(Text(MARGIN + 24, foot, place.label - 40, FOOT, words("picture-total"), TITLE, "narrow", CREAM))
    for seat, score in enumerate(outcome.scores):
        colour = BRASS if outcome.ranks[seat] == 1 else CREAM
        box = (place.x(seat) + 4, foot, place.column - 8, FOOT)
        items.append(Text(*box, str(score), BIG + 6, "bold", colour, "middle", smallest=READ))
    items += [
        Line(((place.x(seat), y), (place.x(seat), end)), RULE, 2, round=False)
        for seat in range(seats)
        for y, end in ((top + 14, top + head), (table, foot - 6))
    ]
    return Scene(place.width, round(height), tuple(items), page(place.width, round(height)))


def _height(told: str, place: Table) -> int:
    """The height of a category: in as many lines as it needs."""
    lines = len(lines_of(told, place.label - 34, READ))
    return round(lines * LEADING * READ + 8) if lines > 1 else 0


def _names(outcome: Outcome, setting: Setting, y: float) -> tuple[list[Item], float]:
    """Who has which mark, where the columns are too narrow for names; the best first."""
    items: list[Item] = []
    room = PHONE_WIDTH - 2 * MARGIN - 150
    for seat in sorted(range(len(outcome.scores)), key=lambda seat: outcome.ranks[seat]):
        name = setting.names[seat]
        high = max(46.0, LEADING * READ * len(lines_of(name, room, READ, "narrow")) + 6)
        items += [
            Text(MARGIN + 20, y, 54, high, f"{outcome.ranks[seat]}.", READ, "narrow", SOFT),
            icon("token", MARGIN + 100, y + high / 2, 40, seat),
            spelled(MARGIN + 136, y, room, high, name, READ, lines=3, smallest=PHONE_READ),
        ]
        y += high
    return items, y + 10


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


def _head(
    outcome: Outcome, setting: Setting, seat: int, place: Table, top: float, head: float
) -> tuple[Item, ...]:  # fmt: skip
    style, x, column = SEATS[seat], place.x(seat), place.column
    rank, named = outcome.ranks[seat], place.label == LABEL
    middle = x + column / 2 + (18 if named and column < 220 else 0)
    wreath = (icon("laurel", middle, top + 50, 96),) if rank == 1 else ()
    name = Text(x + 5, top + 86, column - 10, 122, setting.names[seat], READ, "bold", INK, "middle", READ, 3)
    return (
        Rect(x + 6, top + 6, column - 12, head - 16, style.light, None, radius=8),
        Rect(x + 6, top + head - 16, column - 12, 7, style.colour, INK, 1.5),
        *wreath,
        icon("token", middle, top + 46, 58, seat),
        *((Text(x + 16, top + 20, 52, 44, f"{rank}.", TITLE, "narrow", SOFT), name) if named else ()),
    )


def _row(
    row: ScoreRow, setting: Setting, y: float, step: float, place: Table, *, shaded: bool, tie: bool
) -> tuple[Item, ...]:
    size = max(READ, min(TITLE, int(step * 0.62)))
    told = label(row, setting.words, tie)
    band = (Rect(MARGIN + 4, y, place.width - 2 * MARGIN - 8, step, LINEN),) if shaded else ()
    weight: Weight = "plain" if tie else "bold"
    lines = len(lines_of(told, place.label - 34, READ))
    return (
        *band,
        Text(
            MARGIN + 24, y, place.label - 34, step, told, size if lines == 1 else READ, "plain", SOFT if tie else INK,
            smallest=READ, lines=lines,
        ),
        *(
            Text(place.x(seat), y, place.column, step, figure(value), size, weight, align="middle")
            for seat, value in enumerate(row.values)
        ),
    )  # fmt: skip


def figure(value: int) -> str:
    """A number as it is printed, with a real minus."""
    return str(value).replace("-", "−")
