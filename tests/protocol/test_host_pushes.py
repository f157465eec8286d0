"""What phones say: one push for each call, with its text first, whatever happens between the words and the board."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.delivery.lockscreen import FITS
from bot.delivery.picture import Picture
from bot.process.client import Stellwerk
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Channel, Push
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING, Table
from bot.store.table import Person as TablePerson
from bot.tables import progress
from bot.tables.moments import DAY
from bot.texts import LANGUAGES, texts
from rules.core import AnyRules, legal
from tests.protocol.bot import hosted, later
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, newest_board, open_table, told, written
from tests.protocol.test_host_calls import boards_in, lines_in, plays, thread_of, won


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def rings(person: Person, place: Channel | None = None) -> list[Push]:
    """What has made a sound for somebody because it is for them: mentions and letters, no lines of Discord itself."""
    own = [one for one in person.pushes() if not one.silent and not one.system]
    return [
        one
        for one in own
        if (one.mention or one.channel_id == person.dm().id) and (place is None or one.channel_id == place.id)
    ]


def newly(before: Table | None, after: Table, by: int | None) -> list[int]:
    """Who has become waited for by a change, as the store tells; whoever has made it knows it."""
    known = set() if before is None else {(wait.user, wait.revision) for wait in before.waits}
    return [wait.user for wait in after.waits if (wait.user, wait.revision) not in known and wait.user != by]


async def moves(
    bot: Stellwerk, table: Table, people: Sequence[Person], seat: int | None = None
) -> tuple[Table, Person]:
    """Somebody who is waited for makes the first move there is; without waiting for what comes of it."""
    now = await bot.tables.get(table.id)
    assert now.match is not None
    asked = progress.waited_for(now)[0] if seat is None else now.seats[seat].seat
    person = next(one for one in people if one.id == now.seats[asked].user)
    move = legal(now.rules, now.match.state, asked)[0]
    return (await bot.tables.play(table.id, TablePerson(person.id, person.user.display), move)).table, person


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["toy", "rail_line"])
async def test_in_a_whole_game_each_call_is_one_push_with_its_text(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, game: str, language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Counted twice, from the store and from the phones."""
    monkeypatch.setattr("bot.tables.calls.CAP", 10_000)
    people = [ada, ben, sandbox.person("cleo")]
    await bot.tables.set_language(ada.id, language)
    table = await open_table(sandbox, bot, people, game, clock="daily")
    thread = await thread_of(sandbox, bot, table)
    expected = Counter(newly(None, await bot.tables.get(table.id), None))
    while (before := await bot.tables.get(table.id)).phase == RUNNING:
        after, mover = await moves(bot, table, people)
        await bot.outbox.idle()
        expected += Counter(newly(before, after, mover.id) if after.phase == RUNNING else [])
        last = mover
    words = texts(language, game)
    for person in people:
        found = rings(person)
        end = [one for one in found if one.text.startswith(f"{words('game-name')} {table.id} ")]
        assert len(end) == (person is not last), "whoever has made the last move knows the end"
        calls = [one for one in found if one not in end]
        assert len(calls) == expected[person.id], person.user.display
        for one in calls:
            assert one.channel_id == thread.id and len(one.text.splitlines()[0]) <= FITS
            assert f" · {words('game-name')} {table.id} · " in one.text[:FITS]
            assert words("left-hours", count=24) in one.text[:FITS]
            assert "<t:" not in one.text[:FITS] and "http" not in one.text and "@" not in one.text.splitlines()[0]
    assert all(one.text for person in people for one in person.pushes() if not one.silent), "no push is without text"
    assert bot.outbox.given_up == 0 and await bot.store.waiting() == ()
    posts = boards_in(ada, thread)
    assert [one for one in posts if "s1:move" in str(one.components)] == [], "the game is over"
    assert lines_in(ada, thread) == [] and all(not one.content for one in posts)


async def test_a_call_goes_out_before_its_board_is_drawn_and_becomes_it_without_a_second_push(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = asyncio.Event()
    real = bot.painter.board

    async def board(*given: object, **named: object) -> tuple[Picture, ...]:
        await drawn.wait()
        return await real(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.painter, "board", board)
    opening = asyncio.create_task(open_table(sandbox, bot, [ada, ben], "toy"))
    await until(lambda: rings(ada) and rings(ben), what="both are called")
    seals, call = written(ada, sandbox.world.channels[rings(ada)[0].channel_id])
    assert seals.flags & SUPPRESS_NOTIFICATIONS
    assert call.content.startswith("You are up · Toy Line 1 · bid a card") and not call.components
    drawn.set()
    table = await opening
    thread = await thread_of(sandbox, bot, table)
    _, board_ = written(ada, thread)
    assert board_.id == call.id and board_.content == "" and "s1:move" in str(board_.components)
    assert set(board_.mentions) == {ada.id, ben.id}, "they stay marked"
    assert len(rings(ada)) == len(rings(ben)) == 1
    edits = [one for one in sandbox.exchange.latest if one.path == f"/channels/{thread.id}/messages/{call.id}"]
    assert [one.method for one in edits] == ["PATCH"]
    body = edits[0].body
    assert isinstance(body, dict) and body["content"] is None and set(body["allowed_mentions"]["users"]) == {
        ada.id, ben.id,
    }  # fmt: skip


async def test_a_board_that_calls_nobody_stands_there_at_once_and_makes_no_sound(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    for person in (ada, ben):
        await bot.tables.set_way(person.id, "digest", "")
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    (board,) = boards_in(ada, thread)
    assert board.flags & SUPPRESS_NOTIFICATIONS and board.mentions == [] and ada.mention in told(board)
    asked = [one.method for one in sandbox.exchange.latest if one.path.startswith(f"/channels/{thread.id}/messages")]
    assert asked == ["POST", "POST"], "the seals, and the board"
    assert rings(ada) == rings(ben) == []
    lobby = next(one for one in ada.messages(ada.channel("tables")) if not one.ephemeral)
    assert lobby.flags & SUPPRESS_NOTIFICATIONS


async def test_after_a_crash_between_the_words_and_the_board_the_same_message_becomes_it(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        thread = await thread_of(sandbox, bot, table)
        await plays(bot, table, ada, "bid")
        await plays(bot, table, ben, "bid")
        layer = await won(bot, table, ada, ben)
        other = ben if layer is ada else ada
        before, posts = len(rings(other)), len(written(ada, thread))
        sandbox.faults.fail_next(rf"PATCH .*/channels/{thread.id}/messages/", status=500, times=1000)
        await moves(bot, table, [ada, ben])
        await until(lambda: len(rings(other)) > before, what="the call")
        call = written(ada, thread)[-1]
        assert call.content and not call.components
    sandbox.faults.planned.clear()
    async with hosted(sandbox, tmp_path) as bot:
        await bot.outbox.idle()
        board = written(ada, thread)[-1]
        assert board.id == call.id and "s1:move" in str(board.components) and board.content == ""
        assert len(rings(other)) == before + 1 and len(written(ada, thread)) <= posts + 1
        assert len([one for one in written(ada, thread) if "s1:move" in str(one.components)]) == 1
    sandbox.exchange.forgive()


async def test_when_the_answer_to_a_call_is_lost_nobody_is_called_twice(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    before = len(rings(ada)) + len(rings(ben))
    for _ in range(2):
        await moves(bot, table, [ada, ben])
        await bot.outbox.idle()
    called = len(rings(ada)) + len(rings(ben)) - before
    sandbox.faults.fail_next(rf"POST .*/channels/{thread.id}/messages$", drop="after", times=2)
    await moves(bot, table, [ada, ben])
    await bot.outbox.idle()
    assert len(rings(ada)) + len(rings(ben)) - before - called == 1
    assert len([one for one in written(ada, thread) if "s1:move" in str(one.components)]) == 1
    sandbox.exchange.forgive()


async def test_a_game_that_goes_on_before_its_board_is_there_has_one_board_and_calls_each_once(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    people = [ada, ben]
    while len(boards_in(ada, await thread_of(sandbox, bot, table))) < 2:
        await moves(bot, table, people)
        await bot.outbox.idle()
    thread = await thread_of(sandbox, bot, table)

    known = boards_in(ada, thread)[-1]
    sandbox.faults.fail_next(rf"PATCH .*/channels/{thread.id}/messages/(?!{known.id})", status=500, times=1000)
    before = {person.id: len(rings(person)) for person in people}
    seen = len(boards_in(ada, thread))
    expected: Counter[int] = Counter()
    for _ in range(40):
        if len(expected) == 2:
            break
        was = await bot.tables.get(table.id)
        after, mover = await moves(bot, table, people)
        for user in newly(was, after, mover.id):
            expected[user] += 1
            person = next(one for one in people if one.id == user)
            want = before[user] + expected[user]
            await until(lambda: len(rings(person)) >= want, what="the call")  # noqa: B023
    sandbox.faults.planned.clear()
    await bot.outbox.idle()
    sandbox.exchange.forgive()
    assert {user: len(rings(person)) - before[user] for person in people for user in [person.id]} == dict(expected)
    posts = written(ada, thread)
    assert len([one for one in posts if "s1:move" in str(one.components)]) == 1
    assert [one for one in posts if one.content] == [], "words whose board has become another one are taken away"
    assert len(boards_in(ada, thread)) == seen + 1


async def test_words_that_somebody_has_deleted_leave_a_silent_board(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    layer = await won(bot, table, ada, ben)
    other = ben if layer is ada else ada
    before = len(rings(other))
    sandbox.faults.fail_next(rf"PATCH .*/channels/{thread.id}/messages/", status=404, code=10008)
    await moves(bot, table, [ada, ben])
    await bot.outbox.idle()
    board = await newest_board(sandbox, bot, ada, table)
    assert board.flags & SUPPRESS_NOTIFICATIONS and other.id in board.mentions
    assert len(rings(other)) == before + 1


async def test_whoever_is_called_by_letter_hears_of_it_before_the_board_is_drawn_and_only_there(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.tables.set_way(ben.id, "dm", "")
    drawn, real = asyncio.Event(), bot.painter.board

    async def board(*given: object, **named: object) -> tuple[Picture, ...]:
        await drawn.wait()
        return await real(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.painter, "board", board)
    opening = asyncio.create_task(open_table(sandbox, bot, [ada, ben], "cube_express"))
    await until(lambda: len(rings(ada)) + len(rings(ben)) >= 1, what="who begins is called")
    drawn.set()
    table = await opening
    if not rings(ben):
        while not rings(ben):
            await moves(bot, table, [ada, ben])
            await bot.outbox.idle()
    (push,) = rings(ben)
    assert push.channel_id == ben.dm().id and push.text.startswith(f"You are up · Cube Express {table.id} · lay a tile")
    letter = next(one for one in ben.messages(ben.dm()) if one.id == push.message_id)
    assert letter.attachments and buttons(letter) and not letter.v2


async def test_who_wants_both_is_called_twice_and_everybody_else_once(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    await bot.tables.set_way(ben.id, "both", "")
    table = await open_table(sandbox, bot, [ada, ben], "cube_express")
    thread = await thread_of(sandbox, bot, table)
    while not (rings(ada) and rings(ben)):
        await moves(bot, table, [ada, ben])
        await bot.outbox.idle()
    assert len(rings(ada)) == 1 and len(rings(ada, thread)) == 1
    assert len(rings(ben)) == 2 and len(rings(ben, thread)) == 1
    hand = next(one for one in reversed(ada.messages(ada.dm())) if one.attachments)
    assert hand.flags & SUPPRESS_NOTIFICATIONS, "the thread has called her"


async def test_a_reminder_an_alarm_and_a_digest_say_what_is_asked(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy", clock="daily")
    thread = await thread_of(sandbox, bot, table)
    heard = {person.id: len(rings(person)) for person in (ada, ben)}
    await later(sandbox, bot, DAY / 2 + 60)
    (reminder,) = rings(ben)[heard[ben.id] :]
    assert reminder.channel_id == thread.id and reminder.text.startswith("You are up · Toy Line 1 · bid a card · 12 h")
    await later(sandbox, bot, DAY / 3)
    (alarm,) = rings(ben)[heard[ben.id] + 1 :]
    assert alarm.channel_id == thread.id and alarm.text.startswith("Time is short · Toy Line 1 · bid a card · 4 h left")
    letter = ben.messages(ben.dm())[-1]
    assert (
        letter.content.startswith("Time is short · Toy Line 1 · bid a card") and letter.flags & SUPPRESS_NOTIFICATIONS
    )
    assert all(len(one.text.splitlines()[0]) <= FITS for one in rings(ada))


async def test_what_is_asked_of_people_besides_the_game_is_said_by_name(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    before = len(rings(ben))
    await done(await ada.slash("table end", table=table.id))
    await bot.outbox.idle()
    (push,) = rings(ben)[before:]
    post = next(one for one in written(ben, thread) if one.id == push.message_id)
    assert "Ada proposes to end the game without a result" in push.text[:FITS] and push.text.endswith("@Ben")
    assert not post.v2 and custom_id(post, "agree") and not post.flags & SUPPRESS_NOTIFICATIONS
    await done(await ben.click(post, custom_id(post, "against")))


async def test_somebody_who_has_gone_from_discord_is_called_once_and_holds_up_nothing(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Discord may leave them out of whom a message mentions."""
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    layer = await won(bot, table, ada, ben)
    other = ben if layer is ada else ada
    gone = sandbox.world.users.pop(other.id)
    try:
        await moves(bot, table, [ada, ben])
        await bot.outbox.idle()
        assert len([one for one in written(layer, thread) if "s1:move" in str(one.components)]) == 1
        assert [one for one in written(layer, thread) if one.content] == []
    finally:
        sandbox.world.users[other.id] = gone
