"""What is played in the database of a release and left lying there, act by act."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.store.server import Week
from bot.store.table import RUNNING
from bot.tables import record
from bot.tables.moments import DAY
from bot.tables.paces import HOUR, MINUTE, PRESETS
from rules.core import waiting
from rules.registry import GAMES, variants
from rules.school import lessons
from tests.ages.village import (
    ADA,
    ASIDE,
    BEN,
    BY_ID,
    CLEO,
    DORA,
    EMIL,
    FRIDA,
    GUL,
    HANNES,
    HERE,
    JUDGE,
    PEOPLE,
    THERE,
    Village,
)
from tests.bot.house import WIDE

ZONE, AFAR = "Europe/Berlin", "America/New_York"
Act = Callable[[Village], Awaitable[object]]
Case = tuple[int, dict[str, str]]


def cases() -> dict[str, list[Case]]:
    """For each game its numbers of seats with its variants, in steps of 7: they visit all of them."""
    found: dict[str, list[Case]] = {}
    for name in sorted(GAMES):
        known = [(seats, options) for options in variants(GAMES[name]) for seats in GAMES[name].seats]
        found[name] = [known[turn * 7 % len(known)] for turn in range(len(known))]
    return found


# A month in which hardly anything happens, and what people choose


async def long_ago(here: Village) -> None:
    """A game that is over, and a table at which nobody has been for a month."""
    await here.tables.set_charter(JUDGE, HERE.guild, WIDE, {})
    await here.play(await here.running("rail_line", 2, {}, 2))
    await here.running("rail_line", 3, {}, 3)
    await here.live(31 * DAY)


async def people(here: Village) -> None:
    tables = here.tables
    await tables.set_language(BEN.id, "de")
    await tables.set_zone(BEN.id, ZONE)
    await tables.set_way(CLEO.id, "digest", ZONE)
    await tables.set_digest(CLEO.id, 9 * 60, ZONE)
    await tables.set_way(DORA.id, "dm", ZONE)
    await tables.set_way(EMIL.id, "both", AFAR)
    await tables.set_quiet(EMIL.id, (22 * 60, 7 * 60), AFAR)
    await tables.set_reminders(FRIDA.id, 6)
    await tables.set_reminders(GUL.id, 0)
    await tables.set_hand_dms(GUL.id, "never")
    await tables.set_hand_dms(ADA.id, "deal")
    await tables.set_palette(ADA.id, "night")
    await tables.set_form(ADA.id, "phone")
    await tables.set_unlisted(HANNES.id, True)
    await tables.set_profile(EMIL, "black_loco", True)
    # The direct messages of Hannes are closed: the first letter tells.
    here.street.closed.add(HANNES.id)
    for person, game, count in ((BEN, "rail_line", 2), (FRIDA, "first_class", 1), (ADA, "taubertal_express", 9)):
        names = [lesson.name for lesson in lessons(GAMES[game])]
        at, done = names[min(count, len(names) - 1)], tuple(names[:count])
        course = await tables.course(person.id, game)
        await tables.set_course(replace(course, lesson=at, done=done, missed=1, pressed=3 + count))


async def servers(here: Village) -> None:
    tables = here.tables
    await tables.set_server_palette(THERE.guild, "night")
    await tables.set_feats(THERE.guild, False)
    await tables.set_charter(JUDGE, THERE.guild, replace(WIDE, barred=("first_class",), language="de"), {})
    await tables.set_week(HERE.guild, Week(HERE.channel, 4, 18 * 60, ZONE, "en"))
    await tables.ban(JUDGE, THERE.guild, GUL.id, "keep", "quarrels")


# Games


async def whole(here: Village) -> None:
    """Games to their end: rated and sealed with everybody's word, then friendly ones with open hands."""
    for game, known in cases().items():
        seats, options = known[0]
        number = await here.lobby(game, seats, options, seats, rated=True)
        for person in await here.people(number):
            await here.tables.word(number, person, f"{person.name}’s word")
        await here.start(number, await here.owner(number))
        await here.play(number, undo=12)
        seats, options = known[-1]
        await here.play(await here.running(game, seats, options, seats, rated=False, open_hands=True))
        await here.live(HOUR)


async def half(here: Village) -> None:
    """Games at their beginning, with moves taken back and orders, with stand-ins, and shortly before their end."""
    for game, known in cases().items():
        for at, scene in enumerate((begun, taken_back, deserted, nearly_over), 1):
            seats, options = known[at % len(known)]
            await scene(here, game, seats, options)


async def begun(here: Village, game: str, seats: int, options: dict[str, str]) -> None:
    await here.running(game, seats, options, seats, rated=True)


async def taken_back(here: Village, game: str, seats: int, options: dict[str, str]) -> None:
    number = await here.running(game, seats, options, seats)
    await here.play(number, 12, undo=3)
    await order(here, number)
    await here.play(number, 25, undo=4)
    await here.undoable(number)


async def order(here: Village, number: int) -> None:
    """Every person gives a standing order for half of the questions that know any."""
    table = await here.get(number)
    for info in table.seats:
        for key in sorted(table.rules.orders)[info.seat % 2 :: 2]:
            if info.user is not None and (await here.get(number)).phase == RUNNING:
                await here.tables.set_order(number, BY_ID[info.user], key, table.rules.orders[key][0])


async def deserted(here: Village, game: str, seats: int, options: dict[str, str]) -> None:
    """A stand-in from the start, a seat handed over, somebody who has vanished, somebody who has left."""
    seats = max(GAMES[game].seats)
    number = await here.running(game, seats, options, seats - 1)
    await here.play(number, 8)
    owner, *others = await here.people(number)
    heir = next(person for person in PEOPLE if person not in (owner, *others))
    await here.hand_over(number, owner, heir)
    await here.play(number, 8)
    host = await here.owner(number)
    first, *rest = [person for person in await here.people(number) if person != host]
    await here.tables.add_stand_in(number, host, "random", (await here.get(number)).seat_of(first.id), gone=True)
    await here.play(number, 6)
    if rest:
        await here.tables.resign(number, rest[0])
        await here.play(number, 6)


async def nearly_over(here: Village, game: str, seats: int, options: dict[str, str]) -> None:
    number = await here.running(game, seats, options, seats)
    while not here.over_soon(await here.get(number)):
        await here.play(number, 1)


async def closed(here: Village) -> None:
    """Games that ended in other ways: given up, agreed to end, called off, conceded, rewound before."""
    tables = here.tables
    number = await here.lobby("cube_express", 3, {}, 2)
    await tables.cancel(number, await here.owner(number))
    number = await here.running("taubertal_express", 2, {}, 2)
    await here.play(number, 10)
    for person in await here.people(number):
        await tables.propose_end(number, person)
    number = await here.running("black_loco", 2, {}, 2, rated=True)
    await here.play(number, 10)
    await tables.concede(number, (await here.people(number))[0])
    number = await here.running("first_class", 3, {}, 3, rated=True)
    await here.play(number, 20)
    await here.rewound(number)
    await here.play(number)
    number = await here.running("rail_line", 3, {}, 1, hints=True, rated=False)
    for _ in range(3):
        await here.hinted(number)
        await here.play(number, 4)
    await here.play(number)


async def brought_in(here: Village) -> None:
    """A game from a file, a rematch that waits for its people, a film that was posted."""
    number = next(n for n in await here.tables.store.find(phases=("finished",), user=ADA.id))
    table = await here.get(number)
    text = record.written(table, await here.tables.store.lines(number))
    await here.tables.bring_in(record.parsed(text), BEN, HERE)
    await here.tables.rematch(number, (await here.people(number))[0])
    await here.tables.show_film(number, (await here.people(number))[0])
    await here.live(MINUTE)


# What people have agreed on and not yet agreed on


async def clocks(here: Village) -> None:
    """Clocks that have given the alarm, that have run out, that stand still, and tables somebody keeps order at."""
    tables = here.tables
    asked = await here.running("rail_line", 3, {}, 3, pace=PRESETS["live"])
    stood_in = await here.running("cube_express", 2, {}, 2, pace=replace(PRESETS["live"], lapse="once"))
    await here.live(20 * MINUTE)
    late = next(wait for wait in (await here.get(asked)).waits if wait.lapsed)
    judge = next(person for person in await here.people(asked) if person.id != late.user)
    await tables.decide(asked, judge, "answer", late.seat, late.revision)
    await here.play(stood_in, 3)
    alarmed = await here.running("first_class", 2, {}, 2, pace=PRESETS["daily"])
    await here.running("black_loco", 3, {}, 3, pace=PRESETS["fast"])
    paused = await here.running("taubertal_express", 2, {}, 2, pace=PRESETS["normal"])
    for person in await here.people(paused):
        await tables.propose_pause(paused, person, 5)
    alone = await here.running("rail_line", 2, {}, 2, pace=PRESETS["slow"])
    await tables.take_pause(alone, (await here.people(alone))[0])
    await here.live(20 * HOUR)
    assert any(wait.alarmed for wait in (await here.get(alarmed)).waits)
    given = (await here.get(alarmed)).waits[0]
    giver = next(person for person in await here.people(alarmed) if person.id != given.user)
    await tables.give_time(alarmed, giver, given.seat)
    frozen = await here.running("cube_express", 2, {}, 2, pace=PRESETS["normal"])
    await here.play(frozen, 5)
    await tables.freeze(frozen, JUDGE, "they quarrel")
    moved = await here.running("rail_line", 2, {}, 2)
    await here.play(moved, 4)
    await tables.move(moved, await here.owner(moved), ASIDE)
    await here.live(MINUTE)


async def proposals(here: Village) -> None:
    """What waits for others to agree, plans, a seat that is offered, a stand-in that will come."""
    tables = here.tables
    number = await here.running("rail_line", 3, {}, 3, pace=PRESETS["slow"])
    await here.play(number, 15)
    first, second, third = await here.people(number)
    await tables.propose_pause(number, first, 3)
    await tables.set_pace(number, second, PRESETS["weekly"])
    await tables.propose_end(number, third)
    number = await here.running("black_loco", 2, {}, 2)
    await here.play(number, 14)
    first, _ = await here.people(number)
    await tables.rewind(number, first, (await tables.turns(await here.get(number)))[0].to)
    for game in ("rail_line", "taubertal_express", "first_class"):
        number = await here.running(game, 3, {}, 3)
        await here.play(number, 20)
        await here.planned(number)
    number = await here.running("cube_express", 3, {}, 3)
    owner = await here.owner(number)
    other = next(person for person in await here.people(number) if person != owner)
    await here.play(number, 5)
    await tables.offer_seat(number, owner, (await here.get(number)).seat_of(owner.id))
    await tables.add_stand_in(number, owner, "greedy", (await here.get(number)).seat_of(other.id))
    await here.running("first_class", 2, {}, 1)
    await here.live(MINUTE)


async def lobbies(here: Village) -> None:
    """Tables that have not begun: invited, full with somebody waiting, to begin by themselves."""
    tables = here.tables
    await here.lobby("taubertal_express", 3, {}, 1, access="invited", invited=(EMIL.id,))
    full = await here.lobby("cube_express", 2, {}, 2)
    inside = await here.people(full)
    await tables.enlist(full, next(person for person in PEOPLE if person not in inside))
    await here.lobby("rail_line", 2, {}, 2, begins=here.now + 2 * DAY, pace=PRESETS["normal"])
    await here.lobby("black_loco", 3, {}, 2, begins="full", rated=True)
    await here.lobby("first_class", 4, {}, 2, hints=True, rated=False)
    await here.lobby("rail_line", 3, {}, 1, place=THERE)
    await tables.set_bell(DORA.id, HERE.guild, "rail_line")
    await tables.set_bell(HANNES.id, THERE.guild, "cube_express")
    await tables.seek(FRIDA, HERE, "first_class", 3, "en")
    await tables.seek(BEN, THERE, "rail_line", 2, "de")
    await tables.sign_off(EMIL.id, None, 3, AFAR)
    await here.live(5 * MINUTE)
    # The last letter of this evening is held back.
    await tables.set_quiet(FRIDA.id, (0, 24 * 60 - 1), ZONE)


async def unfinished(here: Village) -> None:
    """What does not reach Discord any more: rows that wait, were tried, have no permission, or were given up."""
    await here.box.stop()
    waiting_for_its_deal = await here.lobby("cube_express", 2, {}, 2)
    await here.tables.start(waiting_for_its_deal, await here.owner(waiting_for_its_deal))
    store = here.tables.store
    for number in (await store.find(phases=(RUNNING,)))[::4]:
        table = await here.get(number)
        asked = [table.seats[seat].user for seat in waiting(table.rules, table.match.state)]
        if not (table.frozen or table.pauses or table.cup) and any(asked):
            await here.move(number)
    rows = [row for one in await store.waiting() for row in await store.rows(one.table, one.lane)]
    assert len(rows) > 9, len(rows)
    await store.trying(rows[1], rows[1].revision)
    await store.put_off(replace(rows[2], refusals=2, due=here.now + HOUR))
    await store.give_up(replace(rows[-1], due=here.now), "rejected")
