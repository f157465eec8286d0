"""The components as the specification counts and draws them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.black_loco.building import choices
from rules.black_loco.cards import SIDES, TURNED, UPRIGHT, Card, face, keeps, mask, symmetric, towers_agree
from rules.black_loco.components import PLANS, BadData, _check_shares, _expect
from rules.black_loco.plans import BENELUX, GERMANY, NOWHERE, USA, Plan
from rules.black_loco.rules import RULES

TAKEN_OVER = {"634", "635", "636", "637", "638"}
"""The red capitals that a blue one of another company may follow."""


def sizes(plan: Plan) -> dict[str, int]:
    count: Counter[str] = Counter()
    for card in plan.deck.values():
        count[card.stack] += card.copies
    return dict(count)


def test_ex_1_counts_of_cards_stacks_and_mountains() -> None:
    """EX-1."""
    germany, benelux, usa = (PLANS[name] for name in (GERMANY, BENELUX, USA))
    by_stack = sizes(germany)
    assert [by_stack[code] for code in ("T1", "T2", "T3")] == [24, 25, 36]
    assert [by_stack[code] for code in ("K1", "K2", "K3")] == [10, 6, 2]
    assert [by_stack[code] for code in ("D1", "D2", "D3")] == [12, 16, 5]
    assert [by_stack[code] for code in ("H1", "H2", "H3")] == [6, 6, 1]
    assert [sum(sizes(plan).values()) for plan in (germany, benelux, usa)] == [149, 153, 135]
    assert [len(plan.stacks) for plan in (germany, benelux, usa)] == [12, 12, 9]
    assert [sum(cell.mountain for cell in plan.cells) for plan in (germany, benelux, usa)] == [14, 14, 4]


def test_wrong_counts_are_refused_on_load() -> None:
    with pytest.raises(BadData, match="sizes"):
        _expect("sizes", {"T1": 23}, {"T1": 24})
    deck = dict(PLANS[GERMANY].deck)
    del deck["236"]
    with pytest.raises(BadData, match="loco on"):
        _check_shares(deck)


def test_ru_1_the_working_title_is_the_id() -> None:
    """RU-1: the rulebook does not name the game; the working title is its id."""
    assert RULES.id == "black_loco"


@pytest.mark.parametrize("plan", PLANS.values(), ids=lambda plan: plan.id)
def test_ru_2_rows_are_not_shifted_like_bricks(plan: Plan) -> None:
    """RU-2: every neighbour lies exactly one row or one column away."""
    steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
    place = {(cell.row, cell.column): i for i, cell in enumerate(plan.cells)}
    for cell in plan.cells:
        for (down, right), neighbour in zip(steps, cell.around, strict=True):
            assert neighbour == place.get((cell.row + down, cell.column + right), NOWHERE)


def test_ru_2_real_places_fall_on_their_cells() -> None:
    """RU-2: Berlin on 009, Hannover on 013; the rows have 4, 6, 7, 7, 6 and 5 cards."""
    cells = PLANS[GERMANY].cells
    assert {cell.id: cell.name_de for cell in cells if cell.id in ("009", "013")} == {
        "009": "Berlin",
        "013": "Hannover",
    }
    assert list(Counter(cell.row for cell in cells).values()) == [4, 6, 7, 7, 6, 5]
    assert [cell.column for cell in cells if cell.row == 6] == [1, 2, 3, 4, 5]


def test_ru_3_four_side_middles_give_the_printed_number_of_pictures() -> None:
    """RU-3: one crossing a side makes 4, 9 and 12 different pictures of one, two and three tracks."""
    tracks = [mask("".join(pair)) for pair in combinations(SIDES, 2)]
    for count, pictures in ((1, 4), (2, 9), (3, 12)):
        found = set()
        for links in combinations(tracks, count):
            card = Card("0", 1, "track", count, links, (), "", 0, "", ())
            found.add(frozenset({face(card, UPRIGHT).links, face(card, TURNED).links}))
        assert len(found) == pictures
    by_stage: dict[int, set[frozenset[frozenset[int]]]] = {1: set(), 2: set(), 3: set()}
    for card in PLANS[GERMANY].deck.values():
        if card.cls == "track":
            by_stage[card.stage].add(frozenset({face(card, UPRIGHT).links, face(card, TURNED).links}))
    assert {stage: len(found) for stage, found in by_stage.items()} == {1: 4, 2: 9, 3: 12}


def expected_list(plan: Plan, card: Card) -> set[str]:
    """What geometry, tower, class, stage and company allow to be printed on a card."""
    old, found = face(card, UPRIGHT), set()
    for other in plan.deck.values():
        if (other.cls, other.stage) != (card.cls, card.stage + 1):
            continue
        owners = [tuple(station.company for station in c.stations) for c in (card, other)]
        if owners[0] != owners[1] and card.number not in TAKEN_OVER:
            continue
        if any(keeps(old, new) and towers_agree(old, new) for new in (face(other, UPRIGHT), face(other, TURNED))):
            found.add(other.number)
    return found


@pytest.mark.parametrize("plan", PLANS.values(), ids=lambda plan: plan.id)
def test_inv_14_printed_lists_are_the_possible_successors(plan: Plan) -> None:
    """INV-14."""
    for card in plan.deck.values():
        assert set(card.successors) == expected_list(plan, card), card.number


@pytest.mark.parametrize("plan", PLANS.values(), ids=lambda plan: plan.id)
def test_inv_14_every_number_on_a_station_base_card_fits_its_cell(plan: Plan) -> None:
    """INV-14; every cell takes at least two placements."""
    for index, cell in enumerate(plan.cells):
        faces = choices(plan.id, index, "")
        assert len(faces) >= 2
        if not cell.is_track:
            assert {shown.card.number for shown in faces} == set(cell.successors)
        else:
            assert cell.successors == tuple(str(n) for n in range(101, 109))


def test_ru_34_usa_edges_and_open_sides() -> None:
    """RU-34: gaps, Atlantic, north and the south of 064 are edges; tracks may leave to the west and the south only."""
    cells = {cell.id: cell for cell in PLANS[USA].cells}
    assert cells["053"].edge == mask("NE")
    assert cells["054"].edge == mask("NW")
    assert all(cells[cell].edge & mask("N") for cell in ("059", "060", "061", "062"))
    assert cells["064"].edge == mask("ES")
    assert all(cells[cell].edge == mask("E") for cell in ("072", "080"))
    assert {cell.id for cell in cells.values() if cell.outward & mask("W")} == {"051", "056", "065", "073"}
    south = {cell.id for cell in cells.values() if cell.outward & mask("S")}
    assert south == {cell.id for cell in cells.values() if cell.row == 4}
    assert all(not cell.outward & mask("NE") for cell in cells.values())


def test_ru_37_in_benelux_the_mountain_of_018_lies_on_018c() -> None:
    """RU-37: the marker keeps its place on the plan, 14 stay 14."""
    germany = {(cell.row, cell.column) for cell in PLANS[GERMANY].cells if cell.mountain}
    benelux = {(cell.row, cell.column) for cell in PLANS[BENELUX].cells if cell.mountain}
    assert germany == benelux
    assert next(cell for cell in PLANS[BENELUX].cells if cell.id == "018c").mountain
    assert len(benelux) == 14


def test_ru_55_a_card_that_looks_the_same_both_ways_exists_upright_only() -> None:
    """RU-55."""
    plan = PLANS[GERMANY]
    same = {number for number, card in plan.deck.items() if symmetric(card)}
    assert {"101", "102", "145", "139", "142", "561", "665"} <= same
    assert not {"105", "106", "103", "501", "604"} & same
    assert all((number + TURNED in plan.faces) == (number not in same) for number in plan.deck)
