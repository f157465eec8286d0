"""What is offered whole: each answer is its moves one by one, costs what it says, and goes back as one."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.texts import LANGUAGES, texts
from rules import battery, core, match
from rules.core import Clause, Menu, Offer, Seat
from rules.match import PLAYER, WITH
from rules.notation import notation
from rules.taubertal_express.moves import End, PlaceGood, Return, Sell
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.flowing import Flow
from tests.rules.taubertal_express.positions import changed, drafted, own, scene

CALLS, CLICKS = 80, 6.0
"""Of a game of three, and for a turn on the average."""
LABEL, NOTE = 80, 100


def menu(state: State, key: str, seat: int = 0) -> Menu:
    return next(menu for menu in RULES.menus(state, Seat(seat)) if menu.key == key)


def moves(offer: Offer) -> list[str]:
    return [notation(move) for move in offer.moves]


def offered(state: State, key: str) -> list[list[str]]:
    return [moves(offer) for offer in menu(state, key).offers]


@pytest.mark.parametrize("draft", ["together", "printed"])
def test_a_whole_game_through_the_menus_takes_few_calls_and_few_clicks(draft: str) -> None:
    """Only who is newly awaited is called; the budget is that of the draft at once."""
    flow = Flow(3, 4, {"draft": draft})
    played = flow.play()
    assert RULES.outcome(played.state) is not None
    assert len(flow.by_turn) == 63
    assert sum(flow.by_turn) / len(flow.by_turn) <= CLICKS
    assert flow.calls <= CALLS + (10 if draft == "printed" else 0)


def test_a_journey_is_its_segments_and_what_is_done_on_the_way() -> None:
    """EX-5: the passenger boards in Wertheim and is brought to Lauda; RU-14, RU-15."""
    state = scene(town="TBB", tickets=("T01",), stones="KKKY")
    drive = menu(state, "drive").offers
    best = next(offer for offer in drive if moves(offer)[-1] == "deliver T01")
    assert moves(best) == ["move WER K", "move TBB K", "move LAU K", "deliver T01"]
    assert best.label == Clause(
        "offer-drive",
        (("town", "LAU"), ("stones_count", ("K", 3)), ("count", 1), ("number_list", ("T01",)), ("sale", 0)),
    )
    assert best.note == Clause(
        "note-journey",
        (("count", 1), ("number_list", ("T01",)), ("more", 1), ("gain_count", ("points", "+1", "B", "+1"))),
    )


def test_black_stones_are_spent_first_then_the_colour_of_which_most_are_there() -> None:
    """10.2: the proposed payment."""
    state = scene(stones="WWBK")
    assert ["move TBB K", "move WER W"] in offered(state, "drive")


def test_a_sale_is_offered_with_the_delivery_and_without() -> None:
    """RU-16: a sale is everybody's own choice; EX-11."""
    state = scene(
        town="TBB", tickets=("T01",), aboard=("T01",), stones="K", freight_wagons=1, cargo="wine", station="zollamt"
    )
    found = offered(state, "drive")
    assert ["move LAU K", "sell T01", "choose store wine"] in found
    assert ["move LAU K", "deliver T01"] in found
    assert ["move LAU K"] in found


def test_the_wagon_of_a_turquoise_hall_stands_in_the_answer() -> None:
    """EX-8: both kinds, coupled on the way."""
    state = scene(town="GRU", stones="KK", sites={"WUE": "turquoise"}, waiting="WUE")
    ends = [row[-1] for row in offered(state, "drive") if row[0] == "move WUE K" and len(row) == 2]
    assert sorted(ends) == ["choose couple passenger", "choose couple worker"]


def test_the_dice_step_ends_the_turn_or_does_not() -> None:
    """T1, T3: the same steps twice; with the end as the last move of the answer."""
    state = scene(dice=(0, 0, 0, 4, 0), stones="W")
    finish, alone = menu(state, "finish"), menu(state, "dice")
    assert {offer.moves for offer in finish.offers} == {(*offer.moves, End()) for offer in alone.offers}
    assert all(offer.sure for offer in (*finish.offers, *alone.offers))
    assert ["dice travellers", "end"] in offered(state, "finish")


def test_a_dice_step_that_brings_too_many_stones_says_which_go_back() -> None:
    """EX-21, RU-11: black ones first; they go before the roll, in the same answer."""
    state = scene(stones="WWWYYBB", dice=(0, 0, 0, 4, 0))
    rows = [offer.moves for offer in menu(state, "dice").offers if moves(offer)[0].startswith("dice three")]
    assert rows
    for row in rows:
        assert isinstance(row[1], Return) and row[1].colour == "K"
        assert all(isinstance(move, Return) for move in row[1:])


def test_the_storekeeper_fills_what_can_be_filled() -> None:
    """RU-25: the new building and an older one, in one answer."""
    state = scene(dice=(0, 0, 4, 0, 0), sites={"KOE": "winery"}, public={"goods": ("pasture", *("",) * 7)})
    rows = [offer.moves for offer in menu(state, "dice").offers if moves(offer)[0] == "dice storekeeper G1 BOX"]
    assert [set(row[1:]) for row in rows] == [{PlaceGood("BOX"), PlaceGood("KOE")}]


def test_a_whole_answer_is_taken_back_as_one() -> None:
    state = scene(town="TBB", tickets=("T01",), stones="KKKY")
    now = match.Match(match.new(RULES, 2, 1).header, state)
    offer = next(offer for offer in menu(state, "drive").offers if len(offer.moves) > 2)
    for at, move in enumerate(offer.moves):
        now, _ = match.play(RULES, now, Seat(0), move, WITH if at else PLAYER)
    assert now.state != state
    assert match.undo(now, Seat(0)).state == state


def test_when_the_dice_step_is_taken_the_turn_can_be_ended_at_once() -> None:
    state = scene(stepped=True, stones="WKK")
    (end,) = menu(state, "end").offers
    assert end.moves == (End(),) and end.note == Clause("note-end", (("stones_count", ("W", 1, "K", 2)),))
    assert [m.key for m in RULES.menus(state, Seat(0))][0] == "end"


def test_nobody_else_is_offered_anything() -> None:
    state = drafted()
    assert RULES.menus(state, Seat(1)) == ()


def walks() -> Iterator[tuple[State, Seat]]:
    for case in battery.cases(RULES)[::3]:
        for now, seat, _, _ in battery.walk(case, 31):
            yield now.state, seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said_and_fits(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Labels and notes of whole answers and wishes, in both languages, at every state of random games."""
    words, said = texts(language, "taubertal_express").among(["Ada", "Ben", "Cleo", "Dora"]), set[tuple[Clause, int]]()
    for state, seat in walks():
        for each in RULES.menus(state, seat):
            assert words.has(f"menu-{each.key}"), each.key
            for offer in each.offers:
                said |= {(clause, LABEL) for clause in (offer.label, *offer.path)}
                said |= {(offer.note, NOTE)} if offer.note is not None else set()
        for ask in RULES.ahead(state):
            for wish in RULES.wishes(RULES.view(state, ask.seat), ask.seat, ask.key, ()):
                said |= {(wish.label, LABEL)} | ({(wish.note, NOTE)} if wish.note is not None else set())
    with caplog.at_level(logging.WARNING, "bot.texts"):
        for clause, room in said:
            assert 0 < len(words.put(clause)) <= room, words.put(clause)
    assert caplog.messages == []


def test_offers_with_equal_words_are_the_same_offer() -> None:
    """Nobody has to guess between two answers that read alike."""
    for state, seat in walks():
        for each in RULES.menus(state, seat):
            read = [(offer.path, offer.label, offer.note) for offer in each.offers]
            assert len(set(read)) == len(read), each.key


def test_selling_is_a_move_of_the_seat() -> None:
    state = scene(town="LAU", tickets=("T01",), aboard=("T01",), freight_wagons=1, cargo="wine")
    sell = next(offer for offer in menu(state, "build").offers if isinstance(offer.moves[0], Sell))
    assert own(RULES.apply(state, Seat(0), sell.moves[0]).state).points == 3
    assert core.legal(RULES, state, Seat(0))


def test_a_building_that_would_do_nothing_warns_of_it() -> None:
    """RU-47, RU-48: the police post without a ticket, the canteen without a free place."""
    state = scene(hired=2)
    rich = changed(own(state), coins=9)
    state = State(replace(state.public, players=(rich, own(state, 1))), state.hidden)
    noted = {
        offer.label.data[0][1]: offer.note and offer.note.key
        for offer in menu(state, "build").offers
        if offer.label.key == "offer-station-built"
    }
    assert noted["polizeiposten"] == "waste-polizeiposten" and noted["kantine"] == "waste-kantine"
    assert noted["kiosk"] == "effect-kiosk" and noted["bahnmeisterei"] == "effect-bahnmeisterei"
