"""Tables before the start: what people see, may do and are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, LOBBY, RUNNING
from bot.store.table import Person as Player
from rules.core import AnyRules
from tests.bot.house import refusal
from tests.protocol.bot import hosted
from tests.protocol.plays import custom_id, done, newest_board, open_lobby, open_table, takes_over, told


@pytest.fixture
def cleo(sandbox: Sandbox) -> Person:
    return sandbox.person("cleo")


async def test_a_table_is_opened_joined_and_started(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2, language="English")
        assert ada.mention in told(post) and "free seat" in told(post)
        answer = await done(await ben.click(post, "Join"))
        await bot.outbox.idle()
        assert answer.ephemeral and not ada.sees(answer)
        assert ben.mention in told(post) and "free seat" not in told(post)
        assert "you have a seat" in told(ben.messages(ben.dm())[-1])
        await done(await ada.click(post, "Start"))
        table = (await bot.tables.of_user(ada.id))[0]
        board = await newest_board(sandbox, bot, ben, table)
        table = await bot.tables.get(table.id)
        assert table.phase == RUNNING and table.thread == post.id
        assert f"<#{table.thread}>" in told(post) and "s1:" not in str(post.components)
        assert {ada.id, ben.id} == set(board.mentions)


async def test_only_a_full_enough_table_starts_and_only_its_owner_starts_it(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    ben.locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        assert "At least 2 players" in told(await done(await ada.click(post, "Start")))
        await done(await ben.click(post, "Join"))
        assert "Das kann nur, wer den Tisch leitet" in told(await done(await ben.click(post, "Start")))
        assert (await bot.tables.get(1)).phase == LOBBY


async def test_a_full_table_offers_no_seat(
    sandbox: Sandbox, ada: Person, ben: Person, cleo: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        join = custom_id(post, "join")
        await done(await ada.click(post, "Add a stand-in"))
        await bot.outbox.idle()
        with pytest.raises(CannotDo):
            await ben.click(post, "Join")
        assert "out of date" in told(await done(await ben.forge(post, join.replace(":1:1:", ":1:2:"))))
        assert "All seats are taken" in told(await done(await ben.slash("table join", table=1)))
        full = next(m for m in ben.messages(ben.at) if "s1:enlist:" in str(m.components))
        assert "number 1 on the list" in told(await done(await ben.click(full, "Put me on the list")))


async def test_the_last_who_leaves_closes_the_table(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        await done(await ben.click(post, "Join"))
        await done(await ada.click(post, "Leave"))
        await bot.outbox.idle()
        table = await bot.tables.get(1)
        assert table.owner == ben.id and ada.mention not in told(post)
        await done(await ben.click(post, "Leave"))
        await bot.outbox.idle()
        assert (await bot.tables.get(1)).phase == CANCELLED
        assert "closed" in told(post) and "s1:" not in str(post.components)


async def test_an_invited_table_lets_only_the_invited_in(
    sandbox: Sandbox, ada: Person, ben: Person, cleo: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2, access="invited")
        await done(await ada.slash("table invite", player=ben))
        assert "invitation only" in told(await done(await cleo.click(post, "Join")))
        await done(await ben.click(post, "Join"))
        assert (await bot.tables.get(1)).seat_of(ben.id) is not None
        await done(await ada.slash("table kick", player=ben))
        await bot.outbox.idle()
        assert "invitation only" in told(await done(await ben.click(post, "Join")))


async def test_stand_ins_play_at_once_and_somebody_may_take_over(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        await done(await ada.click(post, "Add a stand-in"))
        await done(await ada.click(post, "Play friendly"))
        await done(await ada.slash("table start", seating="1 2"))
        table = await bot.tables.get(1)
        board = await newest_board(sandbox, bot, ada, table)
        assert ada.mention in told(board) and board.mentions == [ada.id]
        offered = await ada.autocomplete("table replace", "seat", "")
        assert [choice.value for choice in offered] == [1, 2]
        await done(await ada.slash("table replace", seat=2, player=ben))
        assert (await bot.tables.get(1)).seat_of(ben.id) is None, "he has not agreed yet"
        assert "is yours" in await takes_over(bot, ben, ben.dm())
        assert (await bot.tables.get(1)).seat_of(ben.id) == 1
        await bot.outbox.idle()
        assert "takes over" in "\n".join(told(m) for m in ada.messages(ada.at))


async def test_seats_and_tables_are_handed_over(
    sandbox: Sandbox, ada: Person, ben: Person, cleo: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        await newest_board(sandbox, bot, ben, table)
        await done(await ben.slash("table hand-over", player=cleo))
        await takes_over(bot, cleo, cleo.dm())
        table = await bot.tables.get(1)
        assert table.seat_of(cleo.id) is not None and table.seat_of(ben.id) is None
        board = await newest_board(sandbox, bot, cleo, table)
        panel = await done(await cleo.click(board, "My move"))
        assert "Which card do you bid?" in told(panel)
        assert "no seat" in told(await done(await ben.click(board, "My move")))


async def test_everybody_reads_their_own_language_and_the_table_its_own(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    ada.locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        assert "freier Platz" in told(post)
        assert "You have a seat" in told(await done(await ben.click(post, "Mitspielen")))
        answer = await done(await ben.slash("settings language", language="Deutsch"))
        assert "Deutsch" in told(answer)
        assert "Nimm" not in told(await done(await ben.slash("help")))
        assert "Eisenbahn-Brettspiele" in told(await done(await ben.slash("help")))
        listed = told(await done(await ada.slash("tisch liste")))
        assert "Ada, Ben" in listed and "0 freie Plätze" in listed


async def test_the_host_says_in_the_lobby_whether_the_result_counts(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "toy", 2)
        assert "counts for ratings" in told(post)
        await done(await ben.click(post, "Join"))
        await bot.outbox.idle()
        post = next(m for m in ada.messages(ada.channel("tables")) if m.id == post.id)
        assert "All seats are taken" in told(post) and "with *Join*" not in told(post)
        assert "Only the player who runs" in told(await done(await ben.click(post, "Play friendly")))
        forged = await ada.forge(post, custom_id(post, "counting").replace("friendly", "dear"))
        assert "out of date" in told(await done(forged))
        assert "does not count" in told(await done(await ada.click(post, "Play friendly")))
        await bot.outbox.idle()
        post = next(m for m in ada.messages(ada.channel("tables")) if m.id == post.id)
        assert "does not count for ratings" in told(post) and not (await bot.tables.get(1)).rated
        await bot.tables.allow_hints(1, Player(ada.id, "Ada"))
        counted = await bot.tables.set_rated(1, Player(ada.id, "Ada"), True)
        assert counted.rated and not counted.hints, "no hints where it counts"
        await bot.tables.set_rated(1, Player(ada.id, "Ada"), False)
        await bot.outbox.idle()
        post = next(m for m in ada.messages(ada.channel("tables")) if m.id == post.id)
        await done(await ada.click(post, "Start"))
        await bot.outbox.idle()
        assert not (await bot.tables.get(1)).rated
        assert await refusal(bot.tables.set_rated(1, Player(ada.id, "Ada"), True)) == "already-started"


async def test_a_command_finds_the_table_or_asks_which(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        await open_lobby(bot, ada, "toy", 2)
        assert "no table here" in told(await done(await ben.slash("table leave")))
        await done(await ben.slash("table join"))
        await open_lobby(bot, ada, "toy", 3)
        answer = told(await done(await ada.slash("table leave")))
        assert "Which table" in answer and "2, 1" in answer
        assert [c.value for c in await ada.autocomplete("table leave", "table", "toy")] == [2, 1]
        assert "left the table" in told(await done(await ada.slash("table leave", table=2)))
        assert "no table 77" in told(await done(await ada.slash("table leave", table=77)))


async def test_a_table_needs_a_real_game_and_a_fitting_number_of_seats(
    sandbox: Sandbox, ada: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        assert "2 to 3 players" in told(await done(await ada.slash("table new", game="toy", seats=7)))
        assert "no variant" in told(await done(await ada.slash("table new", game="toy", variants="length=endless")))
        offered = await ada.autocomplete("table new", "variants", "", game="toy")
        assert [choice.value for choice in offered] == ["length=short", "length=long"]
        await done(await ada.slash("toy new", seats=3, length="long"))
        table = (await bot.tables.of_user(ada.id))[0]
        assert dict(table.options) == {"length": "long"} and len(table.seats) == 3
