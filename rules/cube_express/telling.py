"""A turn as a reader hears it: one sentence for whoever plays it, one for each who gains by it, then what came up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core import Clause, Datum, Event, Seat, Sentence, clause
from rules.cube_express.components import STOCK

_BEGINS = ("placed", "placed-back", "discarded")
"""What a turn begins with."""
_ON_THE_WAY = ("declined", "skipped", "finished")
"""Told only where nothing else happened."""
_JOURNEY = ("tell-drove", "tell-took", "tell-boarded", "tell-burned")
"""Told with each other, although they alternate: a step, a passenger, a step."""
_LATE = ("refilled", "end-stack", "end-stations", "end-stock", "over")
"""Told after everything that somebody did."""

Facts = Mapping[str, str | int]


@dataclass(slots=True)
class _Part:
    """What one seat did or got, told together as far as it belongs together."""

    clauses: list[Clause] = field(default_factory=list)
    payers: list[str | int] = field(default_factory=list)
    """Whose passengers have paid for the station that is being built."""

    def add(self, key: str, **data: Datum) -> None:
        self.clauses.append(clause(key, **data))

    def same(self, key: str) -> int | None:
        """Where a clause of this kind stands that what happens on the same journey can be told with."""
        for at in range(len(self.clauses) - 1, -1, -1):
            if self.clauses[at].key == key:
                return at
            if self.clauses[at].key not in _JOURNEY:
                break
        return None

    def extend(self, key: str, name: str, thing: str | int) -> None:
        """One more thing in a list."""
        at = self.same(key)
        before = dict(self.clauses[at].data)[name] if at is not None else ()
        assert isinstance(before, tuple)
        now = Clause(key, ((name, (*before, thing)), ("count", len(before) + 1)))
        if at is None:
            self.clauses.append(now)
        else:
            self.clauses[at] = now

    def drive(self, train: str | int, start: str | int, cell: str | int) -> None:
        """One step more of the same way, whatever was done on it."""
        at = self.same("tell-drove")
        if at is not None:
            data = dict(self.clauses[at].data)
            way = data["cell_route"]
            assert isinstance(way, tuple)
            if data["number"] == train:
                self.clauses[at] = clause("tell-drove", number=train, cell_route=(*way, cell))
                return
        self.add("tell-drove", number=train, cell_route=(start, cell))


def telling(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    told: list[Sentence] = []
    for turn in _turns(facts):
        told += _turn(turn)
    return tuple(told)


def _turns(facts: Sequence[Event]) -> list[list[Event]]:
    turns: list[list[Event]] = [[]]
    for fact in facts:
        if fact.key in _BEGINS:
            turns.append([])
        turns[-1].append(fact)
    return turns


def _turn(facts: Sequence[Event]) -> list[Sentence]:
    parts: dict[Seat, _Part] = {}
    late = []
    for fact in facts:
        data = dict(fact.data)
        if fact.key in _LATE:
            late.append(Clause(f"tell-{fact.key}", fact.data))
        elif fact.key not in _ON_THE_WAY:
            _tell(parts, fact.key, data)
    if not parts and not late:
        for fact in facts:
            seat = Seat(int(dict(fact.data)["seat"]))
            parts.setdefault(seat, _Part()).add(f"tell-{fact.key}")
    for part in parts.values():
        if part.payers:
            part.add("tell-paid", passengers=len(part.payers))
    told = [Sentence(seat, tuple(part.clauses)) for seat, part in parts.items() if part.clauses]
    return [*told, Sentence(None, tuple(late))] if late else told


def _tell(parts: dict[Seat, _Part], key: str, data: Facts) -> None:
    part = parts.setdefault(Seat(int(data["seat"])), _Part())
    match key:
        case "stepped":
            part.drive(data["train"], data["start"], data["cell"])
        case "took":
            part.extend("tell-took", "resource_list", data["resource"])
        case "boarded":
            part.extend("tell-boarded", "house_list", data["house"])
        case "burned":
            part.extend("tell-burned", "resource_list", "coal")
        case "converted":
            part.extend("tell-converted", "conversion_list", data["conversion"])
        case "passenger-paid":
            part.payers.append(data["owner_seat"])
            if data["owner_seat"] != data["seat"]:
                parts.setdefault(Seat(int(data["owner_seat"])), _Part()).extend(
                    "tell-passenger-paid", "seat_list", data["seat"]
                )
        case "built":
            level, passengers = int(data["level"]), len(part.payers)
            dividends = level - 1 - passengers
            part.add("tell-built", cell=data["cell"], level=level, dividends=dividends, passengers=passengers)
            part.payers = []
        case "stock-rose":
            if part.clauses and part.clauses[-1].key == "tell-stock-rose":
                part.clauses.pop()
            part.add("tell-stock-rose", points=STOCK[int(data["index"])])
        case "sold":
            part.add("tell-sold", count=data["count"], points=STOCK[int(data["index"])])
        case "delivered":
            part.add("tell-delivered", id=data["tile"], cell=data["cell"], value=data["value"])
        case "dropped":
            gone = [(name, data[name]) for name in ("coal", "wood", "iron") if data[name]]
            part.add("tell-dropped", resource_count=tuple(piece for pair in gone for piece in pair))
        case _:
            part.add(f"tell-{key}", **{name: value for name, value in data.items() if name != "seat"})
