"""What a phone shows of a call while it is locked: plain text without Markdown, what matters most first.

A phone says nothing of a message made of components (api-docs #7854), and some 80 characters of any other. Moments are
told as stretches of time: the client turns `<t:…>` into words, and nothing says what a phone shows while it sleeps.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import partial

from bot.store.table import Table, Wait
from bot.tables import clocks, progress, results, waits
from bot.tables.moments import DAY
from bot.tables.paces import HOUR, MINUTE
from bot.texts import Words, cleaned, enumerated, escaped
from render.wording import cut

FITS = 80
"""So many characters can be read on any phone."""
WON = 20
"""Characters around the names of those who have won."""
LEAST = 4
"""A name of which no more has room is left out."""
MENTION = re.compile(r"<@(\d+)>")
STEERING = re.compile(r"[\\*_~`|>\[\]()#<@:/]")
"""Characters that mean something to Discord."""


def up(words: Words, table: Table, users: Sequence[int], now: int) -> str:
    """What people are asked, how long they have: a line for each thing that is asked, and behind all whom it calls.

    Whoever else is a member of the thread may read it on their own phone, so it names those who are meant.
    """
    asked: dict[tuple[str, str], list[int]] = {}
    users = sorted(users, key=lambda user: table.seat_of(user) or 0)
    for user in users:
        asked.setdefault((ask(words, table, user), left(words, table, user, now)), []).append(user)
    alone = len(asked) == 1 and {*users} >= {*table.people}
    lines = []
    for (what, rest), who in asked.items():
        names = [] if alone else [*filter(None, (_name(table, user) for user in who))]
        lines.append(line(words, table, _how(table, who), what, rest, names, len(who)))
    return "\n".join([*lines, mentions(users)])


def over(words: Words, table: Table, users: Iterable[int]) -> str:
    """That a game is over, and who has won it."""
    outcome, told = results.outcome(table), [words("call-over", table=about(words, table))]
    if outcome is not None:
        best = [info.seat for info in table.seats if outcome.ranks[info.seat] == 1]
        names = enumerated(words, [_plain(table.names[seat]) for seat in best])
        told.append(words("call-won", count=len(best), names=cut(names, FITS - len(told[0]) - WON)))
        told += [" : ".join(map(str, sorted(outcome.scores, reverse=True)))] if outcome.scores else []
    return f"{' · '.join(told)}\n{mentions(users)}"


def line(
    words: Words, table: Table, how: str, what: str, rest: str, names: Sequence[str] = (), count: int = 1
) -> str:  # fmt: skip
    """One line of a call. `how`: how it begins; `names`: who is meant, if there is room; `count`: so many."""

    rest_of_it = [about(words, table), what, rest]

    def told(who: str) -> str:
        return " · ".join(filter(None, [who, *rest_of_it]))

    def named(names: Sequence[str]) -> str:
        return words(f"call-{how}-named", count=count, names=enumerated(words, names))

    # Where there is little room, who is meant matters more than how it is said.
    for head in (named, partial(enumerated, words)) if names else ():
        room = FITS - len(told(head(["x"] * len(names)))) + len(names)
        if sum(map(len, names)) <= room:
            return told(head(names))
        if room >= LEAST * len(names):
            return told(head([cut(name, room // len(names)) for name in names]))
    return told(words(f"call-{how}", count=count))


def to(words: Words, table: Table, user: int, now: int) -> str:
    """The same for one person, who alone reads it."""
    return line(words, table, _how(table, [user]), ask(words, table, user), left(words, table, user, now))


def about(words: Words, table: Table) -> str:
    """A game and its table in few letters."""
    name = next((words(key) for key in ("game-short", "game-name") if words.has(key)), table.game)
    return f"{name} {table.id}"


def ask(words: Words, table: Table, user: int) -> str:
    """What somebody is asked, as a phrase."""
    seat = table.seat_of(user)
    keys = [f"ask-{'ahead-' * one.ahead}{one.key}" for one in progress.awaited(table) if one.seat == seat]
    known = [words(key) for key in dict.fromkeys(keys) if words.has(key)]
    return known[0] if known else words("ask-move") if keys else ""


def left(words: Words, table: Table, user: int, now: int) -> str:
    """How much time somebody has, as a stretch; nothing if no clock runs."""
    wait = waits.of_user(table, user)
    if wait is None or table.asleep or table.frozen:
        return ""
    if wait.lapsed:
        return words("left-none")
    end = clocks.end(table, wait)
    return "" if end is None else span(words, end - now)


def span(words: Words, seconds: int) -> str:
    """A stretch of time in its largest unit, rounded down but for what a delivery takes."""
    if seconds >= 3 * DAY - HOUR:
        return words("left-days", count=(seconds + HOUR) // DAY)
    if seconds >= 100 * MINUTE:
        return words("left-hours", count=(seconds + 5 * MINUTE) // HOUR)
    return words("left-minutes", count=max(1, (seconds + 15) // MINUTE))


def aloud(text: str, table: Table, users: Collection[int]) -> str:
    """A text that calls people: they are named in it by their names, and called behind it."""
    said = by_name(text, table, users)
    return "\n".join(filter(None, [said, mentions(user for user in users if f"<@{user}>" not in said)]))


def by_name(text: str, table: Table, users: Collection[int]) -> str:
    """A text with names in place of mentions, as far as they sit at the table."""

    def named(found: re.Match[str]) -> str:
        user = int(found[1])
        seat = table.seat_of(user) if user in users else None
        return found[0] if seat is None else escaped(table.names[seat])

    return MENTION.sub(named, text)


def mentions(users: Iterable[int]) -> str:
    return " ".join(f"<@{user}>" for user in users)


def _how(table: Table, users: Iterable[int]) -> str:
    """How a call begins; whoever has hardly any time left is told so first."""
    return "late" if any(_is_late(waits.of_user(table, user)) for user in users) else "up"


def _is_late(wait: Wait | None) -> bool:
    return wait is not None and wait.alarmed > 0 and not wait.lapsed


def _name(table: Table, user: int) -> str:
    seat = table.seat_of(user)
    return "" if seat is None else _plain(table.names[seat])


def _plain(name: str) -> str:
    """Without what Discord would read as Markdown, a mention or a link: a lock screen would show all of it."""
    return STEERING.sub("", cleaned(name)).strip()
