"""SPEC.md section 8: the worked examples of Rail Line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core
from rules.rail_line import line, scoring
from rules.rail_line.components import A_CARDS, B_CARDS
from rules.rail_line.decisions import busy
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, Move
from tests.rules.rail_line.positions import EX6, count, marks, offered, play, position, refusal, told, with_player


def score(s, seat=0):
    return scoring.score(s.public, s.public.players[seat])


def row(s, key, seat=0):
    return dict(scoring.rows(s.public, s.public.players[seat]))[key]


def test_ex_1_one_card_two_players():
    """EX-1: one card, two players."""
    s = play(position(tracks=(2, 1), display=("B06", "B01", "B02", "B03")), "0 play B06")
    red, blue = s.public.players
    assert (red.express, blue.express) == (1, 1)
    assert (count(s, 0, "WO"), count(s, 0, "SA"), sum(red.marks)) == (1, 1, 2)
    assert (count(s, 1, "PA"), sum(blue.marks)) == (1, 1)
    assert line.nodes("A", s.public.line)[-1].left == (2, 1, 3)


def test_ex_2_sample_sheet_scores_26():
    """EX-2: eight coins struck out, one left; an opponent has as many passengers."""
    own = marks(PA=4, PO=3, CO=3, IO=1, ST=0, FA=1, WO=1, SA=3, SB=5, SF=2, GL=4)
    s = with_player(position(boxes={1: {"PA": 4}}), 0, marks=own, gained=9, spent=8)
    assert score(s) == 26
    assert dict(scoring.rows(s.public, s.public.players[0])) == {
        "PA": 4, "PO": 2, "CO": 3, "IO": 1, "ST": 0, "FA": 0, "timber": 3, "SB": 0, "SF": 8, "GL": 4, "coins": 1,
    }  # fmt: skip


def test_ex_3_factory_changes_coins_on_sheet_2():
    """EX-3 and RU-33: no minimum, the fifth coin stays at one point."""
    s = position(sheet=2, boxes={0: {"FA": 3}}, coins={0: 5})
    assert row(s, "coins") == 17
    assert row(with_player(s, 0, gained=3), "coins") == 12
    assert row(position(sheet=2, coins={0: 5}), "coins") == 5


def test_ex_4_glass_race():
    """EX-4 and RU-21: the same turn shares the 8, a later turn gets 4."""
    s = position(3, 2, boxes={seat: {"GL": 4} for seat in range(3)})
    for seat, turn in ((0, 5), (1, 5), (2, 6)):
        s = with_player(s, seat, glass_turn=turn)
    assert [row(s, "GL", seat) for seat in range(3)] == [8, 8, 4]


@pytest.mark.parametrize(
    ("counts", "values"), [((6, 4, 3), (12, 4, 3)), ((5, 5, 2), (5, 5, 2)), ((0, 0, 0), (0, 0, 0))]
)
def test_ex_5_sole_majority_of_passengers_doubles(counts, values):
    """EX-5 and RU-29."""
    s = position(3, boxes={seat: {"PA": n} for seat, n in enumerate(counts)})
    assert tuple(row(s, "PA", seat) for seat in range(3)) == values
    one = position(3, 2, boxes={0: {"PA": 6}})
    assert row(one, "PA") == -6, "never doubled on sheet 2"


def test_ex_6_lanes_and_stations():
    """EX-6: also RU-4 (crossing tracks) and RU-5 (curves turn the lanes)."""
    table = """
    0  CO | IO | SB | 1,2,3
    1  PA | WO+SA | GL | 2,1,3
    2  - | PA+PO | CO | 1,3,2
    3  - | CO | ST+FA | 2,3,1
    4  - | LT | - | 1,3,2
    5  PO | GL | SB | 1,2,3
    6  FA | - | PO | 1,3,2
    7  SB | - | SA+SF | 2,1,3
    8  - | LT | PO+SA | 3,1,2
    9  LT | LT | LT | 1,3,2
    10 SB | PA+GL | ST | 3,2,1
    11 PO | SB+SF | - | 1,3,2
    12 CO | LT | PA | 2,1,3
    """
    nodes = line.nodes("A", EX6)
    expected = [row.strip() for row in table.strip().splitlines()]
    assert len(nodes) == len(expected)
    for at, (node, text) in enumerate(zip(nodes, expected, strict=True)):
        *stations, lanes = (part.strip() for part in text.split(maxsplit=1)[1].split("|"))
        assert ["+".join(symbols) or "-" for symbols in node.stations] == stations, at
        assert ",".join(map(str, node.left)) == lanes, at


def test_ex_7_local_symbol_on_slot_8():
    """EX-7 and RU-26: the card's move first, then the curve's; both are free."""
    s = position(line=EX6[:7], tracks=(2, 1), local={0: 1}, hands={0: ()}, display=("B09", "B08", "B02", "B03"))
    s = play(s, "0 play B09")
    assert s.public.players[0].express == 8
    assert line.ahead(s.public, s.public.players[0]) == (2, 3, 4, 5, 8)
    s = play(s, "0 local 3")
    assert s.public.players[0].local == 4
    assert line.ahead(s.public, s.public.players[0]) == (5, 8)
    s = play(s, "0 local 1")
    assert (s.public.players[0].local, count(s, 0, "GL")) == (5, 1)
    assert s.public.players[0].express == 9
    assert line.ahead(s.public, s.public.players[0]) == (8, 9)
    s = play(s, "0 local 1")
    assert line.ahead(s.public, s.public.players[0]) == (9,)
    s = play(s, "0 local 1")
    red = s.public.players[0]
    assert (red.local, red.tasks, red.coins) == (9, (), 0)
    assert s.public.players[1].tasks == (Move(),), "the other player's free move in the curve is still open"
    s = play(s, "1 local 1")
    assert s.public.phase == EXTRA
    assert "extra pass" in offered(s, 0)


def test_ex_8_distance_counts_stations():
    """EX-8: nodes without a station are not counted; stations in between give nothing."""
    s = position(line=EX6[:7], tracks=(1, 2), local={0: 1}, coins={0: 1}, phase=EXTRA)
    assert line.ahead(s.public, s.public.players[0]) == (5, 6, 7)
    assert refusal(s, "0 extra local 4") == "E_BAD_DISTANCE"
    assert s.public.players[0].coins == 1
    s = play(s, "0 extra local 3")
    assert s.public.players[0].local == 7
    assert (count(s, 0, "SB"), count(s, 0, "PO"), count(s, 0, "FA")) == (1, 0, 0)


def test_ex_9_overflow():
    """EX-9: a full row pays its coins."""
    s = position(
        line=EX6[:9], tracks=(3, 1), boxes={0: {"ST": 2, "GL": 5, "WO": 5}}, local={0: 9}, coins={0: 1}, phase=EXTRA
    )
    s = play(s, "0 extra local 1")
    assert (count(s, 0, "ST"), s.public.players[0].coins) == (2, 1)
    glass = position(tracks=(3, 1), boxes={0: {"GL": 5}}, display=("B06", "B02", "B03", "B04"))
    assert play(glass, "0 play B06").public.players[0].coins == 1
    wood = position(tracks=(2, 1), boxes={0: {"WO": 5}}, display=("B06", "B02", "B03", "B04"))
    assert play(wood, "0 play B06").public.players[0].coins == 2


def test_ex_10_chain_falls_back():
    """EX-10 and RU-16: the furthest box whose condition is met."""
    s = position(boxes={0: {"CO": 4, "IO": 2, "ST": 1, "FA": 2}})
    assert [row(s, key) for key in ("CO", "IO", "ST", "FA")] == [4, 2, 2, 3]


def test_ex_11_travel_on_sheet_2():
    """EX-11."""
    s = position(sheet=2, boxes={0: {"PA": 3, "PO": 4}})
    assert (row(s, "PO"), row(s, "PA"), score(s)) == (12, -3, 9)


@pytest.mark.parametrize(("wood", "saw", "value"), [(3, 2, 6), (3, 5, 9), (0, 4, 0), (5, 5, 25)])
def test_ex_12_timber_on_sheet_2(wood, saw, value):
    """EX-12 and RU-18: sawmills ahead of the chain wait; value is the square of the length over four."""
    s = position(sheet=2, boxes={0: {"WO": wood, "SA": saw}})
    assert row(s, "timber") == value == min(2 * wood, 2 * saw + 1) ** 2 // 4


def test_ex_13_chain_coin_on_sheet_2():
    """EX-13: immediately, once a chain."""
    s = position(sheet=2, boxes={0: {"CO": 4, "IO": 2, "ST": 1}}, tracks=(1, 2), display=("B08", "B02", "B03", "B04"))
    s = with_player(s, 0, chains=(True, False))
    s, events = told(s, "0 play B08")
    assert s.public.players[0].coins == 1
    assert s.public.players[0].chains == (True, True)
    assert [e.key for e in events if e.key == "chain"] == ["chain"]


def test_ex_14_substitution():
    """EX-14: one use left, so one of the two symbols, not both."""
    s = position(3, tracks=(2, 1, 3), active=1, used={0: 3}, display=("B01", "B02", "B03", "B04"), line=("B06",))
    s = play(s, "1 play B01")
    assert offered(s, 0) == ["sub none", "sub PA", "sub PO"]
    assert refusal(s, "0 sub both") == "E_SUB_USED_UP"
    s = play(s, "0 sub PO")
    red = s.public.players[0]
    assert (red.coins, red.substitutions, count(s, 0, "PA"), count(s, 0, "PO")) == (1, 4, 1, 0)
    assert "E_SUB" in refusal(s, "0 sub PO")


def _line(length):
    """A line of B cards, A cards last."""
    return (*B_CARDS, *A_CARDS)[:length]


def test_ex_15_the_24th_card_ends_the_game():
    """EX-15, RU-23, RU-24: extra actions go on without a second card, then one final action each."""
    s = position(3, line=_line(23), active=1, coins=dict.fromkeys(range(3), 3), local=dict.fromkeys(range(3), 24),
                 display=("B24",), stack=0, hands={0: ("A01",), 1: ("A02",), 2: ("A03",)}, turn=8)  # fmt: skip
    s = play(s, "1 play B24")
    while busy(s.public):
        seat = core.waiting(RULES, s)[0]
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    assert s.public.ending == "line"
    assert not [move for move in offered(s, 1) if move.startswith("extra play")]
    assert refusal(s, "1 extra play A02") == "E_LINE_COMPLETE"
    s = play(s, "1 extra pass")
    assert (s.public.active, s.public.phase) == (2, EXTRA), "a turn with an extra action only"
    assert refusal(s, "2 play A03") == "E_LINE_COMPLETE"
    s = play(s, "2 extra discard A03")
    assert (s.public.active, s.public.phase) == (0, FINAL)
    assert refusal(s, "0 extra play A01") == "E_NOT_IN_FINAL"
    s = play(s, "0 extra discard A01", "1 extra pass", "2 extra pass")
    assert s.public.phase == OVER
    assert RULES.outcome(s).reason == "line"


def test_ex_16_empty_stack_ends_the_game():
    """EX-16 and RU-22: set when the last card is turned up; the other player has a whole turn left."""
    s = position(line=_line(21), stack=0, display=("B22", "B23", "B24"), coins={0: 1})
    s = replace(s, public=replace(s.public, stack=1), hidden=replace(s.hidden, stack=("B25",)))
    s = play(s, "0 play B22")
    assert (s.public.ending, s.public.stack, len(s.public.line)) == ("stack", 0, 22)
    while busy(s.public):
        seat = core.waiting(RULES, s)[0]
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    s = play(s, "0 extra pass")
    assert (s.public.active, s.public.phase) == (1, PLAY)
    s = play(s, "1 play B23")
    assert len(s.public.display) == 2, "no refill"
    while busy(s.public):
        seat = core.waiting(RULES, s)[0]
        s = play(s, f"{seat} {offered(s, seat)[0]}")
    s = play(s, "1 extra pass", "0 extra pass", "1 extra pass")
    assert RULES.outcome(s).reason == "stack"


def test_ex_17_red_line():
    """EX-17 and RU-15: a closed beet is lost without a coin; a sugar factory opens its section first."""
    beets = {0: {"SB": 2}}
    s = position(sheet=2, boxes=beets, tracks=(2, 1), display=("B16", "B02", "B03", "B04"))
    lost = play(s, "0 play B16")
    assert (count(lost, 0, "SB"), lost.public.players[0].coins) == (2, 0)
    s = position(sheet=2, boxes=beets, tracks=(3, 1), hands={0: ("A04",)}, coins={0: 2})
    opened = play(s, "0 play A04")
    assert (count(opened, 0, "SF"), count(opened, 0, "SB")) == (1, 3)
    s = position(sheet=2, boxes=beets, coins={0: 2}, phase=EXTRA)
    assert refusal(s, "0 extra box SB") == "E_SECTION_CLOSED"
    assert s.public.players[0].coins == 2
