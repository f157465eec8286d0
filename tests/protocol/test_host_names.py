"""A hundred display names taken from the words of the code: whoever deletes their data under them harms nobody."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from bot.store.table import Person as Known
from rules.core import AnyRules
from tests.bot import strangers
from tests.bot.crowd import dumped
from tests.bot.house import WIDE
from tests.protocol.bot import hosted
from tests.protocol.plays import custom_id, done, open_table
from tests.protocol.test_host_forgotten import elsewhere
from tests.protocol.test_host_lookback import played_out

HOUSE = Path(__file__).parents[2] / "bot"
NAMES = 100


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def vocabulary() -> list[str]:
    """Strings that stand in the code of what is kept and what happens, and words that have done harm."""
    found: set[str] = set()
    for room in ("store", "tables", "delivery", "controls"):
        for file in sorted((HOUSE / room).glob("*.py")):
            found |= set(re.findall(r'"([a-z][\w-]{2,30})"', file.read_text("utf-8")))
    words = sorted(found - {*strangers.WORDS})
    return [*strangers.WORDS, *words[:: max(1, len(words) // (NAMES - len(strangers.WORDS)))]][:NAMES]


async def test_a_hundred_names_of_our_own_words_change_nothing_of_others(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, tmp_path: Path
) -> None:
    words = vocabulary()
    assert len(words) == NAMES
    cleo = sandbox.person("cleo")
    far = elsewhere(sandbox, cleo, (cleo,))
    judge = Known(cleo.id, "Cleo", moderator=True)
    await bot.tables.set_charter(judge, far.guild_id or 0, WIDE, {})
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    await bot.tables.set_digest(ada.id, 540, "Europe/Berlin")
    await bot.tables.propose_end(table.id, Known(ada.id, "Ada"))
    here = table.guild
    for reason in strangers.REASONS:
        await bot.tables.ban(Known(5, "", moderator=True), here, 6, "keep", reason)
    await bot.at_rest()
    await bot.outbox.idle()
    file, own = tmp_path / "stellwerk.db", str(far.guild_id)
    before = {name: [row for row in rows if own not in repr(row)] for name, rows in dumped(file).items()}
    dave = sandbox.person("dave")
    sandbox.world.join_guild(sandbox.world.guilds[far.guild_id or 0], dave.user)
    for word in words:
        dave.user.display = word
        await done(await dave.slash("table new", channel=far, game="toy", seats=2, clock="none"))
    known = await bot.store.names_of(dave.id)
    assert known[far.guild_id or 0] == {*words}
    asked = await done(await dave.slash("my-data", channel=far))
    kept = sandbox.world.files.get(asked.attachments[0].id)
    assert kept is not None and not any(str(one).encode() in kept for one in (ada.id, ben.id, cleo.id, here))
    asked = await done(await dave.slash("delete-my-data", channel=far))
    await dave.click(asked, custom_id(asked, "forgetme"))
    await bot.at_rest()
    await bot.outbox.idle()
    after = dumped(file)
    house = {"meta", "lease", "identify", "attempt", "opening", "mailbox", "promise", "sqlite_sequence"}
    missing = strangers.missing({name: rows for name, rows in before.items() if name not in house}, after)
    assert missing == [] and await bot.store.names_of(dave.id) == {}
    assert (await played_out(bot, await bot.tables.get(table.id))).phase == FINISHED
