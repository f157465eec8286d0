"""What an operator does with the data besides running the bot: verify, bring in games, back up, restore."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.process.deletions import repeat
from bot.store import backup, moving
from bot.store.address import Place, shown
from bot.store.epochs import COPY
from bot.store.failure import TooNew, Unusable
from bot.store.inventory import forms
from bot.store.place import as_it_is, open_store, unused
from bot.store.protocol import Store
from bot.store.repair import repair
from bot.store.sqlite import SqliteStore
from bot.store.table import Person
from bot.store.table import Place as Where
from bot.tables import evidence, record
from bot.tables.proof import Fault, fault
from bot.tables.record import BadRecord
from bot.tables.records import Records
from bot.tables.writer import Tables
from bot.texts import texts

Say = Callable[[str], None]
TRUE_AND_FAIR, UNTRUE, UNKNOWN = 0, 1, 2
"""What a check of files comes to."""

COPYING = (
    "PostgreSQL is copied with its own tools, also while the bot runs: "
    "pg_dump --format=custom --file={file} ADDRESS (see STELLWERK_DATABASE)."
)
PUTTING_BACK = (
    "PostgreSQL is put back with its own tools, while no bot runs: "
    "pg_restore --clean --if-exists --no-owner --dbname=ADDRESS {file}. "
    "Then `stellwerk restore --done`: at the next start every running game gets a fresh post."
)
BACK = (
    "The data go back to {known}; whatever happened after that is undone. "
    "At the next start every open table and running game gets a fresh post, and its people are told."
)


def verify(database: Place, say: Say = print) -> int:
    """Replay every table of a database that may be in use; the exit status: 0 if all are sound."""
    if isinstance(database, str):
        return asyncio.run(_verify_there(database, say))
    with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
        copy = Path(folder) / database.name
        # A copy can be brought to the present form without touching the original.
        backup.backup(database, copy)
        return asyncio.run(_verify(copy, say))


async def rehearsed(database: Path) -> None:
    """Can data that are in use be brought to the present form? Tried on a copy; raises what says why not."""
    form, present = await asyncio.to_thread(forms, database)
    if form == present:
        return
    if form > present:
        raise TooNew(
            f"The data are of version {form}, this program knows {present}. Start the version that wrote them."
        )
    # Beside the original: there is room for as much as there is already.
    with tempfile.TemporaryDirectory(prefix=".rehearsal-", dir=database.parent) as folder:
        copy = Path(folder) / database.name
        await asyncio.to_thread(backup.backup, database, copy)
        await (await SqliteStore.open(copy)).close()


async def _verify(copy: Path, say: Say) -> int:
    store = await SqliteStore.open(copy)
    try:
        return await _verified(store, say)
    finally:
        await store.close()


async def _verify_there(address: str, say: Say) -> int:
    async with as_it_is(address) as store:
        return await _verified(store, say)


async def _verified(store: Store, say: Say) -> int:
    numbers = sorted(await store.find())
    sound = 0
    for number in numbers:
        game, found = await examine(store, number)
        if found is None:
            sound += 1
        else:
            entry = f"entry {found.entry}: " if found.entry else ""
            say(f"table {number} ({game}): {entry}{found.why}")
    say(f"{len(numbers)} read, {sound} sound")
    return 0 if sound == len(numbers) else 1


async def examine(store: Store, number: int) -> tuple[str, Fault | None]:
    """The game of a table, and what is wrong with the table."""
    try:
        stored = await store.table(number)
    except Exception as failed:  # noqa: BLE001 - one table that cannot be read must not hide the others
        return "?", Fault(0, f"its rows cannot be read: {type(failed).__name__}")
    assert stored is not None
    return stored.table.game, fault(stored)


def records(database: Place, rebuild: bool = False, say: Say = print) -> int:
    """Are results and ratings what tables and logs say? The exit status; `rebuild`: make them so, while no bot runs."""
    if rebuild or isinstance(database, str):
        return asyncio.run(_records(database, rebuild, say))
    with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
        copy = Path(folder) / database.name
        backup.backup(database, copy)
        return asyncio.run(_records(copy, False, say))


async def _records(database: Place, rebuild: bool, say: Say) -> int:
    store = await open_store(database)
    try:
        kept = Records(store)
        if rebuild:
            await unused(store, database)
            await kept.rebuild()
        (results, ratings), (found, thought) = await kept.again(), await kept.kept()
    finally:
        await store.close()
    true, known = {one.table: one for one in results}, {one.table: one for one in found}
    wrong = sorted(table for table in true.keys() | known.keys() if true.get(table) != known.get(table))
    for table in wrong:
        why = "is missing" if table not in known else "is of no table" if table not in true else "is another one"
        say(f"table {table}: its result {why}")
    if not wrong and ratings != thought:
        say("the ratings are not those that follow from the results")
    sound = not wrong and ratings == thought
    say(f"{len(found)} results, {len(thought)} ratings: {'as' if sound else 'not as'} tables and logs say")
    return 0 if sound else 1


def repair_times(database: Place, now: int | None = None, say: Say = print) -> int:
    """Bring back what a wrong clock has put into the future, while no bot runs; the exit status."""
    return asyncio.run(_repair_times(database, int(time.time()) if now is None else now, say))


async def _repair_times(database: Place, now: int, say: Say) -> int:
    store = await open_store(database)
    try:
        await unused(store, database)
        done = await store.writing(partial(repair, now=now))
        if "result" in done:
            # Ratings follow from the order in which games ended.
            await Records(store).rebuild()
    finally:
        await store.close()
    moment = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    say(f"By this machine's clock it is {moment}.")
    for table, count in sorted(done.items()):
        say(f"{table}: {count} rows lay in the future and were brought back")
    if not done:
        say("Nothing lies in the future.")
    return 0


def verify_files(files: Iterable[Path], say: Say = print) -> int:
    """Check games that stand in files; the exit status.

    0: all that they say is true, and chance was fair as far as a game of its time can show that; 1: something is not
    true; 2: nothing is untrue, but something is missing without which nobody knows whether chance was fair.
    """
    words, worst = texts(), TRUE_AND_FAIR
    for file in files:
        try:
            game = record.parsed(_text(file))
            findings = evidence.examined(game)
        except BadRecord as problem:
            worst = UNTRUE
            say(f"{file}: {problem}")
            continue
        for finding in findings:
            say(f"{file}: {finding.said(words)}")
        if evidence.wrong(findings) is not None:
            worst = UNTRUE
        elif not evidence.fair(findings) and worst != UNTRUE:
            worst = UNKNOWN
    return worst


def bring_in(database: Place, file: Path, server: int = 0, channel: int = 0, say: Say = print) -> int:
    """Bring in a game from a file, where the tables are; the exit status."""
    try:
        return asyncio.run(_bring_in(database, record.parsed(_text(file)), server, channel, say))
    except BadRecord as problem:
        say(f"{file}: {problem}")
        return 1


async def _bring_in(database: Place, game: record.Record, server: int, channel: int, say: Say) -> int:
    store = await open_store(database)
    try:
        tables = Tables(store, lambda: int(time.time()), lambda: 0)
        places = {(one.guild, one.channel) for number in await store.find() for one in (await tables.get(number),)}
        wanted = {place for place in places if server in (0, place[0]) and channel in (0, place[1])}
        if not wanted and server and channel:
            wanted = {(server, channel)}
        if len(wanted) != 1:
            known = ", ".join(f"{g} {c}" for g, c in sorted(places)) or "any, for there are no tables yet"
            say(f"Where? Name the numbers of a server and a channel with --server and --channel: {known}")
            return 1
        ((guild, where),) = wanted
        table = await tables.bring_in(game, Person(0, ""), Where(guild, where))
    finally:
        await store.close()
    say(f"It is table {table.id}: /history look-back table:{table.id}")
    return 0


def _text(file: Path) -> str:
    try:
        if file.stat().st_size > record.LARGEST:
            raise BadRecord("too-large")
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadRecord("unreadable", why=str(problem)) from None


def back_up(database: Place, target: Path, say: Say = print) -> int:
    if isinstance(database, str):
        raise Unusable(COPYING.format(file=target))
    backup.backup(database, target)
    say(f"{target}: {target.stat().st_size:,} bytes")
    return 0


def restore(database: Place, copy: Path | None, say: Say = print, data: Path | None = None) -> int:
    """`copy`: None where it has been put back already, by the tools of a server; `data`: the folder of the data."""
    if isinstance(database, str):
        if copy is not None:
            raise Unusable(PUTTING_BACK.format(file=copy))
        known = asyncio.run(_put_back(database))
        if data is not None:
            repeat(database, data, None, say)
        say(BACK.format(known=_moment(known)))
        return 0
    if copy is None:
        raise Unusable("Name the copy: stellwerk restore FILE.")
    kept = backup.restore(copy, database, time.strftime("%Y%m%d-%H%M%S", time.gmtime()))
    if kept is not None:
        say(f"The former database is kept as {kept}.")
    repeat(database, database.parent, copy.parent, say)
    say(f"Restored. {BACK.format(known=_moment(backup.newest(database)))}")
    return 0


def _moment(known: int) -> str:
    return f"{datetime.fromtimestamp(known, UTC):%Y-%m-%d %H:%M:%S} UTC"


async def _put_back(address: str) -> int:
    """The newest moment that is known there."""
    store = await open_store(address)
    try:
        await unused(store, address)
        await store.go_back(COPY)
        return await store.known_until()
    finally:
        await store.close()


def move(source: Place, target: str, say: Say = print) -> int:
    """Everything into another database; the exit status."""
    where = moving.named(target)
    rows = asyncio.run(moving.move(source, where, say))
    setting = "STELLWERK_DATABASE" if isinstance(where, str) else "STELLWERK_DATA, without STELLWERK_DATABASE"
    say(f"{rows} rows are in {shown(where)}, each table the same as here. Start the bot there: {setting}.")
    say(f"{shown(source)} stays as it is; start no bot on it any more.")
    return 0
