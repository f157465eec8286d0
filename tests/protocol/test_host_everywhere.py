"""In direct messages, and where the bot is not: what people have for themselves works there, and only they see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.controls.hearing import Click
from bot.controls.ids import Id
from bot.process.client import PERMISSIONS, Stellwerk
from bot.sandbox.entities import COMPONENTS_V2, EPHEMERAL, Channel, Guild, Role
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import EVERYONE, Permission
from bot.sandbox.server import Sandbox
from bot.store.table import LOBBY, RUNNING
from bot.tables import waits
from bot.talk.answers import note, privately
from bot.talk.people import has_left, moderates
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import answer, answers, buttons, done, newest_board, open_table, told

WORDS = {
    "en-US": ("One table waits", "turns", "queue", "No table waits for you."),
    "de": ("Ein Tisch wartet", "züge", "weiter", "Kein Tisch wartet auf dich."),
}


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


@pytest.fixture
def abroad(sandbox: Sandbox, bot: Stellwerk) -> Channel:
    """A channel of a server that the bot is not in; Ada runs that server."""
    world = sandbox.world
    guild = world.add_guild("Abroad", world.people()[0], int(EVERYONE), 0)
    world.leave_guild(guild, world.bot)
    return world.add_channel(guild, "plaza")


async def press(sandbox: Sandbox, bot: Stellwerk, person: Person, place: Channel, pressed: str) -> str:
    """What somebody reads after a press on a button with this id, wherever they may have it from."""
    world = sandbox.world
    message = world.new_message(place, world.bot.id)
    message.flags, message.only_for = COMPONENTS_V2 | EPHEMERAL, person.id
    button = {"type": 2, "id": 2, "custom_id": pressed, "style": 2, "label": "x"}
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    owners = {"authorizing_integration_owners": {"1": str(person.id)}}
    message.interaction = {"id": "1", "type": 2, "user_id": str(person.id), "name": "turns", **owners}
    world.post(message)
    outcome = await person.forge(message, pressed)
    await bot.at_rest()
    return "\n".join(told(one) for one in (*outcome.messages, message))


@pytest.fixture
def crowd(sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person) -> Channel:
    """A conversation of people that the bot is not part of."""
    return sandbox.world.add_private(ada.user, ben.user)


def guild_of(sandbox: Sandbox, channel: Channel) -> Guild:
    return sandbox.world.guilds[channel.guild_id or 0]


async def test_who_has_it_for_themselves_takes_it_along_and_others_do_not(
    sandbox: Sandbox, bot: Stellwerk, abroad: Channel, ada: Person, ben: Person
) -> None:
    assert ada.commands(abroad) == []
    ada.install()
    assert {one["name"] for one in ada.commands(abroad)} == {
        "help", "me", "turns", "queue", "privacy", "my-data", "delete-my-data", "stats", "profile", "learn", "guide"
    }  # fmt: skip
    assert ben.commands(abroad) == []
    with pytest.raises(CannotDo):
        await ada.slash("table new", game="toy", channel=abroad)


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("where", ["abroad", "dm", "crowd"])
async def test_all_tables_are_listed_and_played_on_from_anywhere_and_only_i_see_it(
    sandbox: Sandbox, bot: Stellwerk, abroad: Channel, crowd: Channel, ada: Person, ben: Person, where: str, locale: str
) -> None:
    first = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ada, first)
    for person in (ada, ben):
        person.install()
        person.locale = locale
    place = {"abroad": abroad, "dm": ada.dm(), "crowd": crowd}[where]
    one_waits, turns, queue, nothing = WORDS[locale]
    listed = await done(await ada.slash(turns, channel=place))
    assert one_waits in told(listed) and f"/{board.channel_id}/{board.id}" in told(listed) and listed.ephemeral
    panel = await done(await ada.slash(queue, channel=place))
    assert panel.ephemeral and answers(panel), "the move itself can be made here"
    before = await bot.tables.get(first.id)
    await answer(ada, panel, 0)
    await bot.at_rest()
    after = await bot.tables.get(first.id)
    assert after.revision > before.revision and waits.of_user(after, ada.id) is None
    assert nothing in told(await done(await ada.slash(queue, channel=place)))
    cleo = sandbox.person("cleo")
    cleo.install()
    there = abroad if where == "abroad" else cleo.dm()
    assert f"{first.id}" not in told(await done(await cleo.slash("turns", channel=there)))
    if where != "dm":
        assert ben.messages(place) == [], "nobody else reads a word"


async def test_a_panel_that_somebody_copies_opens_nobody_elses_table(
    sandbox: Sandbox, bot: Stellwerk, abroad: Channel, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    cleo = sandbox.person("cleo")
    for person in (ada, cleo):
        person.install()
    panel = await done(await ada.slash("queue", channel=abroad))
    for pressed in (*sorted(buttons(panel)), f"s1:hand:{table.id}:1:", f"s1:text:{table.id}:1:"):
        assert "no table" in await press(sandbox, bot, cleo, abroad, pressed), pressed
    assert "no table" not in await press(sandbox, bot, ada, abroad, f"s1:text:{table.id}:1:")
    assert (await bot.tables.get(table.id)).revision == table.revision


async def test_who_runs_another_server_keeps_no_order_in_this_one(
    sandbox: Sandbox, bot: Stellwerk, abroad: Channel, ada: Person, ben: Person
) -> None:
    """Ben may do everything abroad, and sits at Ada's table here: there he is a player like others."""
    guild = guild_of(sandbox, abroad)
    role = Role(sandbox.world.snowflakes.next(), "Boss", int(Permission.ADMINISTRATOR), 2)
    guild.roles[role.id] = role
    guild.members[ben.id].roles.append(role.id)
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    ben.install()
    for pressed in (f"s1:shut:{table.id}:1:", "s1:acts:0:0:0", "s1:checked:0:0:0"):
        assert "only on a server" in await press(sandbox, bot, ben, abroad, pressed)
    assert (await bot.tables.get(table.id)).phase == RUNNING
    judged: list[bool] = []

    async def judge(click: Click, what: Id, values: tuple[str, ...]) -> None:
        judged.append(moderates(click) or await has_left(click, ada.id))
        await privately(click, note("heard"))

    bot.house.handlers["judge"] = judge
    await press(sandbox, bot, ben, abroad, "s1:judge:0:0:")
    await press(sandbox, bot, ada, ada.channel("tables"), "s1:judge:0:0:")
    assert judged == [False, True], "rights count where they were given"
    asked = await press(sandbox, bot, ben, abroad, f"s1:resign:{table.id}:1:")
    assert "Do you really want to resign" in asked, "what any player may do"


async def test_the_school_teaches_in_direct_messages_and_abroad(
    sandbox: Sandbox, bot: Stellwerk, abroad: Channel, ada: Person
) -> None:
    ada.install()
    for place in (abroad, ada.dm()):
        lesson = await done(await ada.slash("learn", game="rail_line", channel=place))
        assert lesson.ephemeral and answers(lesson) and lesson.attachments
        assert not any("learngame" in one for one in buttons(lesson)), "a game needs a channel"
        for name in ("help", "me", "privacy", "stats", "profile"):
            shown = await done(await ada.slash(name, channel=place))
            assert shown.ephemeral and told(shown)
        guide = await done(await ada.slash("guide", game="rail_line", channel=place))
        assert guide.ephemeral and told(guide)


async def test_in_a_server_of_ours_a_list_is_about_that_server(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """As before, also for those who have it for themselves."""
    await open_table(sandbox, bot, [ada, ben], "toy")
    (guild,) = sandbox.world.guilds.values()
    other = sandbox.world.add_guild("Second", ada.user, int(EVERYONE), int(PERMISSIONS.value))
    room = sandbox.world.add_channel(other, "elsewhere")
    ada.install()
    assert "do not sit" in told(await done(await ada.slash("turns", channel=room)))
    assert "No table of this server" in told(await done(await ada.slash("queue", channel=room)))


async def test_where_the_portal_knows_of_servers_only_all_commands_are_taken_and_none_is_for_people(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path
) -> None:
    sandbox.world.install_types = {0}
    async with hosted(sandbox, tmp_path) as bot:
        assert len(sandbox.commands.registered[None]) > 20
        assert all(one["integration_types"] == [0] for one in sandbox.commands.registered[None])
        with pytest.raises(CannotDo):
            ada.install()
        assert "do not sit" in told(await done(await ada.slash("turns", channel=ada.dm())))
        lines = bot.invitation()
        assert "User Install" in lines[-1] and sum("https://" in line for line in lines) == 1


async def test_the_invitation_is_for_servers_and_for_people(sandbox: Sandbox, bot: Stellwerk) -> None:
    """topics/oauth2, `integration_type`; a person's installation brings no bot and asks for no permission."""
    links = [line for line in bot.invitation() if line.startswith("https://")]
    server, person = (parse_qs(urlsplit(link).query) for link in links)
    assert (server["integration_type"], person["integration_type"]) == (["0"], ["1"])
    assert set(server["scope"][0].split()) == {"bot", "applications.commands"}
    assert int(server["permissions"][0]) == PERMISSIONS.value
    assert person["scope"] == ["applications.commands"] and "permissions" not in person
    assert server["client_id"] == person["client_id"] == [str(sandbox.world.bot.id)]


async def test_a_game_that_is_begun_in_letters_is_refused_in_words(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    assert "only on a server" in await press(sandbox, bot, ada, ada.dm(), "s1:learngame:0:0:rail_line")
    assert await bot.store.find(phases=(LOBBY, RUNNING)) == ()
