"""What a judged position says in words: answers, what they bring by category, how far they are apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.delivery.sentences import move
from bot.store.table import Table
from bot.texts import Words
from rules.advice import Advice, Prospect
from rules.core import Action, Seat
from rules.playout import POINT

TOLD = 3
"""So many categories are named."""


def answer_of(words: Words, table: Table, seat: Seat, moves: tuple[Action, ...]) -> str:
    """An answer as the panel offers it; else its moves one after the other."""
    assert table.match is not None
    rules, state = table.rules, table.match.state
    menus = rules.menus(state, seat)
    for menu in menus:
        for offer in menu.offers:
            if offer.moves == moves:
                # Several menus may have the same answers: then the question belongs to them.
                asked = [words(f"menu-{menu.key}")] if len(menus) > 1 else []
                return " › ".join([*asked, *(words.put(part) for part in (*offer.path, offer.label))])
    told, s = list[str](), state
    for action in moves:
        if rules.check(s, seat, action) is not None:
            break
        told.append(move(words, rules, rules.view(s, seat), action))
        step = rules.apply(s, seat, action)
        if step.sealed:
            break
        s = step.state
    return " · ".join(told)


def clauses(words: Words, found: Advice, one: Prospect) -> list[str]:
    """What an answer brings at once and is expected to bring."""
    if not found.known:
        return []
    now, later = points(one.now), points(one.later)
    about = "hint-now-about" if one.chance else "hint-now"
    at_once = words(about, points=signed(now), rows=_rows(words, one.now)) if one.now else words("hint-now-none")
    ahead = words("hint-later", rounds=found.rounds, points=signed(later), rows=_rows(words, one.later))
    return [f"> {at_once}", f"> {ahead if _whole(one.later) else words('hint-later-none', rounds=found.rounds)}"]


def compared(words: Words, found: Advice) -> str:
    """By how much the first answer is better than the second, and through what."""
    if not found.clear:
        return words("hint-equal")
    best, other = found.answers[:2]
    lead = words("hint-lead", points=max(1, round(found.lead / POINT)))
    return " ".join([lead, *reasons(words, found, best, other)])


def loss(words: Words, found: Advice) -> str:
    """By how much the first answer would have been better than the second, which was given."""
    best, other = found.answers[:2]
    lost = words("review-loss", points=max(1, round(found.lead / POINT)), rounds=found.rounds)
    return " ".join([lost, *reasons(words, found, best, other)])


def reasons(words: Words, found: Advice, best: Prospect, other: Prospect) -> list[str]:
    """The categories in which two answers differ, what they leave to the others, and what they prepare."""
    had = dict(other.later)
    keys = dict.fromkeys([*dict(best.later), *had])
    apart = [(key, dict(best.later).get(key, 0) - had.get(key, 0)) for key in keys]
    told = [words("hint-because", rows=_rows(words, apart))] if _whole(apart) else []
    denied = round((other.others - best.others) / POINT)
    if denied:
        told.append(words("hint-denies" if denied > 0 else "hint-allows", points=abs(denied)))
    later = round((found.lead - sum(value for _, value in apart)) / POINT) - denied
    if later:
        told.append(words("hint-prepares" if later > 0 else "hint-spends", points=abs(later)))
    return told


def points(rows: Iterable[tuple[str, int]]) -> int:
    return round(sum(value for _, value in rows) / POINT)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "±0"


def _whole(rows: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Categories that change by a point or more, most first."""
    found = [(key, round(value / POINT)) for key, value in rows]
    return sorted(((key, value) for key, value in found if value), key=lambda row: -abs(row[1]))


def _rows(words: Words, rows: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{words(f'row-{key}')} {signed(value)}" for key, value in _whole(rows)[:TOLD]) or words(
        "hint-little"
    )
