"""A PostgreSQL of one's own: in a folder under the system's temporary one, on a loopback port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

USER = "postgres"
PATIENCE = 60.0
"""Seconds for a start; a machine may be busy."""
FAST = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
"""For tests of what is kept, not of how well."""
WATCH = """
while kill -0 "$1" 2>/dev/null; do sleep 2; done
for file in "$2"/*/data/postmaster.pid; do [ -f "$file" ] && kill -KILL "-$(head -n 1 "$file")"; done
rm -rf "$2"
"""
"""Tests may be killed; what they have started must not outlive them."""
_databases = count(1)


class NoPostgres(Exception):
    """There is no PostgreSQL to be started; the text tells why."""


def binaries() -> Path:
    """The folder with the programs of the newest PostgreSQL there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[-3]))
    if found:
        return found[-1].parent
    somewhere = shutil.which("initdb")
    if somewhere is None:
        raise NoPostgres("there is no PostgreSQL here: no initdb, neither in the PATH nor in /usr/lib/postgresql")
    return Path(somewhere).resolve().parent


def available() -> str | None:
    """Why none can be started; None: one can."""
    try:
        binaries()
        _user()
    except NoPostgres as problem:
        return str(problem)
    return None


def _user() -> str | None:
    """Whom it runs as: it refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    for name in (USER, "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgres("PostgreSQL refuses to be run by root, and there is no other user here")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """One server with its folder."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def make(self, **settings: str) -> None:
        """A new, empty server."""
        self._own_folder()
        self._run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        self.set(
            listen_addresses="'127.0.0.1'", unix_socket_directories=f"'{self.folder}'", max_connections="100",
            log_min_messages="fatal", shared_buffers="'32MB'", max_wal_senders="4", **settings,
        )  # fmt: skip
        with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
            rules.write("host replication all 127.0.0.1/32 trust\n")

    def set(self, **settings: str) -> None:
        with (self.data / "postgresql.auto.conf").open("a", encoding="utf-8") as kept:
            kept.writelines(f"{name} = {value}\n" for name, value in settings.items())

    def start(self) -> None:
        log = (self.folder / "log").open("ab")
        with log:
            self.process = subprocess.Popen(
                [binaries() / "postgres", "-D", self.data, "-p", str(self.port)],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True, user=_user(), cwd="/",
            )  # fmt: skip
        self._await()

    def stop(self) -> None:
        """As an operator does it: who is connected is sent away."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Every process of it at once, as when the machine dies."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def freeze(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGCONT)

    def create(self, like: str = "") -> str:
        """A new database, empty or like another one; its address."""
        name = f"stellwerk_{os.getpid()}_{next(_databases)}"
        self.sql(f"CREATE DATABASE {name}" + (f" TEMPLATE {like.rpartition('/')[2]}" if like else ""))
        return self.address(name)

    def drop(self, address: str) -> None:
        self.sql(f"DROP DATABASE IF EXISTS {address.rpartition('/')[2]} WITH (FORCE)")

    def sql(self, statement: str, database: str = "postgres") -> str:
        told = self._run(
            "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-d", database, "-Atqc", statement
        )
        return told.strip()

    def standby(self, folder: Path, port: int | None = None, synchronous: bool = True) -> Server:
        """A copy that follows, started; from then on a commit counts when it is on both disks, or at once as before."""
        follower = Server(folder, port)
        follower._own_folder()
        follower._run(
            "pg_basebackup", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-D", follower.data, "-R",
            "--checkpoint=fast", "--no-sync",
        )  # fmt: skip
        follower.set(
            unix_socket_directories=f"'{folder}'",
            primary_conninfo=f"'host=127.0.0.1 port={self.port} user={USER} application_name=standby'",
        )
        follower.start()
        if synchronous:
            self.set(synchronous_standby_names="'standby'", synchronous_commit="on")
            self.sql("SELECT pg_reload_conf()")
        return follower

    def fall_behind(self) -> None:
        """From here on a standby hears nothing: what it has not got is lost when it takes over.

        A delay would not do: whoever is promoted applies all it has got first (PostgreSQL, `recovery_min_apply_delay`).
        """
        self.set(primary_conninfo="''")
        self.sql("SELECT pg_reload_conf()")
        while self.sql("SELECT count(*) FROM pg_stat_wal_receiver") != "0":
            time.sleep(0.05)

    def caught_up(self, primary: Server) -> bool:
        """Has a standby applied all that there is?"""
        return self.sql(f"SELECT pg_last_wal_replay_lsn() >= '{primary.sql('SELECT pg_current_wal_lsn()')}'") == "t"

    def promote(self) -> None:
        self.set(synchronous_standby_names="''")
        self._run("pg_ctl", "promote", "-D", self.data, "-w", "-t", str(int(PATIENCE)))

    # -- how

    def _own_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        user = _user()
        if user is not None:
            shutil.chown(self.folder, user)
        self.folder.chmod(0o700)

    def _run(self, program: str, *arguments: object) -> str:
        done = subprocess.run(
            [binaries() / program, *map(str, arguments)],
            capture_output=True, text=True, check=False, user=_user(), cwd="/",
        )  # fmt: skip
        if done.returncode:
            raise NoPostgres(f"{program}: {done.stderr.strip()}")
        return done.stdout

    def _await(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process is not None and self.process.poll() is not None:
                raise NoPostgres(f"it ended: {(self.folder / 'log').read_text(encoding='utf-8')[-500:]}")
            with suppress(NoPostgres):
                self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port))
                return
            time.sleep(0.1)
        raise NoPostgres("it does not start")

    def _end(self, sign: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None and process.poll() is None:
            process.send_signal(sign)
            process.wait()


@contextmanager
def running(**settings: str) -> Iterator[Server]:
    """A new server, as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="stellwerk-pg-"))
    server = Server(folder / "primary")
    watch = subprocess.Popen(["/bin/sh", "-c", WATCH, "watch", str(os.getpid()), str(folder)], start_new_session=True)
    try:
        folder.chmod(0o755)
        server.make(**settings)
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
        watch.kill()
        watch.wait()
