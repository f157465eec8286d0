"""What cannot be read is left aside and told; what may be left out is filled in."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from bot.figures import FIGURES
from bot.process.acts import Unreadable, mended
from bot.process.gateway import session
from bot.process.guard import CLICKED, FRESH, Guard
from bot.process.trouble import intelligible

ACT: dict[str, Any] = {
    "id": "1", "token": "a", "type": 2, "application_id": "9", "data": {"name": "play"}, "user": {"id": "5"}
}  # fmt: skip


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_event_that_cannot_be_read_is_told_for_an_hour_and_its_trace_once(caplog: pytest.LogCaptureFixture) -> None:
    clock, waiting = Clock(), list[Any]()
    guard = Guard({"A", CLICKED}.__contains__, clock)
    guard.waits = waiting.append
    read = guard.around("A", lambda data: data["missing"])
    FIGURES.counts["unreadable"].clear()
    assert guard.complaint() is None
    for _ in range(3):
        read({})
    guard.around(CLICKED, lambda data: data["missing"])({"id": "1"})
    guard.leave_aside(["odd"], ValueError())
    assert FIGURES.counts["unreadable"] == {("A",): 3, (CLICKED,): 1, ("other",): 1} and guard.count == 5
    assert [record.levelno for record in caplog.records if record.exc_info] == [logging.ERROR] * 3
    assert waiting == [{"id": "1"}]
    assert "5 since the start" in (guard.complaint() or "")
    clock.now += FRESH + 1
    assert guard.complaint() is None


def test_what_can_be_read_is_not_touched_by_the_guard() -> None:
    seen = list[Any]()
    Guard({"A"}.__contains__).around("A", seen.append)({"a": None})
    assert seen == [{"a": None}]


def test_null_and_another_type_count_as_left_out() -> None:
    odd = {**ACT, "entitlements": None, "locale": ["de"], "channel": None, "channel_id": "7", "guild_id": None}
    whole = mended(odd)
    assert whole["entitlements"] == [] and "locale" not in whole and "guild_id" not in whole
    assert whole["channel"] == {"id": "7"} and whole["version"] == 1
    message = mended({**ACT, "type": 3, "message": {"id": "3", "thread": None, "content": ""}})["message"]
    assert message == {"id": "3", "content": "", "edited_timestamp": None}
    assert mended({**ACT, "user": None, "member": {"user": {"id": "6"}}})["user"] == {"id": "6"}


@pytest.mark.parametrize(
    "lacks", [{"id": None}, {"token": 7}, {"data": []}, {"user": None}, {"type": 3}, {"guild_id": "1"}, {"type": "2"}]
)
def test_without_who_what_and_where_to_answer_it_cannot_be_read(lacks: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        mended({**ACT, **lacks})


def test_a_session_has_what_the_library_demands_whatever_is_said_of_it() -> None:
    known = {"id": 1, "username": "Stellwerk"}
    assert session({}, [1, 4], known) == {"shard": [1, 4], "user": known, "guilds": []}
    said = session({"shard": None, "user": {"username": "new"}, "guilds": [None, {"id": "2"}], "v": 10}, [0, 1], known)
    assert said == {"shard": [0, 1], "user": {"id": 1, "username": "new"}, "guilds": [{"id": "2"}], "v": 10}


def test_what_the_library_asks_python_to_read_is_its_own_question() -> None:
    source = compile("import json\njson.loads('<html>')", "http.py", "exec")
    with pytest.raises(ConnectionError), intelligible():
        exec(source, {"__name__": "discord.http"})
    with pytest.raises(json.JSONDecodeError), intelligible():
        exec(source, {"__name__": "bot.process.client"})
