"""Data that go back: what was numbered in the time that is gone is never numbered so again; commits name their base."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import epochs
from bot.store.change import Change, CupChange
from bot.store.course import Course
from bot.store.draft import Draft
from bot.store.epochs import COPY, LEAP, SINCE
from bot.store.failure import Overtaken
from bot.store.protocol import RESTORED, Store
from bot.store.sqlite import SqliteStore
from tests.bot.store.test_contract import TABLE, again, line, store
from tests.bot.tables.test_pairing import a_cup
from tests.postgres.engines import ENGINES, forget

__all__ = ["again", "store"]


async def commits(store: Store, revisions: range, number: int = 0) -> int:
    for revision in revisions:
        number = await store.commit(Change(replace(TABLE, id=number, revision=revision), "move"))
    return number


async def test_a_commit_names_the_revision_it_was_made_from(store: Store) -> None:
    """A future that is gone is not written over the present: there would be a hole in the log for ever."""
    number = await commits(store, range(1, 4))
    for wrong in (2, 3, 5, 9):
        lost = Change(replace(TABLE, id=number, revision=wrong, language="fr"), "move", lines=(line(1, wrong),))
        with pytest.raises(Overtaken):
            await store.commit(lost)
    stored = await store.table(number)
    assert stored is not None and stored.table.revision == 3 and stored.table.language == "de"
    assert await store.lines(number) == ()
    assert await commits(store, range(4, 5), number) == number


async def test_so_does_one_about_a_cup(store: Store) -> None:
    number = await store.hold_cup(CupChange(replace(a_cup("swiss", 4, 2), id=0, revision=1), "open"))
    for wrong in (1, 3):
        with pytest.raises(Overtaken):
            await store.hold_cup(
                CupChange(replace(a_cup("swiss", 4, 2), id=number, revision=wrong, name="lost"), "lost")
            )
    kept = await store.cup(number)
    assert kept is not None and (kept.name, kept.revision) == (a_cup("swiss", 4, 2).name, 1)


async def test_after_it_everything_is_numbered_beyond_what_the_lost_time_can_have_used(store: Store) -> None:
    number = await commits(store, range(1, 4))
    of_cup = await store.hold_cup(
        CupChange(replace(a_cup("swiss", 4, 2), id=0, revision=1), "open", drafts=(Draft("cup"),))
    )
    await store.set_course(Course(5, "toy", pressed=7))
    epoch = await store.go_back(COPY)
    assert await store.epoch() == epoch > 0 and await store.known_until() == TABLE.updated
    stored, course, held = await store.table(number), await store.course(5, "toy"), await store.cup(of_cup)
    assert stored is not None and course is not None and held is not None
    assert stored.table.revision == course.pressed == held.revision == epoch
    assert [await store.had(number, revision) for revision in (3, 4, epoch - 1, epoch, epoch + 1)] == [
        True, False, False, True, False,
    ]  # fmt: skip
    assert [await store.had(-of_cup, revision) for revision in (1, 2, epoch)] == [True, False, True]
    assert not await store.waiting(), "what waits in a copy may have arrived long ago"
    assert await store.untold() == (number,)
    await commits(store, range(epoch + 1, epoch + 2), number)
    assert await store.untold() == (number,)
    await store.commit(Change(replace(TABLE, id=number, revision=epoch + 2), "restored"))
    assert await store.untold() == ()
    fresh = await commits(store, range(1, 2))
    assert fresh > number + LEAP and epoch // 10 < fresh < epoch
    assert await store.hold_cup(CupChange(replace(a_cup("swiss", 4, 2), id=0, revision=1), "open")) > of_cup + LEAP
    # Once more, a moment later: no number comes twice.
    assert await store.go_back(COPY) >= epoch + LEAP
    assert await commits(store, range(1, 2)) >= fresh + LEAP


async def test_people_are_told_of_the_latest_time(store: Store) -> None:
    first = await store.go_back(COPY)
    second = await store.go_back(COPY)
    await store.all_told(first)
    assert await store.meta(RESTORED) == f"epoch {second}"
    assert not await store.went_back(), "its numbers have leapt already"
    await store.all_told(second)
    assert await store.meta(RESTORED) == ""


async def test_a_revision_that_is_not_reached_any_more_is_a_past_that_came_back(store: Store) -> None:
    number = await commits(store, range(1, 4))
    assert not await store.lags(number, 3) and await store.epoch() == 0
    assert await store.lags(number, 4)
    assert await store.epoch() == await store.revision(number)
    assert not await store.lags(number, 4), "once"


async def test_two_restores_of_the_same_copy_number_differently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy knows nothing of the first time; the clock does."""
    from bot.store import backup

    store = await SqliteStore.open(tmp_path / "s.db")
    number = await commits(store, range(1, 4))
    await store.close()
    backup.backup(tmp_path / "s.db", tmp_path / "copy.db")
    seen = []
    for n in range(2):
        # A second has passed in between: nobody puts two copies back within a tenth of one.
        monkeypatch.setattr(epochs, "SINCE", SINCE - n)
        backup.restore(tmp_path / "copy.db", tmp_path / "s.db", str(n))
        store = await SqliteStore.open(tmp_path / "s.db")
        seen.append((await store.revision(number), await commits(store, range(1, 2))))
        await store.close()
    assert seen[0] < seen[1] and seen[0][0] is not None and seen[0][0] > LEAP


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    forget(tmp_path)


@pytest.mark.skipif("postgres" not in ENGINES, reason="there is no PostgreSQL")
async def test_another_timeline_is_a_past_that_came_back(folder: Path) -> None:
    """Nothing is written by any connection before it is looked at, and news of it ring here as well."""
    store = await ENGINES["postgres"](folder)
    number = await commits(store, range(1, 4))
    assert await store.epoch() == 0
    (mark,) = [row[0] for row in await store._rows("SELECT mark FROM epoch")]  # type: ignore[attr-defined]
    assert mark.endswith("/00000001")
    await store._write("UPDATE epoch SET mark = replace(mark, '/00000001', '/00000000')")  # type: ignore[attr-defined]
    await store.close()
    store = await ENGINES["postgres"](folder)
    assert await store.epoch() == await store.revision(number)
    assert await store._rows("SELECT why FROM epoch ORDER BY number") == [("begun",), ("timeline",)]  # type: ignore[attr-defined]
    await store.close()
