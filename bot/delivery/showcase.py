"""Games in the middle, played at random by nobody: for the picture of a lobby, and to prepare the first pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, partial
from itertools import cycle
from typing import Any

from bot.texts import LANGUAGES, texts
from render.looks import PALETTES, Palette
from render.pictures import Setting, found, pictures
from render.scene import Scene
from rules import match as matches
from rules.core import Rng, legal, waiting
from rules.match import Match
from rules.registry import GAMES, variants

SEED, PLAYED = 7, 36
"""Seed of the games, and how many moves of them have been played."""
WHOLE = 3
"""So many whole games tell how long one is."""
MOMENTS = (48, 9_999)
"""In the middle of a game with the most seats and at its end, pictures have most of what any of the game has."""


def played(game: str, seats: int, options: Mapping[str, str], moves: int = PLAYED, seed: int = SEED) -> Match[Any]:
    """A match after some moves."""
    rules = GAMES[game]
    match = matches.new(rules, seats, seed, options)
    rng = Rng(seed)
    for _ in range(moves):
        awaited = waiting(rules, match.state)
        if not awaited:
            break
        action, rng = rng.choice(legal(rules, match.state, awaited[0]))
        match, _ = matches.play(rules, match, awaited[0], action, hashed=False)
    return match


def turns(game: str, seats: int, options: Mapping[str, str]) -> int:
    """How many turns a whole game of this kind has, as far as some that were played at random tell."""
    return _turns(game, seats, tuple(sorted(options.items())))


@lru_cache(64)
def _turns(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> int:
    rules, found = GAMES[game], []
    for seed in range(SEED, SEED + WHOLE):
        match = played(game, seats, dict(options), MOMENTS[-1], seed)
        found.append(rules.turn(match.state) - rules.turn(matches.begin(rules, match.header).state))
    return max(found)


def amid(game: str, match: Match[Any], seats: int, language: str, number: int = 0) -> Setting:
    """What its pictures show besides the match: seats that go by their numbers."""
    words = texts(language, game)
    names = tuple(words("seat-number", number=seat + 1) for seat in range(seats))
    return Setting(words.among(names, plain=True), names, number=number, waiting=waiting(GAMES[game], match.state))


Piece = Callable[[], Scene | None]


def scenes(games: Iterable[str]) -> Iterator[tuple[str, Palette, Piece]]:
    """Scenes after which the pictures of these games are drawn from what is kept; by day first."""
    there = tuple(filter(found, games))
    for palette in PALETTES:
        for game in there:
            for moves, language in zip(MOMENTS, cycle(LANGUAGES)):
                for kind in ("board", "areas"):
                    yield game, palette, partial(_scene, game, moves, language, kind)


@cache
def _sample(game: str, moves: int) -> Match[Any]:
    rules = GAMES[game]
    return played(game, max(rules.seats), variants(rules)[-1], moves)


def _scene(game: str, moves: int, language: str, kind: str) -> Scene | None:
    match, rules = _sample(game, moves), GAMES[game]
    setting = amid(game, match, max(rules.seats), language)
    scene: Scene | None = getattr(pictures(game), kind)(rules.view(match.state, None), setting)
    return scene
