"""`/cup` with the real client: announced, joined by button, played, shown, decided."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Message, Role
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.cup import OVER, UNDER_WAY, Cup
from bot.store.table import RUNNING
from bot.store.table import Person as Who
from bot.tables import standings
from rules.core import AnyRules, Rng, Seat, legal, waiting
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def announced(bot: Stellwerk, host: Person, **options: object) -> Message:
    given = {"name": "Frost cup", "game": "toy", "form": "swiss", "seats": 2, **options}
    answer = await done(await host.slash("cup new", options=given))
    assert "The cup is announced" in told(answer)
    await bot.outbox.idle()
    return post(host)


def post(person: Person) -> Message:
    """The newest announcement."""
    return next(one for one in reversed(person.messages(person.channel("tables"))) if "Announced by" in told(one))


async def play(bot: Stellwerk, cup: Cup) -> None:
    """All tables of the round to their ends; the clock does the rest."""
    for pod in cup.of_round(cup.round):
        if not pod.table:
            continue
        table, rng = await bot.tables.get(pod.table), Rng(pod.table)
        while table.phase == RUNNING and table.match is not None:
            seat = waiting(table.rules, table.match.state)[0]
            move, rng = rng.choice(legal(table.rules, table.match.state, Seat(seat)))
            user = table.seats[seat].user
            assert user is not None
            table = (await bot.tables.play(table.id, Who(user, f"P{user}"), move)).table

    async def moved() -> bool:
        now = await bot.tables.cup(cup.id)
        return now.round > cup.round or now.phase == OVER

    await until(moved, what="the next round")
    await bot.outbox.idle()


async def test_a_cup_from_its_announcement_to_its_winner(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo, dora = sandbox.person("cleo"), sandbox.person("dora")
    shown = await announced(bot, ada)
    said = told(shown)
    assert "Swiss system" in said and "two at a table" in said and "**Tie-breaks:**" in said
    assert "Nobody has joined yet" in said and shown.mentions == []
    for person in (ben, cleo, dora):
        answer = await done(await person.click(shown, custom_id(shown, "cupjoin")))
        assert "You take part in **Frost cup**" in told(answer)
        assert "take part already" in told(await done(await person.click(shown, custom_id(shown, "cupjoin"))))
    assert "Only whoever announced" in told(await done(await ben.click(shown, custom_id(shown, "cupstart"))))
    await done(await dora.click(shown, custom_id(shown, "cupleave")))
    await done(await ada.slash("cup join"))
    await bot.outbox.idle()
    assert f"**Taking part (3 of at most 64):** <@{ben.id}>, <@{cleo.id}>, <@{ada.id}>" in told(post(ada))
    answer = await done(await ada.click(shown, custom_id(shown, "cupstart")))
    assert "has begun" in told(answer)
    await bot.outbox.idle()
    cup = await bot.tables.cup(1)
    (pod,) = [pod for pod in cup.of_round(1) if pod.table]
    table = await bot.tables.get(pod.table)
    assert table.phase == RUNNING and table.thread is not None
    thread = ada.messages(sandbox.world.channels[table.thread])
    assert any("belongs to the cup “Frost cup”, round 1" in told(one) for one in thread)
    board = next(one for one in thread if "s1:move" in json.dumps(one.components))
    assert set(board.mentions) <= set(pod.people) and board.mentions, "the first call"
    said = told(post(ada))
    assert "**Round 1 of 2**" in said and f"Table {table.id} <#{table.thread}>" in said and "sits out" in said
    assert "Until round 2 begins" in said
    lobby = next(one for one in ada.messages(ada.channel("tables")) if "The game is on" in told(one))
    assert f"The game is on: <#{table.thread}>" in told(lobby) and "/table word" not in told(lobby)

    await play(bot, cup)
    cup = await bot.tables.cup(1)
    news = [one for one in ada.messages(ada.channel("tables")) if "after round 1 of 2" in told(one)]
    assert len(news) == 1 and "Round 2 has begun: one table is open." in told(news[0])
    assert "Frost cup, Swiss system · after round 1 of 2. In front:" in (news[0].attachments[0].description or "")
    assert "too late to join" in told(await done(await dora.slash("cup join")))
    await play(bot, cup)
    cup = await bot.tables.cup(1)
    assert cup.phase == OVER
    best = [line.person for line in standings.standings(cup) if line.place == 1]
    ended = [one for one in ada.messages(ada.channel("tables")) if "Frost cup is over" in told(one)]
    assert len(ended) == 1 and sorted(ended[0].mentions) == sorted(best)
    assert "congratulations" in told(ended[0]) and ended[0].attachments
    assert "**The cup is over.** Winner: <@" in told(post(ada)) and "s1:cupjoin" not in json.dumps(post(ada).components)
    ben.locale = "de"
    german = await done(await ben.slash("cup standings"))
    assert "Endstand" in told(german) and "Schweizer System" in (german.attachments[0].description or "")


async def test_the_host_decides_and_who_has_left_the_server_is_not_paired(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo = sandbox.person("cleo")
    shown = await announced(bot, ada, form="round-robin")
    for person in (ada, ben, cleo):
        await done(await person.click(shown, custom_id(shown, "cupjoin")))
    await done(await ada.slash("cup start", cup=1))
    await bot.outbox.idle()
    cup = await bot.tables.cup(1)
    (pod,) = [pod for pod in cup.of_round(1) if pod.table]
    offered = await ada.autocomplete("cup decide", "table")
    assert [one.value for one in offered] == [pod.table]
    given = {"table": pod.table, "result": "winner", "winner": pod.people[1]}
    assert "is being played" in told(await done(await ada.slash("cup decide", options=given)))
    both = [Who(person, "") for person in pod.people]
    for who in both:
        await bot.tables.propose_end(pod.table, who)

    async def asked() -> Message | None:
        await bot.outbox.idle()
        posts = ada.messages(ada.channel("tables"))
        return next((one for one in posts if "has no result" in told(one) and "Please decide" in told(one)), None)

    call = await until(asked, what="the host is asked")
    assert call is not None and call.mentions == [ada.id]
    assert "has no result, the host decides" in told(post(ada))
    gone = next(person for person in (ben, cleo) if person.id in pod.people)
    sandbox.world.leave_guild(sandbox.world.guilds[cup.guild], sandbox.world.users[gone.id])
    assert "Name the winner" in told(
        await done(await ada.slash("cup decide", table=pod.table, result="winner"))
    )  # fmt: skip
    if ada.id in pod.people:
        # Whoever runs a cup does not decide tables at which they play.
        assert "You play at this table yourself" in told(await done(await ada.click(call, "All level")))
    judge = sandbox.person("dora")
    for guild in sandbox.world.guilds.values():
        role = Role(sandbox.world.snowflakes.next(), "Moderator", int(Permission.MANAGE_GUILD), 2)
        guild.roles[role.id] = role
        guild.members[judge.id].roles.append(role.id)
    answer = await done(await judge.click(call, "All level"))
    assert f"table {pod.table} of **Frost cup** is decided" in told(answer)
    cup = await bot.tables.cup(1)
    assert cup.phase == UNDER_WAY and cup.round > 1
    playing = [person for one in cup.of_round(cup.round) if one.table for person in one.people]
    assert gone.id not in playing and len(playing) == 2
    sure = await done(await ada.slash("cup end"))
    assert "Call off **Frost cup**? 2 people take part." in told(sure) and sure.ephemeral
    assert (await bot.tables.cup(1)).phase == UNDER_WAY, "not before it is meant"
    await ada.click(sure, "Yes, call it off")
    await bot.at_rest()
    assert told(sure).endswith("**Frost cup** has been called off.") and "custom_id" not in str(sure.components)
    await bot.outbox.idle()
    assert "has been called off" in told(post(ada))
    refused = await done(await ada.slash("cup end"))
    assert "There is no cup here with which you can do that" in told(refused)
