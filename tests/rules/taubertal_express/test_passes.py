"""Set-up, draft, hiring, payday, refill: what happens around the turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules import core
from rules.core import Rng, Seat
from rules.taubertal_express import draft, passes, supplies
from rules.taubertal_express.components import DARK
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import DRAFT, HIRE, OVER, SETUP, TURN, State
from rules.taubertal_express.work import Work
from tests.rules.taubertal_express.positions import (
    changed,
    drafted,
    events,
    field,
    fresh,
    own,
    play,
    refused,
    scene,
    step,
)
from tests.rules.taubertal_express.test_dice import rigged


def drafting(state: State, hand: tuple[str, ...], seat: int = 0, **fields: object) -> State:
    """A seat about to draft from a hand, with its player changed."""
    p = state.public
    players = list(p.players)
    players[seat] = changed(players[seat], **fields)
    at = p.order.index(Seat(seat))
    return State(
        replace(p, phase=DRAFT, at=at, round=0, hiring=(), players=tuple(players)), replace(state.hidden, hand=hand)
    )


def _closing(state: State, number: int) -> State:
    """Seat 0 is the last of the third round."""
    public = replace(state.public, number=number, round=3, at=1, order=(Seat(1), Seat(0)), turns=6 * number - 1)
    return State(public, state.hidden)


@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 3)])
def test_ex_1_dark_buildings_by_number_of_players(seats: int, each: int) -> None:
    """EX-1."""
    dark = fresh(seats).public.dark
    assert dark == (each,) * len(DARK)
    assert sum(dark) == 10 * each


@pytest.mark.parametrize(("seats", "slot", "draw"), [(2, 3, 25), (3, 4, 18), (4, 5, 11)])
def test_ex_2_tickets_are_dealt_below_the_slots(seats: int, slot: int, draw: int) -> None:
    """EX-2: the first slot is in the hand of the first player by now."""
    h = fresh(seats).hidden
    assert [len(h.hand), *map(len, h.slots)] == [slot] * 7
    assert len(h.draw) == draw
    assert len(fresh(seats).public.open) == 4


def test_ex_15_set_up_order_stones_and_coins() -> None:
    """EX-15, RU-52: later seats start with more black stones; RU-46: seat 0 begins."""
    p = fresh(4).public
    assert p.track[0] == (0, 1, 2, 3)
    assert p.order == (0, 1, 2, 3)
    assert [player.stones for player in p.players] == [(0, 0, 0, 0, black) for black in range(4)]
    assert [player.coins for player in p.players] == [1, 1, 1, 1]
    assert {player.town for player in p.players} == {"LAU"}


def test_ex_20_supplies_at_set_up() -> None:
    """EX-20."""
    s = fresh(3)
    p = s.public
    assert (len(p.goods), len(s.hidden.goods)) == (10, 38)
    assert (len(p.light), len(s.hidden.light)) == (8, 28)
    assert sum(p.dark) == 20
    assert supplies.stones_left(p.players) == (12, 12, 12, 12, 17)
    assert supplies.bank(p.players, p.coins) == 109 - sum(p.coins)
    assert [supplies.wagons_left(p.players, kind) for kind in ("passenger", "worker", "freight")] == [9, 9, 12]


def test_the_set_up_roll_is_placed_by_the_second_seat() -> None:
    """RU-8 at set-up: the left neighbour of the start player chooses for the threes."""
    for seed in range(60):
        state = RULES.setup(3, {}, seed)
        if state.public.phase == SETUP:
            assert core.waiting(RULES, state) == (1,)
            assert refused(state, "end", 0) == "E_WRONG_PHASE"
            assert refused(state, "choose joker 1", 0) == "E_NOT_YOUR_TURN"
            return
    raise AssertionError("no joker to place in 60 set-ups")


def test_ru_1_nine_turns_make_a_pass_of_three() -> None:
    """RU-1: the action tiles only count the turns: three rounds, then payday and the next pass."""
    state = drafted(3)
    for _ in range(9):
        assert (state.public.phase, state.public.number) == (TURN, 1)
        state = play(
            state, "dice three K KK" if supplies.stone_left(state.public.players, 4) > 2 else "dice three W WW"
        )
        while state.public.stack:
            state = play(state, core_text(state))
        state = play(state, "end")
    assert (state.public.phase, state.public.number, state.public.turns) == (DRAFT, 2, 9)


def core_text(state: State) -> str:
    from rules.notation import notation

    return notation(core.legal(RULES, state, core.waiting(RULES, state)[0])[0])


def test_order_of_a_pass_follows_the_pioneer_track() -> None:
    """Section 4.2: highest field first, within a field from the top."""
    work = Work(fresh(4))
    work.set(track=((Seat(2),), (Seat(3), Seat(0)), (), (), (), (), (), (), (Seat(1),)))
    draft.start(work)
    assert work.public.order == (1, 3, 0, 2)


def test_ru_19_a_ticket_must_be_kept_and_an_older_one_makes_room() -> None:
    """RU-19: without a free wagon an older ticket goes to the discard pile for three points."""
    state = drafting(fresh(), ("T05", "T16", "T43"), tickets=("T01",), points=10)
    assert refused(state, "keep") == "E_MUST_TAKE_TICKET"
    assert refused(state, "keep T05 T05") == "E_CANNOT_DROP_NEW"
    assert refused(state, "keep T05") == "E_NO_SUCH_TICKET"
    roomy = drafting(fresh(), ("T05", "T16", "T43"), tickets=("T01",), passenger_wagons=2)
    assert refused(roomy, "keep T05 T01") == "E_NO_SUCH_TICKET"
    after = play(state, "keep T05 T01")
    assert own(after).tickets == ("T05",)
    assert "T01" in after.public.discard
    assert own(after).points == 7


def test_ex_17_a_replacement_never_costs_more_than_the_floor() -> None:
    """EX-17: at -3 the replacement leads to -5, not to -6."""
    state = drafting(fresh(), ("T05", "T16", "T43"), tickets=("T01",), points=-3)
    assert own(play(state, "keep T05 T01")).points == -5


def test_a_drafted_passenger_who_waits_here_boards_at_once() -> None:
    state = drafting(fresh(), ("T04", "T16", "T43"), town="LAU")
    assert own(play(state, "keep T04")).aboard == ("T04",)
    assert own(play(state, "keep T16")).aboard == ()


def test_ru_20_the_last_ticket_is_laid_aside_openly() -> None:
    """RU-20: n + 1 tickets for n players; the one left over goes to the public discard pile."""
    state = fresh(2)
    hand = state.hidden.hand
    state = play(state, f"keep {hand[0]}", 0)
    assert state.public.phase == DRAFT
    assert state.hidden.hand == hand[1:]
    final = step(state, f"keep {hand[1]}", 1)
    assert final.sealed
    assert final.state.public.discard == (hand[2],)
    assert final.state.hidden.hand == ()
    assert final.state.public.phase == HIRE


def test_ru_44_hiring_is_simultaneous_and_final() -> None:
    """RU-44: any order of answers; a choice once made cannot be changed."""
    state = fresh(2)
    for seat in (0, 1):
        state = play(state, f"keep {state.hidden.hand[0]}", seat)
    assert core.waiting(RULES, state) == (0, 1)
    one = play(play(state, "hire 2", 1), "hire 1", 0)
    other = play(play(state, "hire 1", 0), "hire 2", 1)
    assert one == other
    assert [player.hired for player in one.public.players] == [1, 2]
    assert refused(play(state, "hire 2", 1), "hire 0", 1) == "E_NOT_YOUR_TURN"
    assert refused(state, "hire 3", 0) == "E_TOO_MANY_WORKERS"
    assert step(state, "hire 2", 1).sealed


def test_ex_12_payday_takes_a_coin_for_each_worker() -> None:
    """EX-12: three hired, two used, five coins: two coins stay and no penalty."""
    assert paid(coins=5, hired=3, used=2, worker_wagons=2, points=4) == (2, 4, 0)


def paid(**fields: object) -> tuple[int, int, int]:
    """Coins, points and workers after payday."""
    state = _closing(scene(stepped=True), 1)
    players = (changed(own(state), **fields), own(state, 1))
    after = own(play(State(replace(state.public, players=players), state.hidden), "end"))
    return after.coins, after.points, after.hired


def test_ex_24_workers_who_cannot_be_paid_cost_three_points_each() -> None:
    """EX-24, RU-37: pays what it can, six points for two unpaid, all workers leave."""
    assert paid(coins=2, hired=4, worker_wagons=2, points=12) == (0, 6, 0)
    assert paid(coins=0, hired=4, worker_wagons=2, points=1) == (0, -5, 0)


def test_payday_is_everybodys() -> None:
    """Section 4.6: each seat pays for its own workers, in one go."""
    state = _closing(scene(3, stepped=True), 1)
    public = replace(state.public, order=(Seat(1), Seat(2), Seat(0)), at=2, turns=8)
    money = ((5, 2), (5, 1), (0, 2))
    players = tuple(
        changed(player, coins=coins, hired=hired, points=9)
        for player, (coins, hired) in zip(public.players, money, strict=True)
    )
    done = play(State(replace(public, players=players), state.hidden), "end").public.players
    assert [(player.coins, player.points, player.hired) for player in done] == [(3, 9, 0), (4, 9, 0), (0, 3, 0)]


def test_ru_36_the_staff_house_saves_one_wage_from_two_workers_on() -> None:
    """RU-36: counts the workers on the wagons at payday."""
    assert paid(coins=5, hired=2, station="dienstwohnhaus") == (4, 0, 0)
    assert paid(coins=5, hired=1, station="dienstwohnhaus") == (4, 0, 0)
    assert paid(coins=5, hired=2, covered=("dienstwohnhaus",)) == (3, 0, 0)


def test_displays_are_refilled_between_passes_only() -> None:
    """Section 4.7: spaces in the order of their numbers, tiles from the top of the stack."""
    state = scene(stepped=True)
    goods = ("", *state.public.goods[1:7], "")
    state = State(replace(state.public, goods=goods, light=("", *state.public.light[1:])), state.hidden)
    stack, light = state.hidden.goods, state.hidden.light
    mid = play(state, "end")
    assert mid.public.goods == goods
    after = play(_closing(state, 1), "end").public
    assert after.goods == (stack[-1], *goods[1:7], stack[-2])
    assert after.light[0] == light[-1]


def test_a_short_stack_fills_the_lower_spaces_only() -> None:
    """Section 4.7: as far as tiles are left; the step cannot be taken back, for tiles came up."""
    state = _closing(scene(stepped=True), 1)
    public = replace(state.public, goods=("pasture", "", "winery", "", *state.public.goods[4:]), light=("",) * 8)
    hidden = replace(state.hidden, goods=("granary",), light=("zollamt", "lagerhaus"))
    done = step(State(public, hidden), "end")
    assert done.state.public.goods[:4] == ("pasture", "granary", "winery", "")
    assert done.state.public.light == ("lagerhaus", "zollamt", *("",) * 6)
    assert done.sealed


def test_ru_40_nothing_is_refilled_after_the_last_pass() -> None:
    """RU-40."""
    state = _closing(scene(stepped=True), 7)
    state = State(replace(state.public, goods=("",) * 8), state.hidden)
    after = play(state, "end")
    assert after.public.phase == OVER
    assert after.public.goods == ("",) * 8
    assert len(after.hidden.goods) == len(state.hidden.goods)


def one_sided(left: int) -> Work:
    """Only factories on display while seat 0 needs a building for Boxberg (pasture or granary)."""
    state = scene()
    built = dict.fromkeys(("TBB", "WER", "KOE", "GRU", "OEH", "HEN"), "winery")
    built |= dict.fromkeys(("FRA", "MOS", "LOH", "OCH"), "factory") | {"CRA": "pasture"}
    players = (changed(own(state), sites=built), own(state, 1))
    public = replace(state.public, players=players, goods=("factory",) * 8)
    hidden = replace(state.hidden, goods=tuple(["pasture"] * left))
    return Work(State(public, hidden))


def test_ru_39_a_useless_goods_display_is_replaced_once() -> None:
    """RU-39: eight new tiles, the old ones go into the stack."""
    work = one_sided(left=20)
    passes.check_display(work)
    assert work.public.goods == ("pasture",) * 8
    assert Counter(work.hidden.goods) == {"pasture": 12, "factory": 8}
    assert work.sealed


def test_ru_39_one_stuck_player_is_enough() -> None:
    """RU-39: any player counts, not only the first; and an empty display is left alone."""
    work = one_sided(left=20)
    work.players.reverse()
    passes.check_display(work)
    assert work.public.goods == ("pasture",) * 8
    empty = one_sided(left=20)
    empty.set(goods=("",) * 8)
    passes.check_display(empty)
    assert empty.public.goods == ("",) * 8


def test_ru_39_a_short_stack_is_continued_with_the_old_tiles() -> None:
    work = one_sided(left=3)
    passes.check_display(work)
    assert Counter(work.public.goods) == {"pasture": 3, "factory": 5}
    assert work.hidden.goods == ("factory",) * 3


def test_ru_39_a_player_without_empty_goods_towns_changes_nothing() -> None:
    work = one_sided(left=20)
    work.players[0] = changed(work.players[0], sites=dict.fromkeys(TICKET_TOWNS, "factory"))
    passes.check_display(work)
    assert work.public.goods == ("factory",) * 8


TICKET_TOWNS = ("TBB", "WER", "KOE", "BOX", "GRU", "CRA", "OEH", "HEN", "FRA", "MOS", "LOH", "OCH")


def test_ru_38_only_the_sum_of_money_matters_and_dice_coins_are_not_the_banks() -> None:
    """RU-38: 112 in all; what lies on the dice board or with players is not in the bank."""
    state = scene(dice=(0, 4, 0, 0, 0), coins=(False, True, False, False, False))
    assert supplies.bank(state.public.players, state.public.coins) == 112 - 2 - 1


def test_bank_shortage_cuts_everybody_to_fifteen_for_points() -> None:
    """Section 5.13 with RU-38: before a payment the bank cannot make, what exceeds 15 is handed in for points."""
    state = scene(dice=(0, 0, 0, 2, 2), others={1: {"coins": 60, "points": 0}})
    players = (changed(own(state), coins=52, points=0), own(state, 1))
    after = play(State(replace(state.public, players=players), state.hidden), "dice travellers")
    assert (own(after).coins, own(after).points) == (16, 37)
    assert (own(after, 1).coins, own(after, 1).points) == (15, 45)


def test_a_coin_for_the_dice_board_is_a_payment_of_the_bank() -> None:
    """Section 5.13: an empty bank is filled before it lays a coin on an area."""
    state = rigged(scene(dice=(1, 0, 0, 2, 1), others={1: {"coins": 60, "points": 0}}), 5)
    players = (changed(own(state), coins=52, points=0), own(state, 1))
    state = State(replace(state.public, players=players), state.hidden)
    assert supplies.bank(state.public.players, state.public.coins) == 0
    done = play(state, "dice driver KK")
    assert done.public.coins == (False, False, False, True, False)
    assert [(own(done, seat).coins, own(done, seat).points) for seat in (0, 1)] == [(15, 37), (15, 45)]


def test_ru_54_a_discarded_ticket_fills_an_open_space_that_stayed_empty() -> None:
    """RU-54: both piles empty: the space stays empty until a ticket is discarded; lowest space first."""
    state = scene(town="LAU", tickets=("T01",), aboard=("T01",), stones="W", passenger_wagons=2)
    public = replace(state.public, open=("T04", "", "T19", "T22"), discard=())
    state = State(public, replace(state.hidden, draw=()))
    taken = play(state, "ticket 1")
    assert taken.public.open == ("", "", "T19", "T22")
    after = play(taken, "deliver T01")
    assert after.public.open == ("T01", "", "T19", "T22")
    assert after.public.discard == ()


def test_ru_54_the_ticket_left_over_in_the_draft_fills_an_empty_space() -> None:
    """RU-54 with RU-20: it is discarded, so it is laid there at once."""
    state = drafting(fresh(), ("T05", "T16"), seat=1)
    public = replace(state.public, open=("T04", "", "T19", "T22"), discard=())
    done = play(State(public, replace(state.hidden, draw=())), "keep T05", 1).public
    assert (done.open, done.discard) == (("T04", "T16", "T19", "T22"), ())


def test_an_empty_draw_pile_is_made_of_the_discard_pile() -> None:
    """Section 5.4."""
    state = scene(town="LAU")
    public = replace(state.public, open=("T04", "T05", "T19", "T22"), discard=("T30", "T31"))
    done = step(State(public, replace(state.hidden, draw=())), "ticket 1")
    assert done.sealed
    assert done.state.public.discard == ()
    assert {done.state.public.open[0], *done.state.hidden.draw} == {"T30", "T31"}


def test_ru_51_the_next_light_tile_is_not_in_any_view() -> None:
    """RU-51: two states that differ in the order of the light stack look the same to everybody."""
    state = fresh(3)
    turned = State(state.public, replace(state.hidden, light=state.hidden.light[::-1]))
    assert turned != state
    for viewer in (None, *map(Seat, range(3))):
        assert RULES.view(turned, viewer) == RULES.view(state, viewer)


def test_the_draft_hand_is_seen_by_its_holder_only() -> None:
    """INV-19."""
    state = fresh(3)
    assert RULES.view(state, Seat(0)).hand == state.hidden.hand
    assert RULES.view(state, Seat(1)).hand == RULES.view(state, None).hand == ()
    assert RULES.view(state, Seat(1)).held == 4


def test_imagined_states_deal_the_hidden_rest_anew() -> None:
    """INV-19: the same view, other hidden cards, and no piece lost."""
    state = fresh(3)
    other = RULES.imagine(RULES.view(state, Seat(1)), Rng(7))
    assert other.hidden.hand != state.hidden.hand
    assert len(other.hidden.slots) == len(state.hidden.slots)
    assert sorted([*other.hidden.draw, *other.hidden.hand, *sum(other.hidden.slots, ())]) == sorted(
        [*state.hidden.draw, *state.hidden.hand, *sum(state.hidden.slots, ())]
    )
    assert sorted(other.hidden.goods) == sorted(state.hidden.goods)


def test_who_has_passed_the_tickets_on_remembers_them() -> None:
    """What was kept of them since lies open: the rest is known for certain, to those before and to nobody after."""
    state = fresh(3)
    first, second, third = state.public.order
    state = play(state, f"keep {state.hidden.hand[0]}", first)
    state = play(state, f"keep {state.hidden.hand[1]}", second)
    for seed in range(5):
        for seat in (first, second):
            assert RULES.imagine(RULES.view(state, seat), Rng(seed)).hidden.hand == state.hidden.hand
    assert RULES.view(state, third).passed == RULES.view(state, None).passed == ()


def test_keeping_a_ticket_is_told_with_its_name() -> None:
    state = fresh()
    assert events(state, f"keep {state.hidden.hand[0]}", 0)[0].key == "kept"


def test_field_of_the_pioneer_track_at_the_start() -> None:
    assert field(fresh()) == 0
