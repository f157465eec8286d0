"""From what the rules say in keys to sentences and labels: questions, answers, what happened, who is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.store.table import Table
from bot.tables import progress
from bot.texts import Words, enumerated, escaped, value_key
from render.theme import SEATS
from rules.core import Action, AnyRules, Decision, Outcome, Seat, Sentence
from rules.notation import Token, key, names

STORY = 2000
"""Characters of what happened on a post; the board is the rest of the story."""
LINES = 12
"""The most paragraphs of it."""


def label(words: Words, rules: AnyRules, view: Any, prefix: tuple[Token, ...], field: str, value: Token) -> str:
    """An answer as it stands on a button or in a menu. The field "move" asks for the kind of move."""
    caption = rules.caption(view, prefix, field, value)
    if caption is not None:
        return words.say(caption)
    if field == "move":
        return words(f"move-{str(value).replace(' ', '-')}")
    if value == "":
        return words("answer-nothing")
    name = value_key(field, value)
    return words(name) if words.has(name) else str(value)


def prompt(words: Words, field: str) -> str:
    """What is asked next inside a move."""
    return words("question-move") if field == "move" else words(f"field-{field}")


def question(words: Words, decision: Decision) -> str:
    """The question that a decision puts to its person."""
    return words(f"decision-{decision.key}")


def move(words: Words, rules: AnyRules, view: Any, action: Action) -> str:
    """A whole move in words: its kind and each answer."""
    tokens = key(action)
    parts = [label(words, rules, view, (), "move", tokens[0])]
    for at, field in enumerate(names(type(action)), 1):
        if tokens[at] != "":
            parts.append(label(words, rules, view, tokens[:at], field, tokens[at]))
    return " › ".join(parts)


def path(words: Words, rules: AnyRules, view: Any, kind: type[Action] | None, prefix: tuple[Token, ...]) -> str:
    """The answers given so far."""
    if kind is None or not prefix:
        return ""
    fields = ("move", *names(kind))
    parts = [
        label(words, rules, view, prefix[:at], fields[at], token) for at, token in enumerate(prefix) if token != ""
    ]
    return " › ".join(parts)


def story(words: Words, sentences: Sequence[Sentence]) -> str:
    """What happened, a paragraph for what one seat did in a row; the latest if it is too much for a post."""
    told = paragraphs(words, sentences)
    kept: list[str] = []
    room = STORY
    for paragraph in reversed(told):
        room -= len(paragraph) + 1
        if room < 0 or len(kept) == LINES:
            kept.append(words("story-earlier", count=len(told) - len(kept)))
            break
        kept.append(paragraph)
    return "\n".join(reversed(kept))


def paragraphs(words: Words, sentences: Iterable[Sentence]) -> list[str]:
    """One for each sentence of a seat, which begins with its name; what belongs to no seat stands alone."""
    found: list[str] = []
    for told in sentences:
        said = [text for text in (words.put(clause) for clause in told.clauses) if text]
        if told.seat is None:
            found += said
        elif said:
            found.append(words("sentence", player=words("player", seat=told.seat), did=enumerated(words, said)))
    return found


def mention(table: Table, seat: Seat) -> str:
    """A seat in a public text: its mark and its person so that Discord calls them."""
    info = table.seats[seat]
    return mark(seat) + " " + (f"<@{info.user}>" if info.user is not None else escaped(info.name))


def mark(seat: int) -> str:
    """What stands beside a seat's colour or name everywhere."""
    return SEATS[seat % len(SEATS)].mark


def awaited(words: Words, table: Table) -> str:
    """Who is waited for and for what."""
    return _asked(words, table, progress.awaited(table))


def status(words: Words, table: Table, gone: Mapping[int, int]) -> str:
    """Who is waited for and for what, and who of all is away until when."""
    return "\n".join(filter(None, [awaited(words, table), *away(words, table, gone)]))


def away(words: Words, table: Table, gone: Mapping[int, int]) -> list[str]:
    return [
        words("away-until", player=f"{mark(info.seat)} {escaped(info.name)}", due=gone[info.user])
        for info in table.seats
        if info.user is not None and info.user in gone
    ]


def awaited_of(words: Words, table: Table, users: Iterable[int]) -> str:
    """The same of some people only."""
    seats = [table.seat_of(user) for user in users]
    return _asked(words, table, [one for one in progress.awaited(table) if one.seat in seats])


def _asked(words: Words, table: Table, who: Iterable[progress.Awaited]) -> str:
    lines = []
    for one in who:
        name = f"ahead-{one.key}-public" if one.ahead else f"decision-{one.key}-public"
        player = mention(table, one.seat)
        lines.append(words(name if words.has(name) else "waiting-for", seat=player, player=player))
    return "\n".join(dict.fromkeys(lines))


def result(words: Words, table: Table, outcome: Outcome) -> str:
    """Ranks and scores, best first, and what ended the game."""
    order = sorted(range(len(table.seats)), key=lambda seat: outcome.ranks[seat])
    lines = [
        words("result-line", rank=outcome.ranks[seat], player=mention(table, Seat(seat)), score=outcome.scores[seat])
        for seat in order
    ]
    reason = f"reason-{outcome.reason}"
    if words.has(reason):
        why = words(reason).rstrip(".")
        lines.insert(0, f"{why[:1].upper()}{why[1:]}.")
    return "\n".join(lines)
