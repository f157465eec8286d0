"""What the pictures, the words and the commands of every game must pass; its rules have `rules.battery`.

For authors of games, here and elsewhere. The game must be registered, by its place or its entry point:

    from cogs.battery import check_game
    from signals.cog import GAME

    def test_pictures_words_and_commands() -> None:
        check_game(GAME)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from bot.games import Game
from bot.texts import FALLBACK, LANGUAGES, bundle, texts
from render.legibility import PHONE, overlaps, too_small
from render.lookbook import scenes, setting_of
from render.pictures import Setting, Words
from render.scene import Text, everything, named
from render.stages import Stage, questions, stages
from rules import agreement, battery
from rules.core import AnyRules, Phrase, Seat
from rules.lesson import Lesson
from rules.notation import key, names
from rules.school import lessons

ALT, BOARD = 1000, 3500
NAME = re.compile(r"[-_'\w]{1,32}")
DESCRIPTION = 100
EXPLAINED = 700
"""Characters of a rule as a lesson explains it: nobody reads more before they may try."""
GAP = re.compile(r"^(picture|alt|text|row|card|symbol|field|event|game|caption)-[a-z0-9_-]+$")
"""A key where words should be."""


def check_game(game: Game[Any, Any]) -> None:
    """Everything but the rules."""
    check_texts(game)
    check_commands(game)
    for stage in stages(game.id):
        for language in LANGUAGES:
            check_pictures(game, stage, language)
    for lesson in lessons(game.rules):
        for language in LANGUAGES:
            check_lesson(game, lesson, language)


def check_texts(game: Game[Any, Any]) -> None:
    """Both languages have words for all that the rules say in some random games."""
    wanted = sorted({*_fixed(game.rules), *_said(game.rules)})
    for language in LANGUAGES:
        # Asked for without the fallback: a language that lends its words from another has a gap.
        known = bundle(language, game.id)
        missing = [text for text in wanted if not known.has_message(text)]
        assert not missing, f"write these into texts/{language}/{game.id}.ftl: {', '.join(missing)}"
        words = texts(language, game.id)
        for topic in words("guide-topics").split():
            for text in (f"guide-{topic}", f"guide-{topic}-title"):
                assert known.has_message(text), f"the guide has no {text} in {language}"


def check_lesson(game: Game[Any, Any], lesson: Lesson, language: str) -> None:
    """A lesson has all its words, and its position is drawn as a game draws it."""
    known, words, name = bundle(language, game.id), texts(language, game.id), f"school-{lesson.name}"
    wanted = [f"{name}-title", name, f"{name}-task", f"{name}-done", *(f"{name}-{lack}" for lack in lesson.lacks)]
    missing = [text for text in wanted if not known.has_message(text)]
    assert not missing, f"write these into texts/{language}/{game.id}.ftl: {', '.join(missing)}"
    for text in wanted:
        assert 10 <= len(words(text)) <= EXPLAINED or text.endswith("-title"), f"{text} in {language} is too long"
    assert "**" not in words(f"{name}-task"), f"{name}-task in {language} is shown bold as a whole"
    position = lesson.position()
    setting = setting_of(Stage(game.id, lesson.seats, (), lesson.name, position, ()), language, _speak)
    view = game.rules.view(position, lesson.seat)
    for scene in (game.pictures.board(game.rules.view(position, None), setting), game.pictures.hand(view, setting)):
        assert scene is None or not overlaps(scene), f"{name} in {language}: {overlaps(scene)[:3]}"
    assert game.pictures.text(view, setting)


def check_commands(game: Game[Any, Any]) -> None:
    """Names and descriptions of commands and parameters as Discord takes them, in both languages."""
    tags = [kind.tag.replace(" ", "-") for kind in game.rules.actions]
    options = {field.name for kind in game.rules.actions for field in fields(kind)}
    for language in LANGUAGES:
        known, words = bundle(language, game.id), texts(language, game.id)
        for text in (*(f"command-{tag}" for tag in tags), *(f"parameter-{name}" for name in options)):
            about = f"{text}-description"
            assert known.has_message(about), f"write {about} into texts/{language}/{game.id}.ftl"
            assert 1 <= len(words(about)) <= DESCRIPTION, (
                f"{about} in {language} has more than {DESCRIPTION} characters"
            )
            if known.has_message(text):
                name = words(text)
                assert NAME.fullmatch(name) and name == name.lower(), f"{text}: Discord takes no {name!r} as a name"
            else:
                assert text.startswith("parameter-") or language == FALLBACK, f"{text} has no name in {language}"


def check_pictures(game: Game[Any, Any], stage: Stage, language: str) -> None:
    """Pictures can be read, tell no keys, number their answers; spectators have no hand; words are short enough."""
    setting = setting_of(stage, language, _speak)
    drawn = dict(scenes(stage, setting, game.pictures))
    for name, scene in drawn.items():
        narrow = drawn.get(f"phone-{name}", scene)
        assert narrow.width <= PHONE, f"{name}: 900 wide is what `setting.form` asks for, for a telephone"
        wrong = overlaps(scene)
        assert not wrong, f"{name} of {game.id} in {language}: {wrong[:3]}"
        small = too_small(scene)
        assert not small, f"{name}: {small[0].text!r} is too small to read where it is shown; see `render.theme.READ`"
        gaps = [
            there.item.text
            for there in everything(scene)
            if isinstance(there.item, Text) and GAP.match(there.item.text)
        ]
        assert not gaps, f"{name} in {language} shows keys without words: {gaps}"
    public = game.rules.view(stage.state, None)
    assert game.pictures.hand(public, setting) is None, "`hand` must be None for a spectator"
    alt, told = game.pictures.alt(public, setting), game.pictures.text(public, setting)
    assert 40 <= len(alt) <= ALT, f"the alternative text has {len(alt)} characters; use `render.wording.alt`"
    assert 40 <= len(told) <= BOARD, f"the board as text has {len(told)} characters; use `render.wording.text`"
    assert setting.words("game-name") in alt, "the alternative text does not name the game"
    _check_markers(game, stage, setting)


def _check_markers(game: Game[Any, Any], stage: Stage, setting: Setting) -> None:
    for seat in stage.waiting:
        view = game.rules.view(stage.state, seat)
        for asked in questions(stage, seat):
            scene = game.pictures.question(view, asked, setting)
            if scene is not None:
                numbers = {int(marker.name.split(":")[1]) for marker in named(scene, "answer:")}
                assert numbers, f"the picture for {asked.field!r} marks no answer: return None instead"
                assert numbers <= set(range(1, len(asked.answers) + 1)), f"{asked.field!r} marks what is no answer"


def _fixed(rules: AnyRules) -> Iterator[str]:
    """What every game must say."""
    yield from ("game-name", "game-tagline", "game-authors", "game-facts", "guide-topics", rules.unknown)
    for kind in rules.actions:
        yield f"move-{kind.tag.replace(' ', '-')}"
        yield from (f"field-{field.name}" for field in fields(kind))
    for option in rules.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    if later := agreement.editions(rules)[1:]:
        yield f"option-{agreement.EDITION}"
        yield from (f"option-{agreement.EDITION}-{edition}" for edition in later)
    for decision, orders in rules.orders.items():
        yield from (f"order-{decision}-{name}" for name in orders)


def _said(rules: AnyRules) -> Iterator[str]:
    """What is said in random games: questions, labels, events, refusals, the scoring."""
    for case in battery.cases(rules):
        for now, seat, _, chosen in battery.walk(case, 11):
            yield from (f"decision-{decision.key}" for decision in rules.decisions(now.state))
            yield from (f"event-{event.key}" for event in rules.apply(now.state, seat, chosen).events)
            view, tokens = rules.view(now.state, seat), key(chosen)
            labels = [
                rules.caption(view, tokens[:at], name, tokens[at]) for at, name in enumerate(names(type(chosen)), 1)
            ]
            refusals = [rules.check(now.state, Seat(other), chosen) for other in range(case.seats)]
            yield from (said.key for said in (*labels, *refusals) if isinstance(said, Phrase))
        outcome = rules.outcome(battery.end(case, 11).state)
        assert outcome is not None
        yield f"reason-{outcome.reason}"
        yield from (f"row-{row.key}" for row in (*outcome.rows, *outcome.ties))


def _speak(language: str, game: str, among: Any) -> Words:
    return texts(language, game).among(among, plain=True)
