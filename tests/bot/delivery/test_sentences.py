"""From keys to sentences: what happened, labels of answers, who is waited for."""

from __future__ import annotations

from bot.delivery.sentences import LINES, awaited, ending, label, mention, move, paragraphs, path, result, story
from bot.store.table import RUNNING, SeatInfo, Table
from bot.texts import texts
from rules.core import AnyRules, Clause, Outcome, Seat, Sentence, answers, clause, event
from rules.match import new, play
from rules.registry import GAMES
from tests.toy import Lay


def words(toy: AnyRules, language: str = "en"):  # noqa: ANN201
    return texts(language, toy.id).among(("Ada", "*Ben*"))


def table(toy: AnyRules) -> Table:
    seats = (SeatInfo(Seat(0), 7, "Ada"), SeatInfo(Seat(1), None, "Adler", "greedy"))
    return Table(1, 1, 1, 1, toy.id, {}, "en", "public", (), 7, RUNNING, 5, seats, new(toy, 2, 1), 0, 0)


BIDS = [event("bid", seat=n % 2, card=n) for n in range(30)]


def test_a_sentence_names_its_seat_once_and_joins_what_it_did(toy: AnyRules) -> None:
    did = (
        clause("tell-laid", piece="rail", cell_list=("a1", "a2", "b1")),
        clause("tell-paid", answer_count=("pay", 2)),
    )
    told = [Sentence(Seat(1), did), Sentence(Seat(0), did[:1]), Sentence(None, (Clause("event-won", (("seat", 0),)),))]
    assert paragraphs(words(toy), told) == [
        "▲ \\*Ben\\* lays a rail on a1, a2 and b1 and gives 2 pay.",
        "● Ada lays a rail on a1, a2 and b1.",
        "● Ada wins the round.",
    ]
    assert paragraphs(words(toy, "de"), told)[1] == "● Ada legt ein Gleis auf a1, a2 und b1."


def test_lists_are_joined_as_their_name_says(toy: AnyRules) -> None:
    said = words(toy)
    assert said.put(clause("tell-went", cell_route=("a1", "a2"), piece_sum=("rail", "yard"))) == "a1 → a2: rail + yard"


def test_a_game_without_sentences_of_its_own_tells_each_event(toy: AnyRules) -> None:
    told = toy.telling([event("bid", seat=0, card=3), event("won", seat=0)])
    assert paragraphs(words(toy), told) == ["● Ada has bid 3.", "● Ada wins the round."]


def test_a_long_story_is_told_from_its_end(toy: AnyRules) -> None:
    lines = story(words(toy), toy.telling(BIDS)).splitlines()
    assert len(lines) == LINES + 1
    assert "18 earlier lines" in lines[0] and lines[-1] == "▲ \\*Ben\\* has bid 29."


def test_a_story_fits_a_post_however_long_its_lines_are(toy: AnyRules) -> None:
    long = texts("en", toy.id).among(("x" * 32 * 20, "y" * 32 * 20))
    assert len(story(long, toy.telling(BIDS))) < 2100


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
    lines = awaited(words(toy), here)
    assert lines.splitlines() == ["⏳ Waiting for ● <@7>", "⏳ Waiting for ▲ Adler"]


def test_whoever_is_asked_two_things_is_named_once() -> None:
    """RU-56: the ticket and the workers in one visit."""
    rules = GAMES["taubertal_express"]
    match = new(rules, 2, 1)
    while rules.decisions(match.state)[0].key != "draft":
        (decision,) = rules.decisions(match.state)
        match, _ = play(rules, match, decision.seat, answers(rules, match.state, decision)[0])
    seats = (SeatInfo(Seat(0), 7, "Ada"), SeatInfo(Seat(1), 8, "Ben"))
    here = Table(1, 1, 1, 1, rules.id, {}, "en", "public", (), 7, RUNNING, 5, seats, match, 0, 0)
    first, second = match.state.public.order
    mentions = [f"{'●▲'[seat]} <@{7 + seat}>" for seat in (first, second)]
    assert awaited(texts("en", rules.id).among(("Ada", "Ben")), here).splitlines() == [
        f"⏳ {mentions[0]} keeps a ticket",
        f"⏳ {mentions[1]} ranks the tickets and hires workers",
    ]


def test_the_end_is_told_with_the_result_only() -> None:
    """What happened last goes without what the result says, and why."""
    facts = (event("bid", seat=0, card=3), event("over", reason="line"), event("end", seat=1))
    assert ending(facts) == (facts[0], facts[2])


def test_the_result_is_told_by_rank(toy: AnyRules) -> None:
    said = result(words(toy), table(toy), Outcome((3, 5), (2, 1)))
    assert said.splitlines() == ["All rounds are played.", "**1** · ▲ Adler – **5**", "**2** · ● <@7> – **3**"]
