"""Trouble on request: what a test wants the next matching requests and events to suffer."""

import re
from dataclasses import dataclass
from typing import Literal

from bot.sandbox.errors import Json
from bot.sandbox.oddities import How, spoilt


@dataclass(slots=True)
class Fault:
    """`drop` cuts the connection before the work is done, or after it and before the answer.

    `garbage`: something in between answers in place of Discord, with a page that says nothing.
    """

    pattern: re.Pattern[str]
    times: int
    status: int | None = None
    code: int = 0
    drop: Literal["before", "after"] | None = None
    delay: float = 0.0
    retry_after: float = 0.05
    is_global: bool = False
    via: bool = True
    garbage: bool = False
    spared: int = 0
    """So many requests that match pass before it begins."""


@dataclass(slots=True)
class Oddity:
    """One field of the next events of a kind is missing, null, or of another type."""

    kind: str
    path: str
    how: How
    times: int


class Faults:
    def __init__(self) -> None:
        self.planned: list[Fault] = []
        self.odd: list[Oddity] = []

    def fail_next(
        self,
        pattern: str,
        *,
        status: int | None = None,
        code: int = 0,
        drop: Literal["before", "after"] | None = None,
        delay: float = 0.0,
        times: int = 1,
        retry_after: float = 0.05,
        is_global: bool = False,
        via: bool = True,
        garbage: bool = False,
        spared: int = 0,
    ) -> Fault:
        """Spoil the next requests whose `METHOD /path` matches; `via=False` makes a 429 look like a banned address."""
        fault = Fault(
            re.compile(pattern), times, status, code, drop, delay, retry_after, is_global, via, garbage, spared
        )  # fmt: skip
        self.planned.append(fault)
        return fault

    def take(self, request_line: str) -> Fault | None:
        """The fault this request suffers, if any; it is used up."""
        for fault in self.planned:
            if fault.pattern.search(request_line):
                if fault.spared:
                    fault.spared -= 1
                    continue
                fault.times -= 1
                if fault.times <= 0:
                    self.planned.remove(fault)
                return fault
        return None

    def spoil_next(self, kind: str, path: str, how: How, times: int = 1) -> Oddity:
        """Spoil one field, such as `member.roles`, of the next events of a kind that the gateway sends."""
        oddity = Oddity(kind, path, how, times)
        self.odd.append(oddity)
        return oddity

    def spoil(self, kind: str, data: Json) -> Json:
        """An event as it goes out."""
        for oddity in [one for one in self.odd if one.kind == kind]:
            oddity.times -= 1
            if oddity.times <= 0:
                self.odd.remove(oddity)
            data = spoilt(data, oddity.path, oddity.how)
        return data
