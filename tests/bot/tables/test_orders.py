"""What the house has answered for somebody is said the first time, question by question."""

from __future__ import annotations

from bot.tables.orders import first_answered
from bot.tables.writer import Tables
from rules.core import Rng, Seat, legal, waiting
from rules.match import HOUSE
from tests.bot.house import ADA, BEN, CLEO, HERE, begins

PEOPLE = (ADA, BEN, CLEO)


async def test_only_the_first_answer_of_the_house_to_a_question_is_new(tables: Tables) -> None:
    """Rail Line, section 10: goods or coin is asked again and again; after the first time everybody knows."""
    table = await tables.open(ADA, HERE, "rail_line", 3)
    for person in PEOPLE[1:]:
        await tables.join(table.id, person)
    table = await begins(tables, table.id, ADA, (0, 1, 2))
    rng = Rng(3)
    while not _twice(table.match.log):
        seat = waiting(table.rules, table.match.state)[0]
        move, rng = rng.choice(legal(table.rules, table.match.state, seat))
        table = (await tables.play(table.id, PEOPLE[seat], move)).table
    seat = _twice(table.match.log)[0]
    lines = await tables.store.lines(table.id)
    own = [at for at, line in enumerate(lines) if line.entry.by == HOUSE and line.entry.seat == seat]
    assert first_answered(table, seat, lines[: own[0] + 1]) == ("substitute",)
    assert first_answered(table, seat, lines) == ("substitute",)
    assert first_answered(table, seat, lines[own[0] + 1 :]) == ()
    others = [line for line in lines if line.entry.seat != seat]
    assert first_answered(table, seat, others) == ()


def _twice(log) -> list[Seat]:  # noqa: ANN001
    """The seats for which the house has answered more than once."""
    seats = [entry.seat for entry in log if entry.by == HOUSE]
    return [seat for seat in dict.fromkeys(seats) if seats.count(seat) > 1]
