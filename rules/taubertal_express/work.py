"""The position while a move is carried out: it gathers changes and events and hands back the next state."""

from __future__ import annotations

from typing import Any, cast

from rules.copies import replace
from rules.core import Event, Seat, Step, event
from rules.taubertal_express import supplies
from rules.taubertal_express.components import (
    BLACK,
    COLOURS,
    GOODS,
    LOWEST,
    NO_STONES,
    SHORTAGE_CAP,
    Stones,
    letters,
    stones,
)
from rules.taubertal_express.state import EARNED, Frame, Hidden, Player, Public, State


class Work:
    """Mutable only while one move is applied; the states before and after are frozen."""

    __slots__ = ("events", "hidden", "players", "public", "sealed", "stack")

    def __init__(self, s: State) -> None:
        self.public: Public = s.public
        self.hidden: Hidden = s.hidden
        self.players: list[Player] = list(s.public.players)
        self.stack: list[Frame] = list(s.public.stack)
        self.events: list[Event] = []
        self.sealed = False

    def step(self) -> Step[State]:
        public = replace(self.public, players=tuple(self.players), stack=tuple(self.stack))
        return Step(State(public, self.hidden), tuple(self.events), self.sealed)

    @property
    def seat(self) -> Seat:
        return self.public.active

    def set(self, **fields: Any) -> None:
        self.public = replace(self.public, **fields)

    def hide(self, **fields: Any) -> None:
        self.hidden = replace(self.hidden, **fields)

    def change(self, seat: Seat, **fields: Any) -> None:
        self.players[seat] = replace(self.players[seat], **fields)

    def tell(self, key: str, /, **data: str | int) -> None:
        self.events.append(event(key, None, **data))

    def push(self, *frames: Frame) -> None:
        """Put work on the stack; the last one is done first."""
        self.stack.extend(frames)

    # Stones and money

    def gain(self, seat: Seat, wanted: Stones) -> Stones:
        """Stones from the supply, as far as it has them (RU-12); says what came."""
        left = supplies.stones_left(self.players)
        got = cast(Stones, tuple(map(min, wanted, left)))
        if any(got):
            own = self.players[seat].stones
            self.change(seat, stones=tuple(a + b for a, b in zip(own, got, strict=True)))
            self._tell_stones(seat, got)
        return got

    def _tell_stones(self, seat: Seat, got: Stones) -> None:
        """All stones of a move in one event: the coloured ones by their letters, the black ones by their number."""
        if self.events and self.events[-1].key == "stones":
            before = dict(self.events.pop().data)
            coloured, black = stones(str(before["stones"])), int(before["black"])
            got = cast(Stones, tuple(a + b for a, b in zip(got, (*coloured[:BLACK], black), strict=True)))
        self.tell("stones", seat=seat, stones=letters(got).rstrip("K"), black=got[BLACK])

    def gain_black(self, seat: Seat, count: int) -> None:
        self.gain(seat, (0, 0, 0, 0, count))

    def spend(self, seat: Seat, price: Stones) -> None:
        own = self.players[seat].stones
        self.change(seat, stones=tuple(a - b for a, b in zip(own, price, strict=True)))

    def spend_one(self, seat: Seat, colour: str) -> None:
        own = list(self.players[seat].stones)
        own[COLOURS.index(colour)] -= 1
        self.change(seat, stones=tuple(own))

    def tell_spent(self, seat: Seat, price: Stones = NO_STONES, coins: int = 0) -> None:
        """What the deed just told has cost."""
        self.tell("spent", seat=seat, stones=letters(price), coins=coins)

    def bank_pays(self, amount: int) -> None:
        """Make sure that the bank can pay: if not, everybody hands in what exceeds the cap for points (5.13)."""
        if amount <= supplies.bank(self.players, self.public.coins):
            return
        for at, player in enumerate(self.players):
            over = player.coins - SHORTAGE_CAP
            if over > 0:
                seat = Seat(at)
                self.change(seat, coins=SHORTAGE_CAP)
                self.earn(seat, "bank", over)
                self.tell("bank-cut", seat=seat, coins=over)

    def gain_coins(self, seat: Seat, amount: int) -> None:
        """A payment of the bank to a player."""
        if amount:
            self.bank_pays(amount)
            self.change(seat, coins=self.players[seat].coins + amount)
            self.tell("coins", seat=seat, coins=amount)

    # Points

    def earn(self, seat: Seat, category: str, points: int) -> None:
        if points:
            earned = list(self.players[seat].earned)
            earned[EARNED.index(category)] += points
            self.change(seat, earned=tuple(earned))

    def lose(self, seat: Seat, points: int) -> int:
        """Penalty points, never below the lowest score; says how many were lost."""
        lost = max(0, min(points, self.players[seat].points - LOWEST))
        self.earn(seat, "penalties", -lost)
        return lost

    # Tickets and goods

    def discard(self, ticket: str) -> None:
        """Onto the discard pile, or onto an open space that could not be refilled (RU-54)."""
        if "" in self.public.open:
            self.lay_open(ticket)
        else:
            self.set(discard=(*self.public.discard, ticket))

    def lay_open(self, ticket: str) -> None:
        space = self.public.open.index("")
        self.set(open=(*self.public.open[:space], ticket, *self.public.open[space + 1 :]))
        self.tell("ticket-opened", ticket=ticket, place=space + 1)

    def refill_ticket(self) -> None:
        """Lay out the next ticket; an empty draw pile is made of the discard pile."""
        if not self.hidden.draw and self.public.discard:
            draw, rng = self.hidden.rng.shuffled(sorted(self.public.discard))
            self.hide(draw=draw, rng=rng)
            self.set(discard=())
            self.tell("reshuffled")
        if self.hidden.draw:
            ticket = self.hidden.draw[-1]
            self.hide(draw=self.hidden.draw[:-1])
            self.lay_open(ticket)
            self.sealed = True

    def leave_train(self, seat: Seat, ticket: str) -> None:
        """A ticket, and with it its passenger, leaves the train."""
        player = self.players[seat]
        self.change(
            seat,
            tickets=tuple(t for t in player.tickets if t != ticket),
            aboard=tuple(t for t in player.aboard if t != ticket),
        )

    def stock(self, seat: Seat, place: str, good: str, count: int) -> None:
        """Add goods to a player's `cargo`, `customs` or `shed`."""
        at = GOODS.index(good)
        counts: list[int] = list(getattr(self.players[seat], place))
        counts[at] += count
        self.change(seat, **{place: tuple(counts)})
