"""Where in JSON people stand: paths that are declared beside the column, and what is done along them.

`data.user` a number · `users[]` numbers in a list · `[3][]` numbers in the list that stands in fourth place of a list
`waits[][=]` lists that begin with a number · `ways{}` keys that are numbers · `places []` a list with a place for each
`row user` a number to whom the row belongs · `server guild` the server with which it goes
`name data.former of data.former_user` a name beside its number · `mentions data.people` a text with mentions
`text reason of by user` what people have written about those at the other paths
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

NUMBER, ROW, SERVER, NAME, MENTIONS, TEXT, PLACES = "number", "row", "server", "name", "mentions", "text", "places"
WORDS = (ROW, SERVER, NAME, MENTIONS, TEXT, PLACES)
EACH, FIRST, KEYS = "[]", "[=]", "{}"
CUP = "cup"
"""In place of a path: the host of the cup to which the row's table belongs."""
GONE: Any = object()
"""Nothing is left of a value. Any: it stands for whatever stood there."""
_STEP = re.compile(r"[\w-]+|\[[=\d]?\]|\{\}")
_STEPS = re.compile(r"([\w-]+|\[[=\d]?\])(\.[\w-]+|\[[=\d]?\]|\{\})*")
_PLACE = re.compile(r"\[\d\]")
Steps = tuple[str, ...]
Act = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Path:
    """One place in a JSON value."""

    what: str
    steps: Steps
    of: tuple[Steps, ...] = ()
    """Where the numbers stand to which a name or a text belongs."""


def parsed(text: str) -> tuple[Path, ...]:
    """The paths of a declaration, between commas."""
    return tuple(_path(one.strip()) for one in text.split(",") if one.strip())


def _path(text: str) -> Path:
    words = text.split()
    what = words.pop(0) if words[0] in WORDS else NUMBER
    if not words or (words[1:] and words[1] != "of"):
        raise ValueError(text)
    found = Path(what, _steps(words[0]), tuple(_steps(one) for one in words[2:]))
    if bool(found.of) != (what in (NAME, TEXT)):
        raise ValueError(text)
    return found


def _steps(text: str) -> Steps:
    if not _STEPS.fullmatch(text):
        raise ValueError(text)
    return tuple(_STEP.findall(text))


def numbers(value: Any, paths: Iterable[Path], *only: str) -> frozenset[int]:
    """The people who stand in a value; `only`: at paths of these kinds."""
    found: set[int] = set()
    for path in paths:
        if path.what in (NAME, TEXT, SERVER) or (only and path.what not in only):
            continue
        for leaf in _leaves(value, path.steps):
            if path.what == MENTIONS:
                found |= {int(one) for one in MENTION.findall(leaf)} if isinstance(leaf, str) else set()
            else:
                number = _number(leaf)
                found |= set() if number is None else {number}
    return frozenset(found)


MENTION = re.compile(r"<@!?(\d+)>")


def without(
    value: Any, paths: Iterable[Path], user: int, word: str, nobody: int, known: Collection[str] = (),
    reworded: Callable[[str], str] = str,
) -> Any:  # fmt: skip
    """A value in which a person stands no more.

    `word`, `nobody`: what stands in place of a name and of a number. `known`: the person's names, where an earlier
    version has kept one without its number. `reworded`: a text about them without their names.
    """
    whole = value
    for path in paths:
        value = changed(value, path.steps, _taking_out(whole, path, user, word, nobody, known, reworded))
    return value


def _taking_out(
    whole: Any, path: Path, user: int, word: str, nobody: int, known: Collection[str], reworded: Callable[[str], str]
) -> Act:
    """What is done to what stands at the end of a path."""
    there = _people(whole, path)

    def named(name: Any) -> Any:
        theirs = user in there if there or not known else name in known
        return word if theirs and isinstance(name, str) else name

    def told(text: Any) -> Any:
        return reworded(text) if isinstance(text, str) and user in there else text

    def unmentioned(text: Any) -> Any:
        return MENTION.sub(lambda one: word if int(one[1]) == user else one[0], text) if _is_text(text) else text

    def unnumbered(leaf: Any) -> Any:
        if _number(leaf) != user:
            return leaf
        listed = path.steps[-1] in (EACH, FIRST, KEYS)
        return None if path.what == PLACES else GONE if listed else nobody

    acts: Mapping[str, Act] = {NAME: named, TEXT: told, MENTIONS: unmentioned, SERVER: _as_it_is}
    return acts.get(path.what, unnumbered)


def everywhere(value: Any, user: int, nobody: int) -> Any:
    """A value of which nobody knows where people stand in it, with another number in place of a person's."""
    if isinstance(value, dict):
        return {_other(key, user, nobody): everywhere(one, user, nobody) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [everywhere(one, user, nobody) for one in value]
    return _other(value, user, nobody)


def _other(leaf: Any, user: int, nobody: int) -> Any:
    if _is_text(leaf):
        return re.sub(rf"(?<!\d){user}(?!\d)", str(nobody), leaf)
    return nobody if _number(leaf) == user else leaf


def own(value: Any, paths: Iterable[Path], user: int) -> Any:
    """The parts of a value that speak of one person; GONE: none does."""
    found: Any = GONE
    for path in paths:
        part = _kept(value, path.steps, _theirs(value, path, user))
        if path.what == MENTIONS:
            part = changed(part, path.steps, lambda _: f"<@{user}>")
        found = part if found is GONE else found if part is GONE else _merged(found, part)
    return found


def rid(value: Any, paths: Iterable[Path], user: int) -> Any:
    """A value that belongs to one person, without everybody else who stands in it."""
    whole = value
    for path in paths:
        theirs = _theirs(whole, path, user)

        def left(leaf: Any, path: Path = path, theirs: Callable[[Any], bool] = theirs) -> Any:
            if path.what == SERVER or (path.what != MENTIONS and theirs(leaf)):
                return leaf
            if path.what == MENTIONS and _is_text(leaf):
                return " ".join(f"<@{one}>" for one in MENTION.findall(leaf) if int(one) == user) or GONE
            return None if path.what == PLACES else GONE

        value = changed(value, path.steps, left)
    return value


def changed(value: Any, steps: Steps, act: Act) -> Any:
    """A value with something done to what stands at the end of a path; what is GONE is left out."""
    if not steps:
        return act(value)
    step, rest = steps[0], steps[1:]
    match step:
        case "[]" if isinstance(value, list | tuple):
            return [new for one in value if (new := changed(one, rest, act)) is not GONE]
        case "[=]" if isinstance(value, list | tuple) and value:
            first = changed(value[0], rest, act)
            return GONE if first is GONE else [first, *value[1:]]
        case _ if _PLACE.fullmatch(step) and isinstance(value, list | tuple):
            return [changed(one, rest, act) if f"[{n}]" == step else one for n, one in enumerate(value)]
        case "{}" if isinstance(value, dict):
            return {key: one for key, one in value.items() if act(key) is not GONE}
        case _ if isinstance(value, dict) and step in value:
            new = changed(value[step], rest, act)
            others = {key: one for key, one in value.items() if key != step}
            return others if new is GONE else {key: new if key == step else one for key, one in value.items()}
    return value


def _theirs(whole: Any, path: Path, user: int) -> Callable[[Any], bool]:
    """Does what stands at a path speak of this person?"""
    if path.what in (NAME, TEXT):
        return lambda leaf: user in _people(whole, path)
    if path.what == MENTIONS:
        return lambda leaf: _is_text(leaf) and str(user) in MENTION.findall(leaf)
    if path.what == SERVER:
        return lambda leaf: False
    return lambda leaf: _number(leaf) == user


def _kept(value: Any, steps: Steps, mine: Callable[[Any], bool]) -> Any:
    if not steps:
        return value if mine(value) else GONE
    step, rest = steps[0], steps[1:]
    match step:
        case "[]" if isinstance(value, list | tuple):
            return [one for inner in value if (one := _kept(inner, rest, mine)) is not GONE] or GONE
        case "[=]" if isinstance(value, list | tuple) and value:
            return value if mine(value[0]) else GONE
        case _ if _PLACE.fullmatch(step) and isinstance(value, list | tuple):
            place = int(step[1:-1])
            return _kept(value[place], rest, mine) if place < len(value) else GONE
        case "{}" if isinstance(value, dict):
            return {key: one for key, one in value.items() if mine(key)} or GONE
        case _ if isinstance(value, dict) and step in value:
            inner = _kept(value[step], rest, mine)
            return GONE if inner is GONE else {step: inner}
    return GONE


def _merged(one: Any, other: Any) -> Any:
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{key: _merged(one[key], new) if key in one else new for key, new in other.items()}}
    return one


def _leaves(value: Any, steps: Steps) -> list[Any]:
    found: list[Any] = []

    def note(leaf: Any) -> Any:
        found.append(leaf)
        return leaf

    changed(value, steps, note)
    return found


def _people(whole: Any, path: Path) -> frozenset[int]:
    """Whom a name or a text belongs to, as far as that stands beside it."""
    return frozenset(
        number for steps in path.of for leaf in _leaves(whole, steps) if (number := _number(leaf)) is not None
    )


def _number(value: Any) -> int | None:
    """What may be a person's number; a yes or no is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return int(value) if isinstance(value, str) and value.isascii() and value.isdecimal() else None


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _as_it_is(value: Any) -> Any:
    return value
