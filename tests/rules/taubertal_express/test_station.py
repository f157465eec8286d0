"""Lauda station: all 22 buildings, overbuilding, the pioneer track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.taubertal_express import supplies
from rules.taubertal_express.components import DARK, DARK_PRICE, LIGHT, LIGHT_PRICE, letters
from rules.taubertal_express.state import State
from rules.taubertal_express.station import dark_price
from tests.rules.taubertal_express.positions import (
    after,
    changed,
    field,
    held,
    offered,
    own,
    play,
    refused,
    scene,
    showing,
)

FULL = "kantine stellwerk postamt wasserturm bankhaus wagenmeisterei umschlagplatz lackiererei"
"""Eight buildings without an effect that ends when they are covered."""


def rich(coins: int = 20, **fields: object) -> State:
    state = scene(**fields)  # type: ignore[arg-type]
    return State(
        replace(state.public, players=(replace(own(state), coins=coins), *state.public.players[1:])), state.hidden
    )


def full_with(kind: str, **fields: object) -> State:
    """Kind stands on space 1 of a full station; a storehouse-free light tile and coins are at hand."""
    station = " ".join([kind, *(other for other in FULL.split() if other != kind)][:8])
    return showing(rich(station=station, **fields), ["elektrizitaetswerk"])


def test_ru_24_the_price_belongs_to_the_space() -> None:
    """RU-24: the same building costs what its space asks for."""
    for space, price in enumerate(LIGHT_PRICE):
        tiles = [""] * 8
        tiles[space] = "wasserturm"
        state = showing(scene(stones=letters(price)), tiles)
        assert held(play(state, f"build light L{space + 1}")) == ""
        assert refused(showing(scene(stones="KKKKKKKK"), tiles), f"build light L{space + 1}") == "E_WRONG_STONES"


@pytest.mark.parametrize("kind", DARK)
def test_dark_buildings_cost_coins_only(kind: str) -> None:
    """Section 5.5: coins go to the bank, the tile leaves the offer, the marker moves on."""
    state = rich(DARK_PRICE[kind])
    done = play(state, f"build dark {kind}")
    assert own(done).coins == 0
    assert done.public.dark[DARK.index(kind)] == 0
    assert own(done).station[0] == kind
    assert field(done) == 1
    assert refused(rich(DARK_PRICE[kind] - 1), f"build dark {kind}") == "E_NO_COINS"


@pytest.mark.parametrize("kind", LIGHT)
def test_light_buildings_are_built_from_the_display(kind: str) -> None:
    done = play(showing(scene(stones="WYB"), [kind]), "build light L1")
    assert own(done).station[0] == kind
    assert done.public.light[0] == ""
    assert refused(done, "build light L1") == "E_SPACE_EMPTY"


def test_a_sold_out_kind_stays_sold_out() -> None:
    state = rich()
    sold = State(replace(state.public, dark=(0, *state.public.dark[1:])), state.hidden)
    assert refused(sold, "build dark kiosk") == "E_SOLD_OUT"


def test_inv_15_no_kind_twice_not_even_covered() -> None:
    """INV-15 and section 5.5: covered tiles count."""
    state = rich(station="kiosk", stones="WYB")
    assert refused(state, "build dark kiosk") == "E_DUPLICATE_BUILDING"
    covered = rich(station=FULL, covered=("kiosk",))
    assert refused(covered, "build dark kiosk 1") == "E_DUPLICATE_BUILDING"


def test_overbuilding_only_when_the_station_is_full() -> None:
    """E_MUST_NOT_OVERBUILD_YET, E_CHOOSE_SPACE."""
    assert refused(rich(station="wasserturm"), "build dark kiosk 1") == "E_MUST_NOT_OVERBUILD_YET"
    assert refused(rich(station=FULL), "build dark kiosk") == "E_CHOOSE_SPACE"
    assert refused(rich(station=FULL), "build dark kiosk 9") == "E_CHOOSE_SPACE"
    done = play(rich(station=FULL), "build dark magazingebaeude 3")
    assert own(done).station[2] == "magazingebaeude"
    assert own(done).covered == ("postamt",)


def test_ru_28_overbuilding_goes_to_the_top_of_the_last_field() -> None:
    """RU-28: also if the marker is there already."""
    state = rich(station=FULL)
    track = ((), (), (), (), (), (), (), (), (1, 0))
    state = State(replace(state.public, track=track), state.hidden)
    assert play(state, "build dark magazingebaeude 3").public.track[8] == (0, 1)
    jump = State(replace(state.public, track=((1,), (), (0,), (), (), (), (), (), ())), state.hidden)
    assert play(jump, "build dark magazingebaeude 3").public.track[8] == (0,)


def test_the_marker_moves_on_top_of_others() -> None:
    state = rich()
    state = State(replace(state.public, track=((0,), (1,), *((),) * 7)), state.hidden)
    assert play(state, "build dark magazingebaeude").public.track[:2] == ((), (0, 1))


def test_kiosk_takes_three_stones_of_free_choice() -> None:
    state = rich(stones="W" * 7)
    choosing = play(state, "build dark kiosk")
    assert refused(choosing, "choose take W W") == "E_WRONG_STONES"
    done = play(choosing, "choose take P PK")
    assert sum(own(done).stones) == 10
    assert held(play(done, "choose return W 2")) == "WWWWWPPK"


def test_ru_48_canteen_needs_a_free_place() -> None:
    """RU-48: one worker more on a free place, or no effect."""
    assert own(play(rich(hired=1, used=1), "build dark kantine")).hired == 2
    assert own(play(rich(hired=2), "build dark kantine")).hired == 2


def test_ru_47_police_post_discards_an_own_ticket_without_penalty() -> None:
    """RU-47: optional, with the passenger; no delivery, nothing lost."""
    state = rich(tickets=("T01", "T05"), aboard=("T01",), passenger_wagons=2, points=4)
    asked = play(state, "build dark polizeiposten")
    assert offered(asked, "discard") == ["choose discard T01", "choose discard T05", "choose discard"]
    assert refused(asked, "choose discard T30") == "E_NO_SUCH_TICKET"
    done = play(asked, "choose discard T01")
    assert (own(done).tickets, own(done).aboard, own(done).points) == (("T05",), (), 4)
    assert done.public.discard[-1] == "T01"
    assert own(play(asked, "choose discard")).tickets == ("T01", "T05")
    assert play(rich(), "build dark polizeiposten").public.stack == ()


def test_track_masters_office_places_a_hall_without_paying() -> None:
    asked = play(rich(), "build dark bahnmeisterei")
    assert "choose office brown SHA" in offered(asked, "office")
    assert refused(asked, "choose office brown WUE") == "E_COLOUR_NOT_ALLOWED"
    done = play(asked, "choose office brown SHA")
    assert own(done).sites.count("brown") == 1
    taken = rich(sites={"MER": "brown", "SHA": "brown", "MIL": "brown", "WUE": "turquoise", "HEI": "turquoise"})
    assert play(taken, "build dark bahnmeisterei").public.stack == ()


def test_power_station_scores_three_points_at_once() -> None:
    done = play(showing(scene(stones="WYB", points=0), ["elektrizitaetswerk"]), "build light L1")
    assert own(done).points == 3
    covered = play(full_with("elektrizitaetswerk", points=3, regions=("LAUDA",)), "build dark magazingebaeude 1")
    assert own(covered).points == 3
    assert own(covered).covered == ("elektrizitaetswerk",)


def test_ru_29_the_bank_lowers_prices_from_four_buildings_on() -> None:
    """RU-29: all tiles count, covered ones and the bank itself too; it must be visible when the price is paid."""
    three = changed(own(scene()), station="bankhaus kiosk kantine")
    four = changed(three, station="bankhaus kiosk kantine wasserturm")
    assert dark_price(three, "postamt") == 8
    assert dark_price(four, "postamt") == 7
    assert dark_price(changed(three, covered=("stellwerk",)), "postamt") == 7
    assert dark_price(four, "kantine") == 0
    assert dark_price(changed(four, station="kiosk kantine wasserturm", covered=("bankhaus",)), "postamt") == 8


def test_ru_29_the_bank_helps_to_pay_the_building_that_covers_it() -> None:
    state = rich(DARK_PRICE["magazingebaeude"] - 1, station=FULL)
    assert own(play(state, "build dark magazingebaeude 5")).coins == 0
    assert "bankhaus" in own(play(state, "build dark magazingebaeude 5")).covered


def test_ru_27_covering_the_workshop_returns_the_surplus_at_once() -> None:
    """RU-27: limit eight again, the player chooses; then the pioneer marker and the new tile's effect."""
    state = full_with("wagenwerkstatt", stones="WWYYBBPPKK")
    asked = play(state, "build dark kiosk 1")
    assert asked.public.stack[-1].task == "surplus"
    assert field(asked) == 0
    settled = after(asked, "choose return W 1", "choose return K 1")
    assert settled.public.stack[-1].task == "kiosk"
    assert field(settled) == 8
    assert held(settled) == "WYYBBPPK"


def test_ru_27_covering_the_workshop_inside_a_dice_step() -> None:
    """5.5: only the workshop's surplus goes back at once, the step's own surplus at its end."""
    state = full_with("wagenwerkstatt", stones="WWYYBBPPKK")
    asked = play(state, "dice station L1 1")
    assert asked.public.stack[-1].task == "surplus"
    back = play(asked, "choose return K 2")
    assert sum(own(back).stones) == 8 + 2
    assert back.public.stack[-1].task == "surplus"


def test_ru_54_tickets_of_a_covered_reception_hall_fill_empty_spaces_first() -> None:
    """RU-27 with RU-54: the lowest empty space first, the rest onto the discard pile."""
    state = full_with("empfangshalle", kept=("T01", "T05", "T06"))
    public = replace(state.public, open=("", "T04", "", "T22"), discard=())
    done = play(State(public, replace(state.hidden, draw=())), "build dark magazingebaeude 1").public
    assert (done.open, done.discard) == (("T01", "T04", "T05", "T22"), ("T06",))


def test_ru_27_covering_the_storehouse_returns_a_good() -> None:
    """RU-27: the good above the new capacity, of the player's choice, without money."""
    state = full_with("lagerhaus", freight_wagons=1, cargo="wine sheep sheep")
    asked = play(state, "build dark magazingebaeude 1")
    assert offered(asked, "unload") == ["choose unload wine", "choose unload sheep"]
    assert refused(asked, "choose unload grain") == "E_NOTHING_HERE"
    assert own(play(asked, "choose unload wine")).cargo == (0, 2, 0, 0)
    alike = full_with("lagerhaus", freight_wagons=1, cargo="wine wine wine")
    assert own(play(alike, "build dark magazingebaeude 1")).cargo == (2, 0, 0, 0)


def test_ru_27_customs_shed_reception_and_coal_store_end() -> None:
    """RU-27: tokens return without points, kept tickets go to the discard pile, the bonus is one again."""
    assert own(play(full_with("zollamt", customs="wine sheep"), "build dark magazingebaeude 1")).customs == (0, 0, 0, 0)
    shed = play(full_with("gueterschuppen", shed="wine sheep", points=0), "build dark magazingebaeude 1")
    assert (own(shed).shed, own(shed).points) == ((0, 0, 0, 0), 5 + 3)
    assert supplies.good_left(shed.public.players, "wine") == 16
    kept = play(full_with("empfangshalle", kept=("T01", "T05")), "build dark magazingebaeude 1")
    assert own(kept).kept == ()
    assert kept.public.discard[-2:] == ("T01", "T05")
    coal = play(full_with("kohlenlager"), "build dark magazingebaeude 1")
    assert held(play(coal, "dice three W YB")) == "WYBK"


def test_ru_32_the_storehouse_enlarges_one_wagon() -> None:
    """RU-32: exactly one wagon holds three; nothing without a wagon."""
    player = changed(own(scene()), station="lagerhaus")
    assert [supplies.cargo_places(replace(player, freight_wagons=n)) for n in range(4)] == [0, 3, 5, 7]
    assert supplies.cargo_places(replace(player, freight_wagons=2, station=("",) * 8)) == 4


def test_workshop_raises_the_limit_to_ten() -> None:
    """EX-21 with a workshop: nothing goes back."""
    state = scene(station="wagenwerkstatt", stones="WWYYBB")
    assert sum(own(play(state, "dice three W YB")).stones) == 10


def test_ex_13_paint_shop() -> None:
    """EX-13: two black stones become a yellow one, without limit."""
    state = scene(station="lackiererei", stones="KKKK")
    assert held(after(state, "paint Y", "paint Y")) == "YY"
    assert refused(scene(station="lackiererei", stones="KW"), "paint Y") == "E_WRONG_STONES"
    assert refused(state, "paint K") == "E_WRONG_COLOUR"
    none_left = scene(station="lackiererei", stones="KK", others={1: {"stones": (0, 12, 0, 0, 0)}})
    assert refused(none_left, "paint Y") == "E_STONE_SUPPLY"
    assert refused(scene(stones="KK"), "paint Y") == "E_NO_ABILITY"
    assert refused(scene(stones="KK", covered=("lackiererei",)), "paint Y") == "E_NO_ABILITY"


def test_ru_35_the_yard_works_once_in_each_own_turn() -> None:
    """RU-35: a coloured stone for a coin, once, and again in the next own turn."""
    state = scene(station="umschlagplatz", stones="WYK")
    done = play(state, "yard W")
    assert (held(done), own(done).coins) == ("YK", own(state).coins + 1)
    assert refused(done, "yard Y") == "E_USED_THIS_TURN"
    assert refused(state, "yard K") == "E_WRONG_COLOUR"
    assert refused(state, "yard B") == "E_NO_STONE"
    assert refused(scene(stones="W"), "yard W") == "E_NO_ABILITY"
    assert refused(after(done, "dice three W YB", "end", "dice three W YB", "end"), "yard Y") == ""
    assert refused(after(state, "dice three W YB", "end"), "yard W", 0) == "E_NOT_YOUR_TURN"


def test_ru_33_the_third_good_clears_the_shed() -> None:
    """RU-33: any three goods, same or different, four points."""
    state = scene(station="gueterschuppen", stones="PPW", points=0)
    two = after(state, "shed wine", "shed wine")
    assert own(two).shed == (2, 0, 0, 0)
    done = play(two, "shed sheep")
    assert (own(done).shed, own(done).points) == ((0, 0, 0, 0), 4)
    assert supplies.good_left(done.public.players, "wine") == 16
    assert refused(state, "shed tools") == "E_NO_STONE"
    empty = scene(station="gueterschuppen", stones="P", others={1: {"customs": "wine " * 16}})
    assert refused(empty, "shed wine") == "E_NO_GOOD"
    assert refused(scene(stones="P"), "shed wine") == "E_NO_ABILITY"


def test_ru_34_the_customs_office_stores_one_token_a_sale() -> None:
    """RU-34: any kind from the supply after the sold goods returned; none if nothing is left."""
    sale = {"town": "LAU", "tickets": ("T01",), "aboard": ("T01",), "freight_wagons": 1, "station": "zollamt"}
    state = scene(cargo="wine wine", **sale)  # type: ignore[arg-type]
    asked = play(state, "sell T01")
    assert offered(asked, "store") == [
        "choose store wine",
        "choose store sheep",
        "choose store grain",
        "choose store tools",
    ]
    done = play(asked, "choose store wine")
    assert own(done).customs == (1, 0, 0, 0)
    assert supplies.good_left(done.public.players, "wine") == 15
    only_sold = "wine " * 15 + "sheep " * 16 + "grain " * 16 + "tools " * 16
    scarce = scene(cargo="wine", others={1: {"customs": only_sold}}, **sale)  # type: ignore[arg-type]
    assert offered(play(scarce, "sell T01"), "store") == ["choose store wine"]
    assert refused(play(scarce, "sell T01"), "choose store sheep") == "E_NO_GOOD"


def test_ru_43_the_reception_hall_keeps_later_deliveries_only() -> None:
    """RU-43: kept under the tableau instead of discarded; replaced and discarded tickets never count."""
    ride = {"town": "LAU", "tickets": ("T01",), "aboard": ("T01",)}
    with_hall = play(scene(station="empfangshalle", **ride), "deliver T01")  # type: ignore[arg-type]
    assert own(with_hall).kept == ("T01",)
    assert "T01" not in with_hall.public.discard
    late = play(rich(4, **ride), "deliver T01")
    assert own(play(late, "build dark empfangshalle")).kept == ()
    thrown = after(rich(station="empfangshalle", **ride), "build dark polizeiposten", "choose discard T01")
    assert own(thrown).kept == ()


def test_lauda_is_a_region_of_eight_spaces() -> None:
    """Section 2.3: five points and three for the first, when the eighth space is filled."""
    seven = " ".join(FULL.split()[:7])
    state = rich(station=seven, points=0)
    assert own(play(state, "build dark magazingebaeude")).points == 8
    second = State(replace(state.public, first=("LAUDA",)), state.hidden)
    assert own(play(second, "build dark magazingebaeude")).points == 5
    assert own(play(rich(station=FULL, points=0, regions=("LAUDA",)), "build dark magazingebaeude 1")).points == 0
