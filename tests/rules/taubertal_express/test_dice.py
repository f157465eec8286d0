"""The dice board and the dice step."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core import Rng
from rules.taubertal_express import dice as board
from rules.taubertal_express.components import FACES
from rules.taubertal_express.state import Frame, State
from rules.taubertal_express.work import Work
from tests.rules.taubertal_express.positions import (
    after,
    events,
    field,
    held,
    offered,
    own,
    play,
    refused,
    scene,
    showing,
    step,
    told,
)


def rigged(state: State, *faces: int) -> State:
    """The next dice show these faces."""
    for seed in range(200_000):
        rng = Rng(seed)
        for face in faces:
            pips, rng = rng.below(6)
            if pips + 1 != face:
                break
        else:
            return State(state.public, replace(state.hidden, rng=Rng(seed)))
    raise AssertionError(f"no seed rolls {faces}")


def rolled(*faces: int, dice: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)) -> Work:
    """The work after these faces were rolled and before jokers are placed."""
    state = rigged(scene(dice=dice, coins=(False,) * 5), *faces)
    work = Work(state)
    board.roll(work, len(faces))
    return work


@pytest.mark.parametrize(("face", "area"), [(1, 0), (2, 1), (4, 2), (5, 3), (6, 4)])
def test_ru_2_faces_belong_to_the_areas_in_printed_order(face: int, area: int) -> None:
    """RU-2: driver, station master, storekeeper, travellers, builder."""
    assert FACES[area] == face
    assert rolled(face).public.dice == tuple(int(at == area) for at in range(5))


def test_ex_16_a_joker_joins_an_occupied_area() -> None:
    """EX-16: 1, 3, 5, 5: the joker may go to 1 or to 5; at 5 three dice bring a coin, at 1 none."""
    state = rigged(scene(dice=(4, 0, 0, 0, 0)), 1, 3, 5, 5)
    waiting = play(state, "dice driver KK")
    assert waiting.public.dice == (1, 0, 0, 2, 0)
    assert offered(waiting, "joker") == ["choose joker 1", "choose joker 5"]
    five = play(waiting, "choose joker 5").public
    assert (five.dice, five.coins) == ((1, 0, 0, 3, 0), (False, False, False, True, False))
    one = play(waiting, "choose joker 1").public
    assert (one.dice, any(one.coins)) == ((2, 0, 0, 2, 0), False)


def test_ru_8_two_jokers_may_choose_different_areas() -> None:
    """RU-8: each joker chooses for itself, among the areas that hold dice at that moment."""
    state = rigged(scene(dice=(2, 1, 1, 0, 0)), 3, 3)
    waiting = play(state, "dice driver KK")
    assert offered(waiting, "joker") == ["choose joker 2", "choose joker 4"]
    assert after(waiting, "choose joker 2", "choose joker 4").public.dice == (0, 2, 2, 0, 0)


def test_ru_8_four_threes_go_together_to_any_area() -> None:
    """RU-8: no die lies anywhere: the first goes to any area, the others follow by themselves."""
    state = rigged(scene(dice=(4, 0, 0, 0, 0)), 3, 3, 3, 3)
    waiting = play(state, "dice driver KK")
    assert offered(waiting, "joker") == [f"choose joker {face}" for face in FACES]
    done = play(waiting, "choose joker 6").public
    assert done.dice == (0, 0, 0, 0, 4)
    assert done.coins == (False, False, False, False, True)
    assert done.stack == ()


def test_the_area_just_used_does_not_count_as_occupied() -> None:
    """Section 5.2: only if a die was placed there again."""
    state = rigged(scene(dice=(2, 2, 0, 0, 0)), 3, 3)
    done = play(state, "dice driver KK")
    assert done.public.dice == (0, 4, 0, 0, 0)


def test_ru_10_a_coin_stays_and_is_never_doubled() -> None:
    """RU-10: a fourth die joins three dice and a coin: still one coin, bank unchanged."""
    state = rigged(scene(dice=(1, 0, 0, 3, 0)), 5)
    assert "area-coin" not in told(state, "dice driver KK")
    done = play(state, "dice driver KK")
    assert done.public.dice == (0, 0, 0, 4, 0)
    assert sum(done.public.coins) == 1
    assert own(done).coins == own(state).coins


def test_ex_22_the_area_coin_comes_on_top() -> None:
    """EX-22: travellers with a coin: one coin from the area, one from the dice board, two black stones."""
    state = scene(dice=(0, 0, 0, 3, 1), points=0)
    done = step(state, "dice travellers")
    assert own(done.state).coins == own(state).coins + 2
    assert held(done.state) == "KK"
    assert done.sealed
    roll = next(happened for happened in done.events if happened.key == "rolled")
    assert len(str(dict(roll.data)["dice"]).split()) == 3


def test_ru_3_the_bonus_stone_comes_on_top_of_everything() -> None:
    """RU-3: driver 2 + 2 + 1, three stones 3 + 1, builder 0 + 1."""
    state = scene(dice=(1, 1, 1, 0, 1))
    assert held(play(state, "dice driver WY")) == "WYKKK"
    assert held(play(state, "dice three W YB")) == "WYBK"
    assert held(play(state, "dice builder")) == "K"
    assert held(play(state, "dice storekeeper")) == "K"


def test_ex_3_the_station_master() -> None:
    """EX-3: a light building without a price, a field on the pioneer track, two black stones, the dice roll again."""
    state = showing(scene(dice=(1, 2, 1, 0, 0)), ["wasserturm"])
    done = step(state, "dice station L1")
    assert own(done.state).station[0] == "wasserturm"
    assert field(done.state) == 1
    assert done.state.public.track[1] == (0,)
    assert held(done.state) == "KK"
    assert done.state.public.light[0] == ""
    assert len(str(dict(next(e for e in done.events if e.key == "rolled").data)["dice"]).split()) == 2


def test_ru_4_free_actions_before_and_after_the_dice_step_but_not_inside() -> None:
    """RU-4."""
    state = scene(stones="KK", dice=(1, 1, 1, 1, 0))
    assert own(after(state, "move TBB K", "dice three W WW", "move WER K")).town == "WER"
    inside = scene(stones="WWWWKKKK", dice=(1, 1, 1, 1, 0))
    choosing = play(inside, "dice three Y YY")
    assert refused(choosing, "move TBB K") == "E_PENDING_CHOICE"


def test_ru_5_the_dice_step_is_owed_once_a_turn() -> None:
    """RU-5: no end of turn without it, no second one."""
    state = scene()
    assert refused(state, "end") == "E_DICE_FIRST"
    done = play(state, "dice three W YB")
    assert refused(done, "dice three W YB") == "E_DICE_DONE"
    assert refused(done, "dice driver KK") == "E_DICE_DONE"
    assert refused(done, "end") == ""


def test_ru_5_three_stones_or_all_that_are_left() -> None:
    """RU-5, RU-12: with two stones in the supply exactly these two are taken."""
    state = scene(others={1: {"stones": (12, 12, 11, 11, 20)}})
    assert offered(state, "three") == ["dice three B P"]
    assert refused(state, "dice three B") == "E_WRONG_STONES"
    assert refused(state, "dice three B BP") == "E_STONE_SUPPLY"
    assert held(play(state, "dice three B P")) == "BP"


def test_three_stones_roll_no_die_and_take_no_coin() -> None:
    state = scene(dice=(3, 1, 0, 0, 0))
    done = step(state, "dice three W YB")
    assert done.state.public.dice == (3, 1, 0, 0, 0)
    assert done.state.public.coins[0]
    assert not done.sealed


def test_ru_6_gains_may_be_declined_and_areas_chosen_for_the_rest() -> None:
    """RU-6: the tile is declined, stones and the area's coin come all the same."""
    state = scene(dice=(1, 3, 0, 0, 0), others={})
    done = play(state, "dice station")
    assert own(done).station == ("",) * 8
    assert own(done).coins == own(state).coins + 1
    assert held(done) == "KK"
    nothing_to_place = scene(dice=(1, 1, 1, 0, 1), sites=dict.fromkeys(("MER", "SHA", "HEI", "WUE", "MIL"), "brown"))
    assert offered(nothing_to_place, "builder") == ["dice builder"]


def test_ru_7_a_workshop_of_the_same_step_already_holds_ten() -> None:
    """RU-7: the tile comes before the stones, so ten places count for this step's stones."""
    state = showing(scene(dice=(1, 1, 1, 1, 0), stones="WWYYBBPP"), ["wagenwerkstatt"])
    done = play(state, "dice station L1")
    assert sum(own(done).stones) == 10
    assert done.public.stack == () or done.public.stack[-1].task == "joker"


def test_ex_21_surplus_of_a_dice_step_is_settled_once() -> None:
    """EX-21: 7 + 3 + 1 = 11: three stones of the player's choice go back. After two moves 9: one goes back."""
    state = scene(stones="WWYYBBP")
    over = play(state, "dice three P PK")
    assert sum(own(over).stones) == 11
    assert over.public.stack[-1] == Frame("surplus")
    done = after(over, "choose return W 2", "choose return K 1")
    assert held(done) == "YYBBPPPK"
    moved = after(state, "move TBB W", "move LAU W", "dice three P PK")
    assert sum(own(moved).stones) == 9
    assert refused(moved, "choose return P 2") == "E_WRONG_STONES"
    assert held(play(moved, "choose return P 1")) == "YYBBPPKK"


def test_ru_7_the_dice_roll_only_when_the_surplus_is_settled() -> None:
    """RU-7: thirteen stones after the driver's bonus: nothing is rolled before five of them are back."""
    over = step(scene(dice=(2, 1, 1, 0, 0), stones="WWYYBBPP"), "dice driver WY")
    assert sum(own(over.state).stones) == 13
    assert (over.state.public.dice, over.sealed) == ((2, 1, 1, 0, 0), False)
    part = step(over.state, "choose return W 3")
    assert (part.state.public.dice, part.sealed) == ((2, 1, 1, 0, 0), False)
    done = step(part.state, "choose return K 2")
    assert done.sealed
    assert [happened.key for happened in done.events][:2] == ["returned", "rolled"]


def test_ru_11_old_and_new_stones_may_go_back() -> None:
    """RU-11: any colour on the wagon, never one that is not there, never more than due."""
    over = play(scene(stones="WWYYBBP"), "dice three P PK")
    assert {text.split()[2] for text in offered(over, "return")} == set("WYBPK")
    assert refused(over, "choose return W 3") == "E_WRONG_STONES"
    assert refused(over, "choose return K 4") == "E_WRONG_STONES"
    no_black = play(scene(stones="WWYYBBPP", others={1: {"stones": (0, 0, 0, 0, 20)}}), "dice three W WW")
    assert refused(no_black, "choose return K 1") == "E_WRONG_STONES"


def test_surplus_of_one_colour_goes_back_by_itself() -> None:
    done = play(scene(stones="KKKKKKKK"), "dice three K KK")
    assert held(done) == "K" * 8
    assert done.public.stack == ()


def test_ru_12_any_colour_includes_black_and_missing_stones_are_lost() -> None:
    """RU-12: free choice of black; black stones that the supply does not have are lost."""
    state = scene(others={1: {"stones": (0, 0, 0, 0, 18)}})
    assert held(play(state, "dice driver KK")) == "KK"
    assert refused(state, "dice three K KK") == "E_STONE_SUPPLY"


def test_ru_9_the_same_distribution_offers_a_re_roll() -> None:
    """RU-9: offered only before everything else, only with equal counts, never in the first turn, once a turn."""
    state = scene(dice=(1, 1, 1, 1, 0))
    assert refused(state, "reroll") == "E_REROLL_NOT_OFFERED"
    board_now = next_turn(after(state, "dice three W YB", "end"))
    assert own(board_now).faced == (1, 1, 1, 1, 0)
    assert board_now.public.reroll
    assert refused(play(board_now, "move TBB W"), "reroll") == "E_REROLL_NOT_OFFERED"
    rolled_again = step(board_now, "reroll")
    assert rolled_again.sealed
    done = rolled_again.state
    while done.public.stack:
        done = play(done, offered(done, "joker")[0])
    assert sum(done.public.dice) == 4
    assert refused(done, "reroll") == "E_REROLL_NOT_OFFERED"
    other_dice = State(replace(after(state, "dice three W YB", "end").public, dice=(0, 1, 1, 1, 1)), state.hidden)
    assert not next_turn(other_dice).public.reroll


def next_turn(state: State) -> State:
    """Seat 1 takes its turn without touching the dice."""
    return after(state, "dice three W YB", "end")


def test_ru_9_the_counts_after_a_re_roll_are_remembered() -> None:
    state = scene(dice=(4, 0, 0, 0, 0), coins=(True, False, False, False, False), faced=(4, 0, 0, 0, 0))
    state = State(replace(state.public, reroll=True), state.hidden)
    state = rigged(state, 1, 2, 4, 5)
    done = play(state, "reroll")
    assert done.public.coins == (False,) * 5
    assert own(play(done, "dice three W WW")).faced == (1, 1, 1, 1, 0)


def test_a_re_roll_returns_the_coin_to_the_bank() -> None:
    """Section 4.5 T0: coins return first; three equal dice bring a new one."""
    state = scene(dice=(3, 1, 0, 0, 0))
    state = rigged(State(replace(state.public, reroll=True), state.hidden), 2, 2, 2, 6)
    done = play(state, "reroll").public
    assert done.coins == (False, True, False, False, False)


@pytest.mark.parametrize("seats", [2, 3])
def test_ru_53_the_coal_store_doubles_the_bonus_from_the_next_turn(seats: int) -> None:
    """RU-53: visible when the turn began and when the bonus is paid."""
    assert held(play(scene(seats, station="kohlenlager"), "dice three W YB")) == "WYBKK"
    new = scene(seats, points=0)
    players = (replace(own(new), coins=4), *new.public.players[1:])
    bought = play(State(replace(new.public, players=players), new.hidden), "build dark kohlenlager")
    assert held(play(bought, "dice three W YB")) == "WYBK"
    kinds = "kohlenlager kiosk kantine stellwerk postamt wasserturm bankhaus zollamt"
    full = showing(scene(seats, station=kinds, stones="WYB"), ["lagerhaus"])
    covered = play(full, "build light L1 1")
    assert held(play(covered, "dice three W YB")) == "WYBK"


def test_an_area_without_dice_cannot_be_chosen() -> None:
    """E_AREA_EMPTY."""
    state = scene(dice=(4, 0, 0, 0, 0))
    for text in ("dice station", "dice storekeeper", "dice travellers", "dice builder"):
        assert refused(state, text) == "E_AREA_EMPTY"


def test_the_roll_is_told_with_its_dice() -> None:
    assert "rolled" in told(scene(), "dice driver KK")
    assert not [e for e in events(scene(), "dice three W YB") if e.key == "rolled"]
