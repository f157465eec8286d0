"""Whole answers: what they contain, what they cost, and that they are their moves one by one."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from rules import core, match
from rules.black_loco import share_offers
from rules.black_loco.build_offers import FIRST, PAGE
from rules.black_loco.payments import proposals
from rules.black_loco.rules import RULES
from rules.black_loco.state import Payout, State
from rules.core import Offer
from rules.match import PLAYER, WITH
from rules.notation import notation
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    PAYING_OUT,
    SWAPPING,
    A,
    B,
    stack,
    table,
)

HAND = ("201", "207", "501")


def menu(s: State, key: str, seat: core.Seat = A) -> tuple[Offer, ...]:
    return next((one.offers for one in RULES.menus(s, seat) if one.key == key), ())


def moves(offer: Offer) -> list[str]:
    return [notation(move) for move in offer.moves]


def after(s: State, offer: Offer) -> State:
    for move in offer.moves:
        s = RULES.apply(s, A, move).state
    return s


def data(clause: core.Clause | None) -> dict[str, Any]:
    assert clause is not None
    return dict(clause.data)


def test_the_turn_begins_with_what_it_can_be() -> None:
    """4.2: the first action chooses the pair; a premium, building, shares, or the end."""
    s = table(board=EX_10, hands=(HAND, ()), shares=(("104", "125"), ()))
    assert [one.key for one in RULES.menus(s, A)] == ["premium", "build", "shares", "end"]
    assert moves(menu(s, "premium")[0]) == ["pair PM", "premium violet"]
    assert moves(menu(s, "build")[0])[0] == "pair EB"
    assert moves(menu(s, "shares")[0])[0] == "pair BE"
    assert [moves(offer) for offer in menu(s, "end")] == [["pair PM", "done", "swap 1"], ["pair pass"]]
    assert RULES.menus(s, B) == ()


def test_the_first_turn_offers_a_station_alone() -> None:
    """E_FIRST_STATION: neither a premium nor the end nor shares before the first station."""
    s = table(hands=(HAND, ()), opened=False)
    assert [one.key for one in RULES.menus(s, A)] == ["build"]
    assert all(offer.moves[1].tag == "build" and offer.path for offer in menu(s, "build"))


def test_a_card_comes_with_its_payment() -> None:
    """5.1: one answer lays the card; the note says what is paid and what the capital is then."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUILDING)
    offer = next(one for one in menu(s, "build") if moves(one)[0] == "build 014 106^")
    assert moves(offer) == ["build 014 106^", "pay 201"]
    assert data(offer.label)["cell"] == "014"
    assert data(offer.note) == {
        "price": 1, "card_list": ("201",), "capital": 2, "joins": 1, "id_list": ("013",), "fills": 0, "stack_list": (),
    }  # fmt: skip


def test_few_builds_stand_together_and_of_many_the_best_come_before_the_places() -> None:
    """One press less: a place is asked for only where there are more answers than a page holds."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUILDING)
    few = menu(s, "build")
    assert 1 < len(few) <= PAGE
    assert not any(offer.path for offer in few)
    s = table(board={"013": "604^", "006": "508v", "014": "106^"}, hands=((*HAND, "101", "121"), ()), **BUILDING)
    many = menu(s, "build")
    assert len(many) > PAGE
    assert [bool(offer.path) for offer in many] == [False] * FIRST + [True] * (len(many) - FIRST)
    worth = [RULES.worth(after(s, offer), A) for offer in many]
    assert min(worth[:FIRST]) >= max(worth[FIRST:])
    places = [data(offer.path[0])["cell"] for offer in many[FIRST:]]
    assert len(list(groupby(places))) == len(set(places))
    assert len(set(places)) + FIRST <= PAGE


def test_a_second_track_is_one_answer_more() -> None:
    """5.1, the companion of a track: the tracks it may be, or the end of the turn without it."""
    s = table(board={"013": "604^", "014": "106^"}, hands=(("201",), ()), second_open=True, **BUILDING)
    assert "second 015 102^" in {moves(offer)[0] for offer in menu(s, "second")}
    assert all(data(offer.note)["price"] == 0 for offer in menu(s, "second"))
    assert moves(menu(s, "end")[0]) == ["done", "done", "done"]
    assert moves(menu(s, "shares")[0])[:2] == ["done", "done"]


def test_a_payment_spares_stations_and_empty_stacks() -> None:
    """RU-12: what the step needs; then T3, other tracks, stations; none fills an empty stack if it can be avoided."""
    s = table(hands=(("101", "201", "501", "207"), ()), stacks={"T3": ()})
    assert proposals(s.public, s.hidden.hands[A], (), 1) == (("101",),)
    assert proposals(s.public, s.hidden.hands[A], ("501",), 2) == (("501", "101"),)
    assert proposals(s.public, s.hidden.hands[A], (), 3) == (("101", "501", "201"),)
    bare = table(hands=(("101", "201"), ()), stacks={"T3": (), "T1": ()})
    assert proposals(bare.public, bare.hidden.hands[A], (), 1) == (("201",), ("101",))


def test_shares_are_bought_with_the_end_of_the_turn_or_without() -> None:
    """5.2: so many of a company from the fullest stack, each at the price of its stations."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUYING)
    wanted = [offer for offer in menu(s, "shares") if moves(offer)[-1] != "done" and len(offer.moves) == 2]
    assert {offer.moves[0].tag for offer in wanted} == {"share"}
    both = [offer.label for offer in menu(s, "shares") if data(offer.label)["count"] == 2]
    assert [(data(label)["company"], data(label)["then"]) for label in both] == [("violet", "end"), ("violet", "more")]
    assert moves(next(offer for offer in menu(s, "shares") if offer.label == both[0]))[-2:] == ["done", "done"]


def test_where_there_are_many_purchases_it_is_asked_apart_whether_the_turn_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same answers, in two steps."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUYING)
    flat = menu(s, "shares")
    monkeypatch.setattr(share_offers, "PAGE", 1)
    stepped = menu(s, "shares")
    assert [offer.moves for offer in flat] == [offer.moves for offer in stepped]
    assert all(offer.path for offer in stepped if offer.label.key.startswith("offer-then"))
    assert {offer.label.key for offer in stepped if offer.path} == {"offer-then-end", "offer-then-more"}


def test_the_last_share_in_the_stacks_is_named() -> None:
    """RU-15: after it, shares of the company can be bought from players."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), stacks={"T1": ("104",), "T2": (), "T3": ("203",)}, **BUYING)
    last = [offer for offer in menu(s, "shares") if offer.note and data(offer.note).get("last") == "yes"]
    assert last


def test_shares_of_players_name_the_cards_they_get() -> None:
    """5.2, RU-50: the seller sees the cards, so the label says which; then it is not asked twice."""
    s = table(
        board={"013": "604^"}, hands=(("501", "502"), ()), shares=((), ("104",)), **BUYING,
        stacks={"T1": (), "T2": (), "T3": ()},
    )  # fmt: skip
    offer = menu(s, "shares")[0]
    assert offer.sure
    assert moves(offer)[:2] == ["share violet 104 1", "pay 501"]
    assert data((*offer.path, offer.label)[0])["card_list"] == ("501",)


def test_a_premium_says_who_gets_what() -> None:
    """EX-10 and 5.5: the total, the own cards, and those of the others."""
    s = table(board=EX_10, hands=((), ()), shares=(("104", "125"), ("130",)), loco=B)
    offer = menu(s, "premium")[0]
    assert data(offer.label) == {"company": "violet", "total": 4, "own": 2}
    assert data(offer.note)["seat_count"] == (B, 2)


def test_the_position_is_kept_or_changed_in_one_answer() -> None:
    """5.6: the turn is over with either."""
    s = table(board=EX_10, hands=((), (), ()), premium_used=True, **SWAPPING)
    assert [moves(offer) for offer in menu(s, "swap")] == [["done"], ["swap 1"], ["swap 2"]]
    fresh = table(board=EX_10, hands=((), (), ()), shares=(("104", "125"), (), ()), **PAYING_OUT)
    assert [moves(offer)[0] for offer in menu(fresh, "swap")] == ["done"] * 3


def test_a_whole_answer_is_taken_back_whole() -> None:
    """13.12: one undo for the pair, the card and its payment."""
    s = table(board={"013": "604^"}, hands=(HAND, ()))
    before = match.Match(match.new(RULES, 2, 1).header, s)
    now, offer = before, menu(s, "build")[0]
    for at, move in enumerate(offer.moves):
        now, _ = match.play(RULES, now, A, move, WITH if at else PLAYER)
    assert now.state != s
    assert match.undo(now, A).state == s


def test_draws_are_offered_with_what_they_empty() -> None:
    """RU-25: the top cards lie open; a stack that runs dry is named."""
    s = table(
        board=EX_10, hands=((), ()), shares=(("104",), ("125",)), pending=Payout("violet", 1, (B,)), **SWAPPING,
        stacks={"K1": ("401",)},
    )  # fmt: skip
    offered = menu(s, "draw", B)
    assert len(offered) == sum(map(bool, s.public.stacks))
    assert [data(offer.label)["stack"] for offer in offered if offer.note] == ["K1", "H3"]
    assert stack(s, "K1") == ("401",)


def test_a_rest_of_a_price_is_paid_at_once() -> None:
    """5.3: whoever has announced step by step need not pay card by card."""
    s = table(board=EX_10, hands=(HAND, ()), **BUYING)
    price = next(move for move in core.legal(RULES, s, A) if move.tag == "share" and move.company == "violet")  # type: ignore[attr-defined]
    paying = RULES.apply(s, A, price).state
    assert moves(menu(paying, "pay")[0]) == ["pay 201", "pay 207", "pay 501"]
