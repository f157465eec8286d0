"""What needs others' consent: silence is no, a no ends it, enough yeses have it happen in the same commit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.draft import Payload
from bot.store.table import Away, Proposal, Table
from bot.tables import notices
from bot.tables.agreements import KINDS
from bot.tables.progress import Progress
from bot.tables.proposals import LAPSE, LASTS, Kind
from rules.core import AnyRules
from tests.bot.clock.hours import DAY, NOON, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, refusal, running


def renamed(table: Table, proposal: Proposal, now: int) -> tuple[Progress | Table, tuple[Payload, ...]]:
    return replace(table, language=str(proposal.payload["to"])), (notices.notice("notice-toy"),)


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two kinds of proposals to speak another language: all agree, or most of those who did not propose it."""
    monkeypatch.setitem(KINDS, "toy", Kind(renamed))
    monkeypatch.setitem(
        KINDS, "most", Kind(renamed, lambda table, one: frozenset(table.people) - {CLEO.id}, majority=True)
    )
    yield


async def language(at: Hours, table: Table) -> str:
    return (await at.tables.get(table.id)).language


async def test_it_happens_when_all_have_agreed_and_not_before(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        after = await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        (one,) = after.proposals
        assert (one.by, one.agreed, one.ends) == (ADA.id, (ADA.id,), NOON + LASTS)
        (row,) = [row for row in await at.store.rows(table.id, 0) if "proposal" in row.payload]
        assert (row.payload["proposal"], row.payload["users"]) == (one.number, [BEN.id, CLEO.id])
        assert await refusal(at.tables.agree(table.id, ADA, one.number)) == "already-agreed"
        assert await refusal(at.tables.agree(table.id, DORA, one.number)) == "not-seated"
        await at.tables.agree(table.id, BEN, one.number)
        assert await language(at, table) == "en"
        after = await at.tables.agree(table.id, CLEO, one.number)
        assert (after.language, after.proposals, [due for due in after.dues if due.kind == LAPSE]) == ("de", (), [])
        assert (await at.notices(table.id))[-1] == "notice-toy"
        assert await refusal(at.tables.agree(table.id, CLEO, one.number)) == "no-longer-possible"


async def test_it_is_read_again_after_a_restart(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        proposed = await at.tables.propose(table.id, BEN, "toy", {"to": "de"})
        proposed = await at.tables.agree(table.id, ADA, proposed.proposals[0].number)
    async with hours(tmp_path, times) as at:
        assert (await at.tables.get(table.id)).proposals == proposed.proposals
        assert proposed.proposals[0].agreed == (BEN.id, ADA.id)


async def test_who_proposes_the_same_agrees_and_one_against_it_ends_it(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        proposed = await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        number = proposed.proposals[0].number
        assert (await at.tables.object(table.id, BEN, number)).proposals == ()
        assert (await at.notices(table.id))[-1] == "notice-objected"
        assert await refusal(at.tables.agree(table.id, BEN, number)) == "no-longer-possible"
        await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        assert (await at.tables.propose(table.id, BEN, "toy", {"to": "de"})).language == "de"


async def test_silence_is_no(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        await at.live(LASTS - 1)
        assert (await at.tables.get(table.id)).proposals
        await at.live(1)
        assert not (await at.tables.get(table.id)).proposals
        assert (await at.notices(table.id))[-1] == "notice-proposal-lapsed"


async def test_it_lapses_when_a_seat_changes_hands(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        proposed = await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        after = await at.tables.resign(table.id, CLEO)
        assert after.proposals == ()
        assert after.due(f"{LAPSE}-{proposed.proposals[0].number}") is None


async def test_who_is_away_is_not_waited_for(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.store.keep_away(Away(CLEO.id, NOON, NOON + DAY), None)
        proposed = await at.tables.propose(table.id, ADA, "toy", {"to": "de"})
        assert (await at.tables.agree(table.id, BEN, proposed.proposals[0].number)).language == "de"


async def test_more_than_half_are_enough_where_that_is_the_rule(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        proposed = await at.tables.propose(table.id, ADA, "most", {"to": "de"})
        number = proposed.proposals[0].number
        assert await refusal(at.tables.object(table.id, CLEO, number)) == "not-asked"
        assert await language(at, table) == "en", "one of two is not more than half"
        assert (await at.tables.agree(table.id, BEN, number)).language == "de"
