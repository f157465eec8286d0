"""Holds what was found against what was expected, and says both in a line."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal

from bot.rehearsal.expectations import EXPECTED, Expectation
from bot.rehearsal.facts import found
from bot.rehearsal.journal import Entry
from bot.texts import Words

Verdict = Literal["same", "different", "open"]


def about(label: str) -> Iterable[Expectation]:
    return (one for one in EXPECTED if one.label == label)


def verdict(expected: Expectation, found: Any) -> Verdict:
    if found in expected.values:
        return "same" if expected.ground != "open" else "open"
    return "open" if expected.ground == "open" else "different"


class Judge:
    """Counts, too."""

    def __init__(self, text: Words, print_: Callable[[str], None]) -> None:
        self._text = text
        self._print = print_
        self.counted: Counter[str] = Counter()
        self._told = ""

    def part(self, name: str) -> None:
        self._told = ""
        self._print(f"\n{self._text(f'part-{name}')}")

    def judge(self, entry: Entry) -> None:
        """Say of each fact of this step what was expected and what was found."""
        expected = tuple(about(entry.label))
        if expected and entry.label != self._told:
            self._told = entry.label
            self._print(f"  {self.title(entry.label)}")
        device = entry.data.get("device")
        for one in expected:
            came = verdict(one, value := found(one.fact, entry))
            self.counted[came] += 1
            fact = self._text(f"fact-{one.fact}")
            told = self._text(
                "expected-found" if one.values else "only-found",
                expected=f" {self._text('or')} ".join(self.worded(value) for value in one.values) or "?",
                found=self.worded(value),
            )
            where = f"{self._text(f'device-{device}')} · " if device else ""
            self._print(f"    {self._text(f'mark-{came}'):^6} {where}{fact}: {told}")
            if came == "different":
                self._print(f"           {self._text(f'ground-{one.ground}')}: {one.source}")

    def left_out(self, why: str, **what: str) -> None:
        self.counted["left"] += 1
        self._print(f"    {self._text('left-out')} {self._text(f'because-{why}', **what)}")

    def broken(self, problem: Exception) -> None:
        """A part has met something that this program cannot read: a fault of its own, and told as one."""
        self.counted["different"] += 1
        self._print(f"    {self._text('mark-different')} {self._text('broken')}")
        self._print("".join(traceback.format_exception(problem)))

    def title(self, label: str) -> str:
        return self._text(f"step-{label}")

    def worded(self, value: Any) -> str:
        """A value in words: `own` becomes "its own file"."""
        match value:
            case bool():
                return self._text("yes" if value else "no")
            case list():
                return ", ".join(self.worded(one) for one in value) or self._text("none")
            case str() if self._text.has(f"value-{value}"):
                return self._text(f"value-{value}")
            case None:
                return self._text("none")
        return str(value)
