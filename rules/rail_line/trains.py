"""What a laid card sets in motion: expresses, goods, local trains. Each player's part touches that player only."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, event
from rules.rail_line import line, marking
from rules.rail_line.changes import Change, with_player
from rules.rail_line.components import CURVES, GAIN_SUBSTITUTE, LOCAL, NODE_OF_SLOT, Symbols
from rules.rail_line.judge import may_substitute
from rules.rail_line.moves import BOTH, NONE
from rules.rail_line.state import Enter, Mark, Move, Public, Task


def arrive(public: Public) -> Change:
    """Every express runs onto the card just laid."""
    slot = len(public.line)
    node = NODE_OF_SLOT[slot]
    events: tuple[Event, ...] = ()
    for at, player in enumerate(public.players):
        symbols = line.station(public, player.track, node)
        tasks = _landing(symbols) + ((Enter(),) if node + 1 in CURVES else ())
        public = with_player(public, Seat(at), replace(player, express=node, tasks=tasks))
    for at in range(public.seats):
        public, more = proceed(public, Seat(at))
        events += more
    return public, events


def _landing(symbols: Symbols) -> tuple[Task, ...]:
    """Goods first, then the order to move."""
    goods = tuple(symbol for symbol in symbols if symbol != LOCAL)
    tasks: tuple[Task, ...] = (Mark(goods),) if goods else ()
    return (*tasks, Move()) if LOCAL in symbols else tasks


def proceed(public: Public, seat: Seat) -> Change:
    """Carry out a player's tasks up to the next question."""
    events: tuple[Event, ...] = ()
    while (player := public.players[seat]).tasks:
        rest = player.tasks[1:]
        match player.tasks[0]:
            case Mark(symbols):
                if may_substitute(public, seat):
                    break
                player, more = marking.mark_all(public.sheet, seat, player, symbols, public.turn)
                events += more
            case Move():
                if line.ahead(public, player):
                    break
                events += (event("nothing-ahead", seat=seat),)
            case Enter():
                player = replace(player, express=player.express + 1)
                events += (event("curve", seat=seat),)
                rest = (Move(), *rest)
        public = with_player(public, seat, replace(player, tasks=rest))
    return public, events


def move_local(public: Public, seat: Seat, stations: int, symbol: str, rest: tuple[Task, ...]) -> Change:
    """The local train runs ahead and takes one symbol there."""
    player = public.players[seat]
    node = line.ahead(public, player)[stations - 1]
    taken = symbol or line.station(public, player.track, node)[0]
    tasks = _landing((taken,)) + rest
    public = with_player(public, seat, replace(player, local=node, tasks=tasks))
    moved = event("local", seat=seat, stations=stations, node=node)
    public, events = proceed(public, seat)
    return public, (moved, *events)


def away(task: Mark, replaced: str) -> Symbols:
    """The symbols that an answer gives away."""
    return task.symbols if replaced == BOTH else () if replaced == NONE else (replaced,)


def answer(public: Public, seat: Seat, replaced: str) -> Change:
    """Coins instead of symbols, as far as wished; the rest is marked."""
    player = public.players[seat]
    task = player.tasks[0]
    assert isinstance(task, Mark)
    gone = away(task, replaced)
    events = tuple(event("substituted", seat=seat, symbol=symbol, coins=GAIN_SUBSTITUTE) for symbol in gone)
    player = replace(
        player,
        gained=player.gained + GAIN_SUBSTITUTE * len(gone),
        substitutions=player.substitutions + len(gone),
        tasks=player.tasks[1:],
    )
    kept = tuple(symbol for symbol in task.symbols if symbol not in gone)
    player, marked = marking.mark_all(public.sheet, seat, player, kept, public.turn)
    public, more = proceed(with_player(public, seat, player), seat)
    return public, events + marked + more
