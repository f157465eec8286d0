"""Rail Line behind the contract: setup, decisions, candidates, effects, the course of turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rules.core import (
    Action,
    Decision,
    Event,
    IllegalMove,
    Option,
    Outcome,
    Phrase,
    Rng,
    Seat,
    Step,
    Violation,
    event,
    phrase,
)
from rules.rail_line import judge, line, marking, orders, scoring, trains, view
from rules.rail_line.components import (
    A_CARDS,
    B_CARDS,
    COST_BOX,
    COST_CARD,
    COST_LOCAL,
    DEALS,
    GAIN_DISCARD,
    GOODS,
    SHEETS,
    SLOTS,
    START_COINS,
    STARTS,
)
from rules.rail_line.moves import (
    ACTIONS,
    Box,
    Discard,
    Local,
    PaidLocal,
    Pass,
    Play,
    SecondCard,
    Side,
    Substitute,
    Track,
)
from rules.rail_line.state import (
    EXTRA,
    FINAL,
    OVER,
    PLAY,
    SIDE,
    TRACK,
    Hidden,
    Mark,
    Player,
    Public,
    State,
    View,
)


class RailLine:
    id = "rail_line"
    version = 1
    seats = tuple(DEALS)
    options = (Option("sheet", tuple(str(number) for number in SHEETS)),)
    orders: Mapping[str, tuple[str, ...]] = orders.ORDERS
    unknown = "E_BAD_INPUT"
    state = State
    actions = ACTIONS

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        if seats not in DEALS:
            raise IllegalMove(phrase("E_PLAYER_COUNT"))
        deal = DEALS[seats]
        a_cards, rng = Rng(seed).shuffled(A_CARDS)
        b_cards, _ = rng.shuffled(B_CARDS)
        hands = tuple(tuple(sorted(a_cards[at * deal.hand : (at + 1) * deal.hand])) for at in range(seats))
        sheet = SHEETS[int(options["sheet"])]
        blank = Player(
            0, 0, 0, (0,) * len(sheet.rows), START_COINS, 0, False, 0, (False,) * len(sheet.chains), 0, deal.hand, ()
        )
        public = Public(
            sheet.number, SIDE, Seat(0), 0, False, "", "", (), (), len(b_cards), (), deal.unused, (blank,) * seats
        )
        return State(public, Hidden(hands, b_cards, a_cards[seats * deal.hand :]))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        public = s.public
        if public.phase == OVER:
            return ()
        if judge.busy(public):
            return tuple(
                Decision(Seat(at), "substitute" if isinstance(player.tasks[0], Mark) else "local-move")
                for at, player in enumerate(public.players)
                if player.tasks
            )
        keys = {SIDE: "side", TRACK: "track", PLAY: "play-card", EXTRA: "extra", FINAL: "final"}
        return (Decision(public.active, keys[public.phase]),)

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        public, player = s.public, s.public.players[d.seat]
        cards = (*s.hidden.hands[d.seat], *public.display)
        match d.key:
            case "side":
                return [Side(side) for side in STARTS]
            case "track":
                return [Track(track) for track in (1, 2, 3)]
            case "play-card":
                return [Play(card) for card in cards]
            case "substitute":
                task = player.tasks[0]
                symbols = task.symbols if isinstance(task, Mark) else ()
                return [Substitute(word) for word in (judge.NONE, *symbols, judge.BOTH)]
            case "local-move":
                return [Local(*target) for target in _targets(public, player)]
        extras: list[Action] = [Pass()]
        extras += [PaidLocal(*target) for target in _targets(public, player)]
        extras += [SecondCard(card) for card in cards] if d.key == "extra" else []
        extras += [Discard(card) for card in s.hidden.hands[d.seat]]
        extras += [Box(symbol) for symbol in GOODS]
        return extras

    def check(self, s: State, seat: Seat, a: Action) -> Violation | None:
        return judge.check(s, seat, a)

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        public, player = s.public, s.public.players[seat]
        match a:
            case Side(side):
                return _sided(s, side)
            case Track(track):
                return _tracked(s, seat, track)
            case Play(card):
                return _laid(s, seat, card, paid=0)
            case SecondCard(card):
                return _laid(s, seat, card, paid=COST_CARD)
            case Substitute(replaced):
                public, events = trains.answer(public, seat, replaced)
            case Local(stations, symbol):
                public, events = trains.move_local(public, seat, stations, symbol, player.tasks[1:])
            case PaidLocal(stations, symbol):
                public = _paid(public, seat, COST_LOCAL)
                public, events = trains.move_local(public, seat, stations, symbol, ())
                events = (event("paid-local", seat=seat, coins=COST_LOCAL), *events)
            case Discard(card):
                player = replace(player, hand=player.hand - 1, gained=player.gained + GAIN_DISCARD)
                public = replace(trains.with_player(public, seat, player), acted=True)
                public = replace(public, discards=(*public.discards, card))
                s = State(public, _without(s.hidden, seat, card))
                events = (event("discarded", seat=seat, card=card, coins=GAIN_DISCARD),)
            case Box(symbol):
                public = _paid(public, seat, COST_BOX)
                player = replace(public.players[seat], box_used=True)
                player, marked = marking.mark(public.sheet, seat, player, symbol, public.turn)
                public = trains.with_player(public, seat, player)
                events = (event("box", seat=seat, symbol=symbol, coins=COST_BOX), *marked)
            case _:
                public, events = replace(public, acted=True), (event("passed", seat=seat),)
        return _onward(State(public, s.hidden), events, sealed=False)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s.public) if s.public.phase == OVER else None

    def turn(self, s: State) -> int:
        return s.public.turn

    def view(self, s: State, viewer: Seat | None) -> View:
        return view.of(s, viewer)

    def imagine(self, v: View, rng: Rng) -> State:
        return view.imagine(v, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return view.worth(s.public, seat)

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return orders.obey(v.public, seat, order, options)

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return view.caption(v, prefix, name, value)


def _targets(public: Public, player: Player) -> list[tuple[int, str]]:
    """Distances, with the symbol at double stations."""
    found = []
    for at, node in enumerate(line.ahead(public, player), 1):
        symbols = line.station(public, player.track, node)
        found += [(at, symbol) for symbol in symbols] if len(symbols) > 1 else [(at, "")]
    return found


def _sided(s: State, side: str) -> Step[State]:
    """The side is chosen; only now hands and display come into view."""
    count = DEALS[s.public.seats].display
    public = replace(
        s.public,
        phase=TRACK,
        side=side,
        display=s.hidden.stack[:count],
        stack=s.public.stack - count,
    )
    hidden = replace(s.hidden, stack=s.hidden.stack[count:])
    return Step(State(public, hidden), (event("side", seat=0, side=side),), sealed=True)


def _tracked(s: State, seat: Seat, track: int) -> Step[State]:
    public = trains.with_player(s.public, seat, replace(s.public.players[seat], track=track))
    symbol = line.station(public, track, 0)[0]
    player, marked = marking.mark(public.sheet, seat, public.players[seat], symbol, 0)
    public = trains.with_player(public, seat, player)
    if seat + 1 < public.seats:
        public = replace(public, active=Seat(seat + 1))
    else:
        public = replace(public, active=Seat(0), phase=PLAY, turn=1)
    return Step(State(public, s.hidden), (event("track", seat=seat, track=track), *marked))


def _laid(s: State, seat: Seat, card: str, paid: int) -> Step[State]:
    """Lay a card; the display is refilled before the trains move."""
    public, hidden, revealed = s.public, s.hidden, ""
    source = "display"
    if card in s.hidden.hands[seat]:
        source = "hand"
        player = public.players[seat]
        public = trains.with_player(public, seat, replace(player, hand=player.hand - 1))
        hidden = _without(hidden, seat, card)
    else:
        at = public.display.index(card)
        revealed = hidden.stack[0] if hidden.stack else ""
        refill = (revealed,) if revealed else ()
        public = replace(
            public,
            display=(*public.display[:at], *refill, *public.display[at + 1 :]),
            stack=public.stack - len(refill),
        )
        hidden = replace(hidden, stack=hidden.stack[1:])
    public = replace(public, line=(*public.line, card))
    if paid:
        public = _paid(public, seat, paid)
    if not public.ending:
        ending = "line" if len(public.line) == SLOTS else "stack" if not public.stack else ""
        public = replace(public, ending=ending)
    laid = event("laid", seat=seat, card=card, slot=len(public.line), source=source, coins=paid)
    shown = (event("revealed", card=revealed),) if revealed else ()
    public, events = trains.arrive(public)
    return _onward(State(public, hidden), (laid, *shown, *events), sealed=bool(revealed))


def _paid(public: Public, seat: Seat, coins: int) -> Public:
    """Pay for an extra action."""
    player = public.players[seat]
    player = replace(player, spent=player.spent + coins)
    return replace(trains.with_player(public, seat, player), acted=True)


def _without(hidden: Hidden, seat: Seat, card: str) -> Hidden:
    hand = tuple(held for held in hidden.hands[seat] if held != card)
    return replace(hidden, hands=(*hidden.hands[:seat], hand, *hidden.hands[seat + 1 :]))


def _onward(s: State, events: tuple[Event, ...], sealed: bool) -> Step[State]:
    """When nobody has anything left to do, the turn goes on."""
    public = s.public
    if judge.busy(public):
        return Step(s, events, sealed)
    if public.phase == PLAY:
        public = replace(public, phase=EXTRA)
    elif public.acted:
        last = public.active == public.seats - 1
        turn = public.turn + 1
        if public.phase == FINAL and last:
            public = replace(public, phase=OVER, turn=turn)
            events += (event("over", reason=public.ending),)
        else:
            over = public.phase == FINAL or (last and public.ending != "")
            phase = FINAL if over else EXTRA if len(public.line) == SLOTS else PLAY
            following = Seat((public.active + 1) % public.seats)
            public = replace(public, phase=phase, active=following, turn=turn, acted=False)
    return Step(State(public, s.hidden), events, sealed)


RULES = RailLine()
