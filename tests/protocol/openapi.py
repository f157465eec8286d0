"""Compares exchanges with Discord's own OpenAPI document, where it is at hand.

It comes from https://github.com/discord/discord-api-spec, `specs/openapi.json`; DISCORD_OPENAPI names the file.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import ValidationError  # type: ignore[import-untyped]

from bot.sandbox.exchange import Exchange

KNOWN = frozenset(
    prefix + place
    for prefix in ("", ".data")
    for place in (".attachments[].id", ".recipient_id", ".allowed_mentions.users[]")
)
"""discord.py sends these ids as integers where the document wants texts; Discord takes both."""
BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
"""Where it is looked for if nobody says where it is."""
DOCUMENT = Path(os.environ.get("DISCORD_OPENAPI") or BESIDE)
needs_document = pytest.mark.skipif(
    not DOCUMENT.is_file(),
    reason="Discord's OpenAPI document is missing: download specs/openapi.json of "
    "https://github.com/discord/discord-api-spec and name the file in DISCORD_OPENAPI",
)
TAKEN_APART = frozenset({"oneOf", "anyOf", "allOf", "properties", "additionalProperties", "items", "format"})


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One place where a request or an answer is not as the document says."""

    where: str
    place: str
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.place}: {self.problem}"


@cache
def document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DOCUMENT.read_text())
    return loaded


@cache
def operations() -> list[tuple[str, re.Pattern[str], str, dict[str, Any]]]:
    """Every method and path, those with fewer names in them first."""
    found = []
    for path, item in document()["paths"].items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method, operation in item.items():
            if method in ("get", "put", "post", "patch", "delete"):
                found.append((method.upper(), pattern, path, operation))
    return sorted(found, key=lambda entry: entry[2].count("{"))


def find(exchange: Exchange) -> tuple[str, dict[str, Any]] | None:
    for method, pattern, path, operation in operations():
        if method == exchange.method and pattern.fullmatch(exchange.path):
            return path, operation
    return None


def schema(content: dict[str, Any]) -> dict[str, Any] | None:
    return next(
        (content[kind]["schema"] for kind in ("application/json", "multipart/form-data") if kind in content), None
    )


@cache
def resolve(reference: str) -> dict[str, Any]:
    name = reference.rpartition("/")[2]
    found: dict[str, Any] = document()["components"]["schemas"][name]
    return found


def errors(value: Any, rule: dict[str, Any], place: str = "") -> Iterator[tuple[str, str]]:
    """What is wrong with a value; of a union, the branch is told that fits best."""
    if "$ref" in rule:
        yield from errors(value, resolve(rule["$ref"]), place)
        return
    for name in ("oneOf", "anyOf"):
        if name in rule:
            yield from union(value, rule[name], place)
    for part in rule.get("allOf", ()):
        yield from errors(value, part, place)
    kinds = rule.get("type")
    if isinstance(value, dict) and "properties" in rule:
        for name in rule.get("required", ()):
            if name not in value:
                yield f"{place}.{name}", "is missing"
        for name, inner in rule["properties"].items():
            if name in value:
                yield from errors(value[name], inner, f"{place}.{name}")
        if kinds and "object" not in ([kinds] if isinstance(kinds, str) else kinds):
            yield place, "must not be an object"
        return
    if isinstance(value, dict) and isinstance(more := rule.get("additionalProperties"), dict):
        for name, inner_value in value.items():
            yield from errors(inner_value, more, f"{place}.{name}")
    if isinstance(value, list) and "items" in rule:
        for inner_value in value:
            yield from errors(inner_value, rule["items"], f"{place}[]")
    plain = {key: rule[key] for key in rule if key not in TAKEN_APART}
    for error in flat(value, plain):
        yield place, error.message[:200]


def flat(value: Any, rule: dict[str, Any]) -> Iterator[ValidationError]:
    return Draft202012Validator(rule).iter_errors(value) if rule else iter(())


def union(value: Any, branches: list[dict[str, Any]], place: str) -> Iterator[tuple[str, str]]:
    """Nothing if one branch fits, else what is wrong with the branch that was meant: of the same kind and `type`."""
    tries = [list(errors(value, branch, place)) for branch in branches]
    if all(tries):
        meant = [found for found in tries if not any(where in (place, f"{place}.type") for where, _ in found)]
        yield from min(meant or tries, key=len)


def mismatches(exchanges: Iterable[Exchange]) -> list[Mismatch]:
    """Where accepted requests and their answers differ from the document, each difference once."""
    found: dict[Mismatch, None] = {}
    for exchange in exchanges:
        if exchange.status >= 400:
            continue
        operation = find(exchange)
        if operation is None:
            found[Mismatch(f"{exchange.method} {exchange.path}", "", "no such operation")] = None
            continue
        path, rules = operation
        title = f"{exchange.method} {path}"
        content = rules.get("requestBody", {}).get("content")
        asked = schema(content) if content else None
        body = exchange.body.get("list", exchange.body) if isinstance(exchange.body, dict) else exchange.body
        if asked is not None and body:
            found |= {Mismatch(f"{title} request", *error): None for error in errors(body, asked)}
        answers = rules["responses"].get(str(exchange.status))
        if answers is None:
            found[Mismatch(title, "", f"status {exchange.status} is not documented")] = None
        elif exchange.answer is not None and (expected := schema(answers.get("content", {}))):
            found |= {Mismatch(f"{title} answer", *error): None for error in errors(exchange.answer, expected)}
    return list(found)
