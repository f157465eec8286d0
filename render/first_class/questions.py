"""Private pictures that help to answer: the display, or the own board twice as large, with numbered markers."""

from __future__ import annotations

from collections.abc import Callable

from render.asking import Drawing, Mark, asking, marked
from render.first_class import cards, layout
from render.first_class.areas import area, contract_lines
from render.first_class.board import board, corner, end_corner
from render.first_class.hand import TOKEN, cards_of, hand, spot
from render.first_class.layout import Plan
from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Scene, moved, named
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.first_class import display, routes, trains
from rules.first_class.state import TRAINS, Player
from rules.first_class.view import View
from rules.notation import Question, Token

SCALE = 2
Spot = tuple[float, float, str]
"""A marker's place on the own board, and the name of what stays clear."""
Finder = Callable[[Player, Plan, Token, Question], Spot | None]


def _in_hand(view: View, question: Question, setting: Setting) -> Scene | None:
    """The game end cards of the draft."""
    base = hand(view, setting)
    if base is None:
        return None

    def mark(card: Token) -> Mark:
        x, y = spot(cards_of(view).index(str(card)))
        return Mark(x + 222, y + 26, clear=named(base, f"card:{card}"))

    return marked(base, question, mark)


def _on_board(view: View, question: Question, setting: Setting) -> Scene | None:
    """Cards of the display, or open game end cards."""
    base = board(view, setting)

    def mark(card: Token) -> Mark:
        found = display.find(view.public.rows, str(card))
        x, y = corner(*found) if found else end_corner(view.public.open_ends.index(str(card)))
        return Mark(x + cards.W - 20, y + 20, clear=named(base, f"card:{card}"))

    return marked(base, question, mark)


def _tokens(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None

    def mark(token: Token) -> Mark:
        (found,) = named(base, f"token:{token}")
        return Mark(found.x + TOKEN / 2 - 8, found.y - TOKEN / 2 + 8, 46, (found,))

    return marked(base, question, mark)


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


def _own(find: Finder) -> Drawing[View]:
    """What is marked on the own board."""

    def draw(view: View, question: Question, setting: Setting) -> Scene | None:
        base, plan = own_board(view, setting)
        player = view.public.players[view.viewer or 0]

        def mark(answer: Token) -> Mark | None:
            found = find(player, plan, answer, question)
            if found is None:
                return None
            x, y, name = found
            return Mark(MARGIN + x * SCALE, TOP + y * SCALE, 60, named(base, name) if name else ())

        return marked(base, question, mark)

    return draw


def _car(plan: Plan, train: int, place: int) -> Spot:
    x, y, w, h = layout.car_box(train, place, plan)
    return x + w / 2, y + h * 0.68, f"car:{TRAINS[train]}{place}"


def _end(player: Player, plan: Plan, train: int) -> Spot:
    """Where the next car of a train will stand."""
    return _car(plan, train, min(10, trains.length(player.trains[train]) + 1))


def _leftmost(player: Player, plan: Plan, train: int, value: int) -> Spot | None:
    cars = player.trains[train].cars
    return _car(plan, train, trains.position(cars.index(value))) if value in cars else None


def _train(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
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


def _value(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    """The first car of the value, in the upper train if there is one."""
    for train in (0, 1):
        if answer == "new":
            if not trains.closed(player.trains[train]):
                return _end(player, plan, train)
        elif (found := _leftmost(player, plan, train, int(answer))) is not None:
            return found
    return None


def _place(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    kind, at = str(answer)[0], int(str(answer)[1:])
    if kind == "G":
        return _gap(player, plan, at, question)
    if kind == "S":
        return _city_spot(player, plan, routes.stretch_ends(player.route)[at])
    return _car(plan, TRAINS.index(kind), at)


def _gap(player: Player, plan: Plan, answer: Token, question: Question) -> Spot:
    x, y, w, h = layout.gap_box(int(answer), plan)
    return x + w / 2, y + h / 2, ""


def _city_spot(player: Player, plan: Plan, city: int) -> Spot | None:
    found = layout.city_at(player, plan, city)
    return (found[0], found[1] - 2, f"city:{city}") if found else None


def _city(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    return _city_spot(player, plan, int(answer))


def _loco(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    if answer == "":
        fewer = [int(other) for other in question.answers if other != ""]
        return _city_spot(player, plan, player.loco + max(fewer, default=0) + 1)
    return _city_spot(player, plan, player.loco + int(answer))


def _column(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    column = int(answer)
    held = player.coins[column - 1]
    x, y = layout.field_at(column, max(0, held - 1), plan)
    return x, y, "coins"


def _contract(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    listed = [card for card, _, _ in contract_lines(player)]
    shown = len(listed) if len(listed) <= plan.lines else plan.lines - 1
    at = listed.index(str(answer))
    if at >= shown:
        return None
    return 30, plan.contracts + layout.LINE * at + 14, f"contract:{answer}"


question = asking(
    {
        "card": _on_board,
        ("draft", "card"): _in_hand,
        ("contract", "card"): _own(_contract),
        "token": _tokens,
        "train": _own(_train),
        "value": _own(_value),
        "what": _own(_value),
        "place": _own(_place),
        ("loco", "steps"): _own(_loco),
        "city": _own(_city),
        "gap": _own(_gap),
        "column": _own(_column),
    }
)
