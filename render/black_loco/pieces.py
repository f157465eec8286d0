"""Stacks, companies, tickets and tokens: what several of the pictures show."""

from __future__ import annotations

from render.black_loco.faces import COMPANY_COLOUR, STAGE_COLOUR, chip
from render.black_loco.layout import Area
from render.parts import heading
from render.pictures import Setting
from render.scene import Group, Item, Line, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, ENAMEL_RED, INK, KEY, NAME, SMALL, SOFT, WHITE, Colour, on
from rules.black_loco import routes, scoring
from rules.black_loco.cards import COMPANIES, LETTER
from rules.black_loco.state import Public
from rules.black_loco.table import plan_of


def loco(x: float, y: float, size: float) -> Item:
    """The black loco."""
    return icon("locomotive", x, y, size, INK, ENAMEL_RED)


def stack_chip(public: Public, code: str, x: float, y: float, w: float, h: float) -> Group:
    """A stack: its code and size on the stage's colour, below it the number that lies on top."""
    plan = plan_of(public)
    cards = public.stacks[plan.stacks.index(code)]
    colour: Colour = STAGE_COLOUR[int(code[1])]
    words = on(colour) if cards else SOFT
    top = h * 0.52
    items: list[Item] = [
        Rect(0, 0, w, h, CARD, INK, 2, 8),
        Rect(3, 3, w - 6, top - 3, colour if cards else CARD, None, 0, 6),
        Text(9, 2, w * 0.5, top, code, NAME, "bold", words),
        Text(w * 0.4, 2, w * 0.6 - 9, top, str(len(cards)), KEY, "bold", words, "right", smallest=NAME),
    ]
    if cards:
        card = plan.deck[cards[0]]
        owner = card.share or card.stations[0].company
        tone = COMPANY_COLOUR[owner]
        items += [
            Text(9, top, w * 0.5, h - top - 3, cards[0], NAME, "narrow", INK),
            Rect(w - 42, top + 5, 34, h - top - 11, tone, INK, 1.5, 6),
            Text(w - 42, top + 5, 34, h - top - 11, LETTER[owner], SMALL, "bold", on(tone), "middle", smallest=16),
        ]
    return Group(tuple(items), x, y, f"stack:{code}")


def stack_board(public: Public, setting: Setting, area: Area) -> Group:
    """The stacks, the three stages of a class side by side."""
    plan = plan_of(public)
    letters = list(dict.fromkeys(code[0] for code in plan.stacks))
    rows = len(letters)
    head = 44
    step = (area.h - head) / rows
    label = 40
    wide = (area.w - label) / 3
    items: list[Item] = [*heading(0, 0, area.w, setting.words("picture-stacks"))]
    for row, letter in enumerate(letters):
        y = head + step * row
        items.append(Text(0, y, label - 6, step - 8, letter, KEY, "narrow", SOFT))
        for stage in range(3):
            code = f"{letter}{stage + 1}"
            items.append(stack_chip(public, code, label + wide * stage, y, wide - 8, step - 8))
    return group(*items, x=area.x, y=area.y, name="stacks")


def figures(public: Public, company: str) -> tuple[int, int, int]:
    """Stations in the network, shares issued, and what a premium would bring now."""
    return scoring.stations(public, company), scoring.issued(public, company), routes.total(public, company)


FIGURE_SIGNS = ("station", "cards", "coins")


def company_plate(public: Public, area: Area) -> Group:
    """The companies side by side, on a plate in the open sea."""
    items: list[Item] = [Rect(0, 0, area.w, area.h, CARD, INK, 2, 10)]
    row = area.h / 4
    step = (area.w - 56) / len(COMPANIES)
    for n, sign in enumerate(FIGURE_SIGNS, 1):
        items.append(icon(sign, 30, row * (n + 0.5) - 2, 26))
    for n, company in enumerate(COMPANIES):
        x = 54 + step * (n + 0.5)
        column: list[Item] = [chip(company, x, row * 0.5 + 3, min(18, row / 2 - 1))]
        for line, value in enumerate(figures(public, company), 1):
            shown, tone = (str(value), INK) if value else ("–", SOFT)
            column.append(Text(x - step / 2, row * line, step, row - 4, shown, KEY, "bold", tone, "middle"))
        items.append(Group(tuple(column), name=f"company:{company}"))
    return group(*items, x=area.x, y=area.y, name="companies")


def company_board(public: Public, setting: Setting, area: Area) -> Group:
    """Each company in a row."""
    words = setting.words
    items: list[Item] = [*heading(0, 0, area.w, words("picture-companies"))]
    head, foot = 74, area.h
    step = (foot - head) / len(COMPANIES)
    columns = [area.w * share for share in (0.36, 0.62, 0.88)]
    for x, key in zip(columns, FIGURE_SIGNS, strict=True):
        items.append(icon(key, x, 58, 28))
    for n, company in enumerate(COMPANIES):
        y = head + step * n
        middle = y + step / 2
        row: list[Item] = [chip(company, 26, middle, min(23, step / 2 - 2))]
        for x, value in zip(columns, figures(public, company), strict=True):
            shown = str(value) if value else "–"
            row.append(Text(x - 34, y, 68, step, shown, KEY, "bold", INK if value else SOFT, "middle"))
        if n:
            items.append(Line(((4, y), (area.w - 4, y)), SOFT, 1, round=False))
        items.append(Group(tuple(row), name=f"company:{company}"))
    return group(*items, x=area.x, y=area.y, name="companies")


def ticket(number: str, company: str, x: float, y: float, w: float = 76, h: float = 44) -> Group:
    """A share in a display."""
    colour = COMPANY_COLOUR[company]
    return Group(
        (
            Rect(0, 0, w, h, colour, INK, 2, 6),
            Rect(4, 4, w - 8, h - 8, None, WHITE if company != "white" else SOFT, 1, 4),
            Text(5, 2, w - 10, h - 4, f"{LETTER[company]} {number}", SMALL, "bold", on(colour), "middle", smallest=16),
        ),
        x,
        y,
    )


def share_chips(public: Public, seat: int, x: float, y: float, room: float, r: float = 20) -> list[Item]:
    """Companies a seat has shares of, each with the number of shares."""
    held = [(company, scoring.shares_of(public, seat, company)) for company in COMPANIES]
    held = [(company, count) for company, count in held if count]
    step = min(92.0, room / max(3, len(held)))
    r = min(r, step * 0.27)
    items: list[Item] = []
    for n, (company, count) in enumerate(held):
        items.append(chip(company, x + r + step * n, y, r))
        size = KEY if step > 70 else SMALL
        items.append(
            Text(x + 2 * r + 2 + step * n, y - 19, step - 2 * r - 3, 38, str(count), size, "bold", smallest=16)
        )
    return items
