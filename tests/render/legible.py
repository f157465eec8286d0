"""What cannot be read yet, game by game: `python -m tests.render.legible [game …]` writes the lists anew.

A list may only become shorter: write it anew after a repair, and read the difference.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from bot.texts import LANGUAGES, texts
from render.legibility import shortened, too_small
from render.lookbook import explanations
from render.scene import Scene
from tests.render.moments import PICTURED, WIDE, drawn

FOLDER = Path(__file__).parent / "legible"


def faults(game: str) -> list[str]:
    """Texts that are cut short and sizes of letters that are too small, by kind of picture and language."""
    found: set[str] = set()
    for name, scene in _every(game):
        *_, language = name.split("-")
        kind = re.sub(r"^\d-(quiet|busy|final)-|-(en|de)$|\d+-", "", name)
        for box in shortened(scene):
            if not any(wide in box.wanted for wide in WIDE):
                found.add(f"{kind} {language}: cut: {re.sub(r'[0-9]+', '#', box.wanted)}")
        found |= {f"{kind}: {'numbers' if box.decides else 'letters'} of {box.size}" for box in too_small(scene)}
    return sorted(found)


def _every(game: str) -> list[tuple[str, Scene]]:
    return [*drawn(game), *explained(game)]


@cache
def explained(game: str) -> tuple[tuple[str, Scene], ...]:
    """The symbols and the small scenes of the guide, in every language."""
    return tuple(
        (f"{kind}-{language}", scene)
        for language in LANGUAGES
        for kind, scene in explanations(game, language, _speak, texts(language, game)("guide-topics").split())
    )


def _speak(language: str, game: str, names: Sequence[str]):  # type: ignore[no-untyped-def]
    return texts(language, game).among(names, plain=True)


def known(game: str) -> list[str]:
    file = FOLDER / f"{game}.txt"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or PICTURED:
        (FOLDER / f"{game}.txt").write_text("".join(f"{line}\n" for line in faults(game)), encoding="utf-8")
