"""The searching stand-in: the same move for the same worlds, from the view alone, at whatever moment it is stopped."""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import pytest

from rules import bots, core, match, playout
from rules.core import Action, AnyRules, Rng, Seat
from rules.registry import GAMES, variants
from rules.search import LEVELS, Level, Look, Row, Verdict, search
from tests.bench import strength
from tests.toy import RULES as TOY

FAST = Level(1, 1)


class Place(NamedTuple):
    """A position with a choice."""

    rules: AnyRules
    state: Any
    seat: Seat
    options: tuple[Action, ...]

    def search(self, level: Level = FAST, state: Any = None, **given: Any) -> Verdict:
        view = self.rules.view(state or self.state, self.seat)
        return search(self.rules, view, 2, self.seat, self.options, 7, level, **given)


def place(rules: AnyRules, after: int, fewest: int = 3) -> Place:
    """A position that greedy stand-ins come to, with some choice."""
    s = match.new(rules, 2, 5, variants(rules)[-1]).state
    for n in range(after + 300):
        seat = core.waiting(rules, s)[0]
        options = core.legal(rules, s, seat)
        if n >= after and len(options) >= fewest:
            return Place(rules, s, seat, options)
        s = rules.apply(s, seat, bots.greedy(rules, rules.view(s, seat), seat, options, Rng(n))).state
    raise AssertionError("no choice in sight")


def backwards(task: Look, worlds: Sequence[int]) -> Iterator[Row]:
    """Four workers, the last world first; each gets what a process of its own would get."""
    sent = pickle.dumps(task)
    with ThreadPoolExecutor(4) as workers:
        looks = {world: workers.submit(lambda at: pickle.loads(sent)(at), world) for world in reversed(worlds)}
    for world in worlds:
        yield looks[world].result()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_workers_and_what_cannot_be_seen_make_no_difference(game: str) -> None:
    """Shared among workers, or asked in a state that looks the same to the seat: equal to the last number."""
    at = place(GAMES[game], 12)
    found = at.search()
    assert found.move in at.options
    assert found == at.search(spread=backwards, state=core.resample(at.rules, at.state, at.seat, Rng(99)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_can_be_stopped_at_any_moment(game: str) -> None:
    """Before the first look there is a legal move; whatever else is asked for, it ends at once."""
    at = place(GAMES[game], 20)
    for patience in (0, 5, 60):
        left = patience

        def stop() -> bool:
            nonlocal left
            left -= 1
            return left < 0

        assert at.search(Level(10_000, 2), stop=stop).move in at.options
        assert left > -20, "it went on after it was stopped"


def test_more_worlds_are_looked_at_where_there_are_more() -> None:
    at = place(GAMES["rail_line"], 12, fewest=5)
    few, many = at.search(Level(2, 1)), at.search(Level(12, 1))
    assert 0 < few.worlds < many.worlds
    assert many.rivals[0][0] == many.move
    assert [value for _, value in many.rivals] == sorted((value for _, value in many.rivals), reverse=True)


def test_a_single_move_needs_no_thought() -> None:
    at = place(GAMES["rail_line"], 3)
    assert at._replace(options=at.options[:1]).search(stop=lambda: pytest.fail("it looked")).move == at.options[0]


def test_a_game_without_a_word_about_it_is_searched_as_well() -> None:
    """The toy gives `worth` and nothing else."""
    at = place(TOY, 2)
    assert at.search(LEVELS["normal"]).move in at.options
    assert (playout.rounds(TOY), playout.breadth(TOY)) == (1, playout.FEW)
    assert playout.is_weighty(TOY, at.state, at.seat)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_prospects_end_where_the_points_are(game: str) -> None:
    """Hundredths of a point, of each seat alone; whoever is out of it has none."""
    rules = GAMES[game]
    s, rng = match.new(rules, 3, 4).state, Rng(4)
    while seats := core.waiting(rules, s):
        move, rng = rng.choice(core.legal(rules, s, seats[0]))
        s = rules.apply(s, seats[0], move).state
    outcome = rules.outcome(s)
    assert outcome is not None
    assert playout.prospects(rules, s, 3) == tuple(100 * score for score in outcome.scores)


def test_with_three_seats_denying_the_best_counts_half() -> None:
    class Three:
        prospects = staticmethod(lambda s: (1000, 400, 800))
        outcome = staticmethod(lambda s: None)

    rules: Any = Three()
    assert playout.margin(rules, None, Seat(0), 3) == 1000 - (800 + 600) // 2


def test_wilsons_interval() -> None:
    """As in the tables: 13 of 14 lie between 69 and 99 per cent."""
    low, high = strength.wilson(13, 14)
    assert (round(low, 2), round(high, 2)) == (0.69, 0.99)
    assert strength.wilson(0, 4)[0] == 0.0


def test_the_measurement_is_the_same_when_it_is_made_again(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        strength.main(["rail_line", "1", "--worlds", "1", "--rounds", "0", "--against", "random"])
        told.append(capsys.readouterr().out.splitlines()[0])
    assert told[0] == told[1]
    assert told[0].startswith("rail_line search 1 of 1 (")


@pytest.mark.drill
@pytest.mark.parametrize("game", ["first_class", "rail_line", "taubertal_express"])
def test_searching_beats_greed(game: str) -> None:
    """Six games of two with few worlds, each deal from both seats: at least four are won."""
    effort = strength.Effort(0.0, 3, 2)
    found = strength.series(GAMES[game], strength.SEARCH, strength.GREEDY, 6, 2, 40, effort, variants(GAMES[game]))
    assert found.won >= 4
