"""Somebody who is to be forgotten, and how they are taken out of values. Plain answers, no database."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

NOBODY = 0
"""Stands where a number has to stand."""
WHOM = ("user", "to")
"""Under these names a payload tells whom it is about."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Who is to be forgotten."""

    user: int
    names: frozenset[str] = frozenset()
    """The names they go by."""
    somebody: Mapping[str, str] | None = None
    """What stands in their place, by language."""
    since: int = 0
    """When it was begun."""

    def in_words(self, language: str) -> str:
        words = self.somebody or {}
        return words.get(language) or next(iter(words.values()), "")


def scrubbed(value: Any, gone: Forgotten, language: str, *, places: bool = False) -> Any:
    """A JSON value without the person. `places`: what stands in a list keeps its place.

    Any: what a payload holds is known by whoever has written it.
    """
    match value:
        case bool():
            return value
        case int():
            return NOBODY if value == gone.user else value
        case str():
            word = gone.in_words(language)
            if value == str(gone.user):
                return ""
            return word if value in gone.names else value.replace(f"<@{gone.user}>", word)
        case dict():
            kept = {key: inner for key, inner in value.items() if key != str(gone.user)}
            return {key: scrubbed(inner, gone, language, places=places) for key, inner in kept.items()}
        case list() | tuple() if places:
            return [None if _is(one, gone) else scrubbed(one, gone, language) for one in value]
        case list() | tuple():
            return [scrubbed(one, gone, language) for one in value if not _is(one, gone)]
    return value


def reworded(text: str, gone: Forgotten, language: str) -> str:
    """A text that somebody else has written, without the person."""
    word = gone.in_words(language)
    for mark in (f"<@{gone.user}>", f"<@!{gone.user}>", str(gone.user), *sorted(gone.names, key=len, reverse=True)):
        text = re.sub(rf"(?<!\w){re.escape(mark)}(?!\w)", lambda _: word, text)
    return text


def concerns(payload: Mapping[str, Any], gone: Forgotten) -> bool:
    """Is something about the person, and about nobody else?"""
    return any(_is(payload.get(key), gone) for key in WHOM)


def about(value: Any, user: int, names: frozenset[str] = frozenset()) -> Any:
    """The parts of a JSON value that speak of a person; None: none does."""
    match value:
        case bool():
            return None
        case int() | str():
            return value if value in (user, str(user), *names) or f"<@{user}>" in str(value) else None
        case dict():
            own = {key: inner if key == str(user) else about(inner, user, names) for key, inner in value.items()}
            return {key: inner for key, inner in own.items() if inner is not None} or None
        case list() | tuple():
            return [inner for one in value if (inner := about(one, user, names)) is not None] or None
    return None


def _is(value: Any, gone: Forgotten) -> bool:
    """Is it the person's number, or a row that begins with it?"""
    first = value[0] if isinstance(value, list | tuple) and value else value
    return not isinstance(first, bool) and first in (gone.user, str(gone.user))
