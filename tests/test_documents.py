"""What the documents claim: commands, settings, files, modules and keys are there, and what is there is told."""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

from bot.process import main, settings
from bot.process.client import build
from bot.process.settings import Settings
from bot.tables.writer import Tables
from bot.texts import LANGUAGES
from rules import registry
from tests.drills import mutants

HOUSE = Path(__file__).parents[1]
README = HOUSE / "README.md"
OPERATING = HOUSE / ".github" / "OPERATING.md"
DOCUMENTS = (README, *sorted((HOUSE / ".github").glob("*.md")))
HOOKS = HOUSE / ".pre-commit-config.yaml"
WORKFLOW = HOUSE / ".github" / "workflows" / "gate.yml"
FORMS = sorted((HOUSE / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
MADE = (".venv", "data", "/etc", "/opt", "/var", "/data", "/tmp", "render/my_game", "bot/texts/{en,de}/my_game.ftl")
"""What the documents name and a clone does not hold: it is made, elsewhere, or an example."""
VARIABLE = re.compile(r"\b((?:STELLWERK|DISCORD)_[A-Z_]+)\b")
ROOMS = ("bot", "cogs", "render", "rules", "tests", ".ci", ".github", ".lock")


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def quoted(file: Path) -> Iterator[str]:
    """What stands in backquotes, and the lines of code blocks."""
    prose = text(file)
    for block in re.findall(r"```\w*\n(.*?)```", prose, re.DOTALL):
        yield from block.splitlines()
    for span in re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", prose, flags=re.DOTALL)):
        yield " ".join(span.split())


def variables() -> set[str]:
    """Every setting, as the module of settings reads it."""
    return set(VARIABLE.findall(text(Path(settings.__file__))))


def table_of_settings() -> dict[str, str]:
    """The tables of the documents: each variable with its default."""
    found: dict[str, str] = {}
    for line in (line for file in (README, OPERATING) for line in text(file).splitlines()):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and VARIABLE.search(cells[0]):
            found |= dict.fromkeys(VARIABLE.findall(cells[0]), cells[2])
    return found


def test_every_setting_is_told_and_no_other() -> None:
    assert set(table_of_settings()) == variables()


def test_the_defaults_that_are_told_are_those_of_the_settings() -> None:
    told, known = table_of_settings(), settings.from_env({})
    defaults = {
        "STELLWERK_DATA": known.data,
        "STELLWERK_LOG_LEVEL": known.log_level,
        "STELLWERK_HOST_SILENCE_DAYS": known.host_silence_days,
        "STELLWERK_GRACE_SECONDS": known.grace,
        "STELLWERK_ALARM_SECONDS": known.alarm_seconds,
        "STELLWERK_LOG_FORMAT": known.log_format,
        "STELLWERK_LOG_DAYS": known.log_days,
        "STELLWERK_BACKUP_HOURS": known.backup_hours,
        "STELLWERK_BACKUP_DAYS": known.backup_days,
        "STELLWERK_BACKUP_WEEKS": known.backup_weeks,
        "STELLWERK_KEEP_DAYS": known.keep_days,
        "STELLWERK_LETTERS_HOUR": known.letters.hour,
        "STELLWERK_LETTERS_DAY": known.letters.day,
    }
    assert {name: told[name].strip("`") for name in defaults} == {name: str(value) for name, value in defaults.items()}


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_variable_that_is_named_exists(file: Path) -> None:
    of_tests = {"DISCORD_OPENAPI"}
    assert set(VARIABLE.findall(text(file))) <= variables() | of_tests


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = (one for one in main.parser()._actions if isinstance(one, argparse._SubParsersAction))
    return dict(action.choices)


def called(file: Path) -> Iterator[list[str]]:
    """The words after the program's name, wherever the document starts it."""
    for line in quoted(file):
        for words in re.findall(r"(?:-m bot|bin/stellwerk|^stellwerk|data stellwerk)(?: ([^#&`\n]*)|$)", line):
            yield words.split()


def test_every_command_of_the_program_is_told() -> None:
    told = {words[0] for file in DOCUMENTS for words in called(file) if words}
    by_name = {name for name in commands() if any(f"`{name}`" in text(file) for file in DOCUMENTS)}
    assert set(commands()) - told - by_name - {"sandbox"} == set()


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_command_and_option_that_is_told_exists(file: Path) -> None:
    plain = {option for action in main.parser()._actions for option in action.option_strings}
    for words in called(file):
        name = next((word for word in words if not word.startswith(("-", "…"))), None) if words else None
        if name is None or not re.fullmatch(r"[a-z][a-z-]+", name):
            name = None
        assert name is None or name in commands(), words
        known = plain | {
            option for action in (commands()[name]._actions if name else ()) for option in action.option_strings
        }
        assert {word for word in words if word.startswith("--")} <= known, words


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_module_that_is_run_exists(file: Path) -> None:
    named = {module for line in quoted(file) for module in re.findall(r"python3? -m ([\w.]+)", line)}
    named |= {word for word in quoted(file) if re.fullmatch(r"(?:tests|render|rules|bot|cogs)(?:\.\w+)+", word)}
    for module in named:
        assert exists_as_module(module), module


def exists_as_module(name: str) -> bool:
    """A module, or something in one."""
    try:
        if find_spec(name) is not None:
            return True
    except ModuleNotFoundError:
        pass
    module, _, member = name.rpartition(".")
    return bool(module) and find_spec(module) is not None and hasattr(__import__(module, fromlist=[member]), member)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_file_that_is_named_exists(file: Path) -> None:
    for line in quoted(file):
        for word in re.findall(r"(?<![\w/.<])(?:\.?\w[\w.-]*/)[\w./{},*<>-]*|\.[a-z]+[\w.-]*", line):
            if word.startswith(MADE) or word.split("/")[0] not in ROOMS or "my_game" in word:
                continue
            assert there(word.rstrip("./,")), f"{file.name}: {word}"
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", text(file)):
        assert (file.parent / link).exists(), f"{file.name}: {link}"


def there(word: str) -> bool:
    patterns = [word.replace("{en,de}", language) for language in LANGUAGES]
    return all(any(HOUSE.glob(pattern.replace("<id>", "*").replace("<game>", "*"))) for pattern in patterns)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: file.name)
def test_every_slash_command_that_is_told_exists(file: Path) -> None:
    known = slash_commands()
    for line in quoted(file):
        for path in re.findall(r"^/([a-z]+(?: [a-z-]+)?)(?![\w/-])", line):
            first = path.split()[0]
            assert path in known or (first in known and not is_group(first)), f"{file.name}: /{path}"


@cache
def slash_commands() -> frozenset[str]:
    """Every command as it is typed, groups among them; nothing connects."""
    client = build(Settings(None, Path("nowhere")))
    asyncio.run(client.furnish(cast(Tables, None)))
    return frozenset(command.qualified_name for command in client.tree.walk_commands())


def is_group(name: str) -> bool:
    return any(other.startswith(f"{name} ") for other in slash_commands())


def test_the_readme_is_short() -> None:
    assert len(text(README).splitlines()) <= 220


def test_the_hooks_call_the_tools_of_the_gate() -> None:
    gate, hooks = text(HOUSE / ".ci" / "run"), text(HOOKS)
    tools = set(re.findall(r"^\$run/([\w-]+)", gate, re.MULTILINE)) - {"python"}
    assert tools == {Path(entry).name for entry in re.findall(r"entry: (\S+)", hooks)}


def test_the_workflow_runs_the_gate() -> None:
    assert re.search(r"^ +- run: \.ci/run$", text(WORKFLOW), re.MULTILINE)
    assert (HOUSE / ".ci" / "run").stat().st_mode & 0o100
    oldest = re.search(r'requires-python = ">=([\d.]+)"', text(HOUSE / "pyproject.toml"))
    assert oldest is not None and f'"{oldest[1]}"' in text(WORKFLOW)


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_forms_have_what_a_form_needs(file: Path) -> None:
    if file.name == "config.yml":
        return
    form = text(file)
    assert re.match(r"name: .+\ndescription: .+\nlabels: \[\w+\]\nbody:\n", form)
    names = re.findall(r"^    id: (\w+)$", form, re.MULTILINE)
    assert names and len(set(names)) == len(names)


def test_the_form_of_rules_knows_every_game() -> None:
    (options,) = re.findall(r"options: \[(.*)\]", text(HOUSE / ".github" / "ISSUE_TEMPLATE" / "rule.yml"))
    assert len(options.split(", ")) == len(registry.GAMES)
    for name in options.split(", "):
        assert name in text(README)


def test_the_version_stands_on_top_of_the_changes() -> None:
    changes = re.findall(r"^## (\S+)", text(HOUSE / ".github" / "CHANGELOG.md"), re.MULTILINE)
    version = re.search(r'^version = "(.+)"', text(HOUSE / "pyproject.toml"), re.MULTILINE)
    assert version is not None and changes[:2] == ["Unreleased", version[1]]


def test_every_game_that_is_held_against_its_tests_is_one_of_ours() -> None:
    assert {Path(module).parts[1] for module in mutants.TESTS if module.endswith("judge.py")} == set(registry.GAMES)
    for module in mutants.TESTS:
        assert (HOUSE / module).is_file()


def test_the_lock_is_made_as_it_is_told() -> None:
    """The command in the document is the one that uv has written on top of the file, if it has written one."""
    for name in ("run", "test", "supply"):
        assert f".lock/{name}.txt" in text(HOUSE / ".github" / "CONTRIBUTING.md")
        assert (HOUSE / ".lock" / f"{name}.txt").is_file()


def test_everything_the_documents_need_is_in_the_repository() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone")
    for file in (*DOCUMENTS, HOOKS, WORKFLOW, *FORMS):
        assert str(file.relative_to(HOUSE)) in listed.stdout.splitlines(), file
