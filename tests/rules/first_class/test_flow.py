"""The flow: whole answers, what the house answers, plans, turns told in sentences."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest

from rules import battery, core, match
from rules.core import PLAN, Offer, Rng, Seat, Standing
from rules.first_class import plans
from rules.first_class.cards import Symbol
from rules.first_class.components import ENDS
from rules.first_class.moves import Draft
from rules.first_class.rules import RULES
from rules.first_class.state import Source, State
from rules.notation import notation
from tests.rules.first_class import flow
from tests.rules.first_class.positions import (
    drafted,
    hold_tokens,
    play,
    position,
    scoring,
    told,
    waiting,
    with_player,
)

HOUSE = Standing()


def offers(s: State, key: str, seat: int = 0) -> list[Offer]:
    return [offer for menu in RULES.menus(s, Seat(seat)) if menu.key == key for offer in menu.offers]


def moves(offer: Offer) -> list[str]:
    return [notation(action) for action in offer.moves]


def lists(s: State, key: str, seat: int = 0) -> list[list[str]]:
    return [moves(offer) for offer in offers(s, key, seat)]


def after(s: State, offer: Offer, seat: int = 0) -> State:
    for action in offer.moves:
        core.judge(RULES, s, Seat(seat), action)
        s = RULES.apply(s, Seat(seat), action).state
    return s


# Whole answers


def test_a_card_with_one_result_is_one_answer_that_ends_the_turn():
    s = position(show=("X1-L3",))
    ((only),) = [offer for offer in offers(s, "card") if "execute X1-L3" in moves(offer)]
    assert moves(only) == ["execute X1-L3", "loco", "pass"]
    assert only.path == ()
    assert dict(only.note.data)["city"] == "Vienna" and dict(only.note.data)["points"] == 2
    assert waiting(after(s, only)) == 1


def test_the_results_of_a_card_are_all_that_its_symbols_can_make_of_the_board():
    """EX-2: two 0-cars make three results."""
    s = position(show=("X1-W1",))
    found = [offer for offer in offers(s, "card") if moves(offer)[0] == "execute X1-W1"]
    assert {(dict(o.label.data)["upper"], dict(o.label.data)["lower"]) for o in found} == {
        ("3×0", "0"), ("0·0", "0·0"), ("0", "3×0"),
    }  # fmt: skip
    assert len({offer.path for offer in found}) == 1 and len(found[0].path) == 1


def test_one_car_may_go_up_twice_in_an_answer():
    """EX-21."""
    s = position(show=("X1-W4",), upper="1", lower="0")
    found = [dict(o.label.data)["lower"] for o in offers(s, "card") if moves(o)[0] == "execute X1-W4"]
    assert "2·0" in found


def test_a_contract_met_by_the_card_keeps_the_turn_open():
    s = position(show=("X1-L3",), contracts=("A1-K6",))
    (only,) = [offer for offer in offers(s, "card") if "execute X1-L3" in moves(offer)]
    assert moves(only) == ["execute X1-L3", "loco"]
    assert dict(only.note.data)["title"] == "A1-K6"
    s = after(s, only)
    assert RULES.decisions(s)[0].key == "after"
    assert [menu.key for menu in RULES.menus(s, Seat(0))] == ["finish", "contract", "coin"]


def test_without_coins_the_turn_ends_by_itself():
    s = position(show=("X1-L3",), coins=(0, 0, 0))
    (only,) = [offer for offer in offers(s, "card") if "execute X1-L3" in moves(offer)]
    assert moves(only) == ["execute X1-L3", "loco"]
    assert waiting(after(s, only)) == 1


def test_a_declined_card_is_chosen_with_its_upgrade():
    """EX-22."""
    s = position(show=("X1-C3",), upper="1", lower="0")
    found = {tuple(moves(o)) for o in offers(s, "decline") if moves(o)[0] == "decline X1-C3"}
    assert found == {
        ("decline X1-C3", f"any {what}", "pass") for what in ("1 U", "0 L", "new U", "new L")
    }  # fmt: skip


def test_a_mail_car_is_part_of_the_answer():
    """EX-10."""
    s = position(show=("X1-W3",), upper="0,0", lower="0,0,0,0,0,M-UP", coins=(0, 0, 0))
    found = [moves(o) for o in offers(s, "card") if moves(o)[0] == "execute X1-W3"]
    assert ["execute X1-W3", "car U", "car U", "car U", "mail M-LOCO", "loco"] in found
    assert all("mail M-UP" not in answer for answer in found)


def test_the_start_player_tile_ends_the_turn_where_nobody_else_gets_a_bonus():
    """2.6, EX-9: with two players only the taker gets something."""
    (two,) = [moves(o) for o in offers(position(2), "card") if moves(o)[0] == "tile"]
    assert two == ["tile", "coins", "pass"]
    (three,) = [moves(o) for o in offers(position(3), "card") if moves(o)[0] == "tile"]
    assert three == ["tile", "coins"]


def test_where_a_guest_would_score_nothing_the_answer_says_so():
    s = _champion()
    notes = {
        dict(o.label.data)["place"]: dict(o.note.data)
        for o in offers(s, "card")
        if moves(o)[0].startswith("execute B3-S3")
    }
    assert notes["U1"] == {"need": 0, "way": 0}
    assert notes["U2"]["need"] == 12 and notes["L1"]["need"] == 12


def _champion() -> State:
    s = position(show=("B1-S1",), upper="12,0", at=(1, 0))
    rows = tuple(tuple("B3-S3" if card == "B1-S1" else card for card in row) for row in s.public.rows)
    return replace(s, public=replace(s.public, rows=rows))


def test_what_a_card_wastes_is_said_with_it():
    """EX-6, 5.6: steps beyond the last card lapse, and so does an upgrade without a car for it."""
    s = position(show=("X1-C3", "X1-L3", "X1-W6", "X1-W7"), upper="0", lower="0", at=(1, 0), loco=2)

    def said(card: str) -> dict[str, object]:
        (note,) = {o.note for o in offers(s, "card") if moves(o)[0] == f"execute {card}" and o.note.key != "note-card"}
        return {"key": note.key, **dict(note.data)}

    assert said("X1-C3")["lost"] == 3
    assert said("X1-L3")["lost"] == 2
    assert {o.note for o in offers(with_player(s, 0, at=(1, 1)), "card") if moves(o)[0] == "execute X1-C3"} == {
        core.clause("note-nothing")
    }
    lacking = {dict(o.note.data)["idle"] for o in offers(s, "card") if moves(o)[0] == "execute X1-W7"}
    assert lacking == {1}, "0→1 and 1→2 leave the second 1→2 without a car"


def test_coins_are_offered_where_they_have_an_effect_and_several_at_once():
    s = position(coins=(2, 1, 0), upper="0", lower="0", at=(1, 1))
    assert lists(s, "coin") == [
        ["coin car U"], ["coin car U", "coin car U"], ["coin car L"], ["coin car L", "coin car L"], ["coin loco"],
    ]  # fmt: skip


def test_a_bonus_of_the_tile_is_one_answer():
    s = play(position(4), "0 tile", "0 coins", "2 done")
    assert waiting(s) == 3
    assert {tuple(answer) for answer in lists(s, "result", 3)} == {
        ("car U",), ("car L",), ("upgrade 0 U",), ("upgrade 0 L",),
    }  # fmt: skip


def test_evidence_goes_back_with_fingerprints_first():
    s = hold_tokens(position(2, "AC", show=("C1-A1",), at=(0, 0)), ("EV01", "EV20"), ("EV02",))
    found = [moves(o) for o in offers(s, "card") if moves(o)[0] == "execute C1-A1"]
    assert found and all("evidence token EV01" in answer for answer in found)
    s = with_player(s, 0, contracts=("C2-K1",))
    found = [moves(o) for o in offers(s, "card") if moves(o)[0] == "execute C1-A1"]
    assert any("evidence return" not in answer for answer in found), "5.12: the contract needs evidence"


def test_undo_takes_the_whole_answer():
    now = match.new(RULES, 3, 5, {"modules": "AB"})
    now, _ = match.settle(RULES, now, HOUSE)
    seat = Seat(waiting(now.state))
    offer = next(o for o in offers(now.state, "card", seat) if len(o.moves) > 2)
    then, by = now, match.PLAYER
    for action in offer.moves:
        then, _ = match.play(RULES, then, seat, action, by)
        by = match.WITH
    assert match.undo(then, seat).state == now.state


@pytest.mark.parametrize("modules", ["AB", "CD", "CE"])
def test_every_offer_of_a_game_is_legal_and_the_same_in_every_imagined_state(modules):
    seen = 0
    for now, seat, _, _ in battery.walk(battery.Case("first_class", 3, {"modules": modules}, RULES), 3):
        if len(now.log) % 9 == 0:
            battery.check_menus(RULES, now.state, seat)
            battery.check_plans(RULES, now.state)
            other = core.resample(RULES, now.state, seat, Rng(7))
            assert RULES.menus(other, seat) == RULES.menus(now.state, seat)
            seen += bool(RULES.menus(now.state, seat))
    assert seen > 5


# What the house answers


def test_symbols_without_a_choice_wait_where_a_coin_could_still_come_between():
    """RU-6: in a scoring a 0-car for a coin makes room for a conductor's step."""
    bonus = Source(Seat(0), "Varna", (Symbol("both", 2),))

    def answer(**player: object) -> object:
        s = scoring(position(**player))
        s = replace(s, public=replace(s.public, stack=(bonus,)))
        return RULES.obey(RULES.view(s, Seat(0)), Seat(0), "scoring", "full", core.legal(RULES, s, Seat(0)))

    assert answer(upper="0,0", lower="0", coins=(1, 0, 0)) is None
    assert notation(answer(upper="0,0", lower="0", coins=(0, 0, 0))) == "both"
    assert notation(answer(upper="0,0", lower="0,0", coins=(1, 0, 0))) == "both"


def test_coins_of_a_bonus_wait_while_others_could_be_spent_before():
    s = scoring(position(coins=(5, 0, 0)))
    s = replace(s, public=replace(s.public, stack=(Source(Seat(0), "Vienna", (Symbol("coins", 2),)),)))
    legal = core.legal(RULES, s, Seat(0))
    assert RULES.obey(RULES.view(s, Seat(0)), Seat(0), "scoring", "full", legal) is None
    s = with_player(s, 0, coins=(0, 0, 0))
    assert RULES.obey(RULES.view(s, Seat(0)), Seat(0), "scoring", "full", core.legal(RULES, s, Seat(0))) is not None


@pytest.mark.parametrize(("trains", "answer"), [(("0,0,0", "0"), ""), (("0,0,0", "0", (0, 1)), "conductor 3/0")])
def test_steps_in_all_are_taken_unasked_only_where_there_is_one_way(trains, answer):
    """EX-23."""
    upper, lower, *at = trains
    s = play(position(show=("X1-C2",), upper=upper, lower=lower, at=at[0] if at else (0, 0)), "0 execute X1-C2")
    found = RULES.obey(RULES.view(s, Seat(0)), Seat(0), "resolve", "full", core.legal(RULES, s, Seat(0)))
    assert ("" if found is None else notation(found)) == answer


def test_the_draft_goes_by_value_and_each_way_of_ranking():
    """RU-2: what a card does at once does not count."""
    s = RULES.setup(3, {"modules": "AB"}, 4)
    hand = ("E-C5", "E-L1", "E-W1", "E-W4")
    options = tuple(map(Draft, hand))
    view = RULES.view(s, s.public.seat)

    def chosen(order: str) -> str:
        return notation(RULES.obey(view, s.public.seat, "draft", order, options))

    assert chosen("valuable") == "draft E-W4"
    assert chosen("conductors") == "draft E-C5"
    assert chosen("locomotives") == "draft E-L1"
    assert chosen(f"{PLAN}L2 rest") == "draft E-L1"
    assert chosen(f"{PLAN}C2 rest") == "draft E-W4"
    assert {plans.class_of(card) for card in ENDS} == {"W1", "W2", "L2", "L3", "C2", "C3"}


# Scorings planned ahead


def belgrade(**changes: object) -> State:
    """EX-14, one scoring ahead: the first seat has had its last turn of round 2, the second has not."""
    s = drafted(2)
    fields = {
        "route": ("X2-R2", "X1-R2"), "loco": 5, "upper": "2,1", "lower": "0", "at": (2, 1), "coins": (0, 0, 0),
    }  # fmt: skip
    s = with_player(s, 0, **{**fields, **changes})
    s = with_player(s, 1, coins=(0, 0, 0))
    return replace(s, public=replace(s.public, round=2, played=5, seat=Seat(1)))


def plan(s: State) -> str:
    return PLAN + RULES.wishes(RULES.view(s, Seat(0)), Seat(0), "scoring", ())[0].word


def kept(s: State, order: str) -> list[str]:
    """What a plan does in the scoring, until the seat is asked."""
    done = []
    while RULES.decisions(s) and RULES.decisions(s)[0].key == "scoring" and waiting(s) == 0:
        options = core.legal(RULES, s, Seat(0))
        action = RULES.obey(RULES.view(s, Seat(0)), Seat(0), "scoring", order, options)
        if action is None:
            return [*done, "?"]
        done.append(notation(action))
        s = RULES.apply(s, Seat(0), action).state
    return done


def opened(s: State) -> State:
    """The same board when its scoring begins."""
    return replace(scoring(s), public=replace(scoring(s).public, seat=Seat(0), played=0))


def test_a_seat_may_plan_its_scoring_once_it_has_had_its_last_turn():
    """RU-35: all that step 1 reads is known but for what others share."""
    s = belgrade()
    assert [(ask.seat, ask.key, ask.waiting) for ask in RULES.ahead(s)] == [(0, "scoring", False)]
    early = replace(s, public=replace(s.public, played=4, seat=Seat(0)))
    assert RULES.ahead(early) == ()
    odd = replace(s, public=replace(s.public, round=3))
    assert RULES.ahead(odd) == ()
    assert RULES.ahead(opened(s)) == ()


def test_a_plan_does_what_it_says():
    s = belgrade()
    order = plan(s)
    assert match.planned(RULES, s, Seat(0), "scoring", tuple(order.removeprefix(PLAN).split()))
    done = kept(opened(s), order)
    assert "?" not in done
    assert {"bonus city 5", "bonus city 3", "bonus city 7"} <= set(done)
    assert done.index("bonus city 5") < done.index("bonus city 7"), "Budapest is reached through Belgrade"


@pytest.mark.parametrize(
    "change",
    [{"upper": "2,1,0"}, {"at": (1, 1)}, {"coins": (1, 0, 0)}, {"loco": 4}, {"contracts": ("A1-K6",)}],
)
def test_a_plan_for_another_board_asks(change):
    s = belgrade()
    order = plan(s)
    stale = with_player(s, 0, **change)
    assert kept(opened(stale), order) == ["?"]


def test_a_plan_asks_only_if_what_it_shares_has_changed():
    """Game end cards concern those who buy one or could; the tile stack those who close a train."""
    plain = belgrade()
    order = plan(plain)
    other = replace(plain, public=replace(plain.public, open_ends=plain.public.open_ends[:-1], tiles=1))
    assert "?" not in kept(opened(other), order)
    rich = belgrade(coins=(4, 0, 0))
    order = plan(rich)
    other = replace(rich, public=replace(rich.public, open_ends=rich.public.open_ends[:-1]))
    assert kept(opened(other), order) == ["?"]


def test_what_a_plan_has_shown_cannot_be_taken_back():
    now = match.Match(match.new(RULES, 2, 1, {"modules": "AB"}).header, opened(belgrade()))
    standing = Standing({Seat(0): {"scoring": plan(belgrade())}})
    then, _ = match.settle(RULES, now, standing)
    assert then.log and all(entry.by == match.ORDER and entry.sealed for entry in then.log)


# Sentences


def test_a_turn_is_one_sentence_and_what_comes_to_light_follows():
    s, facts = position(show=("X1-W4",), coins=(0, 0, 0)), []
    for move in ("0 execute X1-W4", "0 car U", "0 upgrade 0 U", "0 upgrade 1 U"):
        s, events = told(s, move)
        facts += events
    (sentence,) = RULES.telling(facts)
    assert sentence.seat == 0
    assert [said.key for said in sentence.clauses] == ["tell-executed", "tell-cars", "tell-upgrades"]
    assert dict(sentence.clauses[-1].data)["value_list"] == ("0→2",)


def test_events_of_nobody_are_never_put_into_somebodys_mouth():
    found = RULES.telling(
        [
            core.event("executed", seat=0, card="X1-L1", row=1, column=1),
            core.event("row-cleared", row=1, count=3),
            core.event("loco", seat=0, city="Munich", number=2, points=2),
            core.event("end-card-open", card="E-W1"),
            core.event("end-card-open", card="E-W2"),
            core.event("start-player", seat=1),
        ]
    )
    assert [(s.seat, [c.key for c in s.clauses]) for s in found] == [
        (0, ["tell-executed", "tell-loco"]),
        (None, ["event-row-cleared"]),
        (None, ["tell-opened"]),
        (None, ["event-start-player"]),
    ]


def test_what_begins_anew_is_another_sentence_even_of_the_same_seat():
    drafted_, deal = core.event("drafted", seat=0), core.event("deal", round=1, stack=1)
    turn = core.event("declined", seat=0, card="X1-L1", row=1, column=1)
    found = RULES.telling([drafted_, deal, turn, turn])
    assert [(s.seat, [c.key for c in s.clauses]) for s in found] == [
        (0, ["tell-drafted"]),
        (None, ["event-deal"]),
        (0, ["tell-declined"]),
        (0, ["tell-declined"]),
    ]


# How much is asked


def test_a_game_stays_within_its_calls_and_clicks():
    games = [flow.play(3, "AB", seed) for seed in (1, 2)]
    assert mean(game.calls - 1 for game in games) <= 56
    assert mean(clicks for game in games for clicks in game.clicks) <= 4
    assert sum(game.steps for game in games) == 0
