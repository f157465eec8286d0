"""What reaches channels and people when Discord does not play along: closed messages, archived threads, lost calls."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, Message, Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, RUNNING, Table
from bot.store.table import Person as TablePerson
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import (
    answer,
    done,
    move_by_components,
    newest_board,
    open_lobby,
    open_table,
    to_move,
    told,
    typed,
)


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def boards(person: Person, thread: Channel) -> list[Message]:
    return [one for one in person.messages(thread) if not one.ephemeral and "## " in told(one)]


def lines(person: Person, thread: Channel) -> list[Message]:
    """The lines that call somebody between two boards."""
    return [
        one
        for one in person.messages(thread)
        if not one.ephemeral and "## " not in told(one) and "s1:move" in json.dumps(one.components)
    ]


def bids(table: Table, first: Person, second: Person) -> list[tuple[Person, int]]:
    """Bids by which the first bidder wins: then somebody else is waited for, and a board comes."""
    assert table.match is not None
    hands = {p: table.match.state.hidden.hands[table.seat_of(p.id)] for p in (first, second)}
    if max(hands[first]) < min(hands[second]):
        first, second = second, first
    return [(first, max(hands[first])), (second, min(hands[second]))]


async def both_bid(sandbox: Sandbox, bot: Stellwerk, table: Table, *people: Person) -> None:
    """A round of bids by slash command."""
    for person, card in bids(table, *people):
        await newest_board(sandbox, bot, person, table)
        await typed(bot, person, "toy bid", {"card": str(card)})
    await bot.outbox.idle()


async def round_played(sandbox: Sandbox, bot: Stellwerk, table: Table, *people: Person) -> Person:
    """A whole round, which is a complete turn: bids, and a piece that asks nobody anything. Who has laid it."""
    winner = bids(await bot.tables.get(table.id), *people)[0][0]
    await both_bid(sandbox, bot, table, *people)
    now = await bot.tables.get(table.id)
    assert now.match is not None
    cell = next(cell for cell in ("a1", "a2", "a3") if cell not in dict(now.match.state.public.board))
    winner.at = sandbox.world.channels[now.thread or now.channel]
    await typed(bot, winner, "toy lay", {"piece": "yard", "cell": cell, "turned": "0"})
    await bot.outbox.idle()
    return winner


async def test_only_the_newest_board_has_buttons(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await round_played(sandbox, bot, table, ada, ben)
    thread = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
    with_buttons = [one for one in boards(ada, thread) if "custom_id" in json.dumps(one.components)]
    assert len(boards(ada, thread)) == 2
    assert with_buttons == boards(ada, thread)[-1:]
    assert "<@" in told(boards(ada, thread)[-1]) and "<@" not in told(boards(ada, thread)[0])


async def test_a_closed_direct_message_is_said_once_and_blocks_nothing(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    ben.close_dms()
    chance = random.Random(1)
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    for _ in range(6):
        mover, _ = to_move(table, [ada, ben], chance)
        table = await move_by_components(sandbox, bot, table, mover, chance)
    board = await newest_board(sandbox, bot, ben, table)
    thread = sandbox.world.channels[board.channel_id]
    everywhere = [told(one) for place in (thread, ada.channel("tables")) for one in ada.messages(place)]
    assert sum("cannot send you direct messages" in text for text in everywhere) == 1
    hand = await done(await ben.click(board, "My hand"))
    assert hand.attachments and hand.ephemeral


async def test_an_archived_thread_wakes_up_for_the_next_turn(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    thread = sandbox.world.channels[board.channel_id]
    panels = {person: await done(await person.click(board, "My move")) for person in (ada, ben)}
    sandbox.world.archive(thread, True)
    for person, card in bids(table, ada, ben):
        panel = panels[person]
        await answer(person, panel, f"Card {card}")
        await bot.at_rest()
    await person.click(panel, "Confirm")
    await bot.at_rest()
    await bot.outbox.idle()
    assert not thread.archived and len(lines(ada, thread)) == 1
    (winner, _), _ = bids(table, ada, ben)
    assert "Waiting for" in told(boards(ada, thread)[0]) and winner.mention in told(boards(ada, thread)[0])


async def test_a_deleted_thread_moves_the_game_to_its_channel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    sandbox.world.delete_channel(sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0])
    tables = ada.channel("tables")
    for person, card in bids(table, ada, ben):
        person.at = tables
        await typed(bot, person, "toy bid", {"card": str(card)})
    await bot.outbox.idle()
    board = next(one for one in reversed(ben.messages(tables)) if "s1:move" in json.dumps(one.components))
    now = await bot.tables.get(table.id)
    assert now.phase == RUNNING and now.match is not None and len(now.match.log) == 2
    assert f"s1:move:1:{now.revision}:" in json.dumps(board.components)


async def test_a_locked_thread_moves_the_game_to_its_channel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    thread = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
    tables = ada.channel("tables")
    shut = Permission.SEND_MESSAGES_IN_THREADS | Permission.MANAGE_THREADS
    tables.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=int(shut))
    sandbox.world.archive(thread, True, locked=True)
    for person, card in bids(table, ada, ben):
        person.at = tables
        await typed(bot, person, "toy bid", {"card": str(card)})
    await bot.outbox.idle()
    assert any("s1:move" in json.dumps(one.components) for one in ada.messages(tables))


async def test_without_permission_for_threads_the_game_is_played_in_the_channel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    tables = ada.channel("tables")
    denied = Permission.CREATE_PUBLIC_THREADS
    tables.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=int(denied))
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    assert board.channel_id == tables.id
    assert "Which card" in told(await done(await ada.click(board, "My move")))


async def test_a_channel_where_the_bot_may_not_write_any_more_still_answers_privately(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    tables = ada.channel("tables")
    await open_lobby(bot, ada, "toy", 2)
    tables.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=int(Permission.VIEW_CHANNEL))
    await done(await ben.slash("table join", table=1))
    await bot.outbox.idle()
    assert not any(ben.mention in told(one) for one in ada.messages(tables))
    del tables.overwrites[sandbox.world.bot.id]
    sandbox.world.update_channel(tables)
    await until(lambda: any(ben.mention in told(one) for one in ada.messages(tables)), what="the lobby comes by itself")
    await bot.outbox.idle()
    alarms = [told(one) for one in ada.messages(ada.dm()) if "not allowed to write" in told(one)]
    assert len(alarms) == 1 and f"<#{tables.id}>" in alarms[0]
    assert not any("not allowed to write" in told(one) for one in ben.messages(ben.dm()))


async def test_a_channel_closed_in_mid_game_calls_the_next_player_as_soon_as_it_opens(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    thread, tables = sandbox.world.channels[board.channel_id], ada.channel("tables")
    shut = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
    tables.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=int(shut))
    await round_played(sandbox, bot, table, ada, ben)
    assert len(boards(ada, thread)) == 1
    del tables.overwrites[sandbox.world.bot.id]
    sandbox.world.update_channel(tables)
    await until(lambda: len(boards(ada, thread)) == 2, what="the board comes by itself")
    await bot.outbox.idle()
    assert "custom_id" not in json.dumps(boards(ada, thread)[0].components)
    assert sum("not allowed to write" in told(one) for one in ada.messages(ada.dm())) == 1


@pytest.mark.parametrize("fault", [{"status": 502}, {"drop": "before"}, {"drop": "after"}, {"status": 429}])
async def test_a_lost_connection_posts_every_board_exactly_once(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, fault: dict[str, object]
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await newest_board(sandbox, bot, ada, table)
    sandbox.faults.fail_next(r"POST /api/v10/channels/\d+/messages", times=2, **fault)  # type: ignore[arg-type]
    await round_played(sandbox, bot, table, ada, ben)
    thread = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
    assert len(boards(ada, thread)) == 2
    sandbox.exchange.forgive()


async def test_a_lobby_post_that_was_deleted_closes_its_table_with_a_word_to_those_who_sat_there(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.world.delete(lobby)
    await done(await ben.slash("table join"))
    await bot.outbox.idle()
    tables = ada.channel("tables")
    assert not any("s1:" in json.dumps(one.components) for one in ada.messages(tables))
    assert (await bot.tables.get(1)).phase == CANCELLED
    for person in (ada, ben):
        assert "deleted the post" in told(person.messages(person.dm())[-1])
    assert "Nothing more can be done" in told(await done(await ben.slash("table leave", table=1)))


async def test_a_deleted_lobby_post_of_a_running_game_stays_away(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    tables = ada.channel("tables")
    (lobby,) = [one for one in ada.messages(tables) if not one.ephemeral]
    sandbox.world.delete(lobby)
    await bot.tables.resign(table.id, TablePerson(ben.id, "Ben"))
    await bot.outbox.idle()
    assert [one for one in ada.messages(tables) if not one.ephemeral] == []


async def test_names_never_call_anybody_but_the_people_on_turn(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    ben.user.display = "@everyone **b** <@1>"
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await both_bid(sandbox, bot, table, ada, ben)
    thread = sandbox.world.channels[(await bot.tables.get(table.id)).thread or 0]
    for post in ada.messages(thread):
        assert not post.mentions_everyone and set(post.mentions) <= {ada.id, ben.id}
    assert "<@1>" not in "".join(told(post) for post in ada.messages(thread))
