"""The second public picture: everybody's score sheet."""

from __future__ import annotations

from functools import cache

from render.parts import TOP, page
from render.pictures import Setting
from render.rail_line.board import heading_of
from render.rail_line.sheets import blank, grid, sheet_of
from render.scene import Group, Item, Scene
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.rail_line.view import View


def areas(view: View, setting: Setting) -> Scene:
    public = view.public
    place = grid(public.seats, public.sheet_number)
    items = [
        *heading_of(public, setting),
        *(sheet_of(public, setting, Seat(seat), place) for seat in range(public.seats)),
    ]
    return Scene(WIDTH, round(TOP + place.height + MARGIN), tuple(items), backdrop(public.seats, public.sheet_number))


@cache
def backdrop(seats: int, sheet_number: int) -> tuple[Item, ...]:
    """The blank sheets."""
    place = grid(seats, sheet_number)
    height = round(TOP + place.height + MARGIN)
    return (
        *page(WIDTH, height),
        *(Group(blank(place), place.left(seat), TOP, f"sheet:{seat}") for seat in range(seats)),
    )
