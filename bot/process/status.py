"""How the bot and its data are, in plain lines: what the heartbeat tells, and what stands in the database."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from bot.clock import rounds
from bot.process import health
from bot.process.settings import Settings
from bot.store.address import shown
from bot.store.failure import TooNew, Unusable
from bot.store.place import looked_into
from bot.store.survey import Survey

Say = Callable[[str], None]
MINUTE, HOUR, DAY = 60, 3600, 86_400


def status(settings: Settings, version: str, as_json: bool, say: Say = print, now: float | None = None) -> int:
    """Tell how things are; the exit status: 0 if the bot is well or does not run, 1 if it runs and is ill."""
    moment = int(time.time() if now is None else now)
    found = asyncio.run(_found(settings, version, moment))
    if as_json:
        say(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        for line in lines(found, moment):
            say(line)
    return 0 if not found["running"] or found["well"] else 1


async def _found(settings: Settings, version: str, now: int) -> dict[str, Any]:
    beat = await asyncio.to_thread(health.last, settings.data)
    complaint = health.judged(beat, time.monotonic())
    running = isinstance(beat, health.Beat) and beat.here and time.monotonic() - beat.moment <= health.PATIENCE
    found: dict[str, Any] = {
        "program": version,
        "data": shown(settings.server or settings.data),
        "running": running,
        "well": complaint is None,
        "complaint": complaint,
        "process": _process(beat) if running and isinstance(beat, health.Beat) else None,
    }
    try:
        async with looked_into(settings.place) as inventory:
            found["database"] = _told(await inventory.survey(now), now)
            found["backup"] = rounds.report(await inventory.meta(rounds.COPIED), await inventory.meta(rounds.FAILED))
    except (Unusable, TooNew) as problem:
        found["database"], found["backup"], found["problem"] = None, None, str(problem)
    return found


def _process(beat: health.Beat) -> dict[str, Any]:
    """What the process has told, and how long it has been up by now."""
    return {**beat.tells, "up": beat.tells.get("up", 0) + int(time.monotonic() - beat.moment)}


def _told(survey: Survey, now: int) -> dict[str, Any]:
    return {
        "schema": survey.schema,
        "bytes": survey.size,
        "tables": dict(survey.phases),
        "newest_commit": survey.newest or None,
        "outbox": {
            "waiting": sum(survey.waiting.values()),
            "by_kind": dict(survey.waiting),
            "oldest_seconds": None if survey.oldest is None else max(0, now - survey.oldest),
            "oldest_table": survey.oldest_table,
            "given_up": dict(survey.given_up),
        },
        "clock": {"overdue": survey.overdue, "rows": survey.dues},
    }


def lines(found: Mapping[str, Any], now: int) -> list[str]:
    """The same in words."""
    told = [f"Stellwerk {found['program']}, data in {found['data']}", _of_the_process(found)]
    process = found["process"] or {}
    if calls := process.get("calls"):
        told.append("calls: " + "; ".join(_timing(name, one) for name, one in sorted(calls.items())))
    slow = process.get("slow") or []
    told += [f"slow: {one['what']} took {one['seconds']:.1f} s, {ago(now - one['at'])}" for one in slow[-5:]]
    database = found["database"]
    if database is None:
        return [*told, str(found["problem"])]
    outbox, clock = database["outbox"], database["clock"]
    told.append(f"database: form {database['schema']}, {database['bytes'] / 2**20:.1f} MB, " + _newest(database, now))
    told.append("tables: " + (_counts(database["tables"]) or "none"))
    if outbox["waiting"]:
        waits = f"{_counts(outbox['by_kind'])}; the oldest for {span(outbox['oldest_seconds'])}"
        told.append(f"outbox: {outbox['waiting']} waiting ({waits}, table {outbox['oldest_table']})")
    else:
        told.append("outbox: nothing waits")
    if outbox["given_up"]:
        told.append(f"given up: {_counts(outbox['given_up'])} (see `stellwerk outbox`)")
    told.append(f"clock: {clock['overdue']} due now, {clock['rows']} in all")
    return [*told, _of_the_copy(found["backup"], now)]


def _of_the_process(found: Mapping[str, Any]) -> str:
    if not found["running"]:
        return "not running"
    process = found["process"]
    told = f"running for {span(int(process.get('up', 0)))}, process {process.get('pid', '?')}"
    if process.get("version") not in (None, found["program"]):
        told += f", version {process['version']}"
    return f"{told}: " + ("well" if found["well"] else str(found["complaint"]))


def _of_the_copy(backup: Mapping[str, Any], now: int) -> str:
    told = "last backup: none"
    if backup["at"]:
        told = f"last backup: {ago(now - backup['at'])}, {backup['file']}, {backup['bytes'] / 2**20:.1f} MB"
    return told if not backup["failure"] else f"{told}; the last attempt failed: {backup['failure']}"


def _timing(name: str, one: Mapping[str, float]) -> str:
    return f"{name} {one['calls']:.0f} (half within {one['half']:g} s, 99 % within {one['most']:g} s)"


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items())


def _newest(database: Mapping[str, Any], now: int) -> str:
    newest = database["newest_commit"]
    return "no commit yet" if newest is None else f"last commit {ago(now - newest)}"


def ago(seconds: float) -> str:
    return f"{span(int(seconds))} ago"


def span(seconds: int) -> str:
    """A stretch of time in the largest unit that fits."""
    for unit, size in (("d", DAY), ("h", HOUR), ("min", MINUTE)):
        if seconds >= size:
            return f"{seconds / size:.1f} {unit}"
    return f"{max(0, seconds)} s"


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")
