"""Private pictures that help to answer: the display, or the own board twice as large, with numbered markers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from render.asking import Drawing, Mark, asking, marked
from render.first_class import layout
from render.first_class.areas import area
from render.first_class.board import PHONE_WIDTH, board, display_of, heading_of, sheet
from render.first_class.hand import TOKEN, cards_of, hand, per_row, spot
from render.first_class.layout import Plan
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Scene, Sprite, moved, named
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.first_class import display, routes, trains
from rules.first_class.state import DRAFT, TRAINS, Player
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
        return Mark(x + 28 * plan.scale, y + 26 * plan.scale, clear=named(base, f"card:{card}"))

    return marked(base, question, mark, named(base, f"panel:{view.viewer}"))


def _moves(view: View, question: Question, setting: Setting) -> Scene | None:
    """What the first answer depends on: the display and the own board; with symbols open the own board alone."""
    p = view.public
    if p.phase == DRAFT:
        return None
    seat = Seat(view.viewer or 0)
    player, plan = p.players[seat], layout.plan(p, seat)
    whole = not p.stack and any(map(any, p.rows))
    base = desk(view, setting) if whole else own_board(view, setting)[0]
    left, top, scale = _below(setting) if whole else (MARGIN, TOP, _alone(setting)[1])
    cards_at = sheet(setting)

    def mark(tag: Token) -> Mark | None:
        if tag in ("execute", "decline"):
            x, y = cards_at.corner(0, 0 if tag == "execute" else 1)
            return Mark(x + 30, y - 20, 48)
        if tag == "tile":
            (found,) = named(base, "tile")
            y = next(item.y for item in found.items if isinstance(item, Sprite))
            return Mark(MARGIN + 62, y + 8, 44)
        spot = _of_move(player, plan, str(tag))
        return Mark(left + spot[0] * scale, top + spot[1] * scale, 48) if spot else None

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


def _of_move(player: Player, plan: Plan, tag: str) -> tuple[float, float] | None:
    """Where on the own board a kind of move acts."""
    upper = player.trains[0]
    match tag:
        case "car" | "mail":
            x, y, _ = _end(player, plan, 0)
            return x, y
        case "upgrade" | "any":
            x, y, _ = _car(plan, 0, 1)
            return x, y
        case "both" | "conductor":
            x, y, _, h = layout.figure_box(0, upper.conductor, plan)
            return x + 44, y + h / 2
        case "loco":
            found = layout.city_at(player, plan, player.loco)
            return (found[0], found[1] - 40) if found else None
        case "coin car" | "coin loco" | "coin conductor" | "coin upgrade":
            column = {"coin car": 1, "coin upgrade": 3}.get(tag, 2)
            x, y = layout.field_at(column, 0, plan)
            return x + (14 if tag == "coin conductor" else -6), y + (42 if tag == "coin conductor" else 14)
        case "coins" | "coin point":
            return layout.field_at(1, 4, plan)
        case "coin end" | "end":
            return layout.PANEL_W / 2 + 10, plan.counts + 18
        case "points":
            return layout.PANEL_W - 110, 28
        case "contract":
            return (40, plan.contracts + 19) if plan.lines else None
        case _:
            return None


DESK = 1.5
"""How large the own board is below the display."""


def _below(setting: Setting) -> tuple[float, float, float]:
    """Left, top and size of the own board below the display."""
    plan = sheet(setting)
    scale = layout.PHONE_SCALE if setting.form == "phone" else DESK
    return (plan.width - layout.PANEL_W * scale) / 2, plan.below - 8, scale


def desk(view: View, setting: Setting) -> Scene:
    """The display, and the own board below it."""
    p, seat, width = view.public, Seat(view.viewer or 0), sheet(setting).width
    left, top, scale = _below(setting)
    board = moved(area(p, seat, setting, 0, 0), left, top, scale)
    height = int(top + layout.plan(p, seat).height * scale + MARGIN)
    return Scene(width, height, (*heading_of(view, setting), *display_of(view, setting), board), page(width, height))


def _tokens(view: View, question: Question, setting: Setting) -> Scene | None:
    base = hand(view, setting)
    if base is None:
        return None

    def mark(token: Token) -> Mark:
        (found,) = named(base, f"token:{token}")
        return Mark(found.x + TOKEN / 2 - 8, found.y - TOKEN / 2 + 8, 46, (found,))

    return marked(base, question, mark)


def _alone(setting: Setting) -> tuple[int, float]:
    """How wide the picture of the own board is, and how large the board."""
    return (PHONE_WIDTH, layout.PHONE_SCALE) if setting.form == "phone" else (WIDTH, SCALE)


def own_board(view: View, setting: Setting) -> tuple[Scene, Plan]:
    """The viewer's own board alone, twice as large; on a phone as wide as it is."""
    p = view.public
    seat = Seat(view.viewer or 0)
    plan = layout.plan(p, seat)
    width, scale = _alone(setting)
    height = int(TOP + plan.height * scale + MARGIN + 6)
    large = moved(area(p, seat, setting, 0, 0), MARGIN, TOP, scale)
    title = setting.words("picture-choose")
    top = header(setting, setting.words("game-name"), status=title, width=width)
    return Scene(width, height, (*top, large), page(width, height)), plan


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
            scale = _alone(setting)[1]
            return Mark(MARGIN + x * scale, TOP + y * scale, 26 * scale, named(base, name) if name else ())

        return marked(base, question, mark)

    return draw


def _car(plan: Plan, train: int, place: int) -> Spot:
    # At the upper edge: a car's number stays to be seen.
    x, y, w, _ = layout.car_box(train, place, plan)
    return x + w / 2, y + 6, f"car:{TRAINS[train]}{place}"


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
    return (found[0] + 22, found[1] - 20, f"city:{city}") if found else None


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


def _contract(player: Player, plan: Plan, answer: Token, question: Question) -> Spot:
    listed = [card for card, _ in layout.told(player)]
    at = listed.index(str(answer))
    return 40, plan.contracts + layout.LINE * at + 19, f"contract:{answer}"


question = asking(
    {
        "move": _moves,
        "menu": _menu,
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
