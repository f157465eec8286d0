"""What helps people learn, in Discord: games alone, hints, reviews and schools, on good days and bad ones."""

from __future__ import annotations

import asyncio
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from bot.delivery.worker import Lost
from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING, Table
from bot.store.table import Person as Player
from bot.tables import hints
from rules import advice
from rules.core import Rng, Seat, legal, waiting
from rules.playout import never
from rules.registry import GAMES
from rules.school import lessons, solutions
from rules.search import LEVELS, Level
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, newest_board, told

T = TypeVar("T")


class Inside:
    """A worker that takes part in this process: what it is asked, and what happens meanwhile."""

    def __init__(self) -> None:
        self.asked: list[Callable[..., Any]] = []
        self.dies = 0
        self.meanwhile: Callable[[], Any] | None = None

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        self.asked.append(work)
        if self.meanwhile is not None:
            await self.meanwhile()
        if self.dies and work is not advice.warm:
            self.dies -= 1
            raise Lost
        return work(*pickle.loads(pickle.dumps(given)))

    def end(self) -> None:
        pass


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many worlds as are asked for, and few of them: what comes out depends on no clock."""
    monkeypatch.setattr(advice, "_until", lambda moment: never)
    monkeypatch.setattr(advice, "WORLDS", 2)
    monkeypatch.setattr(advice, "SHARE", 2)
    monkeypatch.setattr(advice, "MORE", 2)
    monkeypatch.setattr(advice, "QUICK", Level(1, 0))
    monkeypatch.setitem(LEVELS, "hard", Level(1, 0))


def within(bot: Stellwerk) -> Inside:
    inside = Inside()
    bot.advisers._prompt = bot.advisers._patient = inside
    return inside


def player(person: Person) -> Player:
    return Player(person.id, person.user.display)


async def alone(sandbox: Sandbox, bot: Stellwerk, ada: Person, kind: str = "random") -> Table:
    ada.at = ada.channel("tables")
    begun = await done(await ada.slash("table new", game="rail_line", alone=kind))
    assert "You play alone" in told(begun)
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    assert table.phase == RUNNING
    ada.at = sandbox.world.channels[table.thread or 0]
    return table


async def panel(sandbox: Sandbox, bot: Stellwerk, ada: Person, table: Table) -> Message:
    board = await newest_board(sandbox, bot, ada, table)
    return await done(await ada.click(board, custom_id(board, "move")))


async def pressed(bot: Stellwerk, ada: Person, message: Message, target: str) -> str:
    """What a private answer says once it is there."""
    outcome = await ada.click(message, target)
    shown = await done(outcome)
    await bot.at_rest()
    return told(shown)


# Hints


async def test_a_hint_is_private_counted_and_the_same_when_asked_again(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        inside, table = within(bot), await alone(sandbox, bot, ada)
        asked = await panel(sandbox, bot, ada, table)
        thread = sandbox.world.channels[table.thread or 0]
        public = len(ben.messages(thread))
        first = await pressed(bot, ada, asked, custom_id(asked, "hint"))
        assert "**1 ·" in first
        assert "Your first hint" in first
        again = await pressed(bot, ada, asked, custom_id(asked, "hint"))
        assert again == first, "the same question has the same answer"
        assert inside.asked.count(advice.hint) == 1
        assert sum(hints.counts(await bot.tables.get(table.id))) == 1
        assert len(ben.messages(thread)) == public, "nobody else sees anything of it"


async def test_a_process_that_dies_costs_no_hint(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        inside, table = within(bot), await alone(sandbox, bot, ada)
        asked = await panel(sandbox, bot, ada, table)
        inside.dies = 2
        assert "Nothing was counted" in await pressed(bot, ada, asked, custom_id(asked, "hint"))
        assert sum(hints.counts(await bot.tables.get(table.id))) == 0
        inside.dies = 1
        assert "Your first hint" in await pressed(bot, ada, asked, custom_id(asked, "hint")), "it is tried once more"


async def test_a_hint_that_comes_too_late_is_not_told(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        inside, table = within(bot), await alone(sandbox, bot, ada)
        asked = await panel(sandbox, bot, ada, table)

        async def moves() -> None:
            inside.meanwhile = None
            now = await bot.tables.get(table.id)
            seat = now.seat_of(ada.id)
            assert now.match is not None
            assert seat is not None
            await bot.tables.play(table.id, player(ada), legal(now.rules, now.match.state, seat)[0])

        inside.meanwhile = moves
        said = await pressed(bot, ada, asked, custom_id(asked, "hint"))
        assert "**1 ·" not in said or "hint" not in said
        assert sum(hints.counts(await bot.tables.get(table.id))) == 0


async def test_where_none_are_agreed_there_is_no_button_and_an_old_one_is_answered(
    sandbox: Sandbox, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        inside = within(bot)
        ada.at = ada.channel("tables")
        await done(await ada.slash("table new", game="rail_line", alone="random", hints=False))
        await bot.outbox.idle()
        table = (await bot.tables.of_user(ada.id))[0]
        asked = await panel(sandbox, bot, ada, table)
        assert not [text for text in buttons(asked) if text.startswith("s1:hint:")]
        assert advice.hint not in inside.asked


# Alone


async def settled(bot: Stellwerk, table: Table, seat: Seat) -> Table:
    """As soon as the person is asked again, and nobody thinks any more."""

    async def asked() -> bool:
        now = await bot.tables.get(table.id)
        return now.match is not None and seat in waiting(now.rules, now.match.state)

    await until(asked, what="the stand-in has answered")
    await until(lambda: not bot.thinkers._at_work, what="nobody thinks")
    return await bot.tables.get(table.id)


async def test_each_turn_of_the_person_is_one_post(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path, grace=60) as bot:
        table = await alone(sandbox, bot, ada, "easy")
        thread = sandbox.world.channels[table.thread or 0]
        seat = table.seat_of(ada.id)
        assert seat is not None
        for _ in range(4):
            table = await settled(bot, table, seat)
            assert table.match is not None
            before, turn = len(ada.messages(thread)), table.rules.turn(table.match.state)
            while table.match is not None and table.rules.turn(table.match.state) == turn:
                # In the middle of a turn the stand-in may have to answer, and the person is asked on.
                options = legal(table.rules, table.match.state, seat)
                await bot.tables.play(table.id, player(ada), options[0])
                table = await settled(bot, table, seat)
            await bot.outbox.idle()
            posts = ada.messages(thread)[before:]
            assert len(posts) <= 1, [told(post) for post in posts]
            assert ada.mention in told(ada.messages(thread)[-1])


# Reviews


async def finished(bot: Stellwerk, ada: Person, table: Table) -> Table:
    rng = Rng(3)
    while table.phase == RUNNING:
        assert table.match is not None
        seat = waiting(table.rules, table.match.state)[0]
        move, rng = rng.choice(legal(table.rules, table.match.state, seat))
        table = (await bot.tables.play(table.id, player(ada), move)).table
    await bot.outbox.idle()
    return table


async def test_a_review_is_shown_with_pictures_can_be_stopped_and_is_kept(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        inside = within(bot)
        table = await finished(bot, ada, await alone(sandbox, bot, ada))
        thread = sandbox.world.channels[table.thread or 0]
        final = ada.messages(thread)[-1]
        public = len(ben.messages(thread))
        held, on = asyncio.Event(), asyncio.Event()

        async def waits() -> None:
            if len(inside.asked) == 3:
                held.set()
                await on.wait()

        inside.meanwhile = waits
        await ada.click(final, custom_id(final, "review"))
        await until(held.is_set, what="it is under way")
        progress = await until(
            lambda: next((m for m in ada.messages(thread) if "s1:reviewstop" in str(m.components)), None),
            what="how far it is",
        )
        await ada.click(progress, custom_id(progress, "reviewstop"))
        await bot.at_rest()
        on.set()
        stopped = ada.messages(thread)[-1]
        assert "Stopped" in told(stopped)
        looked = len(inside.asked)
        inside.meanwhile = None
        await ada.click(stopped, custom_id(stopped, "review"))
        await bot.at_rest()
        shown = ada.messages(thread)[-1]
        assert "answers were looked at" in told(shown)
        count = int(re.findall(r"(\d+) answers were looked at", told(shown))[0])
        # The third was given up in the middle and is looked at once more; what had been done is not.
        assert looked == 3
        assert inside.asked.count(advice.looked_back) == count + 1
        if "Moment 1" in told(shown):
            assert {one.filename for one in shown.attachments} >= {"board.png"}
            assert "You chose: **" in told(shown)
            assert "Stronger was: **" in told(shown)
            steps = custom_id(shown, "lookback")
            assert "Turn" in await pressed(bot, ada, shown, steps)
        before = len(inside.asked)
        await ada.click(final, custom_id(final, "review"))
        await bot.at_rest()
        assert len(inside.asked) == before, "it is not found out again"
        assert len(ben.messages(thread)) == public


async def test_nobody_reviews_the_answers_of_others(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        within(bot)
        table = await finished(bot, ada, await alone(sandbox, bot, ada))
        ben.at = sandbox.world.channels[table.thread or 0]
        final = ben.messages(ben.at)[-1]
        said = await pressed(bot, ben, final, custom_id(final, "review"))
        assert "You have no seat at this table" in said or "seat" in said
        assert "answers were looked at" not in said


# Schools


async def learn(bot: Stellwerk, ada: Person, game: str) -> Message:
    ada.at = ada.channel("tables")
    shown = await done(await ada.slash("learn", game=game))
    await bot.at_rest()
    return shown


def newest(ada: Person, message: Message) -> Message:
    return next(one for one in ada.messages(ada.at) if one.id == message.id)  # type: ignore[arg-type]


def labelled(message: Message, label: str) -> str:
    return next(text for text, one in buttons(message).items() if one.get("label") == label)


def beside(message: Message, what: str) -> str:
    return next(text for text in buttons(message) if text.startswith("s1:learngo:") and text.endswith(f".{what}"))


async def test_a_lesson_explains_what_was_missed_and_goes_on_when_it_is_done(
    sandbox: Sandbox, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        shown = await learn(bot, ada, "taubertal_express")
        assert "Lesson 1 of 8" in told(shown)
        assert shown.attachments, "the position is drawn"
        await ada.click(shown, labelled(shown, "Nobody"))
        await bot.at_rest()
        missed = newest(ada, shown)
        assert "Not yet" in told(missed)
        assert "one worker could be paid" in told(missed)
        await ada.click(missed, beside(missed, "shown"))
        await bot.at_rest()
        assert "One way: **One worker**" in told(newest(ada, shown))
        await ada.click(newest(ada, shown), labelled(newest(ada, shown), "One worker"))
        await bot.at_rest()
        assert "Done" in told(newest(ada, shown))
        await ada.click(newest(ada, shown), beside(newest(ada, shown), "next"))
        await bot.at_rest()
        assert "Lesson 2 of 8" in told(newest(ada, shown))
        assert (await bot.tables.course(ada.id, "taubertal_express")).done == ("hired",)


async def test_a_course_outlives_a_restart_and_old_buttons_are_answered(
    sandbox: Sandbox, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        shown = await learn(bot, ada, "taubertal_express")
        old = beside(shown, "next")
        await ada.click(shown, old)
        await bot.at_rest()
        assert "Lesson 2 of 8" in told(newest(ada, shown))
    async with hosted(sandbox, tmp_path) as bot:
        again = await learn(bot, ada, "taubertal_express")
        assert "Lesson 2 of 8" in told(again), "it goes on where it stopped"
        second = await learn(bot, ada, "taubertal_express")
        await ada.click(second, beside(second, "next"))
        await bot.at_rest()
        # The other message still has the buttons of the second lesson.
        await ada.click(again, beside(again, "next"))
        await bot.at_rest()
        assert "earlier moment" in told(newest(ada, again))
        assert "Lesson 3 of 8" in told(newest(ada, again))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_school_ends_with_a_first_game_against_an_easy_opponent(
    sandbox: Sandbox, ada: Person, tmp_path: Path, language: str
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        ada.locale = language
        course = await bot.tables.course(ada.id, "rail_line")
        last = lessons(GAMES["rail_line"])[-1]
        way = next(solutions(GAMES["rail_line"], last))
        await bot.tables.set_course(type(course)(ada.id, "rail_line", last.name, way, 0, (last.name,), 9))
        shown = await learn(bot, ada, "rail_line")
        assert "🎓" in told(shown)
        assert "{" not in told(shown)
        await ada.click(shown, custom_id(shown, "learngame"))
        await bot.at_rest()
        await bot.outbox.idle()
        table = (await bot.tables.of_user(ada.id))[0]
        assert (table.phase, table.hints, table.rated, table.language) == (RUNNING, True, False, language)
        assert [info.stand_in for info in table.seats if info.user is None] == ["easy"]


async def test_a_lesson_that_is_gone_begins_at_the_first(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        course = await bot.tables.course(ada.id, "rail_line")
        await bot.tables.set_course(type(course)(ada.id, "rail_line", "long gone", ("play Z99",), 0, (), 3))
        assert "Lesson 1 of 7" in told(await learn(bot, ada, "rail_line"))


async def test_undo_alone_goes_back_beyond_what_the_stand_in_did(sandbox: Sandbox, ada: Person, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path, grace=60) as bot:
        table = await alone(sandbox, bot, ada)
        assert table.match is not None
        begun, seat = table.rules.turn(table.match.state), table.seat_of(ada.id)
        assert seat is not None
        # Until the stand-in has had a turn, and there is nothing of one's own to take back any more.
        while table.rules.turn(table.match.state) < begun + 4 or bot.tables.can_undo(table, player(ada)):
            table = (await bot.tables.play(table.id, player(ada), legal(table.rules, table.match.state, seat)[0])).table
            assert table.match is not None
        board = await newest_board(sandbox, bot, ada, table)
        ways = await done(await ada.click(board, custom_id(board, "undo")))
        await bot.at_rest()
        assert "at once" in told(ways)
        (pick,) = [text for text in buttons(ways) if text.startswith("s1:whither")]
        await ada.select(ways, pick, [buttons(ways)[pick]["options"][0]["value"]])
        await bot.at_rest()
        sure = newest(ada, ways)
        assert "You play alone" in told(sure)
        await ada.click(sure, custom_id(sure, "rewind"))
        await bot.at_rest()
        after = await bot.tables.get(table.id)
        assert after.match is not None
        assert after.match.log[-1].by == "rewind"
        assert waiting(after.rules, after.match.state) == (after.seat_of(ada.id),)
