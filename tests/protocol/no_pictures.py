"""The pictures of a game that has none: the host draws nothing for a game it finds no pictures of."""

from __future__ import annotations

from typing import Any

from render.pictures import Setting
from render.scene import Scene
from rules.notation import Question


def board(view: Any, setting: Setting) -> Scene:
    raise AssertionError("never drawn")


def areas(view: Any, setting: Setting) -> Scene | None:
    return None


def hand(view: Any, setting: Setting) -> Scene | None:
    return None


def question(view: Any, question: Question, setting: Setting) -> Scene | None:
    return None


def alt(view: Any, setting: Setting) -> str:
    return ""


def text(view: Any, setting: Setting) -> str:
    return ""
