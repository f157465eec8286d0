"""Opening a table, finding seats, and who may do what before, during and after a game."""

from __future__ import annotations

import pytest

from bot.store.table import Person
from bot.tables.people import SILENCE
from bot.tables.seats import STAND_IN_NAMES
from bot.tables.writer import Tables
from rules import match as matches
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, refusal, running, succeeds


async def test_whoever_opens_a_table_sits_at_it_and_owns_it(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3, {"length": "long"}, "de", interaction=5)
    assert (table.owner, table.phase, table.language) == (ADA.id, "lobby", "de")
    assert [info.user for info in table.seats] == [ADA.id, None, None]
    assert table.options == {"length": "long"}
    assert await tables.get(table.id) == table
    assert await refusal(tables.open(ADA, HERE, "toy", 3, interaction=5)) == "already-done"


async def test_what_cannot_be_opened(tables: Tables) -> None:
    assert await refusal(tables.open(ADA, HERE, "chess", 2)) == "no-such-game"
    assert await refusal(tables.open(ADA, HERE, "toy", 9)) == "wrong-number-of-seats"
    assert await refusal(tables.open(ADA, HERE, "toy", 2, {"length": "endless"})) == "bad-option"
    assert await refusal(tables.get(4711)) == "no-such-table"


async def test_joining_and_leaving(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3)
    assert (await tables.join(table.id, BEN, 2)).seats[2].user == BEN.id
    assert await refusal(tables.join(table.id, BEN)) == "already-seated"
    assert await refusal(tables.join(table.id, CLEO, 2)) == "seat-taken"
    await tables.join(table.id, CLEO)
    assert await refusal(tables.join(table.id, DORA)) == "table-full"
    assert await refusal(tables.leave(table.id, DORA)) == "not-seated"
    after = await tables.leave(table.id, ADA)
    assert after.owner == CLEO.id and after.seats[0].free


async def test_the_last_one_to_leave_closes_the_table(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    assert (await tables.leave(table.id, ADA)).phase == "cancelled"
    assert await refusal(tables.join(table.id, BEN)) == "table-over"


async def test_an_invited_table_lets_in_whom_the_owner_names(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3, access="invited", invited=(BEN.id,))
    await tables.join(table.id, BEN)
    assert await refusal(tables.join(table.id, CLEO)) == "not-invited"
    assert await refusal(tables.invite(table.id, BEN, CLEO.id)) == "owner-only"
    await tables.invite(table.id, ADA, CLEO.id)
    await tables.join(table.id, CLEO)
    after = await tables.kick(table.id, ADA, CLEO.id)
    assert after.seats[2].free
    assert await refusal(tables.join(table.id, CLEO)) == "not-invited"


async def test_owner_only(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3)
    await tables.join(table.id, BEN)
    for wish in (
        tables.kick(table.id, BEN, ADA.id),
        tables.start(table.id, BEN),
        tables.cancel(table.id, BEN),
        tables.add_stand_in(table.id, BEN),
        tables.hand_over(table.id, BEN, ADA),
    ):
        assert await refusal(wish) == "owner-only"


async def test_the_owner_may_hand_over_the_table(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    assert await refusal(tables.hand_over(table.id, ADA, BEN)) == "nobody-there"
    await tables.join(table.id, BEN)
    assert (await tables.hand_over(table.id, ADA, BEN)).owner == BEN.id


async def test_start_needs_enough_players_and_drops_free_seats(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3, rated=False)
    assert await refusal(tables.start(table.id, ADA)) == "too-few-players"
    await tables.join(table.id, CLEO, 2)
    assert await refusal(tables.start(table.id, ADA, (0, 1))) == "bad-order"
    started = await tables.start(table.id, ADA, (2, 0))
    assert [info.user for info in started.seats] == [CLEO.id, ADA.id]
    assert started.match.header.seats == 2
    assert await refusal(tables.start(table.id, ADA)) == "already-started"
    assert await refusal(tables.join(table.id, BEN)) == "already-started"


async def test_chance_arranges_the_seats_reproducibly(tables: Tables) -> None:
    orders = []
    for _ in range(2):
        table = await tables.open(ADA, HERE, "toy", 3)
        await tables.join(table.id, BEN)
        await tables.join(table.id, CLEO)
        orders.append([info.user for info in (await tables.start(table.id, ADA)).seats])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == [ADA.id, BEN.id, CLEO.id]


async def test_stand_ins_take_free_seats_and_leave_again(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3)
    table = await tables.add_stand_in(table.id, ADA)
    table = await tables.add_stand_in(table.id, ADA, "random", 2)
    assert [info.stand_in for info in table.seats] == [None, "greedy", "random"]
    assert {info.name for info in table.seats[1:]} == set(STAND_IN_NAMES[:2])
    assert await refusal(tables.add_stand_in(table.id, ADA)) == "table-full"
    assert await refusal(tables.add_stand_in(table.id, ADA, "brilliant")) == "no-such-stand-in"
    assert await refusal(tables.remove_stand_in(table.id, ADA, 0)) == "no-stand-in-there"
    assert await refusal(tables.remove_stand_in(table.id, ADA, 7)) == "no-such-seat"
    assert (await tables.remove_stand_in(table.id, ADA, 1)).seats[1].free


async def test_a_stand_in_keeps_the_seat_of_somebody_who_has_left_the_server(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    assert await refusal(tables.kick(table.id, ADA, BEN.id)) == "kick-is-stand-in"
    assert await refusal(tables.add_stand_in(table.id, BEN, seat=0)) == "owner-only"
    await tables.set_order(table.id, BEN, "toll", "pay")
    after = await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    assert tables.orders_of(after, after.seats[1].seat) == {}
    assert (after.seats[1].user, after.seats[1].stand_in, after.seats[1].former) == (None, "greedy", BEN.id)
    assert after.match.log[-1].by == matches.STAND_IN
    assert await refusal(tables.join(table.id, CLEO)) == "already-started"
    assert await refusal(tables.remove_stand_in(table.id, ADA, 1)) == "only-former"
    back = await tables.join(table.id, BEN)
    assert (back.seats[1].user, back.seats[1].name) == (BEN.id, "Ben")


async def test_the_owner_may_put_somebody_else_there(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    assert await refusal(tables.offer_seat(table.id, ADA, 1, CLEO)) == "seat-taken"
    await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    assert await refusal(tables.offer_seat(table.id, ADA, 1, ADA)) == "already-seated-other"
    assert (await succeeds(tables, table.id, ADA, 1, CLEO, gone=True)).seats[1].user == CLEO.id
    assert await refusal(tables.join(table.id, BEN)) == "already-started"


async def test_a_seat_of_a_running_game_is_handed_over_with_its_rights_but_without_its_orders(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await tables.set_order(table.id, ADA, "toll", "pay")
    assert await refusal(tables.offer_seat(table.id, ADA, 0, BEN)) == "already-seated-other"
    assert await refusal(tables.offer_seat(table.id, ADA, 0, ADA)) == "not-yourself"
    offered = await tables.offer_seat(table.id, ADA, 0, CLEO)
    assert offered.seats == table.seats, "Cleo has not agreed yet"
    after = await tables.take_over(table.id, CLEO, 0)
    assert (after.seats[0].user, after.owner) == (CLEO.id, CLEO.id)
    assert tables.orders_of(after, 0) == {}
    assert await refusal(tables.play(table.id, ADA, "bid 1")) == "not-seated"


async def test_who_resigns_is_followed_by_a_stand_in_for_good(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    assert await refusal(tables.leave(table.id, ADA)) == "leave-is-resign"
    after = await tables.resign(table.id, ADA)
    assert (after.phase, after.owner, after.seats[0].stand_in) == ("running", BEN.id, "greedy")
    assert await refusal(tables.join(table.id, ADA)) == "already-started"
    over = await tables.resign(table.id, BEN)
    assert over.phase == "cancelled"
    assert await refusal(tables.play(table.id, BEN, "roll")) == "not-seated"


async def test_a_game_ends_when_all_people_have_agreed(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, stand_ins=1)
    assert (await tables.propose_end(table.id, ADA)).phase == "running"
    assert await refusal(tables.propose_end(table.id, ADA)) == "already-agreed"
    await tables.withdraw_end(table.id, ADA)
    assert await refusal(tables.withdraw_end(table.id, ADA)) == "not-agreed"
    await tables.agree_end(table.id, BEN)
    assert (await tables.agree_end(table.id, ADA)).phase == "cancelled"
    assert await refusal(tables.play(table.id, ADA, "roll")) == "table-over"


async def test_who_leaves_no_longer_has_to_agree(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    await tables.propose_end(table.id, ADA)
    assert (await tables.resign(table.id, BEN)).phase == "cancelled"


async def test_an_open_table_can_be_closed_but_not_a_running_one(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    assert await refusal(tables.cancel(table.id, ADA)) == "already-started"
    table = await tables.open(ADA, HERE, "toy", 2)
    assert (await tables.cancel(table.id, ADA)).phase == "cancelled"


async def test_tables_are_found_by_thread_person_and_place(tables: Tables) -> None:
    first = await running(tables, ADA, BEN)
    second = await tables.open(BEN, HERE, "toy", 2)
    await tables.thread_made(first.id, 99)
    found = await tables.by_thread(99)
    assert found is not None and (found.id, found.thread) == (first.id, 99)
    assert await tables.by_thread(98) is None
    assert [table.id for table in await tables.of_user(BEN.id)] == [second.id, first.id]
    assert [table.id for table in await tables.of_user(BEN.id, 555)] == []
    assert [table.id for table in await tables.in_guild(HERE.guild, "lobby")] == [second.id]
    await tables.resign(first.id, BEN)
    assert [table.id for table in await tables.of_user(BEN.id)] == [second.id]


async def test_a_new_name_is_taken_over_with_the_next_move(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    renamed = type(ADA)(ADA.id, "  Ada  von\nLovelace " + "x" * 40)
    move = tables.options(table, 0)[0]
    after = (await tables.play(table.id, renamed, move)).table
    assert after.seats[0].name == ("Ada von Lovelace " + "x" * 40)[:32]


@pytest.mark.parametrize("language", ["de", None])
async def test_a_person_has_a_language(tables: Tables, language: str | None) -> None:
    assert await tables.language_of(ADA.id) is None
    await tables.set_language(ADA.id, "en")
    await tables.set_language(ADA.id, language)
    assert await tables.language_of(ADA.id) == language
    assert (await tables.store.person(ADA.id)).language == language


async def test_a_person_is_written_to_in_the_language_chosen_or_else_spoken_last(tables: Tables) -> None:
    assert await tables.reads(ADA.id) is None
    table = await tables.open(Person(ADA.id, "Ada", "de"), HERE, "toy", 2)
    assert await tables.reads(ADA.id) == "de"
    await tables.set_language(ADA.id, "en")
    await tables.leave(table.id, Person(ADA.id, "Ada", "de"))
    assert await tables.reads(ADA.id) == "en"
    await tables.set_language(ADA.id, None)
    assert await tables.reads(ADA.id) == "de"


async def test_a_table_is_opened_once_for_each_interaction_in_english_if_nobody_says_otherwise(tables: Tables) -> None:
    first = await tables.open(ADA, HERE, "toy", 2, interaction=5)
    assert first.language == "en"
    assert await refusal(tables.open(ADA, HERE, "toy", 2, interaction=5)) == "already-done"
    assert (await tables.open(ADA, HERE, "toy", 2)).id == first.id + 1
    assert (await tables.open(ADA, HERE, "toy", 2)).id == first.id + 2


async def test_nobody_is_kicked_who_is_not_there(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    assert await refusal(tables.kick(table.id, ADA, BEN.id)) == "nobody-there"


def test_a_host_counts_as_vanished_after_a_week() -> None:
    assert SILENCE == 7 * 86_400


async def test_an_answer_tells_what_its_own_move_has_brought(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    played = await tables.play(table.id, ADA, tables.options(table, 0)[0])
    assert (played.events, played.auto) == ((), False)
    revealed = await tables.play(table.id, BEN, tables.options(played.table, 1)[0])
    assert {"bid", "won"} <= {event.key for event in revealed.events}
