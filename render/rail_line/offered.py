"""Pictures for whole answers and plans: numbers where a card lies, where a train goes, which box is marked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from render.asking import Mark, marked
from render.pictures import Setting
from render.rail_line.hand import card_spot, hand, seat_of
from render.rail_line.own_sheet import goods, next_boxes
from render.rail_line.reach import BADGE, badge, line_above, outlined, place_of, with_rows
from render.scene import Scene, named
from rules.core import Action, Rng
from rules.notation import Question, Token, read
from rules.rail_line import effects, line, menus
from rules.rail_line.moves import Box, Local, PaidLocal, Play, SecondCard, Substitute
from rules.rail_line.plans import TARGET
from rules.rail_line.rules import RULES
from rules.rail_line.view import View, imagine

Numbered = Mapping[int, Action]
"""The answers by their numbers."""


def menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers are named by their first moves; no picture where several menus stand side by side."""
    if not question.prefix:
        return None
    moves = {n: read(RULES, str(answer)) for n, answer in enumerate(question.answers, 1)}
    first = moves[1]
    if isinstance(first, Substitute):
        words = tuple(move.replaced for move in moves.values() if isinstance(move, Substitute))
        return goods(view, replace(question, answers=words), setting)
    if all(isinstance(move, Play | SecondCard) for move in moves.values()):
        alone = isinstance(first, Play) and len(moves) > 1 and len(set(moves.values())) == 1
        return _after(view, first, len(moves), setting) if alone else _cards(view, moves, question, setting)
    return _driven(view, moves, setting)


def _cards(view: View, moves: Numbered, question: Question, setting: Setting) -> Scene | None:
    """Cards in hand and display; a card that stands there several times has the number of its first answer."""
    base = hand(view, setting)
    if base is None:
        return None
    cards = {n: move.card for n, move in moves.items() if isinstance(move, Play | SecondCard)}
    first = {card: n for n, card in reversed(list(cards.items()))}

    def mark(number: Token) -> Mark | None:
        card = cards[int(number)]
        return Mark(*card_spot(view, card, setting), 54, named(base, f"card:{card}")) if first[card] == number else None

    return marked(base, replace(question, answers=tuple(cards)), mark)


def _after(view: View, card: Action, count: int, setting: Setting) -> Scene | None:
    """The line with the chosen card, and what the extra actions after it would bring."""
    seat, s = seat_of(view), imagine(view, Rng(0))
    offers = [offer for found in menus.menus(s, seat) for offer in found.offers if offer.moves[0] == card]
    if len(offers) != count or len({offer.path for offer in offers}) != 1:
        return None
    after = replace(view, public=effects.apply(s, seat, card).state.public)
    # Only what changes the own sheet and the line is drawn: the card that turns up is not known.
    moves = {n: offer.moves[1] for n, offer in enumerate(offers, 1) if len(offer.moves) > 1}
    return _driven(after, moves, setting)


def _driven(view: View, moves: Numbered, setting: Setting) -> Scene | None:
    """Where the local train goes, and which boxes can be bought: stations on the line, rows of the sheet below it."""
    public, seat = view.public, seat_of(view)
    player = public.players[seat]
    ahead = line.ahead(public, player)
    nodes: dict[int, int] = {}
    given: dict[str, list[int]] = {}
    for n, move in moves.items():
        match move:
            case Local(stations, symbol) | PaidLocal(stations, symbol):
                nodes[n] = ahead[stations - 1]
                given.setdefault(symbol or line.station(public, player.track, nodes[n])[0], []).append(n)
            case Box(symbol):
                given.setdefault(symbol, []).append(n)
            case _:
                pass
    if nodes:
        return _numbered(view, nodes, given, setting)
    bought = {numbers[0]: symbol for symbol, numbers in given.items()}
    return next_boxes(view, bought, setting) if bought else None


def _numbered(view: View, nodes: Mapping[int, int], given: Mapping[str, list[int]], setting: Setting) -> Scene | None:
    """Stations with the number of the first answer that leads there; rows with the numbers of all that mark them."""
    public, seat = view.public, seat_of(view)
    base = line_above(view, setting, len(given))
    first = {node: n for n, node in reversed(list(nodes.items()))}

    def mark(number: Token) -> Mark | None:
        node = nodes.get(int(number))
        if node is None or first[node] != number:
            return None
        clear = (*place_of(base, node), outlined(public, setting, public.players[seat].track, node))
        return Mark(*badge(public, setting, node), BADGE, clear)

    numbers = Question(("menu",), "menu", tuple(range(1, max(nodes) + 1)))
    scene = marked(base, numbers, mark, named(base, f"train:{seat}:"))
    return None if scene is None else with_rows(scene, view, setting, given)


def wish(view: View, question: Question, setting: Setting) -> Scene | None:
    """A plan: the station to go to, or the box a wish is about."""
    words = {n: str(word) for n, word in enumerate(question.answers, 1)}
    if question.prefix[0] == "substitute":
        rows = {n: word[:2] for n, word in words.items() if word[2:].isdigit()}
        return next_boxes(view, rows, setting) if rows else None
    found = {n: target for n, word in words.items() if (target := TARGET.fullmatch(word))}
    nodes = {n: int(target[2]) for n, target in found.items()}
    given: dict[str, list[int]] = {}
    for n, target in found.items():
        given.setdefault(target[3], []).append(n)
    return _numbered(view, nodes, given, setting) if nodes else None
