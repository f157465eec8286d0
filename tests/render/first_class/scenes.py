"""Pictures of positions, to be looked at without drawing them."""

from __future__ import annotations

from bot.texts import texts
from render import first_class as pictured
from render.pictures import Setting
from render.scene import Scene, everything
from render.scene import Text as Words
from rules import core
from rules.core import Event, Seat
from rules.first_class.rules import RULES
from rules.first_class.state import Placed, State
from rules.notation import Question, drill
from tests.rules.first_class.positions import (
    position,
    waiting,
)

NAMES = ("Ada", "Ben", "Cleo", "Dora")
BUSY = {
    "upper": "7,4,2,1,1,M-LOCO,0",
    "lower": "4,2,0",
    "at": (3, 2),
    "coins": (5, 5, 1),
    "loco": 4,
    "route": ("X1-R2", "X1-R4"),
    "contracts": ("B1-K1",),
    "placed": (
        Placed("B1-S1", "U1"),
        Placed("B1-P1", "S0"),
        Placed("E1-S1", "G2"),
        Placed("E1-M2", "G1", done=True),
        Placed("E1-M3", "G4"),
    ),
}


def spoken(s: State, *recent: Event, language: str = "en") -> Setting:
    names = NAMES[: len(s.public.players)]
    words = texts(language, "first_class").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, s))


def busy(seats: int = 3) -> State:
    return position(seats, "BE", show=("B1-S2", "E1-S2", "B1-P2", "E1-M1", "X1-R6", "B1-K1"), **BUSY)


def board(s: State, *recent: Event) -> Scene:
    return pictured.board(RULES.view(s, None), spoken(s, *recent))


def areas(s: State, *recent: Event) -> Scene:
    return pictured.areas(RULES.view(s, None), spoken(s, *recent))


def words_of(scene: Scene) -> list[str]:
    return [placed.item.text for placed in everything(scene) if isinstance(placed.item, Words)]


def asked(s: State, *prefix: str | int) -> tuple[Question, Scene | None]:
    seat = Seat(waiting(s))
    question = drill(core.legal(RULES, s, seat), prefix)
    assert isinstance(question, Question)
    return question, pictured.question(RULES.view(s, seat), question, spoken(s))
