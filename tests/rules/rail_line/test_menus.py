"""Whole answers: which there are, and that each is its moves one by one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import texts
from rules import battery, core, match
from rules.core import Seat, Standing
from rules.notation import notation
from rules.rail_line.decisions import busy
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, FINAL, PLAY
from tests.rules.rail_line.positions import EX6, count, offered, play, position, refusal, with_player

SHOWN = ("B06", "B02", "B03", "B04")


def offers(s, seat=0):
    return [offer for menu in RULES.menus(s, Seat(seat)) for offer in menu.offers]


def written(s, seat=0):
    return ["; ".join(notation(move) for move in offer.moves) for offer in offers(s, seat)]


def test_a_card_and_the_extra_action_after_it_are_one_answer():
    """Section 10: pass, local train, discard, box; and the card alone, as long as a second one can be paid."""
    s = position(hands={0: ("A01",)}, display=SHOWN, coins={0: 2}, local={0: 0})
    found = written(s)
    for extra in ("extra pass", "extra local 1 WO", "extra local 1 SA", "extra box CO"):
        assert f"play A01; {extra}" in found
    assert "play B06; extra discard A01" in found
    assert "play A01" in found
    assert "play A01" not in written(position(hands={0: ("A01",)}, display=SHOWN)), "no coin, no second card"


def test_a_card_that_moves_the_own_local_train_stands_once_for_each_target():
    """Section 10; in front of a curve the free moves are asked next."""
    s = position(line=EX6[:3], tracks=(2, 1), hands={0: ()}, display=("B24", "B02", "B03", "B04"))
    starts = {text.split("; ")[1] for text in written(s) if text.startswith("play B24; ")}
    assert starts == {"local 1 WO", "local 1 SA", "local 2 PA", "local 2 PO", "local 3", "local 4"}
    curve = position(line=EX6[:7], tracks=(2, 1), hands={0: ()}, display=("B09", "B02", "B03", "B04"))
    assert [text for text in written(curve) if "B09" in text] == ["play B09"]


def test_an_answer_is_its_moves_one_by_one_and_is_taken_back_as_one():
    now = match.new(RULES, 3, 1)
    for text in ("side A", "track 1", "track 2"):
        now, _ = match.play(RULES, now, core.waiting(RULES, now.state)[0], match.read(RULES, text))
    now, _ = match.settle(RULES, now, Standing())
    offer = next(o for o in offers(now.state) if len(o.moves) == 2 and o.moves[0].card.startswith("A"))
    after, _ = match.play(RULES, now, Seat(0), offer.moves[0])
    after, _ = match.play(RULES, after, Seat(0), offer.moves[1], match.WITH)
    after, _ = match.settle(RULES, after, Standing())
    assert after.state.public.active == 1
    assert match.undo(after, Seat(0)).state == now.state


def test_an_extra_action_need_not_wait_for_the_others():
    """RU-27: the same state whether others answer before or after it; a second card waits (section 4.4)."""
    s = position(3, tracks=(2, 1, 3), hands={0: ()}, active=1, display=SHOWN, coins={1: 2}, boxes={1: {"PO": 1}})
    s = play(s, "1 play B06")
    assert busy(s.public)
    assert s.public.phase == EXTRA
    assert refusal(s, "1 extra play B02") == "E_WAITING"
    early = play(s, "1 extra box PO", "0 sub SA", "2 sub none")
    late = play(s, "0 sub SA", "1 extra box PO", "2 sub none")
    assert early == late == play(s, "0 sub SA", "2 sub none", "1 extra box PO")
    assert early.public.active == 2


def test_whoever_may_still_lay_a_second_card_is_not_passed_over():
    """Section 4.7: with a coin and nothing else to do but wait, a pass is not forced."""
    s = position(3, line=EX6[:1], tracks=(3, 1, 2), hands={1: ()}, active=1, display=("B16", "B02", "B03", "B04"))
    s = play(with_player(s, 1, gained=1, local=1), "1 play B16")
    s = with_player(s, 1, local=s.public.players[1].express)
    assert offered(s, 1) == ["extra pass"]
    assert 1 not in core.waiting(RULES, s)


def test_cards_of_the_display_say_that_another_turns_up():
    s = position(hands={0: ("A01",)}, display=SHOWN)
    said = {offer.moves[0].card: dict(offer.label.data)["after"] for offer in offers(s)}
    assert said == {"A01": "hand", "B06": "display", "B02": "display", "B03": "display", "B04": "display"}
    last = position(hands={0: ()}, display=SHOWN, stack=0)
    assert {dict(offer.label.data)["after"] for offer in offers(last)} == {"hand"}, "nothing is left to turn up"


def test_the_last_action_knows_no_second_card():
    s = position(line=EX6[:9], tracks=(2, 1), local={0: 5}, coins={0: 3}, phase=FINAL, ending="stack", turn=20)
    assert {text.split()[1] for text in written(s)} == {"pass", "local", "discard", "box"}
    assert [menu.key for menu in RULES.menus(s, Seat(0))] == ["final"]


def test_second_cards_stand_behind_one_answer():
    s = position(phase=EXTRA, hands={0: ("A01",)}, display=SHOWN, coins={0: 1})
    behind = [offer for offer in offers(s) if offer.path]
    assert {offer.path[0].key for offer in behind} == {"offer-second"}
    assert sorted(offer.moves[0].card for offer in behind) == sorted(("A01", *SHOWN))


def test_goods_and_coins_tell_the_score_they_lead_to():
    """EX-14; the answer that leaves most points stands first."""
    s = position(3, 2, tracks=(1, 2, 3), active=1, display=("B16", "B02", "B03", "B04"))
    s = play(s, "1 play B16")
    assert written(s) == ["sub PA", "sub none"], "a passenger costs a point on sheet 2, a coin is one"
    assert [dict(offer.note.data)["score"] for offer in offers(s)] == [1, -1]


def test_single_questions_say_where_each_answer_leads():
    """Step by step as well: the score after goods or coin, after a box (its price included), after a local move."""
    s = play(position(3, 2, active=1, display=("B16", "B02", "B03", "B04")), "1 play B16")
    said = {v: RULES.caption(RULES.view(s, Seat(0)), ("sub",), "replaced", v) for v in ("none", "PA")}
    assert {value: dict(words.data)["score"] for value, words in said.items()} == {"none": -1, "PA": 1}
    rich = position(2, 2, phase=EXTRA, coins={0: 5}, boxes={0: {"FA": 3}})
    boxed = RULES.caption(RULES.view(rich, Seat(0)), ("extra box",), "symbol", "CO")
    assert dict(boxed.data)["score"] == 4 * 3 + 1, "three coins at four each, and coal"


def test_a_chain_of_free_moves_is_one_answer():
    """EX-7: onto the local-train symbol and on."""
    s = play(
        position(line=EX6[:7], tracks=(2, 1), hands={0: ()}, local={0: 1}, display=("B09", "B02", "B03", "B04")),
        "0 play B09",
    )
    found = written(s)
    assert "local 3; local 1" in found
    done = play(s, "0 local 3", "0 local 1")
    assert count(done, 0, "GL") == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_every_answer_is_said_in_80_characters(case, language, caplog):
    """Labels, paths and notes of all menus, wishes and plans of a game."""
    words = texts(language, "rail_line")
    for now, seat, _, _ in battery.walk(case, 6):
        for offer in offers(now.state, seat):
            assert len(words.put(offer.label)) <= 80
            assert all(len(words.put(part)) <= 80 for part in offer.path)
            assert offer.note is None or len(words.put(offer.note)) <= 100
        for ask in RULES.ahead(now.state):
            view = RULES.view(now.state, ask.seat)
            for said in ((), ("coin",)) if ask.key == "substitute" else ((),):
                assert all(len(words.put(wish.label)) <= 80 for wish in RULES.wishes(view, ask.seat, ask.key, said))
    assert caplog.messages == []


def test_a_match_kept_by_version_1_goes_on():
    """There the phase changed only when everybody had answered; the extra action is due from the next answer on."""
    s = play(position(3, tracks=(2, 1, 3), hands={0: ()}, active=1, display=SHOWN), "1 play B06")
    old = replace(s, public=replace(s.public, phase=PLAY))
    assert core.waiting(RULES, old) == (0, 2)
    on = play(old, "0 sub none")
    assert (on.public.phase, core.waiting(RULES, on)) == (EXTRA, (2, 1))
    assert play(on, "1 extra pass", "2 sub none").public.active == 2
