"""Which text keys the program can ask for, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[2]
SPEAKING = {"words", "refused", "phrase", "notice", "event", "clause"}
"""Functions whose first argument is a key."""


@dataclass(frozen=True)
class Call:
    """A key asked for by name, with the names of its parameters; None: they are not written out."""

    function: str
    key: str
    parameters: frozenset[str] | None
    where: str


@cache
def modules(folder: str) -> tuple[tuple[str, ast.Module], ...]:
    """The source below a folder, or of one file."""
    root = HOUSE / folder
    files = [root] if root.is_file() else sorted(root.rglob("*.py"))
    return tuple((str(file.relative_to(HOUSE)), ast.parse(file.read_text(encoding="utf-8"))) for file in files)


def calls(*folders: str) -> Iterator[Call]:
    for folder in folders:
        for name, module in modules(folder):
            for node in ast.walk(module):
                if isinstance(node, ast.Call) and node.args and _name(node.func) in SPEAKING:
                    for key in _keys(node.args[0]):
                        yield Call(_name(node.func), key, _parameters(node), f"{name}:{node.lineno}")


def _keys(node: ast.expr) -> Iterator[str]:
    """A key that is written out, or both of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
        case ast.Call(inner):
            # texts(language)("key")
            return "words" if _name(inner) == "texts" else ""
    return ""


def _parameters(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)


@cache
def strings(*folders: str) -> frozenset[str]:
    """Every string that is written out."""
    return frozenset(
        node.value
        for folder in folders
        for _, module in modules(folder)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns(*folders: str) -> tuple[re.Pattern[str], ...]:
    """What the f-strings that begin with a word and a dash can become."""
    found = []
    for folder in folders:
        for _, module in modules(folder):
            for node in ast.walk(module):
                if isinstance(node, ast.JoinedStr):
                    parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                    if re.match(r"[a-z_]+\\-", parts[0]):
                        found.append(re.compile("".join(parts)))
    return tuple(found)


def can_be_asked_for(key: str, *folders: str) -> bool:
    return key in strings(*folders) or any(pattern.fullmatch(key) for pattern in patterns(*folders))
