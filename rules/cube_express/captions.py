"""Richer labels for the answers of a question."""

from __future__ import annotations

from rules.core import Phrase, phrase
from rules.cube_express import centre, sides
from rules.cube_express.cells import beside
from rules.cube_express.components import BACK, PER_TRACK, STOCK
from rules.cube_express.moves import BACK_MARK
from rules.cube_express.placing import front
from rules.cube_express.state import Public
from rules.cube_express.view import View


def _move(public: Public, move: str) -> Phrase | None:
    """What a centre or side action would bring."""
    match move, public.phase:
        case "collect", "centre":
            count = min(PER_TRACK * centre.tracks(public, public.placed), public.player.reserve)
            return phrase("caption-collect", count=count)
        case "bonus", "centre":
            return phrase("caption-bonus", resource=centre.tile(public).bonus)
        case "take", "side":
            return phrase("caption-take", resource=public.atlas.cells[public.entered].tile.resource)
        case "deliver", "side":
            return phrase("caption-deliver", value=sides.value(public, public.entered))
        case _:
            return None


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    public = v.public
    tag = prefix[0] if prefix else ""
    match name, value:
        case "move", str(move):
            return _move(public, move)
        case "tile", str(tile):
            return phrase("caption-back" if tile.endswith(BACK_MARK) else "caption-tile", tile=front(tile))
        case "rotation", int(rotation):
            return phrase(f"caption-rotation-{rotation % 4}")
        case "column", 0:
            return phrase("caption-no-goal")
        case "column", int(column) if 1 <= column <= len(public.goals):
            goal, tile = public.goals[column - 1], public.display[column - 1] or BACK
            if tag == "deliver":
                return phrase("caption-goal", column=column, goal=goal)
            return phrase("caption-column", column=column, tile=tile, goal=goal)
        case "goal", str(choice) if len(prefix) > 1:
            return phrase("caption-bid", goal=public.goals[int(prefix[1]) - 1]) if choice else phrase("caption-no-bid")
        case "train", int(train):
            return phrase("caption-train", number=train, cell=public.player.trains[train - 1])
        case "side", str(side) if len(prefix) > 1:
            cell = beside(public.player.trains[int(prefix[1]) - 1], side)
            shape = public.atlas.cells.get(cell)
            return phrase(f"caption-step-{side}", cell=cell, tile=shape.tile.id if shape else BACK)
        case "house", str(house) if tag == "pay":
            whose = public.passenger(house)
            return phrase("caption-payer", house=house, seat=whose) if whose is not None else None
        case "dividends", int(dividends):
            missing = max(0, public.player.level - dividends)
            return phrase("caption-payment", dividends=dividends, passengers=missing)
        case (("coal" | "wood" | "iron"), int(count)):
            return phrase(f"caption-{name}", count=count)
        case "steps", int(steps):
            return phrase("caption-sale", steps=steps, points=STOCK[max(0, public.player.stock - steps)])
        case _:
            return None
