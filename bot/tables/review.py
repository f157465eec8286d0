"""A game looked back at: what a person was asked, what they answered, and which answers would have been worth more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.match import Line
from bot.store.table import FINISHED, Table
from bot.tables.lookback import Stop
from bot.tables.refusals import refused
from bot.tables.tenures import of_seat
from rules.advice import Advice, Prospect, Question
from rules.core import Action, AnyRules, Rng, Seat, legal
from rules.match import BY_PERSON, WITH, Match, course, replayed
from rules.notation import notation, read
from rules.playout import POINT

TOLD = 3
"""So many answers are told."""
CLOSER = 6
"""So many are looked at once more before."""
REVIEW = 0x5245_5649_4557
"""What a search for a review calls chance comes from the match, but in another way than its cards."""
KNOWN_AS = "review"


@dataclass(frozen=True, slots=True)
class Answered:
    """What somebody was asked, after how many entries of the log, and what they answered."""

    entries: int
    question: Question
    moves: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer that was not the best one: the best and the given one compared, in this order."""

    entries: int
    advice: Advice


@dataclass(frozen=True, slots=True)
class Review:
    """What was found, the dearest first."""

    answers: int
    """How many were looked at."""
    moments: tuple[Moment, ...]


def own_seat(table: Table, user: int) -> Seat:
    """Whose answers somebody may look back at: their own, after the end."""
    if table.match is None or table.phase != FINISHED:
        raise refused("not-over")
    found = table.seat_of(user)
    if found is None:
        found = next((one.seat for one in table.tenures if one.person == user), None)
    if found is None:
        raise refused("not-seated")
    return found


def answered(table: Table, seat: Seat, user: int) -> tuple[Answered, ...]:
    """The choices a person has made by hand, without those that were taken back: the game is played again."""
    assert table.match is not None
    rules, match = table.rules, table.match
    theirs = [one for one in of_seat(table, seat) if one.person == user]
    led, found = frozenset(course(match.log)), list[Answered]()
    given: list[Action] = []
    for before, entry in zip(replayed(rules, match.header, match.log, hashed=False), match.log, strict=False):
        if entry.seat != seat or entry.n not in led:
            continue
        if entry.by == WITH and given:
            given.append(read(rules, entry.move))
            found[-1] = Answered(found[-1].entries, found[-1].question, tuple(given))
            continue
        mine = not theirs or any(one.begun <= entry.n <= (one.last or entry.n) for one in theirs)
        given = []
        if entry.by in BY_PERSON and mine and len(legal(rules, before.state, seat)) > 1:
            given = [read(rules, entry.move)]
            seed, _ = Rng(match.header.seed ^ REVIEW, entry.n << 24).below(1 << 62)
            view = rules.view(before.state, seat)
            asked = Question(table.game, view, match.header.seats, seat, seed)
            found.append(Answered(entry.n - 1, asked, tuple(given)))
    return tuple(found)


def worth_a_look(found: Iterable[Moment]) -> tuple[Moment, ...]:
    """Those that may have cost most: they are compared again."""
    likely = [one for one in found if one.advice.lead >= POINT]
    return tuple(sorted(likely, key=lambda one: one.advice.error - one.advice.lead)[:CLOSER])


def dearest(found: Iterable[Moment]) -> tuple[Moment, ...]:
    """Those that were dearer than chance tells."""
    return tuple(sorted((one for one in found if one.advice.clear), key=lambda one: -one.advice.lead)[:TOLD])


def stop_at(table: Table, lines: Sequence[Line], entries: int) -> Stop:
    """The table as it was when somebody was asked."""
    assert table.match is not None
    rules, match = table.rules, table.match
    *_, last = replayed(rules, match.header, match.log[:entries], hashed=False)
    made = lines[entries - 1].made if 0 < entries <= len(lines) else table.created
    return Stop(entries, Match(match.header, last.state), made, None)


# Kept


def known_as(table: Table, seat: Seat, user: int) -> str:
    begun = next((one.begun for one in of_seat(table, seat) if one.person == user), 0)
    return f"{KNOWN_AS}-{seat}.{begun}:{table.id}"


def written(rules: AnyRules, review: Review) -> str:
    moments = [
        {
            "entries": one.entries,
            "lead": one.advice.lead,
            "error": one.advice.error,
            "rounds": one.advice.rounds,
            "worlds": one.advice.worlds,
            "known": one.advice.known,
            "answers": [
                {
                    "moves": [notation(move) for move in answer.moves],
                    "now": answer.now,
                    "later": answer.later,
                    "others": answer.others,
                    "chance": answer.chance,
                }
                for answer in one.advice.answers
            ],
        }
        for one in review.moments
    ]
    return json.dumps({"version": rules.version, "answers": review.answers, "moments": moments})


def parsed(rules: AnyRules, text: str | None) -> Review | None:
    """What was kept; None if there is nothing, or of other rules than today's."""
    if not text:
        return None
    try:
        # Any: JSON.
        kept: Any = json.loads(text)
        if kept["version"] != rules.version:
            return None
        moments = [
            Moment(
                one["entries"],
                Advice(
                    tuple(
                        Prospect(
                            tuple(read(rules, move) for move in answer["moves"]),
                            tuple((key, value) for key, value in answer["now"]),
                            tuple((key, value) for key, value in answer["later"]),
                            answer["others"],
                            answer["chance"],
                        )
                        for answer in one["answers"]
                    ),
                    one["lead"], one["error"], one["rounds"], one["worlds"], one["known"],
                ),
            )
            for one in kept["moments"]
        ]  # fmt: skip
        return Review(kept["answers"], tuple(moments))
    except Exception:  # noqa: BLE001 - whatever has become of it, it can be found out again
        return None
