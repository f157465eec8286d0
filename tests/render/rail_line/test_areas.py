"""The score sheet shows what is marked by whom and what it is worth."""

from __future__ import annotations

from dataclasses import replace

from render import rail_line as pictured
from render.legibility import text_boxes
from render.scene import named
from rules.core import Seat
from rules.rail_line import scoring
from rules.rail_line.components import SHEETS
from rules.rail_line.state import FINAL, OVER, State
from tests.render.rail_line.scenes import begun, public, spoken


def with_marks(sheet: str, *marks: dict[str, int], seats: int = 2) -> State:
    state = begun(seats, sheet, side="B")
    rows = SHEETS[int(sheet)].rows
    players = tuple(
        replace(player, marks=tuple(own.get(row.symbol, 0) for row in rows))
        for player, own in zip(state.public.players, (*marks, *({} for _ in range(seats))), strict=False)
    )
    return State(replace(state.public, players=players), state.hidden)


def standing(sheet: str, *marks: dict[str, int], seats: int = 2) -> set[tuple[int, str, int, bool]]:
    """Seat, row, box, and whether the mark is solid."""
    state = with_marks(sheet, *marks, seats=seats)
    scene = pictured.areas(public(state), spoken(state))
    found = [group.name.split(":")[1:] for group in named(scene, "mark:")]
    return {(int(seat), symbol, int(box), kind == "token") for seat, symbol, box, kind in found}


def test_everybody_stands_on_the_furthest_box_inv_5() -> None:
    """INV-5: marked boxes are a prefix of the row, so one mark tells them all."""
    assert standing("1", {"PA": 4, "CO": 2}, {"PA": 4}) == {
        (0, "PA", 4, True),
        (0, "CO", 2, True),
        (1, "PA", 4, True),
    }


def test_what_does_not_count_is_hollow_ex_10_ex_12() -> None:
    """EX-10: coal 4, iron ore 2, steel 1, factory 2. EX-12, sheet 2: wood 3, sawmill 5 reaches sawmill box 3."""
    heavy = standing("1", {"CO": 4, "IO": 2, "ST": 1, "FA": 2})
    assert {(0, "FA", 2, False), (0, "FA", 1, True), (0, "ST", 1, True)} <= heavy
    timber = standing("2", {"WO": 3, "SA": 5})
    assert {(0, "SA", 5, False), (0, "SA", 3, True)} <= timber
    assert (0, "PO", 2, True) in standing("2", {"PA": 3, "PO": 4})


def test_the_printed_values_are_those_of_the_sheet() -> None:
    for number, sheet in SHEETS.items():
        state = begun(2, str(number), side="B")
        scene = pictured.areas(public(state), spoken(state))
        printed = [box.text for box in text_boxes(scene)]
        for row in sheet.rows:
            for box, value in enumerate(row.values, 1):
                if row.symbol == "FA" and sheet.exchange:
                    count, each = sheet.exchange[box - 1]
                    assert f"{count} × {each}" in printed
                elif row.symbol == "GL" and sheet.late_glass and box == row.size:
                    assert f"{value}/{sheet.late_glass}" in printed
                else:
                    assert str(value).replace("-", "−") in printed


def test_values_and_totals_stand_on_the_right() -> None:
    state = with_marks("2", {"PA": 3, "PO": 4}, {"CO": 6, "WO": 3, "SA": 2}, {}, seats=3)
    scene = pictured.areas(public(state), spoken(state))
    printed = [box.text for box in text_boxes(scene)]
    for player in state.public.players:
        for _, value in scoring.rows(state.public, player):
            assert str(value).replace("-", "−") in printed
        assert str(scoring.score(state.public, player)) in printed


def test_the_sheets_are_shown_anew_once_a_round() -> None:
    state = begun(3)
    seen = [
        pictured.chapter(public(State(replace(state.public, turn=turn, phase=phase), state.hidden)))
        for turn, phase in ((1, "play"), (3, "extra"), (4, "play"), (24, "play"), (25, FINAL), (28, OVER))
    ]
    assert seen[0] == seen[1] != seen[2]
    assert len(set(seen)) == 5
    assert pictured.chapter(RULES_VIEW) == "side"


RULES_VIEW = public(State(replace(begun(3).public, phase="side", active=Seat(0)), begun(3).hidden))
