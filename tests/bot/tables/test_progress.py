"""Whom a running game waits for: those who must decide now, and those who may say ahead what they will answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.table import Table
from bot.tables import progress
from bot.tables.progress import Awaited
from bot.tables.writer import Tables
from rules import registry
from rules.core import AnyRules, Ask, Seat, legal
from tests import toy
from tests.bot.house import ADA, BEN, CLEO, HERE, begins, running

PEOPLE = (ADA, BEN, CLEO)


async def laying(tables: Tables) -> tuple[Table, int]:
    """All have bid: one lays, the others are asked ahead for their toll."""
    table = await running(tables, *PEOPLE)
    for seat, person in enumerate(PEOPLE):
        card = table.match.state.hidden.hands[seat][0]
        table = (await tables.play(table.id, person, f"bid {card}")).table
    return table, table.match.state.public.stack[-1].seat


class Together(toy.Toy):
    """The tolls are said by all at the same time, ahead."""

    def ahead(self, s: toy.State) -> tuple[Ask, ...]:
        return tuple(replace(ask, waiting=True) for ask in super().ahead(s))


@pytest.fixture(params=[False, True], ids=["may", "must"])
def must(request: pytest.FixtureRequest, toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Are those who are asked ahead waited for?"""
    if request.param:
        monkeypatch.setitem(registry.GAMES, "toy", Together())
    return bool(request.param)


async def test_whoever_is_asked_ahead_is_waited_for_until_there_is_a_plan(tables: Tables, must: bool) -> None:
    table, layer = await laying(tables)
    others = [seat for seat in range(3) if seat != layer]
    expected = [Awaited(Seat(layer), "lay")] + [Awaited(Seat(seat), "toll", True) for seat in others if must]
    assert list(progress.awaited(table)) == expected
    assert progress.waited_for(table) == tuple(one.seat for one in expected)
    asked = {ask.seat: ask for ask in progress.asks(table)}
    assert sorted(asked) == others and all(progress.plan(table, ask) == () for ask in asked.values())
    first = others[0]
    table = await tables.set_order(table.id, PEOPLE[first], "toll", "plan 1 refuse")
    assert progress.plan(table, asked[Seat(first)]) == ("1", "refuse")
    assert [one for one in progress.awaited(table) if one.seat == first] == []
    table = await tables.set_order(table.id, PEOPLE[first], "toll", "pay")
    assert progress.plan(table, asked[Seat(first)]) == (), "an order is no plan"


async def test_no_stand_in_is_asked_ahead(tables: Tables, must: bool) -> None:
    table, layer = await laying(tables)
    gone = (layer + 1) % 3
    table = await tables.resign(table.id, PEOPLE[gone])
    assert gone not in progress.waited_for(table)
    assert len(progress.waited_for(table)) == (2 if must else 1)


async def test_nobody_is_waited_for_before_the_start_and_after_the_end(tables: Tables) -> None:
    lobby = await tables.open(ADA, HERE, "toy", 2)
    assert progress.awaited(lobby) == progress.asks(lobby) == progress.waited_for(lobby) == ()
    table, _ = await laying(tables)
    for person in PEOPLE:
        table = await tables.propose_end(table.id, person)
    assert table.phase == "cancelled" and table.match is not None
    assert progress.awaited(table) == progress.asks(table) == progress.waited_for(table) == ()
    assert not any(progress.may_undo(table, Seat(seat)) for seat in range(3))


async def test_a_commit_knows_what_was_wished(tables: Tables) -> None:
    """The words stand in the database for whoever looks after the bot."""
    said: list[str] = []
    commit = tables.store.commit

    async def noted(change):
        said.append(change.what)
        return await commit(change)

    tables.store.commit = noted  # type: ignore[method-assign]
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    await tables.kick(table.id, ADA, BEN.id)
    await tables.invite(table.id, ADA, BEN.id)
    await tables.add_stand_in(table.id, ADA)
    await tables.remove_stand_in(table.id, ADA, 1)
    await tables.join(table.id, BEN)
    await tables.leave(table.id, BEN)
    await tables.extend(table.id, ADA)
    await tables.cancel(table.id, ADA)
    assert said == [
        "open", "join", "kick", "invite", "stand-in", "no stand-in", "join", "leave", "extend", "cancel"
    ]  # fmt: skip
    said.clear()
    table = await running(tables, ADA, BEN)
    said.clear()
    move = tables.options(table, 0)[0]
    await tables.play(table.id, ADA, move)
    await tables.undo(table.id, ADA)
    await tables.propose_end(table.id, ADA)
    await tables.withdraw_end(table.id, ADA)
    await tables.thread_made(table.id, 5)
    await tables.dm_failed(BEN.id, table.id)
    assert (await tables.store.person(BEN.id)).dm_closed
    await tables.dm_failed(BEN.id, table.id)
    await tables.resign(table.id, BEN)
    assert said == ["play", "undo", "end", "no end", "thread", "dm closed", "resign"]


async def test_whoever_has_ranked_is_not_asked_again_because_somebody_has_kept_one(tables: Tables) -> None:
    """RU-56: a ranking that was complete when it was made stays one while those before draw nearer."""
    table = await tables.open(ADA, HERE, "taubertal_express", 3)
    for person in (BEN, CLEO):
        await tables.join(table.id, person)
    table = await begins(tables, table.id, ADA, (0, 1, 2))
    while table.rules.decisions(table.match.state)[0].key == "joker":
        seat = progress.waited_for(table)[0]
        move = legal(table.rules, table.match.state, seat)[0]
        table = (await tables.play(table.id, PEOPLE[seat], move)).table
    first, second, third = table.match.state.public.order
    hand = table.match.state.hidden.hand
    await tables.set_order(table.id, PEOPLE[third], "draft", "plan " + " ".join(f"1.{one}" for one in hand[:3]))
    await tables.set_order(table.id, PEOPLE[third], "hire", "plan 1.0")
    table = (await tables.play(table.id, PEOPLE[first], f"keep {hand[0]}")).table
    assert third not in progress.waited_for(table)
    assert second in progress.waited_for(table)
