"""A move as one line of text, and the way from the list of legal moves to the next question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import get_type_hints

from rules.core import Action, AnyRules, IllegalMove, phrase, remembered

Token = str | int
NOTHING = "-"


@remembered
def names(kind: type[Action]) -> tuple[str, ...]:
    """The fields of a kind of move, in the order of choosing."""
    return tuple(f.name for f in fields(kind))


@remembered
def _types(kind: type[Action]) -> tuple[type, ...]:
    hints = get_type_hints(kind)
    return tuple(hints[name] for name in names(kind))


def key(a: Action) -> tuple[Token, ...]:
    """The tag and the fields of a move."""
    return (a.tag, *(getattr(a, name) for name in names(type(a))))


def notation(a: Action) -> str:
    """`lay 7 b3 2`: what is typed, completed, logged and tested. Empty fields at the end are left out."""
    words = [NOTHING if token == "" else str(token) for token in key(a)]
    while words[-1] == NOTHING:
        words.pop()
    return " ".join(words)


def read(rules: AnyRules, text: str, options: Iterable[Action] = ()) -> Action:
    """The move a text means: one of the options regardless of case, else whatever the words say, to be judged."""
    words = text.split()
    wanted = " ".join(words).lower()
    for a in options:
        if notation(a).lower() == wanted:
            return a
    for kind in sorted(rules.actions, key=lambda kind: -len(kind.tag)):
        tag = kind.tag.lower().split()
        if [word.lower() for word in words[: len(tag)]] == tag:
            given = words[len(tag) :]
            types = _types(kind)
            given += [NOTHING] * (len(types) - len(given))
            if len(given) > len(types):
                continue
            try:
                return kind(*(int(word) if t is int else _word(word) for t, word in zip(types, given, strict=True)))
            except ValueError:
                continue
    raise IllegalMove(phrase(rules.unknown, text=text[:100]))


def _word(word: str) -> str:
    return "" if word == NOTHING else word


@dataclass(frozen=True, slots=True)
class Question:
    """The next thing to ask somebody who is choosing a move."""

    prefix: tuple[Token, ...]
    """The answers so far, forced ones filled in; the first is the move's tag."""
    field: str
    """"move", or the name of the field: picks the label and the picture that helps."""
    answers: tuple[Token, ...]
    """Two or more."""
    wholes: tuple[tuple[str, ...], ...] = ()
    """All moves of each answer, where the answers are whole ones and are named by their first moves."""


def drill(options: Sequence[Action], prefix: tuple[Token, ...] = ()) -> Question | Action:
    """The next question after some answers, or the move they amount to. What has one answer is not asked."""
    size = len(prefix)
    left = [(key(a), a) for a in options]
    if size:
        left = [(k, a) for k, a in left if k[:size] == prefix]
    if not left:
        raise IllegalMove(phrase("no-longer-possible"))
    while len(left) > 1:
        found = tuple(dict.fromkeys(k[size] for k, _ in left))
        if len(found) > 1:
            return Question(prefix, names(type(left[0][1]))[size - 1] if size else "move", found)
        prefix += found
        size += 1
    return left[0][1]
