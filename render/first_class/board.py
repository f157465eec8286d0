"""The public picture: the display of cards, what else lies in the middle, and the players at a glance."""

from __future__ import annotations

from functools import cache

from render.final import winners
from render.first_class import cards, units
from render.first_class.ending import revealed
from render.parts import header, heading, page, recent
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Rect, Scene, Sprite, Text, collect, group
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

LEFT, TOP = 98, 172
PITCH_X, PITCH_Y = 196, 212
BELOW = TOP + ROWS * PITCH_Y
HEIGHT = BELOW + 214
SIDE = LEFT + COLUMNS * PITCH_X + 14
SIDE_W = WIDTH - MARGIN - SIDE
SIDE_H = (ROWS * PITCH_Y - 8 - 12 * 3) / 4
STACK_COLOURS: dict[int, Colour] = {1: GREEN_DEEP, 2: BLUE, 3: RED}
ENDS_Y = BELOW + 48


def corner(row: int, column: int) -> tuple[float, float]:
    return LEFT + PITCH_X * column, TOP + PITCH_Y * row


def board(view: View, setting: Setting) -> Scene:
    p = view.public
    middle: tuple[list[Item], ...] = (_rows(p, setting), _cards(p, setting), _tile(p, setting))
    if p.reveal is not None:
        middle = (revealed(p, p.reveal, setting, LEFT, TOP - 36, COLUMNS * PITCH_X - 6),)
    items = collect(
        heading_of(view, setting),
        *middle,
        _end_cards(p, setting),
        _locomotives(p, setting),
        _constantinople(p, setting),
        _supplies(p, setting),
        (_player(p, setting, Seat(seat)) for seat in range(len(p.players))),
        _timetable(p, setting),
        _news(p, setting),
    )
    return Scene(WIDTH, HEIGHT, tuple(items), page(WIDTH, HEIGHT) if p.reveal else backdrop())


@cache
def backdrop() -> tuple[Item, ...]:
    """The empty places of the display."""
    places = tuple(
        Rect(*corner(row, column), cards.W, cards.H, LINEN, RULE, 2, 10)
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
    columns = tuple(
        Text(LEFT + PITCH_X * n, TOP - 34, cards.W, 32, str(n + 1), KEY, "narrow", SOFT, "middle")
        for n in range(COLUMNS)
    )
    return (*page(WIDTH, HEIGHT), *places, *columns)


def heading_of(view: View, setting: Setting) -> tuple[Item, ...]:
    p, words = view.public, setting.words
    outcome = scoring.outcome(view)
    if outcome is not None:
        return header(setting, words("game-name"), words("picture-over"), winners(outcome, setting))
    if p.phase == DRAFT:
        phase = words("picture-draft")
    elif p.phase == SCORING:
        phase = words("picture-scoring", number=SCORING_AFTER.index(p.round) + 1)
    else:
        phase = words("picture-round", round=p.round, stack=STACK_OF_ROUND[p.round])
    return header(setting, words("game-name"), f"{phase} · {p.modules[0]}+{p.modules[1]}")


def _rows(p: Public, setting: Setting) -> list[Item]:
    """Number of each row, and how many of its cards have been taken."""
    items: list[Item] = []
    colour = STACK_COLOURS[STACK_OF_ROUND[p.round]]
    seats = len(p.players)
    for row in range(ROWS):
        y = TOP + PITCH_Y * row
        cleared = p.removed[row] == seats
        items.append(
            group(
                Rect(MARGIN, y, 62, 46, SOFT if cleared else colour, INK, 2, 8),
                Text(MARGIN, y, 62, 46, str(row + 1), TITLE, "bold", CREAM, "middle"),
                Text(MARGIN - 8, y + 50, 78, 36, f"{p.removed[row]}/{seats}", KEY, "bold", align="middle"),
                name=f"row:{row + 1}",
            )
        )
    return items


def _cards(p: Public, setting: Setting) -> list[Item]:
    return [
        cards.action_card(card, setting.words, *corner(row, column), name=f"card:{card}")
        for row, line in enumerate(p.rows)
        for column, card in enumerate(line)
        if card
    ]


def _tile(p: Public, setting: Setting) -> list[Item]:
    """The start player tile lies left of the topmost row that is still open."""
    if p.taker != NOBODY or p.phase == OVER:
        return []
    row = next((row for row in range(ROWS) if any(p.rows[row])), 0)
    return [group(icon("first_class-start", MARGIN + 31, TOP + PITCH_Y * row + 128, 62), name="tile")]


def _end_cards(p: Public, setting: Setting) -> list[Item]:
    words = setting.words
    title = f"{words('picture-ends')} ({display.deck_size(p)})"
    items: list[Item] = [*heading(MARGIN, BELOW, 4 * PITCH_X - 8, title)]
    items += (cards.end_card(c, words, *end_corner(n), name=f"card:{c}") for n, c in enumerate(p.open_ends))
    return items


def end_corner(n: int) -> tuple[float, float]:
    return MARGIN + PITCH_X * n, ENDS_Y


def _locomotives(p: Public, setting: Setting) -> list[Item]:
    x = MARGIN + PITCH_X * 4 + 4
    items: list[Item] = [*heading(x, BELOW, 130, setting.words("picture-tiles"))]
    if p.tiles < len(LOCOMOTIVES):
        tile = LOCOMOTIVES[p.tiles]
        items += [
            Sprite("first_class-tile", x + 6, ENDS_Y + 2, 88, 99),
            Text(x + 22, ENDS_Y + 30, 56, 46, str(tile.points), TITLE, "bold", align="middle"),
            Text(x + 96, ENDS_Y + 36, 44, 34, f"×{len(LOCOMOTIVES) - p.tiles}", NAME, "bold", SOFT),
            *units.row(tile.symbols, x, ENDS_Y + 106, 130, 30),
        ]
    return items


def _constantinople(p: Public, setting: Setting) -> list[Item]:
    x = MARGIN + PITCH_X * 4 + 156
    w = 218
    items: list[Item] = [*heading(x, BELOW, w, setting.words("picture-constantinople"))]
    items.append(Sprite("first_class-mosque", x + 34, ENDS_Y - 2, 150, 66))
    for n, points in enumerate(CONSTANTINOPLE):
        left = x + 4 + n * 72
        items.append(Rect(left, ENDS_Y + 66, 66, 68, CARD, INK, 2, 8))
        if n < len(p.constantinople):
            items.append(icon("token", left + 33, ENDS_Y + 100, 50, p.constantinople[n]))
        else:
            items.append(Text(left, ENDS_Y + 66, 66, 68, str(points), KEY, "bold", SOFT, "middle"))
    return items


def _supplies(p: Public, setting: Setting) -> list[Item]:
    """How many car cards are left of each supply."""
    x = MARGIN + PITCH_X * 4 + 396
    w = WIDTH - MARGIN - x
    held = [value for player in p.players for train in player.trains for value in train.cars]
    items: list[Item] = [*heading(x, BELOW, w, setting.words("picture-supply"))]
    step = w / len(SUPPLIES)
    for n, (sides, printed) in enumerate(SUPPLIES):
        left = x + step * n
        items += [
            units.car(sides[0], left, ENDS_Y + 8, 62),
            units.car(sides[1], left + 58, ENDS_Y + 8, 62),
            Text(left, ENDS_Y + 76, 116, 40, str(printed - sum(v in sides for v in held)), KEY, "bold", align="middle"),
        ]
    return items


def _player(p: Public, setting: Setting, seat: Seat) -> Group:
    """A player at a glance."""
    player, style = p.players[seat], SEATS[seat]
    active = seat in setting.waiting
    h = SIDE_H
    upper, lower = player.trains
    facts = [("coin", sum(player.coins)), ("flag", player.ends)]
    if "C" in p.modules:
        facts.append(("first_class-fingerprint", player.evidence))
    items: list[Item] = []
    x = 12.0
    for name, number in facts:
        items += [icon(name, x + 14, 128, 28), Text(x + 32, 110, 42, 36, str(number), KEY, "bold")]
        x += 78
    items += [
        icon("locomotive", 36, 86, 30),
        Text(64, 68, 46, 36, str(player.loco), KEY, "bold"),
        icon("first_class-conductor", 128, 86, 32, style.colour if seat != 2 else BRASS),
        Text(146, 68, 110, 36, f"{upper.conductor}·{lower.conductor}", KEY, "bold"),
    ]
    return group(
        Rect(-4, -4, SIDE_W + 8, h + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, SIDE_W, h, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, SIDE_W - 6, 52, style.light, radius=7),
        Rect(0, 55, SIDE_W, 5, style.colour, INK, 1),
        icon("token", 29, 29, 42, seat),
        Text(56, 5, SIDE_W - 142, 48, setting.names[seat], NAME, "bold", lines=2, smallest=18),
        Text(SIDE_W - 86, 4, 78, 50, str(player.score), BIG, "bold", align="right", smallest=KEY),
        icon("person_flag", SIDE_W - 26, 88, 40) if seat == p.start else None,
        icon("first_class-start", SIDE_W - 26, 130, 32) if seat == p.taker else None,
        items,
        x=SIDE,
        y=TOP + (SIDE_H + 12) * seat,
        name=f"panel:{seat}",
    )


def _news(p: Public, setting: Setting) -> list[Item]:
    """The gaps that cards have left since the picture before, and new game end cards."""
    items: list[Item] = []
    fresh = [dict(e.data)["card"] for e in setting.recent if e.key == "end-card-open"]
    items += (recent(*end_corner(n), cards.W, cards.END_H) for n, c in enumerate(p.open_ends) if c in fresh)
    number = 0
    for event in setting.recent:
        if event.key == "deal":
            # What lay there before has been covered by new cards.
            items, number = [item for item in items if not _in_display(item)], 0
        elif event.key in TAKEN and p.reveal is None:
            number += 1
            items += _gap(p, setting, dict(event.data), number)
    return items


def _timetable(p: Public, setting: Setting) -> list[Item]:
    """With fewer than four players there is room for the course of the game: six rounds, three scorings."""
    if len(p.players) == 4:
        return []
    y = TOP + (SIDE_H + 12) * 3
    step = SIDE_W / (ROUNDS + len(SCORING_AFTER))
    items: list[Item] = [
        *heading(SIDE, y, SIDE_W, setting.words("picture-timetable")),
        Line(((SIDE + 16, y + 84), (SIDE + SIDE_W - 16, y + 84)), INK, 4, round=False),
    ]
    x = SIDE + step / 2
    for number in range(1, ROUNDS + 1):
        now = number == p.round and p.phase != OVER
        past = number < p.round or p.phase == OVER
        fill = STACK_COLOURS[STACK_OF_ROUND[number]] if now else LINEN if past else CARD
        items += [
            Disc(x, y + 84, step / 2 - 1, fill, INK, 3 if now else 2),
            Text(x - 14, y + 68, 28, 32, str(number), NAME, "bold", CREAM if now else SOFT, "middle"),
        ]
        x += step
        if number in SCORING_AFTER:
            items.append(icon("laurel", x, y + 84, 28))
            x += step
    return items


TAKEN = ("executed", "placed", "declined", "card-removed")


def _in_display(item: Item) -> bool:
    return isinstance(item, Group) and item.name.startswith("gap:")


def _gap(p: Public, setting: Setting, data: dict[str, str | int], number: int) -> list[Item]:
    """Who took which card, told in the place it has left."""
    row, column = int(data["row"]) - 1, int(data["column"]) - 1
    if p.rows[row][column]:
        return []
    x, y = corner(row, column)
    told = group(
        icon("token", cards.W / 2, 62, 60, int(data["seat"])),
        Text(8, 104, cards.W - 16, 80, setting.words(f"title-{data['card']}"), NAME, "narrow", INK, "middle", lines=3),
        x=x,
        y=y,
        name=f"gap:{row + 1}.{column + 1}",
    )
    return [told, Group((recent(x, y, cards.W, cards.H, number=number),), name=f"gap:{row + 1}.{column + 1}")]
