"""The bot as processes that die at a given step, without warning: `python -m tests.drills.victim`.

Everything is imported once. Each line on the standard input begins a process: a copy of this one, which dies around the
step it is told; each line on the standard output tells of a process that began or ended.
"""

from __future__ import annotations

import faulthandler
import json
import os
import select
import signal
import sys
from collections.abc import Awaitable, Callable
from importlib import import_module
from itertools import count, product
from pathlib import Path
from types import FrameType
from typing import Any

import aiosqlite
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.delivery import showcase, sketches
from bot.games import found
from bot.process import client, life, sync
from bot.process.client import EXTENSIONS
from bot.process.main import main
from bot.store import backup, migrations
from bot.store.session import Session
from bot.texts import LANGUAGES, bundle, texts
from rules import registry
from tests.drills import hours
from tests.protocol.people import PATIENCE

NO_PICTURES = "DRILL_NO_PICTURES"
"""Under this name a process is told to draw nothing: then a month passes in minutes."""
PLAYING = ("before-commit", "after-commit", "before-request", "after-request")
"""Around what happens while people play."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Step:
    """Counts the steps of a kind and dies around the last one."""

    def __init__(self, moment: str, last: int) -> None:
        self.moment, self.last, self.steps, self.counting = moment, last, count(1), True

    async def around(self, work: Callable[[], Awaitable[Any]]) -> Any:
        last = self.counting and next(self.steps) == self.last
        if last and self.moment == "before":
            die()
        try:
            return await work()
        finally:
            # Also when it was refused: else this life would have no end.
            if last:
                die()

    def at(self, work: Callable[[], Any]) -> Any:
        """The same where nothing is waited for."""
        last = self.counting and next(self.steps) == self.last
        if last and self.moment == "before":
            die()
        try:
            return work()
        finally:
            if last:
                die()


def commits(step: Step) -> None:
    commit = Session.commit
    Session.commit = lambda self: step.at(lambda: commit(self))


def operations(step: Step) -> None:
    """Everything that is asked of the database: to connect, to read, to write, to close."""
    execute, do = aiosqlite.Connection._execute, Session.do

    async def counted(self: aiosqlite.Connection, *args: Any, **more: Any) -> Any:
        return await step.around(lambda: execute(self, *args, **more))

    aiosqlite.Connection._execute = counted
    Session.do = lambda self, *args: step.at(lambda: do(self, *args))


def requests(step: Step) -> None:
    """Everything that changes something at Discord: commands, messages, threads, answers to interactions."""
    for kind in (HTTPClient, AsyncWebhookAdapter):
        request = kind.request

        async def counted(self: Any, route: Any, *args: Any, request: Any = request, **more: Any) -> Any:
            if route.method == "GET":
                return await request(self, route, *args, **more)
            return await step.around(lambda: request(self, route, *args, **more))

        kind.request = counted


def leaving(step: Step) -> None:
    """What is done after the order to stop."""
    step.counting = False
    stop = life.Life._stop

    async def counted(self: life.Life, serving: Any) -> None:
        step.counting = True
        await stop(self, serving)

    life.Life._stop = counted
    operations(step)
    requests(step)


def telling(step: Step) -> None:
    """The list of commands, which this process believes to be new."""
    sync.SYNCED = f"commands of {os.getpid()}"
    requests(step)


def migrating(step: Step) -> None:
    """The database, which has to be brought to a form of the future first."""
    known = migrations.steps()
    newest = known[-1][0]
    change = "ALTER TABLE person ADD COLUMN drill INTEGER NOT NULL DEFAULT 7;\nUPDATE person SET drill = 8;\n"
    new = (newest + 1, change), (newest + 2, "CREATE TABLE drill (n INTEGER) STRICT;\nINSERT INTO drill VALUES (1);\n")
    migrations.steps = lambda: (*known, *new)
    operations(step)


def copying(step: Step) -> None:
    """A backup: every call it makes of the system or the database."""
    event, file = {"before": "c_call", "after": "c_return"}[step.moment], backup.__file__

    def seen(frame: FrameType, happened: str, what: Any) -> None:
        if happened == event and frame.f_code.co_filename == file and next(step.steps) == step.last:
            die()

    sys.setprofile(seen)


WAYS = {
    "commit": commits,
    "request": requests,
    "operation": operations,
    "leaving": leaving,
    "telling": telling,
    "migrating": migrating,
    "copying": copying,
}


def unhurried(dies: bool) -> None:
    """A machine with other things to do is no reason to give up: only what is broken takes so long."""
    life.LAST_RESORT = life.SYNC = 10 * PATIENCE
    if dies:
        # It shall come to its last step, and nothing else hangs.
        life.STOP = life.RUNNING = life.DRAINING = life.LEAVING = life.CLOSING = PATIENCE


def live(order: dict[str, Any]) -> None:
    """Become the bot."""
    unhurried(bool(order["kind"]))
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    errors = os.open(order["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(errors, 2)
    faulthandler.enable(errors)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    os.dup2(0, 1)
    # Who dies every second draws in a thread: beginning a process takes as long as the rest of a life.
    os.environ.update({"STELLWERK_DRAWERS": "0"} | order["environment"])
    if hours.FILE in os.environ:
        client.Times = lambda: hours.shared(Path(os.environ[hours.FILE]))
    if NO_PICTURES in os.environ:
        sketches.artist = lambda game: None
        showcase.found = lambda game: False
    if order["user"]:
        os.setgid(order["user"])
        os.setuid(order["user"])
    if order["kind"]:
        moment, what = order["kind"].split("-")
        WAYS[what](Step(moment, order["step"]))
    sys.exit(main(order["arguments"], leaving=life.last_resort))


def say(**what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def serve() -> None:
    bell, ring = os.pipe()
    os.set_blocking(ring, False)
    signal.set_wakeup_fd(ring)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    rest = b""
    while True:
        heard, _, _ = select.select([0, bell], [], [])
        if bell in heard:
            os.read(bell, 1000)
            while True:
                try:
                    pid, status = os.waitpid(-1, os.WNOHANG)
                except ChildProcessError:
                    break
                if pid == 0:
                    break
                say(ended=pid, status=os.waitstatus_to_exitcode(status))
        if 0 in heard:
            read = os.read(0, 1 << 16)
            if not read:
                return
            *orders, rest = (rest + read).split(b"\n")
            for order in orders:
                pid = os.fork()
                if pid == 0:
                    live(json.loads(order))
                say(began=pid)


def warm() -> None:
    """Read what every copy would have to read again: modules, and texts, which are most of a start."""
    for extension in (*EXTENSIONS, *found().values()):
        import_module(extension)
    for language, game in product(LANGUAGES, (None, *registry.GAMES)):
        texts(language, game)
        words = bundle(language, game)
        for key in words._messages:
            words.get_message(key)


if __name__ == "__main__":
    warm()
    say(ready=True)
    serve()
