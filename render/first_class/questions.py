"""Private pictures that help to answer: the display, or the own board alone, with numbered markers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from render.asking import Drawing, Mark, asking, marked
from render.first_class import layout
from render.first_class.areas import area
from render.first_class.board import board, display_of, heading_of
from render.first_class.hand import TOKEN, cards_of, hand, per_row, spot
from render.first_class.layout import Plan
from render.first_class.sheet import sheet
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Scene, Sprite, named
from render.theme import MARGIN, PHONE_WIDTH
from rules.core import Seat
from rules.first_class import display, routes, trains
from rules.first_class.state import DRAFT, TRAINS, Player, Public
from rules.first_class.view import View
from rules.notation import Question, Token

MARK = 56
"""The size of a number on the own board."""
Spot = tuple[float, float, str]
"""A marker's place on the own board, and the name of what stays clear."""
Finder = Callable[[Player, Plan, Token, Question], Spot | None]


def _in_hand(view: View, question: Question, setting: Setting) -> Scene | None:
    """The game end cards of the draft."""
    base = hand(view, setting)
    if base is None:
        return None

    def mark(card: Token) -> Mark:
        x, y = spot(cards_of(view).index(str(card)), per_row(view, setting))
        return Mark(x + 28, y + 32, 50, named(base, f"card:{card}"))

    return marked(base, question, mark)


def _on_board(view: View, question: Question, setting: Setting) -> Scene | None:
    """Open game end cards on the board; cards of the display above the own trains, on which they will act."""
    if all(display.find(view.public.rows, str(card)) for card in question.answers):
        base = desk(view, setting)
    else:
        base = board(view, setting)
    plan = sheet(setting)

    def mark(card: Token) -> Mark:
        found = display.find(view.public.rows, str(card))
        x, y = plan.corner(*found) if found else plan.end_corner(view.public.open_ends.index(str(card)))
        # Over the sign of its kind: the title tells that as well.
        return Mark(x + 28 * plan.scale, y + 28 * plan.scale, 56, clear=named(base, f"card:{card}"))

    return marked(base, question, mark, named(base, f"panel:{view.viewer}"))


def _moves(view: View, question: Question, setting: Setting) -> Scene | None:
    """What the first answer depends on: the display and the own board; with symbols open the own board alone."""
    p = view.public
    if p.phase == DRAFT:
        return None
    seat = Seat(view.viewer or 0)
    whole = not p.stack and any(map(any, p.rows))
    player, plan = p.players[seat], layout.plan(p, seat, wide=whole and setting.form != "phone")
    base = desk(view, setting) if whole else own_board(view, setting)[0]
    top = _below(setting) if whole else TOP
    cards_at = sheet(setting)

    def mark(tag: Token) -> Mark | None:
        if tag in ("execute", "decline"):
            x, y = cards_at.corner(0, 0 if tag == "execute" else 1)
            return Mark(x + 30, y - 20, 54)
        if tag == "tile":
            (found,) = named(base, "tile")
            y = next(item.y for item in found.items if isinstance(item, Sprite))
            return Mark(MARGIN + 62, y + 8, 54)
        spot = _of_move(p, player, plan, str(tag))
        return Mark(MARGIN + spot[0], top + spot[1], 54) if spot else None

    # Nothing is dimmed: all of it is what the answer depends on.
    found = [(number, there) for number, tag in enumerate(question.answers, 1) if (there := mark(tag))]
    numbers = [marker(number, there.x, there.y, there.size) for number, there in found]
    return replace(base, items=(*base.items, *numbers)) if numbers else None


def _menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers: the display and the own board, with numbers on the cards where each answer is one."""
    p = view.public
    if p.phase == DRAFT or view.viewer is None:
        return None
    words = [str(answer).split() for answer in question.answers] if question.prefix else []
    cards = tuple(dict.fromkeys(word[1] for word in words if word[0] in ("execute", "decline")))
    if cards and len(cards) == len(question.answers):
        return _on_board(view, replace(question, answers=cards), setting)
    return desk(view, setting) if not p.stack and any(map(any, p.rows)) else own_board(view, setting)[0]


def _planned(view: View, question: Question, setting: Setting) -> Scene | None:
    """A scoring is planned on the own board; a ranking of the draft is about cards that nobody has yet."""
    p = view.public
    title = setting.words("picture-scoring", number=(p.round + 1) // 2)
    return own_board(view, setting, title)[0] if p.phase != DRAFT else None


def _of_move(p: Public, player: Player, plan: Plan, tag: str) -> tuple[float, float] | None:
    """Where on the own board a kind of move acts."""
    facts = layout.facts(p)
    match tag:
        case "car" | "mail":
            x, y, _ = _end(player, plan, 0)
            return x, y
        case "upgrade" | "any":
            x, y, _ = _car(plan, 0, 1)
            return x, y
        case "both" | "conductor":
            x, y, _, h = layout.figure_box(0, player.trains[0].conductor, plan)
            return x + 44, y + h / 2
        case "loco":
            found = layout.city_at(player, plan, player.loco)
            return (found[0], found[1] - 40) if found else None
        case "coin car" | "coin loco" | "coin conductor" | "coin upgrade":
            column = {"coin car": 1, "coin upgrade": 3}.get(tag, 2)
            x, y = layout.coin_at(column, facts, plan)
            return x + (98 if tag == "coin conductor" else 50), y
        case "coins" | "coin point":
            x, y = layout.coin_at(3, facts, plan)
            return x + 92, y
        case "coin end" | "end":
            x, y = layout.fact_at(2, plan)
            return x - 4, y
        case "points":
            return plan.w - 130, 28
        case "contract":
            return (plan.spots[0][0] + 40, plan.spots[0][1] + 26) if plan.spots else None
        case _:
            return None


def _below(setting: Setting) -> float:
    """Where the own board begins, below the display."""
    return sheet(setting).below


def desk(view: View, setting: Setting) -> Scene:
    """The display, and the own board below it."""
    p, seat, width = view.public, Seat(view.viewer or 0), sheet(setting).width
    plan, top = layout.plan(p, seat, wide=setting.form != "phone"), _below(setting)
    board = area(p, seat, setting, plan, MARGIN, top)
    height = int(top + plan.height + MARGIN)
    return Scene(width, height, (*heading_of(view, setting), *display_of(view, setting), board), page(width, height))


def _tokens(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None

    def mark(token: Token) -> Mark:
        (found,) = named(base, f"token:{token}")
        return Mark(found.x + TOKEN / 2 - 8, found.y - TOKEN / 2 + 8, 54, (found,))

    return marked(base, question, mark)


def own_board(view: View, setting: Setting, title: str = "") -> tuple[Scene, Plan]:
    """The viewer's own board alone, upright: large wherever it is seen."""
    p = view.public
    seat = Seat(view.viewer or 0)
    plan = layout.plan(p, seat, wide=False)
    height = int(TOP + plan.height + MARGIN)
    board = area(p, seat, setting, plan, MARGIN, TOP)
    title = title or setting.words("picture-choose")
    top = header(setting, setting.words("game-name"), status=title, width=PHONE_WIDTH)
    return Scene(PHONE_WIDTH, height, (*top, board), page(PHONE_WIDTH, height)), plan


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
            return Mark(MARGIN + x, TOP + y, MARK, named(base, name) if name else ())

        return marked(base, question, mark)

    return draw


def _columns(view: View, question: Question, setting: Setting) -> Scene | None:
    """The columns of coins; beside each coin what it buys makes way for the number."""
    base, plan = own_board(view, setting)
    facts, coins = layout.facts(view.public), named(base, "coins")

    def mark(column: Token) -> Mark:
        x, y = layout.coin_at(int(column), facts, plan)
        return Mark(MARGIN + x + 50, TOP + y, MARK, coins)

    return marked(base, question, mark)


def _car(plan: Plan, train: int, place: int) -> Spot:
    # At the upper edge: a car's number stays to be seen.
    x, y, w, _ = layout.car_box(train, place, plan)
    return x + w / 2, y + 2, f"car:{TRAINS[train]}{place}"


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
    return (found[0] + 26, found[1] - 26, f"city:{city}") if found else None


def _city(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    return _city_spot(player, plan, int(answer))


def _loco(player: Player, plan: Plan, answer: Token, question: Question) -> Spot | None:
    if answer == "":
        fewer = [int(other) for other in question.answers if other != ""]
        return _city_spot(player, plan, player.loco + max(fewer, default=0) + 1)
    return _city_spot(player, plan, player.loco + int(answer))


def _contract(player: Player, plan: Plan, answer: Token, question: Question) -> Spot:
    x, y = plan.spots[[card for card, _ in plan.told].index(str(answer))]
    return x + 20, y + 26, f"contract:{answer}"


question = asking(
    {
        "move": _moves,
        "menu": _menu,
        "wish": _planned,
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
        "column": _columns,
    }
)
