"""Lines of the log: what they concern stands in them, secrets do not, and files of days gone by are few and private."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.concerning import about_interaction, about_table, table_at_hand
from bot.process import logs
from bot.process.settings import BadSetting, Settings

log = logging.getLogger("bot.somewhere")


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    before = root.level, list(root.handlers), {name: logging.getLogger(name).level for name in logs.QUIET}
    yield
    for handler in root.handlers:
        if handler not in before[1]:
            handler.close()
    root.handlers[:] = before[1]
    root.setLevel(before[0])
    for name, level in before[2].items():
        logging.getLogger(name).setLevel(level)


async def work() -> None:
    """A click about a table, a task that it begins, and the clock at another table."""
    about_interaction(11, 0.5)
    about_table(7)
    log.info("a click")
    await asyncio.create_task(later())
    with table_at_hand(8):
        log.info("the clock")
    log.info("at https://discord.com/api/webhooks/12/abc-DEF/messages with very-secret, {'token': 'xyz'}")


async def later() -> None:
    try:
        raise ValueError("very-secret is broken")
    except ValueError:
        log.exception("it failed")


async def written(file: Path, form: str) -> list[str]:
    logs.set_up(Settings("very-secret", log_format=form, log_file=file))
    await asyncio.create_task(work())
    log.info("nothing")
    return (await asyncio.to_thread(file.read_text, encoding="utf-8")).splitlines()


async def test_structured_lines_are_objects_with_ids_and_without_secrets(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in await written(tmp_path / "log", "json")]
    assert [(line.get("table"), line.get("interaction")) for line in lines] == [
        (7, 11), (7, 11), (8, 11), (7, 11), (None, None),
    ]  # fmt: skip
    assert lines[0]["message"] == "a click" and lines[0]["level"] == "INFO" and lines[0]["logger"] == "bot.somewhere"
    assert lines[0]["time"].endswith("+00:00") and "ValueError" in lines[1]["trace"]
    text = json.dumps(lines)
    assert not [secret for secret in ("very-secret", "abc-DEF", "xyz") if secret in text]


async def test_plain_lines_say_the_same(tmp_path: Path) -> None:
    lines = await written(tmp_path / "log", "text")
    assert lines[0].endswith("a click [table 7, interaction 11]") and lines[-1].endswith("nothing")
    text = "\n".join(lines)
    assert not [secret for secret in ("very-secret", "abc-DEF", "xyz") if secret in text]
    assert (tmp_path / "log").stat().st_mode & 0o777 == 0o600


def test_a_log_in_the_data_folder_makes_that_folder_and_elsewhere_a_missing_one_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    logs.set_up(Settings("very-secret", data=data, log_file=data / "logs" / "log"))
    assert (data / "logs" / "log").exists() and data.stat().st_mode & 0o777 == 0o700
    with pytest.raises(BadSetting, match="STELLWERK_LOG_FILE"):
        logs.set_up(Settings("very-secret", data=data, log_file=tmp_path / "elsewhere" / "log"))


def test_a_new_file_begins_every_day_and_old_ones_go(tmp_path: Path) -> None:
    handler = logs._file(tmp_path / "log", 2)
    assert isinstance(handler, logs.Daily)
    for day in range(5):
        handler.handle(logging.makeLogRecord({"msg": f"day {day}"}))
        handler.rolloverAt -= 86_400 * (5 - day)
        handler.doRollover()
    handler.close()
    assert len(list(tmp_path.iterdir())) <= 3
    with pytest.raises(BadSetting, match="STELLWERK_LOG_FILE"):
        logs._file(tmp_path / "missing" / "log", 2)


def test_what_the_library_says_again_and_again_is_said_now_and_then(tmp_path: Path) -> None:
    logs.set_up(Settings("very-secret", log_file=tmp_path / "log"))
    for _ in range(100):
        logging.getLogger("discord.gateway").warning(
            "Can't keep up, shard ID %s websocket is %.1fs behind.", None, 41.3
        )
        logging.getLogger("discord.client").error("Attempting a reconnect in %.2fs", 1.0)
    logging.getLogger("discord.gateway").warning("Shard ID %s has stopped responding", None)
    lines = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3 and "behind" in lines[0] and "cannot be reached" in lines[1]
