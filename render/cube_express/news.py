"""What has changed on the public picture beside the map's own marks: the display, the players, the goal cards."""

from __future__ import annotations

from functools import partial

from render.pictures import Setting
from render.recent import Data, fresh, outlines
from render.scene import Item, Scene
from rules.cube_express.components import CONVERSIONS, RESOURCES
from rules.cube_express.state import Public

ON_THE_MAP = ("placed", "placed-back", "stepped", "boarded", "took", "delivered", "built", "claimed")


def changed(public: Public, setting: Setting, scene: Scene) -> list[Item]:
    """Outlines of what is told beside the map; whoever has changed the map is seen there."""
    seen = {int(data["seat"]) for data in fresh(setting, *ON_THE_MAP)}
    return outlines(scene, setting, partial(_parts, public), seen)


def _parts(public: Public, key: str, data: Data) -> tuple[str, ...]:
    """Where an event shows."""
    seat = data.get("seat")
    match key:
        case "refilled":
            return (f"display:{data['column']}",)
        case "bid":
            return f"dividends:{seat}", f"bid:{seat}:{data['column']}"
        case "built" | "claimed" | "collected" | "dollar":
            return (f"dividends:{seat}",)
        case "second-train":
            return f"train:{seat}:2", f"coal:{seat}", f"iron:{seat}"
        case "passenger-paid" if data["owner_seat"] != seat:
            return (f"dividends:{data['owner_seat']}",)
        case "took" | "bonus":
            return (f"{data['resource']}:{seat}",)
        case "burned":
            return (f"coal:{seat}",)
        case "converted":
            kind = CONVERSIONS[str(data["conversion"])]
            return tuple(f"{name}:{seat}" for name in (kind.pay, kind.gain, *(["dividends"] if kind.dividend else [])))
        case "dropped":
            return tuple(f"{name}:{seat}" for name in RESOURCES if data[name])
        case "delivered":
            demand = zip(RESOURCES, public.atlas.cells[str(data["cell"])].tile.demand, strict=True)
            paid = [f"{name}:{seat}" for name, many in demand if many]
            return *paid, f"dividends:{seat}", f"score:{seat}", f"bid:{seat}:{data['column']}"
        case "stock-rose":
            return (f"stock:{seat}",)
        case "sold":
            return f"stock:{seat}", f"dividends:{seat}"
        case "token":
            return (f"tokens:{seat}",)
        case "over":
            return tuple(f"score:{at}" for at in range(public.seats))
        case _:
            return ()
