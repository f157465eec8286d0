"""Does a phone ring once for each call, and say what is asked? `python -m tests.bench.pushes [GAME …] [--seed N]`

Whole games by chance of three people (two, where no more can play) on the sandbox, in each language, by the real
client. Calls are counted twice: from the store, by who has become waited for by each commit, and from what the phones
of the sandbox have shown. A line tells both, and what is doubled, missing, without text, or begins with anything but
what is asked. Exit status 1 if anything is not as it should be.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from bot.process.client import Stellwerk
from bot.sandbox.entities import Push
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.mailbox import Budget
from bot.store.table import RUNNING, Table
from bot.store.table import Person as Player
from bot.tables import calls
from bot.texts import LANGUAGES
from rules import bots, registry
from rules.core import Rng, legal, waiting
from tests.protocol.bot import hosted
from tests.protocol.echo_bot import use
from tests.protocol.plays import open_table

NAMES = ("ada", "ben", "cleo")
PLENTY = 100_000
FITS = 80
"""Characters within which a call says what matters."""
NOISE = re.compile(r"https?://|<[@#t]")
"""What says nothing on a lock screen: addresses, and what its client does not turn into words."""


@dataclass(slots=True)
class Counted:
    """A game: how often people were called by the store, and what their phones have said."""

    turns: int = 0
    store: Counter[int] = field(default_factory=Counter)
    phones: Counter[int] = field(default_factory=Counter)
    empty: int = 0
    unclear: list[str] = field(default_factory=list)
    """Calls whose first words do not say what is asked."""
    refused: int = 0
    given_up: int = 0

    @property
    def doubled(self) -> int:
        return sum((self.phones - self.store).values())

    @property
    def missing(self) -> int:
        return sum((self.store - self.phones).values())

    @property
    def good(self) -> bool:
        return not (self.doubled or self.missing or self.empty or self.unclear or self.refused or self.given_up)


def newly(before: Table | None, after: Table, by: int | None) -> list[int]:
    """Who has become waited for by a commit; whoever has made it knows it."""
    known = set() if before is None else {(wait.user, wait.revision) for wait in before.waits}
    return [wait.user for wait in after.waits if (wait.user, wait.revision) not in known and wait.user != by]


def rings(person: Person, since: int) -> list[Push]:
    """What has made a sound because it is for this person: mentions and letters, no lines of Discord itself."""
    return [
        one
        for one in person.pushes()[since:]
        if not one.silent and not one.system and (one.mention or one.channel_id == person.dm().id)
    ]


async def played(sandbox: Sandbox, bot: Stellwerk, game: str, language: str, seed: int) -> Counted:
    """A whole game; everybody answers when what was told has arrived."""
    rules, counted, rng = registry.GAMES[game], Counted(), Rng(seed)
    people = [sandbox.person(name) for name in NAMES[: min(len(NAMES), max(rules.seats))]]
    for person in people:
        await bot.tables.set_language(person.id, language)
        person.locale = language
    table = await open_table(sandbox, bot, people, game)
    await bot.outbox.idle()
    known = {person.id: len(person.pushes()) for person in people}
    while (now := await bot.tables.get(table.id)).phase == RUNNING and now.match is not None:
        seat = waiting(rules, now.match.state)[0]
        options = legal(rules, now.match.state, seat)
        move = bots.BOTS["greedy"](rules, rules.view(now.match.state, seat), seat, options, rng)
        _, rng = rng.below(2)
        mover = next(person for person in people if person.id == now.seats[seat].user)
        after = (await bot.tables.play(now.id, Player(mover.id, mover.user.display), move)).table
        if after.match is not None:
            counted.turns += max(0, rules.turn(after.match.state) - rules.turn(now.match.state))
        if after.phase != RUNNING:
            # The end rings as well, and is no call to play.
            break
        counted.store.update(newly(now, after, mover.id))
        await bot.outbox.idle()
    for person in people:
        for push in rings(person, known[person.id]):
            counted.phones[person.id] += 1
            counted.empty += not push.text
            if push.text and (NOISE.search(push.text[:FITS]) or "·" not in push.text[:FITS]):
                counted.unclear.append(push.text)
    await bot.outbox.idle()
    counted.refused = len([one for one in sandbox.exchange.latest if one.status == 400])
    counted.given_up = bot.outbox.given_up
    return counted


async def whole(game: str, language: str, seed: int) -> Counted:
    """A game on a sandbox of its own."""
    calls.CAP = PLENTY  # Days pass in seconds here; what is held back by the day's measure is no subject of this.
    sandbox = Sandbox()
    sandbox.gateway.starts.seconds = 0.0
    sandbox.limits.rates = False
    sandbox.world.pushes_kept = PLENTY
    sandbox.exchange.keep_everything()
    await sandbox.start()
    use(sandbox.api_base, sandbox.gateway_url)
    try:
        with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
            async with hosted(sandbox, Path(folder), letters=Budget(PLENTY, PLENTY)) as bot:
                return await played(sandbox, bot, game, language, seed)
    finally:
        await sandbox.stop()


def line(game: str, language: str, found: Counted) -> str:
    return (
        f"{game} {language}: {found.turns} turns, {sum(found.store.values())} calls by the store, "
        f"{sum(found.phones.values())} on the phones; doubled {found.doubled}, missing {found.missing}, without text "
        f"{found.empty}, unclear {len(found.unclear)}; requests refused {found.refused}, rows given up {found.given_up}"
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.pushes", description="One push for each call?")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=[*LANGUAGES], help="in this one alone")
    given = parser.parse_args(arguments)
    logging.disable(logging.ERROR)
    good = True
    for game in given.games or sorted(registry.GAMES):
        for language in [given.language] if given.language else LANGUAGES:
            found = asyncio.run(whole(game, language, given.seed))
            print(line(game, language, found), flush=True)
            for text in found.unclear[:3]:
                print(f"    {text[:120]!r}")
            good = good and found.good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
