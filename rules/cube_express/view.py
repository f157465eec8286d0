"""What a player or a spectator may know, and a state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core import OWN, Rng, Seat
from rules.cube_express.components import BACK, TABLES, TILES, TRACK_TILES
from rules.cube_express.state import Hidden, Public, State


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    public: Public
    hand: tuple[str, ...] = field(metadata=OWN)
    face_down: tuple[str, ...] = field(metadata=OWN)
    """Own tiles that lie with their back up or out of the game, in the order of laying."""


def view(s: State, viewer: Seat | None) -> View:
    if viewer is None:
        return View(None, s.public, (), ())
    pairs = zip(s.public.face_down, s.hidden.face_down, strict=True)
    own = tuple(tile for seat, tile in pairs if seat == viewer)
    return View(viewer, s.public, s.hidden.hands[viewer], own)


def seen(v: View) -> set[str]:
    """Track tiles whose place the viewer knows."""
    on_map = {text.split(" ")[0] for text in v.public.map} - {BACK}
    taken = {kept.tile for tiles in v.public.taken for kept in tiles}
    return {*on_map, *v.public.display, *v.hand, *v.face_down, *taken}


def imagine(v: View, rng: Rng) -> State:
    """Everybody else holds, or has laid face down, what they were seen taking; the rest is dealt from the unseen."""
    public, sets = v.public, TABLES[v.public.seats].sets
    where = seen(v)
    pool = sorted(tile for tile in TRACK_TILES if TILES[tile].set in sets and tile not in where)
    tiles, rng = rng.shuffled(pool)
    dealt = iter(tiles)
    hands, down = [], []
    for seat, count in enumerate(public.hands):
        if seat == v.viewer:
            hands.append(v.hand)
            down.append(iter(v.face_down))
            continue
        # Places are numbered: first the tiles face down in the order of laying, then the hand.
        places: list[str] = [""] * (public.face_down.count(Seat(seat)) + count)
        for kept in sorted(public.taken[seat], key=lambda kept: -kept.backs):
            at, rng = rng.choice([at for at, tile in enumerate(places) if not tile and at >= kept.backs])
            places[at] = kept.tile
        held = tuple(tile or next(dealt) for tile in places)
        down.append(iter(held[: len(held) - count]))
        hands.append(held[len(held) - count :])
    face_down = tuple(next(down[seat]) for seat in public.face_down)
    return State(public, Hidden(tuple(hands), tuple(dealt), face_down))
