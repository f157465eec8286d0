"""People's time: counted second by second it comes to the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.store.table import Absence, Due
from bot.tables.presence import moment, passed

absences = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 30)).map(lambda pair: Absence(pair[0], pair[0] + pair[1])), max_size=5
)


def there(second: int, away: list[Absence]) -> bool:
    return not any(one.begun <= second < one.ended for one in away)


@given(absences, st.integers(0, 50), st.integers(0, 50))
def test_what_has_passed_is_what_was_lived_through(away: list[Absence], since: int, more: int) -> None:
    assert passed(since, since + more, away) == sum(there(second, away) for second in range(since, since + more))


@given(absences, st.integers(0, 50), st.integers(1, 50))
def test_the_moment_comes_when_all_the_time_has_passed_and_not_a_second_earlier(
    away: list[Absence], since: int, allowance: int
) -> None:
    due = Due("name", "kind", since + allowance, since)
    at = moment(due, away)
    assert passed(since, at, away) == allowance
    assert passed(since, at - 1, away) == allowance - 1


def test_a_fixed_moment_stays() -> None:
    assert moment(Due("name", "kind", 50), [Absence(0, 100)]) == 50
