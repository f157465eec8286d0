"""The players' own areas: all is on the board."""

from __future__ import annotations

from render.pictures import Setting
from render.scene import Scene
from signals.rules.view import View


def areas(view: View, setting: Setting) -> Scene | None:
    return None
