"""Positions of Rail Line for its pictures, and what to look for in a scene."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import texts
from render import rail_line as pictured
from render.legibility import text_boxes
from render.pictures import Setting
from render.scene import Group, Scene, Sprite, bounds, named
from rules import core
from rules.core import Event, Seat
from rules.notation import Question, drill
from rules.rail_line.components import CARDS
from rules.rail_line.rules import RULES
from rules.rail_line.state import State
from rules.rail_line.view import View

EX_6 = ("B06", "B01", "A03", "B24", "B13", "B17", "A10", "B09", "B08", "A04", "B14")
NAMES = ("Ada", "Ben", "Cleo")


def begun(seats: int = 3, sheet: str = "1", side: str = "A", seed: int = 3) -> State:
    """After the choice of side and tracks: everybody on the track of the own number."""
    state = RULES.setup(seats, {"sheet": sheet}, seed)
    for move in (f"side {side}", *(f"track {n + 1}" for n in range(seats))):
        seat = core.waiting(RULES, state)[0]
        legal = core.legal(RULES, state, seat)
        chosen = next(a for a in legal if f"{a.tag} {getattr(a, a.tag)}" == move)
        state = RULES.apply(state, seat, chosen).state
    return state


def laid(state: State, cards: tuple[str, ...], node: int, local: int = 0) -> State:
    """The position with a given line; hands and display made of other cards."""
    free = [card for card in CARDS if card not in cards]
    a_free, b_free = ([card for card in free if card.startswith(deck)] for deck in "AB")
    players = tuple(replace(p, express=node, local=local, hand=1) for p in state.public.players)
    public = replace(state.public, line=cards, display=tuple(b_free[:4]), stack=len(b_free) - 4, players=players)
    hands = tuple((a_free[n],) for n in range(public.seats))
    return State(public, replace(state.hidden, hands=hands, stack=tuple(b_free[4:])))


def spoken(state: State, *recent: Event, language: str = "en") -> Setting:
    names = NAMES[: state.public.seats]
    words = texts(language, "rail_line").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, state))


def public(state: State) -> View:
    return RULES.view(state, None)


def sprite(scene: Scene, name: str) -> Sprite:
    (found,) = named(scene, name)
    return next(item for item in found.items if isinstance(item, Sprite))


def words_of(scene: Scene) -> set[str]:
    return {box.wanted for box in text_boxes(scene)}


def inside(spot: Group, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = bounds(spot)
    x, y = (left + right) / 2, (top + bottom) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def ask(state: State, seat: Seat, *prefix: str | int) -> tuple[Question, Scene]:
    question = drill(core.legal(RULES, state, seat), prefix)
    assert isinstance(question, Question)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    assert scene is not None
    return question, scene


def answer(scene: Scene, number: int) -> Group:
    (found,) = named(scene, f"answer:{number}")
    return found
