"""The look book: every picture of every game in a quiet, a busy and a final moment, in a folder.

`python -m render.lookbook FOLDER [game …]`. Beside each picture lies a copy as wide as Discord shows it, and one sheet
shows them all.
"""

from __future__ import annotations

import argparse
import importlib
import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from PIL import Image

from render import paint
from render.final import final
from render.legibility import PHONE, SHOWN
from render.looks import PALETTES, Palette
from render.pictures import AnyPictures, Setting, Words, found, legend, lesson, pictures
from render.scene import Scene
from render.stages import NAMES, Stage, questions, stages
from render.theme import INK
from rules.registry import GAMES

Speak = Callable[[str, str, Sequence[str]], Words]
"""Language, game and names of the players -> words for pictures."""
THUMB, ACROSS = 400, 4


def setting_of(stage: Stage, language: str, speak: Speak) -> Setting:
    names = NAMES[: stage.seats]
    return Setting(speak(language, stage.game, names), names, stage.recent, 12, "18.11.2026 12:30", stage.waiting)


def scenes(stage: Stage, setting: Setting, shown: AnyPictures | None = None) -> Iterator[tuple[str, Scene]]:
    """Every picture of a moment, with a name for its file; those for a phone where they are not the same."""
    shown = shown or pictures(stage.game)
    wide = dict(_moment(stage, setting, shown))
    yield from wide.items()
    narrow = _moment(stage, on_phone(setting), shown)
    yield from ((f"phone-{kind}", one) for kind, one in narrow if one != wide.get(kind))


def on_phone(setting: Setting) -> Setting:
    return replace(setting, form="phone")


def _moment(stage: Stage, setting: Setting, shown: AnyPictures) -> Iterator[tuple[str, Scene]]:
    """The pictures of a moment in the form of its setting."""
    rules = stage.rules
    public = rules.view(stage.state, None)
    yield "board", shown.board(public, setting)
    areas = shown.areas(public, setting)
    if areas:
        yield "areas", areas
    outcome = rules.outcome(stage.state)
    if outcome:
        yield "final", final(outcome, setting)
    for seat in stage.waiting[:1]:
        view = rules.view(stage.state, seat)
        hand = shown.hand(view, setting)
        if hand:
            yield "hand", hand
        for n, asked in enumerate(questions(stage, seat), 1):
            picture = shown.question(view, asked, setting)
            if picture:
                yield f"question-{n}-{asked.field}", picture


def drawable() -> tuple[str, ...]:
    """The registered games that have pictures."""
    return tuple(game for game in sorted(GAMES) if found(game))


def explanations(game: str, language: str, speak: Speak, topics: Sequence[str]) -> Iterator[tuple[str, Scene]]:
    """What explains a game: its symbols, and the small scenes of its guide; those for a phone as well."""
    names = NAMES[: max(GAMES[game].seats)]
    setting = Setting(speak(language, game, names), names)
    wide = dict(_explained(game, setting, topics))
    yield from wide.items()
    phone = _explained(game, on_phone(setting), topics)
    yield from ((f"phone-{kind}", one) for kind, one in phone if one != wide[kind])


def _explained(game: str, setting: Setting, topics: Sequence[str]) -> Iterator[tuple[str, Scene]]:
    symbols = legend(game, setting)
    if symbols is not None:
        yield "legend", symbols
    for topic in topics:
        scene = lesson(game, topic, setting)
        if scene is not None:
            yield f"lesson-{topic}", scene


def make(
    folder: Path, speak: Speak, languages: Sequence[str], games: Sequence[str] = (), palette: Palette = "day"
) -> list[Path]:
    """Draw it all; the languages take turns so that every kind of picture comes in each of them."""
    folder.mkdir(parents=True, exist_ok=True)
    small = folder / "inline"
    small.mkdir(exist_ok=True)
    files: list[Path] = []
    for game in games or drawable():
        for language in languages:
            words = speak(language, game, NAMES)
            found = list(explanations(game, language, speak, words("guide-topics").split()))
            for stage in stages(game):
                setting = setting_of(stage, language, speak)
                found += [(f"{stage.seats}-{stage.name}-{kind}", one) for kind, one in scenes(stage, setting)]
            for name, scene in found:
                file = folder / f"{game}-{name}-{language}.png"
                file.write_bytes(paint.draw(scene, palette))
                _shrunk(file, small / file.name)
                files.append(file)
    (folder / "contact-sheet.png").write_bytes(sheet([file for file in files if file.stem.endswith(languages[0])]))
    return files


def _shrunk(file: Path, to: Path) -> None:
    """The picture as it is seen in a channel, or an upright one on a phone."""
    with Image.open(file) as image:
        width = SHOWN["phone" if image.width <= PHONE else "full"]
        height = round(image.height * width / image.width)
        image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS).save(to)


def sheet(files: Sequence[Path]) -> bytes:
    """Pictures, small, on one sheet."""
    cell = THUMB * 3 // 4 + 16
    rows = -(-len(files) // ACROSS)
    image = Image.new("RGB", (ACROSS * (THUMB + 16) + 16, rows * cell + 16), INK)
    for n, file in enumerate(files):
        with Image.open(file) as picture:
            thumb = picture.convert("RGB")
        thumb.thumbnail((THUMB, cell - 16), Image.Resampling.LANCZOS)
        image.paste(thumb, (16 + n % ACROSS * (THUMB + 16), 16 + n // ACROSS * cell))
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=paint.LEVEL)
    return out.getvalue()


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Draw every picture of every game into a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help="ids of games; all of them if none is named")
    parser.add_argument("--words", default="bot.texts:texts", help="module:function; the module tells its LANGUAGES")
    parser.add_argument("--palette", choices=PALETTES, default="day")
    given = parser.parse_args(arguments)
    # Named, not imported: this room must not depend on the host, but whoever looks wants real words.
    module, function = given.words.split(":")
    host = importlib.import_module(module)
    texts = getattr(host, function)
    files = make(
        given.folder,
        lambda language, game, names: texts(language, game).among(names, plain=True),
        tuple(host.LANGUAGES),
        given.games,
        given.palette,
    )
    print(f"{len(files)} pictures in {given.folder}")


if __name__ == "__main__":
    main()
