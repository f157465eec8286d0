"""The course of a cup: who comes and goes, the next round, the end. Functions from a cup to a cup."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import ceil, log

from bot.store.cup import (
    BYE,
    CALLED_OFF,
    DECIDED,
    KNOCK_OUT,
    OPEN,
    OVER,
    PLAYED,
    ROUND_ROBIN,
    SWISS,
    UNDER_WAY,
    WALKOVER,
    Cup,
    CupForm,
    Entrant,
    How,
    Pod,
)
from bot.store.table import LOBBY, Pace, Person, Place, Table
from bot.tables import pairing, results, standings
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from rules import registry
from rules.agreement import complete
from rules.core import IllegalMove

LEAST, MOST = 2, 64
"""People in a cup."""
LEAGUE = 16
"""People in a league: with more it would never end."""
ROUNDS = 9
"""Rounds that can be agreed on, at most."""
LATE = 2
"""Until this round begins, others may still join."""
KEPT = 30 * DAY
"""A cup that nobody starts is called off after so long; and none is announced for a later moment than twice that."""
NAME, TITLE = 32, 48


def opened(
    by: Person, place: Place, name: str, form: CupForm, game: str, seats: int | None, options: Mapping[str, str],
    pace: Pace | None, language: str, seed: int, now: int, *, rounds: int | None = None, people: int | None = None,
    begins: int = 0, when_full: bool = False, friendly: bool = False,
) -> Cup:  # fmt: skip
    """A new cup; whoever opens it joins like everybody else, or does not."""
    rules = registry.GAMES.get(game)
    if rules is None:
        raise refused("no-such-game")
    several = [size for size in rules.seats if size >= pairing.PAIR]
    if not several:
        raise refused("cup-needs-opponents")
    seats = max(several) if seats is None else seats
    if seats not in several:
        raise refused("wrong-number-of-seats", least=min(several), most=max(several))
    try:
        chosen = complete(rules, options)
    except IllegalMove as illegal:
        raise refused(illegal.why.key, **{k: v for k, v in illegal.why.data if isinstance(v, str | int)}) from illegal
    most = LEAGUE if form == ROUND_ROBIN else MOST
    if people is not None and not LEAST <= people <= most:
        raise refused("cup-people", least=LEAST, most=most)
    if rounds is not None and (form != SWISS or not 1 <= rounds <= ROUNDS):
        raise refused("cup-rounds", most=ROUNDS)
    if begins and not now < begins <= now + 2 * KEPT:
        raise refused("bad-moment")
    if when_full and people is None:
        raise refused("cup-full-of-what")
    title = " ".join(name.split())[:TITLE]
    if not title:
        raise refused("cup-without-name")
    return Cup(
        0, place.guild, place.channel, title, language, by.id, form, game, chosen, seats, pace, friendly, OPEN, 1, seed,
        now, now, rounds or 0, people or most, when_full, begins, ground=place.ground,
    )  # fmt: skip


def joined(cup: Cup, by: Person) -> Cup:
    """Take part; in a league or by the Swiss system also until the second round begins. Who has left may come back."""
    old = cup.entrant(by.id)
    if cup.phase not in (OPEN, UNDER_WAY):
        raise refused("cup-over")
    if old is not None and not old.left:
        raise refused("cup-joined-already")
    if not takes(cup):
        raise refused("cup-too-late")
    if len(cup.present) >= cup.most:
        raise refused("cup-full", most=cup.most)
    name = " ".join(by.name.split())[:NAME] or "?"
    first = 1 if cup.phase == OPEN else cup.round + 1
    if old is None:
        return replace(cup, entrants=(*cup.entrants, Entrant(by.id, name, first)))
    back = tuple(replace(one, name=name, left=0) if one == old else one for one in cup.entrants)
    return replace(cup, entrants=back)


def takes(cup: Cup) -> bool:
    """May somebody still join? Not if no round is left to play in."""
    if cup.phase == UNDER_WAY:
        last = cup.form == SWISS and cup.round >= cup.rounds
        return cup.form != KNOCK_OUT and cup.round < LATE and not last
    return cup.phase == OPEN


def left(cup: Cup, person: int) -> Cup:
    """Take part no more: before the start as if never there, later not paired any more. A game under way goes on."""
    old = cup.entrant(person)
    if old is None or old.left:
        raise refused("cup-not-in-it")
    if cup.phase not in (OPEN, UNDER_WAY):
        raise refused("cup-over")
    if cup.phase == OPEN:
        return replace(cup, entrants=tuple(one for one in cup.entrants if one != old))
    gone = replace(old, left=cup.round + 1)
    return replace(cup, entrants=tuple(gone if one == old else one for one in cup.entrants))


def full(cup: Cup) -> bool:
    return cup.phase == OPEN and cup.when_full and len(cup.present) >= cup.most


def started(cup: Cup) -> Cup:
    if cup.phase != OPEN:
        raise refused("cup-started-already" if cup.phase == UNDER_WAY else "cup-over")
    count = len(cup.present)
    if count < LEAST:
        raise refused("cup-too-few", least=LEAST)
    rounds = cup.rounds or ROUNDS
    if cup.form == SWISS:
        rounds = min(rounds, usual_rounds(count, cup.seats)) if not cup.rounds else min(rounds, max(1, count - 1))
    return replace(cup, phase=UNDER_WAY, rounds=rounds if cup.form == SWISS else 0)


def usual_rounds(people: int, seats: int) -> int:
    """After so many rounds one of so many people can stand out; one more where tables are large."""
    if people <= seats:
        return 1 if seats > pairing.PAIR else max(1, people - 1)
    return min(ROUNDS, people - 1, ceil(log(people, seats) - 1e-9) + (seats > pairing.PAIR))


def called_off(cup: Cup) -> Cup:
    if cup.phase not in (OPEN, UNDER_WAY):
        raise refused("cup-over")
    return replace(cup, phase=CALLED_OFF)


def ready(cup: Cup) -> bool:
    """Is the last round done?"""
    return cup.phase == UNDER_WAY and all(pod.done for pod in cup.of_round(cup.round))


def on(cup: Cup) -> Cup:
    """The cup after what follows by itself: the next round once the last one is done, the end after the last round."""
    while ready(cup):
        pods = _next(cup)
        if not pods:
            return replace(cup, phase=OVER if cup.round else CALLED_OFF)
        cup = replace(cup, round=cup.round + 1, pods=(*cup.pods, *pods))
    return cup


def came_off(cup: Cup, pod: Pod, table: Table) -> Pod | None:
    """A pod with what its table has led to; None: no result has come of it."""
    outcome = results.outcome(table)
    if outcome is None:
        return None
    # Whoever has left a seat to somebody else has lost to all who stayed.
    stays = [info.user == person for info, person in zip(table.seats, pod.people, strict=True)]
    last = sum(stays) + 1
    ranks = tuple(
        1 + sum(stays[other] and outcome.ranks[other] < outcome.ranks[n] for other in range(len(stays)))
        if stays[n]
        else last
        for n in range(len(stays))
    )
    return replace(pod, ranks=ranks, how=PLAYED)


def put(cup: Cup, pod: Pod) -> Cup:
    """The cup with a pod in place of the one that had its number."""
    key = (pod.round, pod.number)
    return replace(cup, pods=tuple(pod if (one.round, one.number) == key else one for one in cup.pods))


def decided(cup: Cup, table: int, best: int | None) -> Cup:
    """The host says how a table without a result came off: this person before all others, or all level."""
    pod = pod_at(cup, table)
    if best is not None and best not in pod.people:
        raise refused("cup-not-at-table")
    ranks = tuple(1 if best in (None, person) else 2 for person in pod.people)
    return put(cup, replace(pod, ranks=ranks, how=DECIDED))


def again(cup: Cup, table: int) -> Cup:
    """The same people are to have a new table."""
    pod = pod_at(cup, table)
    if not set(pod.people) <= set(cup.present):
        raise refused("cup-somebody-left")
    return put(cup, replace(pod, table=0))


def pod_at(cup: Cup, table: int) -> Pod:
    """The pod that plays at a table and is not done."""
    if cup.phase != UNDER_WAY:
        raise refused("cup-not-running")
    found = next((pod for pod in cup.of_round(cup.round) if pod.table == table and not pod.done), None)
    if found is None:
        raise refused("cup-no-such-table", table=table)
    return found


def anchor(cup: Cup) -> Table:
    """The cup as a table nobody sits at: what is posted of it goes the way of all posts, by the negative number."""
    return Table(
        id=-cup.id, guild=cup.guild, channel=cup.channel, thread=None, game=cup.game, options=cup.options,
        language=cup.language, access="public", invited=(), owner=cup.owner, phase=LOBBY, revision=cup.revision,
        seats=(), match=None, created=cup.created, updated=cup.updated, ground=cup.ground,
    )  # fmt: skip


def _next(cup: Cup) -> tuple[Pod, ...]:
    """The pods of the next round; none: it is over."""
    number = cup.round + 1
    if cup.form == ROUND_ROBIN:
        return _league(cup, number)
    here = frozenset(cup.present)
    if cup.form == KNOCK_OUT:
        pool = [person for person in standings.survivors(cup, cup.round) if person in here]
    else:
        pool = list(cup.present) if cup.round < cup.rounds else []
    if len(pool) < LEAST:
        return ()
    lots = pairing.lot(cup.seed, number)
    ranking = _ranked(cup, pool, number)
    allowed, byes = registry.GAMES[cup.game].seats, standings.byes(cup)
    if cup.form == KNOCK_OUT:
        groups, rest = pairing.knocked_out(ranking, byes, allowed, cup.seats, lots)
    else:
        parts = {person: int(got * standings.WHOLE) for person, got in standings.points(cup).items()}
        groups, rest = pairing.swiss(ranking, parts, standings.met(cup), byes, allowed, cup.seats, lots)
    return _pods(cup, number, groups, rest)


def _ranked(cup: Cup, pool: list[int], number: int) -> list[int]:
    """People, best first; level ones by lots that are new in every round."""
    have: Mapping[int, Fraction] = standings.points(cup)
    return sorted(pool, key=lambda person: (-have[person], pairing.lot(cup.seed, number, person)))


def _league(cup: Cup, number: int) -> tuple[Pod, ...]:
    here = frozenset(cup.present)
    if len(here) < LEAST:
        return ()
    first = [one.person for one in cup.entrants if one.joined == 1]
    later = [one.person for one in cup.entrants if one.joined > 1]
    lots = pairing.lot(cup.seed, number)
    if cup.seats > pairing.PAIR:
        allowed = registry.GAMES[cup.game].seats
        people = [person for person in (*first, *later) if person in here]
        return _pods(
            cup, number,
            *pairing.league_groups(people, standings.met(cup), standings.byes(cup), allowed, cup.seats, lots),
        )  # fmt: skip
    order = [*pairing.drawn(first, cup.seed), *later]
    met: dict[frozenset[int], int] = dict(standings.met(cup))
    # Two who have both left do not miss each other.
    met.update({frozenset((a, b)): 1 for a in order for b in order if a != b and not here & {a, b}})
    pairs = pairing.league_pairs(order, met)
    found: list[Pod] = []
    for pair in pairs:
        if here.issuperset(pair):
            found.append(Pod(number, len(found), pair))
        else:
            ranks = tuple(1 if person in here else 2 for person in pair)
            found.append(Pod(number, len(found), pair, 0, ranks, WALKOVER))
    busy = {person for pair in pairs for person in pair}
    idle = [person for person in order if person in here and person not in busy] if found else []
    return (*found, *(_alone(number, len(found) + n, person) for n, person in enumerate(idle)))


def _pods(
    cup: Cup, number: int, groups: tuple[pairing.Group, ...], rest: pairing.Group
) -> tuple[Pod, ...]:  # fmt: skip
    if not groups:
        return ()
    sat = standings.sat(cup)
    lots = pairing.lot(cup.seed, number, 1)
    found = [Pod(number, n, pairing.seated(group, sat, lots)) for n, group in enumerate(groups)]
    return (*found, *(_alone(number, len(found) + n, person) for n, person in enumerate(rest)))


def _alone(number: int, place: int, person: int) -> Pod:
    how: How = BYE
    return Pod(number, place, (person,), 0, (1,), how)
