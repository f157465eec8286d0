"""Words around Cube Express's pictures, and what to look for in a scene."""

from __future__ import annotations

from bot.texts import texts
from render import cube_express as pictured
from render.pictures import Setting
from render.scene import Group, Scene, Sprite, bounds, named
from rules import core
from rules.core import Event
from rules.cube_express.rules import RULES
from rules.cube_express.state import State
from rules.notation import Question, drill

LONG = ("Maximiliane Österreicher-Großweiß", "Ben", "Cleo", "Ænne Zoë Weiß")


def spoken(state: State, *recent: Event, language: str = "en") -> Setting:
    names = LONG[: state.public.seats]
    words = texts(language, "cube_express").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, state))


def board(state: State, *recent: Event) -> Scene:
    return pictured.board(RULES.view(state, None), spoken(state, *recent))


def asked(state: State, *prefix: str | int) -> tuple[Question, Scene]:
    """The picture for the question after some answers."""
    seat = core.waiting(RULES, state)[0]
    question = drill(core.legal(RULES, state, seat), prefix)
    assert isinstance(question, Question)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    assert scene is not None
    return question, scene


def sprites(scene: Scene, name: str) -> list[Sprite]:
    found = named(scene, name)
    return [item for group in found for item in group.items if isinstance(item, Sprite)]


def middle(group: Group) -> tuple[float, float]:
    left, top, right, bottom = bounds(group)
    return (left + right) / 2, (top + bottom) / 2
