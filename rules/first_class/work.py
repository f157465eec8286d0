"""The position while a move is being carried out; frozen again when it is done."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rules.copies import replace
from rules.core import Event, Rng, Seat, Step, event, put
from rules.first_class.cards import Symbol
from rules.first_class.state import TALLY, Frame, Hidden, Player, Public, Reveal, Source, State

_PUBLIC = tuple(f.name for f in fields(Public))
_HIDDEN = tuple(f.name for f in fields(Hidden))
_LISTS = frozenset(("rows", "removed", "players", "stack", "queue", "stacks", "hands", "tokens"))


class Work:
    """All of a state's fields, open to change, and what happens on the way."""

    modules: str
    phase: str
    round: int
    seat: Seat
    start: Seat
    played: int
    turns: int
    acted: bool
    taker: Seat
    rows: list[tuple[str, ...]]
    removed: list[int]
    gone: tuple[str, ...]
    players: list[Player]
    open_ends: tuple[str, ...]
    tiles: int
    constantinople: tuple[Seat, ...]
    stack: list[Frame]
    queue: list[Source]
    reveal: Reveal | None
    edition: str
    stacks: list[tuple[str, ...]]
    ends: tuple[str, ...]
    passed: tuple[str, ...]
    hands: list[tuple[str, ...]]
    murderer: Seat
    tokens: list[tuple[str, ...]]
    supply: tuple[str, ...]
    rng: Rng

    def __init__(self, state: State) -> None:
        for part, names in ((state.public, _PUBLIC), (state.hidden, _HIDDEN)):
            for name in names:
                if name != "passed" or part is state.hidden:
                    value = getattr(part, name)
                    setattr(self, name, list(value) if name in _LISTS else value)
        self.events: list[Event] = []
        self.sealed = False

    @property
    def seats(self) -> int:
        return len(self.players)

    def step(self) -> Step[State]:
        public = Public(
            self.modules,
            self.phase,
            self.round,
            self.seat,
            self.start,
            self.played,
            self.turns,
            self.acted,
            self.taker,
            tuple(self.rows),
            tuple(self.removed),
            self.gone,
            tuple(self.players),
            self.open_ends,
            len(self.passed),
            self.tiles,
            self.constantinople,
            tuple(self.stack),
            tuple(self.queue),
            self.reveal,
            self.edition,
        )
        hidden = Hidden(
            tuple(self.stacks),
            self.ends,
            self.passed,
            tuple(self.hands),
            self.murderer,
            tuple(self.tokens),
            self.supply,
            self.rng,
        )
        return Step(State(public, hidden), tuple(self.events), self.sealed)

    def tell(self, key: str, /, **data: str | int) -> None:
        self.events.append(event(key, **data))

    def whisper(self, seat: Seat, key: str, /, **data: str | int) -> None:
        self.events.append(event(key, (seat,), **data))

    def change(self, seat: Seat, **values: Any) -> None:
        self.players[seat] = replace(self.players[seat], **values)

    def score(self, seat: Seat, category: str, points: int) -> None:
        tally = self.players[seat].tally
        at = TALLY.index(category)
        self.change(seat, tally=put(tally, at, tally[at] + points))

    def begin(self, seat: Seat, name: str, units: tuple[Symbol, ...], single: bool = False) -> None:
        """A source that is worked through at once."""
        self.stack.append(Source(seat, name, units, single))

    def later(self, seat: Seat, name: str, units: tuple[Symbol, ...]) -> None:
        """A source that waits for its turn in the queue."""
        self.queue.append(Source(seat, name, units))
