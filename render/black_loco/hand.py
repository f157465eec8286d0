"""The private picture: own hand cards, and what own premiums would bring."""

from __future__ import annotations

from collections.abc import Sequence

from render.black_loco import faces
from render.black_loco.faces import chip
from render.black_loco.layout import FACE_H, FACE_W, PHONE_W, READ
from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text
from render.theme import CARD, INK, MARGIN, SOFT, WIDTH
from rules.black_loco import premium, routes, scoring
from rules.black_loco.cards import COMPANIES, UPRIGHT
from rules.black_loco.state import BID, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.core import Seat

CARD_W = 154.0
"""So wide a card is that everything on it can be read."""
NARROW = 1040
"""A small hand has a narrow picture."""
PROMISE_W, PROMISE_H = 500, 92


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None:
        return None
    public, words = view.public, setting.words
    title = words("picture-hand", name=setting.names[view.viewer])
    own = [company for company in COMPANIES if scoring.shares_of(public, view.viewer, company)]
    width = page_width(setting, max(len(view.hand), 6 if len(own) > 1 else 0, 9 if len(own) > 2 else 0))
    items: list[Item] = [*header(setting, words("game-name"), status=title, width=width)]
    if view.hand:
        faces_, bottom = fan(public, view.hand, TOP + 6, width)
        items += faces_
    else:
        nothing = words("picture-nothing")
        items.append(Text(MARGIN, TOP, width - 2 * MARGIN, 70, nothing, READ, "plain", SOFT, "middle"))
        bottom = TOP + 76
    if own and public.phase != BID:
        items += heading(MARGIN, bottom + 8, width - 2 * MARGIN, words("picture-premiums"), READ)
        across = max(1, int((width - 2 * MARGIN) // PROMISE_W))
        items += [
            promise(view, setting, company, MARGIN + PROMISE_W * (n % across), bottom + 66 + PROMISE_H * (n // across))
            for n, company in enumerate(own)
        ]
        bottom += 66 + PROMISE_H * -(-len(own) // across) - 10
    height = int(bottom + MARGIN)
    return Scene(width, height, tuple(items), page(width, height))


def page_width(setting: Setting, count: int) -> int:
    """As wide as so many cards need, and never too wide for a phone that is held upright."""
    if setting.form == "phone":
        return PHONE_W
    wanted = 2 * MARGIN + (CARD_W + 12) * min(count, per_row(WIDTH))
    return int(min(WIDTH, max(NARROW, wanted)))


def fan(public: Public, cards: Sequence[str], top: float, page_w: int) -> tuple[list[Item], float]:
    """Cards in rows, and where they end."""
    faces_ = plan_of(public).faces
    items: list[Item] = []
    for n, number in enumerate(cards):
        x, y = spot(n, top, page_w)
        items.append(faces.upgrade(faces_[number + UPRIGHT], x, y, CARD_W / FACE_W, f"card:{number}", READ))
    return items, top + -(-len(cards) // per_row(page_w)) * PITCH


def per_row(page_w: int) -> int:
    return int((page_w - 2 * MARGIN + 12) // (CARD_W + 12))


PITCH = CARD_W * FACE_H / FACE_W + 14


def spot(n: int, top: float, page_w: int) -> tuple[float, float]:
    """Left upper corner of the n-th card."""
    across = per_row(page_w)
    return MARGIN + (CARD_W + 12) * (n % across), top + PITCH * (n // across)


def promise(view: View, setting: Setting, company: str, x: float, y: float) -> Item:
    """For a company the viewer has a share of: steps, total, own part."""
    public, viewer = view.public, view.viewer
    assert viewer is not None
    total = routes.total(public, company)
    part = premium.queue(public, Seat(viewer), company, total).count(Seat(viewer))
    told = setting.words("picture-promise", n=routes.length(public, company), total=total, own=part)
    w, h = PROMISE_W - 12, PROMISE_H - 10
    items: tuple[Item, ...] = (
        Rect(0, 0, w, h, CARD, INK, 2, 10),
        chip(company, 42, h / 2, 30),
        Text(84, 3, w - 94, h - 6, told, READ, "narrow", INK, lines=2, smallest=READ),
    )
    return Group(items, x, y, f"promise:{company}")
