"""How many moves a second each engine keeps, and how long one takes until it is acknowledged, in one run.

`python -m tests.bench.stores`: SQLite with one process; PostgreSQL with one, two and three processes on one server,
every commit on the disk in either. A move is everything that `Tables.play` does at tables of the small test game, 16
people at once in each process. What is told besides is what the processes and the server used of the processors: where
both are at their end, more processes carry no more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import random
import resource
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.store.address import Place, is_address
from bot.store.place import open_store
from bot.store.table import Person, Table
from bot.store.table import Place as Where
from bot.tables.writer import Tables
from rules.core import legal, waiting
from tests.conftest import toy_game
from tests.postgres.proxy import Proxy
from tests.postgres.server import Server, available
from tests.postgres.server import running as server_running

CALLERS = 16
ROOT = Path(__file__).parents[2]


async def opened(tables: Tables, number: int) -> Table:
    """A table that runs, of people and in a server nobody else has anything to do with."""
    table = await tables.open(Person(2 * number, "Ada"), Where(number << 22, 1), "toy", 2, {}, rated=False)
    await tables.join(table.id, Person(2 * number + 1, "Ben"))
    return await tables.start(table.id, Person(2 * number, "Ada"), (0, 1))


async def worker(place: Place, seconds: float, callers: int) -> dict[str, Any]:
    """One process: so many people, each at a table of their own, one move after the other."""
    store = await open_store(place)
    tables = Tables(store, lambda: int(time.time()), lambda: secrets.randbits(62))
    begun, until, numbers = time.monotonic(), 0.0, count(secrets.randbits(40))
    took: list[float] = []

    async def play(chance: random.Random) -> None:
        own = next(numbers)
        table = await opened(tables, own)
        while time.monotonic() < until:
            assert table.match is not None
            seats = waiting(table.rules, table.match.state) if table.phase == "running" else ()
            if not seats:
                own = next(numbers)
                table = await opened(tables, own)
                continue
            seat = chance.choice(seats)
            user = table.seats[seat].user
            assert user is not None
            move = chance.choice(legal(table.rules, table.match.state, seat))
            started = time.perf_counter()
            played = await tables.play(table.id, Person(user, f"Player {user}"), move, interaction=secrets.randbits(62))
            took.append(time.perf_counter() - started)
            table = played.table

    until = time.monotonic() + 1.0
    await asyncio.gather(*(play(random.Random(n)) for n in range(callers)))
    warm = len(took)
    took.clear()
    begun, before = time.monotonic(), resource.getrusage(resource.RUSAGE_SELF)
    until = begun + seconds
    await asyncio.gather(*(play(random.Random(n)) for n in range(callers)))
    passed, after = time.monotonic() - begun, resource.getrusage(resource.RUSAGE_SELF)
    await store.close()
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {"moves": len(took), "seconds": passed, "cpu": used, "took": sorted(took), "all": warm + len(took)}


def measured(places: list[Place], seconds: float, callers: int, server: Server | None = None) -> dict[str, Any]:
    """As many processes as places, at the same time; what came of all of them together."""
    before, log, size = (0.0, 0, 0) if server is None else (processor(server), *written(server, str(places[0])))
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.bench.stores", "--worker", str(place), "--seconds", str(seconds),
             "--callers", str(callers)],
            stdout=subprocess.PIPE, cwd=ROOT,
        )
        for place in places
    ]  # fmt: skip
    told = [json.loads(process.communicate()[0]) for process in processes]
    took = sorted(one for process in told for one in process["took"])
    moves = sum(process["moves"] / process["seconds"] for process in told)
    cpu, count_ = sum(process["cpu"] for process in told), max(1, len(took))
    of_server: dict[str, Any] = {}
    if server is not None:
        used, (log_after, _) = processor(server) - before, written(server, str(places[0]))
        # Without what the server has yet to clean up; all that was to be told still waits, for nobody delivers here.
        server.sql("VACUUM FULL", str(places[0]).rpartition("/")[2])
        _, size_after = written(server, str(places[0]))
        all_moves = sum(process["all"] for process in told)
        of_server = {
            "processor of the server (ms a move)": round(1000 * used / all_moves, 2),
            "written to its log (KB a move)": round((log_after - log) / all_moves / 1000, 1),
            "kept (KB a move)": round((size_after - size) / all_moves / 1000, 1),
        }
    return {
        "moves a second": round(moves, 1),
        "acknowledged: half within (ms)": round(1000 * took[len(took) // 2], 1),
        "acknowledged: 99 % within (ms)": round(1000 * took[len(took) * 99 // 100], 1),
        "processor of the bots (ms a move)": round(1000 * cpu / count_, 2),
        **of_server,
    }


def written(server: Server, address: str) -> tuple[int, int]:
    """Bytes that a server has written to its log since it was made, and bytes of a database."""
    name = address.rpartition("/")[2]
    log = server.sql("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn", name)
    return int(log), int(server.sql("SELECT pg_database_size(current_database())", name))


@contextmanager
def far(server: Server, seconds: float) -> Iterator[Callable[[str], str]]:
    """As if the server were on another machine, so far away; what its addresses are then."""
    if not seconds:
        yield lambda address: address
        return
    loop, proxy = asyncio.new_event_loop(), Proxy(server.port, seconds / 2)
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(proxy.__aenter__(), loop).result()
    try:
        yield proxy.through
    finally:
        asyncio.run_coroutine_threadsafe(proxy.__aexit__(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


def processor(server: Server) -> float:
    """Seconds that a server has used so far, with all who have worked for it and are gone."""
    assert server.process is not None
    ticks, group = 0, server.process.pid
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group:
                ticks += sum(map(int, fields[11:13]))
                if int(entry.name) == group:
                    ticks += sum(map(int, fields[13:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    told = argparse.ArgumentParser(prog="python -m tests.bench.stores", description=__doc__)
    told.add_argument("--seconds", type=float, default=10.0)
    told.add_argument("--callers", type=int, default=CALLERS)
    told.add_argument("--distance", type=float, default=0.0, help="milliseconds from the bots to the server and back")
    told.add_argument("--worker", help=argparse.SUPPRESS)
    given = told.parse_args()
    logging.disable(logging.WARNING)
    if given.worker:
        with toy_game():
            place: Place = given.worker if is_address(given.worker) else Path(given.worker)
            print(json.dumps(asyncio.run(worker(place, given.seconds, given.callers))))
        return
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory(prefix="stellwerk-bench-") as folder:
        file = Path(folder) / "stellwerk.db"
        found["SQLite, 1 process"] = measured([file], given.seconds, given.callers)
        show("SQLite, 1 process", found)
    if (missing := available()) is not None:
        print(f"PostgreSQL: skipped, {missing}")
        return
    with server_running() as server, far(server, given.distance / 1000) as through:
        for processes in (1, 2, 3):
            address = server.create()
            name = f"PostgreSQL, {processes} process" + ("es" if processes > 1 else "")
            found[name] = measured([through(address)] * processes, given.seconds, given.callers, server)
            show(name, found)
    one = found["PostgreSQL, 1 process"]["moves a second"]
    print(f"two processes carry {found['PostgreSQL, 2 processes']['moves a second'] / one:.2f} times the moves of one,")
    print(f"three {found['PostgreSQL, 3 processes']['moves a second'] / one:.2f} times, on {os.cpu_count()} processors")


def show(name: str, found: dict[str, dict[str, Any]]) -> None:
    print(name, *(f"  {what}: {value}" for what, value in found[name].items()), sep="\n", flush=True)


if __name__ == "__main__":
    main()
