"""`/stats`, `/profile`, `/leaderboard`: private unless shown, nobody without their will, in both languages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.result import EVERYWHERE, OVERALL, Rating
from bot.store.table import FINISHED, Place, Table
from bot.store.table import Person as Player
from bot.tables.ratings import MILLION, SHOWN
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import begun, done, open_table, told
from tests.protocol.test_host_lookback import played_out, shown
from tests.protocol.test_host_looks import choose


async def games(bot: Stellwerk, place: Place, people: list[Person], count: int) -> None:
    """Rated games of the toy, to their end."""
    first, *others = (Player(one.id, one.user.display) for one in people)
    for _ in range(count):
        table = await bot.tables.open(first, place, "toy", len(people))
        for other in others:
            await bot.tables.join(table.id, other)
        await played_out(bot, await begun(bot, await bot.tables.start(table.id, first)))
    await bot.tables.drain()


async def test_figures_are_private_until_they_are_shown(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table: Table = await open_table(sandbox, bot, [ada, ben], "rail_line")
        lobby = next(m for m in ada.messages(ada.channel("tables")) if "Rated: the result counts" in told(m))
        table = await played_out(bot, table)
        assert table.phase == FINISHED and "Rated" in told(lobby)
        own = await done(await ada.slash("stats"))
        assert own.ephemeral and "**One game**" in told(own) and f"<@{ben.id}>" in told(own)
        assert "after 4 more rated games" in told(own) and "Rail Line (2 players" in told(own)

        (choice,) = await ada.autocomplete("profile", "game", "rail")
        seen = await done(await ada.slash("profile", game=choice.value, player=ben.id))
        assert seen.ephemeral and shown(seen) == ["profile.png"] and f"<@{ben.id}> · Rail Line" in told(seen)
        assert "Ben, Rail Line. Rating: –, Games: 1" in str(seen.components)
        count = len(ben.messages(ben.channel("tables")))
        ada.at = ben.at = ada.channel("tables")
        assert shown(await done(await ada.click(seen, "Show to all"))) == ["profile.png"]
        await bot.at_rest()
        posted = ben.messages(ben.channel("tables"))
        assert len(posted) == count + 1 and shown(posted[-1]) == ["profile.png"] and not posted[-1].ephemeral

        ben.user.locale = "de"
        german = await done(await ben.slash("stats", game="rail line"))
        assert "**Eine Partie**" in told(german) and "4 weiteren gewerteten Partien" in told(german)
        # Only oneself sees one's games everywhere, and there is nothing of a game that nobody knows.
        refused = await done(await ada.slash("stats", player=ben.id, scope="everywhere"))
        assert "Only you yourself" in told(refused)
        assert "no such game" in told(await done(await ada.slash("stats", game="chess")))
        ada.at = ada.dm()
        assert "Games on all servers" in told(await done(await ada.slash("stats")))
        assert "Only you yourself" in told(await done(await ada.slash("stats", player=ben.id)))


async def test_the_leaderboard_is_for_everybody_and_lists_nobody_against_their_will(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        ada.at = ben.at = cleo.at = ada.channel("tables")
        place = Place(ada.at.guild_id or 0, ada.at.id)
        empty = await done(await cleo.slash("leaderboard"))
        assert "Nobody here has played 5 rated games yet" in told(empty) and not empty.ephemeral
        await games(bot, place, [ada, ben], SHOWN)
        board = await done(await cleo.slash("leaderboard", scope="here"))
        assert not board.ephemeral and shown(board) == ["leaders.png"]
        assert "1. " in str(board.components) and "Ada (" in str(board.components) and "Ben (" in str(board.components)

        # Whoever is known on another server only is on no list here, not even among the games everywhere.
        (kept,) = [one.id for one in [await bot.tables.get(1)]]
        stranger = [Rating(EVERYWHERE, OVERALL, 4711, n, kept, 40 * MILLION, MILLION) for n in range(1, SHOWN + 1)]
        await bot.tables.store.keep_ratings((kept,), tuple(stranger))
        anywhere = await done(await cleo.slash("leaderboard", scope="everywhere"))
        assert str(anywhere.components).count("(1") <= 2 and "4711" not in str(anywhere.components)
        assert "no such game" in told(await done(await cleo.slash("leaderboard", game="chess")))

        panel = await done(await ben.slash("me"))
        await choose(bot, ben, panel, "Records", "I am “somebody”")
        assert "**Records:** I am “somebody”" in told(panel)
        board = await done(await cleo.slash("leaderboard"))
        assert "Ada (" in str(board.components) and "Ben" not in str(board.components)
        own = told(await done(await ada.slash("stats")))
        assert "somebody: 5 games" in own and f"<@{ben.id}>" not in own
        assert "keeps their records" in told(await done(await ada.slash("profile", player=ben.id)))
        mine = await done(await ben.slash("profile"))
        assert shown(mine) == ["profile.png"]


async def test_what_is_achieved_is_told_once_and_only_where_it_is_wanted(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        assert "may manage this server" in told(await done(await ben.slash("settings achievements", told=False)))
        # Not every deal lets somebody achieve something.
        bot.tables._secret = lambda: "5a" * 32
        table = await open_table(sandbox, bot, [ada, ben], "rail_line")
        table = await played_out(bot, table)
        kept = await bot.tables.store.result(table.id)
        assert kept is not None
        feats = [feat for one in kept.ranked for feat in one.feats]
        final = next(
            m
            for m in reversed(ada.messages(sandbox.world.channels[table.thread or 0]))
            if "s1:rematch" in str(m.components)
        )
        assert feats and told(final).count("Moments: ") == 1
        achieved = next(one.person for one in kept.ranked if one.feats)
        who = ada if achieved == ada.id else ben
        assert "**Moments**\nRail Line: " in told(await done(await who.slash("profile")))

        assert "tells nothing beside" in told(await done(await ada.slash("settings achievements", told=False)))
        assert "Moments" not in told(await done(await who.slash("profile")))
        ada.at = ada.channel("tables")
        again = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "rail_line"))
        last = next(
            m
            for m in reversed(ada.messages(sandbox.world.channels[again.thread or 0]))
            if "s1:rematch" in str(m.components)
        )
        assert "Moments" not in told(last)


async def test_what_was_finished_before_is_picked_up_when_the_bot_starts(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        ada.at = ada.channel("tables")
        await games(bot, Place(ada.at.guild_id or 0, ada.at.id), [ada, ben], 2)
        kept = await bot.tables.records.kept()
        assert len(kept[0]) == 2
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database, database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM result WHERE table_id = 1")
    async with hosted(sandbox, tmp_path) as bot:
        records = bot.tables.records

        async def whole() -> bool:
            return await records.kept() == kept

        await until(whole)
        assert "**2 games**" in told(await done(await ada.slash("stats")))
