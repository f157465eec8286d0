"""Ranges of shards: how they are written, what is in them, which of them get into each other's way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.process.ranges import Range, parsed, together
from bot.process.settings import BadSetting, from_env
from bot.store.lease import Shards

RANGES = st.integers(1, 24).flatmap(
    lambda count: st.integers(0, count - 1).flatmap(
        lambda first: st.integers(first, count - 1).map(lambda last: Range(first, last, count))
    )
)


@given(RANGES)
def test_what_is_written_is_read_again(one: Range) -> None:
    assert parsed(str(one)) == one and len(one) == len([*one])


def test_one_shard_may_be_named_alone() -> None:
    assert parsed("5/16") == Range(5, 5, 16)


@pytest.mark.parametrize("text", ["", "x", "3", "4-3/16", "0-16/16", "-1/4", "0-3/", "0-3/0", "1-2-3/4"])
def test_what_makes_no_sense_is_told_with_an_example(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, the setting says it better
        parsed(text)
    if text:
        with pytest.raises(BadSetting, match="0-3/16"):
            from_env({"STELLWERK_SHARDS": text})


@given(RANGES, RANGES)
def test_two_ranges_meet_if_a_server_could_be_in_both(one: Range, other: Range) -> None:
    servers = [n << 22 for n in range(one.count * other.count)]
    both = any(together([one]).holds(server) and together([other]).holds(server) for server in servers)
    assert one.meets(other) == other.meets(one) == both


def test_several_ranges_together() -> None:
    assert together([Range(4, 5, 8), Range(0, 1, 8)]) == Shards(8, (0, 1, 4, 5))
    nothing = together([])
    assert not nothing.holds(0) and not nothing.holds(123 << 22)
