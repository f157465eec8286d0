"""Clocks as people meet them: chosen in the lobby, told on the board, and what is posted when time runs out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.controls import ids
from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Person as Player
from bot.store.table import Table
from bot.tables.moments import DAY
from bot.tables.paces import FINISHED_TABLES, GRACE
from rules.core import AnyRules
from tests.protocol.bot import hosted, later
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, newest_board, open_lobby, open_table, told
from tests.protocol.test_host_calls import plays

HOUR = 3_600


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def started(bot: Stellwerk, lobby: Message, ada: Person, ben: Person) -> Table:
    ben.at = ada.at
    await (await ben.click(lobby, "Join")).finished()
    await (await ada.click(lobby, "Start")).finished()
    await bot.outbox.idle()
    return (await bot.tables.of_user(ada.id))[0]


def lobby_of(person: Person, lobby: Message) -> Message:
    return next(m for m in person.messages(person.channel("tables")) if m.id == lobby.id)


def thread_of(sandbox: Sandbox, table: Table) -> Channel:
    return sandbox.world.channels[table.thread or 0]


async def test_three_clicks_set_up_a_clock_and_the_board_says_how_long_and_what_then(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    assert "Clock:" not in told(lobby)
    panel = await done(await ada.click(lobby, "Clock"))
    await done(await ada.select(panel, custom_id(panel, "pace"), ["daily"]))
    await bot.at_rest()
    await bot.outbox.idle()
    assert "Clock: **a turn a day**" in told(lobby_of(ada, lobby)) and "the others decide" in told(lobby_of(ada, lobby))
    ben.at = ada.at
    theirs = await done(await ben.click(lobby_of(ben, lobby), "Clock"))
    assert "a turn a day" in told(theirs), "everybody may look"
    table = await started(bot, lobby_of(ada, lobby), ada, ben)
    board = told(await newest_board(sandbox, bot, ada, table))
    end = table.waits[0].opened + DAY
    assert f"until <t:{end}:f> (<t:{end}:R>)" in board and "After that the others decide" in board
    asked = f"asked <t:{table.waits[0].opened}:R> · your time ends <t:{end}:R>"
    assert asked in told(await done(await ada.slash("turns"))), "since when, and how long still"
    await plays(bot, table, ada, "bid")
    await bot.outbox.idle()
    board = told(await newest_board(sandbox, bot, ada, table))
    assert board.count("until <t:") == 1, "only for who is still asked"


async def test_a_public_table_has_a_gentle_clock_and_one_by_invitation_none(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    for access, said in (("public", "normal: 4 days"), ("invited", "")):
        await done(await ada.slash("table new", game="toy", seats=2, access=access))
        await bot.outbox.idle()
        lobby = told(ada.messages(ada.channel("tables"))[-1])
        assert ("Clock:" in lobby) == bool(said) and said in lobby


async def test_every_detail_can_be_typed(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    noted = await done(
        await ada.slash(
            "clock", turn="12h", bank="3d", hours="19:00-23:00", days="weekdays", **{"time-zone": "Europe/Berlin"},
            lapse="once", away=False,
        )
    )  # fmt: skip
    shown = told(noted)
    assert "12 hours a turn, and a bank of 3 days" in shown and "signed off" in shown
    assert "Monday to Friday, 19:00–23:00 (Europe/Berlin)" in shown and "a stand-in answers; the third" in shown
    for option, value, why in (("turn", "soon", "length"), ("hours", "9", "like: 19:00"), ("time-zone", "X", "zone")):
        assert why in told(await done(await ada.slash("clock", **{option: value})))
    table = await started(bot, lobby_of(ada, lobby), ada, ben)
    proposed = await done(await ben.slash("clock", clock="none", table=table.id))
    assert "Noted: you agree" in told(proposed)
    await bot.outbox.idle()
    asked = ada.messages(thread_of(sandbox, table))[-1]
    assert "proposes another clock" in told(asked) and "Clock: **no clock**" in told(asked)
    ada.at = thread_of(sandbox, table)
    assert "Agreed" in told(await done(await ada.click(asked, "Agree")))
    assert (await bot.tables.get(table.id)).pace is None


async def lapsed(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mode: str) -> Table:
    """Ben has answered, Ada has let her day pass."""
    lobby = await open_lobby(bot, ada, "toy", 2, clock="daily")
    await done(await ada.slash("clock", lapse=mode))
    table = await started(bot, lobby_of(ada, lobby), ada, ben)
    await plays(bot, table, ben, "bid")
    await later(sandbox, bot, DAY + GRACE + 5)
    return await bot.tables.get(table.id)


async def test_the_alarm_comes_in_the_thread_and_as_a_message_then_the_others_decide(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await lapsed(sandbox, bot, ada, ben, "ask")
    thread = thread_of(sandbox, table)
    letters = [told(m) for m in ada.messages(ada.dm())]
    assert sum("Your time is running out" in letter for letter in letters) == 1
    assert not any("running out" in told(m) for m in ben.messages(ben.dm()))
    late = ben.messages(thread)[-1]
    assert "time has run out" in told(late) and set(late.mentions) == {ada.id, ben.id}
    ada.at = ben.at = thread
    more = next(text for text in buttons(late) if (what := ids.parse(text)) and what.args[:1] == ("more",))
    assert "Nobody has asked you" in told(await done(await ada.click(late, more)))
    assert "Agreed" in told(await done(await ben.click(late, more)))
    await bot.outbox.idle()
    assert any("has a day more" in told(post) for post in ben.messages(thread)[-2:])
    assert "not possible any more" in told(await done(await ben.click(late, more)))


@pytest.mark.parametrize(("mode", "said"), [("once", "a stand-in has answered"), ("seat", "stands in for Ada")])
async def test_a_stand_in_answers_or_keeps_the_seat(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mode: str, said: str
) -> None:
    table = await lapsed(sandbox, bot, ada, ben, mode)
    posts = [told(m) for m in ben.messages(thread_of(sandbox, table))]
    assert sum(said in post for post in posts) == 1
    assert (table.seats[table.seat_of(ada.id) or 0].user == ada.id) if mode == "once" else ada.id not in table.people
    board = told(await newest_board(sandbox, bot, ben, table))
    assert (ada.mention in board) == (ada.id in {wait.user for wait in table.waits})


async def test_a_break_stops_the_clock_on_the_board_and_anybody_ends_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2, clock="daily")
    table = await started(bot, lobby_of(ada, lobby), ada, ben)
    board = await newest_board(sandbox, bot, ada, table)
    more = await done(await ada.click(board, "More"))
    panel = await done(await ada.click(more, "Clock"))
    await done(await ada.click(panel, "Take three days’ break"))
    await until(lambda: any(f"finished {FINISHED_TABLES} games" in told(one) for one in ada.messages(ada.at)))
    place, ada.at = ada.at, ada.channel("tables")
    for _ in range(FINISHED_TABLES):
        played = await open_table(sandbox, bot, [ada, ben], "toy")
        await bot.tables.concede(played.id, Player(ben.id, "Ben"))
    await bot.outbox.idle()
    ada.at = place
    more = await done(await ada.click(board, "More"))
    await done(await ada.click(await done(await ada.click(more, "Clock")), "Take three days’ break"))
    await bot.at_rest()
    board = await newest_board(sandbox, bot, ada, table)
    assert "The clocks stand still" in told(board)
    ben.at = thread_of(sandbox, table)
    post = ben.messages(ben.at)[-1]
    assert "takes a break" in told(post)
    await done(await ben.click(post, "End the pause"))
    await bot.at_rest()
    assert "stand still" not in told(await newest_board(sandbox, bot, ben, table))


async def test_when_all_are_late_the_table_sleeps_and_is_woken_by_a_button(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2, clock="daily")
    table = await started(bot, lobby_of(ada, lobby), ada, ben)
    await later(sandbox, bot, DAY + GRACE + 5)
    ada.at = thread_of(sandbox, table)
    post = ada.messages(ada.at)[-1]
    assert "the table sleeps" in told(post)
    assert any("Nobody is here" in told(board) for board in ada.messages(ada.at))
    assert "goes on" in told(await done(await ada.click(post, "Wake the table")))
    assert "until <t:" in told(await newest_board(sandbox, bot, ada, table))
