"""What has changed on the public picture: gaps in the display, new cards, and what is told of the players."""

from __future__ import annotations

from functools import partial

from render.first_class import cards
from render.first_class.sheet import Sheet
from render.parts import recent
from render.pictures import Setting
from render.recent import Data, fresh, outlines
from render.scene import Group, Item, Scene, Text, group
from render.symbols import icon
from render.theme import INK, READ
from rules.first_class.state import Public

TAKEN = ("executed", "placed", "declined", "card-removed")


def news(p: Public, setting: Setting, plan: Sheet) -> list[Item]:
    """The gaps that cards have left since the picture before, and new game end cards."""
    items: list[Item] = []
    new = [data["card"] for data in fresh(setting, "end-card-open")]
    w, h = cards.END_W * plan.scale, cards.END_H * plan.scale
    items += (recent(*plan.end_corner(n), w, h) for n, c in enumerate(p.open_ends) if c in new)
    number = 0
    for event in setting.recent:
        if event.key == "deal":
            # What lay there before has been covered by new cards.
            items, number = [item for item in items if not _in_display(item)], 0
        elif event.key in TAKEN and p.reveal is None:
            number += 1
            items += _gap(p, setting, dict(event.data), number, plan)
    return items


def changed(p: Public, setting: Setting, scene: Scene) -> list[Item]:
    """Outlines of what is told of the players; whoever has taken a card is seen in its gap."""
    dealt = max((n for n, event in enumerate(setting.recent, 1) if event.key == "deal"), default=0)
    taken = [dict(event.data) for event in setting.recent[dealt:] if event.key in TAKEN and p.reveal is None]
    seen = {int(data["seat"]) for data in taken if not p.rows[int(data["row"]) - 1][int(data["column"]) - 1]}
    return outlines(scene, setting, partial(_parts, p), seen)


def _parts(p: Public, key: str, data: Data) -> tuple[str, ...]:
    """Where an event shows."""
    seat = data.get("seat")
    match key:
        case "conductors" | "coins":
            return (f"{key}:{seat}",)
        case "spent":
            return (f"coins:{seat}",)
        case "loco":
            return f"loco:{seat}", *((f"score:{seat}",) if data["points"] else ())
        case "coin-point" | "points" | "train-points" | "guest-points" | "escaped":
            return (f"score:{seat}",)
        case "constantinople":
            return f"score:{seat}", f"arrived:{data['place']}"
        case "locomotive":
            return ("locomotives",)
        case "end-card":
            return (f"ends:{seat}",)
        case "tile" | "start-player":
            return (f"start:{seat}",)
        case "evidence-drawn" | "evidence-returned":
            return (f"evidence:{seat}",)
        case "evidence-given":
            return f"evidence:{seat}", f"evidence:{data['to_seat']}"
        case "game-over":
            return tuple(f"score:{at}" for at in range(len(p.players)))
        case "row-cleared" if p.removed[int(data["row"]) - 1] == len(p.players):
            return (f"row:{data['row']}",)
        case _:
            return ()


def _in_display(item: Item) -> bool:
    return isinstance(item, Group) and item.name.startswith("gap:")


def _gap(p: Public, setting: Setting, data: dict[str, str | int], number: int, plan: Sheet) -> list[Item]:
    """Who took which card, told in the place it has left."""
    row, column = int(data["row"]) - 1, int(data["column"]) - 1
    if p.rows[row][column]:
        return []
    x, y = plan.corner(row, column)
    w, h = cards.W * plan.scale, cards.H * plan.scale
    told = group(
        icon("token", w / 2, h * 0.3, 76, int(data["seat"])),
        Text(8, h * 0.46, w - 16, 124, setting.words(f"title-{data['card']}"), 34, "narrow", INK, "middle", READ, 3),
        x=x,
        y=y,
        name=f"gap:{row + 1}.{column + 1}",
    )
    return [told, Group((recent(x, y, w, h, number=number),), name=f"gap:{row + 1}.{column + 1}")]
