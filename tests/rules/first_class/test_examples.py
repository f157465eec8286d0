"""SPEC.md section 8: the worked examples EX-1 to EX-23."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.first_class import demands, trains
from rules.first_class import scoring as points
from rules.first_class.components import CARDS, LOCOMOTIVES, STACK_SIZE, stack_of
from rules.first_class.display import deck_size
from tests.rules.first_class.positions import (
    cars,
    closed_train,
    coins,
    conductors,
    drafted,
    offered,
    play,
    position,
    refusal,
    score,
    scoring,
    told,
    train,
    waiting,
    with_player,
)


def row_after(seats, before):
    """Play a turn on the first row when it still has `before` cards."""
    s = position(seats)
    row = s.public.rows[0]
    gone = 6 - before
    s = replace(
        s,
        public=replace(s.public, rows=(("",) * gone + row[gone:], *s.public.rows[1:]), removed=(gone, 0, 0)),
    )
    return s, play(s, f"0 decline {row[gone]}")


@pytest.mark.parametrize(("seats", "left"), [(3, 3), (4, 2), (2, 4)])
def test_ex_1_a_row_is_cleared_by_the_nth_card(seats, left):
    """EX-1."""
    before, after = row_after(seats, left + 1)
    assert not any(after.public.rows[0])
    assert set(after.public.gone) == set(before.public.rows[0][-left:])
    _, after = row_after(seats, left + 2)
    assert sum(card != "" for card in after.public.rows[0]) == left + 1


@pytest.mark.parametrize(
    ("moves", "result"),
    [
        (("0 car U", "0 car U"), ([0, 0, 0], [0])),
        (("0 car L", "0 car L"), ([0], [0, 0, 0])),
        (("0 car U", "0 car L"), ([0, 0], [0, 0])),
    ],
)
def test_ex_2_two_0_cars(moves, result):
    """EX-2."""
    s = play(position(show=("X1-W1",), coins=(0, 0, 0)), "0 execute X1-W1")
    assert offered(s) == ["car U", "car L", "done"]
    s = play(s, *moves)
    assert cars(s) == result
    assert waiting(s) == 1, "the turn is over, both symbols are used"


def test_ex_3_the_first_0_car_from_the_left_is_upgraded():
    """EX-3."""
    s = play(position(show=("X1-W5",), upper="1,0,0"), "0 execute X1-W5", "0 upgrade 0 U")
    assert cars(s)[0] == [1, 1, 0]


def test_ex_4_any_upgrade_takes_the_first_car_of_the_value():
    """EX-4: [any] and [4→7] give the same."""
    s = position(show=("X1-W8", "X2-W8"), lower="4,4,1")
    assert cars(play(s, "0 execute X1-W8", "0 any 4 L"))[1] == [7, 4, 1]
    assert cars(play(s, "0 execute X2-W8", "0 upgrade 4 L"))[1] == [7, 4, 1]


def test_ex_5_both_conductors_two():
    """EX-5."""
    s = position(show=("X1-C3",), upper="1,1,0", lower="0,0", at=(1, 0))
    assert conductors(play(s, "0 execute X1-C3", "0 both")) == (3, 2)


def test_ex_6_surplus_steps_lapse():
    """EX-6."""
    s = position(show=("X1-C3",), upper="1,1,0", lower="0,0", at=(3, 1))
    assert conductors(play(s, "0 execute X1-C3", "0 both")) == (3, 2)


def test_ex_7_loco_two_and_the_end_of_the_line():
    """EX-7: +2 for Munich on the way; Vienna becomes active; beyond it there is nothing."""
    s = position(show=("X1-L1", "X1-L2"), loco=1)
    after = play(s, "0 execute X1-L1", "0 loco")
    assert (after.public.players[0].loco, score(after)) == (3, 2)
    assert demands.usable_cities(after.public.players[0]) == (3,)
    after = play(with_player(s, 0, loco=3), "0 execute X1-L1")
    assert after.public.players[0].loco == 3
    assert after.public.acted


def test_ex_8_a_point_city_scores_once():
    """EX-8: Bucharest, 8 points, entered or passed."""
    s = position(show=("X1-L1",), loco=3, route=("X3-R3",))
    after = play(s, "0 execute X1-L1", "0 loco 1")
    assert score(after) == 8
    assert score(play(s, "0 execute X1-L1", "0 loco")) == 8


def test_ex_9_the_start_tile_with_four():
    """EX-9."""
    s = position(4)
    first = s.public.rows[0][0]
    s = play(s, "0 tile", "0 coins")
    assert coins(s) == (3, 0, 0)
    assert waiting(s) == 2
    s = play(s, "2 car L")
    assert waiting(s) == 3
    assert offered(s, 3) == ["car U", "car L", "upgrade 0 U", "upgrade 0 L", "done"]
    s = play(s, "3 upgrade 0 U")
    assert [cars(s, seat) for seat in (1, 2, 3)] == [([0], [0]), ([0], [0, 0]), ([1], [0])]
    assert s.public.rows[0][0] == ""
    assert s.public.gone == (first,)
    assert s.public.removed == (1, 0, 0)
    assert waiting(s) == 0


def test_ex_10_the_mail_car_after_the_fifth():
    """EX-10."""
    s = play(position(show=("X1-W1",), lower="1,0,0,0"), "0 execute X1-W1", "0 car L")
    assert offered(s) == ["mail M-LOCO", "mail M-UP", "mail M-COND", "mail M-COIN"]
    loco = play(s, "0 mail M-LOCO", "0 car U", "0 loco")
    assert loco.public.players[0].loco == 2
    assert trains.length(loco.public.players[0].trains[1]) == 6
    up = play(s, "0 mail M-UP", "0 car U", "0 upgrade 0 U", "0 upgrade 0 L")
    assert cars(up) == ([1, 0], [1, 1, 0, 0, 0])


def test_ex_11_the_locomotive_tile_after_the_ninth():
    """EX-11: two upgrades of choice, in any train."""
    s = position(show=("X1-W1",), upper="4,2,1,1,0,M-LOCO,0,0", lower="7,4")
    s = play(s, "0 execute X1-W1", "0 car U")
    assert s.public.players[0].trains[0].tile == 5
    assert "car U" not in offered(s)
    s = play(s, "0 done", "0 any 4 U", "0 any 7 L")
    assert cars(s) == ([7, 2, 1, 1, 0, 0, 0, 0], [12, 4])
    assert LOCOMOTIVES[s.public.tiles].points == 6


def test_ex_12_constantinople():
    """EX-12: 20, 10, 5, nothing; one player may come first and second."""
    s = position(show=("X1-C3", "X1-C4"), upper=closed_train(0), lower=closed_train(1), at=(9, 9))
    s = with_player(s, 1, upper=closed_train(2), lower=closed_train(3), at=(8, 8), coins=(0, 0, 0))
    s = play(s, "0 execute X1-C3", "0 both", "0 pass")
    assert s.public.constantinople == (0, 0)
    assert score(s) == 30
    s = play(s, "1 execute X1-C4", "1 both")
    assert s.public.constantinople == (0, 0, 1)
    assert score(s, 1) == 5


def test_ex_13_coins_fill_the_lowest_fields():
    """EX-13."""
    s = position(modules="AD", show=("D1-M1",), coins=(3, 0, 0))
    assert coins(play(s, "0 execute D1-M1", "0 coins")) == (5, 1, 0)


def test_ex_14_bonuses_and_points_of_a_scoring_phase():
    """EX-14."""
    s = scoring(position(upper="2,1", lower="0", at=(2, 1), coins=(0, 0, 0), loco=5, route=("X2-R2", "X1-R2")), 2)
    assert offered(s) == ["bonus city 3", "bonus city 5", "pass"]
    assert refusal(s, "0 bonus city 7") == "E_BONUS"
    s = play(s, "0 bonus city 5", "0 car U", "0 loco")
    assert score(s) == 3
    assert "bonus city 7" in offered(s)
    assert refusal(s, "0 bonus city 5") == "E_BONUS"
    s = play(s, "0 bonus city 3", "0 coins")
    assert coins(s) == (2, 0, 0)
    early = play(s, "0 bonus city 7", "0 conductor 2/0")
    assert conductors(early) == (3, 1), "before the car is bought one of the two steps lapses"
    s = play(s, "0 coin car U", "0 bonus city 7", "0 conductor 2/0")
    assert (cars(s)[0], conductors(s), coins(s)) == ([2, 1, 0, 0], (4, 1), (1, 0, 0))
    s, events = told(s, "0 pass")
    assert [e.data for e in events if e.key == "train-points"] == [(("seat", 0), ("upper", 3), ("lower", 0))]
    assert (score(s), coins(s)) == (6, (1, 0, 0))


def test_ex_15_train_points():
    """EX-15."""
    assert points.trains.points(train("12,4,1,1,0,M-LOCO,0", 7)) == 18
    assert points.trains.points(train("12,4,1,1,0,M-LOCO,0", 2)) == 16
    assert points.trains.points(train(closed_train(0, "7,4,1,1,0,M-UP,0,0,0"), 10)) == 18
    assert points.trains.points(train(closed_train(0, "7,4,1,1,0,M-UP,0,0,0"), 9)) == 13


def test_ex_16_end_cards():
    """EX-16."""
    pile = ("X1-W1", "X2-W2", "X3-W3", "X1-L1", "X1-C1")
    hand = ("E-W4", "E-W5", "E-L4")
    assert [points.multiplied(pile, hand, kind) for kind in ("wagon", "loco", "conductor")] == [12, 3, 0]


def test_ex_17_six_cars_of_value_two():
    """EX-17."""
    s = position(upper="2,2", lower="4,4,2,2", contracts=("A2-K1",))
    assert "contract A2-K1" in offered(s)
    assert refusal(with_player(s, 0, upper="2,1"), "0 contract A2-K1") == "E_REQ"


@pytest.mark.parametrize("value", [7, 4, 2, 1, 0])
def test_ex_18_a_better_car_counts_as_every_lower_one(value):
    """EX-18."""
    player = position(upper="12", lower="0").public.players[0]
    demand = replace(CARDS["A1-K1"].demand, value=value, number=1)
    assert demands.met(player, demand)


def test_ex_19_two_players_see_tiles_5_to_8_only():
    """EX-19."""
    s = position(show=("X1-W1", "X1-W2"))
    for seat in (0, 1):
        nearly = "1,1,1,1,1,M-LOCO,1,1"
        s = with_player(s, seat, upper=nearly, lower=nearly.replace("LOCO", "UP"), coins=(0, 0, 0))
    s = play(s, "0 execute X1-W1", "0 car U", "0 car L", "0 done", "0 done")
    s = play(s, "1 execute X1-W2", "1 car L", "1 car U", "1 done", "1 done")
    assert [t.tile for player in s.public.players for t in player.trains] == [5, 6, 8, 7]
    assert all(refusal(with_player(s, 0, coins=(1, 0, 0)), f"0 coin car {t}") == "E_CLOSED" for t in "UL")


@pytest.mark.parametrize("modules", ["AB", "CE", "DE"])
def test_ex_20_set_up_sums(modules):
    """EX-20."""
    s = drafted(3, modules)
    assert all(len(stack_of(modules, stack)) == STACK_SIZE == 18 + 18 + 4 for stack in (1, 2, 3))
    assert [len(stack) for stack in s.hidden.stacks] == [22, 40, 40]
    assert deck_size(s.public) == 21 - 3 - 4 == len(s.hidden.ends)


def test_ex_21_the_same_car_twice():
    """EX-21: two steps on one car, no value skipped."""
    s = position(show=("X1-W4",), upper="1", lower="0", coins=(0, 0, 0))
    s = play(s, "0 execute X1-W4", "0 car L", "0 upgrade 0 L", "0 upgrade 1 L")
    assert cars(s) == ([1], [2, 0])
    assert refusal(play(position(show=("X1-W4",)), "0 execute X1-W4"), "0 upgrade 1 L") == "E_LEVEL"


def test_ex_22_declining():
    """EX-22."""
    s = position(show=("X3-C1",), upper="1", lower="0")
    s = play(s, "0 decline X3-C1")
    assert offered(s) == ["any 1 U", "any new U", "any 0 L", "any new L", "done"]
    results = [cars(play(s, f"0 {move}")) for move in offered(s)[:-1]]
    assert results == [([2], [0]), ([1, 0], [0]), ([1], [1]), ([1], [0, 0])]
    assert conductors(s) == (0, 0)
    assert s.public.players[0].pile == ("X3-C1",)
    assert points.multiplied(("X3-C1",), ("E-C4",), "conductor") == 3


def test_ex_23_split_steps():
    """EX-23."""
    s = play(position(show=("X1-C2",), upper="1,1,0", lower="0"), "0 execute X1-C2")
    assert offered(s) == [
        "conductor 3/0", "conductor 2/1", "conductor 2/0", "conductor 1/1", "conductor 1/0", "conductor 0/1", "done",
    ]  # fmt: skip
    assert conductors(play(s, "0 conductor 2/1")) == (2, 1)
    assert conductors(play(s, "0 conductor 0/3")) == (0, 1)
