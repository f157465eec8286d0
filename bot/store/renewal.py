"""After a deletion the posts whose numbers are known are brought up to date, by rows that are never dropped."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.database import Database, fetch
from bot.store.draft import RENEW, Draft
from bot.store.forgotten import Forgotten
from bot.store.outgoing import enqueue
from bot.store.standing import TABLE, read, rows

BESIDE = 1
"""The lane of what may take long and holds up nothing."""


async def renew(database: Database, gone: Forgotten, table: int) -> None:
    """What was posted of a table names nobody who is forgotten; what could not be told about it is not kept."""
    ((revision,),) = await fetch(database, f"SELECT revision FROM {TABLE} WHERE id = ?", table) or [(None,)]  # noqa: S608
    if revision is None:
        return
    posts = await fetch(database, "SELECT kind, target, message_id, digest FROM post WHERE table_id = ?", table)
    drafts: list[Draft] = []
    for kind, target, message, digest in posts:
        named = gone.user == target or str(gone.user) in str(digest).split(",")
        if kind == "lobby":
            drafts.append(Draft("lobby", payload={RENEW: True}))
        elif kind == "board":
            drafts.append(Draft("again", message))
        elif kind == "film":
            drafts.append(Draft("film", payload={RENEW: True}, lane=BESIDE))
        elif kind == "old" or (kind in ("nudge", "notice") and named):
            drafts.append(Draft("hush", message))
    await enqueue(database, table, revision, drafts, gone.since)
    await database.execute(
        "DELETE FROM outbox WHERE table_id = ? AND given_up IS NOT NULL AND kind = 'notice'", (table,)
    )


async def renew_elsewhere(
    database: Database, gone: Forgotten, cups: Iterable[int], guilds: Iterable[int]
) -> None:  # fmt: skip
    """What was posted of several tables: of cups, of the weeks of their servers, for everybody who asked."""
    for cup in cups:
        await _renew_news(database, gone, cup)
    for guild in guilds:
        weeks = await fetch(
            database,
            "SELECT post.table_id, message_id, game_table.revision FROM post JOIN game_table ON game_table.id ="
            " post.table_id WHERE post.guild_id = ? AND kind = 'week'",
            guild,
        )
        for table, message, revision in weeks:
            again = Draft("week", message, {"guild": guild, RENEW: True})
            await enqueue(database, table, revision, (again,), gone.since)
    for row in await rows(database, "answer", gone.user):
        latest = f"SELECT id, revision FROM {TABLE} WHERE guild_id = ? ORDER BY id DESC LIMIT 1"  # noqa: S608
        told = {"kind": row["kind"], "guild": row["guild_id"], "channel": row["channel_id"]}
        kept = read(row["about"])
        about = {**(kept if isinstance(kept, dict) else {}), **told}
        for table, revision in await fetch(database, latest, row["guild_id"]):
            await enqueue(database, table, revision, (Draft("answer", row["message_id"], about, BESIDE),), gone.since)


async def _renew_news(database: Database, gone: Forgotten, cup: int) -> None:
    """How a cup stood after its rounds; of an earlier version only the newest of these posts is known."""
    posts = await fetch(database, "SELECT target FROM post WHERE table_id = ? AND kind = 'cup-news'", -cup)
    found = await fetch(database, "SELECT revision, phase, round FROM cup WHERE id = ?", cup)
    for revision, phase, played in found:
        latest = played if phase == "finished" else max(1, played - 1)
        rounds = [target for (target,) in posts if target >= 0]
        drafts = [Draft("cup-news", target, {"round": target or latest, RENEW: True}) for target in rounds]
        await enqueue(database, -cup, revision, drafts, gone.since)
