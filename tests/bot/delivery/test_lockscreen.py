"""What a locked phone shows of a call: who, what, where and how long, in its first characters."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.delivery import lockscreen
from bot.delivery.lockscreen import FITS, line, mentions, span, up
from bot.store.table import RUNNING, Due, SeatInfo, Table, Wait
from bot.tables.paces import preset
from bot.texts import LANGUAGES, bundle, texts
from rules import registry
from rules.agreement import complete
from rules.core import AnyRules, Seat
from rules.match import new

LONG = "Maximilian-Alexander von und zu Hohenstein"[:32]
NOW = 1_000_000
DAY, HOUR = 86_400, 3_600


def table(game: str, people: int = 3, number: int = 12_345) -> Table:
    rules = registry.GAMES[game]
    match = new(rules, people, 1, complete(rules, {}))
    seats = tuple(SeatInfo(Seat(n), 100 + n, ("Ada", "Ben", "Cleo", "Dora", "Emil")[n]) for n in range(people))
    return Table(
        number, 1, 2, 3, game, dict(match.header.options), "en", "public", (), 100, RUNNING, 1, seats, match, 0, 0
    )  # fmt: skip


def waiting(at: Table, *users: int, seconds: int | None = DAY, **more: Any) -> Table:
    """The table with people it waits for, and how long they have."""
    waits = tuple(Wait(Seat(user - 100), user, NOW, 1, NOW, 1, **more) for user in users)
    dues = tuple(
        Due(f"clock-{one.seat}", "clock", NOW, payload={"seat": one.seat, "wait": 1, "end": NOW + seconds})
        for one in waits if seconds is not None
    )  # fmt: skip
    return replace(at, waits=waits, dues=dues, pace=preset("daily"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry.GAMES))
def test_everything_that_matters_stands_within_the_first_characters(game: str, language: str) -> None:
    at, words = table(game), texts(language, game)
    asks = sorted({key for key in bundle(language, game)._messages if key.startswith("ask-")})
    assert len(asks) > 5
    for key in asks:
        for rest in (span(words, 40 * 60), span(words, 27 * HOUR), span(words, 59 * DAY)):
            for how in ("up", "late"):
                for names in ((), ("Ada",), (LONG,), (LONG, LONG), (LONG,) * 5):
                    said = line(words, at, how, words(key), rest, names, max(1, len(names)))
                    assert len(said) <= FITS, said
                    assert words(key) in said and "12345" in said and rest in said
                    assert len(names) != 1 or names[0][:3] in said, "who is meant is always told"


def test_one_line_says_who_is_asked_what_and_how_long_and_mentions_come_after_it(toy: AnyRules) -> None:
    at, words = waiting(table("rail_line", 3, 7), 101), texts("en", "rail_line")
    first, behind = up(words, at, [101], NOW).splitlines()
    assert first.startswith("You are up, Ben · Rail Line 7 · ") and first.endswith(" · 24 h left")
    assert behind == "<@101>" and "<@" not in first and "**" not in first


def test_whoever_is_asked_something_else_has_a_line_of_their_own(toy: AnyRules) -> None:
    at = waiting(table("taubertal_express"), 100, 101, 102)
    words = texts("de", "taubertal_express")
    said = up(words, at, [102, 100, 101], NOW).splitlines()
    kinds = {text.split(" · ")[2] for text in said[:-1]}
    assert len(kinds) == len(said) - 1 and said[-1] == mentions([100, 101, 102])
    if len(said) > 2:
        assert all(any(name in text for name in ("Ada", "Ben", "Cleo")) for text in said[:-1])


def test_whom_all_are_asked_the_same_needs_no_names_and_german_knows_one_from_many(toy: AnyRules) -> None:
    at, words = waiting(table("black_loco", 3), 100, 101, 102), texts("de", "black_loco")
    first, _ = up(words, at, [100, 101, 102], NOW).splitlines()
    assert first == "Ihr seid dran · Schwarze Lok 12345 · geheim eine Karte wählen · noch 24 Std."
    first, _ = up(words, at, [100, 102], NOW).splitlines()
    assert first == "Ada und Cleo · Schwarze Lok 12345 · geheim eine Karte wählen · noch 24 Std.", "no room for more"
    at = waiting(table("black_loco", 3, 7), 100, 101, 102, seconds=None)
    assert up(words, at, [100, 102], NOW).startswith("Ihr seid dran, Ada und Cleo · ")
    assert up(words, at, [101], NOW).startswith("Du bist dran, Ben · ")


def test_a_name_on_a_lock_screen_has_nothing_that_means_something_to_discord(toy: AnyRules) -> None:
    at = waiting(table("rail_line"), 100)
    at = replace(at, seats=(replace(at.seats[0], name="@everyone **b** <@1> http://x"), *at.seats[1:]))
    first = up(texts("en", "rail_line"), at, [100], NOW).splitlines()[0]
    assert first.startswith("You are up, everyone b 1 … · ")


def test_how_much_time_is_left_is_told_as_a_stretch(toy: AnyRules) -> None:
    words = texts("en", "rail_line")
    told = [span(words, seconds) for seconds in (20, 600, 5 * HOUR - 10, DAY, 3 * DAY - 30, 7 * DAY - 60, 30 * DAY)]
    assert told == ["1 min left", "10 min left", "5 h left", "24 h left", "3 days left", "7 days left", "30 days left"]
    at = table("rail_line")
    assert lockscreen.left(words, waiting(at, 100, seconds=None), 100, NOW) == "", "without a clock nobody can tell"
    assert lockscreen.left(words, waiting(at, 100, lapsed=NOW), 100, NOW) == "time is up"
    assert lockscreen.left(words, replace(waiting(at, 100), frozen=NOW), 100, NOW) == ""


def test_whose_time_is_nearly_over_is_told_that_first(toy: AnyRules) -> None:
    at = waiting(table("rail_line"), 100, seconds=2 * HOUR, alarmed=NOW)
    assert up(texts("en", "rail_line"), at, [100], NOW).startswith("Time is short, Ada · Rail Line 12345 · ")


def test_a_game_without_words_for_its_questions_still_calls(toy: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    at, words = waiting(table("toy", 2), 100), texts("en", "toy")
    monkeypatch.setattr(type(words), "has", lambda self, key: not key.startswith("ask-bid"))
    assert " · make your move · " in up(words, at, [100], NOW)


def test_who_is_named_in_a_notice_is_named_by_name_and_called_behind_it(toy: AnyRules) -> None:
    at = table("rail_line")
    said = lockscreen.aloud("<@100>, <@101> would like a stand-in; <@999> looks on.", at, [100, 999])
    assert said == "Ada, <@101> would like a stand-in; <@999> looks on.\n<@100>"
