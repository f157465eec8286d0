"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from rules.black_loco import premium, routes, scoring, turns
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import PLANS
from rules.black_loco.rules import RULES
from rules.black_loco.state import CHOOSE, OVER, State
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    SWAPPING,
    A,
    B,
    C,
    D,
    asked,
    builds,
    hand,
    offers,
    play,
    refusal,
    stack,
    step,
    table,
)

HAND = ("201", "207", "211", "219", "231", "233")
OPENING = {**BUILDING, "opened": False}


def cost(s: State, cell: str, piece: str, *more: str) -> int:
    """What a build step costs altogether: one track or station, and perhaps a second track."""
    before = s.public.held[A]
    s = play(s, A, f"build {cell} {piece}")
    while s.public.pending:
        s = play(s, A, f"pay {hand(s, A)[0]}")
    if more:
        s = play(s, A, f"second {more[0]} {more[1]}")
        while s.public.pending:
            s = play(s, A, f"pay {hand(s, A)[0]}")
    return before - s.public.held[A]


@pytest.mark.parametrize("mountains", [True, False])
def test_ex_2_mountain_cost(mountains: bool) -> None:
    """EX-2: a step costs one card, and with the module one more for every card laid on a mountain."""
    opening = table(hands=(HAND, ()), mountains=mountains, **OPENING)
    s = table(board={"013": "604^", "015": "101^"}, hands=(HAND, ()), mountains=mountains, **BUILDING)
    found = [
        cost(opening, "013", "604^"),
        cost(s, "014", "106^", "015", "145^"),
        cost(s, "014", "106^", "022", "101^"),
        cost(s, "015", "145^", "008", "101^"),
    ]
    assert found == ([2, 2, 3, 1] if mountains else [1, 1, 1, 1])


def test_ex_3_first_order() -> None:
    """EX-3: the highest bid moves first, the cards stay in the hands."""
    hands = (("207", "208"), ("231", "236"), ("202", "203"), ("219", "220"))
    s = table(hands=hands, phase="bid", has_bid=(False,) * 4, turns=0)
    for seat, bid in ((C, "202"), (A, "207"), (D, "219")):
        s = play(s, seat, f"bid {bid}")
    last = step(s, B, "bid 231")
    assert last.sealed
    s = last.state
    assert s.public.position == (3, 1, 4, 2)
    assert s.hidden.hands == hands
    assert asked(s) == [(B, CHOOSE)]
    shown = [dict(e.data) for e in last.events if e.key == "bid-shown"]
    assert [(e["seat"], e["card"]) for e in shown] == [(B, "231"), (D, "219"), (A, "207"), (C, "202")]


@pytest.mark.parametrize(("plan", "count"), [("germany", 129), ("benelux", 149), ("usa", 19)])
def test_ex_4_first_station(plan: str, count: int) -> None:
    """EX-4: so many placements open the game."""
    s = table(plan, hands=(HAND, ()), **OPENING)
    assert len(builds(s)) == count
    assert len(offers(s)) == count


def test_ex_4_first_station_by_cell() -> None:
    s = table(hands=(HAND, ()), **OPENING)
    assert builds(s, "009") == {n + o for n in ("604", "605", "606") for o in "^v"}
    assert builds(s, "034") == {"601^", "601v", "602^"}
    assert builds(s, "004") == {"509v", "512v"}


def test_ex_5_the_round_is_played_to_its_end() -> None:
    """EX-5: twelve trophies after the second turn; two more players move, then the game is over."""
    cells = ("001", "002", "003", "005", "006", "007", "008", "010", "011", "012", "014")
    s = table(
        board={"009": "604^"},
        hands=((), HAND[:1], (), ()),
        trophies=(cells, (), (), ()),
        moved=(True, False, False, False),
        active=B,
        **BUILDING,
    )
    s = play(s, B, "build 004 509v", "pay 201", "done", "done")
    assert s.public.replaced == 12
    for seat in (C, D):
        assert asked(s) == [(seat, CHOOSE)]
        s = play(s, seat, "pair pass")
    assert s.public.phase == OVER
    assert s.public.reason == "cards"
    assert RULES.decisions(s) == ()


def test_ex_6_first_subsidy() -> None:
    """EX-6: all have 6, position 1 takes the loco, its marker stays."""
    s = table(hands=tuple(tuple(str(n + 6 * i) for n in range(201, 207)) for i in range(4)))
    public, _ = turns.subsidy(s.public)
    assert public.markers == (6, 6, 6, 6)
    assert public.loco == A
    assert scoring.capital(public, A) == 8


def test_ex_7_connection() -> None:
    """EX-7: exactly these placements join the tracks of 604 on 013."""
    s = table(board={"013": "604^"}, hands=(HAND,), **BUILDING)
    assert builds(s) == {
        *(f"006 {piece}" for piece in ("508v", "509v", "510v")),
        *(f"014 {piece}" for piece in ("102^", "103v", "104^", "106^", "106v", "107v", "108^")),
        "013 634^",
    }


def test_ex_8_tower() -> None:
    """EX-8: a tower over a tower stays on its half."""
    s = table(board={"013": "604^", "014": "105^"}, hands=(HAND,), **BUILDING)
    assert builds(s, "014") == {"121^", "121v", "122^", "123v", "124^", "124v", "125^", "126v", "145^"}
    assert refusal(s, A, "build 014 122v") == "E_TOWER"


def test_ex_9_edge_and_tower_together() -> None:
    """EX-9."""
    up = table(board={"034": "601^"}, hands=(HAND,), **BUILDING)
    assert builds(up, "034") == {"631^"}
    down = table(board={"034": "601v"}, hands=(HAND,), **BUILDING)
    assert builds(down, "034") == set()
    assert refusal(down, A, "build 034 631v") == "E_EDGE"
    assert refusal(down, A, "build 034 631^") == "E_TOWER"


def distance(s: State, one: str, other: str) -> int:
    index, board = PLANS["germany"].index, s.public.board
    names = [cell for cell, _ in routes.symbols("germany", board)]
    row = dict(routes.legs("germany", board)[names.index(index[one])][1])
    return row[names.index(index[other])]


def test_ex_10_route() -> None:
    """EX-10: distances and totals for every length."""
    s = table(board=EX_10)
    assert [distance(s, *pair) for pair in (("007", "006"), ("006", "013"), ("013", "016"))] == [1, 1, 3]
    best = dict(zip(COMPANIES, routes.totals("germany", s.public.board, 6), strict=True))
    assert best["violet"][1:] == (3, 4, 4, 5, 6, 6)
    assert best["green"][1:] == (0, 0, 4, 5, 6, 6)
    assert (scoring.stations(s.public, "violet"), scoring.stations(s.public, "green")) == (3, 1)


def payout(loco: int, total: int) -> str:
    shares = (("104",), (), ("125", "130"), ("143",))
    s = table(board=EX_10, hands=((), (), (), ()), shares=shares, loco=loco, active=C)
    return "".join("ABCD"[seat] for seat in premium.queue(s.public, C, "violet", total))


@pytest.mark.parametrize(("total", "takers"), [(3, "CDA"), (4, "CDAB"), (5, "CDABC"), (7, "CDABCCC")])
def test_ex_11_payout(total: int, takers: str) -> None:
    """EX-11: in order of position from the initiator; the rest is his."""
    assert payout(B, total) == takers


@pytest.mark.parametrize(("total", "takers"), [(4, "CDAC"), (6, "CDACCC")])
def test_ex_12_payout_with_the_loco_at_the_initiator(total: int, takers: str) -> None:
    """EX-12."""
    assert payout(C, total) == takers


def test_ex_13_capital() -> None:
    """EX-13: 4 hand cards, 2 shares at 3, 1 share at 1, two unequal pairs, the loco: 15."""
    s = table(
        board=EX_10,
        hands=(HAND[:4], ()),
        shares=(("104", "125", "101"), ()),
        trophies=(("014", "015", "008", "013", "006"), ("007", "016")),
        loco=A,
    )
    assert scoring.trophy_kinds(s.public, A) == (3, 2)
    assert scoring.capital(s.public, A) == 15


def test_ex_14_share_price() -> None:
    """EX-14: a company with two stations: 2 a share, 4 for two, each worth 2."""
    s = table(board={"013": "604^", "006": "508v"}, hands=(HAND, ()), **BUYING)
    s = play(s, A, "share violet 104", "pay 201", "pay 207", "share violet 125", "pay 211", "pay 219")
    assert hand(s, A) == ("231", "233")
    assert scoring.share_value(s.public, A) == 4


def test_ex_15_swap() -> None:
    """EX-15: positions change hands, sides stay with the players."""
    s = table(hands=((),) * 4, board={"009": "604^"}, moved=(True, False, False, False), active=B, **SWAPPING)
    s = play(s, B, "swap 3")
    assert s.public.position == (1, 4, 3, 2)
    assert s.public.moved == (True, True, False, False)
    assert asked(s) == [(D, CHOOSE)]
    s = play(s, D, "pair pass")
    assert asked(s) == [(C, CHOOSE)]
    s = play(s, C, "pair pass")
    assert s.public.round == 2


def test_ex_16_a_replaced_card_returns_to_its_stack() -> None:
    """EX-16."""
    s = table(board={"013": "604^", "014": "104^"}, hands=(HAND, ()), trophies=(("013", "014"), ()), **BUILDING)
    before = len(stack(s, "T2"))
    s = play(s, A, "build 014 142^", "pay 201")
    assert stack(s, "T1")[0] == "104"
    assert len(stack(s, "T2")) == before - 1
    assert s.public.trophies[A] == ("013", "014")


def test_ex_17_the_topmost_copy_is_taken() -> None:
    """EX-17."""
    s = table(board={"007": "503^"}, hands=(HAND, ()), stacks={"T1": ("102", "101", "103", "101")}, **BUILDING)
    s = play(s, A, "build 014 101^", "pay 201")
    assert stack(s, "T1") == ("102", "103", "101")


def test_ex_18_a_share_from_a_player() -> None:
    """EX-18: both cards of the price go to the owner's hand; no stack changes."""
    pinks = ("103", "103", "103", "121", "129", "134", "139", "201", "209", "214", "219", "227", "232")
    s = table(
        board={"026": "501^", "027": "601^"},
        hands=(("407", "202"), (), (), ()),
        shares=((), (), tuple(n for n in pinks if n != "121"), ("121",)),
        loco=B,
        **BUYING,
    )
    before = s.public.stacks
    s = play(s, A, "share pink 121 3", "pay 407", "pay 202")
    assert hand(s, D) == ("202", "407")
    assert hand(s, A) == ()
    assert s.public.shares[A] == ("121",)
    assert s.public.shares[D] == ()
    assert s.public.stacks == before


def test_ex_19_edge_or_stick() -> None:
    """EX-19: USA, 060 is closed to the north by the edge and to the east by the stick; 080 is open to the south."""
    s = table("usa", board={"064": "508^"}, hands=(HAND, ()), **BUILDING)
    assert refusal(s, A, "build 060 103^") == "E_EDGE"
    assert refusal(s, A, "build 060 102^") == "E_STICK"
    assert refusal(s, A, "build 060 103v") == "E_NO_CONNECTION"
    assert refusal(s, A, "build 080 104v") == "E_EDGE"
    assert refusal(s, A, "build 080 103v") == "E_NO_CONNECTION"


def test_ex_20_two_tracks_for_one_card() -> None:
    """EX-20: without mountains one card pays both; with them 014 costs one more."""
    s = table(board={"013": "604^"}, hands=(HAND, ()), trophies=(("013",), ()), **BUILDING)
    tracks = len(stack(s, "T1"))
    after = play(s, A, "build 014 102^", "pay 201", "second 015 102^")
    assert after.public.trophies[A] == ("013", "014", "015")
    assert len(stack(after, "T1")) == tracks - 2
    assert stack(after, "T3")[0] == "201"
    assert after.public.held[A] == len(HAND) - 1
    s = table(board={"013": "604^"}, hands=(HAND, ()), mountains=True, **BUILDING)
    after = play(s, A, "build 014 102^", "pay 201", "pay 207", "second 015 102^")
    assert after.public.held[A] == len(HAND) - 2
