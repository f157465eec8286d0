"""Games as files: what is written is read again, and whatever is changed in a file is found, with its entry."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.views import fair
from bot.store.charter import DAY, IMPORTS
from bot.store.match import Line
from bot.store.table import CANCELLED, FINISHED, Person, Place, SeatInfo, Table
from bot.tables import fairness, record
from bot.tables.record import BadRecord
from bot.tables.writer import Tables
from bot.texts import texts
from rules import match as matches
from rules.core import Rng, Seat, legal, waiting
from rules.registry import GAMES
from tests.bot.house import ADA, BEN, CLEO, HERE, Clock, Dice, play_on, refusal, running

SECRET = "5a" * 32
HOUSES = sorted(set(GAMES) - {"toy"})
Row = dict[str, Any]


def finished(game: str) -> tuple[Table, list[Line]]:
    """A game of random moves, sealed and with two words, as it is kept."""
    rules, rng = GAMES[game], Rng(2)
    seats, words = min(rules.seats), ((0, "Glück auf"), (1, "Dampf"))
    match = matches.new(rules, seats, fairness.seed(SECRET, 5, words))
    lines = []
    while seat := waiting(rules, match.state):
        move, rng = rng.choice(legal(rules, match.state, seat[0]))
        match, events = matches.play(rules, match, seat[0], move)
        lines.append(Line(match.log[-1], len(match.log), False, events, 1_000 + len(match.log)))
    table = Table(
        5, 1, 2, None, game, dict(match.header.options), "de", "public", (), 1, FINISHED, 9,
        tuple(SeatInfo(Seat(n), 100 + n, f"P{n}") for n in range(seats)), match, 0, 0, secret=SECRET, words=words,
    )  # fmt: skip
    return table, lines


@pytest.fixture(scope="module", params=HOUSES)
def kept(request: pytest.FixtureRequest) -> tuple[Table, list[Line], str]:
    table, lines = finished(request.param)
    return table, lines, record.written(table, lines)


Kept = tuple[Table, list[Line], str]


def test_a_finished_game_of_every_kind_is_written_read_and_proven(kept: Kept) -> None:
    table, lines, text = kept
    game = record.parsed(text)
    assert record.proven(game) == ("proof-seal", "proof-seed", "proof-entries")
    assert table.match is not None
    again, told = record.table(game, BEN, HERE, 7)
    assert again.match is not None and again.match.state == table.match.state and again.match.log == table.match.log
    assert [line.events for line in told] == [line.events for line in lines]
    assert [line.made for line in told] == [line.made for line in lines]
    assert again.phase == FINISHED and again.names == table.names and again.people == () and again.open_hands


def changed(text: str, change: Callable[[list[Row]], None]) -> str:
    rows = [json.loads(line) for line in text.splitlines()]
    change(rows)
    return "".join(json.dumps(row) + "\n" for row in rows)


def other_digest(rows: list[Row]) -> None:
    rows[20]["digest"] = "0" * 16


def other_move(rows: list[Row]) -> None:
    rows[20]["move"] = "nothing of the kind"


def other_seat(rows: list[Row]) -> None:
    rows[20]["seat"] = rows[20]["seat"] ^ 1


def one_missing(rows: list[Row]) -> None:
    del rows[20]
    rows[-1]["entries"] -= 1


def other_seed(rows: list[Row]) -> None:
    rows[0] |= {"seed": str(int(rows[0]["seed"]) ^ 1), "secret": "", "seal": ""}


def other_result(rows: list[Row]) -> None:
    rows[-1]["scores"][0] += 1


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other_digest, "entry 20"),
        (other_move, "entry 20"),
        (other_seat, "entry 20"),
        (one_missing, "entry 20"),
        (other_seed, "entry"),
        (other_result, "another result"),
        (lambda rows: rows[0].update(secret="5b" * 32), "not the one that was sealed"),
        (lambda rows: rows[0].update(words=[[0, "Pech"]]), "does not come from"),
        (lambda rows: rows[0].update(table=6), "does not come from"),
        (lambda rows: rows[0].update(version=99), "version 99"),
        (lambda rows: rows[0].update(game="chess"), "nobody here knows"),
        (lambda rows: rows[0].update(seats=9), "so many"),
        (lambda rows: rows[0].update(format="x"), "format"),
        (lambda rows: rows[-1].update(entries=3), "announced"),
        (lambda rows: rows[0].update(options={"no": "such"}), "variants"),
        (lambda rows: rows[5].pop("digest"), "missing or wrong"),
    ],
)
def test_what_is_doctored_is_found_and_named(change: Callable[[list[Row]], None], why: str, kept: Kept) -> None:
    with pytest.raises(BadRecord, match=why):
        record.proven(record.parsed(changed(kept[2], change)))


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.proven(record.parsed(text))


Any_ = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
SMALL = finished("cube_express")
TEXT = record.written(*SMALL)
FIELDS = (
    "format",
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "names",
    "language",
    "secret",
    "words",
    "table",
    "seal",
)


@given(st.sampled_from(FIELDS), Any_)
def test_any_field_of_the_header_may_hold_anything(field: str, value: Any) -> None:
    """Nothing but BadRecord comes out, whatever stands there."""
    text = changed(TEXT, lambda rows: rows[0].update({field: value}))
    with contextlib.suppress(BadRecord):
        record.proven(record.parsed(text))


@given(st.sampled_from(("n", "seat", "move", "by", "sealed", "digest", "at")), Any_)
def test_any_field_of_an_entry_may_hold_anything(field: str, value: Any) -> None:
    text = changed(TEXT, lambda rows: rows[3].update({field: value}))
    with contextlib.suppress(BadRecord):
        record.proven(record.parsed(text))


def test_the_seed_depends_on_everything_that_was_sealed_and_said() -> None:
    words = ((0, "a"), (2, "bc"))
    known = fairness.seed(SECRET, 1, words)
    assert known == fairness.seed(SECRET, 1, tuple(reversed(words))) and 0 <= known < 1 << 63
    others = [
        (SECRET, 2, words),
        ("00" * 32, 1, words),
        (SECRET, 1, ((0, "ab"), (2, "c"))),
        (SECRET, 1, ((1, "a"), (2, "bc"))),
    ]
    assert known not in [fairness.seed(*other) for other in others]


async def test_the_seal_binds_the_game_and_the_words_count(tables: Tables) -> None:
    tables = Tables(tables.store, Clock(), Dice(), secret=lambda: SECRET)
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    await tables.word(table.id, ADA, "  lucky   seven ")
    await tables.word(table.id, BEN, "eight")
    await tables.word(table.id, BEN, "nine")
    assert await refusal(tables.word(table.id, CLEO, "ten")) == "not-seated"
    assert await refusal(tables.word(table.id, ADA, "x" * 65)) == "word-too-long"
    table = await tables.start(table.id, ADA)
    assert table.words == ((0, "lucky seven"), (1, "nine")) and table.match is not None
    assert table.match.header.seed == fairness.seed(SECRET, table.id, table.words)
    assert await refusal(tables.word(table.id, ADA, "late")) == "already-started"
    assert not fairness.revealed(table)
    table = await play_on(tables, table.id, Rng(1))
    assert fairness.revealed(table) and (await Tables(tables.store, Clock(), Dice()).get(table.id)).secret == SECRET


async def test_whoever_leaves_takes_the_word_along(tables: Tables) -> None:
    tables = Tables(tables.store, Clock(), Dice(), secret=lambda: SECRET)
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    await tables.word(table.id, BEN, "mine")
    await tables.leave(table.id, BEN)
    assert (await tables.join(table.id, CLEO)).words == ()


async def test_nobody_gets_the_file_of_a_running_game(tables: Tables) -> None:
    table = await running(tables, ADA, BEN)
    with pytest.raises(Exception, match="not-over"):
        record.written(table, await tables.store.lines(table.id))


@pytest.mark.parametrize(("asleep", "told"), [(0, True), (5, False)])
async def test_the_secret_of_a_table_that_may_wake_is_not_told(asleep: int, told: bool, tables: Tables) -> None:
    """Whoever knew it could compute every hidden hand of the game that goes on."""
    table = replace(await running(tables, ADA, BEN), secret=SECRET, phase=CANCELLED, asleep=asleep)
    assert fairness.revealed(table) is told
    assert any(SECRET in line for line in fair(texts(), table)) is told


async def test_a_word_is_asked_for_as_long_as_it_counts(tables: Tables) -> None:
    table = replace(await tables.open(ADA, HERE, "toy", 2), secret=SECRET)
    assert "`/table word`" in fair(texts(), table)[0]
    begun = replace(await running(tables, ADA, BEN), secret=SECRET)
    assert "`/table word`" not in fair(texts(), begun)[0]


class Moving:
    """A clock that stands until it is set."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


async def test_only_so_many_games_are_brought_in_within_a_day(tables: Tables) -> None:
    """By a person and to a server; whoever is banned brings in none; the next day there is room again."""
    clock, game = Moving(), record.parsed(TEXT)
    tables = Tables(tables.store, clock, Dice())

    async def brought(by: Person, guild: int = HERE.guild) -> str:
        return await refusal(tables.bring_in(game, by, Place(guild, 2)))

    for n in range(IMPORTS["imports-each"]):
        clock.now += n
        await tables.bring_in(game, ADA, HERE)
    assert await brought(ADA) == "limit-imports-each"
    await tables.bring_in(game, ADA, Place(HERE.guild + 1, 2))
    for n in range(IMPORTS["imports"] - IMPORTS["imports-each"]):
        await tables.bring_in(game, Person(1_000 + n, "N"), HERE)
    assert await brought(BEN) == "limit-imports"
    clock.now = 1_000 + DAY
    await tables.bring_in(game, ADA, HERE)
    assert await brought(ADA) == "limit-imports-each", "only the first of them is a day old"
    await tables.ban(replace(BEN, moderator=True), HERE.guild, CLEO.id, "keep")
    clock.now += DAY
    assert await brought(CLEO) == "barred"


async def test_a_game_from_a_file_is_no_result_of_the_house(tables: Tables) -> None:
    there = await tables.bring_in(record.parsed(TEXT), ADA, HERE)
    await tables.records.keep_up()
    assert there.phase == FINISHED and await tables.store.result(there.id) is None
    assert await tables.store.results(guild=HERE.guild) == ()


@pytest.mark.parametrize("at", [2**70, -1, float("inf"), "soon"])
async def test_a_moment_that_no_database_takes_is_refused(at: Any, tables: Tables) -> None:
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
    text = record.written(table, await tables.store.lines(table.id))
    with pytest.raises(BadRecord):
        record.parsed(changed(text, lambda rows: rows[3].update(at=at)))


async def test_half_a_character_in_a_name_is_brought_in_as_another(tables: Tables) -> None:
    """No database takes it, and JSON can hold it."""
    table = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
    text = record.written(table, await tables.store.lines(table.id))
    game = record.parsed(changed(text, lambda rows: rows[0].update(names=["\ud800da", "Ben"])))
    assert (await tables.bring_in(game, ADA, HERE)).names == ("?da", "Ben")


async def test_a_word_that_was_deleted_leaves_the_seal_and_says_what_is_unknown(tables: Tables) -> None:
    tables._secret = lambda: "5a" * 32
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    await tables.word(table.id, BEN, "swordfish")
    await tables.start(table.id, ADA, (0, 1))
    table = await play_on(tables, table.id, Rng(1))
    text = record.written(table, await tables.store.lines(table.id))
    assert record.proven(record.parsed(text)) == ("proof-seal", "proof-seed", "proof-entries")
    erased = changed(text, lambda rows: rows[0].update(words=[[1, ""]]))
    assert record.proven(record.parsed(erased)) == ("proof-seal", "proof-seed-unknown", "proof-entries")
    with pytest.raises(BadRecord):
        record.proven(record.parsed(changed(text, lambda rows: rows[0].update(words=[[1, "sword"]]))))
