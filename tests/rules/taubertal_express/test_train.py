"""Driving, tickets, passengers, goods, sales."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.taubertal_express import supplies
from rules.taubertal_express.components import ALLOWS, DISTANCE, NEIGHBOURS, TICKETS, TOWNS
from rules.taubertal_express.state import State
from rules.taubertal_express.train import proceeds
from tests.rules.taubertal_express.positions import (
    after,
    changed,
    events,
    held,
    offered,
    own,
    play,
    refused,
    scene,
    step,
    told,
    waits,
)


def test_the_network_is_as_stated() -> None:
    """Section 2.3: connected, no town with more than three neighbours, Lauda four segments from the farthest."""
    assert max(map(len, NEIGHBOURS.values())) == 3
    assert len({b for a, b in DISTANCE if a == "LAU"}) == 18
    assert max(DISTANCE["LAU", town] for town in TOWNS) == 4


def test_ex_4_any_two_stones_pay_for_two_segments() -> None:
    """EX-4."""
    state = scene(town="FRA", stones="YK")
    done = after(state, "move MIL K", "move WER Y")
    assert own(done).town == "WER"
    assert held(done) == ""
    assert own(after(state, "move MIL Y", "move WER K")).town == "WER"
    assert refused(state, "move WER K") == "E_NOT_ADJACENT"
    assert refused(state, "move MIL W") == "E_NO_STONE"


def test_ru_13_no_limit_on_free_actions() -> None:
    """RU-13: eight segments in one turn."""
    state = scene(stones="K" * 8)
    for town in ("TBB", "LAU", "TBB", "LAU", "KOE", "BOX", "MOS", "HEI"):
        state = play(state, f"move {town} K")
    assert own(state).town == "HEI"


def test_ex_5_boarding_and_delivery() -> None:
    """EX-5: one point, a blue stone that can be spent at once, the ticket on the discard pile."""
    state = scene(town="MIL", tickets=("T01",), stones="BYK", points=0)
    state = play(state, "move WER K")
    assert own(state).aboard == ("T01",)
    assert refused(state, "deliver T01") == "E_NOT_DESTINATION"
    done = after(state, "move TBB B", "move LAU Y", "deliver T01")
    assert (own(done).points, held(done)) == (1, "B")
    assert (own(done).tickets, own(done).aboard) == ((), ())
    assert done.public.discard[-1] == "T01"
    assert own(play(done, "move KOE B")).town == "KOE"


def test_ru_14_passengers_board_while_the_train_drives_through() -> None:
    """RU-14: also two at a time, without any command."""
    state = scene(town="MIL", tickets=("T01", "T35"), passenger_wagons=2, stones="KK")
    state = after(state, "move WER K", "move TBB K")
    assert set(own(state).aboard) == {"T01", "T35"}


def test_ru_15_a_delivery_may_wait() -> None:
    """RU-15: optional while the locomotive stands there, also in a later turn."""
    state = scene(town="LAU", tickets=("T01",), aboard=("T01",))
    later = after(state, "dice three W YB", "end", "dice three W YB", "end")
    assert own(later).tickets == ("T01",)
    assert refused(later, "deliver T01") == ""
    assert refused(play(later, "move TBB W"), "deliver T01") == "E_NOT_DESTINATION"


def open_ticket(ticket: str, place: int = 1, **fields: object) -> State:
    state = scene(**fields)  # type: ignore[arg-type]
    row = list(state.public.open)
    spare = row[place - 1]
    row[place - 1] = ticket
    others = ["T39", "T40", "T41", "T42"]
    row = [ticket if at == place - 1 else others[at] for at in range(4)]
    draw = tuple(t for t in (*state.hidden.draw, spare) if t not in row)
    return State(replace(state.public, open=tuple(row)), replace(state.hidden, draw=draw))


def test_ex_23_a_paid_ticket_costs_the_colour_of_its_space() -> None:
    """EX-23: space 3 asks for blue; the space is refilled at once; black will not do."""
    state = open_ticket("T05", 3, town="TBB", stones="BK")
    done = step(state, "ticket 3")
    assert held(done.state) == "K"
    assert (own(done.state).tickets, own(done.state).aboard) == (("T05",), ())
    assert done.state.public.open[2] == state.hidden.draw[-1]
    assert done.sealed
    assert refused(open_ticket("T05", 3, town="TBB", stones="K"), "ticket 3") == "E_NO_STONE"


def test_ru_18_in_its_start_town_a_ticket_is_free_but_needs_a_wagon() -> None:
    """RU-18."""
    state = open_ticket("T05", 3, town="MER")
    assert own(play(state, "ticket 3")).aboard == ("T05",)
    full = open_ticket("T05", 3, town="MER", tickets=("T01",))
    assert refused(full, "ticket 3") == "E_NO_PASSENGER_WAGON"
    assert refused(state, "ticket 5") == "E_SPACE_EMPTY"


def test_ex_7_a_brown_hall_gives_a_freight_wagon_on_arrival() -> None:
    """EX-7: once, with two goods places; arriving again gives nothing."""
    state = scene(town="MER", stones="YYBBKKKK")
    state = play(state, "build hall brown SHA")
    assert held(state) == "KKKK"
    assert waits(state, "SHA")
    state = after(state, "move CRA K", "move SHA K")
    assert own(state).freight_wagons == 1
    assert not waits(state, "SHA")
    assert supplies.cargo_places(own(state)) == 2
    again = after(state, "move OEH K", "move SHA K")
    assert own(again).freight_wagons == 1


def test_ex_8_a_turquoise_hall_leaves_the_choice_of_the_wagon() -> None:
    """EX-8: a worker wagon: up to four workers in the next pass."""
    state = scene(town="GRU", stones="K", sites={"WUE": "turquoise"}, waiting="WUE")
    state = play(state, "move WUE K")
    assert offered(state, "couple") == ["choose couple passenger", "choose couple worker"]
    assert refused(state, "dice three W YB") == "E_PENDING_CHOICE"
    done = play(state, "choose couple worker")
    assert own(done).worker_wagons == 2
    assert supplies.worker_places(own(done)) == 4


def test_ru_21_a_hall_where_the_locomotive_stands_delivers_at_once() -> None:
    """RU-21."""
    state = scene(town="SHA", stones="YYBB")
    assert own(play(state, "build hall brown SHA")).freight_wagons == 1
    built = play(scene(town="WUE", dice=(1, 1, 1, 0, 1)), "dice builder turquoise WUE")
    assert offered(built, "couple") == ["choose couple passenger", "choose couple worker"]
    assert built.public.dice == (1, 1, 1, 0, 1)
    assert own(play(built, "choose couple passenger")).passenger_wagons == 2


def test_ru_23_an_exhausted_wagon_kind_leaves_the_other() -> None:
    """RU-23: no passenger wagon is left."""
    state = scene(4, town="WUE", dice=(1, 1, 1, 0, 1), others={1: {"passenger_wagons": 4}, 2: {"passenger_wagons": 4},
                                                               3: {"passenger_wagons": 3}})  # fmt: skip
    state = play(state, "dice builder turquoise WUE")
    assert offered(state, "couple") == ["choose couple worker"]
    assert refused(state, "choose couple passenger") == "E_WAGON_SOLD_OUT"


@pytest.mark.parametrize(
    ("town", "colours"),
    [("SHA", "brown"), ("MIL", "brown"), ("WUE", "turquoise"), ("HEI", "turquoise"), ("MER", "brown turquoise")],
)
def test_ru_22_hall_towns_and_their_colours(town: str, colours: str) -> None:
    """RU-22."""
    state = scene(stones="YYBBWWPP")
    assert set(ALLOWS[town]) == set(colours.split())
    for hall in ("brown", "turquoise"):
        expected = "" if hall in colours.split() else "E_COLOUR_NOT_ALLOWED"
        assert refused(state, f"build hall {hall} {town}") == expected


def test_ex_10_supply() -> None:
    """EX-10: a purple stone brings wine, two white ones two sheep; the supply shrinks."""
    sites = {"KOE": "winery", "BOX": "pasture", "HEN": "pasture"}
    state = scene(stones="PWW", sites=sites)
    done = after(state, "supply KOE", "supply BOX", "supply HEN")
    assert all(waits(done, town) for town in sites)
    left = [supplies.good_left(done.public.players, good) for good in ("wine", "sheep", "grain", "tools")]
    assert left == [15, 14, 16, 16]
    assert refused(done, "supply KOE") == "E_NO_MATCHING_BUILDING"
    assert refused(play(state, "supply KOE"), "supply KOE") == "E_NO_MATCHING_BUILDING"
    assert refused(scene(stones="K", sites=sites), "supply KOE") == "E_NO_STONE"


def test_ru_50_a_good_out_of_stock_cannot_be_supplied() -> None:
    """RU-50: neither for a stone nor by the storekeeper."""
    state = scene(stones="P", sites={"KOE": "winery", "TBB": "factory"}, others={1: {"customs": "wine " * 16}})
    assert refused(state, "supply KOE") == "E_NO_GOOD"
    kept = play(state, "dice storekeeper")
    assert refused(kept, "choose goods KOE") == "E_NO_GOOD"
    assert offered(kept, "goods") == ["choose goods TBB", "choose goods"]


def loading(**fields: object) -> State:
    own_fields = {"town": "KOE", "sites": {"KOE": "winery"}, "waiting": "KOE", "freight_wagons": 1, "hired": 1}
    return scene(**(own_fields | fields))  # type: ignore[arg-type]


def test_loading_takes_a_worker_and_a_place() -> None:
    """Section 5.10 with its three refusals."""
    done = play(loading(), "load")
    assert (own(done).cargo, own(done).used) == ((1, 0, 0, 0), 1)
    assert not waits(done, "KOE")
    assert refused(loading(waiting=""), "load") == "E_NOTHING_HERE"
    assert refused(loading(cargo="sheep sheep"), "load") == "E_NO_FREIGHT_SPACE"
    assert refused(loading(freight_wagons=0), "load") == "E_NO_FREIGHT_SPACE"
    assert refused(loading(used=1), "load") == "E_NO_WORKER"


def selling(cargo: str, **fields: object) -> State:
    own_fields = {"town": "LAU", "tickets": ("T01",), "aboard": ("T01",), "cargo": cargo, "freight_wagons": 3}
    return scene(**(own_fields | {"points": 0} | fields))  # type: ignore[arg-type]


def test_ex_11_a_sale() -> None:
    """EX-11: 2 wine, 1 sheep, 1 grain: 7 coins and 8 points, besides the ticket's point. RU-16: all goods go."""
    state = selling("wine wine sheep grain")
    done = play(state, "sell T01")
    assert own(done).coins - own(state).coins == 7
    assert own(done).points == 8 + 1
    assert own(done).cargo == (0, 0, 0, 0)
    assert supplies.good_left(done.public.players, "wine") == 16


@pytest.mark.parametrize(
    ("cargo", "coins"),
    [((1, 0, 0, 0), 1), ((2, 0, 0, 0), 2), ((1, 1, 0, 0), 3), ((2, 1, 0, 0), 4), ((3, 2, 1, 1), 13),
     ((2, 2, 2, 1), 15), ((1, 1, 1, 1), 9), ((4, 0, 0, 0), 4)],
)  # fmt: skip
def test_ex_14_proceeds(cargo: tuple[int, int, int, int], coins: int) -> None:
    """EX-14, and RU-17: which of two equal kinds counts first makes no difference."""
    assert proceeds(cargo) == coins
    assert proceeds(cargo[::-1]) == coins  # type: ignore[arg-type]


def test_ru_16_a_sale_is_all_or_nothing_and_needs_a_long_stop() -> None:
    """RU-16: there is no move that sells a part; without long stop none at all."""
    state = selling("wine sheep")
    assert offered(state, "sell") == ["sell T01"]
    assert own(play(state, "deliver T01")).cargo == (1, 1, 0, 0)
    short = scene(town="WUE", tickets=("T06",), aboard=("T06",), cargo="wine", freight_wagons=1)
    assert not TICKETS["T06"].long_stop
    assert refused(short, "sell T06") == "E_NO_LONG_STOP"
    assert refused(selling(""), "sell T01") == "E_NOTHING_TO_SELL"


def test_two_deliveries_in_one_town_sell_separately() -> None:
    """Section 5.11: the second sells only what is loaded in between."""
    state = selling("wine", tickets=("T01", "T26"), aboard=("T01",), passenger_wagons=2)
    done = play(state, "sell T01")
    assert refused(done, "sell T26") == "E_NOT_ABOARD"
    two = selling("wine", tickets=("T01", "T13"), aboard=("T01", "T13"), passenger_wagons=2)
    assert refused(play(two, "sell T01"), "sell T13") == "E_NOTHING_TO_SELL"


def test_ru_55_the_reward_comes_before_the_sale() -> None:
    """RU-55: reward stones and their surplus first, then the proceeds."""
    state = selling("wine", stones="WWYYBBPP")
    over = play(state, "sell T01")
    assert over.public.stack[-1].task == "surplus"
    assert own(over).cargo == (1, 0, 0, 0)
    done = play(over, "choose return W 1")
    assert own(done).cargo == (0, 0, 0, 0)
    assert told(selling("wine"), "sell T01") == ["delivered", "stones", "sold"]


def test_ru_55_separate_payments_of_a_nearly_empty_bank() -> None:
    """RU-55: the coin of the reward still fits, the proceeds do not: everybody is cut to fifteen in between."""
    state = selling("wine sheep", town="HEI", tickets=("T04",), aboard=("T04",), others={1: {"coins": 100}})
    players = (replace(own(state), coins=11), own(state, 1))
    state = State(replace(state.public, players=players), state.hidden)
    assert supplies.bank(state.public.players, state.public.coins) == 1
    done = play(state, "sell T04")
    assert own(done, 1).coins == 15
    assert own(done, 1).earned[4] == 85
    assert own(done).coins == 11 + 1 + 3


def test_ru_31_the_signal_box_pays_once_a_visit() -> None:
    """RU-31: at every arrival in Lauda, or at the end of a turn for a stay not yet paid; never for leaving."""
    state = scene(town="TBB", station="stellwerk", stones="WW")
    there = play(state, "move LAU W")
    assert held(there) == "WK"
    ended = after(there, "dice three W YB", "end")
    assert held(ended) == "WWYBKK"
    through = after(state, "move LAU W", "move KOE W", "dice three W YB", "end")
    assert held(through) == "WYBKK"
    stayed = after(scene(station="stellwerk"), "dice three W YB", "end")
    assert held(stayed) == "WYBKK"
    built = play(scene(town="TBB", stones="WWYB"), "move LAU W")
    built = State(replace(built.public, light=("stellwerk", *built.public.light[1:])), built.hidden)
    assert held(after(built, "build light L1", "dice three W YB", "end")) == "WYBKK"


def test_ru_31_a_stay_counts_as_paid_in_one_turn_only() -> None:
    """RU-31: what one player was paid on arrival says nothing about the stay of the next."""
    box = {"station": "stellwerk"}
    state = scene(town="TBB", stones="W", others={1: box}, **box)  # type: ignore[arg-type]
    first = after(state, "move LAU W", "dice three W WW", "end")
    assert held(first) == "WWWKK"
    second = after(first, "dice three W YB", "end")
    assert held(second, 1) == "WYBKK"


def test_a_move_is_told_with_both_towns() -> None:
    data = dict(events(scene(stones="K"), "move TBB K")[0].data)
    assert (data["town1"], data["town"], data["colour"]) == ("LAU", "TBB", "K")
    assert changed(own(scene()), stones="WK").stones == (1, 0, 0, 0, 1)
