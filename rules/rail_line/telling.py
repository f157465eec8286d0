"""A turn as people tell it: what the one on turn did, what it brought the others, what was turned up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core import Clause, Event, Seat, Sentence, clause
from rules.rail_line import line

_OWN = ("laid", "paid-local", "discarded", "box", "passed")
"""What only the one on turn can do."""
_ON_THE_WAY = ("curve", "nothing-ahead", "passed")
"""Told only where nothing else happened."""


@dataclass(slots=True)
class _Part:
    """What one seat did, told together as far as it belongs together."""

    clauses: list[Clause] = field(default_factory=list)
    bought: str = ""
    """The symbol of a box that has been paid for: that it is marked is told already."""

    def add(self, key: str, **data: str | int) -> None:
        self.clauses.append(clause(key, **data))

    def extend(self, key: str, name: str, thing: str) -> None:
        """One more thing in a list, if the clause before is of the same kind."""
        if self.clauses and self.clauses[-1].key == key:
            data = dict(self.clauses.pop().data)
            before = data[name]
            assert isinstance(before, tuple)
            self.clauses.append(Clause(key, tuple({**data, name: (*before, thing)}.items())))
        else:
            self.clauses.append(Clause(key, ((name, (thing,)),)))


def telling(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    told: list[Sentence] = []
    for turn in _turns(facts):
        told += _turn(turn)
    return tuple(told)


def _turns(facts: Sequence[Event]) -> list[list[Event]]:
    """Cut where somebody else lays a card or takes an extra action."""
    turns: list[list[Event]] = [[]]
    active: str | int | None = None
    for fact in facts:
        data = dict(fact.data)
        starts = fact.key in _OWN and (data["seat"] != active or (fact.key == "laid" and not data["coins"]))
        if starts:
            active = data["seat"]
            turns.append([])
        turns[-1].append(fact)
    return turns


def _turn(facts: Sequence[Event]) -> list[Sentence]:
    parts: dict[Seat, _Part] = {}
    late: list[Clause] = []
    for fact in facts:
        data = dict(fact.data)
        if "seat" not in data:
            late.append(clause(f"tell-{fact.key}", **data))
        else:
            seat = Seat(int(data["seat"]))
            _tell(parts.setdefault(seat, _Part()), fact.key, data)
    if not late and not any(part.clauses for part in parts.values()):
        for fact in facts:
            if fact.key in _ON_THE_WAY:
                parts[Seat(int(dict(fact.data)["seat"]))].add(f"tell-{fact.key}")
    told = [Sentence(seat, tuple(part.clauses)) for seat, part in parts.items() if part.clauses]
    return [*told, Sentence(None, tuple(late))] if late else told


def _tell(part: _Part, key: str, data: Mapping[str, str | int]) -> None:
    match key:
        case "marked" if part.bought == data["symbol"]:
            part.bought = ""
        case "marked":
            part.extend("tell-marked", "symbol_list", str(data["symbol"]))
        case "substituted":
            part.extend("tell-substituted", "symbol_list", str(data["symbol"]))
        case "local":
            paid = bool(part.clauses) and part.clauses[-1].key == "tell-paid-local"
            part.extend("tell-paid-local" if paid else "tell-local", "place_route", line.place(int(data["node"])))
        case "paid-local":
            part.clauses.append(Clause("tell-paid-local", (("coins", data["coins"]), ("place_route", ()))))
        case "box":
            part.bought = str(data["symbol"])
            part.add("tell-box", coins=data["coins"], symbol=data["symbol"])
        case _ if key not in _ON_THE_WAY:
            part.add(f"tell-{key}", **{name: value for name, value in data.items() if name != "seat"})
