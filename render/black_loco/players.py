"""The players in a table below the plan: position, capital, hand, replaced base cards, and shares by company."""

from __future__ import annotations

from render.black_loco.faces import chip
from render.black_loco.layout import HEAD, PHONE_HEAD, PHONE_ROW, ROW, Layout
from render.black_loco.pieces import loco
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, collect, group
from render.symbols import icon
from render.theme import CARD, CREAM, ENAMEL, GREY, INK, RECENT, SEATS, SOFT
from rules.black_loco import scoring
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import END
from rules.black_loco.state import BID, OVER, Public
from rules.core import Seat

LOCO, PLACE, CAPITAL, HAND, TRACKS, STATIONS, SHARES = 386, 440, 568, 724, 806, 906, 1000
"""Where the columns begin."""


def players(public: Public, setting: Setting, place: Layout) -> list[Item]:
    area = place.table
    if setting.form == "phone":
        said = ", ".join(_progress(public, setting))
        first = Text(area.x, area.y, area.w, PHONE_HEAD - 6, said, place.read, "narrow", SOFT, smallest=place.read - 2)
        lines = [
            group(*_phone(public, setting, Seat(seat), place), x=area.x, y=area.y + PHONE_HEAD + PHONE_ROW * seat,
                  name=f"panel:{seat}")
            for seat in range(public.seats)
        ]  # fmt: skip
        return [first, *lines]
    lines = [
        group(*_line(public, setting, Seat(seat), place), x=area.x, y=area.y + HEAD + ROW * seat, name=f"panel:{seat}")
        for seat in range(public.seats)
    ]
    return [group(*_head(public, setting, place), x=area.x, y=area.y), *lines]


def _progress(public: Public, setting: Setting) -> tuple[str, str]:
    """How near the end is: base cards replaced, stacks empty."""
    cards, stacks = END[public.length]
    empty = sum(not stack for stack in public.stacks)
    words = setting.words
    return words("picture-built", count=public.replaced, most=cards), words("picture-empty", count=empty, most=stacks)


def _head(public: Public, setting: Setting, place: Layout) -> list[Item]:
    words, high = setting.words, HEAD - 8
    said = (
        (PLACE, CAPITAL, "picture-position"), (CAPITAL, HAND, "picture-capital-now"),
        (HAND, TRACKS, "picture-hand-short"), (TRACKS, SHARES, "picture-replaced"),
    )  # fmt: skip
    items: list[Item] = [
        Text(left, 0, right - left - 4, high, words(key), place.read, "narrow", SOFT, "middle", smallest=place.read - 2)
        for left, right, key in said
    ]
    items += [
        Text(6, high / 2 * n, PLACE - 30, high / 2, text, place.read, "narrow", smallest=place.read - 2)
        for n, text in enumerate(_progress(public, setting))
    ]
    step = _step(place)
    items += [chip(company, SHARES + step * (n + 0.5), high / 2, 27) for n, company in enumerate(COMPANIES)]
    return items


def _step(place: Layout) -> float:
    return (place.table.w - SHARES - 6) / len(COMPANIES)


def _ground(setting: Setting, seat: Seat, w: float, h: float, band: float) -> list[Item]:
    """The line's ground; who is waited for gets a thick frame."""
    active = seat in setting.waiting
    style = SEATS[seat]
    return list(
        collect(
            Rect(-4, -4, w + 8, h + 8, RECENT, radius=14) if active else None,
            Rect(0, 0, w, h, CARD, INK, 3 if active else 2, 10),
            Rect(3, 3, band - 6, h - 6, style.light, radius=7),
            Rect(band - 6, 3, 6, h - 6, style.colour),
            icon("token", 34, h / 2, 46, seat),
        )
    )


def _place(public: Public, seat: Seat, x: float, y: float, decide: int) -> list[Item]:
    """The position and whether it has moved; before the first order, whether a card has been chosen."""
    if public.phase == BID:
        return [icon("tick" if public.has_bid[seat] else "hourglass", x + 28, y, 44)]
    moved = public.moved[seat]
    return list(
        collect(
            Rect(x, y - 28, 56, 56, GREY if moved else ENAMEL, INK, 2, 9),
            Text(x, y - 28, 56, 56, str(public.position[seat]), decide, "bold", CREAM, "middle"),
            icon("tick", x + 80, y, 34) if moved and public.phase != OVER else None,
        )
    )


def _line(public: Public, setting: Setting, seat: Seat, place: Layout) -> list[Item]:
    area, read, decide = place.table, place.read, place.decide
    high, middle = ROW - 8, (ROW - 8) / 2
    tracks, stations = scoring.trophy_kinds(public, seat)

    def number(x: float, w: float, value: int | str, size: int = decide, soft: bool = False) -> Text:
        tone = SOFT if soft else INK
        return Text(x, 0, w, high, str(value), size, "narrow" if soft else "bold", tone, "middle", smallest=size - 3)

    step = _step(place)
    shares = [scoring.shares_of(public, seat, company) for company in COMPANIES]
    return list(
        collect(
            _ground(setting, seat, area.w, high, PLACE - 12),
            Text(64, 2, LOCO - 108, high - 4, setting.names[seat], read, "bold", lines=2, smallest=24),
            loco(LOCO, middle, 40) if public.loco == seat else None,
            *_place(public, seat, PLACE, middle, decide),
            number(CAPITAL, 88, scoring.capital(public, seat)),
            number(CAPITAL + 88, 80, f"({public.markers[seat]})", read, soft=True) if public.phase != BID else None,
            number(HAND, TRACKS - HAND, public.held[seat]),
            icon("rails", TRACKS + 30, middle, 18),
            number(TRACKS + 54, 44, tracks),
            icon("houses", STATIONS + 24, middle, 40),
            number(STATIONS + 46, 44, stations),
            (
                number(SHARES + step * n, step, count or "–", soft=not count)
                for n, count in enumerate(shares)
            ),
        )
    )  # fmt: skip


def _phone(public: Public, setting: Setting, seat: Seat, place: Layout) -> list[Item]:
    """Two lines: who and how much; then cards, replaced base cards and shares."""
    w, read, decide = place.table.w, place.read, place.decide
    high = PHONE_ROW - 10
    upper, lower = 30, 80
    tracks, stations = scoring.trophy_kinds(public, seat)
    counts = (("cards", public.held[seat]), ("rails", tracks), ("houses", stations))
    items: list[Item | Group | None] = [
        *_ground(setting, seat, w, high, 70),
        *_place(public, seat, 84, upper, decide),
        Text(200, 4, w - 500, 52, setting.names[seat], read, "bold", smallest=26),
        loco(w - 250, upper, 50) if public.loco == seat else None,
        Text(w - 214, 4, 120, 52, setting.words("picture-capital-now"), read, "narrow", SOFT, "right", smallest=26),
        Text(w - 90, 4, 80, 52, str(scoring.capital(public, seat)), decide, "bold", INK, "right"),
    ]
    for n, (sign, value) in enumerate(counts):
        items.append(icon(sign, 104 + 96 * n, lower, 36 if sign != "rails" else 15))
        items.append(Text(128 + 96 * n, lower - 24, 56, 48, str(value), decide, "bold", smallest=30))
    held = [(company, scoring.shares_of(public, seat, company)) for company in COMPANIES]
    for n, (company, count) in enumerate((company, count) for company, count in held if count):
        items.append(chip(company, 406 + 80 * n, lower, 20))
        items.append(Text(428 + 80 * n, lower - 24, 56, 48, str(count), decide, "bold", smallest=30))
    return list(collect(*items))
