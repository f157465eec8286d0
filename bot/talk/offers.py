"""Whole answers and plans, as a person works through them level by level. Knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.table import Table
from bot.tables.refusals import refused
from rules.core import Ask, Clause, Menu, Offer, Wish


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer on a level: what stands on it, and the offers behind it."""

    label: Clause
    note: Clause | None
    offers: tuple[Offer, ...]

    @property
    def whole(self) -> Offer | None:
        """The offer that this answer is, if there is no more to choose."""
        return self.offers[0] if len(self.offers) == 1 else None


@dataclass(frozen=True, slots=True)
class Level:
    """Answers of a menu after some that have been given."""

    menu: Menu
    before: tuple[Clause, ...]
    """The answers that led here."""
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Wishing:
    """The next word of a plan."""

    ask: Ask
    before: tuple[Clause, ...]
    wishes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class Planned:
    """A plan that is complete."""

    ask: Ask
    words: tuple[str, ...]


def begin(menu: Menu) -> Level:
    """The first answers of a menu."""
    return _level(menu, menu.offers, ())


def level(menu: Menu, picked: Sequence[int]) -> Level | Offer:
    """The answers of a menu after some, or the offer they amount to."""
    now: Level | Offer = begin(menu)
    for number in picked:
        if isinstance(now, Offer):
            break
        now = deeper(now, number)
    return now


def deeper(now: Level, number: int) -> Level | Offer:
    """What is behind an answer."""
    if not 0 <= number < len(now.entries):
        raise refused("board-moved-on")
    entry = now.entries[number]
    return entry.whole or _level(now.menu, entry.offers, (*now.before, entry.label))


def _level(menu: Menu, offers: Sequence[Offer], before: tuple[Clause, ...]) -> Level:
    at = len(before)
    found: dict[Clause, list[Offer]] = {}
    entries: list[Entry] = []
    for offer in offers:
        if len(offer.path) > at:
            found.setdefault(offer.path[at], []).append(offer)
    told: set[Clause] = set()
    for offer in offers:
        if len(offer.path) <= at:
            entries.append(Entry(offer.label, offer.note, (offer,)))
        elif offer.path[at] not in told:
            told.add(offer.path[at])
            behind = tuple(found[offer.path[at]])
            # What leads to a single answer is that answer.
            alone = behind[0] if len(behind) == 1 else None
            entries.append(Entry(offer.path[at], None, behind) if alone is None else _single(alone))
    return Level(menu, before, tuple(entries))


def _single(offer: Offer) -> Entry:
    return Entry(offer.label, offer.note, (offer,))


def wishing(table: Table, ask: Ask, picked: Sequence[int] = ()) -> Wishing | Planned:
    """The next wish of a plan after some, or the plan they amount to. What has one answer is not asked."""
    assert table.match is not None
    rules, view = table.rules, table.rules.view(table.match.state, ask.seat)

    def going_on(said: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Wish, ...]]:
        wishes = rules.wishes(view, ask.seat, ask.key, said)
        while len(wishes) == 1:
            said = (*said, wishes[0].word)
            wishes = rules.wishes(view, ask.seat, ask.key, said)
        return said, wishes

    said, wishes = going_on(())
    before: tuple[Clause, ...] = ()
    for number in picked:
        if not 0 <= number < len(wishes):
            raise refused("board-moved-on")
        before = (*before, wishes[number].label)
        said, wishes = going_on((*said, wishes[number].word))
    return Wishing(ask, before, wishes) if wishes else Planned(ask, said)


def plan_in_words(table: Table, ask: Ask, words: Sequence[str]) -> tuple[Clause, ...]:
    """What a plan says, wish by wish; what went without saying is left out."""
    assert table.match is not None
    rules, view = table.rules, table.rules.view(table.match.state, ask.seat)
    told: list[Clause] = []
    for at, word in enumerate(words):
        wishes = rules.wishes(view, ask.seat, ask.key, tuple(words[:at]))
        if len(wishes) > 1:
            told += [wish.label for wish in wishes if wish.word == word]
    return tuple(told)
