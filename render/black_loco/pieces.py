"""Stacks, companies, tickets and tokens: what several of the pictures show."""

from __future__ import annotations

from render.black_loco.faces import COMPANY_COLOUR, STAGE_COLOUR, chip
from render.black_loco.layout import Layout
from render.pictures import Setting
from render.scene import Group, Item, Line, Rect, Text, group
from render.symbols import icon
from render.theme import BLACK, CARD, ENAMEL_RED, INK, SOFT, Colour, on
from rules.black_loco import routes, scoring
from rules.black_loco.cards import COMPANIES, LETTER
from rules.black_loco.state import Public
from rules.black_loco.table import plan_of


def loco(x: float, y: float, size: float) -> Item:
    """The black loco."""
    return icon("locomotive", x, y, size, BLACK, ENAMEL_RED)


def stack_chip(public: Public, code: str, x: float, y: float, w: float, h: float, read: int, decide: int) -> Group:
    """A stack: its code and size on the stage's colour, below it the number that lies on top and its company."""
    plan = plan_of(public)
    cards = public.stacks[plan.stacks.index(code)]
    colour: Colour = STAGE_COLOUR[int(code[1])]
    words = on(colour) if cards else SOFT
    top = h * 0.54
    items: list[Item] = [
        Rect(0, 0, w, h, CARD, INK, 2, 8),
        Rect(3, 3, w - 6, top - 3, colour if cards else CARD, None, 0, 6),
        Text(7, 2, w * 0.46, top, code, read, "narrow", words, smallest=read),
        Text(
            w * 0.4,
            2,
            w * 0.6 - 7,
            top,
            str(len(cards)),
            decide,
            "narrow",
            words,
            "right",
            smallest=decide,
            decides=True,
        ),
    ]
    if cards:
        card = plan.deck[cards[0]]
        owner = card.share or card.stations[0].company
        tone, side = COMPANY_COLOUR[owner], h - top - 9
        items += [
            Text(7, top, w - side - 16, h - top - 2, cards[0], read, "narrow", INK, smallest=read),
            Rect(w - side - 6, top + 3, side, side, tone, INK, 1.5, 6),
            Text(w - side - 6, top + 3, side, side, LETTER[owner], read, "narrow", on(tone), "middle", smallest=read),
        ]
    return Group(tuple(items), x, y, f"stack:{code}")


def stack_board(public: Public, place: Layout) -> Group:
    """All stacks side by side, the three stages of a class together."""
    area, codes = place.stacks, plan_of(public).stacks
    rows = -(-len(codes) // place.across)
    wide, high = area.w / place.across, area.h / rows
    return group(
        *(
            stack_chip(
                public, code, wide * (n // rows if place.upright else n % place.across),
                high * (n % rows if place.upright else n // place.across), wide - 7, high - 7, place.read, place.decide,
            )
            for n, code in enumerate(codes)
        ),
        x=area.x,
        y=area.y,
        name="stacks",
    )  # fmt: skip


def figures(public: Public, company: str) -> tuple[int, int, int]:
    """Stations in the network, shares issued, and what a premium would bring now."""
    return scoring.stations(public, company), scoring.issued(public, company), routes.total(public, company)


FIGURES = ("station", "steps", "premium")


def company_board(public: Public, setting: Setting, place: Layout) -> Group:
    """Stations, steps and premium of the companies: side by side with words, or one below the other with signs."""
    area = place.companies
    build = _company_rows if place.upright else _company_columns
    return group(*build(public, setting, place), x=area.x, y=area.y, name="companies")


def _company_columns(public: Public, setting: Setting, place: Layout) -> list[Item]:
    area, read = place.companies, place.read
    items: list[Item] = [Rect(0, 0, area.w, area.h, CARD, INK, 2, 10)]
    row, label = area.h / 4, read * 5.5
    step = (area.w - label - 6) / len(COMPANIES)
    for n, key in enumerate(FIGURES, 1):
        said = setting.words(f"picture-{key}")
        items.append(Text(12, row * n, label - 12, row - 4, said, read, "narrow", SOFT, smallest=read))
    for n, company in enumerate(COMPANIES):
        x = label + step * (n + 0.5)
        column: list[Item] = [chip(company, x, row * 0.5 + 2, row / 2 - 4)]
        for line, value in enumerate(figures(public, company), 1):
            shown, tone = (str(value), INK) if value else ("–", SOFT)
            box = (x - step / 2, row * line, step, row - 4)
            column.append(Text(*box, shown, place.decide, "bold", tone, "middle", smallest=place.decide, decides=True))
        items.append(Group(tuple(column), name=f"company:{company}"))
    return items


SIGNS = ("station", "wagon", "coins")
"""For stations, steps and premium, where words find no room."""


def _company_rows(public: Public, setting: Setting, place: Layout) -> list[Item]:
    area = place.companies
    items: list[Item] = [Rect(0, 0, area.w, area.h, CARD, INK, 2, 10)]
    head = 62
    step = (area.h - head - 6) / len(COMPANIES)
    columns = [area.w * share for share in (0.38, 0.62, 0.86)]
    items += [icon(sign, x, head / 2 + 3, 50) for x, sign in zip(columns, SIGNS, strict=True)]
    for n, company in enumerate(COMPANIES):
        y = head + step * n
        row: list[Item] = [chip(company, 42, y + step / 2, step / 2 - 5)]
        for x, value in zip(columns, figures(public, company), strict=True):
            shown, tone = (str(value), INK) if value else ("–", SOFT)
            row.append(
                Text(
                    x - 38,
                    y,
                    76,
                    step,
                    shown,
                    place.decide,
                    "bold",
                    tone,
                    "middle",
                    smallest=place.decide,
                    decides=True,
                )
            )
        items += [Line(((8, y), (area.w - 8, y)), SOFT, 1, round=False), Group(tuple(row), name=f"company:{company}")]
    return items


def signs(setting: Setting, place: Layout) -> list[Item]:
    """What the signs of the table mean, where there is room beside the plan."""
    area = place.legend
    if area is None:
        return []
    keys = tuple((sign, f"picture-{key}") for sign, key in zip(SIGNS, FIGURES, strict=True))
    step = area.h / len(keys)
    return [
        group(
            icon(sign, 34, step / 2, 48),
            Text(74, 0, area.w - 78, step, setting.words(key), place.read, "narrow", SOFT, smallest=place.read),
            x=area.x,
            y=area.y + step * n,
        )
        for n, (sign, key) in enumerate(keys)
    ]
