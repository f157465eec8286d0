"""The cups in the database of a release: of each form, open, under way, over and called off, in two servers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store.cup import KNOCK_OUT, OVER, ROUND_ROBIN, SWISS, UNDER_WAY, CupForm
from bot.store.table import Person, Place
from bot.tables.moments import DAY
from bot.tables.paces import MINUTE, PRESETS
from tests.ages.village import ADA, BEN, CLEO, DORA, EMIL, FRIDA, HANNES, HERE, THERE, Village


async def opened(
    here: Village,
    place: Place,
    name: str,
    form: CupForm,
    game: str,
    seats: int,
    entrants: Iterable[Person],
    **more: Any,
) -> int:
    """A cup of these people; the first of them has announced it."""
    host, *others = entrants
    cup = await here.tables.open_cup(host, place, name, form, game, seats, language=host.language, **more)
    for person in (host, *others):
        await here.tables.join_cup(cup.id, person)
    return int(cup.id)


async def started(here: Village, *given: Any, **more: Any) -> int:
    number = await opened(here, *given, **more)
    await here.tables.start_cup(number, given[-1][0])
    await here.live(MINUTE)
    return number


async def go_on(here: Village, cup: int, tables: int = 1_000) -> None:
    """So many tables of a cup are played to their end; its rounds follow."""
    for _ in range(tables):
        now = await here.tables.cup(cup)
        pod = next((pod for pod in now.of_round(now.round) if pod.table and not pod.done), None)
        if now.phase != UNDER_WAY or pod is None:
            return
        await here.play(pod.table)
        await here.live(MINUTE)


async def over(here: Village) -> None:
    four, five = (ADA, BEN, CLEO, DORA), (EMIL, FRIDA, HANNES, ADA, BEN)
    ended = (
        await started(here, HERE, "Autumn cup", KNOCK_OUT, "rail_line", 2, four),
        await started(here, HERE, "Harbour league", ROUND_ROBIN, "black_loco", 2, five[:3], pace=PRESETS["daily"]),
        await started(here, HERE, "Five at once", SWISS, "cube_express", 3, five, rounds_=2, friendly=True),
        await started(here, THERE, "Pokal der Gäste", KNOCK_OUT, "taubertal_express", 2, four[1:]),
    )
    for cup in ended:
        await go_on(here, cup)
        assert (await here.tables.cup(cup)).phase == OVER, cup


async def under_way(here: Village) -> None:
    four, others = (CLEO, DORA, EMIL, FRIDA), (HANNES, ADA, BEN, CLEO)
    await go_on(here, await started(here, HERE, "Winter cup", KNOCK_OUT, "first_class", 2, four), 1)
    league = await started(here, HERE, "League", ROUND_ROBIN, "rail_line", 2, others, pace=PRESETS["normal"])
    await go_on(here, league, 3)
    await here.tables.leave_cup(league, BEN)
    await go_on(here, await started(here, HERE, "Swiss", SWISS, "black_loco", 2, four, rounds_=3), 1)
    await go_on(here, await started(here, THERE, "Gastspiel", SWISS, "cube_express", 2, others, rounds_=2), 3)


async def to_come(here: Village) -> None:
    now = here.now
    await opened(here, HERE, "New Year", KNOCK_OUT, "taubertal_express", 2, (DORA, CLEO, ADA), begins=now + 3 * DAY)
    await opened(here, THERE, "Volles Haus", SWISS, "rail_line", 2, (BEN, DORA, EMIL), people=4, begins="full")
    called_off = await opened(here, HERE, "Nobody came", SWISS, "rail_line", 3, (FRIDA,))
    await here.tables.end_cup(called_off, FRIDA)
    await here.live(MINUTE)
