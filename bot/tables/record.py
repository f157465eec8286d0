"""A game as a file: JSON lines with the header, every entry with its digest, and the result; and whether it is true."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.match import Line
from bot.store.table import FINISHED, Person, Place, SeatInfo, Table, Tenure
from bot.tables import fairness
from bot.tables.hints import counts
from bot.tables.refusals import refused
from bot.tables.tenures import CONCEDED, conceded
from bot.texts import LANGUAGES, Words, texts
from rules import registry
from rules.agreement import EDITION, begun, editions
from rules.core import Event, IllegalMove, Seat
from rules.match import Diverged, Entry, Header, Match, Origin, begin, follow, play
from rules.notation import read

FORMAT = "stellwerk-game-1"
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
    words: fairness.Words = ()
    made: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    """The seats that have declared the game lost."""


def written(table: Table, lines: Iterable[Line]) -> str:
    """A finished game as a file. Before the end nobody gets one: the notation may hold what is hidden."""
    if table.phase != FINISHED or table.match is None:
        raise refused("not-over")
    match, outcome = table.match, table.rules.outcome(table.match.state)
    times = {line.entry.n: line.made for line in lines}
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": match.header.game,
        "version": match.header.version,
        "seats": match.header.seats,
        "options": dict(match.header.options),
        "seed": str(match.header.seed),
        "names": list(table.names),
        "language": table.language,
    }
    if table.secret:
        head |= {
            "table": table.id,
            "seal": fairness.seal(table.secret),
            "secret": table.secret,
            "words": [list(pair) for pair in table.words],
        }
    rows = [head]
    rows += [_line(entry, times.get(entry.n, 0)) for entry in match.log]
    end: dict[str, Any] = {"entries": len(match.log), "scores": [] if outcome is None else list(outcome.scores)}
    if table.hints:
        end["hints"] = list(counts(table))
    rows.append(end | ({"conceded": list(conceded(table))} if conceded(table) else {}))
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def _line(e: Entry, at: int) -> dict[str, Any]:
    return {"n": e.n, "seat": e.seat, "move": e.move, "by": e.by, "sealed": e.sealed, "digest": e.digest, "at": at}


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
    if head.get("format") != FORMAT:
        raise BadRecord("format", known=FORMAT)
    try:
        log = tuple(_entry(m) for m in moves)
        options = tuple(sorted((str(name), str(value)) for name, value in dict(head["options"]).items()))
        header = Header(str(head["game"]), int(head["version"]), int(head["seats"]), options, int(head["seed"]))
        found = Record(
            header, tuple(_name(name) for name in head["names"]), str(head["language"]), log,
            tuple(int(score) for score in end["scores"]), int(head.get("table", 0)), str(head.get("seal", "")),
            str(head.get("secret", "")), tuple((int(seat), str(word)) for seat, word in head.get("words", ())),
            tuple(_moment(m.get("at", 0)) for m in moves), tuple(int(seat) for seat in end.get("conceded", ())),
        )  # fmt: skip
        complete_ = int(end["entries"])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise BadRecord("field", what=str(problem)) from None
    if complete_ != len(log):
        raise BadRecord("announced", announced=complete_, there=len(log))
    return found


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


def followed(record: Record) -> Iterator[tuple[Match[Any], tuple[Event, ...]]]:
    """The game again, every move judged, every digest compared; raises BadRecord with the entry that is not true.

    First how it begins, then each entry's position with what it tells, the result compared at last.
    """
    header = record.header
    rules = registry.GAMES.get(header.game)
    if rules is None:
        raise BadRecord("game", name=header.game)
    if header.version != rules.version:
        raise BadRecord("version", then=header.version, now=rules.version)
    if header.seats not in rules.seats or len(record.names) != header.seats:
        raise BadRecord("seats")
    try:
        # Without an edition it is the first one: that is what games have which began before there were others.
        first = {EDITION: editions(rules)[0]} if len(editions(rules)) > 1 else {}
        if tuple(sorted(begun(rules, first | dict(header.options)).items())) != header.options:
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
        match, events = _followed(rules, match, entry, past)
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


def _followed(rules: Any, match: Match[Any], entry: Entry, past: list[Any]) -> tuple[Match[Any], tuple[Event, ...]]:
    try:
        if entry.by in BACK:
            return follow(rules, match, entry, past=past), ()
        after, events = play(rules, match, entry.seat, read(rules, entry.move), entry.by, True, entry.sealed)
    except IllegalMove as refusal:
        raise BadRecord("refused", entry.n, move=entry.move, why=refusal.why.key) from None
    except Diverged as differs:
        raise BadRecord("digest", differs.n) from None
    except Exception as failed:  # noqa: BLE001 - whatever a forged entry does to the rules
        raise BadRecord("fails", entry.n, why=type(failed).__name__) from None
    if after.log[-1].digest != entry.digest:
        raise BadRecord("digest", entry.n)
    return after, events


def table(record: Record, by: Person, place: Place, now: int) -> tuple[Table, tuple[Line, ...]]:
    """The game as a table that is over and that nobody sits at any more; raises BadRecord."""
    match, told = played(record)
    made = [at or now for at in record.made]
    lines = tuple(Line(entry, 1, False, events, at) for entry, events, at in zip(match.log, told, made, strict=True))
    seats = tuple(SeatInfo(Seat(n), name=name) for n, name in enumerate(record.names))
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


def sealed(record: Record) -> Iterator[str]:
    """What is found true of the secret and the seed, as keys of texts; raises BadRecord at what is not."""
    if not record.secret:
        return
    try:
        seal, sown = fairness.seal(record.secret), fairness.seed(record.secret, record.table, record.words)
    except (ValueError, OverflowError):
        raise BadRecord("no-secret") from None
    if seal != record.seal:
        raise BadRecord("seal")
    yield "proof-seal"
    if fairness.erased(record.words):
        yield "proof-seed-unknown"
    elif sown != record.header.seed:
        raise BadRecord("seed")
    else:
        yield "proof-seed"


def proven(record: Record) -> tuple[str, ...]:
    """What has been found true, as keys of texts; raises BadRecord at the first thing that is not."""
    found = tuple(sealed(record))
    played(record)
    return (*found, "proof-entries")
