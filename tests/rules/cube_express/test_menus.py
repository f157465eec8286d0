"""What is offered whole: each answer is its moves one by one, costs what it says, and goes back as one."""

from __future__ import annotations

import logging

import pytest

from bot.texts import LANGUAGES, texts
from rules import ages, codec, core, match
from rules.core import Clause, Offer, Seat, clause
from rules.cube_express.moves import Finish
from rules.cube_express.rules import RULES
from rules.cube_express.state import MARKET, SIDE, STORE, TRAINS, State
from rules.match import PLAYER, WITH
from rules.notation import notation
from tests.rules.cube_express.flowing import Flow
from tests.rules.cube_express.positions import centre_open, offered, play, position, side_open

CALLS, CLICKS = 24, 6.0
"""Of a game of three, and for a turn on the average."""
LABEL, NOTE = 80, 100


def offers(state: State, key: str) -> tuple[Offer, ...]:
    return next(menu.offers for menu in RULES.menus(state, Seat(0)) if menu.key == key)


def moves(offer: Offer) -> list[str]:
    return [notation(move) for move in offer.moves]


def rows(state: State, key: str) -> list[list[str]]:
    return [moves(offer) for offer in offers(state, key)]


def test_a_whole_game_takes_a_call_a_turn_and_few_clicks():
    """RU-35: only the active player ever decides."""
    flow = Flow(3, 4)
    for _ in flow.play():
        pass
    assert flow.calls == len(flow.by_turn) == CALLS
    assert sum(flow.by_turn) / len(flow.by_turn) <= CLICKS


def test_each_tile_of_the_hand_is_a_menu_and_the_backs_are_one():
    """At most four menus stand together; a tile is laid with its centre action in one answer."""
    state = position(hands={0: ("C01", "F07", "P01")})
    assert [menu.key for menu in RULES.menus(state, Seat(0))] == ["C01", "F07", "P01", "back"]
    assert ["place F07 N2 0", "bonus"] in rows(state, "F07")
    assert all(len(offer.path) == 1 and len(offer.moves) == 1 for offer in offers(state, "back"))


def test_a_gain_goes_without_asking_only_if_the_reserve_holds_enough():
    """RU-10: an empty reserve stops later gains, so then both answers are offered."""
    rich = rows(position(hands={0: ("F07", "S01", "S02")}), "F07")
    assert ["place F07 N2 0", "bonus"] in rich and ["place F07 N2 0", "decline"] not in rich
    poor = rows(position(hands={0: ("F07", "S01", "S02")}, players={0: {"reserve": 8}}), "F07")
    assert ["place F07 N2 0", "bonus"] in poor and ["place F07 N2 0", "decline"] in poor


def test_owning_a_site_is_never_assumed():
    """RU-23: it is bought now or never."""
    found = rows(position(hands={0: ("P01", "S01", "S02")}), "P01")
    assert ["place P01 N2 0", "claim"] in found and ["place P01 N2 0", "decline"] in found


def site(**more: object) -> State:
    """A station site just laid on N4, for blue with one station."""
    return centre_open(
        position(4, "P02@N2 r0", "C01@N3 r0", "S01@N4 r0", **more),  # type: ignore[arg-type]
        "N4",
    )


def test_others_passengers_pay_before_dividends():
    """RU-26: a foreign passenger costs the payer nothing; houses of one city and owner are equal."""
    state = site(passengers={"N1.NW": 1, "N1.NE": 1})
    built = [offer for offer in offers(state, "centre") if offer.moves[0].tag == "build"]
    assert [moves(offer) for offer in built] == [["build 0", "pay N1.NW"]]
    assert built[0].label == clause(
        "offer-build-f", id="S01", cell="N4", turn=0, dividends=0, own=0, foreign=1, owners=1, seat_list=(1,)
    )


def test_a_choice_among_owners_is_asked():
    state = site(passengers={"N1.NW": 1, "N1.NE": 2})
    found = [row for row in rows(state, "centre") if row[0] == "build 0"]
    assert sorted(found) == [["build 0", "pay N1.NE"], ["build 0", "pay N1.NW"]]


def test_an_own_passenger_or_a_dividend_is_asked():
    """Both are worth 1 point, but goals and bids differ."""
    found = rows(site(passengers={"N1.NW": 0}), "centre")
    assert ["build 1"] in found and ["build 0"] in found and ["decline"] in found


def test_a_journey_is_one_answer_with_what_is_used_on_the_way():
    """The stock of no rival rises, the stores have room: taken without asking."""
    state = position(4, "P01@N2 r0", phase=TRAINS)
    found = rows(state, "journey")
    assert ["step 1 N", "take", "finish"] in found and ["step 1 N", "finish"] not in found
    best = next(offer for offer in offers(state, "journey") if moves(offer) == ["step 1 N", "take", "finish"])
    assert best.label == clause("offer-drive-gain", number=1, cell_route=("N2",), gain_list=("coal-1",))
    assert moves(offers(state, "journey")[-1]) == ["finish"]


def test_a_rivals_site_is_never_used_without_asking():
    """RU-23: its owner's stock rises."""
    found = offers(position(4, "P01@N2 r0", owners={"N2": 2}, phase=TRAINS), "journey")
    assert ["step 1 N", "finish"] in map(moves, found)
    used = next(offer for offer in found if moves(offer) == ["step 1 N", "take", "finish"])
    assert used.note == clause("note-drive", by="±0", others=1, seat_count=(2, "+1"))


def test_a_delivery_is_offered_for_each_goal_with_room_and_not_at_all():
    """RU-22: the shortest conversion that makes it possible belongs to the answer."""
    full = ((5, 0, 0, 0), (0,) * 4, (0,) * 4, (0,) * 4)
    state = position(4, "F01@N2 r0", bids=full, players={0: {"coal": 1, "wood": 4}}, phase=TRAINS)
    found = rows(state, "journey")
    ride = ["step 1 N", "convert wc", "convert wc", "deliver 2", "finish"]
    assert ride in found and ["step 1 N", "finish"] in found
    assert not any("deliver 1" in row for row in found)
    label = next(offer.label for offer in offers(state, "journey") if moves(offer) == ride)
    gains = dict(label.data)["gain_list"]
    assert isinstance(gains, tuple) and gains[-1] == "goal-2" and "wc" in gains


def test_a_coal_for_one_step_more_is_a_journey_of_its_own():
    state = position(4, "P01@N2 r0", "C01@N3 r0", players={0: {"coal": 1}}, phase=TRAINS)
    found = rows(state, "journey")
    assert any("burn" in row for row in found)
    assert all(row.count("burn") <= 1 for row in found)


def test_both_trains_drive_in_one_answer():
    state = position(4, "P01@N2 r0", "P02@E2 r1", players={0: {"trains": ("N1", "E1")}}, phase=TRAINS, points=2)
    found = rows(state, "journey")
    assert any({"step 1 N", "step 2 E"} <= set(row) for row in found)


def test_the_second_train_stands_before_the_journey():
    state = position(2, phase=TRAINS, players={0: {"coal": 1, "iron": 1}})
    assert [menu.key for menu in RULES.menus(state, Seat(0))] == ["second", "journey"]
    assert rows(state, "second") == [["second N1"]]


def test_the_market_is_asked_with_the_goal_and_a_sale_for_it():
    """Each column: no goal, goal, goal by selling one step; the tile turned up plays no part in their order."""
    state = position(phase=MARKET)
    found = rows(state, "market")
    assert len(found) == 12
    assert ["sell 1", "market 3 goal"] in found and ["market 3 goal"] in found and ["market 3"] in found
    broke = position(phase=MARKET, players={0: {"dividends": 0}})
    assert len(rows(broke, "market")) == 8


def test_full_stores_are_a_question_of_their_own():
    """5.9: a conversion may take the place of a drop."""
    state = position(phase=STORE, players={0: {"coal": 2}})
    assert rows(state, "store") == [["drop 1 0 0"], ["convert cw"]]


def test_a_tile_that_cannot_be_used_opens_no_question():
    """RU-39: not even converting or burning would help; else it is open."""
    empty = position(4, "P01@N2 r0", players={0: {"reserve": 0}}, phase=TRAINS)
    assert play(empty, "0 step 1 N").public.phase == TRAINS
    for stores in ({"coal": 1}, {"wood": 2}):
        s = position(4, "P01@N2 r0", players={0: {"reserve": 0, **stores}}, phase=TRAINS)
        assert play(s, "0 step 1 N").public.phase == SIDE
    factory = position(4, "F01@N2 r0", players={0: {"coal": 2}}, phase=TRAINS)
    assert play(factory, "0 step 1 N").public.phase == TRAINS
    reached = position(4, "F01@N2 r0", players={0: {"coal": 2, "wood": 2}}, phase=TRAINS)
    assert play(reached, "0 step 1 N").public.phase == SIDE
    crowded = position(4, passengers={"S1.SW": 0, "S1.SE": 1}, players={0: {"trains": ("0", "")}}, phase=TRAINS)
    assert play(crowded, "0 step 1 S").public.phase == TRAINS


def test_a_centre_that_cannot_be_used_opens_no_question():
    """5.3: a neighbour carries a station; 5.2: neither dividends nor anything to sell."""
    s = play(position(hands={0: ("S01", "S02", "S03")}), "0 place S01 N2 0")
    assert s.public.phase == TRAINS
    poor = {"dividends": 0, "stock": 0}
    assert (
        play(position(hands={0: ("P01", "S02", "S03")}, players={0: poor}), "0 place P01 N2 0").public.phase == TRAINS
    )


def test_logs_of_version_1_decline_what_was_not_opened():
    """Where version 1 asked, its logs have an answer: accepted, it changes nothing, and a kept question is over."""
    driven = play(position(4, "F01@N2 r0", phase=TRAINS), "0 step 1 N")
    assert "skip" not in offered(driven) and play(driven, "0 skip") == driven
    asked = side_open(driven, "N2")
    assert ages.read(RULES, 1, codec.dumps(asked)) == driven
    assert ages.read(RULES, 2, codec.dumps(asked)) == asked
    laid = play(position(hands={0: ("S01", "S02", "S03")}), "0 place S01 N2 0")
    assert "decline" not in offered(laid) and play(laid, "0 decline") == laid
    assert ages.read(RULES, 1, codec.dumps(centre_open(laid, "N2"))) == laid


def test_a_whole_answer_is_taken_back_as_one():
    state = position(4, "P01@N2 r0", phase=TRAINS)
    now = match.Match(match.new(RULES, 4, 1).header, state)
    offer = next(offer for offer in offers(state, "journey") if len(offer.moves) > 2)
    for at, move in enumerate(offer.moves):
        now, _ = match.play(RULES, now, Seat(0), move, WITH if at else PLAYER)
    assert now.state != state
    assert match.undo(now, Seat(0)).state == state


def test_nobody_else_is_offered_anything():
    assert RULES.menus(position(), Seat(1)) == ()


def test_every_answer_can_be_said_fits_and_is_told_from_the_others(caplog: pytest.LogCaptureFixture):
    """Labels and notes of whole answers, in both languages, at every state of games played through them."""
    said: set[tuple[Clause, int]] = set()
    keys: set[str] = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for state, seat in Flow(seats, seed).play():
            for menu in RULES.menus(state, seat):
                keys.add(menu.key)
                said |= {(each, LABEL) for offer in menu.offers for each in (offer.label, *offer.path)}
                said |= {(offer.note, NOTE) for offer in menu.offers if offer.note is not None}
                read = [(offer.path, offer.label, offer.note) for offer in menu.offers]
                assert len(set(read)) == len(read), menu.key
                if menu.key == "journey":
                    assert all(isinstance(offer.moves[-1], Finish) for offer in menu.offers)
    for language in LANGUAGES:
        words = texts(language, "cube_express").among(["Annegret", "Ben", "Cleo", "Dora"])
        assert all(words.has(f"menu-{key}") for key in keys)
        with caplog.at_level(logging.WARNING, "bot.texts"):
            for each, room in said:
                assert 0 < len(words.put(each)) <= room, words.put(each)
    assert caplog.messages == []


def test_a_step_by_step_answer_is_always_there():
    state = position(4, "P01@N2 r0", phase=TRAINS)
    assert core.legal(RULES, state, Seat(0)) and "step 1 N" in offered(state)
