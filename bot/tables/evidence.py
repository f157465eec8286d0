"""Is a game in a file true, and what of it can be known? Every check by itself: what it proves, and what it does not.

Whoever writes a file can seal it anew: what a file says is bound only by what stands in Discord. There the seal of the
start stands, in a post whose number is known, and at the end the seal of the log. So these are told to be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from bot.tables import record, seals
from bot.tables.bonds import Bound
from bot.tables.export import LINK, LOG, OPENED, SHORT
from bot.tables.record import BadRecord, Record
from bot.texts import Words
from rules import registry

State = Literal["true", "unknown", "wrong"]
TRUE: State = "true"
UNKNOWN: State = "unknown"
WRONG: State = "wrong"
APART = 2 * 86_400
"""Seconds that Discord's number and our own clock may be apart; ours may stand still for a day (`bot.clock.wall`)."""
DISCORD_EPOCH = 1_420_070_400
UNFAIR = ("proof-unsealed", "proof-seed-unknown", "proof-no-number", "proof-own-deleted")
"""What leaves open whether somebody has chosen the chance of a game."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has come to."""

    state: State
    key: str
    data: Mapping[str, str | int] = field(default_factory=dict)
    problem: BadRecord | None = None

    def said(self, words: Words) -> str:
        if self.problem is not None:
            return words(self.key, why=self.problem.told(words))
        return words(self.key, **self.data)


Checked = Iterator[Finding]


def examined(game: Record) -> tuple[Finding, ...]:
    """Everything that can be found out about a game."""
    return (*bonds(game), *_found(_entries, game))


def bonds(game: Record) -> tuple[Finding, ...]:
    """All but the moves: what chance came from, and what is bound by seals."""
    checks = _OPEN if game.bound is None else _BOUND
    return tuple(finding for check in checks for finding in _found(check, game))


def wrong(findings: Iterable[Finding]) -> BadRecord | None:
    """The first thing that is not true."""
    return next((one.problem for one in findings if one.problem is not None), None)


def fair(findings: Iterable[Finding]) -> bool:
    """Is everything true, and is it known that nobody has chosen the chance?"""
    return all(one.state != WRONG and one.key not in UNFAIR for one in findings)


def _found(check: Callable[[Record], Checked], game: Record) -> list[Finding]:
    found: list[Finding] = []
    try:
        found.extend(check(game))
    except BadRecord as problem:
        found.append(Finding(WRONG, "proof-failed", problem=problem))
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as problem:
        # A file may hold anything in any place.
        found.append(Finding(WRONG, "proof-failed", problem=BadRecord("field", what=type(problem).__name__)))
    return found


def _entries(game: Record) -> Checked:
    for _ in record.followed(game, older=True):
        pass
    yield followed(game)


def followed(game: Record) -> Finding:
    """What is to be said of a log that could be followed to its result."""
    count, then, now = len(game.log), game.header.version, registry.GAMES[game.header.game].version
    if then == now:
        return Finding(TRUE, "proof-entries", {"count": count})
    return Finding(TRUE, "proof-entries-older", {"count": count, "then": then, "now": now})


# The secret


def _secret(game: Record) -> Checked:
    """The secret is the one whose seal everybody saw."""
    if not game.secret and game.bound is None:
        yield Finding(UNKNOWN, "proof-unsealed")
        return
    try:
        seal = seals.of_secret(game.secret)
    except ValueError:
        raise BadRecord("no-secret") from None
    if not game.secret or seal != game.seal:
        raise BadRecord("seal" if game.secret else "no-secret")
    yield Finding(TRUE, "proof-seal", {"seal": seal})


# Games that were begun before starts were sealed


def _open_seed(game: Record) -> Checked:
    if not game.secret:
        return
    if any(not word for _, word in game.words):
        yield Finding(UNKNOWN, "proof-seed-unknown")
        return
    try:
        sown = seals.open_seed(game.secret, game.table, game.words)
    except (ValueError, OverflowError):
        raise BadRecord("no-secret") from None
    if sown != game.header.seed:
        raise BadRecord("seed")
    yield Finding(TRUE, "proof-seed")
    yield Finding(UNKNOWN, "proof-open")


def _unbound(game: Record) -> Checked:
    yield Finding(UNKNOWN, "proof-unbound")


# Games with a sealed start


def _bonds(game: Record) -> Bound:
    assert game.bound is not None
    return game.bound


def _seed(game: Record) -> Checked:
    """All chance comes from the secret, from what was shown, and from what nobody knew then."""
    bound = _bonds(game)
    start = seals.of_start(bound.start)
    if sum(bool(one.own) for one in bound.seats) != len(bound.told):
        raise BadRecord("told")
    if seals.seed(game.secret, start, bound.number, bound.told) != game.header.seed:
        raise BadRecord("seed")
    yield Finding(TRUE, "proof-start", {"seal": start})


def _number(game: Record) -> Checked:
    """The number is of a post made after everything was fixed."""
    bound = _bonds(game)
    if bound.start["public"] is not True:
        if bound.number:
            raise BadRecord("number-not-sealed")
        alone = sum(bool(one.name) for one in bound.seats) < 2
        yield Finding(UNKNOWN, "proof-alone" if alone else "proof-no-number")
        return
    moment, made = (bound.number >> 22) / 1_000 + DISCORD_EPOCH, int(bound.start["made"])
    if not bound.number or not bound.post.endswith(f"/{bound.number}"):
        raise BadRecord("no-number")
    if not made - APART <= moment <= min(game.made, default=made) + APART:
        raise BadRecord("number-moment", when=_utc(moment))
    yield Finding(TRUE, "proof-number", {"number": str(bound.number), "when": _utc(moment), "post": bound.post})


def _words(game: Record) -> Checked:
    bound, told, deleted = _bonds(game), 0, 0
    for seal in filter(None, (one.word for one in bound.seats)):
        salt, word = bound.opened.get(seal, ("", ""))
        if seal not in bound.opened:
            deleted += 1
        elif seals.of_word(salt, word) != seal:
            raise BadRecord("word-false")
        else:
            told += 1
    yield from _counted("proof-words", told, deleted)


def _own_words(game: Record) -> Checked:
    """Words that their people told after the number was known, and whose seals they had made themselves."""
    bound, true, deleted = _bonds(game), 0, 0
    for seal, told in zip(filter(None, (one.own for one in bound.seats)), bound.told, strict=False):
        _, word = bound.opened.get(seal, ("", ""))
        if seal not in bound.opened:
            deleted += 1
        elif seals.of_own(word) != seal or seals.of_told(word) != told:
            raise BadRecord("word-false")
        else:
            true += 1
    yield from _counted("proof-own", true, deleted)


def _sitting(game: Record) -> Checked:
    """Whoever was shown at a seat has had the seat that the lot, or the list that was shown, gave them."""
    bound = _bonds(game)
    shown = {one.seat: one for one in bound.seats}
    listed = bound.start["order"]
    order = seals.lot(game.header.seed, shown) if listed is None else tuple(int(seat) for seat in listed)
    if sorted(order) != sorted(shown):
        raise BadRecord("order")
    for seat, before in enumerate(order):
        first = min((one for one in bound.sitters if one.seat == seat), key=lambda one: one.begun, default=None)
        if first is None or (first.name, first.stand_in) != (shown[before].name, shown[before].stand_in):
            raise BadRecord("moved", seat_number=seat + 1)
    yield Finding(TRUE, "proof-seats-lot" if listed is None else "proof-seats-listed")


def _names(game: Record) -> Checked:
    bound, true, deleted = _bonds(game), 0, 0
    for one in bound.sitters:
        if one.stand_in:
            continue
        if not one.name:
            raise BadRecord("name-false")
        salt, name = bound.opened.get(one.name, ("", ""))
        if one.name not in bound.opened:
            deleted += 1
        elif seals.of_name(salt, name) != one.name:
            raise BadRecord("name-false")
        else:
            true += 1
    yield from _counted("proof-names", true, deleted)


def _counted(key: str, true: int, deleted: int) -> Checked:
    if true:
        yield Finding(TRUE, key, {"count": true})
    if deleted:
        yield Finding(UNKNOWN, f"{key}-deleted", {"count": deleted})


def _log(game: Record) -> Checked:
    """Who moved, when and how, who had which seat, hints, and how it ended are bound by one seal."""
    head, *entries, end = _bonds(game).rows
    chain = seals.first_link(_without(head, OPENED))
    for n, row in enumerate(entries, 1):
        chain = seals.link(chain, _without(row, LINK))
        if row.get(LINK) != chain[:SHORT]:
            raise BadRecord("chain", n)
    chain = seals.link(chain, _without(end, LOG))
    if end.get(LOG) != chain:
        raise BadRecord("log")
    yield Finding(TRUE, "proof-log", {"seal": chain})


def _without(row: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    return {key: value for key, value in row.items() if key != name}


def _utc(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


_OPEN = (_secret, _open_seed, _unbound)
_BOUND = (_secret, _seed, _number, _words, _own_words, _sitting, _names, _log)
