"""The public picture: the display of cards, what else lies in the middle, and the players at a glance."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from render.final import winners
from render.first_class import cards, units
from render.first_class.ending import ROW, revealed
from render.parts import header, heading, page, recent
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Rect, Scene, Sprite, Text, collect, group, moved
from render.symbols import icon
from render.theme import (
    BIG,
    BLUE,
    BRASS,
    CARD,
    CREAM,
    GREEN_DEEP,
    INK,
    KEY,
    LINEN,
    MARGIN,
    NAME,
    RECENT,
    RED,
    RULE,
    SEATS,
    SOFT,
    TITLE,
    WIDTH,
    Colour,
)
from rules.core import Seat
from rules.first_class import display, scoring
from rules.first_class.components import (
    COLUMNS,
    CONSTANTINOPLE,
    LOCOMOTIVES,
    ROUNDS,
    ROWS,
    SCORING_AFTER,
    STACK_OF_ROUND,
    SUPPLIES,
)
from rules.first_class.state import DRAFT, NOBODY, OVER, SCORING, Public
from rules.first_class.view import View

STACK_COLOURS: dict[int, Colour] = {1: GREEN_DEEP, 2: BLUE, 3: RED}
PHONE_WIDTH = 900
GAP = 6
PANEL_H = 132
"""A player at a glance."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where things lie: on a wide screen a row of the display is a line, on a phone it is two."""

    width: int
    per_line: int
    """Cards of a row side by side."""
    scale: float
    """Of the cards."""
    end_scale: float
    panels: int
    """Players side by side."""
    left: float = 98
    top: float = 176
    revealed: int = 0
    """After the end: so many players show what they held, in the place of the display."""

    @property
    def step(self) -> tuple[float, float]:
        return cards.W * self.scale + GAP, cards.H * self.scale + GAP + 6

    @property
    def lines(self) -> int:
        """To a row."""
        return COLUMNS // self.per_line

    def corner(self, row: int, column: int) -> tuple[float, float]:
        across, down = self.step
        line = row * self.lines + column // self.per_line
        return self.left + across * (column % self.per_line), self.top + down * line + 14 * (self.lines - 1) * row

    @property
    def below(self) -> float:
        """Where the display ends."""
        if self.revealed:
            return self.top + 20 + (ROW + 4) * self.revealed
        return self.corner(ROWS - 1, COLUMNS - 1)[1] + self.step[1] + 8

    @property
    def ends_w(self) -> float:
        return 4 * (cards.W * self.end_scale + GAP) - GAP

    def end_corner(self, n: int) -> tuple[float, float]:
        return MARGIN + (cards.W * self.end_scale + GAP) * n, self.below + 50

    @property
    def middle(self) -> tuple[float, float]:
        """The corner of what stands beside the game end cards, or below them."""
        ends = self.end_corner(0)[1] + cards.END_H * self.end_scale + 14
        return (MARGIN, ends) if self.lines > 1 else (MARGIN + self.ends_w + 24, self.below)

    @property
    def panels_y(self) -> float:
        beside = self.middle[1] + 204 if self.lines > 1 else 0
        return max(beside, self.end_corner(0)[1] + cards.END_H * self.end_scale + 16)

    def panel(self, seat: int) -> tuple[float, float, float]:
        """Left, top and width."""
        w = (self.width - 2 * MARGIN + 12) / self.panels - 12
        return MARGIN + (w + 12) * (seat % self.panels), self.panels_y + (PANEL_H + 14) * (seat // self.panels), w

    @property
    def height(self) -> int:
        return int(self.panel(3)[1] + PANEL_H + MARGIN)


FULL = Sheet(WIDTH, COLUMNS, 1, 1, 4)
PHONE = Sheet(PHONE_WIDTH, 3, 1.08, 0.87, 2, top=150)


def sheet(setting: Setting) -> Sheet:
    return PHONE if setting.form == "phone" else FULL


def board(view: View, setting: Setting) -> Scene:
    p = view.public
    plan = sheet(setting)
    if p.reveal is not None:
        plan = replace(plan, revealed=len(p.players))
    middle: tuple[list[Item], ...] = (_rows(p, plan), _cards(p, setting, plan), _tile(p, plan))
    if p.reveal is not None:
        middle = (_revealed(p, setting, plan),)
    items = collect(
        heading_of(view, setting),
        *middle,
        _end_cards(p, setting, plan),
        _locomotives(p, setting, plan),
        _constantinople(p, setting, plan),
        _supplies(p, setting, plan),
        (_player(p, setting, Seat(seat), plan) for seat in range(len(p.players))),
        _timetable(p, setting, plan),
        _news(p, setting, plan),
    )
    return Scene(plan.width, plan.height, tuple(items), page(plan.width, plan.height) if p.reveal else backdrop(plan))


def display_of(view: View, setting: Setting) -> list[Item]:
    """The display alone."""
    p, plan = view.public, sheet(setting)
    return list(collect(_places(plan), _rows(p, plan), _cards(p, setting, plan), _tile(p, plan)))


def _revealed(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    assert p.reveal is not None
    return revealed(p, p.reveal, setting, MARGIN, plan.top - 36, plan.width - 2 * MARGIN)


@cache
def backdrop(plan: Sheet) -> tuple[Item, ...]:
    """The empty places of the display."""
    return (*page(plan.width, plan.height), *_places(plan))


def _places(plan: Sheet) -> tuple[Item, ...]:
    w, h = cards.W * plan.scale, cards.H * plan.scale
    corners = [plan.corner(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    places = tuple(Rect(x, y, w, h, LINEN, RULE, 2, 10) for x, y in corners)
    columns = tuple(
        Text(plan.corner(0, n)[0], plan.corner(0, n)[1] - 36, w, 34, str(n + 1), TITLE, "narrow", SOFT, "middle")
        for n in range(COLUMNS if plan.lines == 1 else 0)
    )
    return (*places, *columns)


def heading_of(view: View, setting: Setting) -> tuple[Item, ...]:
    p, words = view.public, setting.words
    phone = setting.form == "phone"
    width = PHONE_WIDTH if phone else WIDTH
    # On a phone there is no room for the date.
    setting = replace(setting, stamp="") if phone else setting
    outcome = scoring.outcome(view)
    if outcome is not None:
        told = "" if phone else words("picture-over")
        return header(setting, words("game-name"), told, winners(outcome, setting), width)
    if p.phase == DRAFT:
        phase = words("picture-draft")
    elif p.phase == SCORING:
        phase = words("picture-scoring", number=SCORING_AFTER.index(p.round) + 1)
    elif phone:
        phase = words("picture-round-short", round=p.round)
    else:
        phase = words("picture-round", round=p.round, stack=STACK_OF_ROUND[p.round])
    return header(setting, words("game-name"), f"{phase} · {p.modules[0]}+{p.modules[1]}", width=width)


def _rows(p: Public, plan: Sheet) -> list[Item]:
    """Number of each row, and how many of its cards have been taken: a disc for each, empty until then."""
    items: list[Item] = []
    colour = STACK_COLOURS[STACK_OF_ROUND[p.round]]
    seats = len(p.players)
    for row in range(ROWS):
        y = plan.corner(row, 0)[1]
        cleared = p.removed[row] == seats
        taken = [
            Disc(MARGIN + 15 + 32 * (n % 2), y + 78 + 32 * (n // 2), 12, INK if n < p.removed[row] else CARD, INK, 2.5)
            for n in range(seats)
        ]
        items.append(
            group(
                Rect(MARGIN, y, 62, 52, SOFT if cleared else colour, INK, 2, 8),
                Text(MARGIN, y, 62, 52, str(row + 1), BIG, "bold", CREAM, "middle"),
                *taken,
                name=f"row:{row + 1}",
            )
        )
    return items


def _cards(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    return [
        _placed(cards.action_card(card, setting.words, 0, 0), *plan.corner(row, column), plan.scale, f"card:{card}")
        for row, line in enumerate(p.rows)
        for column, card in enumerate(line)
        if card
    ]


def _placed(face: Group, x: float, y: float, scale: float, name: str) -> Group:
    if scale == 1:
        return group(*face.items, x=x, y=y, name=name)
    return group(moved(Group(face.items), 0, 0, scale), x=x, y=y, name=name)


def _tile(p: Public, plan: Sheet) -> list[Item]:
    """The start player tile lies left of the topmost row that is still open."""
    if p.taker != NOBODY or p.phase == OVER:
        return []
    row = next((row for row in range(ROWS) if any(p.rows[row])), 0)
    return [group(icon("first_class-start", MARGIN + 31, plan.corner(row, 0)[1] + 166, 64), name="tile")]


def _end_cards(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    words = setting.words
    title = f"{words('picture-ends')} ({display.deck_size(p)})"
    items: list[Item] = [*heading(MARGIN, plan.below, plan.ends_w, title, KEY)]
    items += (
        _placed(cards.end_card(c, words, 0, 0), *plan.end_corner(n), plan.end_scale, f"card:{c}")
        for n, c in enumerate(p.open_ends)
    )
    return items


def _locomotives(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    x, y = plan.middle
    items: list[Item] = [*heading(x, y, 144, setting.words("picture-tiles"), KEY)]
    if p.tiles < len(LOCOMOTIVES):
        tile = LOCOMOTIVES[p.tiles]
        items += [
            Sprite("first_class-tile", x, y + 52, 84, 94),
            Text(x + 14, y + 80, 56, 44, str(tile.points), TITLE, "bold", align="middle"),
            Text(x + 88, y + 76, 62, 44, f"×{len(LOCOMOTIVES) - p.tiles}", TITLE, "bold", SOFT),
            *units.row(tile.symbols, x, y + 150, 140, 40),
        ]
    return items


def _constantinople(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    x, y = plan.middle[0] + 164, plan.middle[1]
    w = 206
    items: list[Item] = [*heading(x, y, w, setting.words("picture-constantinople"), KEY)]
    items.append(Sprite("first_class-mosque", x + 34, y + 50, 140, 62))
    for n, points in enumerate(CONSTANTINOPLE):
        left = x + n * 69
        items.append(Rect(left, y + 116, 64, 76, CARD, INK, 2, 8))
        if n < len(p.constantinople):
            items.append(icon("token", left + 32, y + 154, 50, p.constantinople[n]))
        else:
            items.append(Text(left, y + 116, 64, 76, str(points), BIG, "bold", INK, "middle"))
    return items


def _supplies(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    """How many car cards are left of each supply."""
    x, y = plan.middle[0] + 390, plan.middle[1]
    w = plan.width - MARGIN - x
    held = [value for player in p.players for train in player.trains for value in train.cars]
    items: list[Item] = [*heading(x, y, w, setting.words("picture-supply"), KEY)]
    for n, (sides, printed) in enumerate(SUPPLIES):
        top = y + 50 + 48 * n
        items += [
            units.car(sides[0], x, top, 46),
            units.car(sides[1], x + 44, top, 46),
            Text(x + 92, top, w - 92, 46, str(printed - sum(v in sides for v in held)), TITLE, "bold"),
        ]
    return items


def _player(p: Public, setting: Setting, seat: Seat, plan: Sheet) -> Group:
    """A player at a glance."""
    player, style = p.players[seat], SEATS[seat]
    active = seat in setting.waiting
    left, top, w = plan.panel(seat)
    upper, lower = player.trains
    coat = style.colour if seat != 2 else BRASS
    items: list[Item] = [
        icon("locomotive", 34, 95, 34),
        Text(62, 73, 48, 44, str(player.loco), TITLE, "bold"),
        icon("first_class-conductor", 126, 95, 36, coat),
        Text(146, 73, 88, 44, f"{upper.conductor}·{lower.conductor}", TITLE, "bold", smallest=24),
        icon("coin", 250, 95, 34),
        Text(270, 73, 44, 44, str(sum(player.coins)), TITLE, "bold"),
        icon("flag", 328, 95, 32),
        Text(346, 73, 28, 44, str(player.ends), TITLE, "bold"),
    ]
    start = 44 if seat in (p.start, p.taker) else 0
    if "C" in p.modules:
        left_of = w - 152 - start
        items += [
            icon("first_class-fingerprint", left_of, 29, 36),
            Text(left_of + 18, 5, 40, 48, str(player.evidence), TITLE, "bold"),
        ]
        start += 78
    return group(
        Rect(-4, -4, w + 8, PANEL_H + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, w, PANEL_H, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, w - 6, 52, style.light, radius=7),
        Rect(0, 55, w, 5, style.colour, INK, 1),
        icon("token", 29, 29, 42, seat),
        Text(56, 5, w - 152 - start, 48, setting.names[seat], KEY, "bold", lines=2, smallest=18),
        Text(w - 92, 4, 84, 50, str(player.score), BIG, "bold", align="right", smallest=KEY),
        icon("person_flag", w - 116, 29, 42) if seat == p.start else None,
        icon("first_class-start", w - 116, 29, 36) if seat == p.taker and seat != p.start else None,
        items,
        x=left,
        y=top,
        name=f"panel:{seat}",
    )


def _news(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    """The gaps that cards have left since the picture before, and new game end cards."""
    items: list[Item] = []
    fresh = [dict(e.data)["card"] for e in setting.recent if e.key == "end-card-open"]
    w, h = cards.W * plan.end_scale, cards.END_H * plan.end_scale
    items += (recent(*plan.end_corner(n), w, h) for n, c in enumerate(p.open_ends) if c in fresh)
    number = 0
    for event in setting.recent:
        if event.key == "deal":
            # What lay there before has been covered by new cards.
            items, number = [item for item in items if not _in_display(item)], 0
        elif event.key in TAKEN and p.reveal is None:
            number += 1
            items += _gap(p, setting, dict(event.data), number, plan)
    return items


def _timetable(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    """With fewer than four players there is room for the course of the game: six rounds, three scorings."""
    if len(p.players) == 4:
        return []
    left, y, w = plan.panel(len(p.players))
    step = w / (ROUNDS + len(SCORING_AFTER))
    items: list[Item] = [
        *heading(left, y, w, setting.words("picture-timetable"), KEY),
        Line(((left + 16, y + 84), (left + w - 16, y + 84)), INK, 4, round=False),
    ]
    x = left + step / 2
    for number in range(1, ROUNDS + 1):
        now = number == p.round and p.phase != OVER
        past = number < p.round or p.phase == OVER
        fill = STACK_COLOURS[STACK_OF_ROUND[number]] if now else LINEN if past else CARD
        items += [
            Disc(x, y + 84, step / 2 - 1, fill, INK, 3 if now else 2),
            Text(x - 18, y + 64, 36, 40, str(number), KEY, "bold", CREAM if now else SOFT, "middle"),
        ]
        x += step
        if number in SCORING_AFTER:
            items.append(icon("laurel", x, y + 84, 36))
            x += step
    return items


TAKEN = ("executed", "placed", "declined", "card-removed")


def _in_display(item: Item) -> bool:
    return isinstance(item, Group) and item.name.startswith("gap:")


def _gap(p: Public, setting: Setting, data: dict[str, str | int], number: int, plan: Sheet) -> list[Item]:
    """Who took which card, told in the place it has left."""
    row, column = int(data["row"]) - 1, int(data["column"]) - 1
    if p.rows[row][column]:
        return []
    x, y = plan.corner(row, column)
    w, h = cards.W * plan.scale, cards.H * plan.scale
    told = group(
        icon("token", w / 2, 70, 64, int(data["seat"])),
        Text(8, 112, w - 16, 106, setting.words(f"title-{data['card']}"), 32, "narrow", INK, "middle", NAME, lines=3),
        x=x,
        y=y,
        name=f"gap:{row + 1}.{column + 1}",
    )
    return [told, Group((recent(x, y, w, h, number=number),), name=f"gap:{row + 1}.{column + 1}")]
