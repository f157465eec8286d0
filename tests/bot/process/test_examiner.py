"""A game's file as the sandbox's page shows it: each check by itself, whatever another one has found."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.process import examiner
from bot.process.examiner import examined
from bot.tables import record
from bot.tables.evidence import TRUE, UNKNOWN, WRONG
from tests.bot.tables.files import NUMBER, SECRET, before_seals, changed, finished

TABLE, LINES = finished("cube_express")
TEXT = record.written(TABLE, LINES)


def states(told: dict[str, Any]) -> list[str]:
    return [one["state"] for one in told["checks"]]


def test_a_true_game_shows_every_check_every_entry_and_what_they_rest_on() -> None:
    told = examined(TEXT, "en")
    assert states(told) == [TRUE] * 8 and told["title"] == f"Cube Express · {', '.join(TABLE.names)}"
    assert any(str(NUMBER) in one["text"] for one in told["checks"])
    assert [one["n"] for one in told["entries"]] == list(range(1, len(LINES) + 1))
    assert [one["digest"] for one in told["entries"]] == [line.entry.digest for line in LINES]
    assert [one["chance"] for one in told["entries"]] == [line.entry.sealed for line in LINES]
    assert {one["state"] for one in told["entries"]} == {TRUE}
    assert told["facts"]["secret"] == SECRET and "Glück auf" in told["facts"]["words"]
    json.dumps(told)


def test_a_wrong_entry_is_marked_and_the_rest_is_looked_at_all_the_same() -> None:
    told = examined(changed(TEXT, lambda rows: rows[5].update(digest="0" * 16)), "en")
    assert states(told) == [TRUE] * 6 + [WRONG] * 2 and "entry 5" in told["checks"][-1]["text"]
    assert [one["state"] for one in told["entries"]] == [TRUE] * 4 + [WRONG]
    told = examined(changed(TEXT, lambda rows: rows[0].update(secret="5b" * 32)), "en")
    assert states(told)[:2] == [WRONG, WRONG] and states(told)[-1] == TRUE and len(told["entries"]) == len(LINES)


@pytest.mark.parametrize(
    "text", ["", "no game", "{}\n{}", changed(TEXT, lambda rows: rows[0]["start"].update(game="chess"))]
)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_what_is_no_game_is_answered_in_words(text: str, language: str) -> None:
    told = await examiner.check(text, language)
    assert WRONG in states(told) and told["entries"] == []
    assert ("not true" in told["checks"][-1]["text"]) is (language == "en")


def test_without_a_seal_only_the_entries_are_proven() -> None:
    old = record.written(*before_seals("cube_express"))
    told = examined(changed(old, lambda rows: rows[0].update(secret="", seal="")), "de")
    assert states(told) == [UNKNOWN, UNKNOWN, TRUE] and "secret" not in told["facts"]
