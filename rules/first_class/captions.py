"""Captions: what stands beside an answer to a question."""

from __future__ import annotations

from rules.core import Datum, Phrase, Seat, phrase
from rules.first_class import demands, display, labels, routes, trains
from rules.first_class.state import SCORING, TRAINS, Overflow, Player, Public, Source
from rules.first_class.view import View


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    p = v.public
    if name == "move":
        return _move(p, v.viewer, str(value))
    match prefix[:1], name:
        case ("execute",) | ("decline",), "card":
            found = display.find(p.rows, str(value))
            if found is not None:
                return phrase("caption-display", row=found[0] + 1, number=found[1] + 1, card=value)
        case ("both",) | ("loco",), "steps" if value == "":
            return phrase("caption-full")
        case ("coin end",), "columns" if value == "":
            return phrase("caption-cheapest")
        case ("coin conductor",), "train" if v.viewer is not None:
            train = p.players[v.viewer].trains[TRAINS.index(str(value))]
            return None if trains.room(train) else phrase("caption-train-lost", train=value)
        case ("bonus city",), "city" if v.viewer is not None:
            city = routes.cities(p.players[v.viewer].route)[int(value) - 1]
            return phrase("caption-city", number=value, city=city.id, bonus=city.id)
        case ("execute",), "place" if str(value).startswith("S") and v.viewer is not None:
            return _stretch(p.players[v.viewer].route, str(value))
        case ("execute",), "place" if value and v.viewer is not None:
            return _place(p.players[v.viewer], str(prefix[1]), str(value))
        case _:
            pass
    return None


def _move(p: Public, viewer: Seat | None, tag: str) -> Phrase | None:
    """How much a symbol gives, and what a move would leave behind."""
    top = p.stack[-1] if p.stack else None
    if tag in _MUCH and isinstance(top, Source):
        numbers = [unit.number for unit in top.units if unit.op == tag]
        return phrase(f"caption-{tag}", number=sum(numbers[:1]))
    if tag in _MANY and isinstance(top, Source):
        return phrase(f"caption-{tag}", count=sum(unit.op == tag for unit in top.units))
    if tag == "done" and isinstance(top, Overflow):
        return phrase("caption-done-coins", count=top.coins)
    if viewer is None:
        return None
    player = p.players[viewer]
    if tag == "pass" and p.phase == SCORING:
        left = len(demands.usable_cities(player)) + len(demands.switches(player))
        return phrase("caption-pass-left", count=left) if left else phrase("caption-pass-points")
    return phrase(f"caption-{tag.replace(' ', '-')}-lost") if _lost(player, tag) else None


def _lost(player: Player, tag: str) -> bool:
    """Would a coin have no effect?"""
    match tag:
        case "coin car":
            return all(trains.closed(train) for train in player.trains)
        case "coin loco":
            return not routes.ahead(player)
        case "coin conductor":
            return not any(trains.room(train) for train in player.trains)
        case "coin upgrade":
            return not trains.can_choose_upgrade(player)
        case _:
            return False


_MUCH = ("both", "conductor", "loco", "coins", "points")
"""Symbols told by their number."""
_MANY = ("car", "any")
"""Symbols told by how many there are."""


def _stretch(route: tuple[str, ...], place: str) -> Phrase:
    at = int(place[1:])
    last = routes.stretch_ends(route)[at]
    first = last - routes.stretch_size(route, at)
    cities = routes.cities(route)
    if last == first + 1:
        return phrase("caption-stretch-one", place=place, city=cities[first].id)
    return phrase("caption-stretch", place=place, city1=cities[first].id, city2=cities[last - 1].id)


def _place(player: Player, card: str, place: str) -> Phrase:
    """A car or gap with what lies there, and whether it is good enough for the card."""
    told, meaning = labels.place(player, card, place)
    facts = dict(told.data)
    if place[0] == "G":
        return phrase("offer-gap", place=place, upper=_scalar(facts["upper"]), lower=_scalar(facts["lower"]))
    need = _scalar(dict(meaning.data).get("need", 0))
    return phrase("caption-place", place=place, now=_scalar(facts["now"]), need=need)


def _scalar(value: Datum) -> str | int:
    assert not isinstance(value, tuple)
    return value
