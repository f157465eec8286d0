"""What is told of games beside their results: rare, earned by one seat, and sayable in both languages."""

from __future__ import annotations

import pytest

from bot.texts import LANGUAGES, texts
from rules import match
from rules.core import Event, Outcome, ScoreRow, Seat, Standing, event
from rules.feats import Story, earned, feats
from rules.registry import GAMES

ME, YOU = Seat(0), Seat(1)
FEATS = [(game, feat.name) for game in sorted(GAMES) for feat in feats(game)]


def ended(mine: int = 50, yours: int = 40, **ties: int) -> Outcome:
    """Scores of two, and in further rows what one of them has."""
    ranks = (1 + (yours > mine), 1 + (mine > yours))
    return Outcome(
        (mine, yours), ranks, (), tuple(ScoreRow(key.replace("_", "-"), (value, 1)) for key, value in ties.items())
    )


def often(count: int, key: str, **data: str | int) -> tuple[Event, ...]:
    return tuple(event(key, seat=0, **data) for _ in range(count))


CASES: dict[tuple[str, str], tuple[Story, Story]] = {
    ("rail_line", "chain"): (Story(ended(), often(3, "chain", coins=1)), Story(ended(), often(2, "chain", coins=1))),
    ("rail_line", "glass"): (Story(ended(), often(1, "glass")), Story(ended(), ())),
    ("rail_line", "spent"): (Story(ended(unspent=0), ()), Story(ended(unspent=1), ())),
    ("cube_express", "stations"): (Story(ended(stations_built=6), ()), Story(ended(stations_built=5), ())),
    ("cube_express", "express"): (Story(ended(), often(4, "delivered")), Story(ended(), often(3, "delivered"))),
    ("cube_express", "host"): (
        Story(ended(), tuple(event("passenger-paid", seat=1, owner_seat=0) for _ in range(5))),
        Story(ended(), tuple(event("passenger-paid", seat=0, owner_seat=0) for _ in range(5))),
    ),
    ("black_loco", "rags"): (Story(ended(), often(3, "loco", capital=1)), Story(ended(1), often(3, "loco", capital=1))),
    ("black_loco", "west"): (Story(ended(), often(1, "west-bonus", cell="1")), Story(ended(), ())),
    ("black_loco", "takeover"): (
        Story(ended(), often(2, "share-from", seller_seat=1)),
        Story(ended(), often(1, "share-from", seller_seat=1)),
    ),
    ("black_loco", "payday"): (
        Story(ended(), often(1, "premium", total=12)),
        Story(ended(), often(9, "premium", total=11)),
    ),
    ("first_class", "escaped"): (Story(ended(), often(1, "escaped", points=9)), Story(ended(), ())),
    ("first_class", "journey"): (
        Story(ended(1), often(1, "constantinople", place=1)),
        Story(ended(), often(1, "constantinople", place=1)),
    ),
    ("first_class", "post"): (Story(ended(), often(4, "mail")), Story(ended(), often(3, "mail"))),
    ("taubertal_express", "police"): (
        Story(ended(), often(1, "police", ticket="T01")),
        Story(ended(1), often(1, "police", ticket="T01")),
    ),
    ("taubertal_express", "everywhere"): (
        Story(ended(), often(4, "region-first")),
        Story(ended(), often(3, "region-first")),
    ),
    ("taubertal_express", "unthrown"): (Story(ended(), often(6, "no-dice")), Story(ended(), often(5, "no-dice"))),
}
NEARLY = Story(ended(41), ()), Story(ended(42), ())


@pytest.mark.parametrize(("game", "name"), FEATS)
def test_a_feat_is_earned_by_one_seat_and_for_a_reason(game: str, name: str) -> None:
    done, missed = NEARLY if name == "whisker" else CASES[game, name]
    assert name in earned(game, done, ME) and name not in earned(game, missed, ME)
    assert name not in earned(game, done, YOU)


@pytest.mark.parametrize("game", sorted({game for game, _ in FEATS}))
def test_a_game_has_a_few_and_words_for_each(game: str) -> None:
    names = [feat.name for feat in feats(game)]
    assert len(set(names)) == len(names) <= 6
    for language in LANGUAGES:
        said = [texts(language, game)(f"feat-{name}") for name in names]
        assert len(set(said)) == len(said) and all(len(one) <= 40 for one in said)


def test_games_without_any_have_none() -> None:
    assert feats("no_such_game") == () and earned("toy", NEARLY[0], ME) == ()


def test_in_real_games_they_are_rare() -> None:
    rules, found = GAMES["rail_line"], 0
    for seed in range(12):
        kinds = {Seat(seat): "greedy" for seat in range(3)}
        over, told = match.settle(rules, match.new(rules, 3, seed), Standing(stand_ins=kinds))
        outcome = rules.outcome(over.state)
        assert outcome is not None
        story = Story(outcome, tuple(one for one in told if one.to is None))
        found += sum(bool(earned("rail_line", story, Seat(seat))) for seat in range(3))
    assert 1 <= found <= 12
