"""Plans: wishes about goods and coins, and where the local train is to go at its next free move (section 10)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rules.copies import replace
from rules.core import Action, Ask, Clause, Seat, Wish, clause
from rules.rail_line import goods, line, scoring
from rules.rail_line.components import LOCAL
from rules.rail_line.judge import substitutions_left
from rules.rail_line.marking import full, marked
from rules.rail_line.moves import Local, Substitute
from rules.rail_line.state import EXTRA, PLAY, Mark, Public, State
from rules.rail_line.view import View

PLANS: Mapping[str, bool] = {"substitute": True, "local-move": True}
REST, COIN, MARK, ASK = "rest", "coin", "mark", "ask"
TARGET = re.compile(r"(\d+)>(\d+)([A-Z]{2})")
"""Where the local train stands, where it goes, and what it takes there."""


def ahead(s: State) -> tuple[Ask, ...]:
    """Wishes whenever coins may still be taken; a plan for whoever has a station ahead and is not on turn."""
    public = s.public
    if public.phase not in (PLAY, EXTRA):
        return ()
    found = []
    for at, player in enumerate(public.players):
        seat = Seat(at)
        if substitutions_left(public, player) > 0:
            found.append(Ask(seat, "substitute"))
        if seat != public.active and not player.tasks and line.ahead(public, player):
            found.append(Ask(seat, "local-move"))
    return tuple(found)


def wishes(v: View, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
    if key == "substitute":
        return _goods(v.public, seat, said)
    return _targets(v.public, seat, said) if key == "local-move" else ()


def _goods(public: Public, seat: Seat, said: tuple[str, ...]) -> tuple[Wish, ...]:
    """In turn: what to do, and with the next box of which row; until the house shall do the rest."""
    if said and said[-1] == REST:
        return ()
    sheet, player = public.sheet, public.players[seat]
    named = [word[:2] for word in said[1::2]]
    rows = [row.symbol for row in sheet.rows if row.symbol not in named and not full(sheet, player, row.symbol)]
    if len(said) % 2:
        boxes = [(symbol, marked(sheet, player, symbol) + 1) for symbol in rows]
        return tuple(Wish(f"{symbol}{box}", clause("wish-box", symbol=symbol, box=box)) for symbol, box in boxes)
    rest = Wish(REST, clause("wish-rest" if said else "wish-house"))
    return (rest, *(Wish(word, clause(f"wish-{word}")) for word in (COIN, MARK, ASK))) if rows else (rest,)


def goods_or_coin(
    public: Public, seat: Seat, task: Mark, words: Sequence[str], options: Sequence[Substitute]
) -> Substitute | None:
    """What the wishes say, else the house; None where they are out of date or want to be asked."""
    sheet, player = public.sheet, public.players[seat]
    said = {word[:2]: (what, word[2:]) for what, word in zip(words[::2], words[1::2], strict=False)}
    for symbol in task.symbols:
        what, box = said.get(symbol, (REST, ""))
        if what == ASK or (what != REST and box != str(marked(sheet, player, symbol) + 1)):
            return None
    wanted = {symbol: what == COIN for symbol, (what, _) in said.items()}
    return goods.by_the_house(public, seat, task, goods.wished(task, options, wanted.get))


def _targets(public: Public, seat: Seat, said: tuple[str, ...]) -> tuple[Wish, ...]:
    """Stations ahead with the symbol to take there; after one that sends the train on, where it goes then."""
    player = public.players[seat]
    if said:
        found = TARGET.fullmatch(said[-1])
        if found is None or found[3] != LOCAL:
            return ()
        player = replace(player, local=int(found[2]))
    places = [
        (node, symbol) for node in line.ahead(public, player) for symbol in line.station(public, player.track, node)
    ]
    places.sort(key=lambda there: -scoring.gain(public, seat, there[1]))
    targets = tuple(Wish(f"{player.local}>{node}{symbol}", _towards(node, symbol)) for node, symbol in places)
    return (*targets, Wish(ASK, clause("wish-then-ask"))) if said and targets else targets


def _towards(node: int, symbol: str) -> Clause:
    return clause("wish-target", place=line.place(node), symbol=symbol)


def target(public: Public, seat: Seat, words: Sequence[str]) -> Action | None:
    """The move to the planned station, as long as the train stands where it stood when that was said."""
    player = public.players[seat]
    for word in words:
        found = TARGET.fullmatch(word)
        if found and int(found[1]) == player.local:
            node, symbol = int(found[2]), found[3]
            nodes = line.ahead(public, player)
            if node in nodes:
                single = len(line.station(public, player.track, node)) == 1
                return Local(nodes.index(node) + 1, "" if single else symbol)
    return None
