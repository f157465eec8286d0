"""Every game of the house through the service: whatever is kept comes back the same, at every moment of a game."""

from __future__ import annotations

import pytest

from bot.store.table import FINISHED
from bot.tables.progress import revived
from bot.tables.writer import Tables
from rules import match as matches
from rules.core import Rng, Seat, legal, waiting
from rules.registry import GAMES, variants
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, PEOPLE


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_is_read_back_as_it_was_played(tables: Tables, game: str) -> None:
    rules = GAMES[game]
    table = await tables.open(ADA, HERE, game, max(rules.seats), variants(rules)[-1])
    for person in (BEN, CLEO, DORA)[: max(rules.seats) - 1]:
        await tables.join(table.id, person)
    table = await tables.start(table.id, ADA)
    rng, undone = Rng(8), 0
    for n in range(5_000):
        assert table.match is not None
        stored = await tables.store.table(table.id)
        assert stored is not None
        again = revived(stored)
        assert again == table
        if table.phase == FINISHED:
            break
        seat, rng = rng.choice(waiting(rules, table.match.state))
        user = table.seats[seat].user
        assert user is not None
        move, rng = rng.choice(legal(rules, table.match.state, Seat(seat)))
        table = (await tables.play(table.id, PEOPLE[user], move, table.revision)).table
        if n % 5 == 0 and tables.can_undo(table, PEOPLE[user]) and table.phase != FINISHED:
            table, undone = await tables.undo(table.id, PEOPLE[user], table.revision), undone + 1
    assert table.phase == FINISHED and undone
    replayed = matches.replay(rules, table.match.header, table.match.log)
    assert replayed.state == table.match.state


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_one_person_plays_every_game_with_stand_ins(tables: Tables, game: str) -> None:
    rules = GAMES[game]
    table = await tables.open(ADA, HERE, game, max(rules.seats))
    for _ in range(max(rules.seats) - 1):
        await tables.add_stand_in(table.id, ADA, "random")
    table = await tables.start(table.id, ADA)
    rng = Rng(3)
    for _ in range(5_000):
        if table.phase == FINISHED:
            break
        seat = table.seat_of(ADA.id)
        assert table.match is not None and seat is not None
        assert seat in waiting(rules, table.match.state), "the game waits for somebody who cannot move"
        move, rng = rng.choice(legal(rules, table.match.state, seat))
        table = (await tables.play(table.id, ADA, move)).table
    assert table.phase == FINISHED
