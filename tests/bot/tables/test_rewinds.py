"""Back beyond the seal: all who are there agree, or a moderator decides; nothing is deleted, everything told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.delivery.sentences import story, telling
from bot.delivery.views import come_out
from bot.store.table import FINISHED, Away, Table
from bot.tables import evidence, history, plans, record, results, rewinds
from bot.tables.lookback import stops
from bot.tables.plans import Intent
from bot.tables.proof import fault
from bot.tables.proposals import LASTS
from bot.texts import texts
from rules.core import AnyRules, Rng, legal, waiting
from rules.match import REWIND, replay
from tests.bot.clock.hours import DAY, HOUR, NOON, Hours, Times, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, HERE, PEOPLE, play_on, refusal, running

JUDGE = replace(DORA, moderator=True)


async def bidden(at: Hours, table: Table, *people: object) -> Table:
    """Everybody bids the first card they may: the bids come out, and a turn is complete."""
    assert table.match is not None
    for seat in waiting(table.rules, table.match.state):
        user = table.seats[seat].user
        assert user is not None
        now = await at.tables.get(table.id)
        table = (await at.tables.play(table.id, PEOPLE[user], at.tables.options(now, seat)[0])).table
    return table


def entries(table: Table) -> list[str]:
    assert table.match is not None
    return [entry.by for entry in table.match.log]


async def proven(at: Hours, table: Table) -> None:
    stored = await at.store.table(table.id)
    assert stored is not None and fault(stored) is None


async def test_with_everybodys_consent_the_game_stands_where_it_stood(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        begun = await running(at.tables, ADA, BEN)
        table = await bidden(at, begun)
        assert table.match is not None and table.match.log[-1].sealed and begun.match is not None
        proposed = await at.tables.rewind(table.id, ADA, 0)
        (one,) = proposed.proposals
        assert (one.kind, one.agreed, one.ends) == ("rewind", (ADA.id,), NOON + LASTS)
        assert proposed.match == table.match
        at.times.go(HOUR)
        back = await at.tables.agree(table.id, BEN, one.number)
        assert back.match is not None and back.match.state == begun.match.state
        assert entries(back) == ["player", "player", "rewind"], "nothing is deleted"
        assert {(wait.user, wait.opened) for wait in back.waits} == {(ADA.id, NOON + HOUR), (BEN.id, NOON + HOUR)}
        rows = [row for row in await at.store.rows(table.id, 0) if row.revision == back.revision]
        (post,) = [row for row in rows if row.kind == "turn"]
        assert post.payload["called"] == [ADA.id], "Ben has just said so himself"
        told = await at.tables.recent(back, table.revision)
        words = texts("en", "toy").among(back.names)
        assert story(words, telling(back.rules, told)) == (
            "**Rewound** to the beginning of turn 1: ● Ada proposed it, and everybody agreed."
        )
        await proven(at, back)
        again = await bidden(at, back)
        assert again.match is not None and again.match.state == table.match.state, "the same future stands"
        await proven(at, again)


async def test_a_log_with_rewinds_is_read_and_goes_on_after_a_restart(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times, grace=0) as at:
        table = await running(at.tables, ADA, stand_ins=1, length="long")
        table = await play_on(at.tables, table.id, Rng(5), 6)
        turns = await at.tables.turns(table)
        table = await at.tables.rewind(table.id, ADA, turns[1].to)
    async with hours(tmp_path, times, grace=0) as at:
        again = await at.tables.get(table.id)
        assert again.match == table.match
        await proven(at, await play_on(at.tables, table.id, Rng(6), 4))


async def test_whoever_sits_alone_among_stand_ins_asks_nobody(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, stand_ins=1, length="long")
        table = await play_on(at.tables, table.id, Rng(5), 3)
        assert REWIND in entries(await at.tables.rewind(table.id, ADA, 1)), "the stand-in bids before her"


async def test_each_turn_is_offered_once_and_what_was_gone_back_over_no_more(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, stand_ins=1, length="long")
        table = await play_on(at.tables, table.id, Rng(5), 5)
        assert table.match is not None
        turns = await at.tables.turns(table)
        assert [turn.number for turn in turns] == sorted({turn.number for turn in turns}, reverse=True)
        for turn in turns:
            state = replay(toy, table.match.header, table.match.log[: turn.to]).state
            assert toy.turn(state) == turn.number and turn.seat in waiting(toy, state)
        assert turns[-1].to == 1 and len(turns) > 2
        table = await at.tables.rewind(table.id, ADA, turns[-2].to)
        assert [turn.number for turn in await at.tables.turns(table)] == [1], "in the second nobody has moved yet"
        assert await refusal(at.tables.rewind(table.id, ADA, turns[0].to)) == "nothing-to-rewind"
        assert await refusal(at.tables.rewind(table.id, ADA, 10_000)) == "nothing-to-rewind"


async def test_a_move_ends_the_proposal(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        proposed = await at.tables.rewind(table.id, ADA, 0)
        number = proposed.proposals[0].number
        moved = await play_on(at.tables, table.id, Rng(1), 1)
        assert moved.proposals == ()
        assert (await at.notices(table.id))[-1] == "notice-proposal-overtaken"
        assert await refusal(at.tables.agree(table.id, BEN, number)) == "no-longer-possible"


async def test_silence_is_no_and_who_is_away_is_not_asked(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN, CLEO))
        await at.tables.rewind(table.id, ADA, 0)
        await at.live(LASTS)
        assert (await at.tables.get(table.id)).proposals == ()
        assert (await at.notices(table.id))[-1] == "notice-proposal-lapsed"
        now = int(at.times.wall)
        await at.store.keep_away(Away(CLEO.id, now, now + DAY), None)
        proposed = await at.tables.rewind(table.id, ADA, 0)
        after = await at.tables.agree(table.id, BEN, proposed.proposals[0].number)
        assert REWIND not in entries(after), "a rated game does not go back behind anybody's back"
        await at.tables.object(table.id, ADA, proposed.proposals[0].number)
        await at.store._writer.run(lambda base: base.execute("UPDATE game_table SET rated = 0"))
        at.tables._tables.forget(table.id)
        proposed = await at.tables.rewind(table.id, ADA, 0)
        after = await at.tables.agree(table.id, BEN, proposed.proposals[0].number)
        assert REWIND in entries(after)


async def test_each_refusal_makes_the_next_proposal_of_the_same_person_wait_longer(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        for pause in (rewinds.PAUSE, 4 * rewinds.PAUSE):
            proposed = await at.tables.rewind(table.id, ADA, 0)
            await at.tables.object(table.id, BEN, proposed.proposals[0].number)
            await at.live(pause - 1)
            assert await refusal(at.tables.rewind(table.id, ADA, 0)) == "refused-lately"
            own = await at.tables.rewind(table.id, BEN, 0)
            await at.tables.object(table.id, BEN, own.proposals[0].number)
            await at.live(1)
        proposed = await at.tables.rewind(table.id, ADA, 0)
        await at.tables.object(table.id, BEN, proposed.proposals[0].number)
        await at.live(9 * rewinds.PAUSE + rewinds.MEMORY)
        proposed = await at.tables.rewind(table.id, ADA, 0)
        refused = await at.tables.object(table.id, BEN, proposed.proposals[0].number)
        await at.live(rewinds.PAUSE)
        assert (await at.tables.rewind(table.id, ADA, 0)).proposals, f"forgiven by now: {refused.dues}"


async def test_one_person_has_one_such_proposal_at_a_time(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        table = await play_on(at.tables, table.id, Rng(3), 5)
        turns = await at.tables.turns(table)
        await at.tables.rewind(table.id, ADA, turns[0].to)
        after = await at.tables.rewind(table.id, ADA, turns[1].to)
        assert [one.payload["to"] for one in after.proposals] == [turns[1].to]
        assert (await at.tables.rewind(table.id, BEN, turns[1].to)).proposals == (), "the same from both is agreed"


async def test_a_moderator_decides_alone_but_not_at_a_table_of_their_own(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        assert await refusal(at.tables.rewind(table.id, DORA, 0)) == "not-seated"
        assert (await at.tables.rewind(table.id, replace(ADA, moderator=True), 0)).proposals
        back = await at.tables.rewind(table.id, JUDGE, 0)
        assert entries(back)[-1] == REWIND and back.proposals == ()
        (told,) = (await at.tables.log(table.id))[-1].events
        assert (told.key, dict(told.data)) == ("rewound-by-moderator", {"turn": 1})


async def test_what_has_come_out_is_named_without_what_it_is(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        assert rewinds.revealed(await at.store.lines(table.id), 0) == rewinds.Revealed((), ())
        swap = next(move for move in at.tables.options(table, table.seats[1].seat) if move.tag == "swap out")
        await at.tables.play(table.id, BEN, swap)
        table = await bidden(at, await at.tables.get(table.id))
        layer = next(info for info in table.seats if any(m.tag == "lay" for m in at.tables.options(table, info.seat)))
        lay = next(move for move in at.tables.options(table, layer.seat) if move.tag == "lay")
        table = (await at.tables.play(table.id, PEOPLE[layer.user or 0], lay)).table
        lines = await at.store.lines(table.id)
        since = await at.tables.revealed(table, 0)
        secret = [fact for line in lines for fact in line.events if fact.to is not None]
        assert secret and since.private == ((1, 1),), "Ben has drawn a card that only he knows"
        assert not any(fact in since.events for fact in secret)
        harmless = [fact for line in lines if not line.entry.sealed for fact in line.events if fact.to is None]
        assert harmless and not any(fact in since.events for fact in harmless), "only what came out with a seal"
        told = "\n".join(come_out(texts("en", "toy").among(table.names), table, since))
        assert "▲ Ben alone has learned something hidden." in told


async def test_seats_that_have_changed_hands_stay_as_they_are(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN, CLEO))
        table = await at.tables.resign(table.id, CLEO)
        proposed = await at.tables.rewind(table.id, ADA, 0)
        after = await at.tables.agree(table.id, BEN, proposed.proposals[0].number)
        assert after.seats == table.seats
        assert entries(after)[-2:] == [REWIND, "stand-in"], "the stand-in moves at once where Cleo did"
        await proven(at, after)


async def test_there_is_no_way_back_over_other_rules(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        assert table.match is not None
        log = (replace(table.match.log[0], digest="0" * 16), *table.match.log[1:])
        at.tables._keep(replace(table, match=replace(table.match, log=log)))
        assert await refusal(at.tables.rewind(table.id, ADA, 0)) == "rules-have-changed"


async def test_there_is_no_way_back_after_the_end(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await play_on(at.tables, table.id, Rng(4))
        assert table.phase == FINISHED
        assert await refusal(at.tables.rewind(table.id, ADA, 0)) == "table-over"
        assert await refusal(at.tables.rewind(table.id, JUDGE, 0)) == "table-over"


async def test_history_tells_what_led_here_and_every_way_back(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, stand_ins=1, length="long")
        table = await play_on(at.tables, table.id, Rng(5), 6)
        turns = await at.tables.turns(table)
        before = await at.tables.log(table.id)
        table = await at.tables.rewind(table.id, ADA, turns[1].to)
        table = await at.tables.rewind(table.id, ADA, turns[2].to)
        told = await at.tables.log(table.id)
        kept = [one for one in before if one.n <= turns[2].to]
        assert list(told[: len(kept)]) == kept
        after = told[len(kept) :]
        assert [one.by for one in after[:2]] == [REWIND, REWIND]
        assert all(one.n > after[1].n for one in after[2:]), "nothing of what was gone back over"
        facts = history.facts(await at.store.lines(table.id))
        assert [fact.key for fact in facts].count("rewound") == 2


async def test_an_open_panel_does_not_play_into_the_past(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        seat = waiting(toy, table.match.state)[0] if table.match is not None else 0
        move = legal(toy, table.match.state, table.seats[seat].seat)[0] if table.match is not None else ""
        person = PEOPLE[table.seats[seat].user or 0]
        back = await at.tables.rewind(table.id, JUDGE, 0)
        assert back.revision > table.revision
        assert await refusal(at.tables.play(table.id, person, move, table.revision)) == "board-moved-on"


async def test_stepping_through_shows_what_led_here(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await running(at.tables, ADA, stand_ins=1, length="long")
        table = await play_on(at.tables, table.id, Rng(5), 5)
        table = await at.tables.rewind(table.id, ADA, (await at.tables.turns(table))[1].to)
        assert table.match is not None
        found = stops(toy, table.match.header, await at.store.lines(table.id), 0)
        numbers = [toy.turn(stop.match.state) for stop in found[:-1]]
        assert numbers == sorted(set(numbers)) and found[-1].match.state == table.match.state


async def test_a_plan_made_after_that_moment_is_over(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await bidden(at, table)
        assert table.match is not None
        seat = next(s for s in (0, 1) if s not in waiting(toy, table.match.state))
        intent = Intent(("roll",), at=len(table.match.log))
        planned = plans.planned(table, table.seats[seat].seat, intent)
        after = rewinds.back(planned, 0, None, 5).table
        assert plans.intents(planned, table.seats[seat].seat) and not plans.intents(after, table.seats[seat].seat)


async def test_a_game_that_was_rewound_or_conceded_goes_out_as_a_file_and_comes_in_again(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times(), grace=0) as at:
        table = await bidden(at, await running(at.tables, ADA, BEN))
        await at.tables.rewind(table.id, JUDGE, 0)
        await play_on(at.tables, table.id, Rng(4), 3)
        over = await at.tables.concede(table.id, BEN)
        text = record.written(over, await at.store.lines(table.id))
        game = record.parsed(text)
        assert evidence.wrong(evidence.examined(game)) is None
        brought = await at.tables.bring_in(game, CLEO, HERE)
        stored = await at.store.table(brought.id)
        assert stored is not None and fault(stored) is None
        outcome = results.outcome(stored.table) or results.outcome(brought)
        assert outcome is not None and outcome.ranks == (1, 2) and outcome.reason == "conceded"
