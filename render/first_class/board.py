"""The public picture: the display of cards, what else lies in the middle, and the players at a glance."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from render.final import winners
from render.first_class import cards, units
from render.first_class.ending import revealed
from render.first_class.news import changed, news
from render.first_class.sheet import PANEL_H, Sheet, sheet
from render.first_class.supply import supplies
from render.parts import header, heading, page
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Rect, Scene, Sprite, Text, collect, group, moved
from render.symbols import icon
from render.theme import (
    BIG,
    BLUE,
    BRASS,
    CARD,
    CREAM,
    DECIDE,
    GREEN_DEEP,
    INK,
    LINEN,
    MARGIN,
    PHONE_WIDTH,
    READ,
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
)
from rules.first_class.state import DRAFT, NOBODY, OVER, SCORING, Public
from rules.first_class.view import View

STACK_COLOURS: dict[int, Colour] = {1: GREEN_DEEP, 2: BLUE, 3: RED}


def board(view: View, setting: Setting) -> Scene:
    p = view.public
    plan = replace(sheet(setting), players=len(p.players), revealed=len(p.players) if p.reveal else 0)
    middle: tuple[list[Item], ...] = (_rows(p, plan), _cards(p, setting, plan), _tile(p, plan))
    if p.reveal is not None:
        middle = (_revealed(p, setting, plan),)
    items = collect(
        heading_of(view, setting),
        *middle,
        _end_cards(p, setting, plan),
        _locomotives(p, plan),
        _constantinople(p, plan),
        _supplies(p, plan),
        (_player(p, setting, Seat(seat), plan) for seat in range(len(p.players))),
        _timetable(p, setting, plan),
        news(p, setting, plan),
    )
    ground = page(plan.width, plan.height) if p.reveal else backdrop(plan)
    scene = Scene(plan.width, plan.height, tuple(items), ground)
    return replace(scene, items=(*scene.items, *changed(p, setting, scene)))


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
    items: list[Item] = [*heading(MARGIN, plan.below, plan.ends_w, title, READ)]
    items += (
        _placed(cards.end_card(c, words, 0, 0), *plan.end_corner(n), plan.scale, f"card:{c}")
        for n, c in enumerate(p.open_ends)
    )
    return items


def _locomotives(p: Public, plan: Sheet) -> list[Item]:
    """The next locomotive tile, what it brings, and how many there are."""
    x, y = plan.beside[0]
    if p.tiles == len(LOCOMOTIVES):
        return []
    tile = LOCOMOTIVES[p.tiles]
    return [
        group(
            Sprite("first_class-tile", x, y, 100, 110),
            Text(x + 14, y + 30, 72, 54, str(tile.points), DECIDE, "bold", INK, "middle", decides=True),
            units.row(tile.symbols, x - 2, y + 112, 106, 50),
            Text(x, y + 162, 100, 44, f"×{len(LOCOMOTIVES) - p.tiles}", TITLE, "bold", SOFT, "middle"),
            name="locomotives",
        )
    ]


def _constantinople(p: Public, plan: Sheet) -> list[Item]:
    """Who has arrived, and what those to come will get."""
    x, y = plan.beside[1]
    items: list[Item] = [Sprite("first_class-mosque", x + 8, y, 168, 76)]
    for n, points in enumerate(CONSTANTINOPLE):
        left = x + n * 62
        items.append(Rect(left, y + 84, 58, 80, CARD, INK, 2, 8))
        if n < len(p.constantinople):
            items.append(group(icon("token", left + 29, y + 124, 50, p.constantinople[n]), name=f"arrived:{n + 1}"))
        else:
            items.append(Text(left, y + 84, 58, 80, str(points), DECIDE, "narrow", INK, "middle", DECIDE, decides=True))
    return items


def _supplies(p: Public, plan: Sheet) -> list[Item]:
    """How many car cards are left of each supply."""
    x, y = plan.beside[2]
    items: list[Item] = []
    for n, (sides, left) in enumerate(supplies(p)):
        top = y + 66 * n
        first, second = (50 * units.car_width(side) for side in sides)
        items += [
            units.car(sides[0], x, top, 50),
            units.car(sides[1], x + first + 2, top, 50),
            Text(x + first + second + 8, top, 62, 50, str(left), DECIDE, "bold", decides=True),
        ]
    return items


def _player(p: Public, setting: Setting, seat: Seat, plan: Sheet) -> Group:
    """A player at a glance."""
    player, style = p.players[seat], SEATS[seat]
    active = seat in setting.waiting
    left, top, w = plan.panel(seat)
    upper, lower = player.trains
    coat = style.colour if seat != 2 else BRASS
    facts = [
        ("loco", "locomotive", (), str(player.loco)),
        ("conductors", "first_class-conductor", (coat,), f"{upper.conductor}·{lower.conductor}"),
        ("coins", "coin", (), str(sum(player.coins))),
        ("ends", "flag", (), str(player.ends)),
    ]
    if "C" in p.modules:
        facts.append(("evidence", "first_class-fingerprint", (), str(player.evidence)))
    step = (w - 24) / 5
    begins: Item | None = None
    if seat in (p.start, p.taker):
        sign, size = ("person_flag", 42) if seat == p.start else ("first_class-start", 36)
        begins = icon(sign, w - 124, 28, size)
    return group(
        Rect(-4, -4, w + 8, PANEL_H + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, w, PANEL_H, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, w - 6, 50, style.light, radius=7),
        Rect(0, 53, w, 5, style.colour, INK, 1),
        icon("token", 29, 28, 42, seat),
        group(Text(54, 3, w - 198, 50, setting.names[seat], READ, "narrow", smallest=READ), name=f"name:{seat}"),
        group(
            Text(w - 100, 3, 90, 50, str(player.score), 46, "bold", INK, "right", DECIDE, decides=True),
            name=f"score:{seat}",
        ),
        group(begins, name=f"start:{seat}"),
        *(
            group(
                icon(symbol, 34 + step * n, 85, 34 if symbol == "locomotive" else 42, *args),
                Text(62 + step * n, 61, step - 36, 48, told, 42, "narrow", INK, "left", DECIDE, decides=True),
                name=f"{name}:{seat}",
            )
            for n, (name, symbol, args, told) in enumerate(facts)
        ),
        x=left,
        y=top,
        name=f"panel:{seat}",
    )


def _timetable(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    """Beside three players there is room for the course of the game: six rounds, three scorings."""
    if len(p.players) % plan.panels == 0:
        return []
    left, y, w = plan.panel(len(p.players))
    step = w / (ROUNDS + len(SCORING_AFTER))
    items: list[Item] = [
        *heading(left, y - 8, w, setting.words("picture-timetable"), READ),
        Line(((left + 16, y + 84), (left + w - 16, y + 84)), INK, 4, round=False),
    ]
    x = left + step / 2
    for number in range(1, ROUNDS + 1):
        now = number == p.round and p.phase != OVER
        past = number < p.round or p.phase == OVER
        fill = STACK_COLOURS[STACK_OF_ROUND[number]] if now else LINEN if past else CARD
        items += [
            Disc(x, y + 84, 25, fill, INK, 3 if now else 2),
            Text(x - 22, y + 60, 44, 48, str(number), READ, "bold", CREAM if now else SOFT, "middle"),
        ]
        x += step
        if number in SCORING_AFTER:
            items.append(icon("laurel", x, y + 84, 50))
            x += step
    return items
