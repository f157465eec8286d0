"""How often people are called, and how much they click: `python -m tests.bench.flow [GAMES] [game …]`.

Whole games through the host: the tables, their writer, a store on disk, and the panel's own steps. All seats are
people who have chosen nothing but the house's orders, and answer as the greedy stand-in would. One line a game and
number of seats:

    GAME SEATS calls N posts N clicks N.N

calls: people named in a post who were not waited for before and have not just moved. posts: boards with a picture.
clicks: mean of a completed turn, *My move* included; clicks of visits between other people's turns follow.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bot.controls.buttons import ANSWERS
from bot.store.change import Change
from bot.store.sqlite import SqliteStore
from bot.store.table import FINISHED, RUNNING, Person, Place, Table
from bot.tables.announcements import FINAL, TURN
from bot.tables.progress import waited_for
from bot.tables.writer import Tables
from bot.talk.move_picker import ROOT, Choices, Spot, Step, at_spot, begun, for_good, moves_of
from bot.talk.offers import Level, Planned, Wishing, deeper
from rules.bots import advantage
from rules.core import PLAN, Action, Offer, Rng, Seat
from rules.notation import Question
from rules.registry import GAMES

PEOPLE = tuple(Person(n + 1, name) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dora")))
BUDGETS = {
    ("rail_line", 3): (36, 3.5),
    ("cube_express", 3): (25, 6.0),
    ("taubertal_express", 3): (80, 6.0),
    ("first_class", 3): (56, 4.0),
    ("black_loco", 4): (30, 4.5),
}
"""Calls and clicks that a game may cost."""
LOOKED_AT = 400
"""The most answers that are compared."""
LIMIT = 3_000


@dataclass
class Counted:
    calls: int = 0
    posts: int = 0
    turns: list[int] = field(default_factory=list)
    """Clicks of the visits that completed a turn."""
    others: list[int] = field(default_factory=list)
    """Clicks of the other visits."""


@dataclass(frozen=True)
class Way:
    """An answer, the moves or the plan it stands for, and how many clicks lead there."""

    step: Action | Offer | Planned
    clicks: int


def ways(choices: Choices) -> list[Way]:
    """Every answer the panel offers first: whole ones where there are some, else step by step, else plans."""
    step = at_spot(choices, ROOT)
    if isinstance(step, tuple):
        return [way for one in step for way in _offered(one, 0)]
    return list(_stepped(choices, begun(choices, step), 0))


def _offered(level: Level, clicks: int) -> Iterator[Way]:
    for number in range(len(level.entries)):
        cost = clicks + 1 + number // ANSWERS
        below = deeper(level, number)
        if isinstance(below, Offer):
            yield Way(below, cost)
        else:
            yield from _offered(below, cost)


def _stepped(choices: Choices, at: Spot, clicks: int) -> Iterator[Way]:
    step: Step = at_spot(choices, at)
    count = 0
    match step:
        case Action() | Planned():
            # A move that is the only one is shown to be confirmed.
            yield Way(step, clicks or 1)
        case Question():
            count = len(step.answers)
        case Wishing():
            # A greedy person takes the best plan, and that comes first.
            count = 1
    for number in range(count):
        yield from _stepped(choices, replace(at, picked=(*at.picked, number)), clicks + 1 + number // ANSWERS)


def confirmed(choices: Choices, way: Way) -> int:
    """The click that says yes to what cannot be taken back."""
    if isinstance(way.step, Planned) or (isinstance(way.step, Offer) and way.step.sure):
        return 0
    return int(for_good(choices, moves_of(way.step)))


def best(choices: Choices, found: Sequence[Way], rng: Rng) -> Way:
    """What the greedy stand-in would choose: worth most in an imagined state."""
    table, seat = choices.table, choices.seat
    assert table.match is not None
    rules = table.rules
    imagined = rules.imagine(rules.view(table.match.state, seat), rng)
    if len(found) > LOOKED_AT:
        found = found[:: -(-len(found) // LOOKED_AT)]

    def worth(way: Way) -> tuple[int, int]:
        if isinstance(way.step, Planned):
            return 0, -way.clicks
        state: Any = imagined
        for action in moves_of(way.step):
            if rules.check(state, seat, action) is not None:
                break
            state = rules.apply(state, seat, action).state
        return advantage(rules, state, seat), -way.clicks

    return max(found, key=worth)


class Counting:
    """A store that counts the boards that are announced."""

    def __init__(self, store: SqliteStore) -> None:
        self.posts = 0
        self._commit = store.commit
        store.commit = self.commit  # type: ignore[method-assign]

    async def commit(self, change: Change) -> int:
        self.posts += sum(draft.kind in (TURN, FINAL) for draft in change.drafts)
        return await self._commit(change)


async def played(folder: Path, game: str, seats: int, options: dict[str, str], seed: int) -> Counted:
    store = await SqliteStore.open(folder / f"{game}-{seats}-{seed}.db")
    counting, counted, time = Counting(store), Counted(), iter(range(1_000, 10_000_000))
    tables = Tables(store, lambda: next(time), lambda: seed)
    try:
        table = await tables.open(PEOPLE[0], Place(1, 2), game, seats, options, rated=False)
        for person in PEOPLE[1:seats]:
            await tables.join(table.id, person)
        table = await tables.start(table.id, PEOPLE[0], tuple(range(seats)))
        counted.calls += len(set(waited_for(table)))
        rng = Rng(seed)
        for _ in range(LIMIT):
            if table.phase != RUNNING:
                break
            chosen, rng = rng.choice(waited_for(table))
            table = await _visited(tables, table, Seat(chosen), counted)
    finally:
        await store.close()
    assert table.phase == FINISHED, f"{game}: no end after {LIMIT} visits"
    counted.posts = counting.posts
    return counted


async def _visited(tables: Tables, table: Table, seat: Seat, counted: Counted) -> Table:
    """Somebody opens the panel and answers until nothing is asked of them any more."""
    assert table.match is not None
    turn, clicks = table.rules.turn(table.match.state), 1
    while table.phase == RUNNING and (seat in waited_for(table) or Choices(table, seat).unplanned is not None):
        before = set(waited_for(table))
        choices = Choices(table, seat)
        assert table.match is not None
        way = best(choices, ways(choices), Rng(len(table.match.log)))
        asked = confirmed(choices, way)
        who = PEOPLE[(table.seats[seat].user or 1) - 1]
        if isinstance(way.step, Planned):
            order = PLAN + " ".join(way.step.words)
            table = await tables.set_order(table.id, who, way.step.ask.key, order)
        else:
            table = (await tables.play(table.id, who, moves_of(way.step))).table
        clicks += way.clicks + asked
        counted.calls += len(set(waited_for(table)) - before - {seat})
    assert table.match is not None
    own = table.rules.turn(table.match.state) != turn
    (counted.turns if own else counted.others).append(clicks)
    return table


def line(game: str, seats: int, found: Sequence[Counted]) -> str:
    calls = statistics.mean(one.calls for one in found)
    posts = statistics.mean(one.posts for one in found)
    clicks = statistics.mean(clicks for one in found for clicks in one.turns)
    others = [clicks for one in found for clicks in one.others]
    told = f"{game} {seats} calls {calls:.0f} posts {posts:.0f} clicks {clicks:.1f}"
    turns = statistics.mean(len(one.turns) for one in found)
    rest = f" · {len(others) / len(found):.0f} other visits of {statistics.mean(others):.1f}" if others else ""
    budget = BUDGETS.get((game, seats))
    # A board for each turn, one more a round, and the end.
    over = budget is not None and (calls > budget[0] or clicks > budget[1] or posts > turns + turns / seats + 1)
    return f"{told}  ({turns:.0f} turns{rest}){'  OVER BUDGET' if over else ''}"


def main(arguments: Sequence[str]) -> int:
    number = int(arguments[0]) if arguments and arguments[0].isdecimal() else 3
    wanted = [name for name in arguments if name in GAMES] or sorted(GAMES)
    within = True
    for game in wanted:
        for seats in GAMES[game].seats:
            with tempfile.TemporaryDirectory() as folder:
                runs = (played(Path(folder), game, seats, {}, seed) for seed in range(1, number + 1))
                told = line(game, seats, [asyncio.run(run) for run in runs])
            print(told, flush=True)
            within = within and "OVER" not in told
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
