"""The slash commands as Discord gets them: within its limits, named and described in both languages."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.process.client import build
from bot.process.settings import Settings
from bot.process.sync import worded
from bot.tables.writer import Tables
from bot.talk.commands import CommandTexts, matching
from rules import registry
from tests.protocol.openapi import errors, needs_document, resolve

SCRIPTS = ("DEVANAGARI", "THAI")
GUILD, DM, PRIVATE = 0, 1, 2
SERVER, PERSON = 0, 1
GROUPS = (1, 2)
"""Types of options that are subcommands or groups of them."""
Json = dict[str, Any]


def told(people: bool) -> list[Json]:
    """What would be told to Discord; nothing connects. `people`: the application is for people too."""
    client = build(Settings(None, Path("nowhere")))

    async def payload() -> list[Json]:
        await client.furnish(cast(Tables, None))
        texts, tree = CommandTexts(), client.tree
        return [worded(await one.get_translated_payload(tree, texts), people) for one in tree.get_commands()]

    return asyncio.run(payload())


@pytest.fixture(scope="module")
def commands() -> list[Json]:
    return told(people=True)


def named_well(name: str) -> bool:
    """`^[-_'\\p{L}\\p{N}\\p{sc=Deva}\\p{sc=Thai}]{1,32}$`, and small letters where there are any.

    interactions/application-commands, Application Command Naming.
    """
    signs = all(
        sign in "-_'" or unicodedata.category(sign)[0] in "LN" or unicodedata.name(sign, "").startswith(SCRIPTS)
        for sign in name
    )
    return signs and 1 <= len(name) <= 32 and name == name.lower()


def everything(command: Json) -> Iterator[tuple[str, Json]]:
    """The command, its subcommands and options, each with its path."""
    yield command["name"], command
    for option in command.get("options") or ():
        for path, inner in everything(option):
            yield f"{command['name']} {path}", inner


def names(part: Json) -> list[str]:
    return [part["name"], *(part.get("name_localizations") or {}).values()]


def test_names_and_descriptions_are_within_the_limits_in_every_language(commands: list[Json]) -> None:
    for command in commands:
        for path, part in everything(command):
            for name in names(part):
                assert named_well(name), (path, name)
            for text in (part["description"], *(part.get("description_localizations") or {}).values()):
                assert 1 <= len(text) <= 100, (path, text)


def test_everything_has_a_german_name_and_description(commands: list[Json]) -> None:
    for command in commands:
        for path, part in everything(command):
            assert "de" in (part.get("description_localizations") or {}), path
            if not path.split()[-1].startswith(tuple(option_names())):
                assert "de" in (part.get("name_localizations") or {}), path


def option_names() -> set[str]:
    """Options of games may go by the same name in every language."""
    return {option.name for game in registry.GAMES.values() for option in game.options}


def test_no_description_is_a_key_without_a_text(commands: list[Json]) -> None:
    for command in commands:
        for path, part in everything(command):
            assert not re.fullmatch(r"(command|parameter|option)-[\w-]+", part["description"]), path


def test_no_two_neighbours_share_a_name_in_any_language(commands: list[Json]) -> None:
    for path, part in [("", {"options": commands}), *(found for command in commands for found in everything(command))]:
        options = part.get("options") or []
        assert len(options) <= 25 or not path, path
        for locale in (None, "de"):
            shown = [(one.get("name_localizations") or {}).get(locale, one["name"]) for one in options]
            assert len(shown) == len(set(shown)), (path, locale, shown)


def test_no_command_is_longer_than_discord_takes(commands: list[Json]) -> None:
    """All names, descriptions and choices of a command together: 8,000 characters, in the longest language."""
    for command in commands:
        size = 0
        for _, part in everything(command):
            size += max(map(len, names(part)))
            size += max(map(len, (part["description"], *(part.get("description_localizations") or {}).values())))
            for one in part.get("choices") or ():
                size += max(map(len, names(one))) + len(str(one["value"]))
        assert size <= 8000, (command["name"], size)


def test_choices_are_at_most_25_and_distinct(commands: list[Json]) -> None:
    for command in commands:
        for path, part in everything(command):
            shown = [one["name"] for one in part.get("choices") or ()]
            assert len(shown) <= 25 and len(set(shown)) == len(shown), path


def test_every_command_says_where_it_is_for_whom(commands: list[Json]) -> None:
    """Nothing is left to what the portal says of the application, and nothing is said in a way that is deprecated."""
    for command in commands:
        assert "dm_permission" not in command and "default_permission" not in command
        assert command["integration_types"] in ([SERVER], [SERVER, PERSON]), command["name"]
        assert command["contexts"][0] == GUILD
        # tutorials/developing-a-user-installable-app: private conversations only for what people have for themselves.
        assert PRIVATE not in command["contexts"] or PERSON in command["integration_types"], command["name"]
    everywhere = {one["name"] for one in commands if one["contexts"] == [GUILD, DM, PRIVATE]}
    assert everywhere == {one["name"] for one in commands if PERSON in one["integration_types"]}
    assert everywhere == {
        "help", "me", "turns", "queue", "privacy", "my-data", "delete-my-data", "stats", "profile", "learn", "guide"
    }  # fmt: skip
    assert {one["name"] for one in commands if one["contexts"] == [GUILD, DM]} == {"settings"}


def test_where_the_application_is_for_servers_only_no_command_says_otherwise() -> None:
    """Discord takes only what the application supports: interactions/application-commands, Installation Context."""
    for command in told(people=False):
        assert command["integration_types"] == [SERVER]
        assert PRIVATE not in command["contexts"] and GUILD in command["contexts"]


def test_required_options_come_first(commands: list[Json]) -> None:
    for command in commands:
        for path, part in everything(command):
            wanted = [bool(one.get("required")) for one in part.get("options") or () if one["type"] not in GROUPS]
            assert wanted == sorted(wanted, reverse=True), path


def test_groups_stand_at_most_two_deep_and_never_beside_options(commands: list[Json]) -> None:
    def walked(part: Json, depth: int) -> None:
        kinds = [one["type"] in GROUPS for one in part.get("options") or ()]
        assert all(kinds) or not any(kinds), part["name"]
        for one in part.get("options") or ():
            if one["type"] in GROUPS:
                assert depth < 2, one["name"]
                walked(one, depth + 1)

    for command in commands:
        walked(command, 0)


@needs_document
@pytest.mark.parametrize("people", [False, True])
def test_discords_own_document_takes_them(people: bool) -> None:
    found = {error for one in told(people) for error in errors(one, resolve("/ApplicationCommandUpdateRequest"))}
    assert found == set()


def test_every_game_with_a_name_has_its_command(commands: list[Json]) -> None:
    tops = [command["name"] for command in commands]
    assert len(tops) == len(set(tops)) <= 100
    assert len(tops) == 22 + len(registry.GAMES), tops


def test_completions_fit_by_label_or_value_and_are_at_most_25() -> None:
    answers = {f"B{number:02}": f"Card of the hill {number}" for number in range(40)}
    assert len(matching(answers, "")) == 25
    assert [choice.value for choice in matching(answers, "hill 39")] == ["B39"]
    assert [choice.value for choice in matching(answers, "b07")] == ["B07"]
    assert matching({"x": "y" * 300}, "")[0].name == "y" * 99 + "…"
