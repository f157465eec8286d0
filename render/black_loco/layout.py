"""Where things lie on the public picture, for each of the three plans."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from render.parts import TOP
from render.theme import WIDTH
from rules.black_loco.components import PLANS
from rules.black_loco.plans import BENELUX, GERMANY, USA

FACE_W, FACE_H = 120, 180
"""Cards are drawn in a box of this size, then scaled."""
LEFT = 30
GAP = 22
PAD = 8
"""Ground shown around the cells of the plan."""


@dataclass(frozen=True, slots=True)
class Area:
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one plan's picture."""

    height: int
    cell_w: float
    cell_h: float
    ground: Area
    stacks: Area
    companies: Area
    panels: tuple[Area, ...]
    free: Area | None
    """Room that fewer than four players leave."""

    @property
    def scale(self) -> float:
        return self.cell_w / FACE_W


CELL_W = {GERMANY: 112, BENELUX: 104, USA: 116}


@cache
def layout(plan_id: str, seats: int) -> Layout:
    plan = PLANS[plan_id]
    columns = [cell.column for cell in plan.cells]
    rows = max(cell.row for cell in plan.cells)
    w = CELL_W[plan_id]
    h = w * FACE_H / FACE_W
    ground = Area(LEFT, TOP, w * (max(columns) - min(columns) + 1) + 2 * PAD, h * rows + 2 * PAD)
    right = ground.x + ground.w + GAP
    room = WIDTH - LEFT - right
    if plan_id == USA:
        below = ground.y + ground.h + GAP
        stacks = Area(LEFT, below, 520, 306)
        companies = Area(LEFT + 520 + GAP, below, ground.w - 520 - GAP, 306)
        height = int(below + 306 + 28)
        each = (height - 28 - TOP - GAP * (seats - 1)) / seats
        each = min(each, 300)
        panels = tuple(Area(right, TOP + (each + GAP) * n, room, each) for n in range(seats))
        end = panels[-1].y + each + GAP
        free = Area(right, end, room, height - 28 - end) if height - 28 - end > 120 else None
        return Layout(height, w, h, ground, stacks, companies, panels, free)
    height = int(ground.y + ground.h + 28)
    if plan_id == BENELUX:
        stacks = Area(right, TOP, room, 306)
        companies = Area(ground.x + PAD + 6, ground.y + PAD + 2, 4 * w - 12, h - 8)
    else:
        split = room * 0.53
        stacks = Area(right, TOP, split - GAP / 2, 372)
        companies = Area(right + split + GAP / 2, TOP, room - split - GAP / 2, 372)
    y = TOP + stacks.h + GAP
    each, half = (height - 28 - y - GAP) / 2, (room - GAP) / 2
    spots = [(right, y), (right + half + GAP, y), (right, y + each + GAP), (right + half + GAP, y + each + GAP)]
    if seats == 2:
        panels = (Area(right, y, room, each), Area(right, y + each + GAP, room, each))
    else:
        panels = tuple(Area(px, py, half, each) for px, py in spots[:seats])
    free = Area(*spots[3], half, each) if seats == 3 else None
    return Layout(height, w, h, ground, stacks, companies, panels, free)


def corner(plan_id: str, seats: int, cell_id: str) -> tuple[float, float]:
    """Left upper corner of a cell."""
    plan, place = PLANS[plan_id], layout(plan_id, seats)
    cell = plan.cells[plan.index[cell_id]]
    first = min(c.column for c in plan.cells)
    return (
        place.ground.x + PAD + (cell.column - first) * place.cell_w,
        place.ground.y + PAD + (cell.row - 1) * place.cell_h,
    )
