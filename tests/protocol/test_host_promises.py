"""Who sees "thinking …" when a process dies gets an answer from its successor: what came of it, in their language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.controls.hearing import Click
from bot.controls.ids import Id
from bot.figures import FIGURES
from bot.process.client import Stellwerk
from bot.process.promises import LIFE, RIPE, SOON
from bot.sandbox.entities import Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.promise import Promise
from bot.tables.refusals import refused
from bot.talk.answers import answering, changing, meanwhile, note, show
from rules.core import AnyRules, legal, waiting
from rules.notation import key
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, newest_board, open_lobby, open_table, told

ANSWER = r"PATCH /api/v10/webhooks/\d+/[^/]+/messages/@original"


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client
        for task in client._at_work:
            task.cancel()


async def promised(bot: Stellwerk) -> tuple[Promise, ...]:
    return await bot.store.promises("")


async def broken_off(sandbox: Sandbox, bot: Stellwerk, outcome: Outcome) -> None:
    """As if the process had died that had acknowledged this, and another one were there for a while."""
    assert outcome.message is not None and outcome.message.loading
    await until(lambda: promised(bot), what="it is noted")
    succeeded(sandbox, bot)


def succeeded(sandbox: Sandbox, bot: Stellwerk, seconds: float = RIPE + 1) -> None:
    bot.promises._run = "successor"
    sandbox.clock.skip(seconds)


async def never(*args: object, **more: object) -> Any:
    await asyncio.Event().wait()


async def test_what_is_answered_leaves_nothing_behind(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    for _ in range(3):
        await done(await ada.click(lobby, "Guide"))
    bot.house.handlers["leave"] = in_two_steps
    outcome = await ada.click(lobby, "Leave")
    await until(lambda: "all of it" in told(shown(outcome)), what="the whole answer")
    await bot.at_rest()
    await bot.promises.rest()
    assert await promised(bot) == ()


async def in_two_steps(click: Click, what: Id, values: tuple[str, ...]) -> None:
    await answering(click)
    await meanwhile(click, note("half of it"))
    await show(click, note("all of it"))


def shown(outcome: Outcome) -> Message:
    assert outcome.message is not None
    return outcome.message


async def test_a_token_is_kept_for_a_quarter_of_an_hour_at_most(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "in_guild", never)
    await ada.slash("table list")
    await until(lambda: promised(bot), what="it is noted")
    sandbox.clock.skip(LIFE + 1)
    await bot.promises.look()
    assert await promised(bot) == ()


async def test_the_language_that_somebody_has_chosen_counts(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.store.set_person(replace(await bot.store.person(ada.id), language="de"))
    monkeypatch.setattr(bot.tables, "in_guild", never)
    outcome = await ada.slash("table list")
    await until(lambda: german(bot), what="it is noted")
    await broken_off(sandbox, bot, outcome)
    await bot.promises.look()
    assert "neu gestartet" in told(await done(outcome))


async def german(bot: Stellwerk) -> bool:
    return [one.language for one in await promised(bot)] == ["de"]


async def test_who_waits_is_told_that_nothing_has_happened_once_and_in_their_language(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.locale = "de"
    monkeypatch.setattr(bot.tables, "in_guild", never)
    outcome = await ada.slash("tisch liste")
    await broken_off(sandbox, bot, outcome)
    (one,) = await promised(bot)
    assert one.token == outcome.interaction.token and one.language == "de"
    FIGURES.counts["finished"].clear()
    assert await bot.promises.look()
    assert "neu gestartet" in told(await done(outcome)) and "versuch es" in told(await done(outcome))
    assert len(outcome.messages) == 1 and outcome.ephemeral
    assert await promised(bot) == () and not await bot.promises.look()
    assert FIGURES.counts["finished"] == {(): 1}


async def test_nobody_is_told_before_the_former_process_must_have_ended(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "in_guild", never)
    outcome = await ada.slash("table list")
    await until(lambda: promised(bot), what="it is noted")
    succeeded(sandbox, bot, RIPE - 5)
    assert await bot.promises.look(), "there is something to wait for"
    assert outcome.message is not None and outcome.message.loading


async def test_who_waits_for_what_was_carried_out_learns_what_and_where(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    assert table.thread is not None
    assert table.match is not None
    seat = waiting(table.rules, table.match.state)[0]
    who = ada if table.seats[seat].user == ada.id else ben
    who.at = ada.at
    _, card, *_ = key(legal(table.rules, table.match.state, seat)[0])
    await carried_out(sandbox, bot, who, "table new", {"game": "toy", "seats": 2}, "Table 2")
    await carried_out(sandbox, bot, who, "toy bid", {"card": str(card), "table": 1}, "Table 1")


async def carried_out(
    sandbox: Sandbox, bot: Stellwerk, who: Person, command: str, options: dict[str, Any], says: str
) -> None:
    bot.promises._run = "predecessor"
    sandbox.faults.fail_next(ANSWER, delay=1000)
    outcome = await who.slash(command, options=options)
    await until(lambda: came(bot, outcome), what="it is carried out")
    await broken_off(sandbox, bot, outcome)
    await bot.promises.look()
    text = told(await done(outcome))
    assert "has been done" in text and says in text and "Here it goes on" in text, text


async def came(bot: Stellwerk, outcome: Outcome) -> bool:
    return await bot.store.came_of(outcome.interaction.id) is not None


async def test_what_is_shown_meanwhile_is_no_answer(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    async def slow(click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await meanwhile(click, note("half of it"))
        await never()

    lobby = await open_lobby(bot, ada, "toy", 2)
    bot.house.handlers["leave"] = slow
    outcome = await ada.click(lobby, "Leave")
    await until(lambda: outcome.message is not None and "half of it" in told(outcome.message), what="she sees it")
    await until(lambda: begun(bot), what="it is noted")
    succeeded(sandbox, bot)
    await bot.promises.look()
    assert "Nothing has changed" in told(await done(outcome))


async def begun(bot: Stellwerk) -> bool:
    return any(one.begun for one in await promised(bot))


async def test_an_answer_that_came_is_left_as_it_is(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    """The process has died before it could note so."""
    lobby = await open_lobby(bot, ada, "toy", 2)
    outcome = await ada.click(lobby, "Guide")
    text = told(await done(outcome))
    one = outcome.interaction
    await bot.store.note_promises((
        Promise(one.id, sandbox.world.bot.id, one.token, 0, "en", "", "dead", int(sandbox.clock.now())),
        Promise(1, sandbox.world.bot.id, "no such token", 0, "en", "", "dead", int(sandbox.clock.now())),
    ), ())  # fmt: skip
    succeeded(sandbox, bot)
    await bot.promises.look()
    assert told(await done(outcome)) == text and await promised(bot) == ()


async def test_discord_that_is_away_is_asked_again_and_after_a_quarter_of_an_hour_no_more(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.tables, "in_guild", never)
    outcome, late = await ada.slash("table list"), await ada.slash("table list")
    await until(lambda: two(bot), what="both are noted")
    succeeded(sandbox, bot)
    sandbox.faults.fail_next(r"GET /api/v10/webhooks/", drop="before", times=2)
    assert await bot.promises.look()
    await bot.promises.look()
    assert "Nothing has changed" in told(await done(outcome)) and "Nothing" in told(await done(late))
    bot.promises._run = "predecessor"
    outcome = await ada.slash("table list")
    await until(lambda: promised(bot), what="it is noted")
    succeeded(sandbox, bot, LIFE + 1)
    requests = len(sandbox.exchange.latest)
    await bot.promises.look()
    assert await promised(bot) == () and len(sandbox.exchange.latest) == requests
    sandbox.exchange.forgive()


async def two(bot: Stellwerk) -> bool:
    return len(await promised(bot)) == 2


@pytest.mark.parametrize("command", [False, True])
async def test_what_a_dead_process_carried_out_is_not_answered_twice(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, command: bool
) -> None:
    """The successor hears it as well."""
    lobby = await open_lobby(bot, ada, "toy", 2)
    ben.at = ada.at

    async def act(what: str) -> Outcome:
        return await (ben.slash(f"table {what}", table=1) if command else ben.click(lobby, custom_id(lobby, what)))

    answered = await act("join")
    text = told(await done(answered))
    sandbox.faults.fail_next(ANSWER, delay=1000)
    waiting = await act("leave")
    await until(lambda: came(bot, waiting), what="it is carried out")
    await until(lambda: not sandbox.faults.planned, what="its answer is on its way")
    for task in bot._at_work:
        task.cancel()
    for outcome in (answered, waiting):
        bot.door._taken.clear()
        sandbox.gateway.interaction(outcome.interaction, sandbox.interactions.payload(outcome.interaction))
    assert "has been done" in told(await done(waiting)) and len(waiting.messages) == 1
    assert told(await done(answered)) == text and len(answered.messages) == 1
    assert (await bot.tables.get(1)).people == (ada.id,)
    # That it was acknowledged is what whoever hears it a second time learns from being refused, if they get so far.
    assert {one.kind for one in sandbox.exchange.forgive()} <= {"Interaction has already been acknowledged."}


async def test_a_refusal_by_a_successor_takes_the_place_of_an_answer_that_never_came(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    ben.at = ada.at
    with monkeypatch.context() as patch:
        patch.setattr(bot.tables, "leave", never)
        outcome = await ben.slash("table leave", table=1)
        await until(lambda: promised(bot), what="it waits")
        for task in bot._at_work:
            task.cancel()
    for _ in range(2):
        bot.door._taken.clear()
        sandbox.gateway.interaction(outcome.interaction, sandbox.interactions.payload(outcome.interaction))
        await until(lambda: bot.door._taken, what="it is delivered once more")
        await bot.at_rest()
        assert "no seat" in told(await done(outcome))
    assert len(outcome.messages) == 1
    sandbox.exchange.forgive()


async def test_a_refusal_is_told_although_nobody_told_us_of_our_acknowledgement(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    async def refuses(click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        raise refused("not-seated")

    lobby = await open_lobby(bot, ada, "toy", 2)
    bot.house.handlers["leave"] = refuses
    sandbox.faults.fail_next(r"POST /api/v10/interactions/\d+/.+/callback", drop="after")
    outcome = await ada.click(lobby, "Leave")
    await until(lambda: outcome.messages, what="she is told")
    assert "no seat" in told(outcome.messages[0])
    sandbox.exchange.forgive()


async def test_a_note_costs_no_wait_and_what_is_answered_at_once_is_not_even_noted(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, table)
    noted = asyncio.Event()

    async def stuck(given: object, kept: object) -> None:
        await noted.wait()

    monkeypatch.setattr(bot.store, "note_promises", stuck)
    for _ in range(3):
        assert told(await done(await ada.click(board, "My hand")))
    noted.set()
    await bot.at_rest()
    assert SOON < 1
