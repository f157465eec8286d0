"""Somebody at the terminal: what they type is understood, and nothing is waited for that they leave out."""

from __future__ import annotations

import pytest

from bot.rehearsal.human import AtTerminal, Nobody, Typed
from bot.texts import texts


class Lines:
    """What is typed, line by line."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    async def next(self) -> str | None:
        return self._lines.pop(0) if self._lines else None

    def forget(self) -> None:
        return


def somebody(*lines: str, language: str = "en") -> tuple[AtTerminal, list[str]]:
    printed: list[str] = []
    return AtTerminal(texts(language, "rehearsal"), printed.append, Lines(*lines)), printed  # type: ignore[arg-type]


@pytest.mark.parametrize(("line", "devices"), [("13", ["ios", "desktop"]), ("3 3", ["desktop"]), ("", []), ("x", [])])
async def test_devices_are_named_by_their_numbers(line: str, devices: list[str]) -> None:
    human, printed = somebody(line)
    assert await human.devices() == devices
    assert printed[1:] == ["  1  iOS", "  2  Android", "  3  Desktop"]


async def test_what_cannot_be_read_is_asked_again() -> None:
    human, printed = somebody("9", "none", "2")
    assert await human.tell("push", "ios", ("nothing", "words"), title="A call", link="https://x") == "words"
    assert printed.count("This cannot be read. Once more, please.") == 2


@pytest.mark.parametrize(("line", "size"), [("505x350", "505x350"), ("505 × 350", "505x350"), ("", None)])
async def test_a_size_is_typed_as_width_and_height(line: str, size: str | None) -> None:
    human, _ = somebody(line)
    assert await human.tell("size", "desktop", (), game="Rail Line", link="https://x") == size


async def test_something_is_done_with_enter_and_left_out_with_s_or_at_the_end() -> None:
    human, printed = somebody("", "s")
    assert await human.do("close-dms")
    assert not await human.do("press", button="1", link="https://x")
    assert not await human.do("open-dms")
    assert "→ Press the button “1”: https://x" in printed[2]


async def test_german_is_spoken() -> None:
    human, printed = somebody("1", language="de")
    assert await human.tell("push", "desktop", ("wordless",), title="Ein Ruf", link="https://x") == "wordless"
    assert printed[1] == "  1  Es klingelte, ohne den Text der Nachricht."


async def test_nobody_does_and_sees_nothing() -> None:
    assert not await Nobody().do("press")
    assert await Nobody().devices() == ()
    assert await Nobody().tell("push", "ios", ("words",)) is None


async def test_what_was_typed_before_a_question_is_forgotten_at_a_terminal() -> None:
    for terminal, left in ((True, "late"), (False, "early")):
        typed = Typed(terminal)
        typed._begun = True
        typed._lines.put_nowait("early")
        typed.forget()
        typed._lines.put_nowait("late")
        assert await typed.next() == left


async def test_the_end_of_what_is_typed_is_never_forgotten() -> None:
    typed = Typed(terminal=True)
    typed._begun = True
    typed._lines.put_nowait(None)
    typed.forget()
    assert await typed.next() is None and await typed.next() is None
