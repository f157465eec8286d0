"""Results of games and ratings of people, in SQLite."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from bot.store.database import AMONG, Database, Part, Value, fetch
from bot.store.legible import read
from bot.store.result import EVERYWHERE, STALE, Answered, Placing, Rating, Result
from rules.core import Seat

RESULT = (
    "result.table_id, result.guild_id, result.game, options, result.seats, finished, turns, rated, rewound, ruling, cup"
)
PLACING = "seat, place, person_id, rank, score, whole, standing, ended, left_at, feats, short"
RATING = "rating.guild_id, rating.game, person_id, n, rating.table_id, mu, sigma"
ENDINGS = "('concede', 'resign', 'end', 'remove', 'forget', 'stand-in', 'grace', 'clock', 'sleep-ends')"
"""Changes with which a game may end without an entry of its log."""


class Ledger(Part):
    async def result(self, table: int) -> Result | None:
        found = await self._results("table_id = ?", table)
        return found[0] if found else None

    async def results(
        self,
        *,
        guild: int | None = None,
        game: str | None = None,
        person: int | None = None,
        uncounted: bool = False,
    ) -> tuple[Result, ...]:
        conditions, values = ["TRUE"], list[Value]()
        for condition, value in (
            ("guild_id = ?", guild),
            ("game = ?", game),
            ("table_id IN (SELECT table_id FROM placing WHERE person_id = ?)", person),
            ("counted = ?", 0 if uncounted else None),
        ):
            if value is not None:
                conditions.append(condition)
                values.append(value)
        return await self._results(" AND ".join(conditions), *values)

    async def _results(self, condition: str, *values: Value) -> tuple[Result, ...]:
        async def work(database: Database) -> tuple[Result, ...]:
            order = f"FROM result WHERE {condition} ORDER BY finished, table_id"
            heads = await fetch(database, f"SELECT {RESULT} {order}", *values)  # noqa: S608
            rows = await fetch(
                database,
                f"SELECT table_id, {PLACING} FROM placing WHERE table_id IN (SELECT table_id {order})"  # noqa: S608
                " ORDER BY table_id, seat, place",
                *values,
            )
            placings = {table: tuple(_placing(*row) for row in own) for table, own in groupby(rows, lambda r: r[0])}
            return tuple(_result(row, placings.get(row[0], ())) for row in heads)

        return await self._reader.run(work)

    async def unsettled(self) -> tuple[int, ...]:
        query = (
            "SELECT id FROM game_table WHERE phase = 'finished' AND id NOT IN (SELECT table_id FROM result)"
            " AND NOT EXISTS (SELECT 1 FROM change WHERE table_id = id AND what = 'import') ORDER BY id"
        )
        return tuple(int(row[0]) for row in await self._rows(query))

    async def ended(self, table: int) -> int:
        query = (
            "SELECT coalesce(max(made), 0) FROM change WHERE table_id = ?1 AND"  # noqa: S608
            f" (revision = (SELECT max(revision) FROM entry WHERE table_id = ?1) OR what IN {ENDINGS})"
        )
        return int((await self._rows(query, table))[0][0])

    async def keep_result(self, result: Result) -> None:
        async def work(database: Database) -> None:
            await write_result(database, result)

        await self._writer.run(work)

    async def keep_all(self, results: tuple[Result, ...]) -> None:
        async def work(database: Database) -> None:
            await database.execute("DELETE FROM result")
            for result in results:
                await write_result(database, result)

        await self._writer.run(work)

    async def standing(self, guild: int, game: str, people: Iterable[int]) -> Mapping[int, Rating]:
        wanted = json.dumps(sorted(people))
        query = (
            f"SELECT {RATING}, finished FROM rating JOIN result USING (table_id)"  # noqa: S608
            f" WHERE rating.guild_id = ?1 AND rating.game = ?2 AND person_id IN {AMONG}"
            " AND n = (SELECT max(n) FROM rating AS last WHERE last.guild_id = ?1 AND last.game = ?2"
            " AND last.person_id = rating.person_id)"
        )
        return {row[2]: Rating(*row) for row in await self._rows(query, guild, game, wanted)}

    async def ratings(self, guild: int = EVERYWHERE, game: str = "", person: int | None = None) -> tuple[Rating, ...]:
        query = (
            f"SELECT {RATING}, finished FROM rating JOIN result USING (table_id)"  # noqa: S608
            " WHERE rating.guild_id = ? AND rating.game = ? AND (person_id = ?3 OR ?3 IS NULL)"
            " ORDER BY finished, rating.table_id, person_id"
        )
        return tuple(Rating(*row) for row in await self._rows(query, guild, game, person))

    async def counted_to(self) -> tuple[int, int]:
        query = "SELECT finished, table_id FROM result WHERE counted = 1 ORDER BY finished DESC, table_id DESC LIMIT 1"
        rows = await self._rows(query)
        return (int(rows[0][0]), int(rows[0][1])) if rows else (0, 0)

    async def keep_ratings(self, tables: tuple[int, ...], ratings: tuple[Rating, ...], anew: bool = False) -> None:
        async def work(database: Database) -> None:
            if anew:
                await database.execute("DELETE FROM rating")
                await database.execute("DELETE FROM meta WHERE key = ?", (STALE,))
                await database.execute("UPDATE result SET counted = 0 WHERE counted = 1")
            await database.executemany(
                "INSERT INTO rating (guild_id, game, person_id, n, table_id, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)",
                [(one.guild, one.game, one.person, one.n, one.table, one.mu, one.sigma) for one in ratings],
            )
            await database.executemany(
                "UPDATE result SET counted = 1 WHERE table_id = ?", [(table,) for table in tables]
            )

        await self._writer.run(work)

    async def names(self, guild: int, people: Iterable[int]) -> Mapping[int, str]:
        query = (
            "SELECT tenure.person_id, tenure.name FROM tenure JOIN result USING (table_id)"  # noqa: S608
            f" WHERE result.guild_id = ? AND tenure.person_id IN {AMONG}"
            " ORDER BY finished, table_id"
        )
        # The latest name of somebody stays.
        return {int(person): str(name) for person, name in await self._rows(query, guild, json.dumps(sorted(people)))}

    async def unlisted(self, people: Iterable[int]) -> frozenset[int]:
        query = f"SELECT user_id FROM person WHERE unlisted = 1 AND user_id IN {AMONG}"  # noqa: S608
        return frozenset(int(row[0]) for row in await self._rows(query, json.dumps(sorted(people))))

    async def answered(self, person: int, guild: int | None, game: str | None, most: int) -> tuple[Answered, ...]:
        query = (
            "SELECT wait.table_id, opened, closed, lapsed FROM wait JOIN game_table ON game_table.id = wait.table_id"
            " WHERE person_id = ?1 AND closed IS NOT NULL AND (closed_by = 'play' OR lapsed > 0)"
            " AND (game_table.guild_id = ?2 OR ?2 IS NULL) AND (game = ?3 OR ?3 IS NULL) ORDER BY closed DESC LIMIT ?4"
        )
        rows = await self._rows(query, person, guild, game, most)
        return tuple(Answered(table, opened, closed, bool(lapsed)) for table, opened, closed, lapsed in rows)

    async def sat(self, person: int, guild: int | None, game: str | None, most: int) -> tuple[tuple[int, str], ...]:
        query = (
            "SELECT tenure.table_id, ended FROM tenure JOIN game_table ON game_table.id = tenure.table_id"
            " WHERE person_id = ?1 AND ended IS NOT NULL AND (game_table.guild_id = ?2 OR ?2 IS NULL)"
            " AND (game = ?3 OR ?3 IS NULL) ORDER BY game_table.updated DESC, tenure.table_id DESC, place DESC LIMIT ?4"
        )
        return tuple((int(table), str(ended)) for table, ended in await self._rows(query, person, guild, game, most))


async def write_result(database: Database, result: Result) -> None:
    """The result of a table, in place of the one that was kept."""
    await database.execute("DELETE FROM result WHERE table_id = ?", (result.table,))
    await database.execute(
        "INSERT INTO result (table_id, guild_id, game, options, seats, finished, turns, rated, rewound, ruling, cup)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            result.table, result.guild, result.game, json.dumps(dict(result.options)), result.seats, result.finished,
            result.turns, int(result.rated), int(result.rewound), result.ruling, result.cup,
        ),
    )  # fmt: skip
    await database.executemany(
        f"INSERT INTO placing (table_id, guild_id, {PLACING}) VALUES ({', '.join('?' * 13)})",  # noqa: S608
        [
            (
                result.table, result.guild, one.seat, one.place, one.person, one.rank, one.score, int(one.whole),
                one.standing, one.ended, one.left, json.dumps(one.feats), int(one.short),
            )
            for one in result.placings
        ],
    )  # fmt: skip


def _result(row: tuple[Any, ...], placings: tuple[Placing, ...]) -> Result:
    table, guild, game, options, seats, finished, turns, rated, rewound, ruling, cup = row
    chosen: dict[str, str] = read(options, {}, f"table {table}: the options of its result")
    return Result(
        table, guild, game, chosen, seats, finished, turns, bool(rated), bool(rewound), placings, ruling, cup
    )  # fmt: skip


def _placing(table: int, *row: Any) -> Placing:
    seat, place, person, rank, score, whole, standing, ended, left, text, short = row
    feats: tuple[str, ...] = read(text, (), f"table {table}: the feats of its result")
    return Placing(Seat(seat), place, person, rank, score, bool(whole), standing, ended, left, feats, bool(short))
