"""A game as a file: JSON lines with the header, every entry with its digest, and the result; and the game again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.match import Line
from bot.store.table import FINISHED, Person, Place, SeatInfo, Table, Tenure
from bot.tables import export
from bot.tables.bonds import Bound, bound
from bot.tables.refusals import refused
from bot.tables.tenures import CONCEDED
from bot.texts import LANGUAGES, Words, texts
from rules import registry
from rules.agreement import EDITION, begun, editions
from rules.core import Event, IllegalMove, Seat
from rules.match import Diverged, Entry, Header, Match, Origin, begin, follow, play
from rules.notation import read

LARGEST = 2_000_000
"""Bytes of a file that is read."""
ENTRIES = 20_000
LATEST = 1 << 40
"""No moment is later."""
BACK = ("undo", "rewind")
"""How entries come about that go back and tell nothing new."""


class BadRecord(Exception):
    """This is no record of a game, or not a true one; the text tells where. Its key and data are words of the house."""

    def __init__(self, key: str, entry: int = 0, **data: str | int) -> None:
        self.key, self.entry = f"record-{key}", entry
        self.data = data | ({"entry": entry} if entry else {})
        super().__init__(self.told(texts()))

    def told(self, words: Words) -> str:
        return words(self.key, **self.data)


@dataclass(frozen=True, slots=True)
class Record:
    """What a file tells."""

    header: Header
    names: tuple[str, ...]
    language: str
    log: tuple[Entry, ...]
    scores: tuple[int, ...]
    table: int = 0
    seal: str = ""
    secret: str = ""
    words: tuple[tuple[int, str], ...] = ()
    """Seat before the start, and the word that lay open there; empty: it was deleted."""
    made: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    """The seats that have declared the game lost."""
    bound: Bound | None = None
    """None: the format of earlier versions, in which little is."""


def written(table: Table, lines: Iterable[Line]) -> str:
    """A finished game as a file. Before the end nobody gets one: the notation may hold what is hidden."""
    if table.phase != FINISHED or table.match is None:
        raise refused("not-over")
    rows = export.rows(table, lines)
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def _entry(m: Mapping[str, Any]) -> Entry:
    seat = Seat(int(m["seat"]))
    return Entry(int(m["n"]), seat, str(m["move"]), _origin(m["by"]), bool(m["sealed"]), str(m["digest"]))


def parsed(text: str) -> Record:
    """Read a file that anybody may have written; raises BadRecord."""
    if len(text.encode()) > LARGEST:
        raise BadRecord("too-large")
    lines = [line for line in text.splitlines() if line.strip()]
    if not 2 <= len(lines) <= ENTRIES:
        raise BadRecord("none")
    head, *moves, end = (_row(n, line) for n, line in enumerate(lines, 1))
    known = head.get("format")
    if known not in (export.OPEN, export.FORMAT):
        raise BadRecord("format", known=export.FORMAT)
    try:
        log, made = tuple(_entry(m) for m in moves), tuple(_moment(m.get("at", 0)) for m in moves)
        lost = tuple(int(seat) for seat in end.get("conceded", ()))
        scores, announced = tuple(int(score) for score in end["scores"]), int(end["entries"])
        if known == export.OPEN:
            found = replace(_open(head), log=log, scores=scores, made=made, lost=lost)
        else:
            found = replace(_bound(head, moves, end), log=log, scores=scores, made=made, lost=lost)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise BadRecord("field", what=str(problem)) from None
    if announced != len(log):
        raise BadRecord("announced", announced=announced, there=len(log))
    return found


def _open(head: Mapping[str, Any]) -> Record:
    header = Header(
        str(head["game"]), int(head["version"]), int(head["seats"]), _options(head["options"]), int(head["seed"])
    )
    return Record(
        header, tuple(_name(name) for name in head["names"]), str(head["language"]), (), (), int(head.get("table", 0)),
        str(head.get("seal", "")), str(head.get("secret", "")),
        tuple((int(seat), str(word)) for seat, word in head.get("words", ())),
    )  # fmt: skip


def _bound(head: Mapping[str, Any], moves: Sequence[Mapping[str, Any]], end: Mapping[str, Any]) -> Record:
    start = dict(head["start"])
    header = Header(
        str(start["game"]), int(start["version"]), len(start["seats"]), _options(start["options"]), int(head["seed"])
    )
    found = bound(head, moves, end)
    return Record(
        header, tuple(_name(found.names.get(seat, "")) for seat in range(header.seats)), str(head["language"]), (), (),
        int(start["table"]), str(start["secret"]), str(head["secret"]), bound=found,
    )  # fmt: skip


def _options(found: Any) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((str(name), str(value)) for name, value in dict(found).items()))


def _row(n: int, line: str) -> Mapping[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("line", line=n) from None
    if not isinstance(row, dict):
        raise BadRecord("line", line=n)
    return row


def _name(name: object) -> str:
    """What somebody is called; half a character is none."""
    return str(name)[:32].encode("utf-8", "replace").decode()


def _moment(at: Any) -> int:
    """When an entry was made; 0: nobody knows. Any: whatever a file says."""
    moment = int(at)
    if not 0 <= moment < LATEST:
        raise ValueError(f"{at} is no moment")
    return moment


def _origin(by: object) -> Origin:
    known: tuple[Origin, ...] = Origin.__args__  # type: ignore[attr-defined]
    found = next((origin for origin in known if origin == by), None)
    if found is None:
        raise ValueError(f"nobody moves as {by!r}")
    return found


def followed(record: Record, *, older: bool = False) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
    """The game again, every move judged, every digest compared; raises BadRecord with the entry that is not true.

    First how it begins, then each entry's position with what it tells, the result compared at last. `older`: a game
    under an older version of the rules is followed as well, without its digests: they are of states of that time.
    """
    header = record.header
    rules = registry.GAMES.get(header.game)
    if rules is None:
        raise BadRecord("game", name=header.game)
    hashed = header.version == rules.version
    if not hashed and not (older and 0 < header.version < rules.version):
        raise BadRecord("version", then=header.version, now=rules.version)
    if header.seats not in rules.seats or len(record.names) != header.seats:
        raise BadRecord("seats")
    try:
        # Without an edition it is the first one: that is what games have which began before there were others.
        first = {EDITION: editions(rules)[0]} if len(editions(rules)) > 1 else {}
        complete = tuple(sorted(begun(rules, first | dict(header.options)).items()))
        # The rules may have learnt options since.
        if complete != header.options and hashed:
            raise BadRecord("variants-incomplete")
    except IllegalMove:
        raise BadRecord("variants") from None
    if not 0 <= header.seed < 1 << 64:
        raise BadRecord("no-seed")
    match = begin(rules, header)
    yield match, ()
    past = [match.state]
    for n, entry in enumerate(record.log, 1):
        if entry.n != n:
            raise BadRecord("missing", n)
        match, events = _followed(rules, match, entry, past, hashed)
        past.append(match.state)
        yield match, events
    outcome = rules.outcome(match.state)
    if (() if outcome is None else outcome.scores) != record.scores:
        raise BadRecord("result")
    if not set(record.lost) <= set(range(header.seats)):
        raise BadRecord("conceded")


def played(record: Record) -> tuple[Match[Any], tuple[tuple[Event, ...], ...]]:
    """The game again, as it stands at its end, and what each entry has told; raises BadRecord."""
    told: list[tuple[Event, ...]] = []
    for match, events in followed(record):  # noqa: B007 - the last one counts
        told.append(events)
    return match, tuple(told[1:])


def _followed(
    rules: Any, match: Match[Any], entry: Entry, past: list[Any], hashed: bool
) -> tuple[Match[Any], tuple[Event, ...]]:
    try:
        if entry.by in BACK:
            return follow(rules, match, entry, hashed, past), ()
        after, events = play(rules, match, entry.seat, read(rules, entry.move), entry.by, hashed, entry.sealed)
    except IllegalMove as refusal:
        raise BadRecord("refused", entry.n, move=entry.move, why=refusal.why.key) from None
    except Diverged as differs:
        raise BadRecord("digest", differs.n) from None
    except Exception as failed:  # noqa: BLE001 - whatever a forged entry does to the rules
        raise BadRecord("fails", entry.n, why=type(failed).__name__) from None
    if hashed and after.log[-1].digest != entry.digest:
        raise BadRecord("digest", entry.n)
    return after, events


def table(record: Record, by: Person, place: Place, now: int) -> tuple[Table, tuple[Line, ...]]:
    """The game as a table that is over and that nobody sits at any more; raises BadRecord."""
    match, told = played(record)
    made = [at or now for at in record.made]
    lines = tuple(Line(entry, 1, False, events, at) for entry, events, at in zip(match.log, told, made, strict=True))
    somebody = texts(record.language)("somebody")
    seats = tuple(SeatInfo(Seat(n), name=name or somebody) for n, name in enumerate(record.names))
    return Table(
        id=0, guild=place.guild, channel=place.channel, thread=None, ground=place.ground, game=record.header.game,
        options=dict(record.header.options), language=record.language if record.language in LANGUAGES else by.language,
        access="public", invited=(), owner=by.id, phase=FINISHED, revision=1, seats=seats, match=match,
        created=made[0] if made else now, updated=now, open_hands=True,
        tenures=tuple(
            Tenure(seats[n].seat, None, seats[n].name, None, 1, len(match.log), None, CONCEDED)
            for n in sorted(set(record.lost))
        ),
    ), lines  # fmt: skip
