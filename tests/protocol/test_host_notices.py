"""`/me` and what comes of it: quiet hours, the daily message, signing off, as people see them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.components import walk
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Person as TablePerson
from bot.tables.zones import instant
from bot.talk.preferences import TOPICS
from rules.core import AnyRules
from tests.protocol.bot import hosted, later
from tests.protocol.plays import custom_id, done, newest_board, open_table, told
from tests.protocol.test_host_calls import lines_in, thread_of

BERLIN = ZoneInfo("Europe/Berlin")
CHANGE = "What do you want to change?"


async def until_(sandbox: Sandbox, bot: Stellwerk, day: int, hour: int, minute: int = 0) -> None:
    """It becomes this time of day in Berlin."""
    await later(sandbox, bot, instant(BERLIN, date(2036, 6, day), hour * 60 + minute) - sandbox.clock.now())


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def choose(bot: Stellwerk, person: Person, panel: Message, *steps: str) -> Message:
    """Pick in the one menu, or in the one that is named before a colon, step by step."""
    for step in steps:
        menu, _, value = step.rpartition(": ")
        menus = [one for one in walk(panel.components) if one["type"] == 3]
        await person.select(panel, menu or menus[0]["custom_id"], [value])
        await bot.at_rest()
    return panel


async def test_quiet_hours_and_a_daily_message_chosen_in_the_panel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await until_(sandbox, bot, 1, 12)
    offered = await ben.autocomplete("me", "time-zone", text="berl")
    assert [choice.value for choice in offered] == ["Europe/Berlin"]
    panel = await done(await ben.slash("me", options={"time-zone": "Europe/Berlin"}))
    assert "**Time zone:** Europe/Berlin (now 12:00)" in told(panel) and "**Quiet hours:** off" in told(panel)
    await choose(bot, ben, panel, "Quiet hours", "from 22:00: 23:00", "until 08:00: 07:00")
    assert "**Quiet hours:** 23:00–07:00" in told(panel)
    await ben.click(panel, "Back")
    await bot.at_rest()
    await choose(bot, ben, panel, "Daily message", "18:00")
    assert "**Daily message:** 18:00" in told(panel) and "Noted." in told(panel)
    await until_(sandbox, bot, 1, 23, 30)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    board = await newest_board(sandbox, bot, ada, table)
    assert board.mentions == [ada.id] and ben.mention in told(board), "named, but not called"
    letters = len(ben.messages(ben.dm()))
    await until_(sandbox, bot, 2, 6, 59)
    assert lines_in(ada, thread) == []
    await until_(sandbox, bot, 2, 7)
    (line,) = lines_in(ada, thread)
    assert line.mentions == [ben.id] and "not to be disturbed" in told(line)
    await until_(sandbox, bot, 2, 17, 59)
    before = len(ben.messages(ben.dm()))
    assert before <= letters + 1, "the hand that came with the call, at most"
    await until_(sandbox, bot, 2, 18)
    await until_(sandbox, bot, 2, 18, 30)
    daily = ben.messages(ben.dm())[before:]
    assert len(daily) == 1 and "one table waits for you" in told(daily[0]) and f"**{table.id}**" in told(daily[0])


async def test_times_to_the_minute_are_typed(sandbox: Sandbox, bot: Stellwerk, ben: Person) -> None:
    ben.locale = "de"
    given = {"zeitzone": "Europe/Berlin", "ruhezeit": "22:30-7:15", "tagesnachricht": "17:30"}
    panel = await done(await ben.slash("ich", options=given))
    assert "22:30–07:15" in told(panel) and "17:30" in told(panel)
    assert "wie 17:30" in told(await done(await ben.slash("ich", options={"ruhezeit": "nachts"})))
    ben.locale = "en-US"
    panel = await done(await ben.slash("me", options={"quiet-hours": "off", "daily-message": "off"}))
    assert "**Quiet hours:** off" in told(panel) and "**Daily message:** off" in told(panel)
    assert "like 17:30" in told(await done(await ben.slash("me", options={"daily-message": "25:00"})))


async def test_who_has_to_agree_to_an_end_is_called_and_at_night_nothing_makes_a_sound(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await until_(sandbox, bot, 1, 12)
    await done(await ben.slash("me", options={"time-zone": "Europe/Berlin", "quiet-hours": "22:30-7:15"}))
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)

    async def proposed() -> Message:
        await done(await ada.slash("table end", table=table.id))
        await bot.outbox.idle()
        return next(one for one in reversed(ada.messages(thread)) if "s1:agree" in str(one.components))

    assert (await proposed()).mentions == [ben.id]
    await until_(sandbox, bot, 1, 22, 31)
    await bot.tables.withdraw_end(table.id, TablePerson(ada.id, "Ada"))
    assert (await proposed()).mentions == []
    before = len(ben.messages(ben.dm()))
    await done(await ada.slash("table stand-in", seat=(table.seat_of(ben.id) or 0) + 1, table=table.id))
    await bot.outbox.idle()
    grace = next(one for one in reversed(ada.messages(thread)) if "s1:here" in str(one.components))
    assert grace.mentions == [ben.id] and grace.flags & SUPPRESS_NOTIFICATIONS
    letters = ben.messages(ben.dm())[before:]
    assert len(letters) == 1 and letters[0].flags & SUPPRESS_NOTIFICATIONS, "it is there in the morning"


async def test_everybody_sees_who_is_away_and_until_when(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await until_(sandbox, bot, 1, 12)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    panel = await done(await ben.slash("me", options={"time-zone": "Europe/Berlin"}))
    await choose(bot, ben, panel, "Away", "from now on", "3 days")
    assert "**Away:** until 2036-06-04 (3 of 28 days)" in told(panel)
    await bot.outbox.idle()
    until = f"Ben is away until <t:{(await bot.tables.gone(table))[ben.id]}:f>"
    assert until in told(await newest_board(sandbox, bot, ada, table))
    assert until in told(await done(await ada.slash("turns")))
    await until_(sandbox, bot, 1, 13)
    again = await done(await ben.slash("me"))
    await ben.click(again, custom_id(again, "myaway"))
    await bot.at_rest()
    await bot.outbox.idle()
    assert "Welcome back. One table waits for you" in told(again) and "**Away:** no (1 of 28 days)" in told(again)
    assert "away" not in told(await newest_board(sandbox, bot, ada, table))
    await choose(bot, ben, again, "Away", "Wednesday 2036-06-04", "14 days")
    assert "from 2036-06-04 until 2036-06-18 (15 of 28 days)" in told(again)
    await ben.click(again, "I am not going away")
    await bot.at_rest()
    assert "**Away:** no (1 of 28 days)" in told(again)


@pytest.mark.parametrize(("locale", "guess"), [("en-US", "America/New_York"), ("de", "Europe/Berlin")])
async def test_every_page_of_the_panel_can_be_opened_and_fits(
    locale: str, guess: str, sandbox: Sandbox, bot: Stellwerk, ben: Person
) -> None:
    ben.locale = locale
    panel = await done(await ben.slash("me"))
    assert f"{guess} (" in told(panel)
    (menu,) = [one for one in walk(panel.components) if one["type"] == 3]
    assert len(menu["options"]) == len(TOPICS)
    for topic in menu["options"]:
        await ben.select(panel, custom_id(panel, "mytopic"), [topic["label"]])
        await bot.at_rest()
        assert len(list(walk(panel.components))) <= 40 and topic["label"] in told(panel)
        await ben.click(panel, custom_id(panel, "myback"))
        await bot.at_rest()
