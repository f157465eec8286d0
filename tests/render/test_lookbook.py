"""The look book: sample games are the same every time, and every picture lands in the folder."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from bot.texts import LANGUAGES, Words, texts
from render import lookbook
from render.legibility import PHONE, SHOWN
from render.stages import BUSY, FINAL, QUIET, course, questions, stages
from render.theme import WIDTH
from rules import core
from rules.notation import Question, drill
from rules.registry import GAMES

GAME = "rail_line"


def test_sample_games_are_the_same_every_time() -> None:
    first, second = (course(GAME, 2, {}, 5, "random") for _ in range(2))
    assert first == second
    assert first != course(GAME, 2, {}, 6, "random")


def test_the_moments_of_a_game_are_in_order() -> None:
    for seats in GAMES[GAME].seats:
        quiet, busy, final = (stage for stage in stages(GAME, "random", 3) if stage.seats == seats)
        assert (quiet.name, busy.name, final.name) == (QUIET, BUSY, FINAL)
        turns = [stage.rules.turn(stage.state) for stage in (quiet, busy, final)]
        assert turns == sorted(set(turns))
        assert final.rules.outcome(final.state) is not None
        assert not final.waiting
        assert quiet.waiting
        assert all(event.to is None for event in busy.recent)


def test_questions_are_those_a_player_meets() -> None:
    for stage in stages(GAME, "random", 3):
        for seat in stage.waiting:
            legal = core.legal(stage.rules, stage.state, seat)
            for asked in questions(stage, seat):
                again = drill(legal, asked.prefix)
                assert isinstance(again, Question)
                assert again.answers == asked.answers


def test_every_picture_lands_in_the_folder(tmp_path: Path) -> None:
    def speak(tongue: str, game: str, names: Sequence[str]) -> Words:
        return texts(tongue, game).among(names, plain=True)

    files = lookbook.make(tmp_path, speak, tuple(LANGUAGES), [GAME])
    names = {file.name for file in files}
    for seats in (2, 3):
        for name, kinds in {QUIET: ("board", "areas", "hand"), FINAL: ("board", "areas", "final")}.items():
            for kind in kinds:
                assert {f"{GAME}-{seats}-{name}-{kind}-{language}.png" for language in ("en", "de")} <= names
    for file in files:
        with Image.open(file) as full, Image.open(tmp_path / "inline" / file.name) as small:
            if full.width <= PHONE:
                continue
            assert full.width == WIDTH
            assert small.width == SHOWN["full"]
    with Image.open(tmp_path / "contact-sheet.png") as sheet:
        assert sheet.width > 1000


def test_only_games_with_pictures_are_drawn() -> None:
    assert set(lookbook.drawable()) <= set(GAMES)
    assert GAME in lookbook.drawable()
