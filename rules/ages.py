"""What old data become: states that outlive the version of the rules that wrote them, and the shape of a game's data.

A kept state carries the version of the rules that wrote it. One of an older version goes through the game's `upgrade`
once for each version since, and is then read by field name; what a new field lacks, its default gives.
"""

from __future__ import annotations

import json
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from rules import codec
from rules.codec import Unreadable
from rules.core import Action, AnyRules, Rules, waiting

S = TypeVar("S")
RULES, STATE = "rules", "state"
"""What a kept state is written with: the version of the rules, and itself. Version 0.1 wrote the state alone."""


def kept(rules: Rules[S, Any], state: S) -> str:
    """A state as text that later versions can read."""
    return codec.text({RULES: rules.version, STATE: codec.plain(state)})


def read(rules: Rules[S, Any], version: int, text: str) -> S:
    """A kept state in its present shape. `version`: of its match, where the text names none. Raises Unreadable."""
    try:
        data = json.loads(text)
    except ValueError:
        raise Unreadable("the state is no JSON") from None
    if isinstance(data, dict) and data.keys() == {RULES, STATE}:
        version, data = data[RULES], data[STATE]
    return codec.revive(rules.state, upgraded(rules, version, data))


def upgraded(rules: AnyRules, version: int, data: Any) -> Any:
    """Data of an older version, brought along one version after the other. Raises Unreadable."""
    if version > rules.version:
        raise Unreadable(f"written by version {version} of the rules, this is version {rules.version}")
    for old in range(version, rules.version):
        try:
            data = rules.upgrade(old, data)
        except Unreadable:
            raise
        except Exception as failed:
            raise Unreadable(f"cannot be brought from version {old} to {old + 1}: {type(failed).__name__}") from failed
    return data


def unchanged(version: int, data: Any) -> Any:
    """The `upgrade` of a game whose old data need nothing but the defaults of new fields."""
    return data


def trouble(rules: AnyRules, state: Any) -> str:
    """Why the rules cannot go on from a state that could be read; empty if they can."""
    try:
        rules.turn(state)
        rules.view(state, None)
        seats = waiting(rules, state)
        if bool(seats) == (rules.outcome(state) is not None):
            return "the rules know neither what comes next nor a result"
        decisions = rules.decisions(state)
        for seat in seats:
            rules.view(state, seat)
            own = [d for d in decisions if d.seat == seat]
            if not any(rules.check(state, seat, a) is None for d in own for a in rules.candidates(state, d)):
                return f"seat {seat} is waited for and has no legal move"
    except Exception as failed:  # noqa: BLE001 - a state from elsewhere may break any part of the rules
        return f"the rules fail at it: {type(failed).__name__}"
    return ""


def shape(rules: AnyRules) -> dict[str, Any]:
    """What old data and old logs hang on: the fields of the state with types and defaults, the moves, the options."""
    found: dict[str, Any] = {}
    _describe(rules.state, found)
    return {
        "state": found,
        "moves": {kind.tag: _move(kind) for kind in rules.actions},
        "options": {option.name: list(option.values) for option in rules.options},
        "seats": list(rules.seats),
    }


def _move(kind: type[Action]) -> dict[str, str]:
    hints = get_type_hints(kind)
    return {f.name: hints[f.name].__name__ for f in fields(kind)}


def _describe(kind: Any, found: dict[str, Any]) -> str:
    """The name of a type; the fields of every dataclass met on the way go into `found`."""
    if kind is type(None):
        return "None"
    if isinstance(kind, NewType):
        return _describe(kind.__supertype__, found)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(map(repr, args))
    if origin in (Union, types.UnionType):
        return " | ".join(_describe(arg, found) for arg in args)
    if origin is not None:
        inner = ", ".join("..." if arg is ... else _describe(arg, found) for arg in args)
        return f"{'mapping' if issubclass(origin, Mapping) else origin.__name__}[{inner}]"
    if isinstance(kind, type) and issubclass(kind, Enum):
        return " | ".join(repr(member.value) for member in kind)
    if is_dataclass(kind) and isinstance(kind, type) and kind.__name__ not in found:
        own = found[kind.__name__] = dict[str, str]()
        hints = get_type_hints(kind)
        for f in fields(kind):
            own[f.name] = _describe(hints[f.name], found)
            if f.default is not MISSING:
                own[f.name] += f" = {f.default!r}"
            if codec.ADDED in f.metadata:
                own[f.name] += f" (since {f.metadata[codec.ADDED]})"
    return str(kind.__name__)
