"""Looking back: a stop a turn, nothing that was taken back, nothing that the viewer did not know then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.match import Line
from bot.store.table import FINISHED
from bot.tables import lookback
from bot.tables.announcements import BESIDE
from bot.tables.lookback import as_it_was, between, nearest, stops
from bot.tables.writer import Tables
from rules import match as matches
from rules.core import Rng, Seat, legal, waiting
from rules.registry import GAMES
from tests.bot.house import ADA, BEN, CLEO, play_on, refusal, running

pytestmark = pytest.mark.usefixtures("toy")


async def test_there_is_a_stop_for_the_beginning_and_every_turn(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    assert table.phase == FINISHED and table.match is not None
    found, lines = await tables.lookback(table)
    turns = [table.rules.turn(stop.match.state) for stop in found]
    assert turns == sorted(turns) and len(turns) > 3 and found[0].seat is None and found[0].entries == 0
    assert found[-1].entries == len(table.match.log) and found[-1].match.state == table.match.state
    for stop in found[1:]:
        assert stop.match.state == (await tables.at(table.id, stop.entries)).state
    told = [line.entry.n for a, b in zip(found, found[1:], strict=False) for line in between(lines, a, b)]
    assert told == [line.entry.n for line in lines]


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"toy"}))
def test_turns_that_were_taken_back_are_no_stops(game: str) -> None:
    """A random game in which people take back what they can now and then."""
    rules, rng, back = GAMES[game], Rng(5), 0
    match = matches.new(rules, min(rules.seats), 11)
    for _ in range(150):
        seat = next((seat for seat in range(min(rules.seats)) if matches.can_undo(match, Seat(seat))), None)
        chance, rng = rng.below(4)
        if seat is not None and chance == 0:
            match, back = matches.undo(match, Seat(seat)), back + 1
            continue
        seats = waiting(rules, match.state)
        if not seats:
            break
        who, rng = rng.choice(seats)
        move, rng = rng.choice(legal(rules, match.state, who))
        match, _ = matches.play(rules, match, who, move)
    lines = [Line(entry, entry.n, False, (), entry.n) for entry in match.log]
    found = stops(rules, match.header, lines, 0)
    turns = [rules.turn(stop.match.state) for stop in found]
    assert back > 3 and turns == sorted(turns) and found[-1].match.state == match.state
    assert len(set(turns[:-1])) == len(turns[:-1]), "every turn once, and how it stands now"
    for stop in found:
        assert stop.match.state == matches.replay(rules, match.header, match.log[: stop.entries]).state
        assert rules.turn(stop.match.state) <= rules.turn(match.state)


async def test_a_table_as_it_was_is_no_table_of_now(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    found, _ = await tables.lookback(table)
    then = [as_it_was(table, stop) for stop in found]
    assert len({one.revision for one in then}) == len(found) and all(one.revision < 0 for one in then)
    assert [one.phase for one in then][-1] == FINISHED and {one.phase for one in then[:-1]} == {"running"}
    assert nearest(found, 0) == 0 and nearest(found, 10_000) == len(found) - 1


async def test_a_game_whose_log_leads_elsewhere_has_no_past(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has been begun under other rules and goes on from its kept state."""
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    assert table.match is not None
    elsewhere = replace(table, match=replace(table.match, header=replace(table.match.header, seed=99)))
    assert await refusal(tables.lookback(elsewhere)) == "past-unknown"
    monkeypatch.setattr(lookback, "stops", lambda *given: 1 / 0)
    assert await refusal(tables.lookback(table)) == "past-unknown"
    outcome = table.rules.outcome(table.match.state)
    assert outcome is not None
    told = await tables.chronicle(table, outcome, lambda view: (0, 0))
    assert told.course == () and told.decided is None, "its result is told all the same"


async def test_only_who_sits_here_has_the_film_posted(tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(3))
    assert await refusal(tables.show_film(table.id, CLEO)) == "not-seated"
    assert await tables.store.rows(table.id, BESIDE) == ()
    await tables.show_film(table.id, BEN, interaction=5)
    assert await refusal(tables.show_film(table.id, BEN, interaction=5)) == "already-done"
    assert [row.kind for row in await tables.store.rows(table.id, BESIDE)] == ["film"]
