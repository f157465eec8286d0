"""From keys to sentences: what happened, labels of answers, who is waited for."""

from __future__ import annotations

from bot.delivery.sentences import LINES, awaited, label, mention, move, paragraphs, path, result, story
from bot.store.table import RUNNING, SeatInfo, Table
from bot.texts import texts
from rules.core import AnyRules, Outcome, Seat, event
from rules.match import new
from tests.toy import Lay


def words(toy: AnyRules, language: str = "en"):  # noqa: ANN201
    return texts(language, toy.id).among(("Ada", "*Ben*"))


def table(toy: AnyRules) -> Table:
    seats = (SeatInfo(Seat(0), 7, "Ada"), SeatInfo(Seat(1), None, "Adler", "greedy"))
    return Table(1, 1, 1, 1, toy.id, {}, "en", "public", (), 7, RUNNING, 5, seats, new(toy, 2, 1), 0, 0)


def test_what_one_seat_did_in_a_row_is_one_paragraph(toy: AnyRules) -> None:
    happened = [
        event("bid", seat=0, card=3),
        event("won", seat=0),
        event("toll", seat=1, answer="pay"),
        event("rolled", seat=0, pips=2),
    ]
    assert paragraphs(words(toy), happened) == [
        "● Ada has bid 3. Wins the round.",
        "▲ \\*Ben\\* answers the toll: pay.",
        "● Ada rolls 2.",
    ]


def test_a_long_story_is_told_from_its_end(toy: AnyRules) -> None:
    happened = [event("bid", seat=n % 2, card=n) for n in range(30)]
    lines = story(words(toy), happened).splitlines()
    assert len(lines) == LINES + 1
    assert "18 earlier steps" in lines[0] and lines[-1] == "▲ \\*Ben\\* has bid 29."


def test_a_story_fits_a_post_however_long_its_lines_are(toy: AnyRules) -> None:
    long = texts("en", toy.id).among(("x" * 32 * 20, "y" * 32 * 20))
    assert len(story(long, [event("bid", seat=n % 2, card=n) for n in range(30)])) < 2100


def test_an_answer_is_labelled_by_caption_then_text_then_value(toy: AnyRules) -> None:
    view = toy.view(new(toy, 2, 1).state, Seat(0))
    said = words(toy)
    assert label(said, toy, view, ("bid",), "card", 7) == "Card 7"
    assert label(said, toy, view, (), "move", "swap out") == "Swap"
    assert label(said, toy, view, ("lay",), "piece", "rail") == "rail"
    assert label(said, toy, view, ("lay", "rail"), "cell", "b2") == "b2"
    assert label(said, toy, view, ("lay",), "piece", "") == "nothing"
    assert move(said, toy, view, Lay("yard", "b2", 0)) == "Lay › yard › b2 › straight"
    assert path(said, toy, view, Lay, ("lay", "rail")) == "Lay › rail"


def test_people_are_called_and_stand_ins_named(toy: AnyRules) -> None:
    here = table(toy)
    assert (mention(here, Seat(0)), mention(here, Seat(1))) == ("● <@7>", "▲ Adler")
    assert here.match is not None
    lines = awaited(words(toy), here, toy.decisions(here.match.state))
    assert lines.splitlines() == ["● <@7> is to move", "▲ Adler is to move"]


def test_the_result_is_told_by_rank(toy: AnyRules) -> None:
    said = result(words(toy), table(toy), Outcome((3, 5), (2, 1)))
    assert said.splitlines() == ["All rounds are played.", "1. ▲ Adler – **5**", "2. ● <@7> – **3**"]
