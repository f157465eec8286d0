"""What is kept about people, as they see it: told, sent as a file, deleted with a second click."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.components import LINK_STYLE, walk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING
from bot.store.table import Person as Known
from bot.tables.moments import DAY
from rules.core import AnyRules
from tests.bot.crowd import found_in_rows
from tests.protocol.bot import hosted, later
from tests.protocol.people import until, visible_to
from tests.protocol.plays import custom_id, done, open_lobby, open_table, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def test_it_is_told_in_both_languages_and_everywhere(bot: Stellwerk, ada: Person) -> None:
    english = await done(await ada.slash("privacy", channel=ada.dm()))
    assert english.ephemeral and "`/my-data`" in told(english) and "backups" in told(english)
    await bot.tables.set_language(ada.id, "de")
    german = await done(await ada.slash("privacy", channel=ada.channel("tables")))
    assert german.ephemeral and "`/meine-daten`" in told(german) and len(told(german)) < 4000


async def test_it_links_to_what_stands_in_the_developer_portal(sandbox: Sandbox, tmp_path: Path, ada: Person) -> None:
    """Both are optional there: "Application Structure", discord-api-docs, developers/resources/application."""

    def links(message: Message) -> dict[str, str]:
        return {one["label"]: one["url"] for one in walk(message.components) if one.get("style") == LINK_STYLE}

    terms = {"terms_of_service_url": "https://rails.example/terms"}
    papers = {"privacy_policy_url": "https://rails.example/privacy", **terms}
    for number, (given, shown) in enumerate((({}, {}), (terms, {"Terms of use"}), (papers, None))):
        sandbox.world.papers = dict(given)
        async with hosted(sandbox, tmp_path / str(number)):
            found = links(await done(await ada.slash("privacy", channel=ada.dm())))
        assert found.keys() == ({"Privacy policy", "Terms of use"} if shown is None else shown or set())
        assert set(found.values()) == set(given.values())


async def test_a_person_gets_their_data_deletes_them_and_comes_back(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, tmp_path: Path
) -> None:
    cleo = sandbox.person("cleo")
    table = await open_table(sandbox, bot, (ada, ben, cleo), "toy")
    lobby = await open_lobby(bot, ada, "toy", 2)
    await done(await ada.slash("me", channel=ada.channel("tables")))
    await bot.tables.set_zone(ada.id, "Europe/Berlin")

    sent = await done(await ada.slash("my-data", channel=ada.channel("tables")))
    assert sent.ephemeral
    content = sandbox.world.files.get(sent.attachments[0].id)
    assert content is not None
    kept = json.loads(content)
    assert (kept["format"], kept["user_id"]) == ("stellwerk-person-1", ada.id)
    assert {row["id"] for row in kept["rows"]["game_table"]} == {table.id, table.id + 1}
    assert kept["rows"]["person"][0]["zone"] == "Europe/Berlin"
    assert str(ben.id) not in str(kept) and table.secret not in str(kept)
    assert content.decode() not in str(visible_to(ben, sandbox).texts)

    asked = await done(await ada.slash("delete-my-data", channel=ada.channel("tables")))
    assert asked.ephemeral and "You sit at 2 tables now" in told(asked)
    assert (await bot.tables.get(table.id)).seat_of(ada.id) is not None, "not before it is meant"
    await ada.click(asked, custom_id(asked, "forgetme"))
    await bot.at_rest()
    await bot.outbox.idle()
    assert "Nothing is kept about you any more; your seats at 2 tables" in told(asked)
    assert "custom_id" not in str(asked.components)

    after = await bot.tables.get(table.id)
    assert after.phase == RUNNING and set(after.people) == {ben.id, cleo.id} and after.owner in after.people
    assert sum(info.stand_in is not None for info in after.seats) == 1
    assert found_in_rows(tmp_path / "stellwerk.db", _as_stored(ada)) == []
    said = [told(message) for message in ben.messages(sandbox.world.channels[table.thread or 0])]
    (notice,) = [text for text in said if "left for good" in text]
    assert "Ada" not in notice and str(ada.id) not in notice
    assert "closed" in told(lobby).lower() or "s1:join" not in str(lobby.components)

    assert told(await done(await ada.slash("table log", table=table.id, channel=ada.channel("tables"))))
    opened = await done(await ada.slash("table new", game="toy", seats=2, channel=ada.channel("tables")))
    assert "Table" in told(opened)
    (fresh,) = await bot.tables.of_user(ada.id)
    assert fresh.id > table.id + 1


async def test_a_second_click_on_the_old_button_deletes_what_is_new_of_the_one_who_presses(
    bot: Stellwerk, ada: Person, ben: Person, sandbox: Sandbox
) -> None:
    """It is about whoever presses it; nobody else can even see it."""
    asked = await done(await ada.slash("delete-my-data", channel=ada.channel("tables")))
    assert "You sit at no table" in told(asked)
    assert not any("forgetme" in text for text in visible_to(ben, sandbox).texts)
    await ada.click(asked, custom_id(asked, "forgetme"))
    await bot.at_rest()
    assert told(asked).startswith("Done. Nothing is kept about you any more.")


async def test_the_data_of_a_server_go_thirty_days_after_the_bot_has_left_and_stay_in_an_outage(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    await open_lobby(bot, ada, "toy", 2)
    guild = next(iter(sandbox.world.guilds.values()))
    sandbox.gateway.tell("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)
    await until(lambda: bot.guilds[0].unavailable, what="the server is in an outage")
    assert not any(due.kind == "server-gone" for _, due in await bot.store.due(1 << 40))
    sandbox.world.leave_guild(guild, sandbox.world.bot)

    async def noted() -> bool:
        return any(due.kind == "server-gone" for _, due in await bot.store.due(1 << 40))

    await until(noted, what="the server is known to be gone")
    await later(sandbox, bot, 31 * DAY)
    assert await bot.store.find() == () and guild.id not in await bot.store.servers()


def _as_stored(person: Person) -> Known:
    """A person as the bot knows them."""
    return Known(person.id, "Ada")
