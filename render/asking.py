"""Pictures for questions: who draws which question, and the numbered markers on its answers.

A game's `questions.py` is a table and the functions in it:

    question = asking({"cell": _cells, "card": _hand, ("contract", "card"): _contracts})

The key is the name of the field that is asked for, or the tag of the move and the field where one move is drawn
otherwise. A field without an entry gets no picture, nor does a spectator, whom nobody asks.

Each function takes view, question and setting, as `render.pictures.Pictures.question` does, and draws what it likes.
Most of them mark things on a picture there is already: they hand it to `marked` with a function from an answer to
its `Mark`.

    def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
        base = board(view, setting)
        return marked(base, question, lambda cell: Mark(*middle(cell), 52, named(base, f"cell:{cell}")))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from render.parts import marker, spotlight
from render.pictures import Setting
from render.scene import Item, Scene
from rules.core import Seat
from rules.notation import Question, Token


class Viewed(Protocol):
    """Any game's view."""

    @property
    def viewer(self) -> Seat | None: ...


V = TypeVar("V", bound=Viewed)
Drawing = Callable[[V, Question, Setting], Scene | None]


def asking(drawings: Mapping[str | tuple[str, str], Drawing[V]]) -> Drawing[V]:
    """A game's `question`, from its drawings by field or by tag and field."""

    def question(view: V, question: Question, setting: Setting) -> Scene | None:
        if view.viewer is None:
            return None
        field = question.field
        drawing = drawings.get(field)
        if question.prefix:
            drawing = drawings.get((str(question.prefix[0]), field), drawing)
        return drawing(view, question, setting) if drawing else None

    return question


@dataclass(frozen=True, slots=True)
class Mark:
    """Where an answer's number stands, how large, and what stays clear for it."""

    x: float
    y: float
    size: float = 54
    clear: Sequence[Item] = ()


def marked(
    base: Scene, question: Question, mark: Callable[[Token], Mark | None], clear: Sequence[Item] = ()
) -> Scene | None:
    """The numbers of the answers on a picture, the rest dimmed but what stays `clear` anyway, over what they clear.

    An answer without a mark has its number nowhere; None: no answer has a mark.
    """
    found = [(number, there) for number, answer in enumerate(question.answers, 1) if (there := mark(answer))]
    if not found:
        return None
    # What several answers share is drawn once: twice would thicken its edges.
    bright: list[Item] = []
    for item in (*(item for _, there in found for item in there.clear), *clear):
        if item not in bright:
            bright.append(item)
    return spotlight(base, bright, [marker(number, there.x, there.y, there.size) for number, there in found])
