"""Captions: what stands beside an answer to a question."""

from __future__ import annotations

from rules.core import Phrase, phrase
from rules.first_class import display, routes
from rules.first_class.view import View


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    p = v.public
    match prefix[:1], name:
        case ("execute",) | ("decline",), "card":
            found = display.find(p.rows, str(value))
            if found is not None:
                return phrase("caption-display", row=found[0] + 1, column=found[1] + 1, card=value)
        case ("both",) | ("loco",), "steps" if value == "":
            return phrase("caption-full")
        case ("coin end",), "columns" if value == "":
            return phrase("caption-cheapest")
        case ("bonus city",), "city" if v.viewer is not None:
            city = routes.cities(p.players[v.viewer].route)[int(value) - 1]
            return phrase("caption-city", number=value, city=city.id, bonus=city.id)
        case ("execute",), "place" if str(value).startswith("S") and v.viewer is not None:
            return _stretch(p.players[v.viewer].route, str(value))
        case _:
            pass
    return None


def _stretch(route: tuple[str, ...], place: str) -> Phrase:
    at = int(place[1:])
    last = routes.stretch_ends(route)[at]
    first = last - routes.stretch_size(route, at)
    cities = routes.cities(route)
    return phrase("caption-stretch", place=place, city1=cities[first].id, city2=cities[last - 1].id)
