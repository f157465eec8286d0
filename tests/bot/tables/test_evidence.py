"""What a file proves and what it does not: whatever is doctored is found, and what is missing never counts as fair."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.process.upkeep import TRUE_AND_FAIR, UNKNOWN, UNTRUE, verify_files
from bot.store.table import Person, SeatInfo, Table, Tenure
from bot.tables import evidence, fairness, record, seals, tenures
from bot.tables.export import log_seal
from bot.tables.record import BadRecord
from rules.core import Seat
from rules.registry import GAMES
from tests.ages.releases import GAMES as EXPORTS
from tests.bot.house import BEN, HERE, refusal
from tests.bot.tables.files import NUMBER, SECRET, Row, before_seals, changed, finished, lobby, played, started

HOUSES = sorted(set(GAMES) - {"toy"})
FAIRNESS = Path(__file__).resolve().parents[3] / ".github" / "FAIRNESS.md"
Change = Callable[[list[Row]], object]


@pytest.fixture(scope="module", params=HOUSES)
def text(request: pytest.FixtureRequest) -> str:
    return record.written(*finished(request.param))


def keys(text: str) -> dict[str, str]:
    """Every finding of a file with its state."""
    return {one.key: one.state for one in evidence.examined(record.parsed(text))}


def verdict(text: str, folder: Path) -> int:
    """What `stellwerk verify` ends with."""
    file = folder / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    return verify_files([file], lambda said: None)


def seal_of(rows: list[Row], tag: str) -> str:
    """A seal of a person in the head."""
    return next(str(row[tag]) for row in rows[0]["start"]["seats"] if tag in row)


def forged_name(rows: list[Row]) -> None:
    seal = seal_of(rows, "name")
    rows[0]["opened"][seal][1] = "Somebody else"


def swapped_names(rows: list[Row]) -> None:
    """The persons of two seats, each with the other's seal."""
    first, second = (one for one in rows[-1]["sitters"])
    first["name"], second["name"] = second["name"], first["name"]


def swapped_texts(rows: list[Row]) -> None:
    """The names behind two seals."""
    opened, (first, second) = rows[0]["opened"], (one["name"] for one in rows[-1]["sitters"])
    opened[first], opened[second] = opened[second], opened[first]


def freely_chosen_seed(rows: list[Row]) -> None:
    rows[0]["seed"] = str(int(rows[0]["seed"]) ^ 1)


def another_secret(rows: list[Row]) -> None:
    """With a seal that fits it."""
    rows[0]["secret"] = "77" * 32
    rows[0]["start"]["secret"] = seals.of_secret("77" * 32)


def one_left_out(rows: list[Row]) -> None:
    del rows[9]
    rows[-1]["entries"] -= 1


def cut_off(rows: list[Row]) -> None:
    del rows[-4:-1]
    rows[-1]["entries"] -= 3


DOCTORED: dict[str, Change] = {
    "names swapped": swapped_names,
    "names swapped behind their seals": swapped_texts,
    "a name forged": forged_name,
    "who moved": lambda rows: rows[4].update(by="stand-in"),
    "who moved, everywhere": lambda rows: [row.update(by="house") for row in rows[1:-1]],
    "a time": lambda rows: rows[4].update(at=rows[4]["at"] + 9),
    "all times": lambda rows: [row.update(at=5) for row in rows[1:-1]],
    "a concession": lambda rows: rows[-1].update(conceded=[1]),
    "hints": lambda rows: rows[-1].update(hints=[0, 0]),
    "hints gone": lambda rows: rows[-1].pop("hints"),
    "the seal of an entry": lambda rows: rows[5].update(sealed=not rows[5]["sealed"]),
    "the language": lambda rows: rows[0].update(language="en"),
    "the secret left out": lambda rows: rows[0].update(secret=""),
    "a word forged": lambda rows: rows[0]["opened"][seal_of(rows, "word")].__setitem__(1, "Pech"),
    "a word's seal gone": lambda rows: rows[0]["start"]["seats"][0].pop("word"),
    "a free seed": freely_chosen_seed,
    "another secret": another_secret,
    "the secret's seal": lambda rows: rows[0]["start"].update(secret="00" * 32),
    "another number": lambda rows: rows[0].update(number=str(NUMBER + 1), post=f"https://x/{NUMBER + 1}"),
    "no number": lambda rows: rows[0].update(number="0", post=""),
    "no number, and said so": lambda rows: (rows[0].update(number="0"), rows[0]["start"].update(public=False)),
    "another table": lambda rows: rows[0]["start"].update(table=6),
    "rated after all": lambda rows: rows[0]["start"].update(rated=True),
    "other seats": lambda rows: rows[0]["start"].update(order=[1, 0]),
    "a move": lambda rows: rows[9].update(move="nothing of the kind"),
    "a digest": lambda rows: rows[9].update(digest="0" * 16),
    "an entry left out": one_left_out,
    "the end cut off": cut_off,
    "the result": lambda rows: rows[-1]["scores"].__setitem__(0, rows[-1]["scores"][0] + 1),
    "when somebody sat down": lambda rows: rows[-1]["sitters"][0].update({"from": 2}),
    "how somebody left": lambda rows: rows[-1]["sitters"][0].update(ended="resigned"),
}


@pytest.mark.parametrize("what", DOCTORED)
def test_a_doctored_file_is_found(what: str, text: str, tmp_path: Path) -> None:
    doctored = changed(text, DOCTORED[what])
    assert doctored != text
    assert verdict(doctored, tmp_path) == UNTRUE


async def test_a_doctored_file_is_not_brought_in(tables: object) -> None:
    from bot.tables.writer import Tables

    assert isinstance(tables, Tables)
    text = record.written(*finished("cube_express"))
    for what in ("a name forged", "a concession", "all times", "hints", "who moved"):
        with pytest.raises(BadRecord):
            await tables.bring_in(record.parsed(changed(text, DOCTORED[what])), BEN, HERE)
    assert (await tables.bring_in(record.parsed(text), BEN, HERE)).names == record.parsed(text).names


def resealed(rows: list[Row]) -> None:
    """Whoever writes a file can compute the chain anew."""
    chain = seals.first_link({key: value for key, value in rows[0].items() if key != "opened"})
    for row in rows[1:-1]:
        row.pop("link")
        chain = seals.link(chain, row)
        row["link"] = chain[:16]
    rows[-1].pop("log")
    rows[-1]["log"] = seals.link(chain, rows[-1])


def test_a_file_that_was_sealed_anew_has_another_seal_than_the_last_post() -> None:
    """No file can show that by itself, so the seals are told to be compared with what stands in Discord."""
    table, lines = finished("cube_express")
    text, posted = record.written(table, lines), log_seal(table, lines)
    assert log_seal(table, lines) == json.loads(text.splitlines()[-1])["log"] == posted
    for what in ("who moved", "a time", "hints", "how somebody left"):
        forged = changed(text, lambda rows, what=what: (DOCTORED[what](rows), resealed(rows)))  # type: ignore[misc]
        findings = {one.key: one for one in evidence.examined(record.parsed(forged))}
        assert evidence.wrong(findings.values()) is None, what
        assert findings["proof-log"].data["seal"] != posted


def test_what_the_deal_comes_from_cannot_be_sealed_anew(tmp_path: Path) -> None:
    """The seed depends on all of it, and the moves on the seed."""
    text = record.written(*finished("rail_line"))
    for what in ("another secret", "another number", "another table", "rated after all", "a word's seal gone"):
        forged = changed(text, lambda rows, what=what: (DOCTORED[what](rows), resealed(rows)))  # type: ignore[misc]
        assert verdict(forged, tmp_path) == UNTRUE, what


# What is missing


def forgotten(table: Table, user: int) -> Table:
    """As a deletion leaves it: text and salt are gone, the seals stay."""
    return replace(
        table,
        tenures=tuple(
            replace(one, person=None, name="jemand", sworn="", salt="") if one.person == user else one
            for one in table.tenures
        ),
        words=tuple(replace(one, user=None, said="", salt="") if one.user == user else one for one in table.words),
    )


def test_what_somebody_has_deleted_is_said_to_be_and_the_seed_is_proven_all_the_same(tmp_path: Path) -> None:
    table, lines = finished("rail_line")
    before, after = record.written(table, lines), record.written(forgotten(table, 101), lines)
    assert "P1" in before and "Dampf" in before and "P1" not in after and "Dampf" not in after
    assert keys(after) == {**keys(before), "proof-names-deleted": "unknown", "proof-words-deleted": "unknown"}
    assert verdict(after, tmp_path) == TRUE_AND_FAIR
    assert log_seal(forgotten(table, 101), lines) == log_seal(table, lines), "the last post need not be changed"
    again, _ = record.table(record.parsed(after), BEN, HERE, 7)
    assert sorted(again.names) == ["P0", "jemand"]


def test_a_word_that_nobody_has_sealed_cannot_have_been_deleted() -> None:
    text = record.written(*played(started(lobby("rail_line", ()))))
    assert "proof-words-deleted" not in keys(text) and "proof-words" not in keys(text)


def test_words_that_are_missing_are_no_proof(tmp_path: Path) -> None:
    """Files of version 0.2: any seed would pass with its words emptied."""
    text = record.written(*before_seals("rail_line"))
    assert verdict(text, tmp_path) == TRUE_AND_FAIR and keys(text)["proof-open"] == "unknown"
    for change in (
        lambda rows: rows[0].update(words=[[0, ""], [1, ""]]),
        lambda rows: rows[0].update(words=[[0, ""], [1, "Dampf"]]),
        lambda rows: rows[0].update(secret="77" * 32, seal=seals.of_secret("77" * 32), words=[[0, ""], [1, ""]]),
        lambda rows: rows[0].update(secret="", seal=""),
    ):
        emptied = changed(text, change)
        assert verdict(emptied, tmp_path) == UNKNOWN
        assert "proof-seed" not in keys(emptied)
    assert verdict(changed(text, lambda rows: rows[0].update(words=[[0, "Pech"]])), tmp_path) == UNTRUE
    assert verdict(changed(text, lambda rows: rows[0].update(secret="5b" * 32)), tmp_path) == UNTRUE
    assert verdict(changed(text, lambda rows: rows[0].update(table=6)), tmp_path) == UNTRUE


def test_a_file_of_version_0_2_says_what_nothing_binds() -> None:
    assert keys(record.written(*before_seals("rail_line"))) == {
        "proof-seal": "true",
        "proof-seed": "true",
        "proof-open": "unknown",
        "proof-unbound": "unknown",
        "proof-entries": "true",
    }


@pytest.mark.parametrize("packed", EXPORTS, ids=lambda file: file.name)
def test_what_earlier_versions_exported_is_true(packed: Path, tmp_path: Path) -> None:
    exported = gzip.decompress(packed.read_bytes()).decode()
    assert verdict(exported, tmp_path) == TRUE_AND_FAIR
    if packed.name.startswith("0.2-"):
        assert keys(exported)["proof-seed"] == "true" and keys(exported)["proof-unbound"] == "unknown"


def test_a_deal_without_a_number_is_named_so(tmp_path: Path) -> None:
    text = record.written(*played(started(lobby("rail_line"), number=0)))
    assert keys(text)["proof-no-number"] == "unknown" and verdict(text, tmp_path) == UNKNOWN
    seats = (SeatInfo(Seat(0), 100, "P0"), SeatInfo(Seat(1), None, "Adler", "random"))
    alone = record.written(*played(started(replace(lobby("rail_line", ()), seats=seats), number=0)))
    assert keys(alone)["proof-alone"] == "unknown" and verdict(alone, tmp_path) == TRUE_AND_FAIR


@pytest.mark.parametrize("days", [-3, 3])
def test_a_number_of_another_time_was_not_drawn_at_the_start(days: int, tmp_path: Path) -> None:
    """Else anybody could look for one that suits among all messages there are."""
    other = NUMBER + (days * 86_400_000 << 22)
    text = record.written(*played(started(lobby("rail_line"), number=other)))
    assert "moment of the start" in str(evidence.wrong(evidence.examined(record.parsed(text))))
    assert verdict(text, tmp_path) == UNTRUE


def test_seats_that_were_listed_are_proven_as_listed(tmp_path: Path) -> None:
    text = record.written(*played(started(lobby("rail_line"), order=(1, 0))))
    assert record.parsed(text).names == ("P1", "P0")
    assert keys(text)["proof-seats-listed"] == "true" and verdict(text, tmp_path) == TRUE_AND_FAIR


def test_whoever_sits_down_later_is_sealed_too(tmp_path: Path) -> None:
    table = started(lobby("rail_line"))
    seat = SeatInfo(Seat(0), 7, "Gus", salt="ab" * 16)
    after = tenures.settled(table, replace(table, seats=(seat, table.seats[1])))
    assert [one.sworn for one in after.tenures if one.seat == 0][-1] == "Gus"
    text = record.written(*played(after))
    assert record.parsed(text).names[0] == "Gus" and verdict(text, tmp_path) == TRUE_AND_FAIR
    swapped = changed(text, lambda rows: rows[-1]["sitters"].reverse())
    assert verdict(swapped, tmp_path) == UNTRUE


def test_a_name_is_that_of_the_moment_of_sitting_down() -> None:
    table = started(lobby("rail_line"))
    renamed = replace(table, seats=tuple(replace(info, name="New name") for info in table.seats))
    after = tenures.settled(table, renamed)
    assert {one.name for one in after.tenures} == {"New name"}
    assert {one.sworn for one in after.tenures} == {"P0", "P1"}
    assert sorted(record.parsed(record.written(*played(after))).names) == ["P0", "P1"]


# Words under a seal of their person's own


def own(word: str = "only I know this") -> Table:
    return fairness.worded(lobby("rail_line", ("Glück auf",)), Person(101, "P1"), seals.of_own(word), lambda: "")


def told(table: Table, word: str) -> Table:
    """Dealt after the word was told."""
    fixed = fairness.fixed(table, None, 1_800_000_000, lambda: "cd" * 32, public=True)
    waiting = replace(fixed, drawn=NUMBER, drawn_in=77)
    assert fairness.untold(waiting) and not fairness.ready(waiting)
    ready = fairness.worded(waiting, Person(101, "P1"), word, lambda: "")
    assert fairness.ready(ready)
    return ready


async def test_a_word_under_a_seal_of_its_own_goes_into_the_deal_once_it_is_told() -> None:
    ready = told(own(), "only I know this")
    assert fairness.sown(ready) != seals.seed(SECRET, fairness.start_seal(ready), NUMBER, ())
    with pytest.raises(Exception, match="word-not-sealed"):
        told(own(), "something else")
    assert await refusal(_late(ready)) == "being-dealt"


async def _late(table: Table) -> None:
    fairness.worded(table, Person(100, "P0"), "late", lambda: "ef" * 32)


def test_it_is_proven_and_its_deletion_leaves_open_whether_it_was_the_sealed_one(tmp_path: Path) -> None:
    from bot.tables import lobbies

    ready = told(own(), "only I know this")
    dealt = lobbies.started(ready, Person(100, ""), fairness.order(ready), fairness.sown(ready))
    over, lines = played(tenures.settled(ready, dealt))
    text = record.written(over, lines)
    assert keys(text)["proof-own"] == "true" and verdict(text, tmp_path) == TRUE_AND_FAIR
    assert verdict(changed(text, lambda rows: rows[0].update(told=["00" * 32])), tmp_path) == UNTRUE
    seal = seals.of_own("only I know this")
    assert verdict(changed(text, lambda rows: rows[0]["opened"][seal].__setitem__(1, "x")), tmp_path) == UNTRUE
    gone = record.written(forgotten(over, 101), lines)
    assert keys(gone)["proof-own-deleted"] == "unknown" and verdict(gone, tmp_path) == UNKNOWN


# Whoever runs the bot


def test_three_thousand_words_of_whoever_reads_the_secret_choose_nothing() -> None:
    """They know the secret, hear every word before it is sealed, and speak last. What they want is a certain deal."""
    table = lobby("rail_line", ("Ben’s word",))
    operator = Person(101, "P1")

    def wanted(chance: int) -> bool:
        return chance % 500 == 7

    suits = []
    for n in range(3_000):
        tried = fairness.worded(table, operator, f"word {n}", lambda: "ab" * 32)
        fixed = fairness.fixed(tried, None, 1_800_000_000, lambda: "cd" * 32, public=True)
        assert not fairness.ready(fixed)
        guess = replace(fixed, drawn=NUMBER)
        if wanted(fairness.sown(guess)):
            suits.append(guess)
    assert suits, "with the number in hand it would be as easy as before"
    # It is given after everything was fixed and shown, and is another one.
    came = [fairness.sown(replace(guess, drawn=NUMBER + 1 + n)) for guess in suits for n in range(200)]
    assert sum(map(wanted, came)) / len(came) < 0.02
    # Shown is shown: another word has another seal.
    assert len({fairness.start_seal(guess) for guess in suits}) == len(suits)


# The verifier that uses nothing of ours


@pytest.fixture(scope="module")
def verifier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (program,) = re.findall(r"```python\n(.*?)```", FAIRNESS.read_text(encoding="utf-8"), re.DOTALL)
    file = tmp_path_factory.mktemp("verifier") / "verifier.py"
    file.write_text(program, encoding="utf-8")
    return file


def alone(verifier: Path, text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run by a Python that knows no module but its own."""
    file = folder / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    call = [sys.executable, "-I", "-S", str(verifier), str(file)]
    return subprocess.run(call, cwd=folder, capture_output=True, text=True, check=False)


def test_the_verifier_of_the_documents_is_short_and_uses_nothing_of_ours(verifier: Path) -> None:
    program = verifier.read_text(encoding="utf-8")
    assert len([line for line in program.splitlines() if line.strip()]) <= 45
    imported = set(re.findall(r"^(?:import|from) (.*?)$", program, re.MULTILINE))
    assert imported <= {"hashlib, json, sys"}


def test_the_verifier_of_the_documents_believes_what_is_true(verifier: Path, text: str, tmp_path: Path) -> None:
    table, lines = finished(json.loads(text.splitlines()[0])["start"]["game"])
    found = alone(verifier, text, tmp_path)
    assert found.returncode == 0, found.stdout + found.stderr
    assert fairness.start_seal(table) in found.stdout and log_seal(table, lines) in found.stdout
    assert str(NUMBER) in found.stdout
    gone = alone(verifier, record.written(forgotten(table, 101), lines), tmp_path)
    assert gone.returncode == 0 and "deleted" in gone.stdout


BY_RULES = ("a move", "a digest", "the end cut off", "the result", "an entry left out")
"""What only the rules can tell, once it is sealed anew; here the chain tells it."""


@pytest.mark.parametrize("what", DOCTORED)
def test_the_verifier_of_the_documents_finds_what_is_doctored(what: str, verifier: Path, tmp_path: Path) -> None:
    text = record.written(*finished("cube_express"))
    assert alone(verifier, changed(text, DOCTORED[what]), tmp_path).returncode != 0


def test_the_verifier_of_the_documents_knows_own_words_and_lists(verifier: Path, tmp_path: Path) -> None:
    from bot.tables import lobbies

    ready = told(own(), "only I know this")
    dealt = lobbies.started(ready, Person(100, ""), fairness.order(ready), fairness.sown(ready))
    over, lines = played(tenures.settled(ready, dealt))
    assert alone(verifier, record.written(over, lines), tmp_path).returncode == 0
    listed = record.written(*played(started(lobby("rail_line"), order=(1, 0))))
    assert alone(verifier, listed, tmp_path).returncode == 0


def test_tenures_of_an_earlier_version_have_no_seal() -> None:
    assert Tenure(Seat(0), 1, "Ada", None, 1).seal == ""
