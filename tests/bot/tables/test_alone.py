"""Somebody alone against stand-ins: it begins at once, nobody waits, and all turns of stand-ins are told together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.sentences import brief
from bot.store.draft import Draft
from bot.store.table import RUNNING, Table
from bot.tables import thoughts
from bot.tables.alone import alone
from bot.tables.announcements import TURN, announcements
from bot.tables.moments import GO_ON
from bot.tables.thoughts import THINK
from bot.tables.writer import Tables
from bot.texts import texts
from rules import core
from rules.core import Clause, Seat, Sentence, legal
from tests.bot.house import ADA, BEN, HERE, house, refusal


async def begun(tables: Tables, kind: str, seats: int | None = None, game: str = "rail_line") -> Table:
    return await tables.begin_alone(ADA, HERE, game, kind, seats, {}, "en", None, True)


def drafted(drafts: tuple[Draft, ...]) -> list[str]:
    return [draft.kind for draft in drafts]


async def test_it_begins_at_once_with_as_few_stand_ins_as_can_be(tables: Tables) -> None:
    table = await begun(tables, "easy")
    assert table.phase == RUNNING
    assert len(table.seats) == 2
    assert alone(table)
    assert (table.rated, table.hints, table.access) == (False, True, "invited")
    assert [info.stand_in for info in table.seats if info.user is None] == ["easy"]
    assert len((await begun(tables, "random", 3)).seats) == 3


@pytest.mark.parametrize(
    ("game", "kind", "seats", "why"),
    [
        ("rail_line", "clever", None, "no-such-stand-in"),
        ("rail_line", "easy", 9, "wrong-number-of-seats"),
        ("chess", "easy", None, "no-such-game"),
    ],
)
async def test_what_cannot_be_begun_is_refused(tables: Tables, game: str, kind: str, seats: int, why: str) -> None:
    assert await refusal(begun(tables, kind, seats, game)) == why


async def test_the_same_interaction_begins_one_game(tables: Tables) -> None:
    wish = {"interaction": 77}
    await tables.begin_alone(ADA, HERE, "rail_line", "easy", None, {}, "en", None, True, **wish)
    again = tables.begin_alone(ADA, HERE, "rail_line", "easy", None, {}, "en", None, True, **wish)
    assert await refusal(again) == "already-done"


async def test_nobody_is_alone_whose_seat_mate_may_come_back(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "rail_line", 2, rated=False)
    await tables.join(table.id, BEN)
    table = await tables.start(table.id, ADA, (0, 1))
    assert not alone(table)
    gone = await tables.add_stand_in(table.id, ADA, "greedy", 1, gone=True)
    assert gone.seats[1].stand_in is not None
    assert not alone(gone)
    assert not alone(replace(await begun(tables, "easy"), rated=True))


async def test_stand_ins_do_not_wait_for_an_undo(tmp_path: Path) -> None:
    """With others at the table a stand-in leaves time to take a move back; alone it answers in the same commit."""
    async with house(tmp_path) as tables:
        tables.grace = 60
        table = await begun(tables, "random")
        for _ in range(12):
            assert table.match is not None
            own = table.seat_of(ADA.id)
            assert own is not None
            assert core.waiting(table.rules, table.match.state) == (own,), "everybody else has answered"
            assert table.due(GO_ON) is None
            table = (await tables.play(table.id, ADA, legal(table.rules, table.match.state, own)[0])).table


async def test_the_board_comes_when_it_is_the_persons_turn_again(tables: Tables) -> None:
    """While a stand-in thinks nothing is posted; its turns, however many, are one post."""
    table = await begun(tables, "easy", 3)
    posts: list[list[str]] = []
    own = table.seat_of(ADA.id)
    assert own is not None
    for _ in range(60):
        before, seat = table, thoughts.thinker(table)
        if seat is not None:
            move = legal(table.rules, table.match.state, seat)[0]  # type: ignore[union-attr]
            table = await tables.thought(table.id, [(seat, move)], len(table.match.log))  # type: ignore[union-attr]
        else:
            assert table.match is not None
            table = (await tables.play(table.id, ADA, legal(table.rules, table.match.state, own)[0])).table
        if table.phase != RUNNING:
            break
        kinds = drafted(announcements(before, table, by=None if seat is not None else ADA.id))
        due = table.due(THINK)
        if due is not None:
            assert TURN not in kinds, "somebody still thinks"
            assert due.payload["turn"] <= table.rules.turn(table.match.state)  # type: ignore[union-attr]
        elif TURN in kinds:
            posts.append(kinds)
    assert posts, "the person is shown the board"
    assert all(kinds.count(TURN) == 1 for kinds in posts)


async def test_what_others_did_is_told_in_two_lines() -> None:
    words = texts("en", "rail_line").among(("Ada", "Adler", "Saxonia", "Rocket"))

    def did(seat: int | None) -> Sentence:
        said = Clause("undone" if seat is None else "move-noted")
        return Sentence(None if seat is None else Seat(seat), (said,))

    told = brief(words, [did(0), did(1), did(None), did(2), did(3)], Seat(0))
    lines = told.splitlines()
    assert len(lines) == 2
    assert "Ada" not in told
    assert all(name in told for name in ("Adler", "Saxonia", "Rocket"))
    assert lines[1].startswith("◆ Rocket")
