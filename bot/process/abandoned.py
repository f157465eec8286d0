"""What was given up and never reached Discord: listed, sent again, or dropped, also while the bot runs."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict

from bot.process.status import ago
from bot.store.address import Place
from bot.store.place import looked_into

Say = Callable[[str], None]
ALL = "all"


def listed(database: Place, as_json: bool = False, say: Say = print, now: float | None = None) -> int:
    async def work() -> int:
        async with looked_into(database) as inventory:
            rows = await inventory.abandoned()
        if as_json:
            say(json.dumps([asdict(row) for row in rows], indent=2))
            return 0
        moment = int(time.time() if now is None else now)
        for row in rows:
            say(
                f"{row.id}: table {row.table} ({row.game}), {row.kind}, given up {ago(moment - row.ended)}"
                f" after {row.attempts} attempts: {row.reason}"
            )
        say(f"{len(rows)} given up" + (": `stellwerk outbox resend ID …` or `drop ID …`" if rows else ""))
        return 0

    return asyncio.run(work())


def resent(database: Place, ids: Sequence[str], say: Say = print) -> int:
    """The running bot finds them within half a minute."""
    return asyncio.run(_changed(database, ids, "sent again", say))


def dropped(database: Place, ids: Sequence[str], say: Say = print) -> int:
    return asyncio.run(_changed(database, ids, "dropped", say))


async def _changed(database: Place, ids: Sequence[str], what: str, say: Say) -> int:
    wrong = [one for one in ids if one != ALL and not one.isdecimal()]
    if wrong or not ids:
        say(f"Which? Name the numbers that `stellwerk outbox` lists, or {ALL}.")
        return 1
    async with looked_into(database, writes=True) as inventory:
        known = tuple(row.id for row in await inventory.abandoned())
        wanted = known if ALL in ids else tuple(dict.fromkeys(map(int, ids)))
        done = await (inventory.resend if what == "sent again" else inventory.discard)(wanted)
    missing = [str(one) for one in wanted if one not in done]
    if missing:
        say(f"not given up, or gone: {', '.join(missing)}")
    say(f"{what}: {len(done)}")
    return 1 if missing else 0
