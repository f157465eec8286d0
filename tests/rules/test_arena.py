"""What the benches count: the same seeds give the same figures, and all there is gets counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import agreement, core
from rules.core import Outcome, Rng, Seat
from rules.registry import GAMES, variants
from tests.bench import arena, forced, foresight, health, strength


@pytest.mark.parametrize("game", sorted(GAMES))
def test_constants_of_worth_can_be_tuned(game: str) -> None:
    """What a `worth.py` defines itself, without the numbers of the rules; put back after each decision."""
    module, stock = arena.own_constants(game)
    assert stock["POINT"] == 100
    assert "LAST_FIELD" not in stock
    with arena.with_constants(module, {"POINT": 1}):
        assert vars(module)["POINT"] == 1
    assert vars(module)["POINT"] == 100


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_was_reckoned_with_other_numbers_is_forgotten(game: str) -> None:
    """A worth may remember what it counted, but not for longer than its constants stand."""
    module, stock = arena.own_constants(game)
    rules, doubled = GAMES[game], {name: 2 * number for name, number in stock.items()}
    s, rng = rules.setup(2, {option.name: option.values[0] for option in rules.options}, 3), Rng(3)
    for _ in range(24):
        seat = core.waiting(rules, s)[0]
        move, rng = rng.choice(core.legal(rules, s, seat))
        s = rules.apply(s, seat, move).state

    def values() -> list[int]:
        return [rules.worth(s, seat) for seat in (Seat(0), Seat(1))]

    stocked = values()
    with arena.with_constants(module, doubled):
        changed = values()
        for remembers in [one for one in vars(module).values() if hasattr(one, "cache_clear")]:
            remembers.cache_clear()
        assert changed == values() != stocked
    assert values() == stocked


def test_numbers_in_tables_can_be_tuned() -> None:
    """By the key too, and put back like the others."""
    module, stock = arena.own_constants("taubertal_express")
    assert stock["PER_TURN.kohlenlager"] == vars(module)["PER_TURN"]["kohlenlager"]
    before = dict(vars(module)["PER_TURN"])
    with arena.with_constants(module, {"PER_TURN.kohlenlager": 1, "COIN": 1}):
        assert vars(module)["PER_TURN"] == before | {"kohlenlager": 1}
        assert vars(module)["COIN"] == 1
    assert vars(module)["PER_TURN"] == before
    assert vars(module)["COIN"] == stock["COIN"]


def test_a_scatter_tells_what_a_lead_goes_with(capsys: pytest.CaptureFixture[str]) -> None:
    """All constants at once, each seat its own: the same course again, and what matters most comes first."""
    module, stock = arena.own_constants("rail_line")
    courses = []
    for _ in range(2):
        slopes = arena.scatter("rail_line", module, stock, 12, 2, 5)
        courses.append((slopes, capsys.readouterr().out))
    assert courses[0] == courses[1]
    slopes, told = courses[0]
    assert len(told.splitlines()) == len(stock)
    assert slopes.keys() <= stock.keys()
    assert {name: vars(module)[name] for name in stock if "." not in name}.items() <= stock.items()


def test_what_matters_most_is_moved_farthest() -> None:
    stock, slopes = {"FIRST": 100, "SECOND": 100, "THIRD": 1}, {"FIRST": -4.0, "SECOND": 2.0, "THIRD": -1.0}
    assert arena.moved(stock, slopes, 1.0) == {"FIRST": 50, "SECOND": 141, "THIRD": 1}
    assert arena.moved(stock, slopes, 0.5) == {"FIRST": 71, "SECOND": 119, "THIRD": 1}
    assert arena.moved(stock, {}, 1.0) == {}


def test_a_slope_is_found_where_there_is_one() -> None:
    """Three points a doubling, and none."""
    assert arena._slope([(1.0, 3), (-1.0, -3), (0.5, 1), (0.5, 2)]) == pytest.approx((3.0, 0.258), abs=0.001)
    assert arena._slope([(1.0, 2), (1.0, -2)])[0] == 0


def test_equal_sides_are_level_over_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """Each deal is played from both seats: with nothing changed one half is won, and the mean lead is nothing."""
    arena.main(["rail_line", "--games", "4"])
    assert "2 of 4" in capsys.readouterr().out


def test_a_worth_without_sense_loses() -> None:
    module, _ = arena.own_constants("rail_line")
    found = arena.meet("rail_line", module, {"POINT": -100, "GROWTH": -5}, {}, 4, 2, 1)
    assert found.won == 0


def test_health_counts_the_same_again_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        health.main(["rail_line", "2", "--level", "greedy", "--seats", "2", "--folder", str(tmp_path)])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "2 games" in told[0]
    assert (tmp_path / "health-rail_line-2.png").stat().st_size > 10_000


def test_a_series_may_be_stopped_shared_and_told_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that stands in the file is played again, and the figures are those of a series in one go."""
    asked = ["rail_line", "3", "--level", "greedy", "--seats", "2"]
    health.main(asked)
    whole = capsys.readouterr().out
    keep = ["--keep", str(tmp_path / "games")]
    for part in ("2/2", "1/2"):
        health.main([*asked, *keep, "--part", part])
    capsys.readouterr()
    monkeypatch.setattr(health, "play", None)
    health.main([*asked, *keep])
    assert capsys.readouterr().out == whole


@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_there_is_of_a_game_is_counted_used_or_not(game: str) -> None:
    found, rules = health.Found(2), GAMES[game]
    options = {option.name: option.values[0] for option in rules.options}
    found.count(health.play(rules, 2, 5, options, health.chooser("random", 0, health.Effort(0.0, 1, 0))))
    charts = health.charts(game, found)
    assert sum(found.won) == 1
    for use, chart in zip(health.USES[game], charts[3:], strict=False):
        names = {line.name for line in chart.lines}
        assert names >= set(use.everything()), use.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_victory_is_counted_by_seat_and_by_first_turn(game: str) -> None:
    """The question that begins a turn is one the game asks of everybody."""
    rules, found = GAMES[game], health.Found(2)
    choose = health.chooser("random", 0, health.Effort(0.0, 1, 0))
    found.count(health.play(rules, 2, 5, variants(rules)[0], choose))
    assert sum(found.won) == sum(found.placed) == pytest.approx(1)


def test_the_first_turn_is_not_the_first_seat() -> None:
    found = health.Found(3)
    found.count(health.Game(Outcome((5, 9, 7), (3, 1, 2)), 12, 12, (Seat(2), Seat(0), Seat(1)), (("laid", 1),), ()))
    assert (found.won, found.placed) == ([0.0, 1.0, 0.0], [0.0, 0.0, 1.0])


def test_the_first_seat_is_made_to_take_what_is_named_once() -> None:
    """Both games of a deal are the same but for what follows from the one answer."""
    rules = GAMES["rail_line"]
    free, none = forced.play(rules, 3, variants(rules)[0], 2, frozenset(), "")
    again, taken = forced.play(rules, 3, variants(rules)[0], 2, frozenset({"pass"}), "")
    assert (none, taken) == ("", "")
    assert free == again
    again, taken = forced.play(rules, 3, variants(rules)[0], 2, frozenset({3}), "track")
    assert taken == "track 3"
    assert free != again


def test_a_series_is_of_one_edition_and_says_which() -> None:
    """Nothing else tells games apart that are kept in a file."""
    rules = GAMES["black_loco"]
    for asked, begun in ((None, "2"), ("1", None), ("2", "2")):
        for options in strength.chosen(rules, ["length=short"], asked):
            assert options[agreement.EDITION] == (asked or agreement.current(rules))
            assert agreement.begun(rules, options).get(agreement.EDITION) == begun
    assert strength.chosen(GAMES["rail_line"], []) == list(variants(GAMES["rail_line"]))


def test_looks_are_compared_with_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """The search's own look comes first; the same positions and figures again."""
    asked = ["rail_line", "2", "--times", "1", "--worlds", "1", "--looks", "greedy/1"]
    courses = []
    for _ in range(2):
        foresight.main(asked)
        courses.append(capsys.readouterr().out)
    assert courses[0] == courses[1]
    told = courses[0].splitlines()
    assert told[0] == "rail_line, 2 seats, 2 positions"
    assert told[1].startswith("  worth/2: ") and told[2].startswith("  greedy/1: ")
    assert foresight.usual(GAMES["black_loco"]) == "worth+chance/2"


def test_a_look_is_as_good_as_what_it_chooses() -> None:
    """Where it cannot tell moves apart, as good as these on average."""
    came = (1.0, 5.0, 3.0)
    assert foresight.gained((7, 9, 8), came) == 2
    assert foresight.gained((9, 8, 9), came) == -1
    assert foresight.gained((9, 9, 9), came) == 0
