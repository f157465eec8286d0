"""What the bot may not do is said before anything is promised: by its name in Discord's client, and where to set it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import reduce
from operator import or_
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, Overwrite, Role
from bot.sandbox.payloads import channel_json, member_json, role_json
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import LOBBY, NO_RIGHT, RUNNING
from bot.store.table import Person as Player
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, newest_board, open_lobby, open_table, told

P = Permission
NAMES = {
    "en-US": {
        P.VIEW_CHANNEL: "View Channel",
        P.SEND_MESSAGES: "Send Messages",
        P.ATTACH_FILES: "Attach Files",
        P.READ_MESSAGE_HISTORY: "Read Message History",
    },
    "de": {
        P.VIEW_CHANNEL: "Kanal ansehen",
        P.SEND_MESSAGES: "Nachrichten senden",
        P.ATTACH_FILES: "Dateien anhängen",
        P.READ_MESSAGE_HISTORY: "Nachrichtenverlauf anzeigen",
    },
}
SETTINGS = {"en-US": "*Edit Channel* › *Permissions*", "de": "*Kanal bearbeiten* › *Berechtigungen*"}
THREADS = (P.CREATE_PUBLIC_THREADS, P.SEND_MESSAGES_IN_THREADS)
GUILDS = 1


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def forbid(sandbox: Sandbox, bot: Stellwerk, channel: Channel, *rights: Permission) -> None:
    """The bot may not do this in a channel any more, and has heard of it."""
    own = sandbox.world.bot.id
    channel.overwrites.pop(own, None)
    if rights:
        channel.overwrites[own] = Overwrite(own, 1, deny=int(reduce(or_, rights)))
    # Also of a channel that it does not see any more.
    sandbox.gateway.tell("CHANNEL_UPDATE", channel_json(sandbox.world, channel), channel.guild_id, GUILDS)
    known = int(reduce(or_, rights, Permission(0)))

    def heard() -> bool:
        there = bot.get_channel(channel.id)
        return there is not None and there.overwrites_for(there.guild.me).pair()[1].value == known  # type: ignore[union-attr]

    await until(heard, what="the bot has heard of it")


def posted(person: Person, channel: str = "tables") -> list[str]:
    return [told(one) for one in person.messages(person.channel(channel)) if not one.ephemeral]


@pytest.mark.parametrize("locale", NAMES)
@pytest.mark.parametrize("right", NAMES["en-US"])
async def test_what_is_missing_is_named_before_a_table_is_promised(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, right: Permission, locale: str
) -> None:
    ada.locale = locale
    await forbid(sandbox, bot, ada.channel("tables"), right)
    answer = await done(await ada.slash("table new", game="toy", seats=2))
    assert answer.ephemeral
    said = told(answer)
    assert f"**{NAMES[locale][right]}**" in said and SETTINGS[locale] in said
    assert f"<#{ada.channel('tables').id}>" in said and "stellwerk" in said
    assert [name for name in NAMES[locale].values() if name in said] == [NAMES[locale][right]], "and nothing else"
    await bot.outbox.idle()
    assert await bot.store.find(phases=(LOBBY, RUNNING)) == () and posted(ada) == []
    assert ada.messages(ada.dm()) == [], "no promise, no letter"

    await forbid(sandbox, bot, ada.channel("tables"))
    await open_lobby(bot, ada, "toy", 2)
    assert len(posted(ada)) == 1


async def test_so_is_what_a_cup_a_move_the_week_and_a_start_need(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    lounge, tables = ada.channel("lounge"), ada.channel("tables")
    for channel in (lounge, tables):
        await forbid(sandbox, bot, channel, P.ATTACH_FILES)
    cup = {"name": "Frost", "game": "toy", "form": "swiss", "seats": 2}
    refusals = [
        await ada.slash("cup new", options=cup, channel=tables),
        await ada.slash("table move", table=1, channel=lounge),
        await ada.slash("admin move", options={"table": 1, "channel": lounge}),
        await ada.slash("settings weekly", options={"channel": lounge}),
        await ada.slash("table start", table=1, channel=tables),
        await ada.click(lobby, custom_id(lobby, "start")),
    ]
    for outcome in refusals:
        answer = await done(outcome)
        assert "**Attach Files**" in told(answer) and answer.ephemeral
    assert (await bot.tables.get(1)).phase == LOBBY and (await bot.tables.get(1)).channel == tables.id
    guild = tables.guild_id or 0
    assert await bot.tables.cups(guild) == () and (await bot.store.server(guild)).week is None


@pytest.mark.parametrize("right", THREADS)
async def test_without_the_rights_for_a_thread_it_is_played_in_the_channel_and_everybody_reads_why(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, right: Permission
) -> None:
    tables = ada.channel("tables")
    await forbid(sandbox, bot, tables, right)
    opened = await done(await ada.slash("table new", game="toy", seats=2, clock="none"))
    name = {THREADS[0]: "Create Public Threads", THREADS[1]: "Send Messages in Threads"}[right]
    assert "table is open" in told(opened) and f"**{name}**" in told(opened) and "without a thread" in told(opened)
    await bot.outbox.idle()
    lobby = next(one for one in ben.messages(tables) if "s1:join" in str(one.components))
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    sandbox.exchange.forgive()
    started = told(await done(await ada.click(lobby, custom_id(lobby, "start"))))
    assert f"**{name}**" in started
    table = (await bot.tables.of_user(ada.id))[0]
    board = await newest_board(sandbox, bot, ada, table)
    assert board.channel_id == tables.id
    table = await bot.tables.get(table.id)
    assert (table.ground, table.thread) == (NO_RIGHT, None)
    front = told(sandbox.world.messages[lobby.id])
    assert "not allowed to make a thread here" in front and f"<#{tables.id}>" in front
    assert f"<#{lobby.id}>" not in front + started, "nothing leads to a thread that is not there"
    assert bot.outbox.given_up == 0
    assert not [one for one in sandbox.exchange.latest if one.status >= 400], "nothing was tried in vain"


async def test_a_role_given_to_the_bot_wakes_what_waits(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """It is told of itself without asking for it: events/gateway, "GUILD_MEMBERS"."""
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    tables, world = ada.channel("tables"), sandbox.world
    guild = world.guilds[tables.guild_id or 0]
    for role in guild.roles.values():
        role.permissions &= ~int(P.SEND_MESSAGES_IN_THREADS | P.SEND_MESSAGES)
        sandbox.gateway.tell(
            "GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role_json(role)}, guild.id, GUILDS
        )
    helper = Role(world.snowflakes.next(), "Helper", int(P.SEND_MESSAGES_IN_THREADS | P.SEND_MESSAGES), 2)
    guild.roles[helper.id] = helper
    sandbox.gateway.tell("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role_json(helper)}, guild.id, GUILDS)
    there = bot.get_guild(guild.id)
    assert there is not None
    await until(lambda: there.get_role(helper.id), what="the bot knows the role")
    await bot.tables.resign(table.id, Player(ben.id, "Ben"))
    await bot.outbox.idle()

    async def waits() -> bool:
        return bool([one for one in await bot.store.waiting() if (one.table, one.lane) == (table.id, 0)])

    await until(lambda: not bot.outbox._settling, what="what was heard of roles so far is dealt with")
    await bot.outbox.idle()
    assert await waits()
    guild.members[world.bot.id].roles.append(helper.id)
    body = member_json(world, guild.members[world.bot.id]) | {"guild_id": str(guild.id)}
    sandbox.gateway.tell("GUILD_MEMBER_UPDATE", body, guild.id, GUILDS)

    async def arrived() -> bool:
        return not await waits()

    await until(arrived, what="what waited has arrived")


async def test_admin_check_tells_of_every_channel_in_words_and_cuts_honestly(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    guild = sandbox.world.guilds[ada.channel("tables").guild_id or 0]
    rooms = [sandbox.world.add_channel(guild, f"room-{n:02}") for n in range(14)]
    for n, room in enumerate(rooms):
        await done(await (ada, ben)[n % 2].slash("table new", game="toy", seats=2, channel=room))
    await done(await ada.slash("cup new", options={"name": "F", "game": "toy", "form": "swiss"}, channel=rooms[1]))
    await done(await ada.slash("settings weekly", options={"channel": rooms[2]}, channel=rooms[0]))
    await bot.outbox.idle()
    sandbox.clock.skip(3_600)
    calm = told(await done(await ada.slash("admin check", channel=rooms[0])))
    assert "14 channels, nothing is missing" in calm and "Edit Channel" not in calm

    await forbid(sandbox, bot, rooms[9], P.SEND_MESSAGES, P.ATTACH_FILES)
    await forbid(sandbox, bot, rooms[3], P.CREATE_PUBLIC_THREADS)
    await forbid(sandbox, bot, rooms[12], P.VIEW_CHANNEL, P.SEND_MESSAGES)
    sandbox.world.delete_channel(rooms[5])
    await until(lambda: bot.get_channel(rooms[5].id) is None, what="the bot has heard of it")
    answer = await done(await ada.slash("admin check", channel=rooms[0]))
    lines = told(answer).splitlines()
    assert "4 need your attention" in lines[0] and answer.ephemeral
    assert f"<#{rooms[5].id}>" in lines[1] and "gone" in lines[1]
    assert f"<#{rooms[9].id}>" in lines[2] and "**Send Messages**, **Attach Files**" in lines[2]
    assert f"<#{rooms[12].id}>" in lines[3] and lines[3].endswith("**View Channel**"), "what hides the rest"
    assert f"<#{rooms[3].id}>" in lines[4]
    assert "without a thread" in lines[4] and "**Create Public Threads**" in lines[4]
    assert "Edit Channel" in lines[-1] and len(lines) == 1 + 12 + 1
    await ada.click(answer, "▶")
    await bot.at_rest()
    rest = told(answer).splitlines()
    shown = [*lines[1:-1], *rest[1:-1]]
    assert len(shown) == 14 and len({line.partition("(")[0] for line in shown}) == 14, "each once, none left out"
    assert any("one table, one cup" in line for line in shown) and any("the week" in line for line in shown)

    ada.locale = "de"
    assert "4 brauchen dich" in told(await done(await ada.slash("admin check", channel=rooms[0])))
    assert "**Nachrichten senden**" in told(await done(await ada.slash("admin check", channel=rooms[0])))
