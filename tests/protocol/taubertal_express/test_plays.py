"""Der Taubertal-Express, played to the end through the client: by components alone, and by slash commands alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Table
from bot.store.table import Person as Player
from cogs.taubertal_express import TaubertalExpress
from rules.core import Seat, waiting
from rules.match import replay
from tests.protocol import plays
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash, told


@pytest.mark.drill
async def test_three_people_play_to_the_end_by_components_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    people = [sandbox.person(name) for name in ("ada", "ben", "cleo")]
    people[1].locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_components(sandbox, bot, "taubertal_express", people)
        assert table.phase == FINISHED and table.match is not None
        assert replay(table.rules, table.match.header, table.match.log).state == table.match.state
        await bot.outbox.idle()
        last = people[0].messages(sandbox.world.channels[table.thread or 0])[-1]
        assert "**1** · " in told(last)
        assert {one.filename for one in last.attachments} >= {"board.png", "areas.png", "scores.png"}


@pytest.mark.drill
async def test_two_people_play_to_the_end_by_slash_commands_alone(sandbox: Sandbox, tmp_path: Path) -> None:
    people = [sandbox.person(name) for name in ("ada", "ben")]
    people[1].locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_slash(sandbox, bot, TaubertalExpress, people, language="Deutsch")
    assert table.phase == FINISHED and table.match is not None
    assert replay(table.rules, table.match.header, table.match.log).state == table.match.state


async def test_map_and_train_of_every_seat_can_be_looked_at(sandbox: Sandbox, tmp_path: Path) -> None:
    people = [sandbox.person(name) for name in ("ada", "ben")]
    async with hosted(sandbox, tmp_path) as bot:
        table = await plays.open_table(sandbox, bot, people, "taubertal_express")
        people[1].at = sandbox.world.channels[table.thread or 0]
        seen = []
        for given in ({}, {"seat": 1}, {"seat": 2}):
            answer = await plays.done(await people[1].slash("tauber map", options=given))
            (attachment,) = answer.attachments
            seen.append(sandbox.world.files.get(attachment.id))
        own = table.seat_of(people[1].id)
        assert own is not None
        assert seen[0] == seen[1 + own] != seen[2 - own]
        assert "2" in told(await plays.done(await people[1].slash("tauber map", options={"seat": 4})))


async def test_a_way_over_several_segments_is_one_command(sandbox: Sandbox, tmp_path: Path) -> None:
    """Spec 10.2: executed step by step, each step a move of its own; an unknown or unpaid way is refused."""
    people = [sandbox.person(name) for name in ("ada", "ben")]
    async with hosted(sandbox, tmp_path) as bot:
        table = await plays.open_table(sandbox, bot, people, "taubertal_express")
        seat, person = await _first_turn(sandbox, bot, table, people)
        await plays.done(await person.slash("tauber dice three", options={"stone": "K", "stones": "KK"}))
        table = await bot.tables.get(table.id)
        assert table.match is not None
        before = table.match.state.public.players[seat]
        offered = {choice.value for choice in await person.autocomplete("tauber drive", "destination")}
        assert "HEI" in offered or sum(before.stones) < 4
        await plays.done(await person.slash("tauber drive", options={"destination": "WER"}))
        await bot.at_rest()
        table = await bot.tables.get(table.id)
        assert table.match is not None
        after = table.match.state.public.players[seat]
        assert after.town == "WER"
        assert sum(after.stones) == sum(before.stones) - 2
        assert [entry.move for entry in table.match.log[-2:]] == ["move TBB K", "move WER K"]
        refusal = told(await plays.done(await person.slash("tauber drive", options={"destination": "Paris"})))
        assert "track" in refusal or "Gleis" in refusal
        assert (await bot.tables.get(table.id)).revision == table.revision


async def _first_turn(sandbox: Sandbox, bot: Stellwerk, table: Table, people: list[Person]) -> tuple[Seat, Person]:
    """Play on by the first legal move until the first turn of the game."""
    for _ in range(20):
        assert table.match is not None
        state = table.match.state
        seat = waiting(table.rules, state)[0]
        person = next(one for one in people if one.id == table.seats[seat].user)
        person.at = sandbox.world.channels[table.thread or 0]
        if state.public.phase == "turn":
            return seat, person
        who = Player(person.id, table.seats[seat].name)
        table = (await bot.tables.play(table.id, who, bot.tables.options(table, seat)[0])).table
    raise AssertionError("no turn")
