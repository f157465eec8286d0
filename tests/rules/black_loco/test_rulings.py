"""The rulings of the specification, one position each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import codec, core, match
from rules.black_loco import premium, routes, scoring, turns
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import ROUND_LIMIT
from rules.black_loco.rules import RULES
from rules.black_loco.state import CHOOSE, OVER, BuildPayment, Payout, State, WestBonus
from rules.core import Rng, Seat
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    PAYING_OUT,
    SWAPPING,
    A,
    B,
    C,
    D,
    asked,
    at,
    builds,
    hand,
    keys,
    offers,
    play,
    refusal,
    stack,
    step,
    table,
)

HAND = ("201", "207", "211", "219", "231", "233")
LINE = {"013": "604^", "014": "106^"}
VIOLET = COMPANIES.index("violet")


@pytest.fixture
def fresh_routes():  # type: ignore[no-untyped-def]
    """Readings that are changed for a test must not leave their results behind."""
    caches = (routes.legs, routes.totals)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def test_ru_4_one_share_reaches_the_neighbouring_card() -> None:
    """RU-4: the first station's card costs nothing."""
    s = table(board={"013": "604^", "006": "508v"}, hands=((), ()), shares=(("104",), ()))
    assert routes.length(s.public, "violet") == 1
    assert routes.total(s.public, "violet") == 3


def test_ru_4_the_other_reading_is_a_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "FIRST_CARD_IS_FREE", False)
    s = table(board={"013": "604^", "006": "508v"}, hands=((), ()), shares=(("104",), ()))
    assert not routes.has_route(s.public, "violet")


def test_ru_5_the_train_need_not_use_all_its_steps() -> None:
    """RU-5: with 13 shares and a route of one step the premium is that route's."""
    s = table(board={"013": "604^", "006": "508v"})
    assert routes.totals("germany", s.public.board, 13)[VIOLET] == (0, *[3] * 13)


BRANCH = {"021": "503^", "014": "121^", "007": "401v", "015": "102^", "016": "408v"}
"""The switch on 014 leads from 021 and from 016 to the terminus 007, not from 021 to 016."""


def test_ru_6_a_train_turns_round_in_a_station(monkeypatch: pytest.MonkeyPatch, fresh_routes: None) -> None:
    """RU-6: it comes back out of the terminus on the track it came in by; the other reading is a constant."""
    board = table(board=BRANCH).public.board
    pink = COMPANIES.index("pink")
    assert routes.totals("germany", board, 5)[pink] == (0, 0, 3, 4, 4, 5)
    monkeypatch.setattr(routes, "TURN_IN_STATIONS", False)
    routes.legs.cache_clear()
    routes.totals.cache_clear()
    assert routes.totals("germany", board, 5)[pink] == (0, 0, 3, 4, 4, 4)


def test_ru_7_no_station_is_passed_by() -> None:
    """RU-7: between 007 and 013 lies the station 006; a train that enters it has visited it."""
    board = table(board={"013": "604^", "006": "508v", "007": "507^"}).public.board
    bremen, hamburg, hannover = (dict(row) for _, row in routes.legs("germany", board))
    assert bremen == {1: 1, 2: 1}
    assert hamburg == hannover == {0: 1}


def test_ru_8_the_loco_is_a_joker_at_the_payout_only() -> None:
    """RU-8: it adds one to the cap, with or without own shares, and nothing to the length."""
    s = table(board=EX_10, hands=((), (), ()), shares=(("104",), ("125",), ()), loco=C)
    assert [premium.cap(s.public, seat, "violet") for seat in (A, B, C)] == [1, 1, 1]
    assert routes.length(s.public, "violet") == 2
    assert premium.queue(s.public, A, "violet", 4) == (A, B, C, A)
    assert refusal(replace(s, public=replace(s.public, phase="premium", pair="PM", active=C)), C, "premium violet") == (
        "E_NEED_OWN_SHARE"
    )


def test_ru_9_the_rest_of_a_premium_goes_to_the_initiator() -> None:
    """RU-9: above his cap."""
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ("125",)))
    assert premium.queue(s.public, A, "violet", 6) == (A, B, A, A, A, A)


def test_ru_10_no_premium_without_a_route() -> None:
    """RU-10."""
    s = table(board={"013": "604^"}, hands=((), ()), shares=(("104",), ()), **PAYING_OUT)
    assert refusal(s, A, "premium violet") == "E_NO_ROUTE"
    assert offers(s) == {"done"}


def bare(**stacks: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    codes = ("T1", "T2", "T3", "K1", "K2", "K3", "D1", "D2", "D3", "H1", "H2", "H3")
    return dict.fromkeys(codes, ()) | stacks


def test_ru_11_a_payout_stops_when_all_stacks_are_empty() -> None:
    """RU-11."""
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ()), stacks=bare(T1=("101",)), **PAYING_OUT)
    s = play(s, A, "premium violet")
    last = step(s, A, "draw T1")
    assert last.state.public.pending is None
    assert "payout-stopped" in keys(last.events)
    assert asked(last.state) == [(A, "swap")]
    nothing = table(board=EX_10, hands=((), ()), shares=(("104",), ()), stacks=bare(), **PAYING_OUT)
    assert asked(play(nothing, A, "premium violet")) == [(A, "swap")]


def test_ru_12_a_paid_or_replaced_card_can_be_used_at_once() -> None:
    """RU-12: 106 comes into its stack by paying; 102, replaced by the first track, is the second one."""
    s = table(board=LINE, hands=(("106",), ()), stacks={"T1": ()}, **BUILDING)
    assert builds(s, "015") == {"106^", "106v"}
    s = play(s, A, "build 015 106^", "pay 106")
    assert at(s, "015") == "106^"
    east = table(board={"013": "604^", "014": "102^"}, hands=(HAND, ()), stacks={"T1": ()}, **BUILDING)
    east = play(east, A, "build 014 127^", "pay 201")
    assert "015 102^" in builds(east)
    assert at(play(east, A, "second 015 102^"), "015") == "102^"


def test_ru_13_the_last_card_paid_lies_on_top() -> None:
    """RU-13: the payer chooses the order."""
    s = table(board=EX_10, hands=(("201", "207", "211"), ()), **BUYING)
    s = play(s, A, "share violet 104", "pay 207", "pay 201", "pay 211")
    assert stack(s, "T3")[:3] == ("211", "201", "207")


SOLD = ("103", "103", "103", "121", "129", "134", "139", "201", "209", "214", "219", "227", "232")
"""All shares of pink."""


def sold_out() -> State:
    return table(
        board={"026": "501^", "027": "601^"}, hands=(("407", "202"), ("203",), ()), shares=((), SOLD, ()), **BUYING
    )


def test_ru_14_nobody_is_asked_whether_to_sell() -> None:
    """RU-14: after the price is paid the share is gone; the seller had no decision."""
    s = play(sold_out(), A, "share pink 103 1")
    assert asked(s) == [(A, "pay")]
    s = play(s, A, "pay 407", "pay 202")
    assert s.public.shares[A] == ("103",)
    assert len(s.public.shares[B]) == 12
    assert asked(s) == [(A, "buy")]


def test_ru_15_hands_and_plan_do_not_count_as_stacks() -> None:
    """RU-15: the last pink share lies in a hand: shares of players may be bought."""
    s = table(
        board={"026": "501^", "027": "601^"},
        hands=(("407", "202"), ("232",)),
        shares=((), SOLD[:-1]),
        **BUYING,
    )
    assert refusal(s, A, "share pink 103 1") == ""
    in_stack = table(board={"026": "501^", "027": "601^"}, hands=(("407", "202"), ()), shares=((), SOLD[:-1]), **BUYING)
    assert refusal(in_stack, A, "share pink 103 1") == "E_SHARE_IN_STACK"


def test_ru_16_the_second_track_follows_directly() -> None:
    """RU-16: nothing comes between, and saying no forfeits it."""
    s = play(table(board=LINE, hands=(HAND, ()), **BUILDING), A, "build 015 102^", "pay 201")
    assert asked(s) == [(A, "second")]
    assert refusal(s, A, "build 006 508v") == "E_ACTION_ORDER"
    s = play(s, A, "done", "build 006 508v", "pay 207")
    assert refusal(s, A, "second 015 127^") == "E_SECOND_TRACK"


def test_ru_17_several_stages_on_one_cell_in_one_turn() -> None:
    """RU-17: yellow, red and blue on 015."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    s = play(s, A, "build 015 102^", "pay 201", "second 015 127^", "build 015 202^", "pay 207")
    assert at(s, "015") == "202^"


def test_ru_18_the_mountain_surcharge_is_due_for_every_stage() -> None:
    """RU-18: 014 costs two, three times."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), mountains=True, **BUILDING)
    for piece, paid in (("102^", ("201", "207")), ("127^", ("211", "219")), ("203^", ("231", "233"))):
        s = play(s, A, f"build 014 {piece}", *(f"pay {card}" for card in paid), "done")
    assert hand(s, A) == ()
    assert at(s, "014") == "203^"


def test_ru_19_the_first_station_costs_the_normal_price() -> None:
    """RU-19: with mountains 071 costs two; pass and premium are refused."""
    s = table("usa", hands=(HAND, ()), mountains=True)
    assert refusal(s, A, "pair pass") == refusal(s, A, "pair PM") == "E_FIRST_STATION"
    s = play(s, A, "pair EB", "build 071 507^", "pay 201", "pay 207")
    assert s.public.held[A] == 4
    assert s.public.opened


def test_ru_20_the_first_station_obeys_the_edge() -> None:
    """RU-20: only the connection is waived."""
    s = table(hands=(HAND, ()), **{**BUILDING, "opened": False})
    assert "034 602v" not in builds(s)
    assert "034 602^" in builds(s)


def test_ru_21_a_new_card_may_block_a_neighbours_track() -> None:
    """RU-21: 014 joins 013 and shuts the southern track of 007."""
    s = table(board={"013": "604^", "007": "503^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 014 102^") == ""


def test_ru_22_a_track_is_continued_where_two_exits_meet() -> None:
    """RU-22: pointing at a card without a track towards it is not enough."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 014 101^") == "E_NO_CONNECTION"
    assert refusal(s, A, "build 014 104^") == ""


def test_ru_23_trophies_are_public() -> None:
    """RU-23."""
    s = play(table(board=LINE, hands=(HAND, ()), **BUILDING), A, "build 015 102^", "pay 201")
    assert RULES.view(s, B).public.trophies[A] == ("015",)


def test_ru_24_hands_are_secret_and_their_numbers_public() -> None:
    """RU-24: a draw tells everybody the stack, and only the drawer the number."""
    s = table(board=EX_10, hands=(HAND, ("202",)), shares=(("104",), ()), **PAYING_OUT)
    assert RULES.view(s, B).hand == ("202",)
    assert RULES.view(s, B).public.held == (6, 1)
    assert RULES.view(s, None).hand == ()
    drawn = step(play(s, A, "premium violet"), A, "draw D1")
    told = {e.key: (e.to, dict(e.data)) for e in drawn.events}
    assert told["drew"] == (None, {"seat": A, "stack": "D1"})
    assert told["drew-card"][0] == {A}
    assert told["drew-card"][1]["card"] == "501"


def test_ru_24_another_hand_dealt_looks_the_same() -> None:
    s = match.new(RULES, 3, 5).state
    other = core.resample(RULES, s, A, Rng(99))
    assert other.hidden.hands[A] == s.hidden.hands[A]
    assert other.hidden.hands[B] != s.hidden.hands[B]
    assert RULES.view(other, A) == RULES.view(s, A)


def test_ru_25_stacks_are_open_with_their_order() -> None:
    """RU-25."""
    s = match.new(RULES, 2, 5).state
    assert RULES.view(s, None).public.stacks == s.public.stacks


def ending(**public: object) -> State:
    """The last player of a round is about to pass."""
    values = {"moved": (True, False), "active": B, "length": "short", "loco": A, "progress": True, **public}
    return table(board=LINE, hands=((), ()), **values)


@pytest.mark.parametrize(
    ("length", "empty", "over"), [("short", 2, False), ("short", 3, True), ("long", 3, False), ("long", 4, True)]
)
def test_ru_26_stacks_are_counted_at_the_end_of_the_round(length: str, empty: int, over: bool) -> None:
    """RU-26: three in the short game, four in the long one."""
    codes = ("K1", "K2", "K3", "H1")
    s = ending(length=length, stacks=dict.fromkeys(codes[:empty], ()))
    s = play(s, B, "pair pass")
    assert (s.public.phase == OVER) == over
    assert (s.public.reason == "stacks") == over


def test_ru_26_a_stack_that_fills_again_in_time_does_not_count() -> None:
    s = table(
        board=EX_10,
        hands=((), ("405", "406")),
        moved=(True, False),
        active=B,
        stacks=dict.fromkeys(("K1", "K2", "K3"), ()),
        **BUYING,
    )
    s = play(s, B, "share green 101", "pay 405", "done", "done")
    assert s.public.phase == CHOOSE
    assert s.public.round == 2


@pytest.mark.parametrize(
    ("length", "count", "over"), [("short", 11, False), ("short", 12, True), ("long", 23, False), ("long", 24, True)]
)
def test_ru_27_replaced_base_cards_of_all_players_count(length: str, count: int, over: bool) -> None:
    """RU-27."""
    cells = tuple(f"{n:03}" for n in range(1, count + 1))
    s = ending(length=length, trophies=(cells[:5], cells[5:]))
    s = play(s, B, "pair pass")
    assert (s.public.reason == "cards") == over


def test_ru_28_ties_go_to_more_shares_and_then_to_all() -> None:
    """RU-28."""
    s = table(board={"013": "604^"}, hands=(("201",), ()), shares=((), ("104",)), phase=OVER, reason="cards")
    result = RULES.outcome(s)
    assert result is not None
    assert result.scores == (1, 1)
    assert result.ranks == (2, 1)
    shared = RULES.outcome(table(board=LINE, hands=(("201",), ("207",)), phase=OVER, reason="cards"))
    assert shared is not None
    assert shared.ranks == (1, 1)


def test_ru_29_the_first_round_has_a_subsidy() -> None:
    """RU-29: position 1 holds the loco when the first turn begins."""
    s = match.new(RULES, 2, 3).state
    for seat in (A, B):
        s = play(s, seat, f"bid {hand(s, seat)[0]}")
    assert s.public.loco == s.public.position.index(1)
    assert s.public.active == s.public.loco
    assert s.public.markers == (6, 6)


def test_ru_30_the_holders_two_points_count_in_the_subsidy() -> None:
    """RU-30: A has 4 cards and the loco, B 5 cards: B is poorer."""
    s = table(board=LINE, hands=(HAND[:4], ("202", "203", "204", "205", "206")), loco=A)
    public, _ = turns.subsidy(s.public)
    assert public.markers == (6, 5)
    assert public.loco == B


@pytest.mark.parametrize("other", [B, C, D])
def test_ru_31_any_other_player_is_a_swap_partner(other: Seat) -> None:
    """RU-31: moved or not."""
    s = table(board=LINE, hands=((),) * 4, moved=(False, True, False, False), **SWAPPING)
    s = play(s, A, f"swap {other}")
    assert s.public.position[A] == other + 1
    assert s.public.position[other] == 1


def test_ru_32_the_payout_uses_the_old_positions() -> None:
    """RU-32: premium first, then the swap."""
    s = table(board=EX_10, hands=((),) * 3, shares=(("104",), ("125",), ("130",)), **PAYING_OUT)
    s = play(s, A, "premium violet")
    assert refusal(s, A, "swap 2") == "E_ACTION_ORDER"
    assert isinstance(s.public.pending, Payout)
    assert s.public.pending.queue[:3] == (A, B, C)


def test_ru_33_after_a_swap_the_lowest_unmoved_position_is_next() -> None:
    """RU-33: B (position 2) swaps with D (4): D is next, now with 2."""
    s = table(board=LINE, hands=((),) * 4, moved=(True, False, False, False), active=B, **SWAPPING)
    assert asked(play(s, B, "swap 3")) == [(D, CHOOSE)]
    assert asked(play(s, B, "swap 0")) == [(C, CHOOSE)]


WEST = {"052": "102^", "057": "501^"}


def west(**public: object) -> State:
    return table("usa", board=WEST, hands=(HAND, ()), **{**BUILDING, **public})


def test_ru_35_the_west_bonus_is_one_card_once() -> None:
    """RU-35: the top card of a chosen stack, at once, for the first of the four cells."""
    s = play(west(), A, "build 051 504^", "pay 201")
    assert isinstance(s.public.pending, WestBonus)
    assert asked(s) == [(A, "west-draw")]
    top = stack(s, "U1")[0]
    s = play(s, A, "draw U1")
    assert top in hand(s, A)
    assert not s.public.west_open
    again = play(west(west_open=False), A, "build 051 504^", "pay 201")
    assert again.public.pending is None


def test_ru_11_a_west_bonus_is_lost_when_all_stacks_are_empty() -> None:
    """RU-11: the card paid is the one that is built, so nothing is left to draw."""
    codes = ("T1", "T2", "T3", "D1", "D2", "D3", "U1", "U2", "U3")
    s = table("usa", board=WEST, hands=(("504",), ()), stacks=dict.fromkeys(codes, ()), **BUILDING)
    s = play(s, A, "build 051 504^", "pay 504")
    assert s.public.pending is None
    assert not s.public.west_open


@pytest.mark.parametrize(("cell", "yellow", "red"), [("060", "103v", "127v"), ("061", "104v", "130v")])
def test_ru_36_the_stick_holds_at_every_stage(cell: str, yellow: str, red: str) -> None:
    """RU-36: neither a yellow track across the stick nor a red one that adds an exit towards it."""
    base = table("usa", board={"059": "304^", "062": "102^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(base, A, f"build {cell} 102^") == "E_STICK"
    built = table("usa", board={"059": "304^", "062": "102^", cell: yellow}, hands=(HAND, ()), **BUILDING)
    assert refusal(built, A, f"build {cell} {red}") == "E_STICK"
    assert builds(built, cell) == set()


def test_ru_38_usa_and_benelux_exclude_each_other() -> None:
    """RU-38: E_SETUP."""
    with pytest.raises(core.IllegalMove, match="E_SETUP"):
        RULES.setup(2, {"map": "usa_benelux", "length": "short", "mountains": "no"}, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ru_39_fewer_players_same_rules(seats: int) -> None:
    """RU-39: positions 1 … n, six cards each, T3 keeps the rest."""
    s = match.new(RULES, seats, 1).state
    assert sorted(s.public.position) == list(range(1, seats + 1))
    assert s.public.held == (6,) * seats
    assert len(stack(s, "T3")) == 36 - 6 * seats


def test_ru_40_capital_above_thirty_is_a_plain_number() -> None:
    """RU-40."""
    cards = tuple(str(n) for n in range(201, 237))
    s = table(board=LINE, hands=(cards, ()))
    public, _ = turns.subsidy(s.public)
    assert public.markers == (36, 0)


def test_ru_41_a_station_changes_its_company() -> None:
    """RU-41: 634 (violet) becomes 665 (green); shares and prices follow at once."""
    s = table(board={"013": "634^"}, hands=(HAND, ()), shares=(("104",), ("101",)), **BUILDING)
    assert scoring.share_value(s.public, A) == 1
    s = play(s, A, "build 013 665^", "pay 201")
    assert (scoring.stations(s.public, "violet"), scoring.stations(s.public, "green")) == (0, 1)
    assert scoring.share_value(s.public, A) == 0
    assert scoring.share_value(s.public, B) == 1


def test_ru_42_two_idle_rounds_end_the_game_with_a_warning_after_the_first() -> None:
    """RU-42."""
    s = table(board=LINE, hands=((), ()), loco=A)
    s = play(s, A, "pair pass")
    last = step(s, B, "pair pass")
    assert "idle-round" in keys(last.events)
    s = last.state
    for _ in range(2):
        s = play(s, s.public.active, "pair pass")
    assert s.public.phase == OVER
    assert s.public.reason == "idle"
    assert RULES.outcome(s) is not None


def test_ru_42_progress_starts_the_count_anew() -> None:
    s = ending(idle_rounds=1, progress=True)
    s = play(s, B, "pair pass")
    assert s.public.idle_rounds == 0
    assert s.public.phase == CHOOSE


def test_the_game_ends_after_round_sixty() -> None:
    """RU-42 and rule 6.5."""
    s = play(ending(round=ROUND_LIMIT), B, "pair pass")
    assert (s.public.phase, s.public.reason) == (OVER, "rounds")
    assert play(ending(round=ROUND_LIMIT - 1), B, "pair pass").public.phase == CHOOSE


def test_ru_43_the_price_is_recomputed_before_every_purchase() -> None:
    """RU-43: in BE the share is bought before and, next turn, after a station."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), **BUYING)
    s = play(s, A, "share violet 104", "pay 201", "share violet 104", "pay 207", "done")
    s = play(s, A, "build 006 508v", "pay 211", "done")
    s = play(s, B, "pair pass")
    s = play(s, A, "pair BE", "share violet 104")
    assert s.public.pending is not None
    assert s.public.pending.price == 2  # type: ignore[union-attr]


def test_ru_44_a_company_without_station_is_worth_nothing() -> None:
    """RU-44."""
    s = table(board={"013": "665^"}, hands=(HAND, ()), shares=(("104",), ()), **BUYING)
    assert scoring.share_value(s.public, A) == 0
    assert refusal(s, A, "share violet 125") == "E_NO_STATION_OF_COMPANY"
    assert (
        refusal(replace(s, public=replace(s.public, phase="premium", pair="PM")), A, "premium violet")
        == "E_NO_STATION_OF_COMPANY"
    )


def test_ru_45_a_hand_card_is_built_only_after_it_was_paid() -> None:
    """RU-45: 106 is in the hand only: it must be the payment."""
    s = table(board=LINE, hands=(("106", "201"), ()), stacks={"T1": ()}, **BUILDING)
    s = play(s, A, "build 015 106^")
    assert offers(s) == {"pay 106"}
    nothing_to_pay = table(board=LINE, hands=((), ()), **BUILDING)
    assert refusal(nothing_to_pay, A, "build 015 106^") == "E_COST"


def test_ru_46_passing_is_always_allowed_later() -> None:
    """RU-46."""
    s = table(board=LINE, hands=(HAND, ()))
    assert "pair pass" in offers(s)
    s = play(s, A, "pair pass")
    assert s.public.moved == (True, False)


def test_ru_47_no_limit_on_shares() -> None:
    """RU-47: seven of one company in one turn."""
    cards = tuple(str(n) for n in range(201, 208))
    s = table(board={"016": "408v"}, hands=(cards, ()), **BUYING)
    for paid, share in zip(cards, ("101", "101", "101", "107", "107", "107", "123"), strict=True):
        s = play(s, A, f"share green {share}", f"pay {paid}")
    assert scoring.shares_of(s.public, A, "green") == 7


def test_ru_48_both_stations_of_a_double_card_count() -> None:
    """RU-48."""
    s = table("usa", board={"065": "304^"}, hands=((), ()), shares=(("106",), ("102",)))
    assert (scoring.stations(s.public, "white"), scoring.stations(s.public, "teal")) == (1, 1)
    assert (scoring.share_value(s.public, A), scoring.share_value(s.public, B)) == (1, 1)
    assert len(routes.symbols("usa", s.public.board)) == 2
    assert routes.totals("usa", s.public.board, 5) == ((0,) * 6,) * 6


def test_ru_49_the_topmost_copy_is_taken_as_a_share() -> None:
    """RU-49."""
    s = table(board=EX_10, hands=(("201",), ()), stacks={"T1": ("102", "101", "103", "101")}, **BUYING)
    s = play(s, A, "share green 101", "pay 201")
    assert stack(s, "T1") == ("102", "103", "101")


def test_ru_50_the_price_to_a_player_is_seen_by_the_two_only() -> None:
    """RU-50: the buyer chooses the cards; undo stops because the seller has seen them."""
    s = play(sold_out(), A, "share pink 103 1")
    paid = step(s, A, "pay 407")
    assert paid.sealed
    told = {e.key: (e.to, dict(e.data)) for e in paid.events}
    assert "card" not in told["paid-to"][1]
    assert told["paid-to"][0] is None
    assert told["paid-card"][0] == {A, B}
    assert hand(paid.state, B) == ("203", "407")
    assert RULES.decisions(s)[0].secret
    to_stack = play(table(board=EX_10, hands=(("201",), ()), **BUYING), A, "share green 101")
    assert not RULES.decisions(to_stack)[0].secret
    assert not step(to_stack, A, "pay 201").sealed


def test_ru_51_the_markers_move_in_the_subsidy_only() -> None:
    """RU-51: building changes the capital, the marker waits; it also ignores the loco just given."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    s = play(s, A, "build 015 102^", "pay 201")
    assert s.public.markers == (6, 6)
    public, _ = turns.subsidy(s.public)
    assert public.markers == (5, 0)
    assert public.loco == B


def test_ru_52_an_illegal_command_changes_nothing() -> None:
    """RU-52: neither a bad placement nor a bad payment moves a card."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    with pytest.raises(core.IllegalMove, match="E_NO_CONNECTION"):
        play(s, A, "build 015 101^")
    assert s == table(board=LINE, hands=(HAND, ()), **BUILDING)
    paying = play(s, A, "build 015 102^")
    assert paying.public.stacks == s.public.stacks
    assert paying.hidden == s.hidden
    with pytest.raises(core.IllegalMove, match="E_PAYMENT"):
        play(paying, A, "pay 236")


def test_ru_52_a_share_that_cannot_be_found_after_paying_is_refused_before() -> None:
    s = table(board=EX_10, hands=(HAND, ()), stacks={"T1": ()}, **BUYING)
    assert refusal(s, A, "share violet 104") == "E_NOT_IN_STACK"
    assert hand(s, A) == HAND


def test_ru_53_the_west_draw_comes_before_the_second_track() -> None:
    """RU-53: 056 is a West track; the drawn card may pay the second track's mountain, a drawn card is gone."""
    s = table("usa", board={"057": "504^"}, hands=(("201",), ()), stacks={"T1": ("101", "102")}, **BUILDING)
    s = play(s, A, "build 056 102^", "pay 201")
    assert asked(s) == [(A, "west-draw")]
    assert s.public.second_open
    s = play(s, A, "draw T1")
    assert asked(s) == [(A, "second")]
    assert hand(s, A) == ("101",)
    assert "058 101^" not in builds(s)


def test_ru_53_two_tracks_cannot_be_announced_together_when_the_first_brings_the_bonus() -> None:
    hand_cards = tuple(HAND)
    board = {"057": "504^", "062": "106^"}
    s = table("usa", board=board, hands=(hand_cards, ()), mountains=True, **BUILDING)
    s = play(s, A, "build 056 102^")
    assert builds(s) == set()
    s = table("usa", board=board, hands=(hand_cards, ()), mountains=True, west_open=False, **BUILDING)
    s = play(s, A, "build 056 102^")
    assert refusal(s, A, "also 070 101^") == "E_NO_CONNECTION"


def test_two_tracks_announced_together_are_paid_before_either_is_searched() -> None:
    """Section 5.1 and RU-12: both paid cards lie under the two that come back."""
    board = {"013": "604^", "014": "102^", "015": "102^"}
    s = table(board=board, hands=(("103", "104", "201"), ()), mountains=True, **BUILDING)
    s = play(s, A, "build 014 127^")
    s = play(s, A, "also 014 202^")
    assert isinstance(s.public.pending, BuildPayment)
    assert s.public.pending.price == 3
    s = play(s, A, "pay 103", "pay 104", "pay 201")
    assert at(s, "014") == "202^"
    assert stack(s, "T1")[:3] == ("102", "104", "103")
    assert stack(s, "T2")[0] == "127"
    assert asked(s) == [(A, "build")]


def test_also_is_for_second_tracks_on_mountains_only() -> None:
    """Without a surcharge there is nothing to pay together: the second track is chosen when the first lies."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), mountains=True, **BUILDING)
    s = play(s, A, "build 014 102^")
    assert refusal(s, A, "also 015 102^") == "E_USE_SECOND"
    assert refusal(s, A, "also 006 508v") == "E_SECOND_TRACK"
    assert refusal(s, A, "also 014 127^") == ""
    assert refusal(play(s, A, "pay 201"), A, "also 014 127^") == "E_ACTION_ORDER"


def test_ru_54_only_the_two_cards_of_the_cell_compare_their_towers() -> None:
    """RU-54: a tower on the neighbour matters as little as one over a card without tower."""
    s = table(board={"013": "604^", "014": "106v", "015": "102^"}, hands=(HAND, ()), **BUILDING)
    assert {"128^", "128v", "129^", "129v"} <= builds(s, "015")


def test_ru_55_a_symmetric_card_is_stored_upright() -> None:
    """RU-55: offered upright only, typed upside down stored upright."""
    s = table(board=LINE, hands=(HAND, ()), **BUILDING)
    assert "102^" in builds(s, "015")
    assert "102v" not in builds(s, "015")
    s = play(s, A, "build 015 102v", "pay 201")
    assert at(s, "015") == "102^"


def test_ru_56_positions_stay_from_round_to_round() -> None:
    """RU-56."""
    s = table(board=LINE, hands=((),) * 3, position=(2, 3, 1), active=C, progress=True)
    for seat in (C, A, B):
        assert asked(s) == [(seat, CHOOSE)]
        s = play(s, seat, "pair pass")
    assert s.public.round == 2
    assert s.public.position == (2, 3, 1)
    assert asked(s) == [(C, CHOOSE)]


def test_a_card_replaced_by_the_first_track_serves_the_second_announced_with_it() -> None:
    """RU-12: no 102 is in the stack or the hand; 014 gives one back in time, so only the connection is missing."""
    board = {"013": "604^", "014": "102^", "020": "401^"}
    s = table(board=board, hands=(HAND, ()), mountains=True, stacks={"T1": ()}, **BUILDING)
    s = play(s, A, "build 014 127^")
    assert refusal(s, A, "also 019 102^") == "E_NO_CONNECTION"
    assert refusal(s, A, "also 019 103^") == "E_NOT_IN_STACK"


def test_ru_53_with_the_west_bonus_open_the_second_track_is_not_announced() -> None:
    """RU-53: 070 would be a legal second track; it must wait for the draw."""
    board = {"057": "504^", "071": "507^"}
    s = table("usa", board=board, hands=(HAND, ()), mountains=True, **BUILDING)
    assert refusal(play(s, A, "build 056 102^"), A, "also 070 102^") == "E_ACTION_ORDER"
    used = table("usa", board=board, hands=(HAND, ()), mountains=True, west_open=False, **BUILDING)
    assert refusal(play(used, A, "build 056 102^"), A, "also 070 102^") == ""


def test_ru_19_the_first_station_on_a_mountain_needs_two_cards() -> None:
    """RU-19."""
    s = table(hands=(("201",), ()), mountains=True, **{**BUILDING, "opened": False})
    assert refusal(s, A, "build 013 604^") == "E_COST"
    assert refusal(s, A, "build 009 604^") == ""


def test_ru_42_building_buying_from_stacks_and_drawing_are_progress() -> None:
    """RU-42: each alone keeps the game going; a share from a player does not, and a new round begins without."""
    ready = table(board=EX_10, hands=(HAND, ()), shares=(("104",), ()))
    assert not play(ready, A, "pair BE").public.progress
    bought = play(ready, A, "pair BE", "share green 101", "pay 201")
    drawn = play(ready, A, "pair PM", "premium violet", "draw T1")
    built = play(ready, A, "pair EB", "build 015 127^", "pay 201")
    assert all(s.public.progress for s in (bought, drawn, built))
    resold = play(sold_out(), A, "share pink 103 1", "pay 407", "pay 202")
    assert not resold.public.progress
    assert not play(ending(), B, "pair pass").public.progress


def test_ru_24_the_cards_shown_for_the_first_order_are_remembered() -> None:
    """RU-24: all have seen them, so nobody imagines them elsewhere until they turn up."""
    s = match.new(RULES, 2, 9).state
    first, second = (hand(s, seat)[0] for seat in (A, B))
    s = play(play(s, A, f"bid {first}"), B, f"bid {second}")
    assert RULES.view(s, None).public.shown == (first, second)
    for seed in range(20):
        assert second in core.resample(RULES, s, A, Rng(seed)).hidden.hands[B]
        assert first in core.resample(RULES, s, None, Rng(seed)).hidden.hands[A]


def imagined(s: State, viewer: Seat, owner: Seat, card: str) -> int:
    """In how many of a hundred deals the owner has the card."""
    return sum(card in core.resample(RULES, s, viewer, Rng(seed)).hidden.hands[owner] for seed in range(100))


def test_ru_24_a_shown_card_that_was_paid_and_drawn_by_another_is_with_whom_all_saw_drawing_it() -> None:
    """RU-24, RU-25: 219 went from A onto the open stack T3 and from there to B; C has seen both."""
    hands = (("219", "201"), ("231",), ("202",))
    shares = ((), ("104", "125"), ())
    s = table(board=EX_10, hands=hands, shares=shares, shown=("219", "231", "202"), **BUILDING)
    s = play(s, A, "build 015 127^", "pay 219", "done", "done", "done")
    s = play(s, B, "pair PM", "premium violet", "draw T3")
    assert "219" in hand(s, B)
    assert s.public.shown == ("", "231", "202")
    assert imagined(s, C, B, "219") == imagined(s, A, B, "219") == 100
    assert imagined(s, C, B, "231") == 100


def test_ru_50_after_a_secret_payment_nobody_is_sure_of_the_card_that_was_shown() -> None:
    """RU-50: it may have been the one; that it was not is as secret."""
    s = table(
        board={"026": "501^", "027": "601^"},
        hands=(("407", "202", "210"), ("203",), ("204",)),
        shares=((), SOLD, ()),
        shown=("202", "203", "204"),
        **BUYING,
    )
    s = play(s, A, "share pink 103 1")
    for paid, kept in (("202", "210"), ("407", "202")):
        after = play(s, A, f"pay {paid}")
        assert after.public.shown == ("", "203", "204")
        assert kept in hand(after, A)
        assert 0 < imagined(after, C, B, "202") < 100


def test_ru_50_payer_and_seller_remember_what_nobody_else_knows() -> None:
    """RU-50: A has seen what B got; B knows that A kept the other card; C is sure of neither."""
    s = table(
        board={"026": "501^", "027": "601^"},
        hands=(("407", "202", "210"), ("203",), ("204",)),
        shares=((), SOLD, ()),
        shown=("202", "203", "204"),
        **BUYING,
    )
    s = play(s, A, "share pink 103 1", "pay 407")
    assert imagined(s, A, B, "407") == 100
    assert imagined(s, B, A, "202") == 100
    assert imagined(s, C, B, "407") < 100
    assert imagined(s, C, A, "202") < 100


def test_a_match_from_before_memories_is_what_its_log_says() -> None:
    """What has been seen is no part of what a state is."""
    s = match.new(RULES, 3, 9).state
    s = State(s.public, replace(s.hidden, seen=(((), ("219",), ()),) * 3))
    before = State(s.public, replace(s.hidden, seen=()))
    assert s == before
    assert codec.digest(s) == codec.digest(before)
    assert codec.loads(State, codec.dumps(s)).hidden.seen == s.hidden.seen


def test_a_premium_is_possible_again_in_the_next_turn() -> None:
    """Section 5.3: once per turn (E_PREMIUM_USED), not once per game."""
    s = table(board=EX_10, hands=((), ()), shares=(("104",), ()), loco=A)
    s = play(s, A, "pair PM", "premium violet", "draw T1", "draw T1", "draw T1")
    assert refusal(s, A, "premium violet") == "E_PREMIUM_USED"
    s = play(play(s, A, "done"), B, "pair pass")
    assert s.public.round == 2
    assert refusal(play(s, A, "pair PM"), A, "premium violet") == ""
