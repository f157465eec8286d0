"""The second public picture: capital track, shares as cards, and what lies on top of the stacks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from render import fonts
from render.black_loco.board import heading_of
from render.black_loco.faces import STAGE_COLOUR, share, upgrade
from render.black_loco.layout import DECIDE, FACE_H, FACE_W, LINE, READ
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
PILES, PILE_H = 6, CARD_H + 22
"""Stacks side by side, and the height of one."""
NEXT = 3
"""So many cards below the top one are named."""
HEADING = 58


def chapter(view: View) -> str:
    """The picture is worth showing anew in every round."""
    return "over" if view.public.phase == OVER else str(view.public.round)


def areas(view: View, setting: Setting) -> Scene:
    public, words = view.public, setting.words
    items: list[Item] = [*heading_of(public, setting)]
    top = float(TOP)
    items += heading(MARGIN, top, ROOM, words("picture-capital"), READ)
    fields, high = track(public, MARGIN, top + HEADING)
    items.append(group(*fields, name="markers"))
    top += HEADING + high + 14
    items += heading(MARGIN, top, ROOM, words("picture-displays"), READ)
    top += HEADING
    for seat in range(public.seats):
        high = 76 + LINE * READ * len(fonts.lines_of(setting.names[seat], NAME_W - 78, READ, "narrow"))
        deep = max(LEAST_H, high, -(-len(public.shares[seat]) // PER_ROW) * ROW_H + 8)
        items.append(display(public, setting, seat, MARGIN, top, deep))
        top += deep + 10
    top += 8
    items += heading(MARGIN, top, ROOM, words("picture-order"), READ)
    top += HEADING
    codes = plan_of(public).stacks
    wide = ROOM / PILES
    for n, code in enumerate(codes):
        items.append(pile(public, code, MARGIN + wide * (n % PILES), top + PILE_H * (n // PILES), wide - 10))
    height = int(top + PILE_H * -(-len(codes) // PILES) + 16)
    made = Scene(WIDTH, height, tuple(items), page(WIDTH, height))
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


def track(public: Public, x: float, y: float) -> tuple[list[Item], float]:
    """The capital track as set at the last subsidy, engines one above the other on their field; and its height."""
    step = ROOM / (LAST + 1)
    most = max(Counter(min(value, LAST) for value in public.markers).values())
    base = y + TOKEN * most + 4
    items: list[Item] = []
    for n in range(LAST + 1):
        fill = LINEN if n % 5 else BRASS
        items += [
            Rect(x + step * n, base, step - 3, FIELD_H, fill if n else CARD, INK, 1.5, 5),
            Text(x + step * n, base, step - 3, FIELD_H, str(n), READ, "narrow", INK, "middle", smallest=READ),
        ]
    above: Counter[int] = Counter()
    for seat, value in enumerate(public.markers):
        field = min(value, LAST)
        middle = base - TOKEN * (above[field] + 0.5)
        above[field] += 1
        items.append(icon("token", x + step * (field + 0.5) - 1.5, middle, TOKEN - 2, seat))
        if value > LAST:
            items.append(Text(x + ROOM - 130, middle - 22, 78, 44, str(value), READ, "bold", align="right"))
    return items, TOKEN * most + 4 + FIELD_H


def display(public: Public, setting: Setting, seat: int, x: float, y: float, h: float) -> Item:
    """The shares of a player as the cards they are."""
    style, plan = SEATS[seat], plan_of(public)
    deck = plan.deck
    shares = sorted(public.shares[seat], key=lambda number: (COMPANIES.index(deck[number].share), number))
    items: list[Item | None] = [
        Rect(0, 0, ROOM, h, CARD, INK, 2, 10),
        Rect(3, 3, NAME_W - 6, h - 6, style.light, radius=7),
        Rect(NAME_W - 6, 3, 6, h - 6, style.colour),
        icon("token", 34, 42, 46, seat),
        replace(spelled(64, 18, NAME_W - 74, h - 76, setting.names[seat], READ, lines=5), top=True),
        loco(34, 96, 34) if public.loco == seat else None,
        Text(64, h - 56, NAME_W - 158, 46, setting.words("picture-capital-now"), READ, "narrow", SOFT, smallest=READ),
        Text(
            NAME_W - 92, h - 56, 76, 46, str(scoring.capital(public, seat)), DECIDE, "bold", align="right",
            smallest=DECIDE, decides=True,
        ),
    ]  # fmt: skip
    across = -(-len(shares) // max(1, -(-len(shares) // PER_ROW)))
    step = min(CARD_W + 8 if across <= FEW else STEP, SHARES_W / max(1, across - 1))
    for n, number in enumerate(shares):
        left, top = NAME_W + 12 + step * (n % across), 8 + ROW_H * (n // across)
        # A gap on the left of each card, so that one can be told from the next.
        items.append(Rect(left - 6, top, 40, CARD_H, CARD))
        items.append(share(plan.faces[number + UPRIGHT], left, top, CARD_W / FACE_W, f"share:{number}", READ))
    if not shares:
        items.append(Text(NAME_W + 20, 4, 500, h - 8, setting.words("picture-no-shares"), READ, "plain", SOFT))
    return group(*items, x=x, y=y, name=f"display:{seat}")


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
