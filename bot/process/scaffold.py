"""A new game, ready to run: its four places here, or a package of its own to be installed beside Stellwerk."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from bot.texts import LANGUAGES

ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 32
"""Characters of a command's name in Discord."""
STATEMENT = re.compile(r"from \S+ import (?:\(\n(?:    .*\n)*\)|.*)\n")
IMPORTS = re.compile(rf"(?:{STATEMENT.pattern})+")
EXPORT = '\nfrom {}.rules.rules import RULES\n\n__all__ = ["RULES"]\n'
SUFFIX = ".txt"
"""Templates are no Python yet."""
TAKEN = ("bot", "cogs", "render", "rules", "tests", "host", "pictures", "cups")


class BadGame(Exception):
    """The game cannot be written; the text tells why."""


def new_game(game: str, folder: Path, package: bool = False) -> tuple[Path, ...]:
    """Write a small game that works, to be made another one. `folder`: the clone, or where the package shall be."""
    if not ID.fullmatch(game) or len(game) > LONGEST or keyword.iskeyword(game) or game in TAKEN:
        raise BadGame(f"{game!r} cannot be a game's id: small letters, digits, single _ in between, no word of ours.")
    if not package and not (folder / "rules" / "core.py").is_file():
        raise BadGame(f"{folder} is no clone of Stellwerk. A package of its own is written with --package.")
    files = dict(_package(game) if package else _house(game))
    there = [name for name in files if (folder / name).exists()]
    if there:
        raise BadGame(f"There is {there[0]} already.")
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return tuple(folder / name for name in files)


def _house(game: str) -> Iterator[tuple[str, str]]:
    words = _words(game, f"rules.{game}", f"render.{game}") | {
        "@IMPORTS@": "\n".join((
            "from bot.games import Game",
            "from bot.talk.house import Carrier",
            "from cogs.game import GameCog",
            f"from render import {game} as pictures",
            f"from rules.{game}.rules import RULES",
        ))
    }  # fmt: skip
    root = _root()
    for room, place in (("rules", f"rules/{game}"), ("pictures", f"render/{game}")):
        yield from _folder(root / room, place, words)
    yield f"cogs/{game}.py", _filled(root / "cog.py.txt", words)
    for language in LANGUAGES:
        yield f"bot/texts/{language}/{game}.ftl", _filled(root / "texts" / language / "game.ftl.txt", words)
    yield f"tests/rules/{game}/__init__.py", ""
    yield f"tests/rules/{game}/invariants.py", _filled(root / "invariants.py.txt", words)


def _package(game: str) -> Iterator[tuple[str, str]]:
    words = _words(game, f"{game}.rules", f"{game}.pictures") | {
        "@IMPORTS@": "\n".join((
            "from bot.games import Game",
            "from bot.talk.house import Carrier",
            "from cogs.game import GameCog",
            f"from {game} import pictures",
            f"from {game}.rules import RULES",
        ))
    }  # fmt: skip
    root = _root()
    yield "pyproject.toml", _filled(root / "pyproject.toml.txt", words)
    yield f"{game}/__init__.py", f'"""{words["@NAME@"]}, a game for Stellwerk."""\n'
    yield f"{game}/py.typed", ""
    for name, text in _folder(root / "rules", f"{game}/rules", words):
        yield name, text + (EXPORT.format(game) if name.endswith("__init__.py") else "")
    yield from _folder(root / "pictures", f"{game}/pictures", words)
    yield f"{game}/cog.py", _filled(root / "cog.py.txt", words)
    for language in LANGUAGES:
        yield f"{game}/texts/{language}/{game}.ftl", _filled(root / "texts" / language / "game.ftl.txt", words)
    yield f"{game}/tests/__init__.py", ""
    yield f"{game}/tests/invariants.py", _filled(root / "invariants.py.txt", words)
    yield f"{game}/tests/test_game.py", _filled(root / "test_game.py.txt", words)


def _root() -> Traversable:
    return resources.files(__package__) / "template"


def _words(game: str, rules: str, pictures: str) -> dict[str, str]:
    parts = game.split("_")
    return {
        "@ID@": game,
        "@CLASS@": "".join(part.capitalize() for part in parts),
        "@NAME@": " ".join(part.capitalize() for part in parts),
        "@COMMAND@": "-".join(parts),
        "@RULES@": rules,
        "@PICTURES@": pictures,
    }


def _folder(folder: Traversable, place: str, words: dict[str, str]) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        yield f"{place}/{file.name.removesuffix(SUFFIX)}", _filled(file, words)


def _filled(file: Traversable, words: dict[str, str]) -> str:
    text = file.read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(word, value)
    return IMPORTS.sub(_in_order, text)


def _in_order(found: re.Match[str]) -> str:
    """Imports by the names of their modules, which are known only now."""
    return "".join(sorted(STATEMENT.findall(found[0]), key=lambda statement: statement.split()[1]))
