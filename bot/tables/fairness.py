"""Chance that binds everybody: a sealed secret, sealed words, and a number that nobody at the table knows before.

A start has two steps. First everything the deal depends on is fixed and shown in a public post: the seals of the
secret, of people's names and of their words, the seats, the variants. Then the number that Discord gives to that
post is known, and with it the seed. Whoever runs the bot can read the secret and hears every word, but had to fix
both before. `.github/FAIRNESS.md` says in plain words who can still do what.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

from bot.store.table import CANCELLED, FINISHED, LOBBY, Person, Table, Word
from bot.tables import seals
from bot.tables.refusals import refused

LONGEST, LONGEST_OWN = 64, 500
"""Characters of a person's word, and of one whose seal they have made themselves."""
SALT = 32
"""Hexadecimal digits of a salt."""
OWN = re.compile(r"[0-9a-f]{64}")
"""A word of this form is a seal that its person has made."""
Draw = Callable[[], str]
"""Draws 64 hexadecimal digits that nobody has had."""


def worded(table: Table, by: Person, word: str, draw: Draw) -> Table:
    """Add a word to the chance of a table, for good; after the start, tell the one whose seal one has made oneself."""
    seat = table.seat_of(by.id)
    if table.phase != LOBBY:
        raise refused("already-started")
    if seat is None:
        raise refused("not-seated")
    if not table.secret:
        raise refused("not-sealed")
    if table.starting:
        return _told(table, seat, word)
    word = " ".join(word.split())
    if not word:
        raise refused("word-empty")
    if len(word) > LONGEST:
        raise refused("word-too-long", most=LONGEST)
    if word_of(table, by.id) is not None or any(place == seat for place, _ in table.open_words):
        raise refused("word-final")
    if OWN.fullmatch(word.lower()):
        fresh = Word(seat, by.id, "", "", word.lower(), own=True)
    else:
        salt = draw()[:SALT]
        fresh = Word(seat, by.id, word, salt, seals.of_word(salt, word))
    return replace(table, words=tuple(sorted((*table.words, fresh), key=lambda one: one.seat)))


def _told(table: Table, seat: int, word: str) -> Table:
    mine = next((one for one in untold(table) if one.seat == seat), None)
    if mine is None:
        raise refused("being-dealt")
    if len(word) > LONGEST_OWN:
        raise refused("word-too-long", most=LONGEST_OWN)
    # Discord takes away what stands around a word, and `echo` has put a line feed behind it.
    ways = (word, " ".join(word.split()), f"{word}\n", f"{' '.join(word.split())}\n")
    said = next((way for way in ways if seals.of_own(way) == mine.seal), None)
    if said is None:
        raise refused("word-not-sealed")
    told = replace(mine, said=said, told=seals.of_told(said))
    return replace(table, words=tuple(told if one is mine else one for one in table.words))


def word_of(table: Table, user: int) -> Word | None:
    """The word of somebody at a table."""
    return next((one for one in table.words if one.user == user), None)


def untold(table: Table) -> tuple[Word, ...]:
    """The words that the deal waits for: their people have made the seals and not yet told what is in them."""
    return tuple(one for one in table.words if one.own and not one.told) if table.starting else ()


# The start


def fixed(table: Table, order: tuple[int, ...] | None, now: int, draw: Draw, *, public: bool) -> Table:
    """The table as it is shown before its deal: nothing of it changes any more.

    `order`: the seats as they are to be, None where the lot decides; `public`: the number of a post is mixed in.
    """
    table = _closed(table, table, draw)
    seats = tuple(replace(info, salt="" if info.user is None else draw()[:SALT]) for info in table.seats)
    table = replace(table, seats=seats)
    more = {"made": now, "order": None if order is None else list(order), "public": public}
    return replace(table, sealing=seals.canonical({**_bound(table), **more}), drawn=0, drawn_in=0)


def statement(table: Table) -> seals.Statement:
    """What was shown when a table was started."""
    found: seals.Statement = json.loads(table.sealing)
    return found


def start_seal(table: Table) -> str:
    return seals.of_start(statement(table))


def holds(table: Table) -> bool:
    """Is everything as it was shown?"""
    if table.trouble:
        return False
    shown = statement(table)
    return all(shown.get(key) == value for key, value in _bound(table).items())


def awaits_number(table: Table) -> bool:
    """Is the deal to come from the number of a post that is not there yet?"""
    return table.starting and not table.drawn and bool(statement(table)["public"])


def ready(table: Table) -> bool:
    """Is everything known that the deal comes from?"""
    return table.starting and not awaits_number(table) and not untold(table)


def order(table: Table) -> tuple[int, ...] | None:
    """The seats as they are to be; None: the lot decides."""
    listed = statement(table)["order"]
    return None if listed is None else tuple(listed)


def sown(table: Table) -> int:
    """What all chance of a table comes from that is ready."""
    return seals.seed(table.secret, start_seal(table), table.drawn, [one.told for one in table.words if one.own])


def undone(table: Table) -> Table:
    """The start is called off. A word that was told by then is no secret any more and does not count."""
    return replace(
        table,
        sealing="",
        drawn=0,
        drawn_in=0,
        words=tuple(one for one in table.words if not one.told),
        seats=tuple(replace(info, salt="") for info in table.seats),
    )


def _bound(table: Table) -> dict[str, object]:
    """What the seal of a start binds."""
    words = {one.seat: one for one in table.words}
    seats: list[dict[str, object]] = []
    for info in table.seats:
        if info.user is not None:
            word = words.get(info.seat)
            said = {} if word is None else {"own" if word.own else "word": word.seal}
            seats.append({"seat": int(info.seat), "name": seals.of_name(info.salt, info.name), **said})
        elif info.stand_in is not None:
            seats.append({"seat": int(info.seat), "stand_in": info.stand_in})
    return {
        "table": table.id,
        "game": table.game,
        "version": table.rules.version,
        "options": dict(table.options),
        "rated": table.rated,
        "hints": table.hints,
        "open_hands": table.open_hands,
        "secret": seals.of_secret(table.secret),
        "seats": seats,
    }


# With every change


def settled(before: Table | None, after: Table, draw: Draw) -> Table:
    """Whoever leaves a seat before the start takes the word along, and a start that holds no more is undone."""
    if after.phase == LOBBY:
        after = _closed(after if before is None else before, after, draw)
        kept = tuple(one for one in after.words if after.seats[one.seat].user == one.user)
        after = after if kept == after.words else replace(after, words=kept)
        if before is not None and before.starting and after.starting and not holds(after):
            after = undone(after)
            # Nobody could start a table of a cup once more.
            return replace(after, phase=CANCELLED) if after.cup else after
    elif after.sealing and any(info.user is not None and not info.salt for info in after.seats):
        fresh = (replace(i, salt=draw()[:SALT]) if i.user is not None and not i.salt else i for i in after.seats)
        return replace(after, seats=tuple(fresh))
    return after


def _closed(before: Table, after: Table, draw: Draw) -> Table:
    """Words that lay open in a lobby of version 0.2 are sealed like all others."""
    if not after.open_words:
        return after
    words = list(after.words)
    for seat, said in after.open_words:
        salt = draw()[:SALT]
        words.append(Word(seat, before.seats[seat].user, said, salt, seals.of_word(salt, said)))
    return replace(after, open_words=(), words=tuple(words))


# Afterwards


def erased(table: Table) -> bool:
    """Have words of a game of version 0.2 been taken away? Then nobody can compute its seed from them any more."""
    return any(not word for _, word in table.open_words)


def said(table: Table) -> tuple[tuple[int | None, str], ...]:
    """The words that everybody may read, each with its person: those of a game that has begun."""
    if table.phase == LOBBY:
        return ()
    open_ = tuple((None, word) for _, word in table.open_words if word)
    return (*open_, *((one.user, one.said) for one in table.words if one.said))


def wordless(table: Table) -> Table:
    """The same table without what people have written; before the start also without the seals of it."""
    if table.phase == LOBBY and not table.starting:
        return replace(table, words=(), open_words=())
    return replace(
        table,
        words=tuple(replace(one, said="", salt="") for one in table.words),
        open_words=tuple((seat, "") for seat, _ in table.open_words),
    )


def revealed(table: Table) -> bool:
    """May the secret be told? Only once nothing depends on it any more: a table that has been put to sleep may wake."""
    return bool(table.secret) and (table.phase == FINISHED or (table.phase == CANCELLED and not table.asleep))
