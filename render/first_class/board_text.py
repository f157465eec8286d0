"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from render import wording
from render.first_class.supply import supplies
from render.pictures import Setting, Words
from render.theme import SEATS
from rules.first_class import demands, display, routes, scoring, trains
from rules.first_class.components import (
    CARDS,
    COLUMNS,
    CONSTANTINOPLE,
    LOCOMOTIVES,
    MAILS,
    SCORING_AFTER,
    STACK_OF_ROUND,
)
from rules.first_class.decisions import asked
from rules.first_class.state import (
    DRAFT,
    NOBODY,
    OVER,
    SCORING,
    TRAINS,
    Coupling,
    Handover,
    Overflow,
    Placed,
    Player,
    Public,
    Source,
    Train,
)
from rules.first_class.view import View


def points(view: View) -> tuple[int, ...]:
    """What each seat has so far, as far as everybody may know."""
    return tuple(player.score for player in view.public.players)


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    p = view.public
    facts = []
    if p.phase not in (DRAFT, OVER):
        facts.append(setting.words("alt-round", round=p.round, stack=STACK_OF_ROUND[p.round]))
    return wording.alt(setting, points(view), *facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line; the display first, as that is what is chosen from.

    Where it would be too long, less is told of the others: their cards by title and what they bring, at last
    no more than the titles. What the viewer may do hangs on the display and the own board.
    """
    told = ("\n".join(_lines(view, setting, brief)) for brief in (WHOLE, SHORT, TITLES))
    fitting = (lines for lines in told if len(lines) <= wording.TEXT_LIMIT)
    return next(fitting, None) or wording.text(_lines(view, setting, TITLES))


WHOLE, SHORT, TITLES = range(3)
"""How much is told of the other players."""


def _lines(view: View, setting: Setting, brief: int) -> list[str]:
    p = view.public
    lines = [*wording.heading(setting), *_course(p, setting), "", *_display(p, setting), *_middle(p, setting)]
    seats = sorted(range(len(p.players)), key=lambda seat: seat != view.viewer)
    for seat in seats:
        told = _player(p, p.players[seat], setting, WHOLE if seat == view.viewer else brief)
        lines += ["", f"{SEATS[seat].mark} {setting.names[seat]}", *told]
    if view.viewer is not None:
        lines += ["", *_private(view, setting.words)]
    return lines


def _course(p: Public, setting: Setting) -> Iterator[str]:
    """Round, phase and modules; who begins, and where the start player tile is."""
    words = setting.words
    modules = f"{p.modules[0]}+{p.modules[1]}"
    if p.phase == OVER:
        yield words("picture-over")
        return
    yield words("text-round", round=p.round, stack=STACK_OF_ROUND[p.round], modules=modules)
    if p.phase == DRAFT:
        yield words("picture-draft")
    elif p.phase == SCORING:
        yield words("picture-scoring", number=SCORING_AFTER.index(p.round) + 1)
    told = wording.asked(setting, asked(p))
    if told:
        yield told
    yield from _under_way(p, words)
    start = words("text-start", name=setting.names[p.start])
    tile = words("text-tile-taken", name=setting.names[p.taker]) if p.taker != NOBODY else words("text-tile-free")
    yield f"{start} {tile}"


def _under_way(p: Public, words: Words) -> Iterator[str]:
    """What is being carried out now, and what comes after it."""
    for frame in (*reversed(p.stack), *p.queue):
        match frame:
            case Source(_, name, units, single):
                symbols = ", ".join(words("text-symbol", op=unit.op, number=unit.number) for unit in units)
                yield words("text-open", source=words(f"source-{name}"), symbols=symbols, single=int(single))
            case Coupling(train=train):
                yield words("text-coupling", train=TRAINS[train])
            case Overflow(coins=coins):
                yield words("text-overflow", count=coins)
            case Handover(left=left):
                yield words("text-handover", count=left)


def _display(p: Public, setting: Setting) -> Iterator[str]:
    words = setting.words
    for number, row in enumerate(p.rows, 1):
        if any(row):
            yield words("text-row", row=number, taken=p.removed[number - 1], seats=len(p.players))
            yield from (f"{number}.{at} {words(f'card-{card}')}" for at, card in enumerate(row, 1) if card)
    if p.phase not in (DRAFT, OVER) and not any(any(row) for row in p.rows):
        yield words("text-rows-empty", count=len(p.rows) * COLUMNS)


def _middle(p: Public, setting: Setting) -> Iterator[str]:
    """What else lies open for all: game end cards, locomotive tiles, Constantinople."""
    words = setting.words
    if p.open_ends:
        yield ""
        yield words("text-ends", count=display.deck_size(p))
        yield from (f"· {words(f'card-{card}')}" for card in p.open_ends)
    if p.tiles < len(LOCOMOTIVES):
        tile = LOCOMOTIVES[p.tiles]
        yield words("text-loco-tile", points=tile.points, count=len(tile.symbols), left=len(LOCOMOTIVES) - p.tiles)
    arrived = [setting.names[seat] for seat in p.constantinople]
    left = ", ".join(f"{'/'.join(map(str, sides))} × {count}" for sides, count in supplies(p))
    yield words("text-supply", left=left)
    places = [*arrived, *(str(points) for points in CONSTANTINOPLE[len(arrived) :])]
    yield words("text-constantinople", first=places[0], second=places[1], third=places[2])


def _player(p: Public, player: Player, setting: Setting, brief: int) -> Iterator[str]:
    words = setting.words
    city = routes.cities(player.route)[player.loco - 1].id if player.loco else ""
    stands = words(f"city-{city}") if city else words("picture-paris")
    one, two, three = player.coins
    yield words("text-player", score=player.score, one=one, two=two, three=three)
    for name, train in zip(("U", "L"), player.trains, strict=True):
        yield words("text-train", train=name, cars=_cars(train), conductor=train.conductor)
    held = words("text-held", used=len(player.pile), ends=player.ends)
    yield held + (" · " + words("text-evidence", count=player.evidence) if "C" in p.modules else "")
    if brief == WHOLE:
        left = [words(f"post-{mail}") for mail in MAILS if mail not in trains.mails_used(player)]
        yield words("text-mails", mails=", ".join(left))
    yield words("text-locomotive", stands=stands, number=player.loco, ahead=_ahead(player, words))
    reached = [_bonus(player, at, words) for at in routes.bonus_cities(player)]
    if reached:
        yield words("text-bonuses", cities=", ".join(reached))
    ready = demands.fulfillable(player)
    for card, place in sorted(demands.open_contracts(player), key=lambda found: found[0] not in ready):
        yield _contract(player, card, place, words, brief)
    guests = [_placed(player, placed, words, brief) for placed in player.placed if not _open(placed)]
    if guests:
        yield ", ".join(guests)


def _ahead(player: Player, words: Words) -> str:
    """The cities before the locomotive, with their points and bonuses."""
    cities = routes.cities(player.route)[player.loco :]
    told = [
        words(f"city-{city.id}")
        + (f" {city.points}" if city.points else "")
        + (f" [{words(f'bonus-{city.id}')}]" if city.bonus else "")
        for city in cities
    ]
    return " → ".join(told) or "–"


def _bonus(player: Player, at: int, words: Words) -> str:
    city = routes.cities(player.route)[at - 1]
    used = " ✓" if routes.city_mark(at) in player.used else ""
    return f"{at} {words(f'city-{city.id}')} [{words(f'bonus-{city.id}')}]{used}"


def _card(card: str, words: Words, brief: int) -> str:
    """A card in words. In short a contract keeps its text, as its title says nothing, others what they bring."""
    whole, title = words(f"card-{card}"), words(f"title-{card}")
    if brief == WHOLE or (brief == SHORT and CARDS[card].kind == "contract"):
        return whole
    _, brings, what = whole.partition(BRINGS)
    return title + brings + what if brief == SHORT else title


BRINGS = " ⇒ "


def _contract(player: Player, card: str, place: str, words: Words, brief: int) -> str:
    """Text, place and how much of it is met."""
    demand = CARDS[card].demand
    assert demand is not None
    have, need = demands.progress(player, demand, place)
    told = _card(card, words, brief) + (f" ({place})" if place else "")
    mark = "✓" if demands.met(player, demand, place) else words("text-progress", have=have, need=need)
    return f"{mark} {told}"


def _open(placed: Placed) -> bool:
    """Is it told among the contracts?"""
    return CARDS[placed.card].contract and not placed.done


def _placed(player: Player, placed: Placed, words: Words, brief: int) -> str:
    """A card at its place: done with, or what it brings in a scoring."""
    if placed.done:
        return f"{words(f'title-{placed.card}')} {placed.place} ✓"
    demand = CARDS[placed.card].demand
    if demand is not None:
        have, need = demands.progress(player, demand, placed.place)
        used = " ✓" if placed.place in player.used else ""
        return f"{_card(placed.card, words, brief)} {placed.place} {words('text-progress', have=have, need=need)}{used}"
    points = scoring.guest_points(player, placed)
    return f"{_card(placed.card, words, brief)} {placed.place} ({points})"


def _private(view: View, words: Words) -> Iterator[str]:
    """What the viewer alone knows."""
    yield words("picture-secret")
    shown = view.passed or view.ends
    if shown:
        yield words("picture-draft-choice" if view.passed else "picture-own-ends")
        yield from (f"· {words(f'card-{card}')}" for card in shown)
    if view.role:
        yield words(f"picture-{view.role}")
    yield from (f"· {words(f'token-{token}')}" for token in view.tokens)


def _cars(train: Train) -> str:
    cars = [str(value) for value in train.cars]
    if train.mail:
        cars.insert(5, "M")
    if train.tile:
        cars.append(f"[{train.tile}]")
    return " ".join(cars)
