"""Installations and contexts of commands (Application Commands, "Contexts"; Application, "Installation Context")."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.sandbox.entities import Channel
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import EVERYONE, Permission, in_channel
from bot.sandbox.server import Sandbox
from tests.protocol.conftest import Runner
from tests.protocol.echo_bot import EchoBot, Ping
from tests.protocol.people import until
from tests.protocol.raw import Raw, codes
from tests.protocol.rights import forbid

Json = dict[str, Any]


def command(name: str, **more: Any) -> Json:
    return {"name": name, "description": "x"} | more


@pytest.fixture
def path(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.bot.id}/commands"


@pytest.fixture
def elsewhere(sandbox: Sandbox, ada: Person) -> Channel:
    """A channel of a guild where the bot is not."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", ada.user, int(EVERYONE), 0)
    world.leave_guild(guild, world.bot)
    return world.add_channel(guild, "foreign")


def names(person: Person, place: Channel) -> list[str]:
    return sorted(one["name"] for one in person.commands(place))


ALL_WAYS = [
    command("plain"),
    command("server", integration_types=[0], contexts=[0]),
    command("mine", integration_types=[1], contexts=[0, 1, 2]),
    command("both", integration_types=[0, 1], contexts=[0, 1, 2]),
    command("letters", integration_types=[0, 1], contexts=[1]),
]


async def test_where_each_command_is_offered(
    sandbox: Sandbox, raw: Raw, path: str, ada: Person, ben: Person, elsewhere: Channel
) -> None:
    await raw("PUT", path, ALL_WAYS)
    tables, private = ada.channel("tables"), ada.private(ben)
    assert names(ada, tables) == ["both", "plain", "server"]
    assert names(ada, ada.dm()) == ["both", "letters", "plain"]
    assert names(ada, elsewhere) == names(ada, private) == [], "the bot is not there"
    ada.install()
    assert names(ada, tables) == ["both", "mine", "plain", "server"]
    assert names(ada, ada.dm()) == ["both", "letters", "mine", "plain"]
    assert names(ada, elsewhere) == names(ada, private) == ["both", "mine", "plain"]
    assert names(ben, private) == [], "user-installed apps are visible only to the authorizing user"
    ada.install(False)
    assert names(ada, elsewhere) == []


async def test_what_says_nothing_of_installations_goes_with_all_the_app_supports(
    sandbox: Sandbox, raw: Raw, path: str
) -> None:
    """`integration_types`: "Defaults to your app's configured contexts"."""
    (plain,) = (await raw("PUT", path, [command("plain")]))[1]
    assert plain["integration_types"] == [0, 1] and plain["contexts"] is None
    assert set((await raw("GET", "/applications/@me"))[1]["integration_types_config"]) == {"0", "1"}
    sandbox.world.install_types = {0}
    (other,) = (await raw("PUT", path, [command("other")]))[1]
    assert other["integration_types"] == [0]
    assert set((await raw("GET", "/applications/@me"))[1]["integration_types_config"]) == {"0"}
    with pytest.raises(CannotDo):
        sandbox.person("ada").install()


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"integration_types": [2]}, {"0.integration_types.0": "BASE_TYPE_CHOICES"}),
        ({"integration_types": []}, {"0.integration_types": "BASE_TYPE_BAD_LENGTH"}),
        ({"contexts": [0, 3]}, {"0.contexts.1": "BASE_TYPE_CHOICES"}),
        ({"contexts": []}, {"0.contexts": "BASE_TYPE_BAD_LENGTH"}),
    ],
)
async def test_contexts_that_do_not_exist(raw: Raw, path: str, given: Json, wrong: dict[str, str]) -> None:
    status, answer = await raw("PUT", path, [command("x", **given)])
    assert (status, codes(answer["errors"])) == (400, wrong)


async def test_an_installation_the_app_does_not_support(sandbox: Sandbox, raw: Raw, path: str) -> None:
    """ "As long as any included contexts are already supported on the application-level"."""
    sandbox.world.install_types = {0}
    status, answer = await raw("PUT", path, [command("x", integration_types=[0, 1])])
    assert status == 400 and codes(answer["errors"]) == {"0.integration_types.1": "BASE_TYPE_CHOICES"}


async def test_a_guild_s_own_commands_know_no_contexts(
    sandbox: Sandbox, raw: Raw, ada: Person, elsewhere: Channel
) -> None:
    """Both are "only for globally-scoped commands"."""
    tables = ada.channel("tables")
    body = [command("local", integration_types=[1], contexts=[1])]
    _, (stored,) = await raw("PUT", f"/applications/{sandbox.world.bot.id}/guilds/{tables.guild_id}/commands", body)
    assert stored["integration_types"] == [0] and stored["contexts"] is None
    ada.install()
    assert names(ada, tables) == ["local"] and names(ada, ada.dm()) == names(ada, elsewhere) == []


# What the bot is told, and may do


class Traveller(EchoBot):
    """Answers wherever it is asked, and goes on talking."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command(description="Here")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def here(interaction: discord.Interaction) -> None:
            view = discord.ui.View(timeout=None)
            view.add_item(Ping())
            await interaction.response.send_message("here", view=view)

        @self.tree.command(description="Talk")
        async def talk(interaction: discord.Interaction) -> None:
            await interaction.response.defer()
            for n in range(7):
                await interaction.followup.send(str(n))


@pytest.fixture
async def traveller(sandbox: Sandbox, run: Runner) -> AsyncIterator[Traveller]:
    client = Traveller()
    async with run(sandbox, client):
        yield client


async def test_on_whose_behalf_the_bot_is_there(
    sandbox: Sandbox, traveller: Traveller, ada: Person, ben: Person, elsewhere: Channel
) -> None:
    """Authorizing Integration Owners Object: the guild, "0" in the bot's own messages, and who has installed it."""
    tables, private = ada.channel("tables"), ada.private(ben)
    ada.install()

    async def told(person: Person, place: Channel) -> tuple[dict[str, str], int]:
        payload = sandbox.interactions.payload((await person.slash("here", channel=place)).interaction)
        return payload["authorizing_integration_owners"], payload["context"]

    mine, home = str(ada.id), str(tables.guild_id)
    assert await told(ada, tables) == ({"0": home, "1": mine}, 0)
    assert await told(ben, tables) == ({"0": home}, 0)
    assert await told(ada, ada.dm()) == ({"0": "0", "1": mine}, 1)
    assert await told(ada, elsewhere) == ({"1": mine}, 0)
    assert await told(ada, private) == ({"1": mine}, 2)
    post = ben.messages(private)[-1]
    pressed = sandbox.interactions.payload((await ben.click(post, "Ping")).interaction)
    assert pressed["authorizing_integration_owners"] == {"1": mine} and pressed["user"]["id"] == str(ben.id)
    shown = ben.message_json(post)["interaction_metadata"]
    assert shown["authorizing_integration_owners"] == {"1": mine}


async def test_what_the_app_may_do_there(
    sandbox: Sandbox, traveller: Traveller, ada: Person, ben: Person, elsewhere: Channel
) -> None:
    """`app_permissions`: fixed ones in direct messages; as a guest it respects "the user's permissions"."""
    ben.install()
    tables = ben.channel("tables")

    async def rights(place: Channel) -> Permission:
        one = (await ben.slash("here", channel=place)).interaction
        return Permission(int(sandbox.interactions.payload(one)["app_permissions"]))

    letters = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    assert await rights(ben.dm()) == letters | Permission.USE_EXTERNAL_EMOJIS
    assert await rights(ben.private(ada)) == letters
    forbid(sandbox, elsewhere, Permission.ATTACH_FILES, target=ben.id)
    assert await rights(elsewhere) == in_channel(sandbox.world, ben.id, elsewhere)
    forbid(sandbox, tables, Permission.ATTACH_FILES, target=sandbox.world.bot.id)
    assert Permission.ATTACH_FILES not in await rights(tables), "at home it is what the bot may do"


async def test_a_guest_writes_nothing_by_itself_and_little_in_answers(
    sandbox: Sandbox, traveller: Traveller, raw: Raw, ada: Person, ben: Person, elsewhere: Channel
) -> None:
    """It "can't take actions in a server"; "limited to 5 followup messages"; USE_EXTERNAL_APPS for public answers."""
    ben.install()
    private = ben.private(ada)
    for place in (elsewhere, private):
        assert (await raw("POST", f"/channels/{place.id}/messages", {"content": "x"}))[1]["code"] == 50001
    await ben.slash("talk", channel=elsewhere)
    await until(lambda: traveller.errors)
    (error,) = traveller.errors
    assert isinstance(error, discord.HTTPException) and error.code == 40094
    assert [one.content for one in ada.messages(elsewhere)] == list("012345"), "the deferred one and five more"
    forbid(sandbox, elsewhere, Permission.USE_EXTERNAL_APPS)
    answer = await ben.slash("here", channel=elsewhere)
    assert answer.ephemeral, "the server does not let strange apps speak up"
    forbid(sandbox, ben.channel("tables"), Permission.USE_EXTERNAL_APPS)
    assert not (await ben.slash("here", channel=ben.channel("tables"))).ephemeral, "at home it is no stranger"


# How many new commands a day


async def test_two_hundred_commands_are_created_a_day(sandbox: Sandbox, raw: Raw, path: str, ada: Person) -> None:
    """ "There is a global rate limit of 200 application command creates per day, per guild"; 30034."""

    async def put(*words: str, where: str = path) -> int:
        status, answer = await raw("PUT", where, [command(word) for word in words])
        return 0 if status == 200 else int(answer["code"])

    first, second = [f"a{n}" for n in range(100)], [f"b{n}" for n in range(100)]
    assert await put(*first) == await put(*second) == 0
    assert await put(*second) == 0, "what is there already is not created"
    assert await put(*second[:99], "one") == 30034
    _, listed = await raw("GET", path)
    assert (await raw("DELETE", f"{path}/{listed[0]['id']}"))[0] == 204
    assert (await raw("POST", path, command("one")))[1]["code"] == 30034
    own = f"/applications/{sandbox.world.bot.id}/guilds/{ada.channel('tables').guild_id}/commands"
    assert await put("one", where=own) == 0, "each guild counts apart"
    sandbox.clock.skip(86_400)
    assert await put(*second[:99], "one") == 0
