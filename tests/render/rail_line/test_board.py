"""The picture of the line shows the position: cards, tracks, trains, and nothing that is hidden."""

from __future__ import annotations

from render import rail_line as pictured
from render.rail_line import layout
from render.scene import Sprite, everything, named
from rules.core import Rng, event
from rules.rail_line import line
from rules.rail_line.components import CARDS
from rules.rail_line.rules import RULES
from tests.render.rail_line.scenes import EX_6, begun, inside, laid, public, spoken, sprite, words_of


def test_each_card_carries_its_tracks_in_their_owners_colours_ex_6() -> None:
    """EX-6: lanes after B06 are T1 2, T2 1, T3 3; so on B01 the second player's track comes in at the top."""
    scene = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(scene, "slot:1").args == ("B06", "012")
    assert sprite(scene, "slot:2").args == ("B01", "102")
    assert sprite(scene, "slot:8").args == ("B09", "102")


def test_in_the_second_row_the_left_edge_is_where_tracks_leave_ex_6() -> None:
    """EX-6: after B08 on slot 9 the lanes are T1 3, T2 2, T3 1; trains run to the left there."""
    scene = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(scene, "slot:9").args == ("B08", "210")
    assert layout.corner(9)[0] > layout.corner(10)[0]
    assert layout.faces_left(12)
    assert not layout.faces_left(8)


def test_curves_are_dotted_until_the_line_reaches_them_ru_5() -> None:
    early = pictured.board(public(state := laid(begun(), EX_6[:7], 7)), spoken(state))
    assert sprite(early, "curve:9").args == ("...", "left")
    late = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(late, "curve:9").args == ("120", "left")
    assert sprite(late, "curve:18").args == ("...", "right")


def test_a_track_without_owner_is_grey_ru_31() -> None:
    scene = pictured.board(public(state := laid(begun(2), EX_6[:1], 1)), spoken(state))
    assert sprite(scene, "slot:1").args == ("B06", "01-")
    assert any("no owner" in words for words in words_of(scene))


def test_trains_stand_on_their_own_track_where_they_are_inv_3() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    scene = pictured.board(public(state), spoken(state))
    for seat in range(3):
        for kind, slot in (("express", 11), ("local", 3)):
            (found,) = named(scene, f"train:{seat}:{kind}")
            x, y = layout.corner(slot)
            assert x <= found.x <= x + layout.CARD_W
            there = line.nodes("A", EX_6)[12 if kind == "express" else 3]
            lane = (there.entered if kind == "express" else there.left)[seat]
            assert abs(found.y - (y + layout.LANES[lane])) < 2, (seat, kind)


def test_two_trains_on_one_station_can_both_be_seen() -> None:
    state = laid(begun(), EX_6, 12, local=12)
    scene = pictured.board(public(state), spoken(state))
    (express,), (local,) = (named(scene, f"train:0:{kind}") for kind in ("express", "local"))
    assert abs(express.x - local.x) > 20


def test_trains_carry_letters_in_the_readers_language() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    assert {"E", "L"} <= words_of(pictured.board(public(state), spoken(state)))
    assert {"S", "B"} <= words_of(pictured.board(public(state), spoken(state, language="de")))


def test_display_stack_and_hand_sizes_are_open_ru_28() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.board(public(state), spoken(state))
    for card in state.public.display:
        assert sprite(scene, f"display:{card}").args[0] == card
    assert str(state.public.stack) in words_of(scene)
    assert len(named(scene, "panel:")) == 3


def test_a_displayed_card_shows_whose_tracks_it_would_lengthen() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.board(public(state), spoken(state))
    card = state.public.display[0]
    coming = line.preview(state.public, card)
    owners = sprite(scene, f"display:{card}").args[1]
    assert isinstance(owners, str)
    for piece in CARDS[card].pieces:
        if piece.symbols:
            assert coming[int(owners[piece.left - 1])] == piece.symbols


def test_public_pictures_never_show_a_hand_inv_13() -> None:
    state = laid(begun(), EX_6, 12)
    hidden = {card for hand in state.hidden.hands for card in hand}
    for scene in (pictured.board(public(state), spoken(state)), pictured.areas(public(state), spoken(state))):
        assert not hidden & words_of(scene)
        sprites = {placed.item.args for placed in everything(scene) if isinstance(placed.item, Sprite)}
        assert not hidden & {arg for args in sprites for arg in args}


def test_the_last_move_is_outlined() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    card = state.public.display[1]
    news = (
        event("laid", seat=0, card="B14", slot=11, source="display", coins=0),
        event("revealed", card=card),
        event("local", seat=1, stations=2, node=3),
        event("marked", seat=2, symbol="CO", box=1),
    )
    scene = pictured.board(public(state), spoken(state, *news))
    marks = named(scene, "recent")
    assert len(marks) == 3
    x, y = layout.corner(11)
    assert inside(marks[0], (x, y, x + layout.CARD_W, y + layout.CARD_H))
    (offer,) = named(scene, f"display:{card}")
    assert inside(marks[1], (offer.x, offer.y, offer.x + layout.CARD_W, offer.y + layout.CARD_H))
    (train,) = named(scene, "train:1:local")
    assert inside(marks[2], (train.x - 9, train.y - 9, train.x + 9, train.y + 9))
    assert not named(pictured.board(public(state), spoken(state)), "recent")


def test_the_picture_is_the_same_for_whatever_is_hidden() -> None:
    state = laid(begun(), EX_6, 12)
    other = RULES.imagine(public(state), Rng(9))
    assert other.hidden != state.hidden
    assert pictured.board(public(state), spoken(state)) == pictured.board(public(other), spoken(state))
