"""Plans: the scoring thought out at the end of one's last turn, and a ranking for the draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import Action, Ask, Seat, Wish, clause
from rules.first_class import labels, planner
from rules.first_class.components import ENDS
from rules.first_class.moves import Draft
from rules.first_class.state import DRAFT, OVER, State
from rules.first_class.view import View

PLANS: Mapping[str, bool] = {"draft": True, "scoring": True}
"""Both are secrets: what a plan has done cannot be taken back, else it could be read and changed."""
COURSES = 20
CLASSES = ("W2", "L3", "C3", "W1", "L2", "C2")
"""Game end cards by kind and value, the best first; what they do at once does not count in the draft."""
REST = "rest"


def ahead(s: State) -> tuple[Ask, ...]:
    p = s.public
    if p.phase == OVER:
        return ()
    seats = [Seat(at) for at in range(len(p.players))]
    if p.phase == DRAFT:
        return tuple(Ask(seat, "draft", offered=True) for seat in seats if seat != p.seat and not p.players[seat].ends)
    return tuple(Ask(seat, "scoring", offered=True) for seat in seats if planner.ready(p, seat))


def wishes(v: View, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
    """A scoring is one word; a ranking is one class after the other, or the usual order for the rest."""
    if key == "draft":
        return _ranking(said)
    if said or not planner.ready(v.public, seat):
        return ()
    found = planner.courses(planner.before(v, seat), seat)[:COURSES]
    return tuple(Wish(planner.word(course), *labels.course(course)) for course in found)


def _ranking(said: tuple[str, ...]) -> tuple[Wish, ...]:
    if REST in said or len(said) == len(CLASSES):
        return ()
    left = [Wish(word, clause("wish-class", kind=word[0], points=int(word[1]))) for word in CLASSES if word not in said]
    return (Wish(REST, clause("wish-rest")), *left) if said else tuple(left)


def kept(words: Sequence[str], v: View, seat: Seat, key: str, options: tuple[Action, ...]) -> Action | None:
    """The answer of a plan; None: the board is not the one it was made for."""
    if key == "draft":
        return drafted(words, options)
    return planner.next_move(words[0], v.public, seat, options) if len(words) == 1 else None


def drafted(words: Sequence[str], options: tuple[Action, ...]) -> Action | None:
    """The card that stands highest in a ranking; classes that it leaves out follow in the usual order."""
    ranking = [*(word for word in words if word in CLASSES), *CLASSES]
    cards = [action for action in options if isinstance(action, Draft)]
    return min(cards, key=lambda action: ranking.index(class_of(action.card)), default=None)


def class_of(card: str) -> str:
    """`W2` for a card that brings two points for each rolling stock."""
    return f"{card.removeprefix('E-')[0]}{ENDS[card].points}"
