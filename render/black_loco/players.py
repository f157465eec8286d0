"""The players in a table below the plan: position, capital, hand, replaced base cards, and shares by company."""

from __future__ import annotations

from render.black_loco.faces import chip
from render.black_loco.layout import HEAD, NAME_W, PHONE_HEAD, PHONE_LINE, PHONE_NAME_W, Layout
from render.black_loco.pieces import loco
from render.parts import spelled
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, collect, group
from render.symbols import icon
from render.theme import CARD, CREAM, ENAMEL, GREY, INK, RECENT, SEATS, SOFT
from rules.black_loco import scoring
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import END
from rules.black_loco.state import BID, OVER, Public
from rules.core import Seat

PLACE, CAPITAL, HAND, TRACKS, STATIONS, SHARES = 436, 578, 726, 814, 910, 1006
"""Where the columns begin."""


def players(public: Public, setting: Setting, place: Layout) -> list[Item]:
    area = place.table
    if setting.form == "phone":
        said = ", ".join(_progress(public, setting))
        first = Text(area.x, area.y, area.w, PHONE_HEAD - 6, said, place.read, "narrow", SOFT, smallest=place.read)
        lines = [
            group(*_phone(public, setting, Seat(seat), place), x=area.x, y=area.y + PHONE_HEAD + place.row * seat,
                  name=f"panel:{seat}")
            for seat in range(public.seats)
        ]  # fmt: skip
        return [first, *lines]
    lines = [
        group(
            *_line(public, setting, Seat(seat), place),
            x=area.x,
            y=area.y + HEAD + place.row * seat,
            name=f"panel:{seat}",
        )
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
        Text(left, 0, right - left - 4, high, words(key), place.read, "narrow", SOFT, "middle", smallest=place.read)
        for left, right, key in said
    ]
    items += [
        Text(6, high / 2 * n, PLACE - 30, high / 2, text, place.read, "narrow", smallest=place.read)
        for n, text in enumerate(_progress(public, setting))
    ]
    step = _step(place)
    items += [chip(company, SHARES + step * (n + 0.5), high / 2, 27) for n, company in enumerate(COMPANIES)]
    return items


def _step(place: Layout) -> float:
    return (place.table.w - SHARES - 6) / len(COMPANIES)


def _ground(public: Public, setting: Setting, seat: Seat, w: float, h: float, band: float) -> list[Item]:
    """The line's ground with the mark, the black loco below it; who is waited for gets a thick frame."""
    owner = public.loco == seat
    active = seat in setting.waiting
    style = SEATS[seat]
    return list(
        collect(
            Rect(-4, -4, w + 8, h + 8, RECENT, radius=14) if active else None,
            Rect(0, 0, w, h, CARD, INK, 3 if active else 2, 10),
            Rect(3, 3, band - 6, h - 6, style.light, radius=7),
            Rect(band - 6, 3, 6, h - 6, style.colour),
            icon("token", 34, h / 2 - (13 if owner else 0), 40 if owner else 46, seat),
            group(loco(35, h / 2 + 19, 30), name=f"loco:{seat}") if owner else None,
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
            Text(x, y - 28, 56, 56, str(public.position[seat]), decide, "bold", CREAM, "middle", decides=True),
            icon("tick", x + 80, y, 34) if moved and public.phase != OVER else None,
        )
    )


def _line(public: Public, setting: Setting, seat: Seat, place: Layout) -> list[Item]:
    area, read, decide = place.table, place.read, place.decide
    high, middle = place.row - 8, (place.row - 8) / 2
    tracks, stations = scoring.trophy_kinds(public, seat)

    def number(x: float, w: float, value: int | str, size: int = decide, soft: bool = False) -> Text:
        tone = SOFT if soft else INK
        return Text(x, 0, w, high, str(value), size, "narrow" if soft else "bold", tone, "middle", smallest=size,
                    decides=size == decide)  # fmt: skip

    step = _step(place)
    shares = [scoring.shares_of(public, seat, company) for company in COMPANIES]
    told = f"({public.markers[seat]})" if public.phase != BID else ""
    counted = number(CAPITAL + 88, 80, told, read, soft=True) if told else None
    return list(
        collect(
            _ground(public, setting, seat, area.w, high, PLACE - 8),
            group(spelled(64, 2, NAME_W, high - 4, setting.names[seat], read, lines=4), name=f"name:{seat}"),
            group(_place(public, seat, PLACE, middle, decide), name=f"place:{seat}"),
            number(CAPITAL, 88, scoring.capital(public, seat)),
            group(counted, name=f"counted:{seat}"),
            group(number(HAND, TRACKS - HAND, public.held[seat]), name=f"hand:{seat}"),
            icon("rails", TRACKS + 30, middle, 18),
            number(TRACKS + 54, 44, tracks),
            icon("houses", STATIONS + 24, middle, 40),
            number(STATIONS + 46, 44, stations),
            (
                group(number(SHARES + step * n, step, count or "–", soft=not count), name=f"share:{seat}:{company}")
                for n, (company, count) in enumerate(zip(COMPANIES, shares, strict=True))
            ),
        )
    )  # fmt: skip


def _phone(public: Public, setting: Setting, seat: Seat, place: Layout) -> list[Item]:
    """Three lines: who; capital, cards and replaced base cards; shares."""
    w, read, decide = place.table.w, place.read, place.decide
    high = place.row - 10
    upper = high - 2 * PHONE_LINE
    tracks, stations = scoring.trophy_kinds(public, seat)
    counts = (("cards", "hand", public.held[seat]), ("rails", "", tracks), ("houses", "", stations))
    items: list[Item | Group | None] = [
        *_ground(public, setting, seat, w, high, 70),
        group(_place(public, seat, 84, upper / 2 + 2, decide), name=f"place:{seat}"),
        group(spelled(200, 4, PHONE_NAME_W, upper - 4, setting.names[seat], read, lines=4), name=f"name:{seat}"),
    ]

    def number(x: float, y: float, room: float, value: int) -> Text:
        return Text(x, y - 24, room, 48, str(value), decide, "bold", smallest=decide, decides=True)

    y = upper + PHONE_LINE / 2
    words = setting.words("picture-capital-now")
    items += [Text(84, y - 24, 116, 48, words, read, "narrow", SOFT, smallest=read),
              number(206, y, 90, scoring.capital(public, seat))]  # fmt: skip
    for n, (sign, name, value) in enumerate(counts):
        x = 350 + 166 * n
        shown = number(x + 34, y, 90, value)
        items += [
            icon(sign, x, y, 38 if sign != "rails" else 17),
            group(shown, name=f"{name}:{seat}") if name else shown,
        ]
    y += PHONE_LINE - 2
    held = [(company, scoring.shares_of(public, seat, company)) for company in COMPANIES]
    for n, (company, count) in enumerate((company, count) for company, count in held if count):
        items.append(
            group(
                chip(company, 106 + 128 * n, y, 21, read), number(134 + 128 * n, y, 60, count),
                name=f"share:{seat}:{company}",
            )
        )  # fmt: skip
    return list(collect(*items))
