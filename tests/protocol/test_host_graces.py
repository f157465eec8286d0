"""Seats that are to change hands, hosts who have gone, tables that move: as people see it in Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, LOBBY, RUNNING, Table
from bot.tables import moments
from bot.tables.effects import EFFECTS
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, newest_board, open_lobby, open_table, takes_over, told


@pytest.fixture
def cleo(sandbox: Sandbox) -> Person:
    return sandbox.person("cleo")


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def come(bot: Stellwerk, table: Table, seat: int) -> Table:
    """The moment at which the grace of a seat is over."""
    due = moments.grace(await bot.tables.get(table.id), seat)
    assert due is not None
    await bot.tables.work_off(table.id, due, EFFECTS[due.kind])
    await bot.outbox.idle()
    return await bot.tables.get(table.id)


def newest(person: Person, place: object, action: str) -> Message:
    """The newest message in a place with this button."""
    return next(m for m in reversed(person.messages(place)) if f"s1:{action}:" in str(m.components))


async def test_whoever_is_called_answers_in_the_direct_message_and_keeps_the_seat(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    seat = table.seat_of(ben.id)
    assert seat is not None
    answer = told(await done(await ada.slash("table stand-in", seat=seat + 1)))
    assert "time to object" in answer and ":R>" in answer
    await bot.outbox.idle()
    notice = newest(ada, ada.at, "here")
    assert ben.mention in told(notice) and notice.mentions == [ben.id] and "you are missed" in told(notice)
    call = newest(ben, ben.dm(), "here")
    assert "you are missed" in told(call) and f"<#{board.channel_id}>" in told(call)
    assert "no seat" not in told(await done(await ben.click(call, custom_id(call, "here"))))
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    assert table.seat_of(ben.id) == seat and moments.grace(table, seat) is None
    assert any("stays in the game" in told(m) for m in ada.messages(ada.at))
    assert "Nobody doubts" in told(await done(await ben.click(call, custom_id(call, "here"))))


async def test_nobody_else_can_answer_for_the_person_who_is_called(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, cleo: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    await done(await ada.slash("table stand-in", seat=(table.seat_of(ben.id) or 0) + 1))
    await bot.outbox.idle()
    notice = newest(ada, ada.at, "here")
    cleo.at = ada.at
    assert "no seat" in told(await done(await cleo.click(notice, custom_id(notice, "here"))))
    assert [due.kind for due in (await bot.tables.get(table.id)).dues if due.kind == moments.STAND_IN] == [
        moments.STAND_IN
    ]


async def test_the_stand_in_comes_after_the_grace_and_its_person_comes_back_by_a_button(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, cleo: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    seat = table.seat_of(ben.id)
    assert seat is not None
    await done(await ada.slash("table stand-in", seat=seat + 1))
    await bot.outbox.idle()
    assert (await bot.tables.get(table.id)).seat_of(ben.id) == seat
    table = await come(bot, table, seat)
    assert table.seats[seat].former == ben.id and table.seats[seat].stand_in is not None
    assert cleo.mention in told(await done(await ada.slash("table replace", seat=seat + 1, player=cleo)))
    assert "time to object" in await takes_over(bot, cleo, cleo.dm())
    await bot.outbox.idle()
    assert (await bot.tables.get(table.id)).seat_of(cleo.id) is None
    call = newest(ben, ben.dm(), "return")
    assert cleo.mention in told(call) and "after that you cannot" in told(call)
    replaced = next(m for m in reversed(ada.messages(ada.at)) if "stands in for" in told(m))
    cleo.at = ben.at = ada.at
    assert "already started" in told(await done(await cleo.click(replaced, custom_id(replaced, "return"))))
    assert "Welcome back" in told(await done(await ben.click(call, custom_id(call, "return"))))
    table = await bot.tables.get(table.id)
    assert table.seat_of(ben.id) == seat and moments.grace(table, seat) is None


async def test_who_has_left_the_server_is_not_waited_for(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, cleo: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    seat = table.seat_of(ben.id)
    assert seat is not None
    guild = sandbox.world.guilds[table.guild]
    sandbox.world.leave_guild(guild, ben.user)
    assert "stand-in has joined" in told(await done(await ada.slash("table stand-in", seat=seat + 1)))
    assert (await bot.tables.get(table.id)).seats[seat].stand_in is not None
    await done(await ada.slash("table replace", seat=seat + 1, player=cleo))
    await bot.outbox.idle()
    cleo.at = ada.at
    assert "is yours" in await takes_over(bot, cleo, ada.at)
    assert (await bot.tables.get(table.id)).seat_of(cleo.id) == seat


async def test_for_a_host_who_has_left_the_server_others_act(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, cleo: Person
) -> None:
    lobby = await open_lobby(bot, ben, "toy", 2)
    await done(await cleo.click(lobby, "Join"))
    assert "runs the table" in told(await done(await cleo.click(lobby, "Start")))
    sandbox.world.leave_guild(sandbox.world.guilds[(await bot.tables.get(1)).guild], ben.user)
    await done(await cleo.click(lobby, "Start"))
    await bot.outbox.idle()
    assert (await bot.tables.get(1)).phase == RUNNING


async def test_a_moderator_closes_a_lobby(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    """Ada owns the server."""
    await open_lobby(bot, ben, "toy", 2)
    assert "closed" in told(await done(await ada.slash("table cancel", table=1)))
    assert (await bot.tables.get(1)).phase == CANCELLED


async def test_a_table_whose_channel_is_gone_moves_and_goes_on(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    for channel in (table.thread, table.channel):
        sandbox.world.delete_channel(sandbox.world.channels[channel or 0])
    lounge = ada.channel("lounge")
    ada.at = ben.at = lounge
    answer = told(await done(await ada.slash("table move")))
    assert "moves to this channel" in answer
    moved = await newest_board(sandbox, bot, ada, table)
    table = await bot.tables.get(table.id)
    assert table.channel == lounge.id and table.thread is not None and moved.id != board.id
    assert sandbox.world.channels[table.thread].parent_id == lounge.id and moved.channel_id == table.thread
    assert any(f"<#{table.thread}>" in told(message) for message in ada.messages(lounge))
    ben.at = sandbox.world.channels[table.thread]
    assert "Which card do you bid?" in told(await done(await ben.click(moved, "My move")))


async def test_a_game_whose_thread_is_gone_gets_a_new_one_in_the_same_channel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    table = await bot.tables.get(table.id)
    sandbox.world.delete_channel(sandbox.world.channels[table.thread or 0])
    ada.at = ada.channel("tables")
    await done(await ada.slash("table move"))
    board = await newest_board(sandbox, bot, ada, table)
    after = await bot.tables.get(table.id)
    assert after.thread not in (None, table.thread) and board.channel_id == after.thread


async def test_a_lobby_moves_with_its_buttons(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ada.at = ada.channel("lounge")
    await done(await ada.slash("table move"))
    await bot.outbox.idle()
    moved = newest(ada, ada.channel("lounge"), "join")
    assert moved.id != lobby.id
    ben.at = ada.at
    await done(await ben.click(moved, "Join"))
    assert (await bot.tables.get(1)).seat_of(ben.id) is not None and (await bot.tables.get(1)).phase == LOBBY


async def test_a_server_without_the_bot_is_remembered_until_it_is_back(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    guild = next(iter(sandbox.world.guilds.values()))

    async def gone() -> bool:
        return any(due.kind == moments.SERVER_GONE for _, due in await bot.store.due(2**40))

    sandbox.world.leave_guild(guild, sandbox.world.bot)
    await until(gone, what="the server is known to be gone")
    sandbox.world.join_guild(guild, sandbox.world.bot)

    async def back() -> bool:
        return not await gone()

    await until(back, what="the server is known to be back")


async def test_a_lobby_that_is_about_to_end_is_kept_open_by_a_button(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    due = (await bot.tables.get(1)).due(moments.OPEN)
    assert due is not None
    await bot.tables.work_off(1, due, EFFECTS[due.kind])
    await bot.outbox.idle()
    notice = newest(ada, ada.channel("tables"), "extend")
    assert notice.mentions == [ada.id] and ":R>" in told(notice)
    assert "another week" in told(await done(await ada.click(notice, "Keep it open")))
    kept = (await bot.tables.get(1)).due(moments.OPEN)
    assert kept is not None and kept.kind == moments.LOBBY_WARNING
