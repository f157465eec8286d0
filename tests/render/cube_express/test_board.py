"""The map shows the position: tiles, pieces, and nothing that is hidden."""

from __future__ import annotations

import pytest

from render import cube_express as pictured
from render import paint
from render.cube_express.layout import MAP_H, MAP_W, MAP_X, MAP_Y, frame
from render.legibility import covered, overlaps, text_boxes
from render.scene import Scene, everything, named
from rules import core
from rules.core import Rng, Seat, event
from rules.cube_express.rules import RULES
from rules.cube_express.state import TRAINS, State
from tests.render.cube_express.scenes import board, middle, spoken, sprites
from tests.rules.cube_express.positions import LINE, centre_open, play, position


def test_the_map_shows_tiles_where_they_lie():
    s = position(4, "P06@E2 r1", "C02@N2 r0")
    scene = board(s)
    assert sprites(scene, "cell:E2")[0].args == ("P06", 1)
    (north,), (crossing,), (east,) = (named(scene, f"cell:{cell}") for cell in ("N2", "0", "E2"))
    assert (north.x, east.y) == (crossing.x, crossing.y)
    assert north.y < crossing.y
    assert east.x > crossing.x


def test_a_back_shows_no_tile_inv_20():
    """RU-18, INV-20: neither the board nor another's hand names the tile below."""
    s = play(position(hands={0: ("P01", "S01", "S02")}), "0 place P01b N2 1")
    for viewer in (None, Seat(1)):
        view = RULES.view(s, viewer)
        scenes = [pictured.board(view, spoken(s)), pictured.hand(view, spoken(s))]
        shown = [str(placed.item) for scene in scenes if scene for placed in everything(scene)]
        assert not [item for item in shown if "P01" in item]
        assert "P01" not in pictured.text(view, spoken(s)) + pictured.alt(view, spoken(s))
    own = pictured.hand(RULES.view(s, Seat(0)), spoken(s))
    assert any("P01" in box.wanted for box in text_boxes(own))


def test_pieces_stand_on_their_tiles():
    s = position(
        4, "P01@N2 r0", "F04@W2 r1", owners={"N2": 1}, passengers={"N1.NE": 2}, first={"W2": 3}, later=(("W2", 0),)
    )
    scene = board(s)
    assert [sprite.args for sprite in sprites(scene, "cell:N2")] == [("P01", 0), (1,)]
    assert ("cube_express-cube", (2,)) in [(sprite.kind, sprite.args) for sprite in sprites(scene, "cell:N1")]
    assert [sprite.args for sprite in sprites(scene, "cell:W2")][1:] == [(3,), (0,)]
    assert len(named(scene, "train:")) == 4


def test_the_map_grows_with_its_tiles():
    small, large = frame(position(4).public.map), frame(position(4, *LINE).public.map)
    assert small.size > large.size >= 60
    for cell in ("N9", "E2", "W2", "S2"):
        x, y = large.corner(cell)
        assert MAP_X <= x <= MAP_X + MAP_W - large.size
        assert MAP_Y <= y <= MAP_Y + MAP_H - large.size


def test_factories_tell_what_they_want():
    s = position(3, "F04@W2 r1", "F08@N2 r0", first={"W2": 1})
    scene = board(s)
    icons = [sprite.kind for sprite in sprites(scene, "factory:W2")]
    assert icons == ["coal", "coal", "iron_ore", "cube_express-cube"]
    words = {box.wanted for group in named(scene, "factory:N2") for box in text_boxes(Scene(1600, 1190, (group,)))}
    assert words == {"N2", "8", "5"}


def test_last_turns_are_announced():
    s = position(end="stations", market=False, remaining=1)
    words = {box.wanted for box in text_boxes(board(s))}
    assert any("last turns" in text for text in words)
    central = pictured.areas(RULES.view(s, None), spoken(s))
    assert any("Six stations" in box.wanted for box in text_boxes(central))


def test_the_last_move_is_marked():
    s = position(4, "P01@N2 r0", phase=TRAINS)
    scene = board(s, event("placed", seat=0, tile="P01", cell="N2", rotation=0))
    (cell,), (outline,) = named(scene, "cell:N2"), named(scene, "recent")
    assert middle(outline) == pytest.approx(middle(cell), abs=1)


def crowded() -> State:
    """Eight trains on one tile, full houses, a later delivery of everybody."""
    trains = {seat: {"trains": ("N3", "N3"), "tokens": 2 if seat < 2 else 1} for seat in range(4)}
    houses = {"N1.NW": 0, "N1.NE": 1, "N2.SE": 2, "N3.NW": 3, "N3.NE": 0}
    later = tuple(("W2", seat) for seat in range(4))
    s = position(
        4, *LINE, "F04@W2 r1", stations={"N3": 1}, passengers=houses, players=trains, first={"W2": 0}, later=later
    )
    return centre_open(s, "N3")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_crowded_board_stays_readable(language):
    s = crowded()
    view = RULES.view(s, Seat(0))
    setting = spoken(s, language=language)
    for scene in (pictured.board(view, setting), pictured.areas(view, setting), pictured.hand(view, setting)):
        assert overlaps(scene) == []
        assert covered(scene) == []
        assert len(paint.draw(scene)) <= 400 * 1024
    assert len(named(pictured.board(view, setting), "train:")) == 8
    assert len(pictured.alt(view, setting)) <= 1000
    assert len(pictured.text(view, setting)) <= 3500


def test_pictures_do_not_change_when_the_hidden_is_dealt_anew_inv_20():
    s = play(position(hands={0: ("P01", "S01", "S02")}), "0 place P01b N2 1")
    other = core.resample(RULES, s, Seat(1), Rng(9))
    assert other != s
    for draw in (pictured.board, pictured.areas, pictured.hand):
        assert draw(RULES.view(s, Seat(1)), spoken(s)) == draw(RULES.view(other, Seat(1)), spoken(other))
