"""What Der Taubertal-Express's pictures show, read from their scenes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import texts
from render.legibility import covered, overlaps, text_boxes
from render.pictures import Setting, draw
from render.scene import Scene, Sprite, everything, named
from render.taubertal_express import alt, areas, board, hand, question, text
from render.taubertal_express.layout import spot
from rules import core
from rules.core import Event, Seat
from rules.notation import Question, drill
from rules.taubertal_express.components import DARK, GOODS_TOWNS, TOWNS
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.rules.taubertal_express.positions import fresh, own, play, scene

NAMES = ("Maximiliane Österreicher-Großweil", "W" * 32, "Jörg", "Ö" * 32)


def setting(language: str = "en", seats: int = 4, *recent: Event, waiting: tuple[int, ...] = (0,)) -> Setting:
    words = texts(language, "taubertal_express").among(NAMES[:seats], plain=True)
    return Setting(words, NAMES[:seats], recent, 7, "1.2.2026", tuple(map(Seat, waiting)))


def full(seats: int = 4) -> State:
    """The fullest train and station there can be."""
    rich = {
        "station": "wagenwerkstatt zollamt gueterschuppen empfangshalle kiosk magazingebaeude postamt lagerhaus",
        "stones": "WWYYBBPPKK",
        "sites": dict.fromkeys(GOODS_TOWNS, "winery")
        | {"MER": "turquoise", "SHA": "brown", "MIL": "brown", "WUE": "turquoise", "HEI": "turquoise"},
        "waiting": " ".join(GOODS_TOWNS),
        "tickets": ("T20", "T21", "T34", "T08"),
        "aboard": ("T20", "T34"),
        "passenger_wagons": 4,
        "worker_wagons": 1,
        "freight_wagons": 2,
        "hired": 2,
        "used": 1,
        "cargo": "wine wine sheep grain tools",
        "customs": "wine sheep",
        "shed": "wine",
        "kept": ("T01",),
        "points": 107,
    }
    others = {at: rich | {"tickets": (), "aboard": ()} for at in range(1, seats)}
    return scene(seats, dice=(4, 0, 0, 0, 0), others=others, **rich)  # type: ignore[arg-type]


def sprites(scene: Scene, group: str, kind: str) -> list[Sprite]:
    found = named(scene, group)
    assert found, group
    return [p.item for each in found for p in everything(Scene(1, 1, (each,))) if isinstance(p.item, Sprite)
            and p.item.kind == kind]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_position_stays_legible(seats: int, language: str) -> None:
    """Names of 32 wide characters, five wagons more than at the start, ten stones, a full station."""
    view = RULES.view(full(seats), None)
    for picture in (board(view, setting(language, seats)), areas(view, setting(language, seats))):
        assert picture is not None
        assert overlaps(picture) == []
        assert covered(picture) == []
        assert len(draw(picture)) <= 400 * 1024


def test_dice_and_coins_lie_where_they_are() -> None:
    picture = board(RULES.view(scene(dice=(0, 3, 0, 1, 0)), None), setting(seats=2))
    assert [len(sprites(picture, f"area:{face}", "die")) for face in (1, 2, 4, 5, 6)] == [0, 3, 0, 1, 0]
    assert len(sprites(picture, "area:2", "coin")) == 1
    assert len(sprites(picture, "area:1", "coin")) == 0


def test_the_coal_wagon_shows_every_stone() -> None:
    picture = areas(RULES.view(scene(stones="WYBPKKK"), None), setting(seats=2))
    assert [sprite.args[0] for sprite in sprites(picture, "coal", "taubertal-stone")] == list("WYBPKKK")


def test_towns_show_what_is_built_and_what_waits() -> None:
    state = scene(sites={"KOE": "winery", "MER": "brown"}, waiting="KOE MER")
    picture = areas(RULES.view(state, None), setting(seats=2))
    assert [one.kind for one in sprites(picture, "town:KOE", "taubertal-wine")] == ["taubertal-wine"]
    assert sprites(picture, "town:MER", "taubertal-hall")[0].args == ("brown", 1)
    assert sprites(picture, "town:SHA", "taubertal-hall-site")[0].args == ("brown",)
    assert {each.name for each in named(picture, "town:")} == {f"town:{town}" for town in TOWNS}


def test_the_second_picture_shows_who_is_on_turn() -> None:
    state = play(play(scene(), "dice three W YB"), "end")
    picture = areas(RULES.view(state, None), setting(seats=2, waiting=(1,)))
    assert named(picture, "locomotive:1")
    assert not named(picture, "locomotive:0")


def test_the_draft_hand_is_drawn_for_its_holder_only() -> None:
    state = fresh(3)
    mine = hand(RULES.view(state, Seat(0)), setting(seats=3))
    assert mine is not None
    assert {each.name for each in named(mine, "ticket:")} == {f"ticket:{ticket}" for ticket in state.hidden.hand}
    assert hand(RULES.view(state, Seat(1)), setting(seats=3)) is None
    assert hand(RULES.view(state, None), setting(seats=3)) is None


def test_questions_about_towns_mark_each_town() -> None:
    state = scene(stones="K")
    asked = drill([a for a in core.legal(RULES, state, Seat(0)) if a.tag == "move"])
    assert isinstance(asked, Question) and asked.field == "town"
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None
    marks = named(picture, "answer:")
    assert len(marks) == len(asked.answers) == 3
    for number, town in enumerate(asked.answers, 1):
        (mark,) = named(picture, f"answer:{number}")
        x, y = spot(str(town))
        disc = mark.items[0]
        assert abs(disc.x + mark.x - x) < 80 and abs(disc.y + mark.y - y) < 60  # type: ignore[union-attr]


def test_the_first_question_of_a_turn_has_a_place_for_every_kind_of_move() -> None:
    state = full(2)
    state = State(replace(state.public, stepped=False, dice=(1, 1, 1, 1, 0)), state.hidden)
    asked = drill(core.legal(RULES, state, Seat(0)))
    assert isinstance(asked, Question) and asked.field == "move"
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None
    assert len(named(picture, "answer:")) == len(asked.answers) <= 25
    assert overlaps(picture) == []


def test_questions_about_the_board_mark_its_pieces() -> None:
    state = scene(points=0)
    state = State(replace(state.public, players=(replace(own(state), coins=20), own(state, 1))), state.hidden)
    asked = Question(("build dark",), "building", DARK)
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None and len(named(picture, "answer:")) == len(DARK)


def test_the_last_move_is_marked() -> None:
    state = scene(stones="K")
    done = RULES.apply(state, Seat(0), next(a for a in core.legal(RULES, state, Seat(0)) if a.tag == "move"))
    view = RULES.view(done.state, None)
    assert named(areas(view, setting("en", 2, *done.events)), "recent")
    assert not named(areas(view, setting("en", 2)), "recent")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_in_words(language: str) -> None:
    """Text and alternative text fit their limits in the fullest position and name the essential."""
    view = RULES.view(full(), None)
    told = text(view, setting(language))
    assert len(told) <= 3500
    assert "107" in told and "T20" in told and all(name in told for name in NAMES)
    short = alt(view, setting(language))
    assert len(short) <= 1000 and "107" in short


def test_points_beyond_fifty_stay_on_the_track() -> None:
    state = scene(others={1: {"points": 60}}, points=107)
    picture = board(RULES.view(state, None), setting(seats=2))
    assert {box.text for box in text_boxes(picture)} >= {"107", "60"}
