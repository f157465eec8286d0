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
        case ("both",) | ("loco",), "steps":
            return phrase("caption-full") if value == "" else None
        case ("coin end",), "columns" if value == "":
            return phrase("caption-cheapest")
        case ("bonus city",), "city" if v.viewer is not None:
            cities = routes.cities(p.players[v.viewer].route)
            return phrase("caption-city", number=value, city=cities[int(value) - 1].id)
        case _:
            pass
    return None
