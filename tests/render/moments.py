"""Pictures of sample games for the tests: every game that has pictures, every moment, both languages."""

from __future__ import annotations

import importlib.util
from functools import cache

from bot.texts import LANGUAGES, texts
from render.lookbook import scenes, setting_of
from render.pictures import Setting, pictures
from render.scene import Scene
from render.stages import Stage, stages
from rules.registry import GAMES

OFFERED = ("board", "areas", "hand", "question", "alt", "text")
WIDE = tuple(letter * 32 for letter in "WMÖ@WM")
"""Names as wide as names of 32 characters can be."""


def pictured(game: str) -> bool:
    """Whether a game has its pictures, all of them."""
    if importlib.util.find_spec(f"render.{game}") is None:
        return False
    return all(hasattr(pictures(game), name) for name in OFFERED)


PICTURED = tuple(filter(pictured, sorted(GAMES)))


def setting(stage: Stage, language: str, names: tuple[str, ...] | None = None) -> Setting:
    made = setting_of(stage, language, lambda tongue, game, known: texts(tongue, game).among(known, plain=True))
    if names is None:
        return made
    names = names[: stage.seats]
    words = texts(language, stage.game).among(names, plain=True)
    return Setting(words, names, made.recent, made.number, made.stamp, made.waiting)


@cache
def sample(game: str) -> tuple[Stage, ...]:
    return stages(game, "random", 11)


@cache
def drawn(game: str) -> tuple[tuple[str, Scene], ...]:
    """Every picture of every moment of a game, named."""
    found = []
    for n, stage in enumerate(sample(game)):
        for language in LANGUAGES:
            names = WIDE if n % 2 else None
            for kind, scene in scenes(stage, setting(stage, language, names)):
                found.append((f"{stage.seats}-{stage.name}-{kind}-{language}", scene))
    return tuple(found)
