"""The expectations and their words are whole: each has a source, a fact that can be found, a name in both languages."""

from __future__ import annotations

import re

import pytest

from bot.rehearsal.expectations import EXPECTED
from bot.rehearsal.facts import FACTS
from bot.rehearsal.human import DEVICES
from bot.rehearsal.program import PARTS
from bot.rehearsal.rights import BITS
from bot.texts import LANGUAGES, sources, texts
from tests.bot.keys import strings

PAGES = (
    "message", "channel", "user", "emoji", "webhook", "components", "threads", "permissions", "codes", "receiving",
    "reference", "api-docs", "client", "userdoccers", "nowhere", "only eyes",
)  # fmt: skip
REPOSITORY = re.compile(r"[\w.-]+/[\w.-]+ (#\d+|NOTES\.md)|\b(logi|needle|openclaw|undiscord) #\d+")


def keys(language: str) -> set[str]:
    return {key for text in sources(language, "rehearsal") for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}


def test_every_expectation_has_a_fact_and_a_source() -> None:
    for one in EXPECTED:
        assert one.fact in FACTS, one
        assert one.source.startswith(PAGES) or REPOSITORY.search(one.source), one
        assert one.values or one.ground == "open", one


def test_no_fact_of_a_step_is_expected_twice() -> None:
    pairs = [(one.label, one.fact) for one in EXPECTED]
    assert sorted(pair for pair in set(pairs) if pairs.count(pair) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_rehearsal_prints_has_words(language: str) -> None:
    wanted = {f"step-{one.label}" for one in EXPECTED} | {f"fact-{one.fact}" for one in EXPECTED}
    wanted |= {f"part-{part}" for part in PARTS} | {f"right-{name}" for name in BITS}
    wanted |= {f"device-{device}" for device in DEVICES}
    assert sorted(wanted - keys(language)) == []


def test_no_word_is_unused() -> None:
    """Each stands in the code as it is, or behind the first word of its key."""
    said = strings("bot/rehearsal", "bot/process/rehearsing.py")
    built = ("step", "fact", "part", "right", "device", "choice", "value", "act", "ask", "because", "ground", "mark")

    def used(key: str) -> bool:
        first, _, rest = key.partition("-")
        return key in said or (first in built and (rest in said or rest in FACTS or _ends(rest, said)))

    assert sorted(key for key in keys("en") if not used(key)) == []


def _ends(rest: str, said: frozenset[str]) -> bool:
    """Some steps are named after another: its answer, and what it leaves."""
    return any(rest.endswith(end) and rest.removesuffix(end) in said for end in ("-answer", "-state"))


def test_words_are_found_by_the_languages_of_the_house() -> None:
    assert texts("de", "rehearsal")("fact-status") == "Antwort"
