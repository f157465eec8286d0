"""What happened, told as a reader likes it: who did what, where, for what, and what it brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core import Clause, Datum, Event, Seat, Sentence

Facts = Mapping[str, Any]
_ALONE = ("pass", "left-over", "reshuffled", "refilled", "display-replaced", "game-over")
"""Told by their own text: nobody does them."""
_REVEALED = ("ticket-opened", "area-coin")
"""The same, after what a seat did."""
_DRAFT = ("kept", "replaced", "hired", "left-over")
"""Of all seats in turn: told seat by seat."""


@dataclass(slots=True)
class _Deed:
    """A clause in the making."""

    key: str
    data: dict[str, Datum]
    gains: dict[str, int] = field(default_factory=dict)

    def gain(self, name: str, count: int) -> None:
        self.gains[name] = self.gains.get(name, 0) + count

    def clause(self) -> Clause:
        gained = [(name, n) for name, n in self.gains.items() if n]
        flat = tuple(part for name, n in gained for part in (name, f"+{n}" if n > 0 else f"−{-n}"))
        return Clause(f"told-{self.key}", (*self.data.items(), ("more", len(gained)), ("gain_count", flat)))


def telling(facts: Sequence[Event]) -> tuple[Sentence, ...]:
    return _Teller().told(facts)


class _Teller:
    """Gathers the deeds of a seat until another one acts."""

    def __init__(self) -> None:
        self.sentences: list[Sentence] = []
        self.seat: int | None = None
        self.deeds: list[_Deed] = []
        self.revealed: list[Clause] = []
        self.drafted: dict[int, list[_Deed]] = {}
        self.laid_aside: list[Clause] = []

    def told(self, facts: Sequence[Event]) -> tuple[Sentence, ...]:
        for fact in facts:
            data = dict(fact.data)
            if fact.key in _DRAFT:
                self._draft(fact, data)
            else:
                self._tell(fact, data)
        self._draft_over()
        self._turn_over()
        return tuple(self.sentences)

    def _tell(self, fact: Event, data: Facts) -> None:
        if self.drafted and fact.key not in ("boarded",):
            self._draft_over()
        if fact.key in _ALONE:
            self._turn_over()
            self.sentences.append(Sentence(None, (_own(fact),)))
        elif fact.key in _REVEALED:
            self.revealed.append(_own(fact))
        else:
            self._deed(fact.key, data)

    def _deed(self, key: str, data: Facts) -> None:
        if self.seat != data["seat"]:
            self._turn_over()
            self.seat = data["seat"]
        if key == "boarded" and self.drafted:
            return
        teller = _DEEDS.get(key)
        if teller is not None:
            teller(self.deeds, data)
        else:
            self.deeds.append(_Deed(key, {name: value for name, value in data.items() if name != "seat"}))

    def _draft(self, fact: Event, data: Facts) -> None:
        self._turn_over()
        match fact.key:
            case "left-over":
                self.laid_aside.append(_own(fact))
            case "replaced":
                kept = self.drafted.setdefault(data["seat"], [])
                kept.append(_Deed("replaced", {"ticket": data["ticket"]}, {"points": -data["points"]}))
            case _:
                name = "ticket" if fact.key == "kept" else "workers"
                self.drafted.setdefault(data["seat"], []).append(_Deed(fact.key, {name: data[name]}))

    def _draft_over(self) -> None:
        for seat, deeds in self.drafted.items():
            self.sentences.append(Sentence(Seat(seat), tuple(deed.clause() for deed in deeds)))
        self.sentences += [Sentence(None, (aside,)) for aside in self.laid_aside]
        self.drafted, self.laid_aside = {}, []

    def _turn_over(self) -> None:
        """The end of the turn goes without saying, unless there is nothing else."""
        said = [deed for deed in self.deeds if deed.key != "ended"] or self.deeds
        if self.seat is not None and said:
            self.sentences.append(Sentence(Seat(self.seat), tuple(deed.clause() for deed in said)))
        self.sentences += [Sentence(None, (seen,)) for seen in self.revealed]
        self.seat, self.deeds, self.revealed = None, [], []


def _own(fact: Event) -> Clause:
    return Clause(f"event-{fact.key}", fact.data)


# Deeds that are told together with others

_Deeds = list[_Deed]
_ON_THE_WAY = ("boarded", "coupled")
_TAKEN = ("ticket-taken", "ticket-bought")
_PAID = ("station-built", "covered", "hall", "goods-built", "supplied", "shed")
_STEP = ("area", "no-dice")


def _moved(deeds: _Deeds, data: Facts) -> None:
    """All segments of a journey in one, whoever boards on the way."""
    at = len(deeds)
    while at and deeds[at - 1].key in _ON_THE_WAY:
        at -= 1
    if at and deeds[at - 1].key == "moved":
        drive = deeds[at - 1]
        drive.data["town_route"] = (*_list(drive, "town_route"), data["town"])
    else:
        drive = _Deed("moved", {"town_route": (data["town1"], data["town"])})
        deeds.append(drive)
    drive.gain(data["colour"], -1)


def _list(deed: _Deed, name: str) -> tuple[str | int, ...]:
    value = deed.data[name]
    assert isinstance(value, tuple)
    return value


def _boarded(deeds: _Deeds, data: Facts) -> None:
    if not any(deed.data.get("ticket") == data["ticket"] for deed in deeds if deed.key in _TAKEN):
        _gathered(deeds, "boarded", "ticket_list", data["ticket"])


def _rolled(deeds: _Deeds, data: Facts) -> None:
    deeds.append(_Deed("rolled", {"pips_list": tuple(data["dice"].split())}))


def _joker(deeds: _Deeds, data: Facts) -> None:
    """Several dice with a 3 in one area are one deed."""
    last = deeds[-1] if deeds and deeds[-1].key == "joker" else None
    if last is not None and last.data["area"] == data["area"]:
        last.data["count"] = int(str(last.data["count"])) + 1
    else:
        deeds.append(_Deed("joker", {"area": data["area"], "count": 1}))


def _gathered(deeds: _Deeds, key: str, name: str, value: str | int) -> None:
    """One more of the same as just before."""
    if deeds and deeds[-1].key == key:
        deeds[-1].data[name] = (*_list(deeds[-1], name), value)
    else:
        deeds.append(_Deed(key, {name: (value,)}))


def _supplied(deeds: _Deeds, data: Facts) -> None:
    if deeds and deeds[-1].key == "supplied":
        if data["good"] not in _list(deeds[-1], "good_list"):
            _gathered(deeds, "supplied", "good_list", data["good"])
        deeds[-1].data["town_list"] = (*_list(deeds[-1], "town_list"), data["town"])
    else:
        deeds.append(_Deed("supplied", {"good_list": (data["good"],), "town_list": (data["town"],)}))


def _stones(deeds: _Deeds, data: Facts) -> None:
    deed = _latest(deeds)
    for colour in data["stones"]:
        deed.gain(colour, 1)
    deed.gain("K", data["black"])


def _returned(deeds: _Deeds, data: Facts) -> None:
    if not deeds or deeds[-1].key != "returned":
        deeds.append(_Deed("returned", {}))
    deeds[-1].gain(data["colour"], -data["count"])


def _coins(deeds: _Deeds, data: Facts) -> None:
    _latest(deeds).gain("coins", data["coins"])


def _yard(deeds: _Deeds, data: Facts) -> None:
    deeds.append(_Deed("yard", {}, {data["colour"]: -1}))


def _painted(deeds: _Deeds, data: Facts) -> None:
    deeds.append(_Deed("painted", {}, {"K": -2}))


def _spent(deeds: _Deeds, data: Facts) -> None:
    """What was paid belongs to what was just done for it."""
    deed = next((deed for deed in reversed(deeds) if deed.key in _PAID), None) or _latest(deeds)
    for colour in data["stones"]:
        deed.gain(colour, -1)
    deed.gain("coins", -data["coins"])


def _area_coin(deeds: _Deeds, data: Facts) -> None:
    _latest(deeds).gain("coins", 1)


def _latest(deeds: _Deeds) -> _Deed:
    """What brings stones and coins: the dice step until the roll, else the last deed; at the end they come alone."""
    for deed in reversed(deeds):
        if deed.key == "rolled":
            break
        if deed.key in _STEP:
            return deed
    if not deeds or deeds[-1].key in ("ended", "returned"):
        deeds.append(_Deed("gets", {}))
    return deeds[-1]


def _scored(key: str) -> Callable[[_Deeds, Facts], None]:
    """A deed that brings points, and perhaps coins."""

    def scored(deeds: _Deeds, data: Facts) -> None:
        left = {name: value for name, value in data.items() if name not in ("seat", "points", "coins")}
        deeds.append(_Deed(key, left))
        deeds[-1].gain("points", data["points"])
        deeds[-1].gain("coins", data.get("coins", 0))

    return scored


def _power(deeds: _Deeds, data: Facts) -> None:
    deeds[-1].gain("points", data["points"])


def _pioneer(deeds: _Deeds, data: Facts) -> None:
    if deeds and deeds[-1].key in ("station-built", "covered"):
        deeds[-1].data["field"] = data["field"]
    else:
        deeds.append(_Deed("pioneer", {"field": data["field"]}))


def _station_built(deeds: _Deeds, data: Facts) -> None:
    deeds.append(_Deed("station-built", {"building": data["building"], "field": 0}))


def _covered(deeds: _Deeds, data: Facts) -> None:
    deeds.append(_Deed("covered", {"building1": data["building"], "building2": data["building2"], "field": 0}))


_DEEDS: Mapping[str, Callable[[_Deeds, Facts], None]] = {
    "moved": _moved,
    "boarded": _boarded,
    "rolled": _rolled,
    "joker": _joker,
    "supplied": _supplied,
    "stones": _stones,
    "returned": _returned,
    "coins": _coins,
    "area-coin-taken": _area_coin,
    "spent": _spent,
    "yard": _yard,
    "painted": _painted,
    "delivered": _scored("delivered"),
    "sold": _scored("sold"),
    "region": _scored("region"),
    "region-first": _scored("region-first"),
    "shed-cleared": _scored("shed-cleared"),
    "power": _power,
    "pioneer": _pioneer,
    "station-built": _station_built,
    "covered": _covered,
}
