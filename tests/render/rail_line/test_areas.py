"""The score sheets show what is marked and what it is worth."""

from __future__ import annotations

from dataclasses import replace

from render import rail_line as pictured
from render.legibility import text_boxes
from render.scene import Rect, Sprite, everything, named
from render.theme import BRASS
from rules.rail_line.components import SHEETS
from rules.rail_line.state import State
from tests.render.rail_line.scenes import begun, public, spoken


def test_every_marked_box_is_crossed_inv_5() -> None:
    for sheet in ("1", "2"):
        state = begun(2, sheet, side="B")
        players = tuple(
            replace(p, marks=tuple(min(n, row.size) for row in SHEETS[int(sheet)].rows))
            for n, p in enumerate(state.public.players, 2)
        )
        state = State(replace(state.public, players=players), state.hidden)
        scene = pictured.areas(public(state), spoken(state))
        crossed = {group.name for group in named(scene, "box:")}
        assert crossed == {
            f"box:{seat}:{row.symbol}:{box}"
            for seat, player in enumerate(players)
            for row, count in zip(SHEETS[int(sheet)].rows, player.marks, strict=True)
            for box in range(1, count + 1)
        }


def test_the_printed_values_are_those_of_the_sheet() -> None:
    for number, sheet in SHEETS.items():
        state = begun(2, str(number), side="B")
        scene = pictured.areas(public(state), spoken(state))
        printed = [box.text for box in text_boxes(scene)]
        for row in sheet.rows:
            for box, value in enumerate(row.values, 1):
                if row.symbol == "FA" and sheet.exchange:
                    count, each = sheet.exchange[box - 1]
                    assert printed.count(f"{count} × {each}") >= 2
                elif row.symbol == "GL" and sheet.late_glass and box == row.size:
                    assert printed.count(f"{value}/{sheet.late_glass}") >= 2
                else:
                    assert printed.count(str(value).replace("-", "−")) >= 2


def test_substitutions_are_shown_with_three_players_only() -> None:
    stars = []
    for seats in (2, 3):
        state = begun(seats)
        scene = pictured.areas(public(state), spoken(state))
        kinds = [placed.item.kind for placed in everything(scene) if isinstance(placed.item, Sprite)]
        stars.append(kinds.count("star"))
    assert stars == [0, 12]


def test_the_box_that_counts_is_brass_ex_10_ex_12() -> None:
    """EX-10: coal 4, iron ore 2, steel 1, factory 2. EX-12, sheet 2: wood 3, sawmill 5 reaches sawmill box 3."""
    heavy = {"CO": 4, "IO": 2, "ST": 1, "FA": 2}
    assert brass("1", heavy) == {("CO", 4), ("IO", 2), ("ST", 1), ("FA", 1)}
    assert brass("2", {"WO": 3, "SA": 5}) == {("SA", 3)}
    assert brass("2", {"WO": 3, "SA": 2}) == {("WO", 3)}
    assert brass("2", {"PA": 3, "PO": 4}) == {("PA", 3), ("PO", 2)}


def brass(sheet: str, marks: dict[str, int]) -> set[tuple[str, int]]:
    """The boxes of the first player's sheet that are filled with brass."""
    state = begun(2, sheet, side="B")
    first = replace(state.public.players[0], marks=tuple(marks.get(row.symbol, 0) for row in SHEETS[int(sheet)].rows))
    state = State(replace(state.public, players=(first, *state.public.players[1:])), state.hidden)
    scene = pictured.areas(public(state), spoken(state))
    return {
        (symbol, int(box))
        for group in named(scene, "box:0:")
        if any(isinstance(item, Rect) and item.fill == BRASS for item in group.items)
        for _, _, symbol, box in [group.name.split(":")]
    }
