"""The command line: `stellwerk` plays in the sandbox, `stellwerk run` serves Discord."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import metadata
from pathlib import Path

from bot.process import abandoned, garbage, health, local, logs, rehearsing, status, upkeep
from bot.process.client import build
from bot.process.life import Life, last_resort
from bot.process.scaffold import BadGame, new_game
from bot.process.settings import BadSetting, Settings, from_env, shards
from bot.process.trouble import NoEntry
from bot.rehearsal.trouble import NoStage, OutOfReach
from bot.store.address import Place
from bot.store.failure import TooNew, Unusable
from bot.store.lock import InUse

TROUBLE = 2
"""The exit status when something outside must be put right first."""
TURN = 0.0005
"""Seconds after which a thread that draws lets the loop go on: with Python's 5 ms a click waits noticeably longer."""


def version() -> str:
    """The version that is installed; a clone that runs from its folder has none."""
    try:
        return metadata.version("stellwerk")
    except metadata.PackageNotFoundError:
        return "from source"


def parser() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(
        prog="stellwerk",
        description="Railway board games in Discord. Without a command: `run` if DISCORD_TOKEN is set, else `sandbox`.",
    )
    told.add_argument("--version", action="version", version=f"Stellwerk {version()}")
    _options(told)
    commands = told.add_subparsers(dest="command", metavar="COMMAND")
    run = commands.add_parser("run", help="serve Discord with the token in DISCORD_TOKEN")
    run.add_argument("--take-over", action="store_true", help="take over from the bot that runs on these data, if any")
    run.add_argument("--shards", default=argparse.SUPPRESS, metavar="FIRST-LAST/ALL", help="of these shards alone")
    _options(commands.add_parser("sandbox", help="a local Discord to play in, with a page in the browser"))
    tried = commands.add_parser("rehearse", help="try on the real Discord what is only believed; the bot must not run")
    rehearsing.options(tried)
    game = commands.add_parser("new-game", help="write a small game that works, to be made another one")
    game.add_argument("id", help="small letters, digits, _")
    game.add_argument("--package", action="store_true", help="as a package of its own, installed beside Stellwerk")
    game.add_argument("--folder", type=Path, default=Path(), help="the clone, or where the package shall be")
    check = commands.add_parser("health", help="exit status 0 if the running bot is well")
    look = commands.add_parser("status", help="tell how the bot and its data are, whether it runs or not")
    box = commands.add_parser("outbox", help="what was given up and never reached Discord: list, resend, drop")
    box.add_argument("do", nargs="?", choices=("list", "resend", "drop"), default="list", help="list if left out")
    box.add_argument("ids", nargs="*", metavar="ID", help="numbers that the list tells, or all")
    for command in (look, box):
        command.add_argument("--json", action="store_true", help="for programs")
    proof = commands.add_parser("verify", help="replay every table; exit status 1 if one is not what its log says")
    proof.add_argument("file", type=Path, nargs="*", metavar="FILE", help="games made by /history export, instead")
    game_in = commands.add_parser("import", help="bring in a game as a table to step through; the bot must not run")
    game_in.add_argument("file", type=Path, metavar="FILE", help="a game made by /history export")
    game_in.add_argument("--server", type=int, default=0, help="id of the server, if there are tables in several")
    game_in.add_argument("--channel", type=int, default=0, help="id of the channel, if there are tables in several")
    kept = commands.add_parser("records", help="exit status 1 if results and ratings are not what tables and logs say")
    kept.add_argument(
        "--rebuild", action="store_true", help="make them anew from tables and logs; the bot must not run"
    )
    times = commands.add_parser(
        "repair-times", help="bring back what a wrong clock has put into the future; the bot must not run"
    )
    copy = commands.add_parser("backup", help="copy the database while the bot runs")
    copy.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; nothing may be there yet")
    back = commands.add_parser("restore", help="put a copy in the place of the database; the bot must not run")
    back.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a copy made by `stellwerk backup`")
    back.add_argument("--done", action="store_true", help="a PostgreSQL was put back with pg_restore; tell the bot")
    away = commands.add_parser("move", help="copy everything into another, empty database; the bot must not run")
    away.add_argument("--to", required=True, metavar="DATABASE", help="postgresql://…, or a file that is not there yet")
    for command in (run, check, look, box, proof, game_in, kept, times, copy, back, away):
        command.add_argument("--data", type=Path, default=argparse.SUPPRESS, help="folder of the data (STELLWERK_DATA)")
    return told


def _options(command: argparse.ArgumentParser) -> None:
    # Suppressed defaults: an option may stand before or after the command, and neither place undoes the other.
    missing = argparse.SUPPRESS
    command.add_argument("--data", type=Path, default=missing, help="folder of the data (STELLWERK_DATA)")
    command.add_argument("--port", type=int, default=missing, help=f"port of the sandbox ({local.PORT})")
    command.add_argument("--fresh", action="store_true", default=missing, help="forget the sandbox's tables first")


def program() -> int:
    """The process as a whole: once it has begun to stop, it ends soon, whatever hangs."""
    return main(leaving=last_resort)


def main(arguments: Sequence[str] | None = None, leaving: Callable[[], None] = lambda: None) -> int:
    given = parser().parse_args(arguments)
    if given.command == "new-game":
        return write(given.id, given.folder, given.package)
    sys.setswitchinterval(TURN)
    garbage.seldom()
    try:
        settings = from_env()
        settings = replace(settings, version=version(), **({"data": given.data} if "data" in given else {}))
        if "shards" in given:
            settings = replace(settings, shards=shards(given.shards))
        command = given.command or ("run" if settings.token else "sandbox")
        logs.set_up(settings)
        if command == "health":
            return health.check(settings)
        if command == "rehearse":
            return rehearsing.begin(given, settings)
        if command == "status":
            return status.status(settings, version(), given.json)
        if command == "outbox":
            return outbox(settings.place, given.do, given.ids, given.json)
        if command == "verify":
            return upkeep.verify_files(given.file) if given.file else upkeep.verify(settings.place)
        if command == "import":
            return upkeep.bring_in(settings.place, given.file, given.server, given.channel)
        if command == "records":
            return upkeep.records(settings.place, given.rebuild)
        if command == "repair-times":
            return upkeep.repair_times(settings.place)
        if command == "backup":
            return upkeep.back_up(settings.place, given.file)
        if command == "restore":
            return upkeep.restore(settings.place, None if given.done else given.file, data=settings.data)
        if command == "move":
            return upkeep.move(settings.place, given.to)
        if command == "sandbox":
            port, fresh = getattr(given, "port", local.PORT), getattr(given, "fresh", False)
            asyncio.run(local.run(settings.data, port, fresh))
        else:
            asyncio.run(serve(settings, leaving, getattr(given, "take_over", False)))
    except (BadSetting, InUse, TooNew, Unusable, NoEntry, NoStage, OutOfReach) as problem:
        print(problem, file=sys.stderr)
        return TROUBLE
    return 0


def outbox(database: Place, do: str, ids: Sequence[str], as_json: bool) -> int:
    """What was given up: list it, or do something about it."""
    if do == "resend":
        return abandoned.resent(database, ids)
    if do == "drop":
        return abandoned.dropped(database, ids)
    return abandoned.listed(database, as_json)


def write(game: str, folder: Path, package: bool) -> int:
    """Write a new game and say what is where."""
    try:
        files = new_game(game, folder, package)
    except BadGame as problem:
        print(problem, file=sys.stderr)
        return TROUBLE
    print(*files, sep="\n")
    return 0


async def serve(settings: Settings, leaving: Callable[[], None], take_over: bool = False) -> None:
    """Run the bot until a signal asks it to stop; `leaving` is called then."""
    client = build(settings)

    def ready() -> None:
        print(*client.invitation(), sep="\n", flush=True)

    await Life(client, leaving, take_over, furnished=garbage.settled).run(ready=ready)


if __name__ == "__main__":
    sys.exit(program())
