"""The public picture: the display, what was taken from it, everything that comes to light at the end."""

from __future__ import annotations

from dataclasses import replace

from render import paint
from render.legibility import overlaps
from render.scene import Scene, Sprite, named
from render.scene import Text as Words
from rules.core import event
from rules.first_class.rules import RULES
from tests.render.first_class.scenes import areas, board, busy, words_of
from tests.rules.first_class.positions import (
    drafted,
    finish,
    play,
    position,
    stepped,
    with_player,
)


def test_every_card_lies_in_its_place() -> None:
    s = busy()
    scene = board(s)
    for row, cards in enumerate(s.public.rows):
        for column, card in enumerate(cards):
            (found,) = named(scene, f"card:{card}")
            assert (found.x, found.y) == (98 + 246 * column, 176 + 330 * row)
    for card in s.public.open_ends:
        assert named(scene, f"card:{card}")


def test_the_tile_lies_at_the_topmost_open_row() -> None:
    s = position(2, coins=(0, 0, 0))
    (tile,) = named(board(s), "tile")
    first = next(item for item in tile.items if isinstance(item, Sprite)).y
    s = play(s, f"0 decline {s.public.rows[0][0]}", "0 done")
    s = play(with_player(s, 1, coins=(0, 0, 0)), f"1 decline {s.public.rows[0][1]}", "1 done")
    (tile,) = named(board(s), "tile")
    assert next(item for item in tile.items if isinstance(item, Sprite)).y == first + 330
    s = play(s, "0 tile")
    assert not named(board(s), "tile")


def test_what_was_taken_is_told_in_its_gap() -> None:
    s = position(3, show=("X1-W1", "X1-L1"))
    step = stepped(s, "0 decline X1-L1")
    (told, mark) = named(board(step.state, *step.events), "gap:1.2")
    assert any(isinstance(item, Words) and item.text == "Locomotive" for item in told.items)
    assert named(Scene(1600, 1000, (mark,)), "recent")
    assert not named(board(step.state), "gap:1.2")


def test_new_cards_are_not_marked_by_what_went_before_them() -> None:
    s = position(3)
    old = event("executed", seat=0, card="X1-W1", row=1, column=1)
    assert not named(board(s, old, event("deal", round=2, stack=1)), "gap:1.1")


def test_the_end_and_the_draft_have_pictures() -> None:
    for s in (RULES.setup(4, {"modules": "CD"}, 2), finish(drafted(4, "CD")), finish(drafted(2, "BE"))):
        for scene in (board(s), areas(s)):
            assert not overlaps(scene)
            assert len(paint.draw(scene)) < 400 * 1024


def test_a_murderer_who_is_seen_by_nobody_else() -> None:
    s = position(3, "AC")
    assert "The murderer" not in words_of(board(s)) + words_of(areas(s))


def test_at_the_end_everything_comes_to_light() -> None:
    s = finish(drafted(3, "CD"))
    reveal = s.public.reveal
    assert reveal is not None
    scene = board(s)
    for seat, hand in enumerate(reveal.hands):
        (row,) = named(scene, f"revealed:{seat}")
        shown = named(Scene(1600, 1000, (row,)), "card:")
        assert [group.name for group in shown] == [f"card:{card}" for card in hand]
    assert any("The murderer" in words for words in words_of(scene))
    caught = replace(s, public=replace(s.public, reveal=replace(reveal, arrested=reveal.murderer)))
    assert "The murderer · Arrested" in words_of(board(caught))
    assert not overlaps(board(caught))
