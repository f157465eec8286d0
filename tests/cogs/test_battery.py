"""Every game's value is its rules and pictures; its words and commands are whole, and a gap is noticed."""

from __future__ import annotations

import importlib
from dataclasses import replace
from typing import Any

import pytest

from bot.games import Game, found
from bot.texts import LANGUAGES, bundle
from cogs import battery
from render.pictures import pictures
from render.scene import Text
from render.stages import stages
from rules.registry import GAMES
from rules.school import lessons


def value(game: str) -> Game[Any, Any]:
    made: Game[Any, Any] = importlib.import_module(found()[game]).GAME
    return made


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_one_value(game: str) -> None:
    made = value(game)
    assert made.rules is GAMES[game] and made.pictures is pictures(game) and made.cog == found()[game]


@pytest.mark.parametrize("game", GAMES)
def test_words_and_commands_are_whole(game: str) -> None:
    battery.check_commands(value(game))
    battery.check_texts(value(game))


@pytest.mark.parametrize("game", GAMES)
def test_lessons_have_their_words_and_pictures(game: str) -> None:
    made = value(game)
    for lesson in lessons(made.rules):
        for language in LANGUAGES:
            battery.check_lesson(made, lesson, language)


def test_a_lesson_that_explains_nothing_when_it_is_missed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = value("rail_line")
    monkeypatch.delitem(bundle("de", "rail_line")._messages, "school-coin-none")
    lesson = next(one for one in lessons(made.rules) if one.name == "coin")
    with pytest.raises(AssertionError, match="school-coin-none"):
        battery.check_lesson(made, lesson, "de")


@pytest.mark.parametrize(
    ("key", "check"),
    [
        ("event-laid", battery.check_texts),
        ("move-play", battery.check_texts),
        ("command-play", battery.check_commands),
        ("parameter-card-description", battery.check_commands),
    ],
)
def test_a_missing_german_word_is_noticed(key: str, check: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(bundle("de", "rail_line")._messages, key)
    with pytest.raises(AssertionError, match=key):
        check(value("rail_line"))


class Loud:
    """Pictures that show everybody a hand."""

    def __init__(self, shown: Any) -> None:
        self._shown = shown

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shown, name)

    def hand(self, view: Any, setting: Any) -> Any:
        return self._shown.board(view, setting)


def test_a_hand_for_spectators_is_noticed() -> None:
    game = value("rail_line")
    with pytest.raises(AssertionError, match="None for a spectator"):
        battery.check_pictures(replace(game, pictures=Loud(game.pictures)), stages("rail_line")[0], "en")


class Wide(Loud):
    """Pictures that know no telephone."""

    def board(self, view: Any, setting: Any) -> Any:
        return self._shown.board(view, replace(setting, form="full"))

    def hand(self, view: Any, setting: Any) -> Any:
        return self._shown.hand(view, setting)


class Small(Wide):
    """Pictures with letters that nobody can read where they are seen."""

    def board(self, view: Any, setting: Any) -> Any:
        scene = self._shown.board(view, setting)
        return replace(scene, items=(*scene.items, Text(40, scene.height - 30, 200, 20, "x", 14, smallest=14)))


@pytest.mark.parametrize(("kind", "told"), [(Wide, "for a telephone"), (Small, "too small to read")])
def test_pictures_that_cannot_be_read_where_they_are_shown_are_noticed(kind: type[Loud], told: str) -> None:
    game = value("rail_line")
    with pytest.raises(AssertionError, match=told):
        battery.check_pictures(replace(game, pictures=kind(game.pictures)), stages("rail_line")[0], "en")
