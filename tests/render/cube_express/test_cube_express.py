"""Cube Express's pictures show the position: tiles, pieces, markers, and nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.texts import texts
from render import cube_express as pictured
from render import paint
from render.cube_express.layout import frame
from render.cube_express.tiles import fields, tile_face
from render.legibility import covered, overlaps, text_boxes
from render.pictures import Setting
from render.scene import Group, Scene, Sprite, bounds, everything, named
from rules import core
from rules.core import Event, Rng, Seat, event
from rules.cube_express.components import TILES
from rules.cube_express.faces import face
from rules.cube_express.rules import RULES
from rules.cube_express.state import SIDE, TRAINS, State
from rules.notation import Question, drill
from tests.rules.cube_express.positions import LINE, centre_open, play, position

LONG = ("Maximiliane Österreicher-Großweiß", "Ben", "Cleo", "Ænne Zoë Weiß")


def spoken(state: State, *recent: Event, language: str = "en") -> Setting:
    names = LONG[: state.public.seats]
    words = texts(language, "cube_express").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, state))


def board(state: State, *recent: Event) -> Scene:
    return pictured.board(RULES.view(state, None), spoken(state, *recent))


def asked(state: State, *prefix: str | int) -> tuple[Question, Scene]:
    """The picture for the question after some answers."""
    seat = core.waiting(RULES, state)[0]
    question = drill(core.legal(RULES, state, seat), prefix)
    assert isinstance(question, Question)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    assert scene is not None
    return question, scene


def sprites(scene: Scene, name: str) -> list[Sprite]:
    found = named(scene, name)
    return [item for group in found for item in group.items if isinstance(item, Sprite)]


def middle(group: Group) -> tuple[float, float]:
    left, top, right, bottom = bounds(group)
    return (left + right) / 2, (top + bottom) / 2


@pytest.mark.parametrize("tile", sorted(TILES))
def test_each_face_stays_inside_its_tile(tile):
    for rotation in range(4):
        for item in tile_face(tile, rotation):
            left, top, right, bottom = bounds(item)
            assert min(left, top) >= -10, (rotation, item)
            assert max(right, bottom) <= 110, (rotation, item)


@pytest.mark.parametrize("tile", sorted(t for t in TILES if TILES[t].kind == "factory"))
def test_value_fields_lie_in_a_green_corner(tile):
    for rotation in range(4):
        light = {corner for zone in face(tile, rotation).zones for corner in zone.corners}
        (x, y), (later, _) = fields(tile, rotation)
        corner = ("N" if y < 50 else "S") + ("W" if x < 50 else "E")
        assert corner not in light
        assert x < later


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
        assert 28 <= x <= 1040 - large.size
        assert 136 <= y <= 1190 - large.size


def test_factories_tell_what_they_want():
    s = position(3, "F04@W2 r1", "F08@N2 r0", first={"W2": 1})
    scene = board(s)
    icons = [sprite.kind for sprite in sprites(scene, "factory:W2")]
    assert icons == ["coal", "coal", "iron_ore", "cube_express-cube"]
    words = {box.wanted for group in named(scene, "factory:N2") for box in text_boxes(Scene(1600, 1190, (group,)))}
    assert words == {"N2", "8", "5"}


def test_the_central_board_shows_bids_and_values():
    s = position(2, bids=((2, 1), (0, 0), (0, 0), (0, 0)), goals=("G12", "G02", "G03", "G04"))
    scene = pictured.areas(RULES.view(s, None), spoken(s))
    (column,) = named(scene, "column:1")
    words = [box.wanted for box in text_boxes(Scene(1600, 1190, (column,)))]
    assert {"2", "1", "3", "Full till", s.public.display[0]} <= set(words)
    assert words.count("2/5") == 2, "how far the goal is met, for both"


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


QUESTIONS = {
    "cell": (position(hands={0: ("C01", "S01", "S02")}), ("place", "C01")),
    "rotation": (position(hands={0: ("C03", "S01", "S02")}), ("place", "C03", "N2")),
    "tile": (position(), ("place",)),
    "side": (position(4, "C01@N2 r0", phase=TRAINS, points=3), ("step", 1)),
    "train": (position(phase=TRAINS, points=3, players={0: {"trains": ("N1", "N1")}}), ("step",)),
    "house": (position(phase=SIDE, entered="N1"), ("passenger",)),
    "column": (position(phase="market"), ("market",)),
    "second": (
        position(4, *LINE, stations={"N3": 0}, phase=TRAINS, players={0: {"coal": 1, "iron": 1}}),
        ("second",),
    ),
    "goal": (position(4, "F01@N2 r0", phase=SIDE, entered="N2", players={0: {"coal": 3}}), ("deliver",)),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_has_its_number(name):
    question, scene = asked(*(QUESTIONS[name][0], *QUESTIONS[name][1]))
    markers = named(scene, "answer:")
    assert [group.name for group in markers] == [f"answer:{n}" for n in range(1, len(question.answers) + 1)]
    assert overlaps(scene) == []
    for first, second in pairwise(markers):
        assert middle(first) != middle(second)


def test_cell_markers_lie_on_their_cells():
    s = QUESTIONS["cell"][0]
    question, scene = asked(s, "place", "C01")
    where = frame(s.public.map)
    for n, cell in enumerate(question.answers, 1):
        (marker,) = named(scene, f"answer:{n}")
        assert middle(marker) == pytest.approx(where.at(str(cell)), abs=1)


def test_house_markers_lie_on_their_houses():
    s = QUESTIONS["house"][0]
    question, scene = asked(s, "passenger")
    where = frame(s.public.map)
    assert question.answers == ("N1.NW", "N1.NE")
    for n, house in enumerate(question.answers, 1):
        (marker,) = named(scene, f"answer:{n}")
        assert middle(marker) == pytest.approx(where.house(str(house)), abs=1)


def test_in_the_middle_of_a_turn_the_private_picture_shows_the_map():
    """The public picture is as old as the turn; whoever drives sees where the trains are now."""
    s = play(position(4, "P01@N2 r0", phase=TRAINS, hands={0: ("S05", "C01")}), "0 step 1 N")
    scene = pictured.hand(RULES.view(s, Seat(0)), spoken(s))
    (train,), (tile,) = named(scene, "train:0:1"), named(scene, "cell:N2")
    assert tile.y < middle(train)[1] < tile.y + frame(s.public.map).size
    assert [group.name for group in named(scene, "tile:")] == ["tile:S05", "tile:C01"]
    assert overlaps(scene) == covered(scene) == []
    other = pictured.hand(RULES.view(s, Seat(1)), spoken(s))
    assert named(other, "cell:") == ()


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


def test_a_long_map_keeps_its_coordinates_and_its_words():
    """Fifteen cells across and a whole game's tiles: no coordinate is cut, and the text board is complete."""
    row = [f"{tile}@E{n} r1" for n, tile in enumerate(("P01", "P02", "P06", "P09", "P11", "F01", "F04"), 2)]
    row += [f"{tile}@W{n} r1" for n, tile in enumerate(("F06", "F08", "F10", "S01", "S02", "S03", "S09"), 2)]
    s = position(4, *row, *LINE[-2:], "S14@S2 r0", passengers={"N1.NW": 1, "N1.NE": 0})
    scene = board(s)
    cut = [box.wanted for box in text_boxes(scene) if box.text != box.wanted and "…" in box.text]
    assert cut == []
    assert {"W9", "E9", "N2", "S3"} <= {box.text for box in text_boxes(scene)}
    words = pictured.text(RULES.view(s, None), spoken(s))
    assert "…" not in words
    assert all(f"\n{text.split()[1]} {text.split()[0]} " in words for text in s.public.map)


def test_pictures_do_not_change_when_the_hidden_is_dealt_anew_inv_20():
    s = play(position(hands={0: ("P01", "S01", "S02")}), "0 place P01b N2 1")
    other = core.resample(RULES, s, Seat(1), Rng(9))
    assert other != s
    for draw in (pictured.board, pictured.areas, pictured.hand):
        assert draw(RULES.view(s, Seat(1)), spoken(s)) == draw(RULES.view(other, Seat(1)), spoken(other))
