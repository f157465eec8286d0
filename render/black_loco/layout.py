"""Where things lie on the public picture, for each of the three plans and both forms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from render import fonts
from render.parts import TOP
from render.pictures import Setting
from render.theme import PHONE_WIDTH, WIDTH
from rules.black_loco.components import PLANS
from rules.black_loco.plans import BENELUX, GERMANY, USA
from rules.black_loco.state import Public

FACE_W, FACE_H = 120, 150
"""Cards are drawn in a box of this size, then scaled."""
EDGE = 20
GAP = 18
PAD = 6
"""Ground shown around the cells of the plan."""
PHONE_W = PHONE_WIDTH
READ, DECIDE = 32, 41
"""Heights of letters: what can still be read, and what one decides by, where 1600 is shown 550 wide."""
PHONE_READ, PHONE_DECIDE = 29, 37
"""The same where 900 is shown 350 wide."""
CELL_W = {GERMANY: 176}
WIDE_CELL = 172
HEAD = 88
PHONE_HEAD, PHONE_LINE = 46, 48
LINE = 1.2
"""Height of a line of a name, in heights of its letters."""
NAME_W, PHONE_NAME_W = 358, 640
"""Room for a name in the table of the players."""
FEWEST = 5
"""The phone form shows at least so many columns and rows of the plan."""
PLATE = {BENELUX: -2, USA: 3}
PLATE_COLUMNS = 4
"""Open sea in the first row of the wide plans, from this column on: room for the plate of the companies."""


@dataclass(frozen=True, slots=True)
class Area:
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the plan that is shown: first and last row and column."""

    top: int
    bottom: int
    left: int
    right: int

    def has(self, row: int, column: int) -> bool:
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one plan's picture."""

    plan: str
    width: int
    height: int
    window: Window
    cell_w: float
    ground: Area
    stacks: Area
    across: int
    """Stacks side by side."""
    companies: Area
    upright: bool
    """The companies stand one below the other."""
    legend: Area | None
    table: Area
    read: int
    decide: int
    row: int
    """Height of a player's line: as much as the longest name needs."""

    @property
    def cell_h(self) -> float:
        return self.cell_w * FACE_H / FACE_W

    @property
    def scale(self) -> float:
        return self.cell_w / FACE_W

    def corner(self, cell_id: str) -> tuple[float, float]:
        """Left upper corner of a cell."""
        plan = PLANS[self.plan]
        cell = plan.cells[plan.index[cell_id]]
        return self.at(cell.row, cell.column)

    def at(self, row: int, column: int) -> tuple[float, float]:
        return (
            self.ground.x + PAD + (column - self.window.left) * self.cell_w,
            self.ground.y + PAD + (row - self.window.top) * self.cell_h,
        )


def of(public: Public, setting: Setting) -> Layout:
    """The layout of a picture; on a phone the plan is shown as far as it is built, with what lies around."""
    if setting.form == "full":
        return layout(public.plan, public.seats, _lines(setting, NAME_W, READ))
    return phone(public.plan, public.seats, _built(public), _lines(setting, PHONE_NAME_W, PHONE_READ))


def _lines(setting: Setting, room: float, read: int) -> int:
    """How many lines the longest name needs."""
    return max(len(fonts.lines_of(name, room, read, "narrow")) for name in setting.names)


@cache
def whole(plan_id: str) -> Window:
    cells = PLANS[plan_id].cells
    columns = [cell.column for cell in cells]
    return Window(1, max(cell.row for cell in cells), min(columns), max(columns))


def _built(public: Public) -> Window:
    full = whole(public.plan)
    there = [cell for cell, piece in zip(PLANS[public.plan].cells, public.board, strict=True) if piece]
    if not there:
        return full
    top, bottom = _spread([cell.row for cell in there], full.top, full.bottom)
    left, right = _spread([cell.column for cell in there], full.left, full.right)
    return Window(top, bottom, left, right)


def _spread(at: list[int], first: int, last: int) -> tuple[int, int]:
    """One more on either side, and at least so many."""
    low, high = max(first, min(at) - 1), min(last, max(at) + 1)
    while high - low + 1 < min(FEWEST, last - first + 1):
        low, high = max(first, low - 1), min(last, high + 1)
    return low, high


@cache
def layout(plan_id: str, seats: int, lines: int = 1) -> Layout:
    window = whole(plan_id)
    w: float = CELL_W.get(PLANS[plan_id].map, WIDE_CELL)
    h = w * FACE_H / FACE_W
    ground = Area(EDGE, TOP, w * window.columns + 2 * PAD, h * window.rows + 2 * PAD)
    below = ground.y + ground.h + GAP
    room = WIDTH - 2 * EDGE
    if PLANS[plan_id].map == GERMANY:
        right = ground.x + ground.w + GAP
        wide = WIDTH - EDGE - right
        companies = Area(right, TOP, wide, 480)
        stacks = Area(right, TOP + 480 + GAP, wide, 650)
        used = TOP + 480 + GAP + 650 + GAP
        legend = Area(right, used, wide, below - GAP - used)
        across, upright = 2, True
    else:
        x = ground.x + PAD + (PLATE[PLANS[plan_id].map] - window.left) * w
        companies = Area(x + 8, TOP + PAD + 6, PLATE_COLUMNS * w - 16, h - 12)
        count = len(PLANS[plan_id].stacks)
        stacks = Area(EDGE, below, room, 104)
        legend, across, upright = None, count, False
        below += 104 + GAP
    row = max(78, round(LINE * READ * lines) + 22)
    table = Area(EDGE, below, room, HEAD + row * seats)
    height = int(below + table.h + GAP + 8)
    return Layout(
        plan_id, WIDTH, height, window, w, ground, stacks, across, companies, upright, legend, table, READ, DECIDE, row
    )


@cache
def phone(plan_id: str, seats: int, window: Window, lines: int = 1) -> Layout:
    room = PHONE_W - 2 * EDGE
    w = (room - 2 * PAD) / window.columns
    h = w * FACE_H / FACE_W
    ground = Area(EDGE, TOP, room, h * window.rows + 2 * PAD)
    companies = Area(EDGE, ground.y + ground.h + GAP, room, 236)
    count = len(PLANS[plan_id].stacks)
    across = 6 if count > 9 else 5
    stacks = Area(EDGE, companies.y + companies.h + GAP, room, 106 * -(-count // across))
    row = max(62, round(LINE * PHONE_READ * lines) + 14) + 2 * PHONE_LINE + 12
    table = Area(EDGE, stacks.y + stacks.h + GAP, room, PHONE_HEAD + row * seats)
    height = int(table.y + table.h + GAP + 8)
    return Layout(
        plan_id, PHONE_W, height, window, w, ground, stacks, across, companies, False, None, table,
        PHONE_READ, PHONE_DECIDE, row,
    )  # fmt: skip
