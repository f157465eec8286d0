"""What a rehearsal leaves behind: each request, act, click and answer of its human, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

Kind = Literal["given", "call", "act", "heard", "told"]
Json = dict[str, Any]


class BadJournal(Exception):
    """The file is not what a rehearsal writes; the text tells where."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened. `label` names the step whose expectations it is held against; "": none."""

    kind: Kind
    label: str = ""
    data: Json = field(default_factory=dict)

    def line(self) -> str:
        return json.dumps({"kind": self.kind, "label": self.label, **self.data}, ensure_ascii=False)


class Journal:
    """All entries so far; with a file they also stand there, one by one, whatever happens next."""

    def __init__(self, file: Path | None = None) -> None:
        self.entries: list[Entry] = []
        # Never over another one: an hour of somebody's evening may be in it.
        self._file = None if file is None else file.open("x", encoding="utf-8")

    def add(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        if self._file is not None:
            self._file.write(entry.line() + "\n")
            self._file.flush()
        return entry

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def read(lines: Iterable[str]) -> Iterator[Entry]:
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
            yield Entry(data.pop("kind"), data.pop("label"), data)
        except (ValueError, KeyError, AttributeError) as problem:
            raise BadJournal(f"Line {number} is none of a rehearsal: {problem!r}") from None
