"""What has changed on the public picture beside the line's own marks: what is told of the players."""

from __future__ import annotations

from collections.abc import Collection

from render.pictures import Setting
from render.recent import Data, fresh, outlines
from render.scene import Item, Scene


def changed(setting: Setting, scene: Scene, seen: Collection[int] = ()) -> list[Item]:
    """Outlines of what is told of the players; whoever has laid a card or moved a train is seen there."""
    laid = {int(data["seat"]) for data in fresh(setting, "laid", "local")}
    return outlines(scene, setting, _parts, {*seen, *laid})


def _parts(key: str, data: Data) -> tuple[str, ...]:
    """Where an event shows."""
    seat = data.get("seat")
    match key:
        case "side":
            return ("start",)
        case "track":
            return (f"train:{seat}:local",)
        case "laid" if not data["coins"]:
            return ()
        case "laid" | "box" | "paid-local" | "overflow" | "chain" | "discarded":
            return (f"coin:{seat}",)
        case "substituted":
            return f"coin:{seat}", f"rail_line-instead:{seat}"
        case _:
            return ()
