"""Direct messages are a budget: conversations are kept, few new ones are opened, and nobody is left uncalled."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from bot.delivery.hidden import hides
from bot.delivery.mailboxes import DOUBTED, DOUBTS, IN_QUARANTINE, TOO_FAST
from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.faults import Fault
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.wire import respond
from bot.store.draft import Draft
from bot.store.errand import Errand
from bot.store.mailbox import HOUR, Budget
from bot.store.table import Person as Player
from bot.store.table import Table
from bot.tables.announcements import DIGEST, WHY
from bot.tables.announcements import SILENT as SILENTLY
from bot.tables.calls import BURST
from rules.core import AnyRules, legal, waiting
from rules.registry import GAMES
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, open_lobby, open_table, told, written

OPENING = r"^POST .*/users/@me/channels$"
SILENT = 1 << 12
MANY = 1_000
"""As often as a test can ask."""


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path, alarm_seconds=0) as client:
        yield client


def openings(sandbox: Sandbox) -> int:
    """Requests that opened a conversation, or were answered with one that was open."""
    return sum(one.path == "/users/@me/channels" for one in sandbox.exchange.latest)


def asked(fault: Fault) -> int:
    """How often a fault has met somebody."""
    return MANY - fault.times


def refuse(sandbox: Sandbox, pattern: str, code: int, status: int = 403) -> Fault:
    return sandbox.faults.fail_next(pattern, status=status, code=code, times=MANY)


def writing(person: Person) -> str:
    """Requests that write into somebody's conversation."""
    return rf"^POST .*/channels/{person.dm().id}/messages$"


def letters(person: Person) -> list[Message]:
    return [one for one in person.messages(person.dm()) if not one.ephemeral]


def calls(sandbox: Sandbox, person: Person, table: Table, since: int = 0) -> list[str]:
    """The messages since one that have called somebody about a table: mentions in it, and letters, as phones tell."""
    places = (table.thread or table.channel, person.dm().id)
    rung = [push for push in person.pushes() if not push.silent and not push.system and push.channel_id in places]
    called = [push for push in rung if (push.mention or not push.place) and push.message_id > since]
    there = (sandbox.world.messages.get(push.message_id) for push in called)
    return ["" if message is None else told(message) for message in there]


async def answers(bot: Stellwerk, table: Table, person: Person) -> None:
    """The first legal move of somebody who is waited for."""
    now = await bot.tables.get(table.id)
    seat = now.seat_of(person.id)
    assert now.match is not None and seat is not None
    await bot.tables.play(table.id, Player(person.id, person.user.display), legal(now.rules, now.match.state, seat)[0])
    await bot.outbox.idle()


async def played(bot: Stellwerk, table: Table, people: Sequence[Person], enough: Callable[[], bool]) -> None:
    """One move after the other, until something has happened."""
    for _ in range(60):
        if enough():
            return
        now = await bot.tables.get(table.id)
        assert now.match is not None
        user = now.seats[waiting(now.rules, now.match.state)[0]].user
        await answers(bot, table, next(person for person in people if person.id == user))
    pytest.fail("it has not happened")


async def by_letter(bot: Stellwerk, *people: Person) -> None:
    """These people want to be called by direct message, and nobody wants to be shown a hand by one."""
    for person in people:
        await bot.tables.set_way(person.id, "dm", "")
        await bot.tables.set_hand_dms(person.id, "never")


async def test_a_conversation_is_opened_once_for_good(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        assert openings(sandbox) == 2
    async with hosted(sandbox, tmp_path) as bot:
        before = len(letters(ada)) + len(letters(ben))
        for person in (ada, ben):
            await answers(bot, table, person)
        await open_table(sandbox, bot, [ada, ben], "toy")
        assert openings(sandbox) == 2 and len(letters(ada)) + len(letters(ben)) > before


async def test_a_conversation_that_discord_has_forgotten_is_opened_anew(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await open_table(sandbox, bot, [ada, ben], "toy")
    await by_letter(bot, ben)
    before, kept = openings(sandbox), len(letters(ben))
    sandbox.clock.skip(BURST + 1)
    sandbox.faults.fail_next(writing(ben), status=404, code=10003)
    await open_table(sandbox, bot, [ada, ben], "toy")
    assert len(letters(ben)) == kept + 1
    assert (await bot.store.mailbox(ben.id)).channel == ben.dm().id
    # The library remembers the conversation, but the valve was asked.
    assert len(await _openings(bot)) == before + 1


async def _openings(bot: Stellwerk) -> list[tuple[int, ...]]:
    async def work(database: object) -> list[tuple[int, ...]]:
        return await database.fetch("SELECT made FROM opening")  # type: ignore[attr-defined,no-any-return]

    return await bot.store.reading(work)  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(("code", "status", "hours"), [(40003, 403, 3), (40003, 400, 3), (20026, 403, 12)])
async def test_what_discord_refuses_for_all_is_asked_once_and_everybody_is_called_in_the_thread(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, code: int, status: int, hours: int
) -> None:
    await by_letter(bot, ada, ben)
    fault = refuse(sandbox, OPENING, code, status)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    assert asked(fault) == 1 and bot.breaker.refused == 0 and bot.outbox.given_up == 0
    for person in (ada, ben):
        (call,) = calls(sandbox, person, table)
        assert "Called here" in call and "direct messages" in call
    assert await bot.store.waiting() == (), "nothing waits"
    sandbox.clock.skip(hours * HOUR - BURST)
    second = await open_table(sandbox, bot, [ada, ben], "toy")
    assert asked(fault) == 1 and len(calls(sandbox, ben, second)) == 1
    sandbox.clock.skip(BURST + 60)
    sandbox.faults.planned.clear()
    third = await open_table(sandbox, bot, [ada, ben], "toy")
    (letter,) = letters(ben)
    assert calls(sandbox, ben, third) == [told(letter)] and "it is your turn" in told(letter)


async def test_who_is_called_both_ways_is_called_by_the_one_that_is_left(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await bot.tables.set_way(ben.id, "both", "")
    refuse(sandbox, OPENING, 40003)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    (call,) = calls(sandbox, ben, table)
    assert "## " in call, "the board"


async def test_a_quarantine_is_known_by_its_words_as_well(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "Your bot has been flagged by our anti-spam system for abusive behavior. See https://dis.gd/app-quarantine"
    monkeypatch.setattr(
        "bot.sandbox.rest.Rest._faulty",
        lambda self, fault: respond(403, {"message": words, "code": 0}, {}),
    )
    fault = refuse(sandbox, OPENING, 0)
    await open_lobby(bot, ada, "toy", 2)
    shut = (await bot.store.valves())["opening"]
    assert asked(fault) == 1 and shut.until - bot.tables.now() > IN_QUARANTINE - 60 and "anti-spam" in shut.why


async def test_the_operator_hears_of_it_once_and_once_that_it_is_over(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    # Ada runs the bot, and somebody was written to before.
    await open_lobby(bot, ben, "toy", 2)
    assert (await bot.store.mailbox(ada.id)).channel == ada.dm().id, "hers was opened first"
    cleo = sandbox.person("cleo")
    await by_letter(bot, cleo)
    refuse(sandbox, OPENING, 40003)
    table = await open_table(sandbox, bot, [ben, cleo], "toy")
    for _ in range(3):
        await bot.heart.look()
    alarms = [told(one) for one in letters(ada) if "no new direct messages" in told(one)]
    assert len(alarms) == 1 and "40003" in alarms[0] and bot.heart.troubles == {}
    assert len([one for one in caplog.records if one.levelno >= logging.ERROR and "40003" in one.message]) <= 2
    sandbox.faults.planned.clear()
    sandbox.clock.skip(TOO_FAST + 1)
    await bot.heart.look()
    await bot.heart.look()
    assert not [one for one in letters(ada) if "It is over" in told(one)], "nobody has tried"
    for person in (ben, cleo):
        await answers(bot, table, person)
    await open_table(sandbox, bot, [ben, cleo], "toy")
    for _ in range(3):
        await bot.heart.look()
    assert len([one for one in letters(ada) if "It is over" in told(one)]) == 1


async def test_the_budget_is_for_the_first_and_the_others_are_called_in_the_thread(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path, letters=Budget(hour=2, day=9), operator=0) as bot:
        await by_letter(bot, ada, ben, cleo)
        table = await open_table(sandbox, bot, [ada, ben, cleo], "toy")
        assert openings(sandbox) == 2
        for person in (ada, ben, cleo):
            assert len(calls(sandbox, person, table)) == 1
        assert sorted(len(letters(person)) for person in (ada, ben, cleo)) == [0, 1, 1]
        sandbox.clock.skip(HOUR + 1)
        second = await open_table(sandbox, bot, [ada, ben, cleo], "toy")
        assert openings(sandbox) == 3 and bot.breaker.refused == 0
        assert not [one for one in (ada, ben, cleo) if one.id in _mentioned(sandbox, ada, second)]
        assert await bot.mailboxes.complaint() is None, "a budget is no trouble"


def _mentioned(sandbox: Sandbox, person: Person, table: Table) -> set[int]:
    return {user for one in written(person, sandbox.world.channels[table.thread or 0]) for user in one.mentions}


async def test_a_hand_waits_for_room_without_being_tried_and_comes_without_a_second_call(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path, letters=Budget(hour=0, day=0), operator=0) as bot:
        await bot.tables.set_way(ben.id, "dm", "")
        table = await open_table(sandbox, bot, [ada, ben], "black_loco")
        assert openings(sandbox) == 0 and len(calls(sandbox, ben, table)) == 1
        rows = [row for waits in await bot.store.waiting() for row in await bot.store.rows(waits.table, waits.lane)]
        assert {row.target for row in rows if row.kind == "hand"} == {ada.id, ben.id}
        assert {row.attempts for row in rows} == {0}, "nothing was tried"
        assert bot.outbox.standing(0.0) == {} and bot.outbox.waiting_since is None, "that is no trouble"
    async with hosted(sandbox, tmp_path, operator=0) as bot:
        await until(lambda: letters(ben), what="the hand has come")
        await bot.outbox.idle()
        (hand,) = letters(ben)
        assert hand.attachments and hand.flags & SILENT and len(calls(sandbox, ben, table)) == 1
        assert await bot.store.waiting() == ()


async def test_the_hand_that_follows_a_line_does_not_call_again(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path, letters=Budget(hour=0, day=0), operator=0) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "black_loco")
        await bot.tables.set_way(ben.id, "dm", "")
        sandbox.clock.skip(BURST + 1)
        await played(bot, table, (ada, ben), lambda: any("Called here" in one for one in calls(sandbox, ben, table)))
        (hand,) = [row for row in await bot.store.rows(table.id, ben.id) if row.kind == "hand"]
        assert hand.payload[SILENTLY] and hand.payload["called"]


async def test_a_conversation_that_is_refused_is_left_alone_and_others_go_on(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await by_letter(bot, ada, ben)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    fault = refuse(sandbox, writing(ben), 40003)
    for _ in range(2):
        before = sandbox.world.snowflakes.next()
        sandbox.clock.skip(BURST + 1)
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        (call,) = calls(sandbox, ben, table, before)
        assert "Called here" in call and asked(fault) == 1
    assert len(letters(ada)) == 3 and bot.breaker.refused == 0
    assert (await bot.store.valves())["opening"].until > bot.tables.now()


async def test_whose_messages_are_closed_is_called_once_and_from_then_on_in_the_thread(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await by_letter(bot, ben)
    ben.close_dms()
    tables = [await open_table(sandbox, bot, [ada, ben], "toy")]
    assert (await bot.store.person(ben.id)).dm_closed
    # He has sat down, and was told in the channel; his turn is called where it is played.
    (call,) = calls(sandbox, ben, tables[0])
    assert ben.mention in call
    sandbox.clock.skip(BURST + 1)
    tables.append(await open_table(sandbox, bot, [ada, ben], "toy"))
    assert len(calls(sandbox, ben, tables[1])) == 1 and bot.breaker.refused == 0
    assert (await bot.store.valves()) == {}, "that is about him alone"


async def test_a_call_whose_letter_does_not_arrive_comes_as_a_line_and_what_is_said_about_it_does_not_ring(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await by_letter(bot, ben)
    for person in (ada, ben):
        await answers(bot, table, person)
    before = sandbox.world.snowflakes.next()
    fault = refuse(sandbox, writing(ben), 50007)
    await played(bot, table, (ada, ben), lambda: asked(fault) > 0)
    (call,) = calls(sandbox, ben, table, before)
    assert "Called here" in call
    place = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
    (said,) = [one for one in ada.messages(place) if "cannot send you direct messages" in told(one)]
    assert said.mentions == [] and asked(fault) == 1


async def test_who_wants_one_message_a_day_is_called_by_one_line_instead(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await bot.tables.set_way(ben.id, "digest", "")
    await bot.tables.set_hand_dms(ben.id, "never")
    refuse(sandbox, OPENING, 40003)
    tables = [await open_table(sandbox, bot, [ada, ben], "toy") for _ in range(3)]
    assert [calls(sandbox, ben, table) for table in tables] == [[], [], []]
    await bot.store.run(
        Errand(ben.id, drafts=((tables[2].id, Draft(DIGEST, ben.id, {WHY: "daily"}, lane=ben.id)),), made=1)
    )
    bot.outbox.kick()
    await bot.outbox.idle()
    rung = [call for table in tables for call in calls(sandbox, ben, table)]
    assert len(rung) == 1 and "2 more tables wait" in rung[0]


async def test_refusals_that_nobody_knows_are_about_one_person_until_there_are_three(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo, dora = sandbox.person("cleo"), sandbox.person("dora")
    await by_letter(bot, ada, ben, cleo, dora)
    fault = refuse(sandbox, OPENING, 49999)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    assert asked(fault) == 2 and len(calls(sandbox, ben, table)) == 1
    shut = (await bot.store.valves())["opening"]
    assert shut.doubts == 2 and await bot.mailboxes.complaint() is None
    await open_table(sandbox, bot, [ada, ben], "toy")
    assert asked(fault) == 2, "they are left alone"
    await open_table(sandbox, bot, [cleo, dora], "toy")
    assert asked(fault) == DOUBTS and "49999" in str(await bot.mailboxes.complaint())
    sandbox.faults.planned.clear()
    sandbox.clock.skip(DOUBTED + 1)
    again = await open_table(sandbox, bot, [ada, ben], "toy")
    assert len(letters(ben)) == 1 and len(calls(sandbox, ben, again)) == 1


async def test_open_conversations_go_on_while_new_ones_are_refused(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await by_letter(bot, ada, ben)
    await open_table(sandbox, bot, [ada, ben], "toy")
    refuse(sandbox, OPENING, 40003)
    cleo = sandbox.person("cleo")
    await by_letter(bot, cleo)
    sandbox.clock.skip(BURST + 1)
    table = await open_table(sandbox, bot, [ben, cleo], "toy")
    assert _mentioned(sandbox, ben, table) == {cleo.id} and len(letters(ben)) == 2


async def test_nobody_is_welcomed_by_a_letter_who_needs_none(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    assert len(letters(ada)) == 1, "the game has a hidden hand"
    monkeypatch.setattr("bot.delivery.letters.hides", lambda game: False)
    await open_lobby(bot, ben, "toy", 2)
    assert openings(sandbox) == 1 and letters(ben) == []
    cleo = sandbox.person("cleo")
    await bot.tables.set_way(cleo.id, "dm", "")
    await open_lobby(bot, cleo, "toy", 2)
    assert len(letters(cleo)) == 1, "she has asked for messages"


def test_a_game_hides_something_if_a_seat_sees_what_others_do_not(toy: AnyRules) -> None:
    assert hides("toy") and all(map(hides, GAMES))


async def test_forgetting_somebody_forgets_the_conversation(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await open_lobby(bot, ben, "toy", 2)
    assert (await bot.store.mailbox(ben.id)).channel is not None
    panel = await done(await ben.slash("delete-my-data", channel=ben.channel("tables")))
    await ben.click(panel, custom_id(panel, "forgetme"))
    await bot.at_rest()
    await bot.outbox.idle()
    assert (await bot.store.mailbox(ben.id)).channel is None


# Old edits and filters


async def test_an_old_edit_waits_its_seconds_and_is_not_thrown_away(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.verdict.OLD_EDITS_WAIT", 0.05)
    table = await open_table(sandbox, bot, [ada, ben], "black_loco")
    place = sandbox.world.channels[table.thread or 0]
    (board,) = [one for one in ada.messages(place) if "## " in told(one)]
    (hand,) = [one for one in letters(ada) if one.attachments]
    posts = len([one for one in ada.messages(ada.channel("tables")) if not one.ephemeral])
    for message in (board, hand):
        sandbox.faults.fail_next(rf"^PATCH .*/messages/{message.id}$", status=429, code=30046, via=False, times=2)
    for person in (ada, ben):
        await answers(bot, table, person)
    assert sandbox.faults.planned == [] and bot.outbox.given_up == 0
    assert board.edited is not None and hand.edited is not None
    assert len([one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]) == posts


async def test_a_lobby_that_may_not_be_edited_now_is_not_posted_a_second_time(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.verdict.OLD_EDITS_WAIT", 0.05)
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.fail_next(rf"^PATCH .*/messages/{lobby.id}$", status=429, code=30046, via=False, times=3)
    ben.at = ada.at
    await (await ben.click(lobby, custom_id(lobby, "join"))).finished()
    await bot.outbox.idle()
    posts = [one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    assert [one.id for one in posts] == [lobby.id] and "All seats are taken" in told(lobby)
    assert sandbox.faults.planned == [] and bot.outbox.given_up == 0


async def seated(sandbox: Sandbox, bot: Stellwerk, host: Person, other: Person, game: str) -> Message:
    """A table that can start; its thread will have the number of its post."""
    lobby = await open_lobby(bot, host, game, 2)
    other.at = host.at
    await (await other.click(lobby, custom_id(lobby, "join"))).finished()
    await bot.outbox.idle()
    return lobby


async def started(bot: Stellwerk, host: Person, lobby: Message) -> None:
    await (await host.click(lobby, custom_id(lobby, "start"))).finished()
    await bot.outbox.idle()


async def test_a_picture_that_a_filter_holds_back_is_left_out_and_the_host_hears_of_it_once(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await seated(sandbox, bot, ben, ada, "black_loco")
    # The first post of the thread shows the seals, and no picture.
    sandbox.faults.fail_next(rf"^POST .*/channels/{lobby.id}/messages$", status=400, code=20009, spared=1)
    sandbox.faults.fail_next(writing(ada), status=403, code=20009)
    await started(bot, ben, lobby)
    assert sandbox.faults.planned == [] and bot.outbox.given_up == 0 and await bot.store.waiting() == ()
    (board,) = [one for one in ada.messages(sandbox.world.channels[lobby.id]) if "## " in told(one)]
    assert board.attachments == [] and "s1:move" in str(board.components) and set(board.mentions) <= {ada.id, ben.id}
    assert len([one for one in letters(ben) if "filter holds back my pictures" in told(one)]) == 1
    assert not [one for one in letters(ada) if "filter holds back my pictures" in told(one)]
    (hand,) = [one for one in letters(ada) if "content filter holds back the picture of your hand" in told(one)]
    assert hand.attachments == []
    (shown,) = [one for one in letters(ben) if one.attachments]
    assert "your hand" in told(shown), "his own filter takes them"


async def test_words_that_automod_blocks_are_given_up_and_the_host_hears_of_it_once(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await seated(sandbox, bot, ben, ada, "toy")
    line = rf"^POST .*/channels/{lobby.id}/messages$"
    refused = sandbox.faults.fail_next(line, status=400, code=200000, times=MANY, spared=1)
    await started(bot, ben, lobby)
    assert asked(refused) == 1 and bot.outbox.given_up == 1
    table = (await bot.tables.of_user(ben.id))[0]
    for person in (ada, ben):
        await answers(bot, table, person)
    assert asked(refused) > 1 and bot.breaker.refused == 0
    assert len([one for one in letters(ben) if "exempt my role" in told(one)]) == 1
    assert {one.reason for one in await bot.store.abandoned()} == {"automod"}
    assert not [one for one in await bot.store.waiting() if one.lane == 0]
