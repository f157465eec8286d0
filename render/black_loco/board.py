"""The public picture: the plan, the stacks, the companies, and a line for every player."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial

from render.black_loco import faces
from render.black_loco.layout import FACE_W, Layout, of
from render.black_loco.pieces import company_board, signs, stack_board
from render.black_loco.players import players
from render.final import winners
from render.parts import header, page, recent
from render.pictures import Setting
from render.recent import Data, fresh, outlines
from render.scene import Group, Item, Line, Rect, Scene, collect, group
from render.shapes import smooth
from render.theme import BROWN, INK, LINEN, RULE, SAND, SKY, SKY_LIGHT, WIDTH
from rules.black_loco import scoring
from rules.black_loco.components import PLANS
from rules.black_loco.plans import BENELUX, GERMANY, USA, Cell, Plan
from rules.black_loco.state import BID, Public
from rules.black_loco.view import View

SEA = {
    GERMANY: {(1, 0), (1, 1), (2, 0), (1, 6)},
    BENELUX: {(1, -2), (1, -1), (1, 0), (1, 1), (2, -2), (1, 6)},
    USA: {(1, 3), (1, 4), (1, 5), (1, 6), (3, 8), (4, 8)},
}
"""Places of the grid, by row and column, that are water; the others around the plan are foreign land."""


def board(view: View, setting: Setting) -> Scene:
    public = view.public
    place = of(public, setting)
    items = collect(
        heading_of(public, setting, place.width),
        cells(public, setting, place),
        _stick(public, place),
        company_board(public, setting, place),
        stack_board(public, place),
        signs(setting, place),
        players(public, setting, place),
    )
    scene = Scene(place.width, place.height, tuple(items), backdrop(place))
    return replace(scene, items=(*scene.items, *_news(setting, place, public), *_changed(public, setting, scene)))


def heading_of(public: Public, setting: Setting, width: int = WIDTH) -> tuple[Item, ...]:
    words = setting.words
    result = scoring.result(public)
    if result is not None:
        return header(setting, words("game-name"), words("picture-over"), winners(result, setting), width)
    phase = words("picture-bids") if public.phase == BID else words("picture-round", round=public.round)
    return header(setting, words("game-name"), phase, width=width)


@lru_cache(maxsize=32)
def backdrop(place: Layout) -> tuple[Item, ...]:
    """Page, sea and foreign land around the plan."""
    ground, window = place.ground, place.window
    items: list[Item] = [
        *page(place.width, place.height),
        Rect(ground.x, ground.y, ground.w, ground.h, LINEN, RULE, 2, 12),
    ]
    taken = {(cell.row, cell.column) for cell in PLANS[place.plan].cells}
    for row in range(window.top, window.bottom + 1):
        for column in range(window.left, window.right + 1):
            if (row, column) not in taken:
                x, y = place.at(row, column)
                items += _water(x, y, place) if (row, column) in SEA[PLANS[place.plan].map] else _land(x, y, place)
    return tuple(items)


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
def _base(plan_id: str, index: int, place_name: str, width: float, read: int, start: bool) -> Group:
    plan = PLANS[plan_id]
    return faces.base(plan.map, plan.cells[index], place_name, width, read, start=start)


def cells(public: Public, setting: Setting, place: Layout) -> list[Item]:
    plan = PLANS[public.plan]
    items: list[Item] = []
    for index, (cell, piece) in enumerate(zip(plan.cells, public.board, strict=True)):
        if not place.window.has(cell.row, cell.column):
            continue
        x, y = place.corner(cell.id)
        name = f"cell:{cell.id}"
        if piece:
            scale = (place.cell_w - 2) / FACE_W
            shown: Group = faces.upgrade(plan.faces[piece], x + 1, y + 1, scale, name, place.read)
        else:
            start = not public.opened and cell.id in plan.start
            said = setting.words(f"cell-{cell.id}")
            face = _base(plan.id, index, said, place.cell_w - 2, place.read, start)
            shown = Group(face.items, x + 1, y + 1, name, baked=True)
        items.append(shown)
        if public.mountains and cell.mountain:
            items.append(Group((_mountain(plan, cell, piece, x, y, place),), name=f"mountain:{cell.id}"))
    return items


def _mountain(plan: Plan, cell: Cell, piece: str, x: float, y: float, place: Layout) -> Item:
    if not piece:
        return faces.bare_mountain(cell.id, x, y, place.cell_w, place.read)
    shown = plan.faces[piece]
    return faces.mountain(x, y, place.scale, below=bool(shown.stations) or shown.tower == "N")


def _stick(public: Public, place: Layout) -> Item | None:
    """The wooden stick between 060 and 061."""
    plan = PLANS[public.plan]
    if plan.map != USA or not all(
        place.window.has(cell.row, cell.column) for cell in plan.cells if cell.id in ("060", "061")
    ):
        return None
    x, y = place.corner("061")
    return group(Rect(x - 9, y + place.cell_h * 0.72, 18, place.cell_h * 0.27, BROWN, INK, 2, 3), name="stick")


def _news(setting: Setting, place: Layout, public: Public) -> list[Item]:
    """Outlines of the cards laid since the last picture, in their order."""
    plan = PLANS[public.plan]
    laid = [str(data["cell"]) for data in fresh(setting, "laid")]
    shown = [cell for cell in laid if place.window.has(*_where(plan.cells[plan.index[cell]]))]
    order = list(dict.fromkeys(shown))
    items: list[Item] = []
    for n, cell in enumerate(order, 1):
        x, y = place.corner(cell)
        number = n if len(order) > 1 else 0
        items.append(recent(x + 1, y + 1, place.cell_w - 2, place.cell_h - 2, number=number))
    return items


def _changed(public: Public, setting: Setting, scene: Scene) -> list[Item]:
    """Outlines of what is told below the plan and beside it."""
    laid = {int(data["seat"]) for data in fresh(setting, "laid")}
    return outlines(scene, setting, partial(_parts, public), laid)


def _parts(public: Public, key: str, data: Data) -> tuple[str, ...]:
    """Where an event shows."""
    deck, seat = PLANS[public.plan].deck, data.get("seat")
    match key:
        case "bid" | "bid-shown":
            return (f"place:{seat}",)
        case "swap":
            return f"place:{seat}", f"place:{data['other_seat']}"
        case "subsidy":
            return tuple(f"counted:{at}" for at in range(public.seats))
        case "loco":
            return (f"mark:{seat}",)
        case "paid" | "drew":
            return f"hand:{seat}", f"stack:{data['stack']}"
        case "paid-to":
            return f"hand:{seat}", f"hand:{data['seller_seat']}"
        case "laid":
            return (f"stack:{deck[str(data['card'])].stack}",)
        case "returned":
            return (f"stack:{data['stack']}",)
        case "share":
            return f"share:{seat}:{data['company']}", f"stack:{deck[str(data['card'])].stack}"
        case "share-from":
            return tuple(f"share:{at}:{data['company']}" for at in (seat, data["seller_seat"]))
        case "premium":
            return (f"company:{data['company']}",)
        case _:
            return ()


def _where(cell: Cell) -> tuple[int, int]:
    return cell.row, cell.column
