"""The private picture: own hand cards, and what own premiums would bring."""

from __future__ import annotations

from collections.abc import Sequence

from render.black_loco import faces
from render.black_loco.faces import chip
from render.black_loco.layout import FACE_H, FACE_W
from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text
from render.theme import CARD, INK, KEY, MARGIN, NAME, SMALL, SOFT, WIDTH
from rules.black_loco import premium, routes, scoring
from rules.black_loco.cards import COMPANIES, UPRIGHT
from rules.black_loco.state import BID, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.core import Seat

SIZES = ((9, 160), (22, 130), (56, 100))
"""Up to so many cards they are drawn so wide."""
LABEL = 34
ROOM = WIDTH - 2 * MARGIN


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None:
        return None
    public, words = view.public, setting.words
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title)]
    if view.hand:
        faces_, bottom = fan(public, view.hand, TOP + 6)
        items += faces_
    else:
        items.append(Text(MARGIN, TOP, ROOM, 70, words("picture-nothing"), KEY, "plain", SOFT, "middle"))
        bottom = TOP + 76
    promised = promises(view, setting, bottom + 12) if public.phase != BID else []
    if promised:
        items += heading(MARGIN, bottom + 8, ROOM, words("picture-premiums"))
        items += promised
        bottom += 130
    height = int(bottom + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def fan(public: Public, cards: Sequence[str], top: float) -> tuple[list[Item], float]:
    """Cards in rows, each with the stack it belongs to; and where they end."""
    plan = plan_of(public)
    width = width_of(len(cards))
    items: list[Item] = []
    for n, number in enumerate(cards):
        x, y = spot(len(cards), n, top)
        items.append(faces.upgrade(plan.faces[number + UPRIGHT], x, y, width / FACE_W, f"card:{number}"))
        items.append(
            Text(
                x,
                y + width * FACE_H / FACE_W + 2,
                width,
                LABEL - 4,
                plan.deck[number].stack,
                SMALL,
                "bold",
                SOFT,
                "middle",
            )
        )
    rows = -(-len(cards) // per_row(width))
    return items, top + rows * pitch(width)


def per_row(width: float) -> int:
    return int(ROOM // (width + 12))


def pitch(width: float) -> float:
    return width * FACE_H / FACE_W + LABEL + 6


def spot(count: int, n: int, top: float) -> tuple[float, float]:
    """Left upper corner of the n-th of so many cards."""
    width = width_of(count)
    across = per_row(width)
    return MARGIN + (width + 12) * (n % across), top + pitch(width) * (n // across)


def width_of(count: int) -> float:
    return next(size for most, size in SIZES if count <= most or most == SIZES[-1][0])


def promises(view: View, setting: Setting, top: float) -> list[Item]:
    """For every company the viewer has a share of: steps, total, own part."""
    public, viewer = view.public, view.viewer
    assert viewer is not None
    own = [company for company in COMPANIES if scoring.shares_of(public, viewer, company)]
    if not own:
        return []
    wide = ROOM / max(3, len(own))
    items: list[Item] = []
    for n, company in enumerate(own):
        x, y = MARGIN + wide * n, top + 44
        total = routes.total(public, company)
        part = premium.queue(public, Seat(viewer), company, total).count(Seat(viewer))
        told = setting.words("picture-promise", n=routes.length(public, company), total=total, own=part)
        items.append(
            Group(
                (
                    Rect(0, 0, wide - 10, 72, CARD, INK, 2, 10),
                    chip(company, 36, 36, 24),
                    Text(68, 4, wide - 84, 64, told, NAME, "plain", INK, lines=2, smallest=18),
                ),
                x,
                y,
                f"promise:{company}",
            )
        )
    return items
