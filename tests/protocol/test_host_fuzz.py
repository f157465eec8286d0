"""Whatever people can send: it is answered, nothing breaks, nobody acts for others, nothing hidden shows.

By those who play and by strangers: custom ids, values of menus, options of commands, half-typed words, names, files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.controls.ids import base36
from bot.sandbox.people import Person, Upload
from bot.tables import record
from tests.protocol.stage import OPTION_CHANNEL, OPTION_FILE, OPTION_USER, Stage

QUICK, DRILL = 25, 600
"""Examples of each kind: always the same ones, and others each time."""
TOKENS = (
    "", "0", "1", "2", "7", "-1", "99999999999999999999", "now", "off", "on", "yes", "no", "from", "for", "to", "page1",
    "greedy", "agreed", "de", "night", "rail_line", "cube_express", "toy", "*", "ask", "2026-13-45", "2026-12-24",
    "Europe/Berlin", "first", "last", "lay", "play", "plan", "E_", "x" * 60, "None", "1.5", "0x10", "١", "²",
)  # fmt: skip
ARGUMENTS = st.lists(
    st.sampled_from([one for one in TOKENS if one.isascii()]) | st.from_regex(r"[0-9A-Za-z_-]{0,12}", fullmatch=True),
    max_size=5,
)
TEXTS = st.sampled_from(TOKENS) | st.text(max_size=40) | st.text("abcdefgh 0123456789.,-:/", max_size=30)
VALUES = st.none() | st.lists(TEXTS.filter(bool), min_size=1, max_size=2).map(tuple)
NAMES = st.text(min_size=1, max_size=32).filter(lambda name: bool(name.strip()))
WHO = st.sampled_from(("ben", "dora"))
RELAXED = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = Stage(tmp_path_factory.mktemp("stage"))
    made.open()
    yield made
    made.close()


def person(stage: Stage, who: str) -> Person:
    return stage.ben if who == "ben" else stage.dora


def number(stage: Stage, which: int) -> int:
    """One of the tables, or one that is not there."""
    return (stage.running, stage.lobby, stage.over, 0, 9_999, 36**12 - 1)[which % 6]


def custom_id(stage: Stage, action: str, which: int, revision: int, arguments: list[str], menu: bool) -> str:
    star = "*" if menu else ""
    text = f"s1:{action}{star}:{base36(number(stage, which))}:{base36(revision)}:{'.'.join(arguments)}"
    return text[:100]


@pytest.mark.parametrize("menu", [False, True], ids=["button", "menu"])
def test_every_button_and_menu_there_is_does_a_stranger_no_favour(stage: Stage, menu: bool) -> None:
    """Each action of the house, at the table that is played, with nothing, with a number, with nonsense."""
    actions = stage.actions()
    assert len(actions) > 60
    for at, action in enumerate(actions):
        arguments = ([], ["1"], ["zz", "0"])[at % 3]
        stage.press(stage.dora, custom_id(stage, action, 0, 3, arguments, menu), ("1",) if menu else None)


def test_every_command_there_is_does_a_stranger_no_favour(stage: Stage) -> None:
    sent = sum(stage.command(stage.dora, path, _plain(stage, options)) for path, options in stage.commands())
    assert sent > 60


def _plain(stage: Stage, options: list[dict[str, Any]]) -> dict[str, Any]:
    """What a command needs, about the table that is played."""
    given: dict[str, Any] = {"table": stage.running} if any(one["name"] == "table" for one in options) else {}
    for one in options:
        if one.get("required"):
            given[one["name"]] = _valued(stage, one, 1, "1")
    return given


def _valued(stage: Stage, option: Mapping[str, Any], pick: int, text: str) -> Any:
    """A value that Discord lets pass for an option."""
    choices = option.get("choices")
    if choices:
        return choices[pick % len(choices)]["value"]
    if option["name"] == "table":
        return number(stage, pick)
    match option["type"]:
        case 4:
            return (pick - 20) * 10 ** (pick % 12)
        case 5:
            return bool(pick % 2)
        case 10:
            return pick / 7
        case _ if option["type"] == OPTION_USER:
            return (stage.ada, stage.ben, stage.dora)[pick % 3].id
        case _ if option["type"] == OPTION_CHANNEL:
            return stage.ada.channel(("tables", "lounge")[pick % 2]).id
        case _ if option["type"] == OPTION_FILE:
            return Upload("game.jsonl", text.encode("utf-8", "replace"))
    return text


def pressed(stage: Stage, who: str, at: int, which: int, revision: int, arguments: list[str], values: Any) -> None:
    actions = stage.actions()
    stage.press(
        person(stage, who),
        custom_id(stage, actions[at % len(actions)], which, revision, arguments, values is not None), values,
    )  # fmt: skip


def typed(stage: Stage, who: str, name: str, at: int, picks: list[int], text: str) -> None:
    commands = stage.commands()
    path, options = commands[at % len(commands)]
    given = {
        one["name"]: _valued(stage, one, picks[n % len(picks)], text)
        for n, one in enumerate(options)
        if one.get("required") or picks[(n + 1) % len(picks)] % 3
    }
    actor = person(stage, who)
    stage.run(_renamed(actor, name))
    stage.command(actor, path, given)


async def _renamed(actor: Person, name: str) -> None:
    actor.user.display = name


def completed(stage: Stage, who: str, at: int, picks: list[int], text: str) -> None:
    known = [(path, one, options) for path, options in stage.commands() for one in options if one.get("autocomplete")]
    path, focused, options = known[at % len(known)]
    given = {
        one["name"]: _valued(stage, one, picks[n % len(picks)], text)
        for n, one in enumerate(options)
        if one is not focused and picks[(n + 1) % len(picks)] % 3 and one["type"] != OPTION_FILE
    }
    stage.complete(person(stage, who), path, focused["name"], text, given)


def brought(stage: Stage, at: int, cut: int, put: bytes, key: int, value: Any) -> None:
    """A record of a real game, damaged somewhere, or with another value in one of its fields."""
    lines = stage.run(_record(stage)).splitlines()
    row = json.loads(lines[at % len(lines)])
    if value is None:
        whole = "\n".join(lines).encode()
        start = at * 7_919 % len(whole)
        data = whole[:start] + put + whole[start + cut :]
    else:
        row[sorted(row)[key % len(row)]] = value
        data = "\n".join([*lines[: at % len(lines)], json.dumps(row), *lines[at % len(lines) + 1 :]]).encode()
    stage.command(stage.dora, "history import", {"file": Upload("game.jsonl", data)})


async def _record(stage: Stage) -> str:
    table = await stage.bot.tables.get(stage.over)
    return record.written(table, await stage.bot.tables.store.lines(table.id))


SMALL = st.integers(0, 400)
PICKS = st.lists(st.integers(0, 40), min_size=1, max_size=6)
FIELD = (
    st.none()
    | st.integers(-3, 2**70)
    | st.sampled_from([float("inf"), float("nan"), 1e40, "\ud800", True, [["\ud800"]]])
    | st.text(max_size=8)
    | st.lists(st.integers(), max_size=3)
    | st.just({})
)


def suite(examples: int) -> Any:
    """The same questions with so many examples each."""
    often = settings(max_examples=examples, derandomize=examples == QUICK, **RELAXED)  # type: ignore[arg-type]

    class Suite:
        @often
        @example("ben", 0, 0, 10**9, ["99999999999999999999"], None)
        @given(WHO, SMALL, st.integers(0, 5), st.integers(0, 2**31 - 1), ARGUMENTS, VALUES)
        def test_pressed(
            self, stage: Stage, who: str, at: int, which: int, rev: int, args: list[str], got: Any
        ) -> None:
            pressed(stage, who, at, which, rev, args, got)

        @often
        @given(
            WHO,
            st.text(min_size=1, max_size=100) | st.from_regex(r"s[01]:[a-z*]{0,14}:[0-9a-z:._-]{0,60}", fullmatch=True),
            VALUES,
        )
        def test_any_id_at_all(self, stage: Stage, who: str, text: str, got: Any) -> None:
            stage.press(person(stage, who), text[:100], got)

        @often
        @given(WHO, NAMES, SMALL, PICKS, TEXTS)
        def test_typed(self, stage: Stage, who: str, name: str, at: int, picks: list[int], text: str) -> None:
            typed(stage, who, name, at, picks, text)

        @often
        @given(WHO, SMALL, PICKS, TEXTS)
        def test_completed(self, stage: Stage, who: str, at: int, picks: list[int], text: str) -> None:
            completed(stage, who, at, picks, text)

        @often
        @given(SMALL, st.integers(0, 40), st.binary(max_size=12), SMALL, FIELD)
        def test_brought(self, stage: Stage, at: int, cut: int, put: bytes, key: int, value: Any) -> None:
            brought(stage, at, cut, put, key, value)

    return Suite


TestAFew = suite(QUICK)
TestMany = pytest.mark.drill(suite(DRILL))
