"""The public picture: the plan, the stacks, the companies, and a panel for every player."""

from __future__ import annotations

from functools import lru_cache

from render.black_loco import faces
from render.black_loco.layout import FACE_W, PAD, Area, Layout, corner, layout
from render.black_loco.pieces import company_board, company_plate, loco, share_chips, stack_board
from render.final import winners
from render.parts import header, page, panel, recent
from render.pictures import Setting
from render.recent import fresh
from render.scene import Group, Item, Line, Rect, Scene, Text, collect, group
from render.shapes import smooth
from render.symbols import icon
from render.theme import (
    BROWN,
    CREAM,
    ENAMEL,
    GREY,
    INK,
    KEY,
    LINEN,
    RULE,
    SAND,
    SKY,
    SKY_LIGHT,
    SMALL,
    SOFT,
    WIDTH,
)
from rules.black_loco import scoring
from rules.black_loco.components import END, PLANS
from rules.black_loco.plans import BENELUX, GERMANY, USA
from rules.black_loco.state import BID, OVER, Public
from rules.black_loco.view import View
from rules.core import Seat

SEA = {
    GERMANY: {(1, 0), (1, 1), (2, 0), (1, 6)},
    BENELUX: {(1, -2), (1, -1), (1, 0), (1, 1), (2, -2), (1, 6)},
    USA: {(1, 3), (1, 4), (1, 5), (1, 6), (3, 8), (4, 8)},
}
"""Places of the grid, by row and column, that are water; the others around the plan are foreign land."""


def board(view: View, setting: Setting) -> Scene:
    public = view.public
    place = layout(public.plan, public.seats)
    items = collect(
        heading_of(public, setting),
        cells(public, setting, place),
        _stick(public),
        stack_board(public, setting, place.stacks),
        company_plate(public, place.companies)
        if public.plan == BENELUX
        else company_board(public, setting, place.companies),
        (player(public, setting, Seat(seat), place) for seat in range(public.seats)),
        _news(public, setting, place),
    )
    return Scene(WIDTH, place.height, tuple(items), backdrop(public.plan, public.seats))


def heading_of(public: Public, setting: Setting) -> tuple[Item, ...]:
    words = setting.words
    result = scoring.result(public)
    if result is not None:
        return header(setting, words("game-name"), words("picture-over"), winners(result, setting))
    cards, stacks = END[public.length]
    empty = sum(not stack for stack in public.stacks)
    phase = words("picture-bids") if public.phase == BID else words("picture-round", round=public.round)
    progress = words("picture-progress", replaced=public.replaced, cards=cards, empty=empty, stacks=stacks)
    return header(setting, words("game-name"), f"{phase} · {progress}")


@lru_cache(maxsize=16)
def backdrop(plan_id: str, seats: int) -> tuple[Item, ...]:
    """Page, sea and foreign land around the plan."""
    place = layout(plan_id, seats)
    ground = place.ground
    items: list[Item] = [
        *page(WIDTH, place.height),
        Rect(ground.x, ground.y, ground.w, ground.h, LINEN, RULE, 2, 12),
    ]
    taken = {(cell.row, cell.column) for cell in PLANS[plan_id].cells}
    columns = [column for _, column in taken]
    for row in range(1, max(row for row, _ in taken) + 1):
        for column in range(min(columns), max(columns) + 1):
            if (row, column) not in taken:
                x = ground.x + PAD + (column - min(columns)) * place.cell_w
                y = ground.y + PAD + (row - 1) * place.cell_h
                items += _water(x, y, place) if (row, column) in SEA[plan_id] else _land(x, y, place)
    if place.free:
        items += _engine(place.free)
    return tuple(items)


def _engine(area: Area) -> list[Item]:
    """The black loco steams through where no player sits."""
    x, y = area.x + area.w / 2, area.y + area.h / 2
    high = min(area.h * 0.5, area.w * 0.4, 150)
    ground = y + high * 0.5
    sleepers = int(area.w // 40)
    return [
        *(Rect(area.x + 20 + 40 * n, ground - 4, 16, 14, SAND) for n in range(sleepers - 1)),
        Line(((area.x + 6, ground), (area.x + area.w - 6, ground)), GREY, 5),
        icon("steam", x - high * 0.15, y - high * 0.6, high * 0.36),
        loco(x, y, high),
    ]


def _water(x: float, y: float, place: Layout) -> list[Item]:
    w, h = place.cell_w, place.cell_h
    items: list[Item] = [Rect(x, y, w, h, SKY_LIGHT)]
    for n in range(4):
        top = y + h * (0.16 + 0.23 * n)
        left = x + w * (0.14 if n % 2 else 0.36)
        wave = smooth(tuple((left + w * 0.1 * k, top + (4 if k % 2 else -4)) for k in range(6)))
        items.append(Line(wave, SKY, 2.5))
    return items


def _land(x: float, y: float, place: Layout) -> list[Item]:
    w, h = place.cell_w, place.cell_h
    items: list[Item] = [Rect(x, y, w, h, LINEN)]
    for n in range(5):
        cx, cy = x + w * (0.2 + 0.3 * (n % 3)), y + h * (0.2 + 0.17 * n)
        items.append(Line(((cx - 9, cy), (cx + 9, cy)), SAND, 3))
    return items


@lru_cache(maxsize=512)
def _base(plan_id: str, index: int, place_name: str, scale: float, start: bool) -> Group:
    return faces.base(plan_id, PLANS[plan_id].cells[index], place_name, scale, start=start)


def cells(public: Public, setting: Setting, place: Layout) -> list[Item]:
    plan = PLANS[public.plan]
    items: list[Item] = []
    for index, (cell, piece) in enumerate(zip(plan.cells, public.board, strict=True)):
        x, y = corner(plan.id, public.seats, cell.id)
        name = f"cell:{cell.id}"
        if piece:
            shown: Group = faces.upgrade(plan.faces[piece], x + 1, y + 1, (place.cell_w - 2) / FACE_W, name)
        else:
            start = not public.opened and cell.id in plan.start
            face = _base(plan.id, index, setting.words(f"cell-{cell.id}"), (place.cell_w - 2) / FACE_W, start)
            shown = Group(face.items, x + 1, y + 1, name, baked=True)
        items.append(shown)
        if public.mountains and cell.mountain:
            shown_face = plan.faces[piece] if piece else None
            below = shown_face is not None and not shown_face.stations and shown_face.tower == "N"
            items.append(Group((faces.mountain(x, y, place.scale, below=below),), name=f"mountain:{cell.id}"))
    return items


def _stick(public: Public) -> Item | None:
    """The wooden stick between 060 and 061."""
    if public.plan != USA:
        return None
    place = layout(public.plan, public.seats)
    x, y = corner(public.plan, public.seats, "061")
    return group(Rect(x - 8, y + place.cell_h * 0.22, 16, place.cell_h * 0.37, BROWN, INK, 2, 3), name="stick")


def player(public: Public, setting: Setting, seat: Seat, place: Layout) -> Group:
    """Position and side, hand, trophies, shares; the score is the capital as it stands now."""
    area = place.panels[seat]
    w, h = area.w, area.h
    room = h - 62
    rows = [62 + room * share for share in (0.2, 0.52, 0.83)]
    left = 16
    moved = public.moved[seat]
    items: list[Item | None] = []
    if public.phase != BID:
        items += [
            Rect(left, rows[0] - 23, 46, 46, GREY if moved else ENAMEL, INK, 2, 8),
            Text(left, rows[0] - 23, 46, 46, str(public.position[seat]), KEY, "bold", CREAM, "middle"),
            icon("tick", left + 66, rows[0], 26) if moved and public.phase != OVER else None,
        ]
    else:
        items.append(icon("tick" if public.has_bid[seat] else "hourglass", left + 22, rows[0], 36))
    items += [
        icon("cards", left + 112, rows[0], 38),
        Text(left + 136, rows[0] - 20, 46, 40, str(public.held[seat]), KEY, "bold"),
        loco(w - 46, rows[0], 38) if public.loco == seat else None,
    ]
    tracks, stations = scoring.trophy_kinds(public, seat)
    items += [
        icon("rails", left + 24, rows[1], 22),
        Text(left + 56, rows[1] - 20, 40, 40, str(tracks), KEY, "bold"),
        icon("station", left + 118, rows[1], 34),
        Text(left + 142, rows[1] - 20, 40, 40, str(stations), KEY, "bold"),
    ]
    if w >= 330:
        marker = f"{setting.words('picture-marker')} {public.markers[seat]}"
        items.append(Text(w - 108, rows[1] - 18, 94, 36, marker, SMALL, "plain", SOFT, "right", smallest=16))
    items += share_chips(public, seat, left, rows[2], w - 2 * left)
    if not public.shares[seat]:
        items.append(
            Text(left, rows[2] - 18, w - 2 * left, 36, setting.words("picture-no-shares"), SMALL, "plain", SOFT)
        )
    score = str(scoring.capital(public, seat))
    return panel(area.x, area.y, w, h, seat, setting, score, *items)


def _news(public: Public, setting: Setting, place: Layout) -> list[Item]:
    """Outlines of the cards laid since the last picture, in their order."""
    laid = [str(data["cell"]) for data in fresh(setting, "laid")]
    order = list(dict.fromkeys(laid))
    items: list[Item] = []
    for n, cell in enumerate(order, 1):
        x, y = corner(public.plan, public.seats, cell)
        number = n if len(order) > 1 else 0
        items.append(recent(x + 1, y + 1, place.cell_w - 2, place.cell_h - 2, number=number))
    return items
