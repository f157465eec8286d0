"""The second public picture: capital track, shares as cards, and what lies on top of the stacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from render import fonts
from render.black_loco.board import heading_of
from render.black_loco.faces import STAGE_COLOUR, share, upgrade
from render.black_loco.layout import DECIDE, FACE_H, FACE_W, LINE, PHONE_W, READ
from render.black_loco.pieces import loco
from render.parts import TOP, heading, page, recent, spelled
from render.pictures import Setting
from render.recent import fresh
from render.scene import Item, Rect, Scene, Text, bounds, group, named
from render.symbols import icon
from render.theme import BRASS, CARD, INK, LINEN, MARGIN, SEATS, SOFT, WIDTH, on
from rules.black_loco import scoring
from rules.black_loco.cards import COMPANIES, UPRIGHT
from rules.black_loco.state import OVER, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View

LAST = 30
"""The track ends here; whoever has more stays on its last field."""
ROOM = WIDTH - 2 * MARGIN
TOKEN, FIELD_H = 44, 52
NAME_W = 320
CARD_W = 154
"""So wide a card is that everything on it can be read."""
CARD_H = CARD_W * FACE_H / FACE_W
LEAST_STEP, STEP, ROW_H = 104, 130, CARD_H + 10
"""From share to share: many lie like a hand of cards; company and number stand on their left."""
FEW = 4
"""So many shares lie side by side."""
SHARES_W = ROOM - NAME_W - 20 - CARD_W
PER_ROW = int(SHARES_W // LEAST_STEP) + 1
LEAST_H = 136
"""Height of the display of a player without shares and with a short name."""
PILES, PHONE_PILES, PILE_H = 6, 3, CARD_H + 22
"""Stacks side by side, wide and on a phone, and the height of one."""
NEXT = 3
"""So many cards below the top one are named."""
HEADING = 58


def chapter(view: View) -> str:
    """The picture is worth showing anew in every round."""
    return "over" if view.public.phase == OVER else str(view.public.round)


def areas(view: View, setting: Setting) -> Scene:
    public, words = view.public, setting.words
    phone = setting.form == "phone"
    width = PHONE_W if phone else WIDTH
    room = width - 2 * MARGIN
    items: list[Item] = [*heading_of(public, setting, width)]
    top = float(TOP)
    items += heading(MARGIN, top, room, words("picture-capital"), READ)
    fields, high = track(public, MARGIN, top + HEADING, room, 2 if phone else 1)
    items.append(group(*fields, name="markers"))
    top += HEADING + high + 14
    items += heading(MARGIN, top, room, words("picture-displays"), READ)
    top += HEADING
    for seat in range(public.seats):
        shown, deep = (tall_display if phone else display)(public, setting, seat, MARGIN, top)
        items.append(shown)
        top += deep + 10
    top += 8
    items += heading(MARGIN, top, room, words("picture-order"), READ)
    top += HEADING
    codes, across = plan_of(public).stacks, piles(setting)
    wide = room / across
    for n, code in enumerate(codes):
        items.append(pile(public, code, MARGIN + wide * (n % across), top + PILE_H * (n // across), wide - 10))
    height = int(top + PILE_H * -(-len(codes) // across) + 16)
    made = Scene(width, height, tuple(items), page(width, height))
    return replace(made, items=(*made.items, *_news(public, setting, made)))


def _news(public: Public, setting: Setting, made: Scene) -> list[Item]:
    """Outlines of what the last move has changed: shares that were bought, stacks that were drawn from or paid to."""
    deck = plan_of(public).deck
    names = [f"share:{data['card']}" for data in fresh(setting, "share", "share-from")]
    names += [f"pile:{deck[str(data['card'])].stack}" for data in fresh(setting, "share", "laid", "returned", "paid")]
    names += [f"pile:{data['stack']}" for data in fresh(setting, "drew")]
    if fresh(setting, "subsidy"):
        names.append("markers")
    found: list[Item] = []
    for name in dict.fromkeys(names):
        for piece in named(made, name):
            if piece.name == name:
                left, top, right, bottom = bounds(piece)
                # Of a share only what is not covered by the next.
                right = min(right, left + LEAST_STEP - 12) if name.startswith("share") else right
                found.append(recent(left, top, right - left, bottom - top, 10))
    return found


def piles(setting: Setting) -> int:
    """Stacks side by side."""
    return PHONE_PILES if setting.form == "phone" else PILES


def track(public: Public, x: float, y: float, room: float, rows: int) -> tuple[list[Item], float]:
    """The capital track as set at the last subsidy, engines one above the other on their field; and its height."""
    above = [min(value, LAST) for value in public.markers]
    across = -(-(LAST + 1) // rows)
    step = room / across
    items: list[Item] = []
    base = y
    for row in range(rows):
        fields = range(across * row, min(LAST + 1, across * (row + 1)))
        most = max((above.count(n) for n in fields), default=0)
        base += TOKEN * most + 4
        for n in fields:
            left = x + step * (n % across)
            items += [
                Rect(left, base, step - 3, FIELD_H, (LINEN if n % 5 else BRASS) if n else CARD, INK, 1.5, 5),
                Text(left, base, step - 3, FIELD_H, str(n), READ, "narrow", INK, "middle", smallest=READ),
            ]
            for at, seat in enumerate(seat for seat, field in enumerate(above) if field == n):
                middle = base - TOKEN * (at + 0.5)
                items.append(icon("token", left + step / 2 - 1.5, middle, TOKEN - 2, seat))
                if public.markers[seat] > LAST:
                    told = str(public.markers[seat])
                    items.append(Text(left - 104, middle - 22, 78, 44, told, READ, "bold", align="right"))
        base += FIELD_H + 8
    return items, base - 8 - y


def display(public: Public, setting: Setting, seat: int, x: float, y: float) -> tuple[Item, float]:
    """The shares of a player as the cards they are; and how high that is."""
    style = SEATS[seat]
    name = 76 + LINE * READ * len(fonts.lines_of(setting.names[seat], NAME_W - 78, READ, "narrow"))
    h = max(LEAST_H, name, -(-len(public.shares[seat]) // PER_ROW) * ROW_H + 8)
    items: list[Item | None] = [
        Rect(0, 0, ROOM, h, CARD, INK, 2, 10),
        Rect(3, 3, NAME_W - 6, h - 6, style.light, radius=7),
        Rect(NAME_W - 6, 3, 6, h - 6, style.colour),
        icon("token", 34, 42, 46, seat),
        replace(spelled(64, 18, NAME_W - 74, h - 76, setting.names[seat], READ, lines=5), top=True),
        loco(34, 96, 34) if public.loco == seat else None,
        Text(64, h - 56, NAME_W - 158, 46, setting.words("picture-capital-now"), READ, "narrow", SOFT, smallest=READ),
        _capital(public, seat, NAME_W - 92, h - 56),
    ]
    items += (
        _shares(public, seat, NAME_W + 12, 8, SHARES_W, PER_ROW)
        if public.shares[seat]
        else [Text(NAME_W + 20, 4, 500, h - 8, setting.words("picture-no-shares"), READ, "plain", SOFT)]
    )
    return group(*items, x=x, y=y, name=f"display:{seat}"), h


def tall_display(public: Public, setting: Setting, seat: int, x: float, y: float) -> tuple[Item, float]:
    """The same on a phone: the shares below the name."""
    style, name = SEATS[seat], setting.names[seat]
    room = PHONE_W - 2 * MARGIN
    head = 20 + LINE * READ * len(fonts.lines_of(name, room - 430, READ, "narrow"))
    across = int((room - 24 - CARD_W) // LEAST_STEP) + 1
    h = head + (-(-len(public.shares[seat]) // across) * ROW_H + 8 if public.shares[seat] else 64)
    items: list[Item | None] = [
        Rect(0, 0, room, h, CARD, INK, 2, 10),
        Rect(3, 3, room - 6, head - 6, style.light, radius=7),
        Rect(0, head - 6, room, 6, style.colour),
        icon("token", 34, head / 2 - 2, 46, seat),
        spelled(66, 2, room - 430, head - 10, name, READ, lines=4),
        loco(room - 324, head / 2 - 2, 40) if public.loco == seat else None,
        Text(room - 284, 2, 180, head - 10, setting.words("picture-capital-now"), READ, "narrow", SOFT, smallest=READ),
        _capital(public, seat, room - 92, head / 2 - 25),
    ]
    items += (
        _shares(public, seat, 12, head + 6, room - 24 - CARD_W, across)
        if public.shares[seat]
        else [Text(20, head, 500, 60, setting.words("picture-no-shares"), READ, "plain", SOFT)]
    )
    return group(*items, x=x, y=y, name=f"display:{seat}"), h


def _capital(public: Public, seat: int, x: float, y: float) -> Text:
    told = str(scoring.capital(public, seat))
    return Text(x, y, 76, 46, told, DECIDE, "bold", align="right", smallest=DECIDE, decides=True)


def _shares(public: Public, seat: int, x: float, y: float, room: float, per_row: int) -> Iterator[Item]:
    """Many lie like a hand of cards, a few side by side."""
    plan = plan_of(public)
    shares = sorted(public.shares[seat], key=lambda number: (COMPANIES.index(plan.deck[number].share), number))
    across = -(-len(shares) // max(1, -(-len(shares) // per_row)))
    step = min(CARD_W + 8 if across <= FEW else STEP, room / max(1, across - 1))
    for n, number in enumerate(shares):
        left, top = x + step * (n % across), y + ROW_H * (n // across)
        # A gap on the left of each card, so that one can be told from the next.
        yield Rect(left - 6, top, 40, CARD_H, CARD)
        yield share(plan.faces[number + UPRIGHT], left, top, CARD_W / FACE_W, f"share:{number}", READ)


def pile(public: Public, code: str, x: float, y: float, w: float) -> Item:
    """A stack: its top card, its name and size, and the next cards below."""
    plan = plan_of(public)
    cards = public.stacks[plan.stacks.index(code)]
    colour = STAGE_COLOUR[int(code[1])]
    left, right = CARD_W + 9, w - CARD_W - 12
    tone = on(colour) if cards else SOFT
    items: list[Item | None] = [
        Rect(0, 0, w, PILE_H - 10, CARD, INK, 1.5, 8),
        Rect(left, 3, right, 92, colour if cards else CARD, None, 0, 6),
        Text(left, 4, right, 42, code, READ, "narrow", tone, "middle", smallest=READ),
        Text(left, 44, right, 50, str(len(cards)), DECIDE, "narrow", tone, "middle", smallest=DECIDE, decides=True),
    ]
    if cards:
        items.append(upgrade(plan.faces[cards[0] + UPRIGHT], 5, 6, CARD_W / FACE_W, f"top:{code}", READ))
    for n, number in enumerate(cards[1 : 1 + NEXT]):
        items.append(Text(left, 98 + 36 * n, right, 36, number, READ, "narrow", INK, "middle", smallest=READ))
    return group(*items, x=x, y=y, name=f"pile:{code}")
