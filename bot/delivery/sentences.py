"""From what the rules say in keys to sentences and labels: questions, answers, what happened, who is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.store.result import Result
from bot.store.table import Table
from bot.tables import progress, tenures
from bot.tables.chronicle import HOUR, Chronicle
from bot.texts import Words, enumerated, escaped, value_key
from render.theme import SEATS
from render.wording import cut
from rules.core import Action, AnyRules, Decision, Event, Outcome, Seat, Sentence
from rules.flow import plainly
from rules.notation import Token, key, names

STORY = 2000
"""Characters of what happened on a post; the board is the rest of the story."""
LINES = 12
"""The most paragraphs of it."""
BRIEF, LINE = 2, 500
"""Lines of it for somebody who plays alone, and their characters."""


def chosen(words: Words, options: Mapping[str, str]) -> list[str]:
    """A line for each option of a game."""
    return [
        words("option-line", option=words(f"option-{name}"), value=words(f"option-{name}-{value}"))
        for name, value in options.items()
    ]


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


OF_THE_HOUSE = ("undone", "rewound", "rewound-by-moderator")
"""What happens in no game, and so no game has words for."""


ENDS = ("over", "game-over", "end")
"""Facts that a game is over, in the games that tell it: the result says so too, and why."""


def ending(events: Sequence[Event]) -> tuple[Event, ...]:
    """What happened last, without what the result says."""
    return tuple(one for one in events if one.key not in ENDS or "seat" in dict(one.data))


def telling(rules: AnyRules, events: Sequence[Event]) -> tuple[Sentence, ...]:
    """Events as their game tells them, and what the house has to say in between."""
    told: list[Sentence] = []
    for ours, some in groupby(events, lambda one: one.key in OF_THE_HOUSE):
        facts = [*some]
        told += plainly(facts) if ours else rules.telling(facts)
    return tuple(told)


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


def brief(words: Words, sentences: Sequence[Sentence], own: Seat | None) -> str:
    """For somebody who plays alone: what the others have done since, in two lines."""
    lines: list[str] = []
    for told in sentences:
        if told.seat is not None and told.seat == own:
            continue
        text = " ".join(paragraphs(words, [told]))
        if told.seat is None and lines:
            lines[-1] = f"{lines[-1]} {text}"
        elif text:
            lines.append(text)
    if len(lines) > BRIEF:
        lines = [" ".join(lines[:-1]), lines[-1]]
    return "\n".join(cut(line, LINE) for line in lines)


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


def played_by(words: Words, table: Table, seat: Seat) -> str:
    """Who has played a seat, one after the other, as far as they have had a turn; the last one is the seat's own."""
    own = tenures.of_seat(table, seat)
    shown = mention(table, seat)
    if own and own[-1].ended == tenures.CONCEDED:
        return words("seat-conceded", player=shown)
    earlier = []
    for one in own[:-1]:
        if one.last is not None and one.last >= one.begun:
            player = f"<@{one.person}>" if one.person is not None else escaped(one.name)
            conceded = one.ended == tenures.CONCEDED
            key = "seat-conceded" if conceded else "seat-until" if one.turns else "seat-before"
            earlier.append(words(key, player=player, turn=one.turns or 0))
    if not earlier:
        return shown
    last = shown.removeprefix(f"{mark(seat)} ")
    return f"{mark(seat)} {words('seat-then', first=', '.join(earlier), last=last)}"


def awaited(words: Words, table: Table) -> str:
    """Who is waited for and for what."""
    return _asked(words, table, progress.awaited(table))


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
    """A line for each seat, whatever it is asked."""
    lines: dict[Seat, list[str]] = {}
    for one in who:
        name = f"ahead-{one.key}-public" if one.ahead else f"decision-{one.key}-public"
        did = lines.setdefault(one.seat, [])
        if words.has(name):
            did.append(words(name, seat="").strip())
    return "\n".join(
        words("waited-for", player=mention(table, seat), did=enumerated(words, [*dict.fromkeys(did)]))
        if did
        else words("waiting-for", player=mention(table, seat))
        for seat, did in lines.items()
    )


def result(words: Words, table: Table, outcome: Outcome) -> str:
    """Ranks and scores, best first, and what ended the game."""
    order = sorted(range(len(table.seats)), key=lambda seat: outcome.ranks[seat])
    lines = []
    for seat in order:
        player = played_by(words, table, Seat(seat))
        if outcome.scores:
            lines.append(words("result-line", rank=outcome.ranks[seat], player=player, score=outcome.scores[seat]))
        else:
            lines.append(words("result-unscored", rank=outcome.ranks[seat], player=player))
    reason = f"reason-{outcome.reason}"
    if words.has(reason):
        why = words(reason).rstrip(".")
        lines.insert(0, f"{why[:1].upper()}{why[1:]}.")
    return "\n".join(lines)


def chronicled(words: Words, facts: Chronicle) -> tuple[str, ...]:
    """What is worth telling of a whole game, a line each."""
    lines = []
    if facts.decided is not None:
        gain = facts.decided
        # What the final scoring brings belongs to no turn alone.
        last = gain.turn == len(facts.course) - 1
        key = "chronicle-decided-last" if last else "chronicle-decided"
        lines.append(words(key, number=gain.turn, seat=gain.seat, points=gain.points))
    if facts.best:
        best = [words("chronicle-gain", seat=one.seat, points=one.points, number=one.turn) for one in facts.best]
        lines.append(words("chronicle-best", gains=", ".join(best)))
    if facts.longest is not None:
        lasted = duration(words, facts.longest.seconds)
        lines.append(words("chronicle-longest", user=facts.longest.user, lasted=lasted))
    if facts.stand_ins:
        names = enumerated(words, [words("player", seat=seat) for seat in facts.stand_ins])
        lines.append(words("chronicle-stand-ins", names=names))
    return tuple(lines)


def feats(words: Words, result: Result) -> tuple[str, ...]:
    """What people have earned beside the result, in one line."""
    told = [
        words("feats-one", seat=one.seat, feat=feat)
        for one in result.ranked
        for feat in one.feats
        if words.has(f"feat-{feat}")
    ]
    return (words("feats-told", feats=", ".join(told)),) if told else ()


def duration(words: Words, seconds: int) -> str:
    """A stretch of time in days, or in hours as long as it is shorter than two days."""
    hours = round(seconds / HOUR)
    return words("hours", count=hours) if hours < 48 else words("days", count=round(hours / 24))
