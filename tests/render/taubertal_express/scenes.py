"""What the tests of Der Taubertal-Express's pictures share: settings, the fullest position, the pieces of a group."""

from __future__ import annotations

from bot.texts import texts
from render.pictures import Setting
from render.scene import Scene, Sprite, everything, named
from rules.core import Event, Seat
from rules.taubertal_express.components import GOODS_TOWNS
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.positions import scene

NAMES = ("Maximiliane Österreicher-Großweil", "W" * 32, "Jörg", "Ö" * 32)


def setting(language: str = "en", seats: int = 4, *recent: Event, waiting: tuple[int, ...] = (0,)) -> Setting:
    words = texts(language, "taubertal_express").among(NAMES[:seats], plain=True)
    return Setting(words, NAMES[:seats], recent, 7, "1.2.2026", tuple(map(Seat, waiting)))


def full(seats: int = 4) -> State:
    """The fullest train and station there can be."""
    rich = {
        "station": "wagenwerkstatt zollamt gueterschuppen empfangshalle kiosk magazingebaeude postamt lagerhaus",
        "stones": "WWYYBBPPKK",
        "sites": dict.fromkeys(GOODS_TOWNS, "winery")
        | {"MER": "turquoise", "SHA": "brown", "MIL": "brown", "WUE": "turquoise", "HEI": "turquoise"},
        "waiting": " ".join(GOODS_TOWNS),
        "tickets": ("T20", "T21", "T34", "T08"),
        "aboard": ("T20", "T34"),
        "passenger_wagons": 4,
        "worker_wagons": 1,
        "freight_wagons": 2,
        "hired": 2,
        "used": 1,
        "cargo": "wine wine sheep grain tools",
        "customs": "wine sheep",
        "shed": "wine",
        "kept": ("T01",),
        "points": 107,
    }
    others = {at: rich | {"tickets": (), "aboard": (), "waiting": "", "cargo": ""} for at in range(1, seats)}
    return scene(seats, dice=(4, 0, 0, 0, 0), others=others, **rich)  # type: ignore[arg-type]


def sprites(scene: Scene, group: str, kind: str) -> list[Sprite]:
    found = named(scene, group)
    assert found, group
    return [p.item for each in found for p in everything(Scene(1, 1, (each,))) if isinstance(p.item, Sprite)
            and p.item.kind == kind]  # fmt: skip
