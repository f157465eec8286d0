"""`/admin` as moderators use it: a wave of tables is over in three commands, and every act can be read afterwards."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Message, Role
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.charter import Charter
from bot.store.table import CANCELLED, LOBBY, RUNNING
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import done, newest_board, open_lobby, open_table, takes_over, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


@pytest.fixture
def mira(sandbox: Sandbox) -> Person:
    """Somebody with a role by which she may manage the server."""
    mira = sandbox.person("mira")
    for guild in sandbox.world.guilds.values():
        role = Role(sandbox.world.snowflakes.next(), "Moderator", int(Permission.MANAGE_GUILD), 2)
        guild.roles[role.id] = role
        guild.members[mira.id].roles.append(role.id)
    return mira


def posts(person: Person) -> list[Message]:
    """The posts of tables that can be joined."""
    return [one for one in person.messages(person.channel("tables")) if "s1:join" in json.dumps(one.components)]


async def test_a_wave_of_several_people_is_over_in_three_commands(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    wave = [sandbox.person(name) for name in ("spam1", "spam2", "spam3")]
    await open_lobby(bot, ada, "toy", 2)
    sandbox.clock.skip(3_600)
    refusals = []
    for spammer in wave:
        for _ in range(Charter().hour):
            assert "table is open" in told(await done(await spammer.slash("table new", game="toy", seats=3)))
        refusals.append(await done(await spammer.slash("table new", game="toy", seats=2)))
    for refused in refusals:
        assert "10 tables within an hour" in told(refused) and refused.ephemeral
    await bot.outbox.idle()
    assert len(posts(ben)) == 3 * Charter().hour + 1
    await done(await ben.click(posts(ben)[-1], "Join"))
    await bot.outbox.idle()

    mira.locale = "de"
    answer = await done(await mira.slash("admin settings", options={"who-opens": "moderators"}))
    assert "nur die Moderation" in told(answer) and answer.ephemeral
    sure = await done(await mira.slash("admin close", minuten=30, grund="Spam"))
    assert "30 Tische" in told(sure) and len(posts(ben)) == 31, "nothing happens before it is confirmed"
    await done(await mira.click(sure, "Ja, schließen"))
    await bot.at_rest()
    sure = await done(await mira.slash("admin ban", player=wave[0], tables="all", reason="spam <@123456789012345678>"))
    await done(await mira.click(sure, "Ja, ausschließen"))
    await bot.at_rest()
    await bot.outbox.idle()

    assert [ada.mention in told(one) for one in posts(ben)] == [True], "only the table from before is left"
    assert await bot.store.find(phases=(LOBBY,)) == (1,)
    assert "closed this table before it started" in told(ben.messages(ben.dm())[-1])
    assert "only moderators open tables" in told(await done(await wave[1].slash("table new", game="toy", seats=2)))
    await done(await mira.slash("admin settings", options={"who-opens": "everybody"}))
    assert "banned you" in told(await done(await wave[0].slash("table new", game="toy", seats=2)))
    assert "banned you" in told(await done(await wave[0].slash("table join", table=1)))

    trail = await done(await mira.slash("admin audit"))
    assert f"{mira.mention} hat {wave[0].mention} ausgeschlossen" in told(trail) and "– „Spam“" in told(trail)
    assert "spam @…" in told(trail).replace("\u200b", "") and "123456789012345678" not in told(trail)
    await mira.click(trail, "▶")
    await bot.at_rest()
    assert "Tisch 19 geschlossen – „Spam“" in told(trail), "the next page"
    shown = told(await done(await mira.slash("admin settings")))
    assert wave[0].mention in shown and "Ausgeschlossen (1)" in shown
    await done(await mira.slash("admin unban", player=wave[0]))
    sandbox.clock.skip(3_600)
    assert "table is open" in told(await done(await wave[0].slash("table new", game="toy", seats=2)))


async def test_admin_is_offered_to_moderators_and_judged_each_time(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    with pytest.raises(CannotDo):
        await ben.slash("admin close", player=ada)
    sure = await done(await mira.slash("admin close", player=ada))
    for guild in sandbox.world.guilds.values():
        guild.members[mira.id].roles.clear()
    await mira.click(sure, "Yes, close them")
    await bot.at_rest()
    assert "Only those who keep order" in told(mira.messages(mira.channel("tables"))[-1])
    assert (await bot.tables.get(1)).phase == LOBBY
    assert await bot.store.acts((await bot.tables.get(1)).guild, 0, 9) == ()


async def test_a_table_is_inspected_frozen_moved_handed_on_and_ended(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    cleo = sandbox.person("cleo")
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    tables, lounge = mira.channel("tables"), mira.channel("lounge")
    mira.at = tables
    offered = await mira.autocomplete("admin freeze", "table", "")
    assert [choice.value for choice in offered] == [table.id] and "running" in offered[0].name
    seen = told(await done(await mira.slash("admin inspect", table=table.id)))
    assert "State: running" in seen and "Everything has reached Discord" in seen and "Waits for" in seen
    table = await bot.tables.get(table.id)
    assert table.match is not None and str(table.match.header.seed) not in seen and table.secret not in seen

    # Frozen: the board says so, and nobody moves.
    await done(await mira.slash("admin freeze", table=table.id, reason="a quarrel"))
    board = await newest_board(sandbox, bot, ada, table)
    assert "has frozen this table" in told(board)
    assert "has frozen this table" in told(await done(await ada.click(board, "My move")))
    await done(await mira.slash("admin unfreeze", table=table.id))
    await bot.outbox.idle()
    assert "frozen" not in told(next(one for one in ada.messages(ada.at) if one.id == board.id))

    # Moved: the old post and the old thread say where it goes on.
    before, old = (await bot.tables.posts(table.id))["lobby"].message, ada.at
    await done(await mira.slash("admin move", table=table.id, options={"channel": lounge}))
    await bot.outbox.idle()
    left = next(one for one in ada.messages(tables) if one.id == before)
    assert "goes on here" in told(left) and "s1:" not in json.dumps(left.components)
    assert old is not None and "goes on here" in told(ada.messages(old)[-1])
    assert not any("s1:" in json.dumps(one.components) for one in ada.messages(old))
    moved = await bot.tables.get(table.id)
    board = await newest_board(sandbox, bot, ada, moved)
    assert moved.channel == lounge.id and str((await bot.tables.posts(table.id))["lobby"].message) in told(left)

    # Handed on: who is named agrees first.
    seat = moved.seat_of(ben.id)
    assert seat is not None
    await done(
        await mira.slash("admin seat", table=table.id, seat=seat + 1, player=cleo, reason="Ben has asked for it")
    )
    assert (await bot.tables.get(table.id)).seat_of(ben.id) == seat
    # His own person is called at once, in the thread and in person, and has a day.
    await bot.outbox.idle()
    assert any("give your seat to" in told(one) for one in ben.messages(ben.dm()))
    assert "Choose somebody else" in told(
        await done(await mira.slash("admin seat", table=table.id, seat=seat + 1, player=mira))
    )
    await takes_over(bot, cleo, cleo.dm())
    await bot.outbox.idle()
    assert (await bot.tables.get(table.id)).seat_of(ben.id) == seat
    call = next(one for one in reversed(ben.messages(ben.dm())) if "is to have your seat" in told(one))
    await done(await ben.click(call, "I am here"))
    assert (await bot.tables.get(table.id)).due(f"seat-{seat}") is None
    assert (await bot.tables.get(table.id)).seat_of(ben.id) == seat

    # Ended, after a question; ada plays here, and owns the server.
    assert "You play at this table yourself" in told(await done(await ada.slash("admin end", table=table.id)))
    sure = await done(await mira.slash("admin end", table=table.id, reason="broken off"))
    assert (await bot.tables.get(table.id)).phase == RUNNING
    await done(await mira.click(sure, "Yes, end it"))
    await bot.at_rest()
    await bot.outbox.idle()
    assert (await bot.tables.get(table.id)).phase == CANCELLED
    trail = told(await done(await mira.slash("admin audit")))
    for part in ("has frozen table 1", "a quarrel", "has let table 1 go on", "has moved table 1", "has promised",
                 "has ended table 1", "broken off"):  # fmt: skip
        assert part in trail


async def test_a_lobby_moves_with_its_post_and_the_old_one_says_where(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    post = await open_lobby(bot, ada, "toy", 2)
    lounge = mira.channel("lounge")
    await done(await mira.slash("admin move", table=1, options={"channel": lounge}))
    await bot.outbox.idle()
    assert "goes on here" in told(post) and "s1:" not in json.dumps(post.components)
    (fresh,) = [one for one in ben.messages(lounge) if "s1:join" in json.dumps(one.components)]
    ben.at = lounge
    await done(await ben.click(fresh, "Join"))
    await bot.outbox.idle()
    assert (await bot.tables.get(1)).people == (ada.id, ben.id) and ben.mention in told(fresh)


async def test_channels_and_games_are_closed_with_a_word_about_what_to_do(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    lounge, tables = mira.channel("lounge"), mira.channel("tables")
    ben.at = tables
    await done(await mira.slash("admin channel", options={"channel": lounge}, allowed=True))
    assert f"<#{lounge.id}>" in told(await done(await ben.slash("table new", game="toy")))
    await done(await mira.slash("admin channel", options={"channel": lounge}, allowed=False))
    await done(await mira.slash("admin game", game="toy", allowed=False))
    assert "not played on this server" in told(await done(await ben.slash("table new", game="toy")))
    await done(await mira.slash("admin game", game="toy", allowed=True))
    await done(await mira.slash("admin settings", language="Deutsch"))
    assert "table is open" in told(await done(await ben.slash("table new", game="toy")))
    assert (await bot.tables.get(1)).language == "de"


@pytest.fixture
def council(sandbox: Sandbox) -> Role:
    """A role that gives no right and stands above the others."""
    (guild,) = sandbox.world.guilds.values()
    role = Role(sandbox.world.snowflakes.next(), "Council", 0, 9)
    guild.roles[role.id] = role
    return role


async def test_nobody_bans_the_owner_or_whoever_stands_above_them(
    sandbox: Sandbox, mira: Person, council: Role, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Discord, Permissions, "Permission Hierarchy": the owner is above all, else the higher role counts."""
    (guild,) = sandbox.world.guilds.values()
    guild.members[ben.id].roles.append(council.id)
    cleo = sandbox.person("cleo")
    mira.at, ada.at = mira.channel("tables"), ada.channel("tables")
    assert guild.owner_id == ada.id
    for whom in (ada, ben):
        for reach in ("keep", "all"):
            refusal = told(await done(await mira.slash("admin ban", player=whom, tables=reach)))
            assert "cannot ban the owner of the server, or somebody whose role is above yours" in refusal
    # It is judged again when it is confirmed.
    sure = await done(await mira.slash("admin ban", player=cleo, tables="all"))
    guild.members[cleo.id].roles.append(council.id)
    await mira.click(sure, "Yes, ban")
    await bot.at_rest()
    assert await bot.store.acts(guild.id, 0, 9) == ()
    assert "is banned" in told(await done(await ada.slash("admin ban", player=ben, tables="keep")))
