"""The contract between a game's pictures and everybody who wants one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, Protocol, TypeVar, cast

from render import paint
from render.looks import Palette
from render.scene import Scene
from rules import registry
from rules.core import Event, Seat
from rules.notation import Question

V_contra = TypeVar("V_contra", contravariant=True)
"""What one viewer may know."""


class Words(Protocol):
    """The reader's language: a text's key and its parameters become words."""

    def __call__(self, key: str, /, **data: str | int) -> str: ...


Form = Literal["full", "phone"]
"""For a wide screen, or portrait and large for one that is held in a hand."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a picture shows besides the view."""

    words: Words
    names: tuple[str, ...]
    """A name for each seat, up to 32 characters."""
    recent: tuple[Event, ...] = ()
    """Public events since the previous picture: the marks of the last move."""
    number: int = 0
    """The table's number."""
    stamp: str = ""
    """Date and time, as shown in the header."""
    waiting: tuple[Seat, ...] = ()
    """Who is waited for."""
    several: bool = False
    """Several are waited for, or asked ahead, and `waiting` does not name them: who is left changes too soon."""
    form: Form = "full"


class Pictures(Protocol[V_contra]):
    """What the module (or package) `render.<game>` offers as functions. Views are the game's own."""

    def board(self, view: V_contra, setting: Setting) -> Scene:
        """The public picture of a turn."""

    def areas(self, view: V_contra, setting: Setting) -> Scene | None:
        """The players' own areas as a second public picture; None: all is on the board."""

    def hand(self, view: V_contra, setting: Setting) -> Scene | None:
        """Private: what only `view.viewer` may see."""

    def question(self, view: V_contra, question: Question, setting: Setting) -> Scene | None:
        """Private: markers 1 … n on the answers, the rest dimmed; None: no picture helps."""

    def alt(self, view: V_contra, setting: Setting) -> str:
        """Up to 1000 characters: the game, whose turn, scores, last move."""

    def text(self, view: V_contra, setting: Setting) -> str:
        """The whole board as plain text, up to 3500 characters."""


AnyPictures = Pictures[Any]
"""Any: found by the name of a game, whose view then is not known to the type checker. `bot.games.Game` checks it."""


def found(game: str) -> bool:
    """Has the game pictures?"""
    return importlib.util.find_spec(_module(game)) is not None


@cache
def pictures(game: str) -> AnyPictures:
    """The pictures of a game, found by its name."""
    return cast(AnyPictures, importlib.import_module(_module(game)))


def legend(game: str, setting: Setting) -> Scene | None:
    """Every symbol of a game with its words, where the game has `legend(setting)`."""
    draw_it: Callable[[Setting], Scene] | None = _offered(game, "legend")
    return None if draw_it is None else draw_it(setting)


def lesson(game: str, topic: str, setting: Setting) -> Scene | None:
    """A small scene for a topic of the game's guide, where the game has `lesson(topic, setting)` and draws one."""
    draw_it: Callable[[str, Setting], Scene | None] | None = _offered(game, "lesson")
    return None if draw_it is None else draw_it(topic, setting)


def points(game: str, view: Any) -> tuple[int, ...] | None:
    """What each seat has in a spectator's view, where the game counts during play and has `points(view)`."""
    count: Callable[[Any], tuple[int, ...]] | None = _offered(game, "points")
    return None if count is None else count(view)


def _offered(game: str, name: str) -> Any:
    """A function that not every game's pictures have. Any: `legend`, `lesson` and `points` say what it takes."""
    return getattr(pictures(game), name, None) if found(game) else None


def _module(game: str) -> str:
    package = registry.PACKAGES.get(game)
    return f"render.{game}" if package is None else f"{package}.pictures"


def draw(scene: Scene, palette: Palette = "day") -> bytes:
    """A scene as a PNG file."""
    return paint.draw(scene, palette)
