"""Somebody who is to be forgotten, and how they are taken out of values. Plain answers, no database."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.store.paths import ROW, Path, numbers, without

NOBODY = 0
"""Stands where a number has to stand."""
LONG = 10**14
"""Numbers of Discord are larger: such a one in a text is nobody else's."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Who is to be forgotten."""

    user: int
    names: Mapping[int, frozenset[str]] = field(default_factory=dict)
    """What they have been called, by server: nobody is found by it, but texts about them are rid of it."""
    somebody: Mapping[str, str] | None = None
    """What stands in their place, by language."""
    since: int = 0
    """When it was begun."""
    number: int = 0
    """Of all who have been forgotten in this store; 0: it is not counted."""

    def in_words(self, language: str) -> str:
        words = self.somebody or {}
        return words.get(language) or next(iter(words.values()), "")

    def called(self, guild: int) -> frozenset[str]:
        """What they have been called in a server."""
        return self.names.get(guild, frozenset())


def scrubbed(value: Any, paths: Iterable[Path], gone: Forgotten, language: str, guild: int = 0) -> Any:
    """A JSON value without the person at the paths where people stand in it.

    `guild`: of which server it is; only with that an old name without its number is known. Any: what a payload holds
    is known by whoever has written it.
    """
    word, known = gone.in_words(language), gone.called(guild)
    where = value.get("guild", guild) if isinstance(value, dict) else guild
    return without(
        value, paths, gone.user, word, NOBODY, known,
        lambda text: reworded(text, gone, language, gone.called(where)),
    )  # fmt: skip


def unmistakable(gone: Forgotten) -> bool:
    """Is a number like theirs nothing but a person's? Then it is found also where nobody can tell what a row holds."""
    return gone.user > LONG


def concerns(value: Any, paths: Iterable[Path], gone: Forgotten) -> bool:
    """Does a row belong to the person?"""
    return gone.user in numbers(value, paths, ROW)


def reworded(text: str, gone: Forgotten, language: str, called: Iterable[str] = ()) -> str:
    """A text that people have written, without the person's number; `called`: nor these names, as whole words."""
    word = gone.in_words(language)
    marks = [f"<@{gone.user}>", f"<@!{gone.user}>", *([str(gone.user)] if gone.user > LONG else [])]
    for mark in (*marks, *sorted(called, key=len, reverse=True)):
        text = re.sub(rf"(?<!\w){re.escape(mark)}(?!\w)", lambda _: word, text)
    return text
