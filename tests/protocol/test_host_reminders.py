"""Reminders as people see them: one line in the thread, for those still waited for, the line before it gone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Person as TablePerson
from bot.store.table import Table
from bot.tables import reminders
from bot.tables.effects import EFFECTS
from bot.tables.reminders import REMINDER
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import done, newest_board, open_table, told
from tests.protocol.test_host_calls import lines_in, plays, thread_of, won


@pytest.fixture
async def bot(
    sandbox: Sandbox, toy: AnyRules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stellwerk]:
    monkeypatch.setattr(reminders, "APART", 0)
    async with hosted(sandbox, tmp_path) as client:
        # No two things happen in the same second.
        monkeypatch.setattr(client.tables, "_now", count(client.tables._now()).__next__)
        yield client


async def remind(bot: Stellwerk, table: Table) -> None:
    """The next reminder's day has come."""
    due = next(due for due in (await bot.tables.get(table.id)).dues if due.kind == REMINDER)
    await bot.tables.work_off(table.id, due, EFFECTS[REMINDER])


async def test_one_line_calls_who_is_still_waited_for_and_takes_the_place_of_the_one_before(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    letters = len(ben.messages(ben.dm()))
    await remind(bot, table)
    await bot.outbox.idle()
    (first,) = lines_in(ada, thread)
    assert sorted(first.mentions) == sorted([ada.id, ben.id]) and "A reminder" in told(first)
    assert "last one" not in told(first)
    await plays(bot, table, ada, "bid")
    await remind(bot, table)
    await bot.outbox.idle()
    (second,) = lines_in(ada, thread)
    assert second.id != first.id and second.mentions == [ben.id] and ada.mention not in told(second)
    assert "you are the last one" in told(second)
    assert len(ben.messages(ben.dm())) == letters, "no second message besides"
    await plays(bot, table, ben, "bid")
    await plays(bot, table, await won(bot, table, ada, ben), "lay rail a1")
    assert lines_in(ada, thread) == [], "a new board takes its place"


async def test_nothing_is_sent_when_the_move_was_made_before(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await bot.outbox.stop()
    await plays_unheard(bot, table, ada)
    await remind(bot, table)
    await plays_unheard(bot, table, ben)
    bot.outbox.start()
    await bot.outbox.idle()
    assert all("reminder" not in told(line) for line in lines_in(ada, thread))


async def plays_unheard(bot: Stellwerk, table: Table, person: Person) -> None:
    """A bid while nothing is brought to Discord."""
    now = await bot.tables.get(table.id)
    seat = now.seat_of(person.id)
    assert seat is not None
    await bot.tables.play(table.id, TablePerson(person.id, person.user.display), bot.tables.options(now, seat)[0])


async def test_others_remind_with_a_button_behind_more(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    more = await done(await ada.click(await newest_board(sandbox, bot, ada, table), "More"))
    answer = await done(await ada.click(more, "Remind who is missing"))
    await bot.at_rest()
    assert "on its way" in told(answer)
    await bot.outbox.idle()
    (line,) = lines_in(ben, thread)
    assert line.mentions == [ben.id] and f"{ada.mention} would like to play on" in told(line)
    again = await done(await ada.click(more, "Remind who is missing"))
    await bot.at_rest()
    assert "not long ago" in told(again) and len(lines_in(ben, thread)) == 1
