"""Films of tables: what everybody could see and nothing else, drawn once, for as long as somebody waits for it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from bot.delivery import films as filming
from bot.delivery.films import MOST, Films, ending, opening, reel, room, shot
from bot.delivery.patience import Unreachable
from bot.delivery.sketches import setting
from bot.delivery.worker import Apart, Lost
from bot.store.match import Line
from bot.store.table import Table, Taste
from bot.tables import history
from bot.tables.lookback import Stop, as_it_was, between, stops
from bot.tables.refusals import Refused
from render import film as pictures
from render.pictures import pictures as artist
from render.scene import Scene
from tests.bench.films import played
from tests.protocol.people import until
from tests.render.moments import PICTURED

T = TypeVar("T")
BLANK = pictures.frame("toy", (Scene(4, 2, ()),))


class Here:
    """A worker in this process; it waits before each piece of work until it is let on."""

    def __init__(self) -> None:
        self.on = asyncio.Event()
        self.on.set()
        self.scenes: list[tuple[Scene, ...]] = []
        self.pages: list[Scene] = []
        self.bound: list[list[bytes]] = []
        self.upright: set[bool] = set()
        self.lost = False
        self.ended = False

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        await asyncio.sleep(0)
        await self.on.wait()
        if self.lost:
            raise Lost
        if work is pictures.frame:
            self.scenes.append(given[1])
            self.upright.add(given[3])
            return BLANK + bytes([len(self.scenes)])  # type: ignore[return-value]
        if work is pictures.page:
            self.pages.append(given[1])
            return b"page %i" % len(self.pages)  # type: ignore[return-value]
        self.bound.append(given[0])
        return b"film"  # type: ignore[return-value]

    def end(self) -> None:
        self.ended = True


class Kept:
    """Tables that know one game by heart."""

    def __init__(self, game: str) -> None:
        self.table, self.lines = played(game)
        assert self.table.match is not None
        self.found = stops(self.table.rules, self.table.match.header, self.lines, 0)

    async def lookback(self, table: Table) -> tuple[tuple[Stop, ...], tuple[Line, ...]]:
        return self.found, self.lines


@pytest.fixture(scope="module")
def kept() -> Kept:
    return Kept("rail_line")


def house(kept: Kept, worker: Any) -> Films:
    return Films(kept, worker)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", PICTURED)
def test_every_frame_is_what_a_spectator_could_see(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn from the view of nobody, with the events that everybody may know: no hand, ever."""
    views: list[Any] = []
    for part in ("board", "areas"):
        whole = getattr(artist(game), part)

        def spied(view: Any, around: Any, whole: Callable[..., Any] = whole) -> Any:
            views.append(view)
            return whole(view, around)

        monkeypatch.setattr(artist(game), part, spied)
    kept = Kept(game)
    for earlier, here in reel(kept.found)[::7]:
        events = tuple(
            event for event in history.facts(between(kept.lines, earlier, here)) if event.to is None
        )  # fmt: skip
        around = setting(as_it_was(kept.table, here), "en", events)
        rules = kept.table.rules
        view = rules.view(here.match.state, None)
        expected = artist(game).board(view, around), artist(game).areas(view, around)
        views.clear()
        assert shot(kept.table, earlier, here, kept.lines, "en") == expected
        assert views == [view, view]
        told = [event for line in between(kept.lines, earlier, here) for event in line.events]
        assert all(event.to is None for event in around.recent) and set(around.recent) <= set(told)


async def test_a_film_has_a_frame_for_every_turn_and_begins_with_the_end(kept: Kept) -> None:
    worker = Here()
    shown = await house(kept, worker).whole(kept.table, "en", Taste(), MOST)
    assert shown.data == b"film" and shown.name == "film.gif" and str(len(kept.found) - 1) in shown.alt
    assert worker.pages == [opening(kept.table, "en"), ending(kept.table, "en")]
    (bound,) = worker.bound
    turns = [BLANK + bytes([n + 1]) for n in range(len(kept.found))]
    assert bound == [turns[-1], b"page 1", *turns, b"page 2"], "who played stands before the beginning"
    assert [len(scenes) for scenes in worker.scenes] == [2] * len(kept.found) and worker.upright == {False}
    assert reel(kept.found)[0] == (kept.found[0], kept.found[0]), "the beginning is one of them"


async def test_whoever_looks_on_a_phone_sees_the_areas_below_the_board(kept: Kept) -> None:
    worker = Here()
    films = house(kept, worker)
    small = await films.whole(kept.table, "en", Taste(form="phone"), MOST)
    assert worker.upright == {True}
    assert await films.whole(kept.table, "en", Taste(), MOST) is not small


async def test_two_who_want_the_same_film_get_one(kept: Kept) -> None:
    worker = Here()
    films = house(kept, worker)
    first, second = await asyncio.gather(*(films.whole(kept.table, "en", Taste(), MOST) for _ in range(2)))
    assert first is second and len(worker.scenes) == len(kept.found)
    assert await films.whole(kept.table, "en", Taste(), MOST) is first, "it is remembered"
    assert await films.whole(kept.table, "de", Taste(), MOST) is not first


async def test_a_film_nobody_waits_for_is_not_drawn_to_its_end(kept: Kept) -> None:
    worker = Here()
    worker.on.clear()
    films = house(kept, worker)
    with films.watching(kept.table, "en", Taste(), MOST) as film:
        with films.watching(kept.table, "en", Taste(), MOST) as same:
            assert same is film
        assert not film.task.cancelling()
    await asyncio.wait({film.task})
    assert film.task.cancelled()
    worker.on.set()
    assert (await films.whole(kept.table, "en", Taste(), MOST)).data == b"film", (
        "whoever asks later gets it all the same"
    )


async def test_a_worker_that_dies_is_an_answer_and_no_end(kept: Kept) -> None:
    worker = Here()
    worker.lost = True
    films = house(kept, worker)
    with pytest.raises(Refused) as refusal:
        await films.whole(kept.table, "en", Taste(), MOST)
    assert refusal.value.why.key == "film-broke"
    worker.lost = False
    assert (await films.whole(kept.table, "en", Taste(), MOST)).data == b"film"


async def test_a_stop_ends_films_and_a_post_waits_for_the_next_start(kept: Kept) -> None:
    worker = Here()
    worker.on.clear()
    films = house(kept, worker)
    waiting = asyncio.create_task(films.whole(kept.table, "en", Taste(), MOST))
    await asyncio.sleep(0)
    films.close()
    with pytest.raises(Unreachable):
        await waiting
    assert worker.ended
    with pytest.raises(Unreachable):
        await films.whole(kept.table, "en", Taste(), MOST)
    with pytest.raises(Refused), films.watching(kept.table, "en", Taste(), MOST):
        pass


async def test_a_film_too_large_for_the_server_is_refused(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    assert room(None) == MOST
    monkeypatch.setattr(filming.pictures, "bound", lambda frames, most, palette: None)

    class Real(Here):
        async def do(self, work: Callable[..., T], *given: Any) -> T:
            return await super().do(work, *given) if work is pictures.frame else work(*given)

    with pytest.raises(Refused) as refusal:
        await house(kept, Real()).whole(kept.table, "en", Taste(), 10)
    assert refusal.value.why.key == "film-too-large"


async def test_the_process_is_begun_when_wanted_dies_alone_and_is_begun_again() -> None:
    worker = Apart(idle=3600)
    assert not worker.awake
    try:
        there = await worker.do(os.getpid)
        assert there != os.getpid() and worker.awake
        with pytest.raises(Lost):
            await worker.do(os._exit, 3)
        assert not worker.awake
        assert await worker.do(os.getpid) not in (there, os.getpid())
    finally:
        worker.end()
    assert not worker.awake


async def test_the_process_ends_when_it_has_nothing_to_do() -> None:
    worker = Apart(idle=0)
    await worker.do(os.getpid)
    await until(lambda: not worker.awake, what="it has ended")


async def test_another_process_draws_a_game_it_has_never_heard_of(kept: Kept) -> None:
    worker, scene = Apart(), shot(kept.table, kept.found[0], kept.found[1], kept.lines, "en")
    try:
        assert await worker.do(pictures.frame, kept.table.game, scene) == pictures.frame(kept.table.game, scene)
    finally:
        worker.end()
