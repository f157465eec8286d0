"""Private pictures that help to answer: the display, or the own board twice as large, with numbered markers."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import faces, layout
from render.first_class.areas import area, contract_lines
from render.first_class.board import board, corner, end_corner
from render.first_class.hand import TOKEN, cards_of, hand, spot
from render.first_class.layout import Plan
from render.parts import TOP, header, marker, page, spotlight
from render.pictures import Setting
from render.scene import Group, Item, Scene, moved, named
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.first_class import display, routes, trains
from rules.first_class.state import DRAFT, TRAINS, Player
from rules.first_class.view import View
from rules.notation import Question

SCALE = 2
Spot = tuple[float, float, str]
"""A marker's place on the own board, and the name of what stays clear."""


def question(view: View, question: Question, setting: Setting) -> Scene | None:
    if view.viewer is None or not question.prefix:
        return None
    match question.field:
        case "card":
            return _card(view, question, setting)
        case "token":
            return _tokens(view, question, setting)
        case _:
            return _own(view, question, setting)


def _card(view: View, question: Question, setting: Setting) -> Scene | None:
    if question.prefix[0] == "contract":
        return _own(view, question, setting)
    if view.public.phase == DRAFT:
        base = hand(view, setting)
        if base is None:
            return None
        places = [spot(cards_of(view).index(str(card))) for card in question.answers]
        offset = (222.0, 26.0)
    else:
        base = board(view, setting)
        places = [_on_board(view, str(card)) for card in question.answers]
        offset = (faces.W - 20.0, 20.0)
    clear = [found for card in question.answers for found in named(base, f"card:{card}")]
    return spotlight(base, clear, [marker(n, x + offset[0], y + offset[1]) for n, (x, y) in enumerate(places, 1)])


def _on_board(view: View, card: str) -> tuple[float, float]:
    found = display.find(view.public.rows, card)
    return corner(*found) if found else end_corner(view.public.open_ends.index(card))


def _tokens(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None
    clear: list[Item] = []
    markers = []
    for n, token in enumerate(question.answers, 1):
        (found,) = named(base, f"token:{token}")
        clear.append(found)
        markers.append(marker(n, found.x + TOKEN / 2 - 8, found.y - TOKEN / 2 + 8, 46))
    return spotlight(base, clear, markers)


def own_board(view: View, setting: Setting) -> tuple[Scene, Plan]:
    """The viewer's own board alone, twice as large."""
    p = view.public
    seat = Seat(view.viewer or 0)
    plan = layout.plan(p, seat)
    height = int(TOP + plan.height * SCALE + MARGIN + 6)
    large = moved(area(p, seat, setting, 0, 0), MARGIN, TOP, SCALE)
    title = setting.words("picture-choose")
    return (
        Scene(WIDTH, height, (*header(setting, setting.words("game-name"), status=title), large), page(WIDTH, height)),
        plan,
    )


def _own(view: View, question: Question, setting: Setting) -> Scene | None:
    finder = _finder(view, question)
    if finder is None:
        return None
    base, plan = own_board(view, setting)
    assert view.viewer is not None
    player = view.public.players[view.viewer]
    clear: list[Item] = []
    markers: list[Group] = []
    for n, answer in enumerate(question.answers, 1):
        found = finder(player, plan, answer, question)
        if found is not None:
            x, y, name = found
            clear += (one for one in named(base, name) if one not in clear) if name else ()
            markers.append(marker(n, MARGIN + x * SCALE, TOP + y * SCALE, 60))
    return spotlight(base, clear, markers) if markers else None


Finder = Callable[[Player, Plan, str | int, Question], Spot | None]


def _finder(view: View, question: Question) -> Finder | None:
    match question.field:
        case "train":
            return _train
        case "value" | "what":
            return _value
        case "place":
            return _place
        case "steps" if question.prefix[0] == "loco":
            return _loco
        case "city":
            return _city
        case "gap":
            return lambda player, plan, answer, _: _gap(plan, int(answer))
        case "column":
            return _column
        case "card":
            return _contract
    return None


def _car(plan: Plan, train: int, place: int) -> Spot:
    x, y, w, h = layout.car_box(train, place, plan)
    return x + w / 2, y + h * 0.68, f"car:{TRAINS[train]}{place}"


def _end(player: Player, plan: Plan, train: int) -> Spot:
    """Where the next car of a train will stand."""
    return _car(plan, train, min(10, trains.length(player.trains[train]) + 1))


def _leftmost(player: Player, plan: Plan, train: int, value: int) -> Spot | None:
    cars = player.trains[train].cars
    return _car(plan, train, trains.position(cars.index(value))) if value in cars else None


def _train(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    """The car that would be upgraded, the end of the train, or its conductor."""
    if answer not in TRAINS:
        return None
    train = TRAINS.index(str(answer))
    before = question.prefix[-1]
    if question.prefix[0] == "coin conductor":
        place = player.trains[train].conductor
        return _car(plan, train, max(1, place))
    if len(question.prefix) > 1 and str(before).isdecimal():
        return _leftmost(player, plan, train, int(before))
    return _end(player, plan, train)


def _value(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    """The first car of the value, in the upper train if there is one."""
    for train in (0, 1):
        if answer == "new":
            if not trains.closed(player.trains[train]):
                return _end(player, plan, train)
        elif (found := _leftmost(player, plan, train, int(answer))) is not None:
            return found
    return None


def _place(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    kind, at = str(answer)[0], int(str(answer)[1:])
    if kind == "G":
        return _gap(plan, at)
    if kind == "S":
        return _city_spot(player, plan, routes.stretch_ends(player.route)[at])
    return _car(plan, TRAINS.index(kind), at)


def _gap(plan: Plan, gap: int) -> Spot:
    x, y, w, h = layout.gap_box(gap, plan)
    return x + w / 2, y + h / 2, ""


def _city_spot(player: Player, plan: Plan, city: int) -> Spot | None:
    found = layout.city_at(player, plan, city)
    return (found[0], found[1] - 2, f"city:{city}") if found else None


def _city(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    return _city_spot(player, plan, int(answer))


def _loco(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    if answer == "":
        fewer = [int(other) for other in question.answers if other != ""]
        return _city_spot(player, plan, player.loco + max(fewer, default=0) + 1)
    return _city_spot(player, plan, player.loco + int(answer))


def _column(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    column = int(answer)
    held = player.coins[column - 1]
    x, y = layout.field_at(column, max(0, held - 1), plan)
    return x, y, "coins"


def _contract(player: Player, plan: Plan, answer: str | int, question: Question) -> Spot | None:
    cards = [card for card, _, _ in contract_lines(player)]
    shown = len(cards) if len(cards) <= plan.lines else plan.lines - 1
    at = cards.index(str(answer))
    if at >= shown:
        return None
    return 30, plan.contracts + layout.LINE * at + 14, f"contract:{answer}"
