"""The private panel: questions, pages, back, confirm, undo, standing orders, what else lies behind *More*."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.controls import ids
from bot.process.client import Stellwerk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, Table
from bot.store.table import Person as Player
from rules.core import AnyRules, waiting
from tests.protocol.bot import hosted, wide_game
from tests.protocol.plays import (
    answer,
    answers,
    buttons,
    custom_id,
    done,
    newest_board,
    open_lobby,
    open_table,
    told,
)


@pytest.fixture
def wide() -> Iterator[AnyRules]:
    with wide_game() as rules:
        yield rules


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, wide: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def opened_panel(sandbox: Sandbox, bot: Stellwerk, person: Person, table: Table) -> Message:
    board = await newest_board(sandbox, bot, person, table)
    return await done(await person.click(board, "My move"))


def on_turn(table: Table, *people: Person) -> Person:
    assert table.match is not None
    seat = waiting(table.rules, table.match.state)[0]
    return next(person for person in people if person.id == table.seats[seat].user)


async def pressed(bot: Stellwerk, person: Person, panel: Message, what: str) -> str:
    await person.click(panel, what)
    await bot.at_rest()
    return told(panel)


async def chosen(bot: Stellwerk, person: Person, panel: Message, value: str) -> str:
    pages = [value for _, value in answers(panel)]
    await answer(person, panel, pages.index(value) if value in pages else int(value))
    await bot.at_rest()
    return told(panel)


async def test_sixty_answers_are_leafed_through_in_pages_of_25(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    panel = await opened_panel(sandbox, bot, mover, table)
    pages = [[value for _, value in answers(panel)]]
    for _ in range(2):
        await pressed(bot, mover, panel, "▶")
        pages.append([value for _, value in answers(panel)])
    assert pages == [[str(n) for n in range(a, b)] for a, b in ((0, 25), (25, 50), (50, 60))]
    await pressed(bot, mover, panel, "◀")
    await chosen(bot, mover, panel, "31")
    now = await bot.tables.get(table.id)
    assert now.match is not None and now.match.log[-1].move == "take N31"


async def test_back_leads_to_the_question_before_and_a_sealed_step_asks_first(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    panel = await opened_panel(sandbox, bot, mover, table)
    assert "How?" in await chosen(bot, mover, panel, "3")
    assert "sixty" in await pressed(bot, mover, panel, "Back")
    await chosen(bot, mover, panel, "4")
    assert "cannot be undone" in await pressed(bot, mover, panel, "fast")
    assert not (await bot.tables.get(table.id)).match.log  # type: ignore[union-attr]
    assert "How?" in await pressed(bot, mover, panel, "Back")
    await pressed(bot, mover, panel, "fast")
    await pressed(bot, mover, panel, "Confirm")
    now = await bot.tables.get(table.id)
    assert now.match is not None and [entry.move for entry in now.match.log] == ["take N04 fast"]


async def test_an_unsealed_move_is_made_at_once_and_can_be_taken_back_from_the_panel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    panel = await opened_panel(sandbox, bot, mover, table)
    await chosen(bot, mover, panel, "4")
    assert "takes N04" in await pressed(bot, mover, panel, "slowly")
    await bot.outbox.idle()
    assert "taken back" in await pressed(bot, mover, panel, "Undo")
    now = await bot.tables.get(table.id)
    assert now.match is not None and now.match.state == table.match.state  # type: ignore[union-attr]
    board = await newest_board(sandbox, bot, mover, table)
    assert "The last turn has been taken back" in told(board)
    assert f"Waiting for ● {mover.mention}" in told(board)


async def test_anytime_moves_and_replaced_commitments_are_extra_buttons(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    panel = await opened_panel(sandbox, bot, ada, table)
    assert "Which card do you bid?" in told(panel)
    assert "Which card?" in await pressed(bot, ada, panel, "Swap")
    assert "Which card do you bid?" in await pressed(bot, ada, panel, "Back")
    await chosen(bot, ada, panel, "0")
    assert "You have nothing to decide right now" in told(panel)
    await pressed(bot, ada, panel, "Bid")
    text = await chosen(bot, ada, panel, "1")
    now = await bot.tables.get(table.id)
    assert now.match is not None and len(now.match.log) == 2, text


async def test_another_seats_secret_choice_leaves_an_open_panel_valid(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    adas = await opened_panel(sandbox, bot, ada, table)
    bens = await opened_panel(sandbox, bot, ben, table)
    await chosen(bot, ada, adas, "0")
    text = await chosen(bot, ben, bens, "0")
    assert "cannot be undone" in text and "moved on" not in text
    await pressed(bot, ben, bens, "Confirm")
    now = await bot.tables.get(table.id)
    assert now.match is not None and len(now.match.log) == 2


async def test_a_standing_order_answers_by_itself(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    more = await done(await ada.click(board, "More"))
    sheet = await done(await ada.click(more, "Standing orders"))
    await ada.select(sheet, None, ["always pay"])
    await bot.at_rest()
    assert "always pay" in str(sheet.components) and "Noted" in told(sheet)
    seat = (await bot.tables.get(table.id)).seat_of(ada.id)
    assert seat is not None
    assert dict(bot.tables.orders_of(await bot.tables.get(table.id), seat)) == {"toll": "pay"}
    await done(await ada.slash("table orders", decision="toll", order="ask"))
    assert dict(bot.tables.orders_of(await bot.tables.get(table.id), seat)) == {}


async def test_more_tells_the_rules_the_history_and_the_board_in_words(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    more = await done(await ada.click(board, "More"))
    assert "Bid, lay, pay, roll." in told(await done(await ada.click(more, "Guide")))
    assert "Nothing has happened yet" in told(await done(await ada.click(more, "Log")))
    assert "no text version" in told(await done(await ada.click(more, "Board as text")))
    assert "nothing hidden" in told(await done(await ada.click(board, "My hand")))
    strangers = await done(await sandbox.person("dora").click(board, "More"))
    assert not any("Resign" in str(one) for one in buttons(strangers).values())
    assert "Bid, lay, pay, roll." in told(await done(await ada.slash("guide", game="toy")))


async def test_history_tells_each_reader_what_they_may_know(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    panel = await opened_panel(sandbox, bot, ada, table)
    await pressed(bot, ada, panel, "Swap")
    await chosen(bot, ada, panel, "0")
    await pressed(bot, ada, panel, "Confirm")
    assert "You draw" in told(await done(await ada.slash("table log")))
    ben.at = ada.at
    assert "You draw" not in told(await done(await ben.slash("table log")))


async def test_the_game_ends_when_all_agree(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    more = await done(await ada.click(board, "More"))
    assert "Noted" in told(await done(await ada.click(more, "Propose ending")))
    await bot.outbox.idle()
    notice = next(m for m in ben.messages(sandbox.world.channels[board.channel_id]) if "s1:agree" in str(m.components))
    assert "already agreed" in told(await done(await ada.click(notice, "Agree")))
    assert "want to play on" in told(await done(await ada.click(notice, "Play on")))
    await done(await ada.click(notice, "Agree"))
    await done(await ben.click(notice, "Agree"))
    assert (await bot.tables.get(table.id)).phase == CANCELLED
    await bot.outbox.idle()
    assert any("without a result." in told(m) for m in ada.messages(sandbox.world.channels[board.channel_id])[-2:])


async def test_who_resigns_is_asked_first_and_a_stand_in_plays_on(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    sure = await done(await ada.slash("table resign"))
    assert (await bot.tables.get(table.id)).seat_of(ada.id) is not None
    await pressed(bot, ada, sure, "Yes, I resign")
    now = await bot.tables.get(table.id)
    assert now.seat_of(ada.id) is None and any(info.stand_in for info in now.seats)
    board = await newest_board(sandbox, bot, ada, table)
    assert "no seat" in told(await done(await ada.click(board, "My move")))


async def test_a_slash_command_that_leaves_a_choice_opens_the_panel_there(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    await newest_board(sandbox, bot, mover, table)
    panel = await done(await mover.slash("wide take", thing="n07"))
    assert "How?" in told(panel)
    await pressed(bot, mover, panel, "slowly")
    now = await bot.tables.get(table.id)
    assert now.match is not None and now.match.log[-1].move == "take N07 slow"


async def test_a_slash_command_is_judged_by_the_rules(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    other = ben if mover is ada else ada
    await newest_board(sandbox, bot, mover, table)
    await done(await mover.slash("wide take", thing="N40"))
    other.at = mover.at
    assert "N40 is taken" in told(await done(await other.slash("wide take", thing="N40")))
    assert "Unknown" in told(await done(await other.slash("wide take", thing="rubbish")))
    assert "Not now" in told(await done(await mover.slash("wide take", thing="N41")))
    stranger = sandbox.person("dora")
    stranger.at = mover.at
    assert "no seat" in told(await done(await stranger.slash("wide take", thing="N41")))
    assert "Another game" in told(await done(await mover.slash("toy bid", card="7")))


async def test_every_question_fits_discord(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> None:
    """The sandbox refuses texts that are too long; the labels here are."""
    table = await open_table(sandbox, bot, [ada, ben], "wide")
    mover = on_turn(table, ada, ben)
    panel = await opened_panel(sandbox, bot, mover, table)
    now = await bot.tables.get(table.id)
    found = [ids.parse(text) for text in buttons(panel)]
    assert all(what is not None and (what.table, what.revision) == (now.id, now.revision) for what in found)
    offered = await mover.autocomplete("wide take", "thing", "")
    assert len(offered) == 25 and all(len(choice.name) <= 100 for choice in offered)


async def laying(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> tuple[Table, Person, Person]:
    """A toy table at which both have bid: who lays, and who does not."""
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    for person in (ada, ben):
        panel = await opened_panel(sandbox, bot, person, table)
        await chosen(bot, person, panel, "0")
        if "do" in [what.action for text in buttons(panel) if (what := ids.parse(text)) is not None]:
            await pressed(bot, person, panel, "Confirm")
    table = await bot.tables.get(table.id)
    mover = on_turn(table, ada, ben)
    return table, mover, ben if mover is ada else ada


async def test_whole_answers_are_chosen_level_by_level_and_taken_back_as_one(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, mover, _ = await laying(sandbox, bot, ada, ben)
    panel = await opened_panel(sandbox, bot, mover, table)
    await answer(mover, panel, "Rail on a2")
    await bot.at_rest()
    assert "Rail on a2" in told(panel)
    await answer(mover, panel, 1)
    await bot.at_rest()
    now = await bot.tables.get(table.id)
    assert now.match is not None and [entry.by for entry in now.match.log[-2:]] == ["player", "with"]
    assert now.match.log[-2].move == "lay rail a2 0"
    await pressed(bot, mover, panel, "Undo")
    back = await bot.tables.get(table.id)
    assert back.match is not None and back.match.state == table.match.state  # type: ignore[union-attr]
    assert "What do you lay" in await pressed(bot, mover, panel, "Step by step")
    await pressed(bot, mover, panel, "Back")
    assert "Rail on a2" in str(panel.components)


async def test_who_comes_back_reads_what_has_happened_since(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, mover, other = await laying(sandbox, bot, ada, ben)
    panel = await opened_panel(sandbox, bot, ada, table)
    assert "Since your last move" in told(panel) and "wins the round" in told(panel)


async def test_a_plan_is_made_kept_secret_and_dropped(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, mover, other = await laying(sandbox, bot, ada, ben)
    panel = await opened_panel(sandbox, bot, other, table)
    assert "How will you answer a toll?" in await pressed(bot, other, panel, "Say it ahead")
    noted = await pressed(bot, other, panel, "refuse")
    assert "Noted" in noted and "How will you answer a toll? **refuse**" in noted
    seat = table.seat_of(other.id)
    assert seat is not None
    assert dict(bot.tables.orders_of(await bot.tables.get(table.id), seat)) == {"toll": "plan 1 refuse"}
    movers = await opened_panel(sandbox, bot, mover, table)
    assert "refuse" not in str(movers.components)
    dropped = await pressed(bot, other, panel, "Forget")
    assert "dropped" in dropped and "**refuse**" not in dropped
    assert not bot.tables.orders_of(await bot.tables.get(table.id), seat)


async def test_a_plan_answers_when_its_time_comes_and_is_sealed(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table, mover, other = await laying(sandbox, bot, ada, ben)
    panel = await opened_panel(sandbox, bot, other, table)
    await pressed(bot, other, panel, "Say it ahead")
    await pressed(bot, other, panel, "pay")
    await newest_board(sandbox, bot, mover, table)
    await done(await mover.slash("toy lay", piece="rail", cell="b1", turned="0"))
    await bot.at_rest()
    now = await bot.tables.get(table.id)
    assert now.match is not None
    assert [(entry.by, entry.sealed) for entry in now.match.log[-2:]] == [("player", False), ("order", True)]


async def test_a_person_chooses_how_much_to_be_asked_and_is_asked_so_at_the_next_table_too(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "rail_line", 2)
    ben.at = ada.at
    joined = await done(await ben.click(lobby, custom_id(lobby, "join")))
    assert "where nothing can be lost" in told(joined)
    assert "asked everything" in await pressed(bot, ben, joined, "Ask me everything")
    await done(await ada.click(lobby, custom_id(lobby, "start")))
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ben.id))[0]
    seat = table.seat_of(ben.id)
    assert table.asked == {seat}
    board = await newest_board(sandbox, bot, ben, table)
    more = await done(await ben.click(board, "More"))
    sheet = await done(await ben.click(more, "Standing orders"))
    assert "asked everything" in told(sheet)
    assert "Noted" in await pressed(bot, ben, sheet, "Quick: the house answers where nothing can be lost")
    assert not (await bot.tables.get(table.id)).asked
    assert "The house answers" in str(sheet.components)


async def test_what_the_house_answers_first_is_said_and_may_be_asked_next_time(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Once for each question of a table, with a button that has the person asked from then on."""
    table = await open_table(sandbox, bot, (ada, ben), "first_class")
    mover = on_turn(table, ada, ben)
    seat = table.seat_of(mover.id)
    assert seat is not None
    panel = await opened_panel(sandbox, bot, mover, table)
    said = "Which game end card do you keep? The others are passed on. The house has answered this for you"
    assert said in told(panel)
    assert "Noted" in await pressed(bot, mover, panel, "Ask me next time")
    assert "Step by step" in str(panel.components), "and goes on with the question"
    assert dict(bot.tables.orders_of(await bot.tables.get(table.id), seat)) == {"draft": "ask"}
    table = await bot.tables.get(table.id)
    await bot.tables.play(table.id, Player(mover.id, "Somebody"), bot.tables.options(table, seat)[0])
    again = await opened_panel(sandbox, bot, mover, await bot.tables.get(table.id))
    assert said not in told(again)
