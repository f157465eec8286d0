"""The display: dealing, taking, clearing rows, turning up game end cards."""

from __future__ import annotations

from rules.core import Seat
from rules.first_class.components import COLUMNS, ENDS, OPEN_ENDS, ROWS, STACK_OF_ROUND
from rules.first_class.state import Public
from rules.first_class.work import Work

EMPTY_ROWS = (("",) * COLUMNS,) * ROWS


def deal(work: Work) -> None:
    """The next 18 cards of this round's stack, row by row."""
    at = STACK_OF_ROUND[work.round] - 1
    size = ROWS * COLUMNS
    dealt = tuple(reversed(work.stacks[at][-size:]))
    work.stacks[at] = work.stacks[at][:-size]
    work.rows = [dealt[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]
    work.removed = [0] * ROWS
    work.sealed = True
    work.tell("deal", round=work.round, stack=at + 1)


def refill(work: Work) -> None:
    """Turn up game end cards until four lie open or the deck is used up."""
    while len(work.open_ends) < OPEN_ENDS and work.ends:
        card, work.ends = work.ends[-1], work.ends[:-1]
        work.open_ends = (*work.open_ends, card)
        work.sealed = True
        work.tell("end-card-open", card=card)


def find(rows: tuple[tuple[str, ...], ...] | list[tuple[str, ...]], card: str) -> tuple[int, int] | None:
    """Row and column of a card in the display."""
    if card:
        for at, row in enumerate(rows):
            if card in row:
                return at, row.index(card)
    return None


def take(work: Work, seat: Seat, key: str, card: str, **data: str) -> None:
    """A card leaves its row, which is told as `key`; the n-th to leave clears the row."""
    place = find(work.rows, card)
    assert place is not None
    at, column = place
    work.tell(key, seat=seat, card=card, row=at + 1, column=column + 1, **data)
    row = work.rows[at]
    work.rows[at] = (*row[:column], "", *row[column + 1 :])
    work.removed[at] += 1
    if work.removed[at] == work.seats:
        rest = tuple(other for other in work.rows[at] if other)
        work.gone += rest
        work.rows[at] = ("",) * COLUMNS
        work.tell("row-cleared", row=at + 1, count=len(rest))


def remove_leftmost(work: Work) -> None:
    """The start player tile takes the leftmost card of the topmost row that still has cards out of the game."""
    card = next(card for row in work.rows for card in row if card)
    work.gone += (card,)
    take(work, work.taker, "card-removed", card)


def cards_left(p: Public) -> tuple[str, ...]:
    return tuple(card for row in p.rows for card in row if card)


def deck_size(p: Public) -> int:
    """How many game end cards are still in the deck."""
    return len(ENDS) - len(p.open_ends) - p.passed - sum(player.ends for player in p.players)
