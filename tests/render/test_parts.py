"""The pieces of all pictures hold their words, whoever plays and however many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import texts
from render import parts
from render.final import final, winners
from render.legibility import covered, overlaps, shortened, text_boxes, too_small
from render.pictures import Setting
from render.scene import Dim, Item, Rect, Scene, Sprite, bounds, everything, named
from render.theme import ENAMEL, INK, PAPER, SEATS, WIDTH
from rules.core import Outcome, ScoreRow, Seat
from tests.render.moments import WIDE

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritzi")
every_language = pytest.mark.parametrize("language", ["en", "de"])
every_number = pytest.mark.parametrize("seats", range(2, 7))


def setting(names: tuple[str, ...], language: str = "en", waiting: tuple[int, ...] = ()) -> Setting:
    words = texts(language, "rail_line").among(names, plain=True)
    return Setting(words, names, (), 1234, "Mittwoch, 18. November 2026, 12:30", tuple(map(Seat, waiting)))


def scene(*items: Item) -> Scene:
    return Scene(WIDTH, 1000, items, parts.page(WIDTH, 1000))


def faults(picture: Scene) -> list[str]:
    return overlaps(picture) + covered(picture)


@every_language
@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_the_header_names_the_one_who_is_waited_for(names: tuple[str, ...], language: str) -> None:
    shown = scene(*parts.header(setting(names, language, (1,)), "Taubertal-Express", "Runde 12, Zug 48"))
    assert not faults(shown)
    tokens = [p.item.args for p in everything(shown) if isinstance(p.item, Sprite) and p.item.kind == "token"]
    assert tokens == [(1,)]
    assert names is WIDE or NAMES[1] in " ".join(box.wanted for box in text_boxes(shown))


@every_language
@pytest.mark.parametrize("waiting", [(), (1,), (0, 1)])
def test_a_narrow_header_shows_names_whole(language: str, waiting: tuple[int, ...]) -> None:
    for names in (NAMES, ("Ben", "Maximiliane Österreicher-Großweil")):
        around = setting(names, language, waiting)
        shown = Scene(900, 400, parts.tall_header(around, "Taubertal-Express", "Runde 12", "", 900))
        assert not faults(shown)
        assert not shortened(shown) and not too_small(shown)


@every_language
@every_number
def test_the_header_tells_the_round_while_several_are_waited_for(seats: int, language: str) -> None:
    """Some of them will have answered before the next picture."""
    around = setting(NAMES, language, tuple(range(seats)))
    for told in (around, replace(around, waiting=(), several=True)):
        shown = scene(*parts.header(told, "Taubertal-Express", "Runde 12, Zug 48"))
        assert not faults(shown)
        said = [box.wanted for box in text_boxes(shown)]
        assert "Runde 12, Zug 48" in said and not any(name in line for name in NAMES[:seats] for line in said)


def test_the_header_says_when_nobody_is_waited_for() -> None:
    shown = scene(*parts.header(setting(NAMES), "Rail Line"))
    assert "The line is complete" in {box.wanted for box in text_boxes(shown)}
    assert not faults(scene(*parts.header(setting(NAMES), "Rail Line", status="W" * 80)))


def test_several_winners_are_told_by_their_marks_where_names_have_no_room() -> None:
    won = Outcome((3, 3), (1, 1), (ScoreRow("coins", (3, 3)),))
    assert winners(won, setting(NAMES[:2])) == "Shared victory: Ada, Ben"
    assert winners(won, replace(setting(NAMES[:2]), form="phone")) == "Shared victory: ●, ▲"


@every_language
def test_the_header_of_a_phone_is_legible_and_cuts_no_name(language: str) -> None:
    names = ("Maximiliane Österreicher-Großweil", "Ben")
    shown = Scene(900, 400, parts.header(setting(names, language, (0,)), "Taubertal-Express", "Runde 12", width=900))
    assert not faults(shown) and not shortened(shown) and not too_small(shown)


def test_a_panel_carries_mark_name_and_score() -> None:
    for names in (NAMES, WIDE):
        for start in (False, True):
            for seat in range(6):
                shown = scene(parts.panel(40, 200, 360, 160, Seat(seat), setting(names), "−123", start=start))
                assert not faults(shown)
                (found,) = named(shown, f"panel:{seat}")
                assert any(isinstance(i, Sprite) and (i.kind, i.args) == ("token", (seat,)) for i in found.items)
                assert "−123" in {box.text for box in text_boxes(shown)}


def test_who_is_waited_for_has_a_frame() -> None:
    idle, active = (
        named(scene(parts.panel(40, 200, 360, 160, Seat(0), setting(NAMES, "en", waiting))), "panel:0")[0]
        for waiting in ((), (0,))
    )
    assert bounds(active)[0] < bounds(idle)[0]


@pytest.mark.parametrize("number", [1, 9, 10, 25])
def test_a_marker_is_centred_on_its_point(number: int) -> None:
    mark = parts.marker(number, 300, 400)
    left, top, right, bottom = bounds(mark)
    assert ((left + right) / 2, (top + bottom) / 2) == (300, 400)
    assert not faults(scene(mark))
    assert mark.name == f"answer:{number}"


def test_the_outline_of_what_is_new_surrounds_it() -> None:
    left, top, right, bottom = bounds(parts.recent(100, 200, 50, 60))
    assert left < 100
    assert top < 200
    assert right > 150
    assert bottom > 260


def test_rulers_name_every_row_and_column_on_both_sides() -> None:
    shown = scene(*parts.ruler(100, 250, 80, 60, "ABCDEF", ["1", "2", "3"]))
    assert not faults(shown)
    told = [box.text for box in text_boxes(shown)]
    assert sorted(told) == sorted([*"ABCDEF", *"123"] * 2)


def test_a_spotlight_dims_everything_but_what_may_be_chosen() -> None:
    base = scene(Rect(100, 300, 50, 50, INK), Rect(200, 300, 50, 50, INK))
    lit = parts.spotlight(base, [Rect(200, 300, 50, 50, INK)], [parts.marker(1, 225, 325)])
    order = [type(placed.item) for placed in everything(lit)]
    assert order.index(Dim) > order.index(Rect)
    assert [placed.level for placed in everything(lit)][-3:] == [2, 2, 2]
    assert named(lit, "answer:1")


def test_the_page_is_opaque_to_its_corners() -> None:
    first, *_, last = parts.page(WIDTH, 900)
    assert isinstance(first, Rect)
    assert (first.x, first.y, first.w, first.h, first.fill, first.radius) == (0, 0, WIDTH, 900, ENAMEL, 0)
    assert isinstance(last, Rect)
    assert last.fill == PAPER


def outcome(seats: int, rows: int) -> Outcome:
    return Outcome(
        tuple(40 - seat for seat in range(seats)),
        tuple(1 if seat < 2 else seat + 1 for seat in range(seats)),
        tuple(ScoreRow("coins", tuple(-seat for seat in range(seats))) for _ in range(rows)),
        (ScoreRow("unspent", (3,) * seats),),
    )


@every_language
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
def test_the_final_table_holds_all_categories_and_names(seats: int, names: tuple[str, ...], language: str) -> None:
    for rows in (1, 8, 16):
        shown = final(outcome(seats, rows), setting(names[:seats], language))
        assert not faults(shown)
        told = [box.text for box in text_boxes(shown)]
        assert [told.count(str(40 - seat)) for seat in range(seats)] == [1] * seats
        assert shown.height <= 1400
        wreaths = [p.item for p in everything(shown) if isinstance(p.item, Sprite) and p.item.kind == "laurel"]
        assert len(wreaths) == 2


def test_the_final_table_tells_a_single_winner() -> None:
    alone = Outcome((3, 9), (2, 1), (ScoreRow("coins", (3, 9)),))
    told = {box.wanted for box in text_boxes(final(alone, setting(NAMES[:2])))}
    assert "Ben wins" in told


def test_every_seat_has_its_own_dash_or_none() -> None:
    assert len({style.dash for style in SEATS}) == len(SEATS)
