"""Who is called, by what, and what stays of it: lines and boards in the thread, the living hand, the next game."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, LOBBY, RUNNING, Table
from bot.store.table import Person as TablePerson
from bot.tables import progress
from bot.talk.desk import LINES, pages
from render import pictures
from rules.core import AnyRules, legal
from rules.notation import notation
from tests.protocol.bot import hosted
from tests.protocol.plays import buttons, custom_id, done, newest_board, open_table, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def thread_of(sandbox: Sandbox, bot: Stellwerk, table: Table) -> Channel:
    await bot.outbox.idle()
    now = await bot.tables.get(table.id)
    return sandbox.world.channels[now.thread or now.channel]


async def plays(bot: Stellwerk, table: Table, person: Person, begins: str) -> Table:
    """The first legal move of somebody that begins like this."""
    now = await bot.tables.get(table.id)
    seat = now.seat_of(person.id)
    assert now.match is not None and seat is not None
    move = next(one for one in legal(now.rules, now.match.state, seat) if notation(one).startswith(begins))
    played = await bot.tables.play(table.id, TablePerson(person.id, person.user.display), move)
    await bot.outbox.idle()
    return played.table


def lines_in(person: Person, thread: Channel) -> list[Message]:
    return [m for m in person.messages(thread) if not m.ephemeral and "## " not in told(m) and buttons(m)]


def boards_in(person: Person, thread: Channel) -> list[Message]:
    return [m for m in person.messages(thread) if not m.ephemeral and "## " in told(m)]


def hands_of(person: Person) -> list[Message]:
    return [m for m in person.messages(person.dm()) if not m.ephemeral and "hand" in told(m)]


async def won(bot: Stellwerk, table: Table, *people: Person) -> Person:
    """Who must lay a piece now."""
    now = await bot.tables.get(table.id)
    (seat,) = progress.waited_for(now)
    return next(person for person in people if person.id == now.seats[seat].user)


async def test_the_board_names_exactly_those_who_are_waited_for(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    (board,) = boards_in(ada, thread)
    assert ada.mention in told(board) and ben.mention in told(board)
    pictures = [file.filename for file in board.attachments]
    await plays(bot, table, ben, "bid")
    (board,) = boards_in(ada, thread)
    assert ada.mention in told(board) and ben.mention not in told(board)
    assert [file.filename for file in board.attachments] == pictures
    assert "s1:move" in json.dumps(board.components) and lines_in(ada, thread) == []


async def test_a_line_calls_who_is_newly_asked_and_vanishes_when_it_is_answered(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    layer = await won(bot, table, ada, ben)
    other = ben if layer is ada else ada
    if layer is ben:
        # Ben has made the last bid and knows that he is asked.
        assert lines_in(ada, thread) == []
    else:
        (line,) = lines_in(ada, thread)
        assert line.mentions == [layer.id] and other.mention not in told(line) and not line.attachments
        assert {label["label"] for label in buttons(line).values()} == {"My move", "My hand"}
    assert layer.mention in told(boards_in(ada, thread)[-1])
    await plays(bot, table, layer, "lay rail b1")
    (line,) = lines_in(ada, thread)
    assert line.mentions == [other.id]
    await plays(bot, table, other, "toll pay")
    assert [one for one in lines_in(ada, thread) if other.id in one.mentions] == []


async def test_a_new_board_calls_only_who_has_not_just_moved_and_the_old_one_waits_for_nobody(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    layer = await won(bot, table, ada, ben)
    await plays(bot, table, layer, "lay rail a1")
    old, new = boards_in(ada, thread)
    assert new.mentions == [ben.id if layer is ada else ada.id]
    assert layer.mention in told(new)
    assert not buttons(old) and "<@" not in told(old)
    assert lines_in(ada, thread) == []


async def test_a_turn_that_was_taken_back_is_said_below_the_picture_and_not_told_later(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    layer = await won(bot, table, ada, ben)
    await plays(bot, table, layer, "lay rail a1")
    board = await newest_board(sandbox, bot, layer, table)
    await done(await layer.click(board, custom_id(board, "undo")))
    await bot.outbox.idle()
    board = boards_in(ada, thread)[-1]
    assert "taken back" in told(board) and layer.mention in told(board)
    await plays(bot, table, layer, "lay yard a2")
    assert "taken back" not in told(boards_in(ada, thread)[-1])


async def test_the_hand_is_one_message_new_for_a_call_and_changed_in_place_otherwise(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "cube_express")
    thread = await thread_of(sandbox, bot, table)
    (board,) = boards_in(ada, thread)
    for person in (ada, ben):
        (hand,) = hands_of(person)
        assert f"/{thread.id}/{board.id}" in told(hand) and hand.attachments
    layer = await won(bot, table, ada, ben)
    assert "Your turn" in told(hands_of(layer)[0])
    first = hands_of(layer)[0].id
    while (await won(bot, table, ada, ben)) is layer:
        await plays(bot, table, layer, "")
    (hand,) = hands_of(layer)
    assert hand.id == first and "Your turn" not in told(hand)
    other = ben if layer is ada else ada
    (called,) = hands_of(other)
    assert "Your turn" in told(called) and f"/{boards_in(ada, thread)[-1].id}" in told(called)
    sandbox.world.delete(hand)
    while (await won(bot, table, ada, ben)) is other:
        await plays(bot, table, other, "")
    assert len(hands_of(layer)) == 1, "a message that was deleted is sent anew"


async def test_a_person_chooses_when_the_hand_comes(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "cube_express")
    layer = await won(bot, table, ada, ben)
    other = ben if layer is ada else ada
    (hand,) = hands_of(other)
    assert "when a game begins" in told(await done(await other.click(hand, "Only at the deal")))
    await bot.outbox.idle()
    first = hand.id
    while (await won(bot, table, ada, ben)) is layer:
        await plays(bot, table, layer, "")
    (hand,) = [one for one in hands_of(other) if not one.ephemeral and one.attachments]
    assert hand.id == first and "Your turn" in told(hand)
    board = await newest_board(sandbox, bot, layer, table)
    private = await done(await layer.click(board, "My hand"))
    await done(await layer.click(private, "Never"))
    (before,) = [one.id for one in hands_of(layer) if one.attachments]
    while (await won(bot, table, ada, ben)) is other:
        await plays(bot, table, other, "")
    (after,) = [one for one in hands_of(layer) if one.attachments]
    assert after.id == before and "Your turn" not in told(after)


async def finished(bot: Stellwerk, table: Table, *people: Person) -> Table:
    while (now := await bot.tables.get(table.id)).phase == RUNNING:
        seat = progress.waited_for(now)[0]
        person = next(one for one in people if one.id == now.seats[seat].user)
        await plays(bot, table, person, "")
    return now


async def test_the_lobby_tells_the_result_and_a_rematch_seats_everybody_one_place_on(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy", rated=False)
    thread = await thread_of(sandbox, bot, table)
    over = await finished(bot, table, ada, ben)
    assert over.phase == FINISHED
    end, tables = boards_in(ada, thread)[-1], ada.channel("tables")
    (lobby,) = [one for one in ada.messages(tables) if not one.ephemeral]
    assert f"/{thread.id}/{end.id}" in told(lobby) and "**1** · " in told(lobby)
    ada.at = thread
    assert "Once more" in told(await done(await ada.click(end, "Rematch")))
    await bot.outbox.idle()
    fresh = (await bot.tables.of_user(ada.id))[0]
    assert fresh.phase == LOBBY and fresh.options == over.options and fresh.seat_of(ada.id) is not None
    (call,) = [one for one in ada.messages(tables) if "would like a rematch" in told(one)]
    assert call.mentions == [ben.id]
    ben.at = thread
    await done(await ben.click(end, "Rematch"))
    await bot.outbox.idle()
    again = await bot.tables.get(fresh.id)
    assert again.phase == RUNNING
    assert [info.user for info in again.seats] == [over.seats[1].user, over.seats[0].user]
    cleo = sandbox.person("cleo")
    cleo.at = thread
    assert "no seat" in told(await done(await cleo.click(end, "Rematch")))


def test_the_newest_page_of_the_history_is_full_and_the_first_one_short() -> None:
    told = [f"line {n}" for n in range(LINES * 2 + 4)]
    leaves = pages(told)
    assert [len(leaf.splitlines()) for leaf in leaves] == [4, LINES, LINES]
    assert "\n".join(leaves).splitlines() == told
    assert pages([]) == [""]


async def test_the_areas_are_shown_again_when_a_chapter_begins_and_else_behind_a_button(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        pictures.pictures("rail_line"), "chapter", lambda view: str(len(view.public.line) // 4), raising=False
    )
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    for _ in range(40):
        if len(boards_in(ada, thread)) == 4:
            break
        now = await bot.tables.get(table.id)
        seat = progress.waited_for(now)[0]
        person = ada if now.seats[seat].user == ada.id else ben
        await plays(bot, table, person, "")
    shown = [len(board.attachments) for board in boards_in(ada, thread)]
    assert shown[0] == 2 and 1 in shown
    board = boards_in(ada, thread)[-1]
    if len(board.attachments) == 1:
        ada.at = thread
        assert len((await done(await ada.click(board, "Areas"))).attachments) == 1
