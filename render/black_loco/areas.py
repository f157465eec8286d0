"""The second public picture: capital track, displays, companies and the order of the stacks."""

from __future__ import annotations

from render.black_loco.board import heading_of
from render.black_loco.faces import STAGE_COLOUR, chip
from render.black_loco.pieces import figures, loco, ticket
from render.parts import TOP, heading, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import (
    BRASS,
    CARD,
    INK,
    KEY,
    LINEN,
    MARGIN,
    NAME,
    SEATS,
    SMALL,
    SOFT,
    TITLE,
    WIDTH,
    on,
)
from rules.black_loco import scoring
from rules.black_loco.cards import COMPANIES
from rules.black_loco.state import Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View

LAST = 30
"""The track ends here; whoever has more stays on its last field."""
ROOM = WIDTH - 2 * MARGIN
TRACK_H = 142
NAME_W = 330
TICKET_W, TICKET_H = 78, 50
PER_ROW = int((ROOM - NAME_W - 20) // TICKET_W)
COMPANY_H = 166
STACK_STEP = 42


def areas(view: View, setting: Setting) -> Scene:
    public, words = view.public, setting.words
    items: list[Item] = [*heading_of(public, setting)]
    top = float(TOP)
    items += heading(MARGIN, top, ROOM, words("picture-capital"))
    items += track(public, MARGIN, top + 46)
    top += 46 + TRACK_H
    items += heading(MARGIN, top, ROOM, words("picture-displays"))
    top += 48
    for seat in range(public.seats):
        rows = max(1, -(-len(public.shares[seat]) // PER_ROW))
        high = max(76, rows * TICKET_H + 20)
        items.append(display(public, setting, seat, MARGIN, top, high))
        top += high + 10
    top += 8
    items += heading(MARGIN, top, ROOM, words("picture-companies"))
    items += companies(public, setting, MARGIN, top + 46)
    top += 46 + COMPANY_H
    items += heading(MARGIN, top, ROOM, words("picture-order"))
    codes = plan_of(public).stacks
    half = -(-len(codes) // 2)
    for n, code in enumerate(codes):
        x = MARGIN + (n // half) * (ROOM / 2 + 10)
        items += stack_line(public, code, x, top + 48 + STACK_STEP * (n % half), ROOM / 2 - 10)
    height = int(top + 48 + STACK_STEP * half + 26)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def track(public: Public, x: float, y: float) -> list[Item]:
    """The capital track with everybody's wooden engine, as set at the last subsidy."""
    step = ROOM / (LAST + 1)
    items: list[Item] = []
    for n in range(LAST + 1):
        fill = LINEN if n % 5 else BRASS
        items += [
            Rect(x + step * n, y + 76, step - 3, 48, fill if n else CARD, INK, 1.5, 5),
            Text(x + step * n, y + 76, step - 3, 48, str(n), NAME, "bold", INK, "middle"),
        ]
    at: dict[int, list[int]] = {}
    beyond = [seat for seat, value in enumerate(public.markers) if value > LAST]
    for seat, value in enumerate(public.markers):
        if seat not in beyond:
            at.setdefault(value, []).append(seat)
    for field, seats in at.items():
        for n, seat in enumerate(seats):
            spread = (n - (len(seats) - 1) / 2) * min(34.0, 90 / len(seats))
            left = min(max(x + step * (field + 0.5) + spread, x + 24), x + ROOM - 24)
            items.append(icon("token", left, y + 52, 40, seat))
    for n, seat in enumerate(beyond):
        right = x + ROOM - 24 - 116 * n
        items += [
            icon("token", right, y + 14, 40, seat),
            Text(right - 86, y - 4, 60, 36, str(public.markers[seat]), NAME, "bold", align="right"),
        ]
    return items


def display(public: Public, setting: Setting, seat: int, x: float, y: float, h: float) -> Item:
    style = SEATS[seat]
    deck = plan_of(public).deck
    shares = sorted(public.shares[seat], key=lambda number: (COMPANIES.index(deck[number].share), number))
    items: list[Item | None] = [
        Rect(0, 0, ROOM, h, CARD, INK, 2, 10),
        Rect(3, 3, NAME_W - 6, h - 6, style.light, radius=7),
        Rect(NAME_W - 6, 3, 6, h - 6, style.colour),
        icon("token", 34, h / 2, 44, seat),
        Text(64, 4, NAME_W - 150, h - 8, setting.names[seat], NAME, "bold", lines=2),
        Text(NAME_W - 86, 4, 70, h - 8, str(scoring.capital(public, seat)), TITLE, "bold", align="right"),
        loco(ROOM - 44, h / 2, 36) if public.loco == seat else None,
    ]
    for n, number in enumerate(shares):
        left, top = NAME_W + 14 + TICKET_W * (n % PER_ROW), 12 + TICKET_H * (n // PER_ROW)
        items.append(ticket(number, deck[number].share, left, top))
    if not shares:
        items.append(Text(NAME_W + 20, 4, 500, h - 8, setting.words("picture-no-shares"), NAME, "plain", SOFT))
    return group(*items, x=x, y=y, name=f"display:{seat}")


def companies(public: Public, setting: Setting, x: float, y: float) -> list[Item]:
    """Names, stations, shares issued, premium."""
    wide, high = ROOM / 3, COMPANY_H / 2 - 8
    items: list[Item] = []
    for n, company in enumerate(COMPANIES):
        left, top = x + wide * (n % 3), y + (high + 4) * (n // 3)
        place, shares, total = figures(public, company)
        name = setting.words(f"company-name-{company}", map=public.plan)
        items += [
            chip(company, left + 30, top + 36, 26),
            Text(left + 66, top + 2, wide - 80, 34, name, NAME, "narrow"),
        ]
        for k, (sign, value) in enumerate((("station", place), ("cards", shares), ("coins", total))):
            items += [
                icon(sign, left + 82 + 120 * k, top + 54, 28),
                Text(left + 106 + 120 * k, top + 36, 60, 36, str(value) if value else "–", KEY, "bold"),
            ]
    return items


def stack_line(public: Public, code: str, x: float, y: float, w: float) -> list[Item]:
    """The first cards of a stack, from the top."""
    cards = public.stacks[plan_of(public).stacks.index(code)]
    colour = STAGE_COLOUR[int(code[1])]
    most = 11
    told = " ".join(cards[:most]) + (" …" if len(cards) > most else "")
    return [
        Rect(x, y + 2, 108, STACK_STEP - 8, colour, INK, 1.5, 6),
        Text(x + 8, y + 2, 46, STACK_STEP - 8, code, SMALL, "bold", on(colour)),
        Text(x + 54, y + 2, 46, STACK_STEP - 8, str(len(cards)), NAME, "bold", on(colour), "right"),
        Text(x + 120, y, w - 120, STACK_STEP - 4, told or "–", NAME, "narrow", INK if cards else SOFT),
    ]
