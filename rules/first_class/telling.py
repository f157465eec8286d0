"""Telling: turns in sentences; what happened on the way is drawn together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Clause, Event, Seat, Sentence, clause
from rules.first_class.components import BETTER, CARDS

HEADS = frozenset(
    ("drafted", "executed", "placed", "declined", "tile", "fulfilled", "city", "switch", "train-points", "guest-points")
)
"""What a seat does; the rest of its facts tells what came of it."""
PUBLIC = frozenset(("deal", "row-cleared", "card-removed", "end-card-open", "scoring", "game-over"))
"""What nobody in particular does."""
NAMELESS = frozenset("A")
"""The module whose contracts have no names of their own."""
MAIN = frozenset(("executed", "placed", "declined", "tile"))
"""A turn has one of them."""
BREAKS = frozenset(("deal", "scoring", "start-player", "end-card-open"))
"""After them something new begins, even if the same seat goes on."""
ALONE = frozenset(("start-player", "murderer", "arrested", "escaped"))
"""Sentences that name their seat themselves."""
SUMS = ("coins", "points", "conductors", "evidence-drawn", "evidence-returned", "coin-point")


def telling(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    """What each seat did in a row is one sentence; what comes to light follows the turn that brought it."""
    told: list[Sentence] = []
    run: list[Event] = []
    later: list[Event] = []
    seat: Seat | None = None

    def finish() -> None:
        nonlocal run, later
        if run and seat is not None:
            told.append(Sentence(seat, tuple(_clauses(run))))
        told.extend(Sentence(None, (said,)) for said in _apart(later))
        run, later = [], []

    for fact in facts:
        who = _seat(fact)
        if who is None:
            later.append(fact)
        elif seat == who and not _anew(fact, run, later):
            run.append(fact)
        else:
            finish()
            seat = who
            run.append(fact)
    finish()
    return tuple(told)


def _anew(fact: Event, run: Sequence[Event], later: Sequence[Event]) -> bool:
    """Does another sentence begin, though the seat is the same?"""
    second = fact.key in MAIN and any(other.key in MAIN for other in run)
    return second or any(other.key in BREAKS for other in later)


def _seat(fact: Event) -> Seat | None:
    """Whose deed a fact is."""
    if fact.key in PUBLIC | ALONE or fact.to is not None:
        return None
    found = dict(fact.data).get("seat")
    return Seat(found) if isinstance(found, int) else None


def _apart(facts: Sequence[Event]) -> list[Clause]:
    """Sentences of their own; new game end cards in one."""
    said: list[Clause] = []
    opened = tuple(str(dict(fact.data)["card"]) for fact in facts if fact.key == "end-card-open")
    for fact in facts:
        if fact.key == "end-card-open":
            if opened:
                said.append(clause("tell-opened", count=len(opened), title_list=opened))
                opened = ()
        else:
            said.append(Clause(f"event-{fact.key}", fact.data))
    return said


def _clauses(facts: Sequence[Event]) -> list[Clause]:
    """Head by head, each with what came of it; coins spent in a row count as one head."""
    said: list[Clause] = []
    group: list[Event] = []
    facts = _scored(facts)
    for fact in facts:
        begins = fact.key in HEADS or (fact.key == "spent" and not any(other.key == "spent" for other in group))
        if begins and group:
            said += _group(group)
            group = []
        group.append(fact)
    return [*said, *_group(group)]


def _scored(facts: Sequence[Event]) -> list[Event]:
    """Points for guests are told with those for the trains before them."""
    found: list[Event] = []
    for fact in facts:
        if fact.key == "guest-points" and found and found[-1].key == "train-points":
            found[-1] = Event("train-points", (*found[-1].data, ("guests", dict(fact.data)["points"])))
        else:
            found.append(fact)
    return found


def _group(facts: Sequence[Event]) -> list[Clause]:
    said: list[Clause] = []
    spent = sum(int(dict(fact.data)["count"]) for fact in facts if fact.key == "spent")
    first = dict(facts[0].data)
    match facts[0].key:
        case "executed":
            said += _executed(str(first["card"]), facts)
        case "placed":
            at, number = str(first["place"])[:1], int(str(first["place"])[1:])
            said.append(clause("tell-placed", title=first["card"], at=at, number=number))
        case "declined":
            said.append(clause("tell-declined", title=first["card"], kind=CARDS[str(first["card"])].kind))
        case "fulfilled":
            named = "no" if str(first["card"])[:1] in NAMELESS else "yes"
            said.append(clause("tell-fulfilled", title=first["card"], named=named))
        case "switch":
            said.append(clause("tell-switch", title=first["card"]))
        case "city":
            said.append(clause("tell-city", city=first["city"]))
        case "train-points":
            guests = int(first.get("guests", 0))
            said.append(clause("tell-train-points", upper=first["upper"], lower=first["lower"], guests=guests))
        case "guest-points":
            said.append(clause("tell-guest-points", points=first["points"]))
        case "drafted" | "tile":
            said.append(clause(f"tell-{facts[0].key}"))
        case _:
            pass
    if spent:
        said.append(clause("tell-spent", count=spent))
    return [*said, *_effects(facts)]


def _executed(card: str, facts: Sequence[Event]) -> list[Clause]:
    """Of a card that lies open from now on its text is told, of another one what it does."""
    kind = CARDS[card].kind
    if kind in ("route", "contract"):
        return [clause("tell-laid", card=card)]
    if kind == "end_card_action" and any(fact.key == "end-card" for fact in facts):
        # The one that was got with it is told at once.
        return []
    return [clause("tell-executed", title=card, kind=kind)]


def _effects(facts: Sequence[Event]) -> list[Clause]:
    """What came of it, each kind once."""
    said: list[Clause] = []
    by_key: dict[str, list[Mapping[str, str | int]]] = {}
    for fact in facts:
        by_key.setdefault(fact.key, []).append(dict(fact.data))
    taken = tuple(str(data["card"]) for data in by_key.get("end-card", []))
    if taken:
        said.append(clause("tell-end-cards", title_list=taken))
    cars = [str(data["train"]) for data in by_key.get("car", [])]
    if cars:
        said.append(clause("tell-cars", count=len(cars), upper=cars.count("U"), lower=cars.count("L")))
    raised = {
        train: _chains([int(data["value"]) for data in by_key.get("upgrade", []) if data["train"] == train])
        for train in ("U", "L")
    }
    if all(raised.values()):
        said.append(clause("tell-upgrades-both", upper_list=raised["U"], lower_list=raised["L"]))
    else:
        said += [clause("tell-upgrades", value_list=chains, at=train) for train, chains in raised.items() if chains]
    for key in ("mail", "locomotive"):
        said += [
            clause(f"tell-{key}", at=data["train"], **{k: v for k, v in data.items() if k not in ("seat", "train")})
            for data in by_key.get(key, [])
        ]
    moves = by_key.get("conductors", [])
    if moves:
        upper, lower = (sum(int(data[train]) for data in moves) for train in ("upper", "lower"))
        said.append(clause("tell-conductors", upper=upper, lower=lower))
    trips = by_key.get("loco", [])
    if trips:
        said.append(clause("tell-loco", city=trips[-1]["city"], points=sum(int(data["points"]) for data in trips)))
    said += [
        clause("tell-constantinople", place=data["place"], points=data["points"])
        for data in by_key.get("constantinople", [])
    ]
    for key in ("coins", "evidence-drawn", "evidence-returned"):
        number = sum(int(data["count"]) for data in by_key.get(key, []))
        if number:
            said.append(clause(f"tell-{key}", count=number))
    points = sum(int(data["points"]) for data in by_key.get("points", [])) + len(by_key.get("coin-point", []))
    if points:
        said.append(clause("tell-points", points=points))
    said += [clause("tell-evidence-given", to_seat=data["to_seat"]) for data in by_key.get("evidence-given", [])]
    return said


def _chains(values: Sequence[int]) -> tuple[str, ...]:
    """Steps upwards, those that follow each other drawn together: 0→1 and 1→2 become 0→2."""
    chains: list[tuple[int, int]] = []
    for value in values:
        at = next((at for at, (_, end) in enumerate(chains) if end == value), None)
        if at is None:
            chains.append((value, BETTER[value]))
        else:
            chains[at] = (chains[at][0], BETTER[value])
    return tuple(f"{low}→{high}" for low, high in sorted(chains))
