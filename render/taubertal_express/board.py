"""The central board: dice, tickets, displays, supplies, players, points track."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from render.final import winners
from render.parts import TOP, header, page, tall_header
from render.pictures import Setting
from render.recent import Data, fresh, outline, outlines
from render.scene import Item, Rect, Scene, Text, group, named
from render.symbols import icon
from render.taubertal_express import dice_board, displays
from render.taubertal_express.blocks import WORDS, Block, column, titled
from render.taubertal_express.layout import PHONE_W, TALL_TOP
from render.taubertal_express.pieces import signed
from render.taubertal_express.players import players, score_of
from render.theme import BRASS, LINEN, MARGIN, RULE, SOFT, WHITE, WIDTH
from rules.core import Seat
from rules.taubertal_express import scoring
from rules.taubertal_express.state import OVER, Public
from rules.taubertal_express.view import View

BETWEEN = 20.0
FIRST_POINT, LAST_POINT = -5, 50
TRACK_H = 90.0


def board(view: View, setting: Setting) -> Scene:
    p, phone = view.public, setting.form == "phone"
    width = PHONE_W if phone else WIDTH
    room = float(width - 2 * MARGIN)
    w = room if phone else (room - BETWEEN) / 2
    left, right = _left(p, setting, w), _right(p, setting, w)
    seats = tuple(Seat(at) for at in range(len(p.players)))
    if phone:
        items, end = column([*left, *right, players(p, setting, room, 1, seats)], MARGIN, TALL_TOP)
    else:
        first, one = column(left, MARGIN, TOP)
        second, two = column(right, MARGIN + w + BETWEEN, TOP)
        below = [players(p, setting, room, 2, seats), _points(p, room)]
        third, end = column(below, MARGIN, max(one, two) + 20)
        items = (*first, *second, *third)
    height = round(end + 26)
    scene = Scene(
        width,
        height,
        (*(tall_heading(p, setting) if phone else heading_of(p, setting)), *items),
        backdrop(width, height),
    )
    return Scene(width, height, (*scene.items, *_news(p, setting, scene)), scene.backdrop)


def _left(p: Public, setting: Setting, w: float) -> list[Block]:
    words = setting.words
    return [
        dice_board.areas(p, setting, w),
        titled(words("picture-tickets"), w, displays.tickets(p, setting, w)),
        titled(words("picture-goods"), w, _whole("goods", displays.goods(p, w))),
        displays.halls(p, w),
    ]


def _right(p: Public, setting: Setting, w: float) -> list[Block]:
    words = setting.words
    return [
        dice_board.passes(p, setting, w),
        dice_board.pioneers(p, w),
        titled(words("picture-light"), w, _whole("light", displays.light(p, setting, w))),
        titled(words("picture-dark"), w, displays.dark(p, setting, w)),
        displays.stock(p, w),
    ]


def _whole(name: str, block: Block) -> Block:
    """A display that may change as a whole."""
    return Block((group(block.items, name=name),), block.height)


def phase_of(p: Public, setting: Setting) -> str:
    words = setting.words
    phase = words("picture-pass", number=p.number)
    match p.phase:
        case "over":
            return words("reason-last-pass").rstrip(".")
        case "setup":
            return words("picture-setup")
        case "draft":
            return phase + " · " + words("picture-draft")
        case "hire":
            return phase + " · " + words("picture-hire")
        case _:
            return phase + " · " + words("picture-round", round=p.round)


def heading_of(p: Public, setting: Setting) -> tuple[Item, ...]:
    status = winners(scoring.result(p), setting) if p.phase == OVER else ""
    return header(setting, setting.words("game-name"), phase_of(p, setting), status)


def tall_heading(p: Public, setting: Setting) -> tuple[Item, ...]:
    status = winners(scoring.result(p), setting) if p.phase == OVER else ""
    return tall_header(setting, setting.words("game-name"), phase_of(p, setting), status, PHONE_W)


@cache
def backdrop(width: int, height: int) -> tuple[Item, ...]:
    return page(width, height)


def _points(p: Public, w: float) -> Block:
    """The track from −5 to 50 with the markers; each full fifty is told beside the player's name."""
    step = w / (LAST_POINT - FIRST_POINT + 1)
    items: list[Item] = []
    for points in range(FIRST_POINT, LAST_POINT + 1):
        x = step * (points - FIRST_POINT)
        fill = BRASS if points % 10 == 0 else (LINEN if points < 0 else WHITE)
        items.append(Rect(x, 0, step, 46, fill, RULE, 1, 3))
        if points % 10 == 0:
            label = Text(x - 20, 47, step + 40, 42, signed(points), WORDS, "narrow", SOFT, "middle")
            items.append(label)
    found: dict[int, list[int]] = {}
    for at in range(len(p.players)):
        points = score_of(p, Seat(at))
        field = points if points <= LAST_POINT else (points - 1) % LAST_POINT + 1
        found.setdefault(field, []).append(at)
    for field, seats in found.items():
        x = step * (field - FIRST_POINT + 0.5)
        for n, at in enumerate(seats):
            shift = 0 if len(seats) == 1 else 18 * n / (len(seats) - 1) - 9
            items.append(icon("token", x, 23 + shift, 36 if len(seats) == 1 else 28, at))
    return Block((group(items, name="points"),), TRACK_H)


def _news(p: Public, setting: Setting, scene: Scene) -> list[Item]:
    """Outlines of what changed: tickets turned up, the areas used in turn, and what that has brought."""
    found: list[Item] = []
    for data in fresh(setting, "ticket-opened"):
        place = int(data["place"])
        if p.open[place - 1] == data["ticket"]:
            found += [outline(piece) for piece in named(scene, f"ticket:{place}")]
    used = list(dict.fromkeys(int(data["area"]) for data in fresh(setting, "area")))
    for n, face in enumerate(used, 1):
        found += [outline(piece, n if len(used) > 1 else 0) for piece in named(scene, f"area:{face}")]
    seen = {int(data["seat"]) for data in fresh(setting, "area")}
    return [*found, *outlines(scene, setting, partial(_parts, p, used), seen)]


_STONES = ("stones", "moved", "returned", "ticket-bought", "yard", "painted")
_COINS = ("coins", "area-coin-taken", "bank-cut")
_TICKETS = ("kept", "ticket-taken", "ticket-bought", "delivered", "police")
_GOODS = ("loaded", "unloaded", "stored", "sold")
_POINTS = ("delivered", "sold", "region", "region-first", "shed-cleared", "power", "replaced", "unpaid", "bank-cut")


def _parts(p: Public, used: Sequence[int], key: str, data: Data) -> tuple[str, ...]:
    """Where an event shows."""
    seat = data.get("seat")
    found = [
        name
        for name, keys in (
            ("stones", _STONES), ("coins", _COINS), ("coach", _TICKETS), ("wagon", _GOODS), ("points", _POINTS)
        )
        if key in keys
    ]  # fmt: skip
    if key == "spent":
        found += [*(["stones"] if data["stones"] else []), *(["coins"] if data["coins"] else [])]
    if key in ("sold", "paid", "unpaid") and data["coins"]:
        found.append("coins")
    if key == "station-built":
        found.append("station")
    if key == "pioneer":
        found.append("pioneer")
    shown = [f"{name}:{seat}" for name in found]
    match key:
        case "station-built" | "covered":
            shown.append(f"building:{data['building']}")
        case "hall":
            shown.append(f"hall:{data['hall']}")
        case "pass":
            shown.append("passes")
        case "area-coin" if data["area"] not in used:
            shown.append(f"area:{data['area']}")
        case "refilled":
            shown += ["light", "goods"]
        case "display-replaced":
            shown.append("goods")
        case "game-over":
            shown += [f"points:{at}" for at in range(len(p.players))]
    return tuple(shown)
