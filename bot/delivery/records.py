"""Records in words and on pictures: what somebody's games have come to, who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.delivery.picture import Sketch
from bot.delivery.sketches import made
from bot.store.result import Rating
from bot.store.table import Taste
from bot.tables.chronicle import HOUR
from bot.tables.ratings import SHOWN, shown
from bot.tables.statistics import LATEST, RIVALS, Entry, Figures, Habit, Tally
from bot.texts import Words, cleaned, enumerated, game_name, texts
from render.final import figure
from render.leaders import MOST, Leader, leaders
from render.pictures import Setting
from render.profile import Portrait, profile

SORTS = 8
"""Kinds of games that are told of."""
TOLD = 5
"""So many leaders stand in the words for those who do not see the picture."""
MINUTE, TWO_DAYS = 60, 48 * HOUR


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that is told of one person."""

    person: int
    name: str
    game: str | None
    """None: all games."""
    guild: int | None
    """None: all servers."""
    figures: Figures
    habit: Habit
    ratings: tuple[Rating, ...]
    feats: bool
    """What was earned beside the results is told."""


def lasting(words: Words, seconds: int) -> str:
    """A stretch of time in few letters."""
    if seconds < HOUR:
        return words("short-minutes", count=max(1, round(seconds / MINUTE)))
    if seconds < TWO_DAYS:
        return words("short-hours", count=round(seconds / HOUR))
    return words("short-days", count=round(seconds / HOUR / 24))


def title(words: Words, game: str | None) -> str:
    """Of which game something is told."""
    return words("record-all-games") if game is None else game_name(words, game)


def told(words: Words, sheet: Sheet, named: Callable[[int], str]) -> list[str]:
    """Records in words. `named`: how another person is called."""
    own, habit = sheet.figures, sheet.habit
    about = words("stats-title", player=f"<@{sheet.person}>", game=title(words, sheet.game))
    lines = [about, words("stats-here" if sheet.guild else "stats-everywhere")]
    if not own.games:
        return [*lines, words("stats-none"), *_aside(words, own)]
    played = len(own.games)
    lines.append(
        words("stats-games", count=played, wins=own.wins, share=_percent(own.wins, played), beaten=_hundred(own.beaten))
    )
    ranks = [words("stats-rank", rank=rank, count=own.ranks[rank]) for rank in sorted(own.ranks)]
    lines.append(words("stats-ranks", ranks=", ".join(ranks)))
    now, most = own.streaks
    if most > 1:
        lines.append(words("stats-streak", count=most, now=now))
    lines += [_rating(words, sheet.ratings), words("rating-weights")]
    if habit.answers:
        lasted = lasting(words, habit.typical)
        lines.append(words("stats-speed", lasted=lasted, lapses=habit.lapses, count=habit.answers))
    if habit.kept + habit.left:
        lines.append(words("stats-kept", kept=habit.kept, count=habit.kept + habit.left))
    lines += _aside(words, own)
    lines += [words("stats-sorts"), *(_tally(words, one) for one in own.tallies[:SORTS])]
    if own.rivals:
        lines.append(words("stats-rivals"))
        lines += [
            words("stats-rival", player=named(one.person), count=one.games, better=one.better, worse=one.worse)
            for one in own.rivals[:RIVALS]
        ]
    return [*lines, *earned(words, sheet)]


def about(words: Words, game: str | None) -> str:
    """What stands above a leaderboard: who is on it, and what ratings rest on."""
    return "\n".join((words("leaders-about", game=title(words, game), count=SHOWN), words("rating-weights")))


def _aside(words: Words, own: Figures) -> list[str]:
    """What counts for nothing."""
    found = (("practice", own.practice), ("rescues", own.rescues), ("left", own.left))
    return [words(f"stats-{key}", count=count) for key, count in found if count]


def _rating(words: Words, ratings: Sequence[Rating]) -> str:
    if len(ratings) < SHOWN:
        return words("stats-unrated", count=SHOWN - len(ratings))
    course = [shown(one.mu, one.sigma) for one in ratings]
    return words("stats-rating", rating=str(course[-1]), count=len(course), best=str(max(course[SHOWN - 1 :])))


def _tally(words: Words, one: Tally) -> str:
    own = texts(words.language, one.kind.game)
    known = [f"option-{name}-{value}" for name, value in one.kind.options]
    # A game that is not installed any more has no words for its variants.
    variants = [own(key) for key in known if own.has(key)]
    kind = ", ".join([words("stats-seats", count=one.kind.seats), *variants])
    once = "-once" if one.games == 1 else ""
    line = words(f"stats-sort{once}", game=game_name(own, one.kind.game), kind=kind, count=one.games, wins=one.wins)
    if one.best is None or one.mean is None:
        return line
    mean = _tenths(words, one.mean)
    return f"{line}{words(f'stats-points{once}', best=figure(one.best), mean=mean, count=one.best)}"


def _tenths(words: Words, value: int) -> str:
    whole, part = divmod(abs(value), 10)
    return f"{'−' if value < 0 else ''}{words('decimal', whole=str(whole), part=str(part))}"


def earned(words: Words, sheet: Sheet) -> list[str]:
    """What was earned beside the results."""
    if not sheet.feats or not sheet.figures.feats:
        return []
    by_game: dict[str, list[str]] = {}
    for (game, feat), count in sorted(sheet.figures.feats.items()):
        own = texts(words.language, game)
        if own.has(f"feat-{feat}"):
            name = own(f"feat-{feat}")
            by_game.setdefault(game, []).append(words("feats-times", feat=name, count=count) if count > 1 else name)
    lines = [
        words("feats-of", game=game_name(texts(words.language, game), game), feats=", ".join(names))
        for game, names in by_game.items()
    ]
    return [words("feats-title"), *lines] if lines else []


def portrait(words: Words, sheet: Sheet) -> Portrait:
    """What the picture of a person shows."""
    own, habit, played = sheet.figures, sheet.habit, len(sheet.figures.games)
    course = tuple(shown(one.mu, one.sigma) for one in sheet.ratings)
    tables = habit.kept + habit.left
    tiles = (
        ("rating", str(course[-1]) if len(course) >= SHOWN else "–"),
        ("games", str(played)),
        ("wins", str(own.wins)),
        ("beaten", _hundred(own.beaten)),
        ("streak", str(own.streaks[1])),
        ("typical", lasting(words, habit.typical) if habit.answers > habit.lapses else "–"),
        ("kept", _percent(habit.kept, tables) if tables else "–"),
    )
    latest = [one.own for one in own.games][-LATEST:]
    points = [(one.score, one.rank == 1) for one in latest if one.score is not None] if sheet.game else []
    games = Counter(one.result.game for one in own.games)
    wins = Counter(one.result.game for one in own.games if one.own.rank == 1)
    named = [
        (game_name(texts(words.language, game), game), count, wins[game])
        for game, count in sorted(games.items(), key=lambda one: (-one[1], one[0]))
    ]
    shown_tiles = tuple((value, words(f"record-{key}")) for key, value in tiles)
    until = max(0, SHOWN - len(course))
    return Portrait(shown_tiles, () if until else course, own.ranks, tuple(points), tuple(named), until)


def draw_profile(words: Words, sheet: Sheet, seen: Portrait, now: int, taste: Taste) -> tuple[Sketch, ...]:
    """The picture of a person; its words say the same."""
    name = cleaned(sheet.name)
    scene = profile(seen, _setting(words, now), title(words, sheet.game), name)
    tiles = ", ".join(f"{label}: {value}" for value, label in seen.tiles)
    alt = words("alt-profile", name=name, game=title(words, sheet.game), figures=tiles)
    return (made("profile", scene, alt, taste),)


def draw_leaders(
    words: Words, found: Sequence[Entry], game: str | None, everywhere: bool, now: int, taste: Taste
) -> tuple[Sketch, ...]:
    """The leaderboard; its words name the first."""
    rows = [Leader(one.place, cleaned(one.name), one.shown, one.games, one.course) for one in found[:MOST]]
    status = words("record-everywhere" if everywhere else "record-here")
    scene = leaders(rows, _setting(words, now), title(words, game), status)
    best = enumerated(words, [f"{one.place}. {one.name} ({one.rating})" for one in rows[:TOLD]])
    alt = words("alt-leaders", game=title(words, game), best=best)
    return (made("leaders", scene, alt, taste),)


def _setting(words: Words, now: int) -> Setting:
    return Setting(words.among((), plain=True), (), stamp=datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d"))


def _percent(part: int, whole: int) -> str:
    return _hundred(part / whole if whole else 0.0)


def _hundred(share: float) -> str:
    return f"{round(100 * share)} %"
