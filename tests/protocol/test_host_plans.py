"""A planned move by buttons and by typing: chosen like any move, made by itself, told to nobody else."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING, Table
from bot.store.table import Person as Player
from bot.tables.plans import LINES, MOVES, intents
from bot.tables.progress import waited_for
from rules.core import AnyRules, Seat, waiting
from rules.match import PLANNED
from rules.registry import GAMES
from tests.protocol.bot import hosted
from tests.protocol.oracle import Oracle
from tests.protocol.plays import answer, answers, buttons, custom_id, done, newest_board, open_table, told
from tests.toy import Bid


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def laying(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> tuple[Table, tuple[Person, Seat], tuple[Person, Seat]]:
    """Both have bid: the table as it has begun, who lays and who is not asked."""
    begun = table = await open_table(sandbox, bot, [ada, ben], "toy")
    for person in (ada, ben):
        seat = table.seat_of(person.id)
        assert seat is not None and table.match is not None
        card = min(table.match.state.hidden.hands[seat])
        table = (await bot.tables.play(table.id, Player(person.id, str(person)), Bid(card))).table
    people = {person: table.seat_of(person.id) for person in (ada, ben)}
    (winner,) = waited_for(table)
    mover = next(one for one in people.items() if one[1] == winner)
    other = next(one for one in people.items() if one[1] != winner)
    return begun, mover, other  # type: ignore[return-value]


async def test_a_plan_is_chosen_shown_made_and_marked_for_its_person_alone(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    begun, (mover, _), (planner, seat) = await laying(sandbox, bot, ada, ben)
    table = await bot.tables.get(begun.id)
    board = await newest_board(sandbox, bot, planner, table)
    panel = await done(await planner.click(board, "My move"))
    await planner.click(panel, "Plan my next move")
    await bot.at_rest()
    assert "Your next turn" in told(panel) and "Explain this" in str(panel.components)
    await answer(planner, panel, 1)
    await bot.at_rest()
    assert "Plan it, whatever comes out" in str(panel.components)
    await planner.click(panel, "Plan it")
    await bot.at_rest()
    (line,) = intents(await bot.tables.get(table.id), seat)
    card = line.moves[0].removeprefix("bid ")
    assert f"Planned: **Bid › Card {card}**" in told(panel) and "else you are asked" in told(panel)
    oracle = Oracle(sandbox, bot, [ada, ben])
    theirs = await done(await mover.click(await newest_board(sandbox, bot, mover, table), "My move"))
    assert "Planned" not in told(theirs) and not any("drop" in one for one in buttons(theirs))
    await mover.slash("toy lay", piece="rail", cell="a1", turned="0")
    await bot.at_rest()
    await oracle.look(begun)
    now = await bot.tables.get(table.id)
    assert now.match is not None and (now.match.log[-1].by, now.match.log[-1].seat) == (PLANNED, seat)
    public = [told(one) for one in mover.messages(sandbox.world.channels[now.thread or now.channel])]
    assert not [text for text in public if "plan" in text.lower()]
    panel = await done(await planner.click(await newest_board(sandbox, bot, planner, table), "My move"))
    assert "Your planned move has been made" in told(panel)
    await planner.click(panel, custom_id(panel, "takeback"))
    await bot.at_rest()
    assert seat in waited_for(await bot.tables.get(table.id))
    oracle.close()


async def test_a_plan_as_long_as_can_be_is_still_shown(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, _, (planner, seat) = await laying(sandbox, bot, ada, ben)
    for _ in range(LINES):
        text = ";".join(["bid 99"] * MOVES)
        shown = await done(await planner.slash("table plan", options={"move": text, "whatever-comes": True}))
        assert "Planned: **Bid" in told(shown)
    assert [len(line.moves) for line in intents(await bot.tables.get(table.id), seat)] == [MOVES] * LINES


async def test_a_plan_is_typed_forgotten_and_dropped_with_a_private_word(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, (mover, _), (planner, seat) = await laying(sandbox, bot, ada, ben)
    offered = await planner.autocomplete("table plan", "move")
    assert offered and all(choice.value.startswith("bid ") for choice in offered)
    shown = await done(await planner.slash("table plan", options={"move": offered[0].value}))
    assert "Planned: **Bid" in told(shown)
    shown = await done(await planner.slash("table plan", options={"move": "bid 99", "whatever-comes": True}))
    assert "else **" in told(shown) and "(whatever comes out)" in told(shown)
    await planner.click(shown, custom_id(shown, "drop"))
    await bot.at_rest()
    assert intents(await bot.tables.get(table.id), seat) == ()
    await planner.slash("table plan", options={"move": "bid 99"})
    await planner.slash("table plan", options={"forget": True})
    await planner.slash("table plan", options={"move": "bid 99"})
    await bot.at_rest()
    await mover.slash("toy lay", piece="rail", cell="a1", turned="0")
    await bot.at_rest()
    await bot.outbox.idle()
    letters = [told(one) for one in planner.messages(planner.dm())]
    assert any("no longer possible" in text for text in letters)
    assert not any("planned" in told(one) for one in mover.messages(mover.dm()))
    refused = await done(await mover.slash("table plan", options={"move": "dance"}))
    assert "know this move" in told(refused)


@pytest.mark.drill
@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
async def test_in_every_game_plans_are_chosen_by_buttons_and_made(
    game: str, sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Whoever is not asked plans something by chance, whatever comes out; now and then it is made."""
    chance, made = random.Random(5), 0
    table = await open_table(
        sandbox, bot, [ada, ben, *([sandbox.person("cleo")] if 3 in GAMES[game].seats else [])], game
    )
    people = {
        user: next(one for one in map(sandbox.person, ("ada", "ben", "cleo")) if one.id == user)
        for user in table.people
    }
    for _ in range(40):
        table = await bot.tables.get(table.id)
        if table.phase != RUNNING or table.match is None:
            break
        asked = waiting(table.rules, table.match.state)
        for info in table.seats:
            assert info.user is not None
            if info.seat not in asked and not intents(table, info.seat):
                person = people[info.user]
                panel = await done(await person.click(await newest_board(sandbox, bot, person, table), "My move"))
                planning = [one for one in buttons(panel) if one.startswith("s1:step:") and ":R" in one]
                if not planning:
                    continue
                await person.click(panel, planning[0])
                for _ in range(30):
                    await bot.at_rest()
                    sure = [one for one in buttons(panel) if one.startswith("s1:evenso")]
                    if sure or not answers(panel):
                        break
                    target, value = chance.choice(answers(panel))
                    await (person.click(panel, target) if value is None else person.select(panel, target, [value]))
                if sure:
                    panel = await done(await person.click(panel, sure[0]))
                    await bot.at_rest()
                    assert "Planned: " in told(panel), told(panel)
        table = await bot.tables.get(table.id)
        assert table.match is not None
        seat = chance.choice(asked)
        await bot.tables.play(
            table.id, Player(table.seats[seat].user or 0, ""), chance.choice(bot.tables.options(table, seat))
        )
        now = await bot.tables.get(table.id)
        assert now.match is not None
        made += sum(entry.by == PLANNED for entry in now.match.log[len(table.match.log) :])
    assert made
