"""What the people of a table are told beside the board when seats change or a game ends, and when nothing is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from bot.store.change import Change
from bot.store.protocol import Store
from bot.store.table import Table
from bot.tables.notices import OVER
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from rules.core import Rng
from tests.bot.house import ADA, BEN, CLEO, HERE, hands_over, play_on, refusal, running, succeeds


async def told(tables: Tables, table: Table) -> list[Mapping[str, Any]]:
    """The notices that wait to be posted, oldest first."""
    rows = await tables.store.rows(table.id, 0)
    return [row.payload for row in rows if row.kind == "notice" and not row.payload.get(OVER)]


async def test_who_comes_back_is_announced_with_whom_they_relieve(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    away = await tables.add_stand_in(table.id, ADA, seat=1, gone=True)
    stand_in = away.seats[1].name
    await tables.join(table.id, BEN)
    assert await told(tables, table) == [
        {"key": "notice-replaced", "data": {"seat": 1, "former": "Ben", "former_user": BEN.id}},
        {"key": "notice-returned", "data": {"seat": 1, "former": stand_in, "former_user": 0}},
    ]


async def test_coming_back_by_removing_the_stand_in_is_announced_as_well(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    stand_in = (await tables.add_stand_in(table.id, ADA, seat=1, gone=True)).seats[1].name
    await tables.remove_stand_in(table.id, BEN, 1)
    data = {"seat": 1, "former": stand_in, "former_user": 0}
    assert (await told(tables, table))[1:] == [{"key": "notice-returned", "data": data}]


async def test_a_successor_is_announced(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    stand_in = (await tables.resign(table.id, BEN)).seats[1].name
    await succeeds(tables, table.id, ADA, 1, CLEO)
    resigned, offered, returned = await told(tables, table)
    assert (offered["key"], offered["data"]["user"]) == ("notice-seat-offered", CLEO.id)
    assert [resigned, returned] == [
        {"key": "notice-resigned", "data": {"seat": 1, "former": "Ben", "former_user": BEN.id}},
        {"key": "notice-returned", "data": {"seat": 1, "former": stand_in, "former_user": 0}},
    ]


async def test_a_seat_that_is_handed_over_is_announced_in_a_running_game_only(tables: Tables) -> None:
    lobby = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(lobby.id, BEN)
    await tables.hand_over(lobby.id, ADA, BEN)
    assert await told(tables, lobby) == []
    table = await running(tables, ADA, BEN)
    await hands_over(tables, table.id, BEN, CLEO)
    (_, handed) = await told(tables, table)
    assert handed == {"key": "notice-handed-over", "data": {"seat": 1, "former": "Ben", "former_user": BEN.id}}


async def test_an_end_by_agreement_is_announced_when_it_is_proposed_and_when_it_comes(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await tables.propose_end(table.id, BEN)
    await tables.propose_end(table.id, ADA)
    await tables.withdraw_end(table.id, ADA)
    await tables.agree_end(table.id, CLEO)
    assert (await tables.agree_end(table.id, ADA)).phase == "cancelled"
    assert await told(tables, table) == [
        {"key": "notice-end-proposed", "data": {"seat": 1, "missing": 2}, "users": [ADA.id, CLEO.id]},
        {"key": "notice-end-proposed", "data": {"seat": 0, "missing": 1}, "users": [CLEO.id]},
        {"key": "notice-end-proposed", "data": {"seat": 2, "missing": 1}, "users": [ADA.id]},
        {"key": "notice-ended-by-agreement", "data": {}},
    ]


async def test_stand_ins_of_a_lobby_are_no_news(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "toy", 3)
    await tables.add_stand_in(table.id, ADA)
    await tables.remove_stand_in(table.id, ADA, 1)
    await tables.join(table.id, BEN)
    await tables.leave(table.id, BEN)
    assert await told(tables, table) == []


class Forgetful:
    """A store whose answer to a commit is lost: it has happened, or it has not."""

    def __init__(self, inner: Store, happens: bool) -> None:
        self._inner, self._happens, self.lose = inner, happens, True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def commit(self, change: Change) -> int:
        number = await self._inner.commit(change) if self._happens or not self.lose else 0
        if self.lose:
            raise OSError("disk I/O error")
        return number


@pytest.mark.parametrize("happens", [True, False])
async def test_after_a_commit_without_an_answer_the_table_is_as_the_store_has_it(tables: Tables, happens: bool) -> None:
    """What is remembered may be wrong then, so it is read again: the table never goes on from a state that is not."""
    table = await running(tables, ADA, BEN)
    move = tables.options(table, 0)[0]
    store = Forgetful(tables.store, happens)
    tables.store = cast(Store, store)
    with pytest.raises(OSError, match="disk"):
        await tables.play(table.id, ADA, move)
    kept = await tables.get(table.id)
    assert len(kept.match.log) == int(happens)
    assert kept.revision == table.revision + int(happens)
    store.lose = False
    after = (await tables.play(table.id, BEN, tables.options(kept, 1)[0])).table
    assert [entry.seat for entry in after.match.log] == ([0, 1] if happens else [1])


async def test_every_commit_with_something_to_tell_wakes_the_outbox(tables: Tables) -> None:
    woken: list[int] = []
    tables.committed = lambda: woken.append(1)
    table = await running(tables, ADA, BEN)
    before, told = len(woken), await tables.store.waiting()
    assert before >= 3
    await tables.set_order(table.id, ADA, "toll", "pay")
    assert await tables.store.waiting() == told, "nobody is told of an order"
    before = len(woken)
    await hands_over(tables, table.id, BEN, CLEO)
    assert len(woken) == before + 2


async def test_a_wish_that_is_refused_tells_nothing_and_changes_nothing(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    waiting = await tables.store.rows(table.id, 0)
    assert await refusal(tables.offer_seat(table.id, CLEO, 0, BEN)) == "owner-only"
    with pytest.raises(Refused):
        await tables.play(table.id, ADA, "bid 99")
    assert await tables.get(table.id) == table
    assert await tables.store.rows(table.id, 0) == waiting


class Noting:
    """Passes everything on and keeps every commit."""

    def __init__(self, inner: Store) -> None:
        self._inner = inner
        self.changes: list[Change] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def commit(self, change: Change) -> int:
        self.changes.append(change)
        return await self._inner.commit(change)


async def test_a_match_is_written_when_it_has_changed_only(tables: Tables) -> None:
    """A commit knows who did what; the lines of one commit bear its revision, also those that came by themselves."""
    table = await running(tables, ADA, BEN, stand_ins=1)
    noting = Noting(tables.store)
    tables.store = cast(Store, noting)
    await tables.set_order(table.id, ADA, "toll", "pay")
    await hands_over(tables, table.id, ADA, CLEO)
    after = await tables.get(table.id)
    await tables.play(table.id, CLEO, tables.options(after, 0)[0])
    await tables.play(table.id, BEN, tables.options(after, 1)[0])
    assert [(change.what, change.by) for change in noting.changes] == [
        ("order", ADA.id), ("offer", ADA.id), ("take over", CLEO.id), ("play", CLEO.id), ("play", BEN.id)
    ]  # fmt: skip
    assert [change.match is None for change in noting.changes] == [True, True, True, False, False]
    for change in noting.changes:
        assert {line.revision for line in change.lines} <= {change.table.revision}
    assert sum(len(change.lines) for change in noting.changes) >= 3
    (one,) = [change.table.revision for change in noting.changes[:1]]
    assert [change.table.revision for change in noting.changes] == [*range(one, one + 5)]


@pytest.mark.parametrize("wish", ["resign", "propose_end", "withdraw_end", "undo"])
async def test_what_belongs_to_a_running_game_is_refused_before_and_after(tables: Tables, wish: str) -> None:
    lobby = await tables.open(ADA, HERE, "toy", 2)
    assert await refusal(getattr(tables, wish)(lobby.id, ADA)) == "not-started"
    assert await refusal(tables.set_order(lobby.id, ADA, "toll", "pay")) == "not-started"
    await tables.cancel(lobby.id, ADA)
    assert await refusal(getattr(tables, wish)(lobby.id, ADA)) == "table-over"
    assert await refusal(tables.set_order(lobby.id, ADA, "toll", "pay")) == "table-over"


async def test_a_plan_is_kept_for_whoever_is_asked_ahead_and_nobody_else(tables: Tables) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    assert await refusal(tables.set_order(table.id, BEN, "toll", "plan 1 pay")) == "no-such-order"
    for seat, person in enumerate((ADA, BEN, CLEO)):
        hand = table.match.state.hidden.hands[seat]
        table = (await tables.play(table.id, person, f"bid {hand[0]}")).table
    layer = table.match.state.public.stack[-1].seat
    people = (ADA, BEN, CLEO)
    other = people[(layer + 1) % 3]
    assert await refusal(tables.set_order(table.id, people[layer], "toll", "plan 1 pay")) == "no-such-order"
    for wrong in ("plan 2 pay", "plan 1", "plan 1 steal", "steal", "ask"):
        assert await refusal(tables.set_order(table.id, other, "toll", wrong)) == "no-such-order"
    assert await refusal(tables.set_order(table.id, other, "bid", "plan 1 pay")) == "no-such-order"
    after = await tables.set_order(table.id, other, "toll", "plan 1 pay")
    seat = after.seat_of(other.id)
    assert tables.orders_of(after, seat) == {"toll": "plan 1 pay"}
    after = await tables.set_order(table.id, other, "toll", None)
    assert tables.orders_of(after, seat) == {}


async def test_what_could_not_be_taken_back_waits_until_somebody_goes_on(tables: Tables) -> None:
    """With a grace stand-ins wait: what was laid can be taken back, until its player says so or the time is over."""
    table = await running(tables, ADA, stand_ins=2, length="long")
    while not (lays := [move for move in tables.options(table, 0) if getattr(move, "cell", "").startswith("b")]):
        table = await play_on(tables, table.id, Rng(table.revision), 1)
        assert table.phase == "running"
    tables.grace = 60
    held = (await tables.play(table.id, ADA, lays[0])).table
    assert held.match.log[-1].by == "player" and tables.can_undo(held, ADA)
    assert (await tables.undo(table.id, ADA)).match.state == table.match.state
    held = (await tables.play(table.id, ADA, lays[0])).table
    assert await refusal(tables.go_on(table.id, BEN)) == "not-seated"
    played = await tables.go_on(table.id, ADA)
    assert [entry.by for entry in played.table.match.log[len(held.match.log) :]][:2] == ["stand-in", "stand-in"]
    assert played.auto and played.events
    assert not tables.can_undo(played.table, ADA)
