"""Words for everything a person can read: Fluent files by language, one for the host, one for every game."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from render.theme import SEATS
from rules import registry
from rules.core import Clause, Datum, Event, Phrase

log = logging.getLogger(__name__)

LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}
"""Every language of the house, by its own name."""
FALLBACK = "en"
"""Speaks where another language has no words."""
SHARED = ("host", "pictures", "cups", "learning", "places", "chance")
"""Files that every game's texts build upon; the game's own words win."""
HUMAN = ("text", "former")
"""Arguments that people have written."""
NUMBERS = ("table", "table_number", "cup_number", "seat_number", "act_number")
"""Arguments that are what something is called: there is no table 1,234."""
MOMENTS = {"due": "f", "due_in": "R", "waited_since": "R"}
"""Arguments that are moments, and how Discord shows them to everybody in their own time."""
ROOTS: list[Traversable] = [resources.files(__name__)]
"""Where the folders of the languages are."""

_FORBIDDEN = re.compile(r"[^A-Za-z0-9_-]")
_LINKS = re.compile(r"@|:(?=//)|(?<=\w)\.(?=\w)")
_BREAK = "\u200b"
"""Stands unseen behind what would begin a mention or a link."""
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Kinds of characters that steer a text and show nothing: direction marks, zero widths, control characters."""
_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<])")


class Words(Protocol):
    """A language, spoken about a game and its players."""

    language: str

    def __call__(self, key: str, /, **data: str | int) -> str:
        """A text. Ids among the data are put into words: seats become names, `card="B06"` the text of `card-B06`."""

    def has(self, key: str) -> bool: ...

    def among(self, names: Sequence[str], plain: bool = False) -> Words:
        """The same with names for the seats; `plain`: without mark and Markdown, for pictures."""

    def say(self, phrase: Phrase) -> str: ...

    def tell(self, event: Event) -> str: ...

    def put(self, clause: Clause) -> str:
        """A clause; a list among its data is joined as the name says: see `JOINTS`."""


JOINTS = {"_route": " → ", "_sum": " + ", "_count": ", ", "_list": ""}
"""How a list is joined. `town_route=("Bremen", "Trier")` words each by `town-…`; `stone_count=("black", 3)` has
pairs of an id and a number; `_list` becomes "a, b and c"."""


def texts(language: str = FALLBACK, game: str | None = None) -> Words:
    """The words of a language; an unknown one falls back."""
    return _texts(language if language in LANGUAGES else FALLBACK, game)


def spoken(locale: object) -> str:
    """The language of the house that comes closest to a locale like `de`, `de-AT` or None."""
    language = str(locale or "").lower().replace("_", "-").partition("-")[0]
    return language if language in LANGUAGES else FALLBACK


@cache
def _texts(language: str, game: str | None) -> Words:
    return _Words(language, game)


LARGE, SHOWN = 10**15, 12
"""From here on a number, as it may stand in somebody's file, is cut to so many digits."""


class _Words:
    def __init__(self, language: str, game: str | None, names: Sequence[str] = (), plain: bool = False) -> None:
        self.language = language
        self._game = game
        self._names = names
        self._plain = plain
        self._bundles = tuple(bundle(known, game) for known in dict.fromkeys((language, FALLBACK)))

    def __call__(self, key: str, /, **data: str | int) -> str:
        said = self._find(key, {name: self._worded(name, value) for name, value in data.items()})
        if said is None:
            log.warning("no text for %r in %s (%s)", key, self.language, self._game)
            return key
        return said

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def among(self, names: Sequence[str], plain: bool = False) -> Words:
        return _Words(self.language, self._game, tuple(names), plain)

    def say(self, phrase: Phrase) -> str:
        return self(phrase.key, **dict(phrase.data))

    def tell(self, event: Event) -> str:
        return self(f"event-{event.key}", **dict(event.data))

    def put(self, clause: Clause) -> str:
        return self(clause.key, **{name: self._joined(name, value) for name, value in clause.data})

    def _joined(self, name: str, value: Datum) -> str | int:
        if not isinstance(value, tuple):
            return value
        joint = next(suffix for suffix in JOINTS if name.endswith(suffix))
        own = name.removesuffix(joint)
        if joint == "_count":
            pairs = zip(value[::2], value[1::2], strict=True)
            return JOINTS[joint].join(f"{number} {self._worded(own, thing)}" for thing, number in pairs)
        said = [str(self._worded(own, one)) for one in value]
        return enumerated(self, said) if joint == "_list" else JOINTS[joint].join(said)

    def _find(self, key: str, data: dict[str, str | int]) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    said, problems = bundle.format_pattern(pattern, data)
                    for problem in problems:
                        log.warning("text %r: %s", key, problem)
                    return str(said)
        return None

    def _worded(self, name: str, value: str | int) -> str | int:
        if name == "seat" or name.endswith("_seat"):
            return self._player(value)
        if name == "user" or name.endswith("_user"):
            return f"<@{value}>"
        if isinstance(value, int) and abs(value) >= LARGE:
            # Nothing of ours counts so far, and no language can set it.
            return f"{str(value)[:SHOWN]}…"
        if name in MOMENTS:
            return f"<t:{value}:{MOMENTS[name]}>"
        if name in NUMBERS:
            return str(value)
        return self._find(value_key(name, value), {}) or (self._safe(value) if name in HUMAN else value)

    def _player(self, seat: str | int) -> str | int:
        if isinstance(seat, str) or not 0 <= seat < len(self._names):
            return seat
        name = self._names[seat]
        return cleaned(name) if self._plain else f"{SEATS[seat % len(SEATS)].mark} {escaped(name)}"

    def _safe(self, value: str | int) -> str | int:
        return value if self._plain or isinstance(value, int) else escaped(value)


def enumerated(words: Words, said: Sequence[str]) -> str:
    """ "a, b and c"."""
    if len(said) < 2:
        return "".join(said)
    return words("and", first=", ".join(said[:-1]), last=said[-1])


def game_name(words: Words, game: str) -> str:
    """What a game is called; one that is not installed any more goes by its id."""
    return words("game-name") if words.has("game-name") else game


def value_key(name: str, value: str | int) -> str:
    """The key of an id's own text: `card1="B06"` is worded by `card-B06`."""
    return f"{name.rstrip('0123456789')}-{_FORBIDDEN.sub('_', str(value))}"


def cleaned(name: str) -> str:
    """Text written by people in one line, without characters that nobody sees."""
    spaced = " ".join(name.split())
    return "".join(one for one in spaced if unicodedata.category(one) not in _UNSEEN)


def escaped(name: str) -> str:
    """Text written by people, without effect in Discord: no Markdown, mentions, links or direction marks."""
    plain = cleaned(name).strip() or ("–" if name else "")
    return _MARKDOWN.sub(r"\\\1", _LINKS.sub(lambda found: found[0] + _BREAK, plain))


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """All messages of a language that may be said about a game."""
    made = FluentBundle([language], use_isolating=False)
    for name in (*SHARED, *((game,) if game else ())):
        for text in sources(language, name):
            made.add_resource(_parsed(text), allow_overrides=True)
    return made


@cache
def _parsed(text: str) -> Any:
    """A file's messages. The shared ones belong to many bundles; to parse them is most of a start."""
    # Where in the file a message stands is of no use any more, and half of what it takes.
    return FluentParser(with_spans=False).parse(text)


def sources(language: str, name: str) -> Iterable[str]:
    """The texts of a file, from wherever it is."""
    package = registry.PACKAGES.get(name)
    for root in ROOTS if package is None else [resources.files(package) / "texts"]:
        file = root.joinpath(language, f"{name}.ftl")
        if file.is_file():
            yield file.read_text(encoding="utf-8")
