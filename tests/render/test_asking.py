"""Who draws which question, and the numbers on the answers."""

from __future__ import annotations

from dataclasses import dataclass

from render.asking import Mark, asking, marked
from render.parts import page
from render.pictures import Setting
from render.scene import Dim, Disc, Group, Rect, Scene, named
from rules.core import Seat
from rules.notation import Question

SETTING = Setting(lambda key, /, **data: key, ("Ada",))
BASE = Scene(
    1600, 900, tuple(Group((Disc(0, 0, 40),), 200 * n, 400, f"stop:{n}") for n in range(1, 4)), page(1600, 900)
)


@dataclass(frozen=True, slots=True)
class Looking:
    viewer: Seat | None


def asked(*prefix: str | int, field: str = "stop", answers: tuple[str | int, ...] = (1, 3)) -> Question:
    return Question(prefix, field, answers)


def drawn(question: Question, viewer: int | None = 0) -> int:
    """The width of the picture tells who drew it."""
    draw = asking(
        {
            "stop": lambda view, question, setting: Scene(1, 1, ()),
            ("leave", "stop"): lambda view, question, setting: Scene(2, 1, ()),
        }
    )
    scene = draw(Looking(None if viewer is None else Seat(viewer)), question, SETTING)
    return scene.width if scene else 0


def test_a_field_is_drawn_the_same_for_every_move_unless_one_has_its_own_picture() -> None:
    assert drawn(asked("go")) == drawn(asked()) == drawn(asked("go", "leave")) == 1
    assert drawn(asked("leave")) == drawn(asked("leave", 4)) == 2
    assert drawn(asked("leave", field="platform")) == 0


def test_nobody_asks_a_spectator() -> None:
    assert drawn(asked("go"), None) == 0


def test_answers_are_numbered_in_their_order_where_they_lie() -> None:
    places = {1: (200.0, 300.0), 3: (600.0, 300.0)}

    def mark(answer: str | int) -> Mark | None:
        return Mark(*places[int(answer)], 40, named(BASE, f"stop:{answer}")) if answer in places else None

    scene = marked(BASE, asked("go", answers=(3, 2, 1)), mark)
    assert scene is not None
    assert [group.name for group in named(scene, "answer:")] == ["answer:1", "answer:3"]
    (first,) = named(scene, "answer:1")
    assert isinstance(first.items[0], Disc) and first.items[0].x == 600
    assert marked(BASE, asked("go", answers=(4, 5)), mark) is None


def test_what_may_be_chosen_stays_clear_once() -> None:
    bank = Rect(700, 400, 80, 80)
    scene = marked(BASE, asked("go"), lambda answer: Mark(0, 0, clear=(*named(BASE, "stop:2"), bank)), clear=(bank,))
    assert scene is not None
    dim = next(n for n, item in enumerate(scene.items) if isinstance(item, Dim))
    bright = scene.items[dim + 1]
    assert isinstance(bright, Group)
    assert bright.items == (*named(BASE, "stop:2"), bank)
