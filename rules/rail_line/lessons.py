"""What a first game needs, in set positions: goods, others' goods, the local train, coins, a second card, rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules.core import Seat
from rules.lesson import Lesson, played
from rules.rail_line.components import SHEETS
from rules.rail_line.scoring import score
from rules.rail_line.state import Hidden, Player, State

YOU, RIVAL = Seat(0), Seat(1)
BEGUN = ((0, "side B"), (0, "track 1"), (1, "track 2"))
TWO_LIE = (*BEGUN, (0, "play A01"), (0, "extra pass"), (1, "play A06"), (1, "extra pass"))
THREE_LIE = (*TWO_LIE, (0, "play A08"))
SEED = 1
ROWS = [row.symbol for row in SHEETS[1].rows]


@cache
def _position(
    moves: Sequence[tuple[int, str]], hand: tuple[str, ...] = (), coins: int | None = None,
    marks: tuple[tuple[str, int], ...] = (),
) -> State:  # fmt: skip
    """After these moves, with other cards in the learner's hand, other coins, and more marked."""
    s: State = played("rail_line", 2, SEED, moves, {"sheet": "1"})
    player = s.public.players[YOU]
    held = hand or s.hidden.hands[YOU]
    boxes = dict(zip(ROWS, player.marks, strict=True)) | dict(marks)
    gained = player.gained if coins is None else player.spent + coins
    player = replace(player, hand=len(held), gained=gained, marks=tuple(boxes[symbol] for symbol in ROWS))
    public = replace(s.public, players=(player, *s.public.players[1:]))
    return State(public, Hidden((held, *s.hidden.hands[1:]), s.hidden.stack, s.hidden.unused))


def _marked(before: State, after: State, seat: Seat) -> int:
    return sum(after.public.players[seat].marks) - sum(before.public.players[seat].marks)


def _you(s: State) -> Player:
    return s.public.players[YOU]


def _gained(before: State, after: State) -> int:
    return score(after.public, _you(after)) - score(before.public, _you(before))


def _goods(before: State, after: State) -> str:
    found = _marked(before, after, YOU)
    return "" if found >= 2 else "one" if found else "none"


def _alone(before: State, after: State) -> str:
    if not _marked(before, after, YOU):
        return "none"
    return "rival" if _marked(before, after, RIVAL) else ""


def _fetched(before: State, after: State) -> str:
    if _you(after).local == _you(before).local:
        return "stays"
    wood = ROWS.index("WO")
    return "" if _you(after).marks[wood] > _you(before).marks[wood] else "other"


def _multiplied(before: State, after: State) -> str:
    if _you(after).local == _you(before).local:
        return "stays"
    return "" if _gained(before, after) >= 2 else "less"


def _coin(before: State, after: State) -> str:
    return "" if _you(after).coins > _you(before).coins else "none"


def _second(before: State, after: State) -> str:
    return "" if len(after.public.line) > len(before.public.line) else "none"


def _post(before: State, after: State) -> str:
    if not _you(after).box_used:
        return "unused"
    post = ROWS.index("PO")
    return "" if _you(after).marks[post] > _you(before).marks[post] else "other"


LESSONS: tuple[Lesson, ...] = (
    Lesson("goods", lambda: _position(BEGUN, ("A02", "A06", "A11", "A12"), 0), _goods, ("none", "one")),
    Lesson("alone", lambda: _position(BEGUN, ("A01", "A02", "A04", "A05"), 0), _alone, ("none", "rival")),
    Lesson("fetched", lambda: _position(THREE_LIE, ("A02", "A05"), 1), _fetched, ("stays", "other")),
    Lesson(
        "multiplied", lambda: _position(THREE_LIE, ("A02", "A05"), 1, (("WO", 1), ("SA", 3))), _multiplied,
        ("stays", "less"),
    ),
    Lesson("coin", lambda: _position(THREE_LIE, ("A02", "A05"), 0), _coin, ("none",)),
    Lesson("second", lambda: _position(THREE_LIE, ("A02", "A05"), 1), _second, ("none",)),
    Lesson("post", lambda: _position(THREE_LIE, ("A02", "A05"), 2, (("PO", 1),)), _post, ("unused", "other")),
)  # fmt: skip
