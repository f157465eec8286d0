"""Whole games through the client: by buttons and menus alone, or by slash commands alone, watched for leaks."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.controls import ids
from bot.process.client import Stellwerk
from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Channel, Message, MessageKind
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING, Table
from bot.talk.commands import option_name
from cogs.game import GameCog
from render.legibility import PHONE
from rules.core import Seat, waiting
from rules.notation import NOTHING, key, names, notation
from tests.protocol.oracle import Oracle, said

ANSWERS = ("pick", "step", "do")
LIMIT = 5_000


async def open_lobby(bot: Stellwerk, owner: Person, game: str, seats: int, **options: Any) -> Message:
    """A new table, without a clock unless one is named; its post in the channel."""
    opened = await done(await owner.slash("table new", **{"game": game, "seats": seats, "clock": "none", **options}))
    await bot.outbox.idle()
    posts_ = [m for m in owner.messages(owner.channel("tables")) if "s1:join" in json.dumps(m.components)]
    assert posts_, told(opened)
    return posts_[-1]


async def open_table(sandbox: Sandbox, bot: Stellwerk, people: Sequence[Person], game: str, **options: Any) -> Table:
    """A table of these people, started: the first opens it, the others press *Join*."""
    owner = people[0]
    lobby = await open_lobby(bot, owner, game, len(people), **options)
    for other in people[1:]:
        other.at = owner.at
        await (await other.click(lobby, custom_id(lobby, "join"))).finished()
    await (await owner.click(lobby, custom_id(lobby, "start"))).finished()
    await bot.outbox.idle()
    return (await bot.tables.of_user(owner.id))[0]


async def begun(bot: Stellwerk, table: Table) -> Table:
    """A table that has been started, once it is dealt."""
    await bot.outbox.idle()
    return await bot.tables.get(table.id)


def told(message: Message) -> str:
    """All words of a post, be it a classic message or one made of components."""
    return "\n".join([*filter(None, [message.content]), *said(message.components)])


def written(person: Person, place: Channel) -> list[Message]:
    """What somebody sees in a place, without the lines of Discord itself, such as who was added to a thread."""
    return [one for one in person.messages(place) if one.kind in (MessageKind.DEFAULT, MessageKind.REPLY)]


def buttons(message: Message) -> dict[str, Any]:
    """Everything of ours that can be clicked, by custom id."""
    there = [one for one in walk(message.components) if "custom_id" in one and not one.get("disabled")]
    return {one["custom_id"]: one for one in there}


def custom_id(message: Message, action: str) -> str:
    """The custom id of the one button or menu with this action."""
    found = [text for text in buttons(message) if (what := ids.parse(text)) is not None and what.action == action]
    assert len(found) == 1, (action, found)
    return found[0]


def answers(panel: Message) -> list[tuple[str, str | None]]:
    """The ways to answer the panel's question: a button, or a menu with a value."""
    found: list[tuple[str, str | None]] = []
    for text, component in buttons(panel).items():
        what = ids.parse(text)
        assert what is not None
        if component["type"] == Type.STRING_SELECT:
            found += [(text, option["value"]) for option in component["options"]]
        elif component.get("style") in (1, 3) and what.action in ANSWERS:
            found.append((text, None))
    return found


async def answer(person: Person, panel: Message, which: int | str) -> Outcome:
    """Choose an answer of the panel's question by its number or its label, be it a button or in a menu."""
    found = answers(panel)
    labels = [_label(panel, target, value) for target, value in found]
    target, value = found[which if isinstance(which, int) else labels.index(which)]
    return await (person.click(panel, target) if value is None else person.select(panel, target, [value]))


def _label(panel: Message, target: str, value: str | None) -> str:
    component = buttons(panel)[target]
    if value is None:
        return str(component["label"])
    return next(str(option["label"]) for option in component["options"] if option["value"] == value)


async def newest_board(sandbox: Sandbox, bot: Stellwerk, person: Person, table: Table) -> Message:
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    thread = sandbox.world.channels[table.thread or table.channel]
    person.at = thread
    return next(m for m in reversed(person.messages(thread)) if "s1:move" in json.dumps(m.components))


def to_move(table: Table, people: Sequence[Person], chance: random.Random) -> tuple[Person, Seat]:
    assert table.match is not None
    seat = chance.choice(waiting(table.rules, table.match.state))
    return next(p for p in people if p.id == table.seats[seat].user), seat


async def move_by_components(
    sandbox: Sandbox, bot: Stellwerk, table: Table, person: Person, chance: random.Random
) -> Table:
    """One move of one person: *My move*, then answers by chance until the board has changed."""
    board = await newest_board(sandbox, bot, person, table)
    phone = (await bot.tables.taste(person.id, table.guild)).form == "phone"
    if phone:
        await looks_on_a_phone(person, board)
    panel = await done(await person.click(board, custom_id(board, "move")))
    for _ in range(LIMIT):
        if phone:
            narrow(panel)
        choices = answers(panel)
        assert choices, panel.components
        assert len({value for _, value in choices if value is not None}) <= 25
        target, value = chance.choice(choices)
        if value is None:
            outcome = await person.click(panel, target)
        else:
            outcome = await person.select(panel, target, [value])
        assert not outcome.failed
        await bot.at_rest()
        now = await bot.tables.get(table.id)
        if now.revision != table.revision:
            return now
    raise AssertionError("no end of questions")


async def looks_on_a_phone(person: Person, board: Message) -> None:
    """Whoever holds a telephone presses *Large* and *My hand*."""
    for action in ("phone", "hand"):
        if any((what := ids.parse(text)) is not None and what.action == action for text in buttons(board)):
            narrow(await done(await person.click(board, custom_id(board, action))))


def narrow(message: Message) -> None:
    """Every picture is made for a screen that is held upright."""
    wide = [(one.filename, one.width) for one in message.attachments if not one.width or one.width > PHONE]
    assert wide == []


async def reads(bot: Stellwerk, table: Table, person: Person, seat: Seat) -> None:
    """Whoever sees no picture reads: the table in words, whole, and what each picture of the newest post shows."""
    board = told(await done(await person.slash("board", text=True)))
    language = await bot.tables.reads(person.id) or table.language
    words = await bot.painter.text(table, language, seat)
    assert words in board and not words.endswith("…")
    thread = person.messages(person.at)
    assert all(one.description for message in thread[-5:] for one in message.attachments)


async def done(outcome: Outcome) -> Message:
    assert not outcome.failed
    return await outcome.finished()


Between = Callable[[Table], Awaitable[None]]


async def play_by_components(
    sandbox: Sandbox,
    bot: Stellwerk,
    game: str,
    people: Sequence[Person],
    seed: int = 1,
    **options: Any,
) -> Table:
    """A whole game by buttons and menus, watched by the oracle; the table as it is at the end.

    The first of the people holds a telephone.
    """
    chance = random.Random(seed)
    table = await open_table(sandbox, bot, people, game, **options)
    await bot.tables.set_form(people[0].id, "phone")
    oracle = Oracle(sandbox, bot, people)
    while table.phase == RUNNING:
        before = table
        person, _ = to_move(table, people, chance)
        table = await move_by_components(sandbox, bot, table, person, chance)
        await oracle.look(before)
    oracle.close()
    return table


async def move_by_slash(
    bot: Stellwerk, cog: type[GameCog], table: Table, person: Person, seat: Seat, chance: random.Random
) -> Table:
    """One move of one person by its command, every option completed as far as there is something to choose."""
    action = chance.choice(bot.tables.options(table, seat))
    path = cog.path(type(action))
    given: dict[str, str] = {}
    for field, token in zip(names(type(action)), key(action)[1:], strict=True):
        shown, value = str(option_name(field, cog.game)), NOTHING if token == "" else str(token)
        label_ = next((c.name for c in await person.autocomplete(path, shown, options=given) if c.value == value), None)
        wording = label_ or next(
            c.name for c in await person.autocomplete(path, shown, text=value, options=given) if c.value == value
        )
        offered = await person.autocomplete(path, shown, text=wording, options=given)
        assert value in [choice.value for choice in offered], (notation(action), shown, wording)
        given[shown] = value
    await typed(bot, person, path, given)
    now = await bot.tables.get(table.id)
    assert now.revision != table.revision, f"/{path} {given} was not played"
    return now


async def typed(bot: Stellwerk, person: Person, path: str, given: dict[str, str]) -> None:
    """Type a move; what cannot be taken back is asked twice, typed or clicked."""
    panel = await done(await person.slash(path, options=given))
    await bot.at_rest()
    if asks_again(panel):
        await person.click(panel, custom_id(panel, "do"))
        await bot.at_rest()


def asks_again(panel: Message) -> bool:
    """Does it want to be told once more before it does what was typed?"""
    return any((what := ids.parse(text)) is not None and what.action == "do" for text in buttons(panel))


async def play_by_slash(
    sandbox: Sandbox, bot: Stellwerk, cog: type[GameCog], people: Sequence[Person], seed: int = 1, **options: Any
) -> Table:
    """A whole game by slash commands, watched by the oracle; the table as it is at the end.

    The first of the people sees no picture and reads the table before every move.
    """
    chance = random.Random(seed)
    table = await open_table(sandbox, bot, people, cog.game, **options)
    oracle = Oracle(sandbox, bot, people)
    while table.phase == RUNNING:
        before = table
        person, seat = to_move(table, people, chance)
        person.at = sandbox.world.channels[table.thread or table.channel]
        if person is people[0]:
            await reads(bot, table, person, seat)
        table = await move_by_slash(bot, cog, table, person, seat, chance)
        await oracle.look(before)
    oracle.close()
    return table


async def takes_over(bot: Stellwerk, person: Person, place: Channel) -> str:
    """Somebody accepts the seat that was last offered in a place: *Take over*, and once more when asked."""
    await bot.outbox.idle()
    offer = next(m for m in reversed(person.messages(place)) if "s1:takeover:" in str(m.components))
    sure = await done(await person.click(offer, custom_id(offer, "takeover")))
    await person.click(sure, custom_id(sure, "takeseat"))
    await bot.at_rest()
    return told(next(m for m in person.messages(place) if m.id == sure.id))
