"""Clicks that go wrong: ten at once, wrong people, stale and forged ids, errors inside. All are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.controls import ids
from bot.controls.ids import Id
from bot.process.client import Stellwerk
from bot.sandbox.entities import Message, Overwrite
from bot.sandbox.people import Outcome, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import Person as Somebody
from bot.tables.refusals import Refused
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import answer, answers, custom_id, done, newest_board, open_lobby, open_table, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def test_ten_clicks_at_once_make_one_move_and_nine_answers(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    await newest_board(sandbox, bot, ben, table)
    dora = sandbox.person("dora")
    panel = await done(await ada.click(board, "My move"))
    target, _ = answers(panel)[0]
    move = custom_id(board, "move")
    outcomes = await asyncio.gather(
        *(ada.forge(panel, target) for _ in range(4)),
        *(ben.forge(board, move) for _ in range(3)),
        *(dora.forge(board, move) for _ in range(3)),
    )
    await bot.at_rest()
    now = await bot.tables.get(table.id)
    assert now.match is not None and len(now.match.log) == 1
    assert not any(outcome.failed for outcome in outcomes)
    assert all(outcome.message is not None and told(outcome.message) for outcome in outcomes)
    assert all("no seat" in told(outcome.message) for outcome in outcomes[7:] if outcome.message is not None)
    assert all("Which card" in told(outcome.message) for outcome in outcomes[4:7] if outcome.message is not None)


async def test_the_same_interaction_is_never_carried_out_twice(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    seat = table.seat_of(ada.id)
    assert seat is not None
    who = Somebody(ada.id, "Ada")
    action = bot.tables.options(table, seat)[0]
    await bot.tables.play(table.id, who, action, None, interaction=7)
    with pytest.raises(Refused, match="already-done"):
        await bot.tables.play(table.id, who, action, None, interaction=7)


async def test_a_stale_panel_shows_how_things_stand(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    first = await done(await ada.click(board, "My move"))
    second = await done(await ada.click(board, "My move"))
    for panel in (first, second):
        await answer(ada, panel, 0)
        await bot.at_rest()
    assert "moved on" in told(second)
    now = await bot.tables.get(table.id)
    assert now.match is not None and len(now.match.log) == 1


async def test_undo_below_the_board_takes_back_one_move_however_often_it_is_clicked(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    panel = await done(await ada.click(board, "My move"))
    for way in ("My move", "Bid"):
        if way == "Bid":
            await ada.click(panel, way)
            await bot.at_rest()
        await answer(ada, panel, 0)
        await bot.at_rest()
    clicks = await asyncio.gather(*(ada.click(board, "Undo") for _ in range(3)))
    texts = [told(await done(outcome)) for outcome in clicks]
    now = await bot.tables.get(table.id)
    assert now.match is not None and [entry.by for entry in now.match.log] == ["player", "player", "undo"]
    assert sum("has been taken back" in text for text in texts) == 1
    assert sum("moved on" in text for text in texts) == 2
    assert "moved on" in told(await done(await ada.click(board, "Undo")))


async def test_buttons_of_another_table_age_or_server_change_nothing(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ours = custom_id(lobby, "join")
    for forged in (
        Id("join", 99, 1).button(),
        Id("nonsense", 1, 1).button(),
        Id("step", 1, 1, ("x", "y")).button(),
        "m1:join:1:1:",
        "anything",
        ours + "." * 70,
    ):
        planted = ben.messages(ada.channel("tables"))[-1]
        outcome = await with_button(ben, planted, forged)
        assert not outcome.failed, forged
        text = told(await outcome.finished())
        assert "out of date" in text or "no table 99" in text, forged
    assert (await bot.tables.get(1)).people == (ada.id,)


async def with_button(person: Person, message: Message, text: str) -> Outcome:
    """Click a button with this id that somehow stands in a post of ours."""
    row = {"type": 1, "id": 90, "components": [{"type": 2, "id": 91, "style": 1, "label": "?", "custom_id": text}]}
    message.components.append(row)
    try:
        return await person.forge(message, text)
    finally:
        message.components.remove(row)


async def test_a_button_that_was_taken_away_meanwhile_is_answered(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    join = custom_id(lobby, "join")
    await done(await ada.slash("table cancel"))
    await bot.outbox.idle()
    assert "out of date" in told(await done(await ben.forge(lobby, join)))


async def test_tables_of_another_server_are_out_of_reach(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    world = sandbox.world
    here = next(iter(world.guilds.values()))
    elsewhere = world.add_guild("Elsewhere", ben.user, 0x7FFFFFFFFFFF, 0x7FFFFFFFFFFF)
    channel = world.add_channel(elsewhere, "far")
    assert here.id != elsewhere.id
    answer = await ben.slash("table show", table=1, channel=channel)
    assert "no table 1" in told(await done(answer))


async def test_a_table_in_a_closed_channel_is_known_only_to_those_who_may_see_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    world, room, lounge = sandbox.world, ada.channel("tables"), ben.channel("lounge")
    assert "no table 1" not in told(await done(await ben.slash("table show", table=1, channel=lounge)))
    room.overwrites[ben.id] = Overwrite(ben.id, 1, deny=int(Permission.VIEW_CHANNEL))
    world.update_channel(room)
    cached = bot.get_channel(room.id)
    assert isinstance(cached, discord.TextChannel)
    await until(lambda: bool(cached.overwrites))
    assert "no table 1" in told(await done(await ben.slash("table show", table=1, channel=lounge)))
    assert "**1**" not in told(await done(await ben.slash("table list", channel=lounge)))
    assert "**1**" in told(await done(await ada.slash("table list", channel=lounge)))


async def test_an_error_in_a_button_is_told_with_a_reference_and_logged(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, toy: AnyRules, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(click: object, what: Id, values: tuple[str, ...]) -> None:
        raise KeyError("no such thing")

    lobby = await open_lobby(bot, ada, "toy", 2)
    bot.house.handlers["leave"] = broken
    with caplog.at_level(logging.ERROR, "bot.errors"):
        text = told(await done(await ada.click(lobby, "Leave")))
    reference = text.split("under ")[1].split(".")[0]
    assert len(reference) == 6 and reference in caplog.text and "no such thing" in caplog.text
    assert "no such thing" not in text


async def test_an_error_in_a_command_is_told_too(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: object, **more: object) -> None:
        raise KeyError("no such thing")

    monkeypatch.setattr(bot.tables, "in_guild", broken)
    assert "Something broke" in told(await done(await ada.slash("table list")))


async def test_who_clicks_while_the_bot_stops_is_told_so(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    bot.stopping = True
    try:
        assert "restarting" in told(await done(await ada.click(lobby, "Leave")))
        assert "restarting" in told(await done(await ada.slash("table list")))
    finally:
        bot.stopping = False
    assert (await bot.tables.get(1)).people == (ada.id,)


async def test_a_lost_acknowledgement_is_given_again(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    for moment in ("before", "after"):
        sandbox.faults.fail_next(r"POST /api/v10/interactions/\d+/.+/callback", drop=moment)
        outcome = await ben.click(lobby, "Guide")
        assert "Bid, lay" in told(await done(outcome)), moment
    sandbox.exchange.forgive()


async def in_vain(sandbox: Sandbox, person: Person, message: Message, button: str) -> None:
    """A click that cannot be acknowledged: there is nothing to be patient for."""
    patience, sandbox.interactions.answer_seconds = sandbox.interactions.answer_seconds, 0.1
    try:
        await person.click(message, button)
    finally:
        sandbox.interactions.answer_seconds = patience


async def test_an_address_that_is_refused_for_a_moment_acknowledges_a_little_later(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    for request in (r"POST /api/v10/interactions/\d+/.+/callback", r"PATCH /api/v10/webhooks/.*"):
        sandbox.faults.fail_next(request, status=429, via=False, times=2)
        assert "Bid, lay" in told(await done(await ben.click(lobby, "Guide"))), request
    # Where it lasts nobody can be answered; that is no fault of ours, and the next click finds everything as it was.
    line = sandbox.faults.fail_next(r"POST /api/v10/interactions/\d+/.+/callback", status=429, via=False, times=100)
    await in_vain(sandbox, ben, lobby, "Guide")
    await bot.at_rest()
    sandbox.faults.planned.remove(line)
    assert "Bid, lay" in told(await done(await ben.click(lobby, "Guide")))
    assert not any(record.exc_info for record in caplog.records)
    sandbox.exchange.forgive()


async def test_an_apology_that_does_not_arrive_either_troubles_nobody_else(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    line = sandbox.faults.fail_next(r"POST /api/v10/interactions/\d+/.+/callback", drop="before", times=100)
    await in_vain(sandbox, ben, lobby, "Guide")
    await bot.at_rest()
    sandbox.faults.planned.remove(line)
    assert not [one for one in caplog.records if one.name.startswith("discord") and one.exc_info]
    assert "Bid, lay" in told(await done(await ben.click(lobby, "Guide")))
    sandbox.exchange.forgive()


async def test_a_lost_answer_is_shown_again(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.fail_next(r"PATCH /api/v10/webhooks/.*", drop="before")
    assert "You have a seat" in told(await done(await ben.click(lobby, "Join")))
    assert ben.id in (await bot.tables.get(1)).people


@given(text=st.text(max_size=100))
def test_no_text_matches_two_templates_nor_breaks_the_parser(text: str) -> None:
    assert not (ids.BUTTON.fullmatch(text) and ids.MENU.fullmatch(text))
    ids.parse(text)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(
    action=st.from_regex(r"[a-z]{2,12}", fullmatch=True),
    table=st.integers(0, 2**40),
    revision=st.integers(0, 10**6),
    args=st.lists(st.from_regex(r"[0-9A-Za-z_-]{1,12}", fullmatch=True), max_size=4).map(tuple),
)
def test_an_id_says_itself(action: str, table: int, revision: int, args: tuple[str, ...]) -> None:
    what = Id(action, table, revision, args)
    for text, template, other in ((what.button(), ids.BUTTON, ids.MENU), (what.menu(), ids.MENU, ids.BUTTON)):
        assert ids.parse(text) == what and len(text) <= 100
        assert template.fullmatch(text) and not other.fullmatch(text)


def test_an_id_that_discord_would_not_take_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        Id("join", 1, 1, ("a" * 70,)).button()
    with pytest.raises(ValueError, match="no custom id"):
        Id("join", 1, 1, ("ä",)).button()


async def test_a_click_during_a_gap_of_the_connection_is_answered_after_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.gateway.drop()
    outcome = await ben.click(lobby, "Join")
    assert "You have a seat" in told(await done(outcome))
    sandbox.exchange.forgive()
