"""Custom ids: what a button or menu says about itself when it is clicked, days later, after a restart."""

from __future__ import annotations

import re
from dataclasses import dataclass

LIMIT = 100
"""Discord's longest custom id."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_BODY = r":(?P<table>[0-9a-z]{1,12}):(?P<revision>[0-9a-z]{1,8}):(?P<args>[0-9A-Za-z._-]{0,60})"
BUTTON = re.compile(r"s1:(?P<action>[a-z]{2,12})" + _BODY)
MENU = re.compile(r"s1:(?P<action>[a-z]{2,12})\*" + _BODY)
"""The star keeps the two apart: an id that matched both templates would run both callbacks."""


@dataclass(frozen=True, slots=True)
class Id:
    """An action, the table and revision the person saw, and what else the action needs."""

    action: str
    table: int = 0
    revision: int = 0
    args: tuple[str, ...] = ()

    def button(self) -> str:
        return self._text("")

    def menu(self) -> str:
        return self._text("*")

    def _text(self, mark: str) -> str:
        text = f"s1:{self.action}{mark}:{base36(self.table)}:{base36(self.revision)}:{'.'.join(self.args)}"
        if len(text) > LIMIT or parse(text) != self:
            raise ValueError(f"no custom id: {text!r}")
        return text


def parse(text: str) -> Id | None:
    """The id a text means, or None if it is none of ours."""
    found = BUTTON.fullmatch(text) or MENU.fullmatch(text)
    return None if found is None else from_match(found)


def from_match(found: re.Match[str]) -> Id:
    args = tuple(found["args"].split(".")) if found["args"] else ()
    return Id(found["action"], int(found["table"], 36), int(found["revision"], 36), args)


def base36(number: int) -> str:
    if number < 0:
        raise ValueError(f"negative: {number}")
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
