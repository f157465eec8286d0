"""What the tests of The Black Loco's pictures share: settings, views, the words of a scene."""

from __future__ import annotations

from bot.texts import texts
from render.pictures import Setting
from render.scene import Scene, Text, everything
from render.stages import NAMES, Stage
from rules.black_loco.rules import RULES
from rules.black_loco.state import State
from rules.black_loco.view import View
from tests.rules.black_loco.positions import (
    A,
)

LONG = "Maximiliane Österreicher-Großweil"[:32]

HAND = tuple(str(n) for n in range(201, 231))


def setting(stage: Stage, language: str) -> Setting:
    names = (LONG,) * stage.seats
    return Setting(
        texts(language, "black_loco").among(names, plain=True),
        names,
        stage.recent,
        12,
        "18.11.2026 12:30",
        stage.waiting,
    )


def shown(s: State, seats: int = 4) -> tuple[View, Setting]:
    spoken = Setting(texts("en", "black_loco").among(NAMES[:seats], plain=True), NAMES[:seats], waiting=(A,))
    return RULES.view(s, A), spoken


def words_of(scene: Scene) -> list[str]:
    return [placed.item.text for placed in everything(scene) if isinstance(placed.item, Text)]
