"""Makes what went over the wire fit to be shown: numbers become aliases, names and secrets go.

What is not known to be harmless does not stay: of the words in an answer only those that we had sent ourselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl, urlsplit

SNOWFLAKE = re.compile(r"(?<!\d)\d{17,20}(?!\d)")
ALIAS = re.compile(r"#[a-z0-9]+(?:-[a-z0-9]+)*")
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+Z-]+")
HARMLESS = ("content_type", "type", "permissions", "app_permissions", "allow", "deny", "locale", "guild_locale")
"""Names of fields whose words are Discord's and tell of nobody; bits of permissions come as digits."""
UNSAID = ("token", "email", "verify_key")
SHELVES = ("", "attachments", "ephemeral-attachments", "cdn")
"""Parts of the addresses of files."""
HIDDEN = "…"


class Disguise:
    """Aliases for numbers, the same for the same number throughout; `#channel` for what was given, `#7` for others."""

    def __init__(self, fresh: str = "") -> None:
        """`fresh`: what aliases made here begin with, where others come from a file."""
        self._fresh = fresh
        self._aliases: dict[str, str] = {}
        self._numbers: dict[str, str] = {}
        self._secrets: dict[str, str] = {}
        self._said: set[str] = set()

    def name(self, number: str, alias: str) -> None:
        """What is given from the start goes by a name."""
        self._aliases[number] = f"#{alias}"
        self._numbers[f"#{alias}"] = number

    def secret(self, value: str) -> str:
        """An interaction's token, which must never be written."""
        if value not in self._secrets:
            alias = f"#token-{len(self._secrets) + 1}"
            self._secrets[value] = alias
            self._numbers[alias] = value
        return self._secrets[value]

    def met(self, number: str) -> bool:
        """Is there an alias for it already?"""
        return number in self._aliases

    def alias(self, number: str) -> str:
        if number not in self._aliases:
            n = len(self._aliases) + 1
            while f"#{self._fresh}{n}" in self._numbers:
                n += 1
            self._aliases[number] = f"#{self._fresh}{n}"
            self._numbers[self._aliases[number]] = number
        return self._aliases[number]

    def text(self, text: str) -> str:
        """The same with aliases in the place of numbers and secrets."""
        for secret, alias in self._secrets.items():
            text = text.replace(secret, alias)
        return SNOWFLAKE.sub(lambda found: self.alias(found[0]), text)

    def sent(self, value: Any) -> Any:
        """What we send, with aliases; its words are ours, so they may stand in answers too."""
        match value:
            case dict():
                return {key: self.sent(inner) for key, inner in value.items()}
            case list():
                return [self.sent(inner) for inner in value]
            case str() if value.startswith("data:"):
                return value.partition(",")[0] + HIDDEN
            case str() if value.startswith(("http://", "https://")):
                return self._address(value)
            case str():
                self._said.add(value.strip())
                return self.text(value)
        return value

    def heard(self, value: Any, key: str = "", wrong: bool = False) -> Any:
        """What Discord says; `wrong`: it is a refusal, whose words are Discord's own."""
        match value:
            case dict():
                wrong = wrong or (isinstance(value.get("code"), int) and isinstance(value.get("message"), str))
                return {
                    self.text(name): self.heard(inner, name, wrong)
                    for name, inner in value.items()
                    if name not in UNSAID
                }
            case list():
                return [self.heard(inner, key, wrong) for inner in value]
            case str():
                return self._word(value, key, wrong)
        return value

    def _word(self, value: str, key: str, wrong: bool) -> str:
        if SNOWFLAKE.fullmatch(value):
            return self.alias(value)
        if MOMENT.fullmatch(value):
            return "(moment)"
        if wrong or key in HARMLESS or value.strip() in self._said or not value:
            return self.text(value)
        if value.startswith(("http://", "https://")):
            return self._address(value)
        return HIDDEN

    def _address(self, value: str) -> str:
        """Where a file lies, without what signs it: the names of the parameters stay."""
        url = urlsplit(value)
        query = "&".join(f"{name}={HIDDEN}" for name, _ in parse_qsl(url.query, keep_blank_values=True))
        path = "/".join(part if _ours(part, self._said) else HIDDEN for part in url.path.split("/"))
        return self.text(f"{url.scheme}://{url.netloc}{path}" + (f"?{query}" if query else ""))

    # The other way round, when a file is played against another server

    def bind(self, written: Any, real: Any) -> None:
        """Where an alias was written a number stands now: from here on it is meant by it."""
        for alias, number in _pairs(written, real):
            if alias not in self._numbers and number not in self._aliases:
                self._numbers[alias] = number
                self._aliases[number] = alias

    def bind_secret(self, alias: str, value: str) -> None:
        self._secrets[value] = alias
        self._numbers[alias] = value

    def real(self, value: Any) -> Any:
        """What was written, with the numbers meant by its aliases."""
        match value:
            case dict():
                return {key: self.real(inner) for key, inner in value.items()}
            case list():
                return [self.real(inner) for inner in value]
            case str():
                return ALIAS.sub(lambda found: self._numbers.get(found[0], found[0]), value)
        return value

    def unknown(self, path: str) -> list[str]:
        """The aliases in a path by which nothing is meant yet."""
        return [alias for alias in ALIAS.findall(path) if alias not in self._numbers]


def _ours(part: str, said: set[str]) -> bool:
    return part in (*SHELVES, *said) or bool(SNOWFLAKE.fullmatch(part))


def _pairs(written: Any, real: Any) -> Iterator[tuple[str, str]]:
    match written, real:
        case dict(), dict():
            for key, inner in written.items():
                if key in real:
                    yield from _pairs(inner, real[key])
        case list(), list():
            for one, other in zip(written, real, strict=False):
                yield from _pairs(one, other)
        case str(), str() if ALIAS.fullmatch(written) and SNOWFLAKE.fullmatch(real):
            yield written, real
