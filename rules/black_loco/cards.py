"""Upgrade cards, and how they look on the plan: upright or upside down."""

from __future__ import annotations

from dataclasses import dataclass

SIDES = "NESW"
UPRIGHT, TURNED = "^", "v"
FULL = 15
CLASS_LETTER = {"track": "T", "terminus": "K", "through": "D", "capital": "H", "double": "U"}
COMPANIES = ("pink", "teal", "orange", "violet", "green", "white")
LETTER = {company: company[0].upper() for company in COMPANIES}


def mask(sides: str) -> int:
    """Sides as bits: N 1, E 2, S 4, W 8."""
    return sum(1 << SIDES.index(side) for side in sides)


def sides_of(bits: int) -> str:
    return "".join(side for at, side in enumerate(SIDES) if bits >> at & 1)


def opposite(bits: int) -> int:
    """The same sides after half a turn."""
    return (bits << 2 | bits >> 2) & FULL


@dataclass(frozen=True, slots=True)
class Station:
    """One station symbol: its company, the sides its exits reach, the extra value at its upper right."""

    company: str
    exits: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Card:
    """An upgrade card as printed, upright."""

    number: str
    copies: int
    cls: str
    stage: int
    links: tuple[int, ...]
    """Track sections, each as the two sides it joins."""
    stations: tuple[Station, ...]
    share: str
    """Company of the loco at the lower left; "" on stations."""
    printed: int
    tower: str
    """Half with the water tower, N or S; "" for none."""
    successors: tuple[str, ...]

    @property
    def stack(self) -> str:
        """Code of the stack the card belongs to."""
        return f"{CLASS_LETTER[self.cls]}{self.stage}"


@dataclass(frozen=True, slots=True)
class Face:
    """A card in one orientation: what a cell of the plan shows."""

    card: Card
    orientation: str
    links: frozenset[int]
    stations: tuple[Station, ...]
    exits: int
    tower: str

    @property
    def piece(self) -> str:
        """`605^`: number and orientation in one word."""
        return self.card.number + self.orientation


def face(card: Card, orientation: str) -> Face:
    turn = opposite if orientation == TURNED else int
    stations = tuple(Station(s.company, turn(s.exits), s.bonus) for s in card.stations)
    exits = 0
    for bits in (*map(turn, card.links), *(s.exits for s in stations)):
        exits |= bits
    tower = {"N": "S", "S": "N", "": ""}[card.tower] if orientation == TURNED else card.tower
    return Face(card, orientation, frozenset(map(turn, card.links)), stations, exits, tower)


def symmetric(card: Card) -> bool:
    """Does the card look the same both ways?"""
    up, down = face(card, UPRIGHT), face(card, TURNED)
    return (up.links, up.stations, up.tower) == (down.links, down.stations, down.tower)


def keeps(old: Face, new: Face) -> bool:
    """Is every track of the old card still there, symbol by symbol?"""
    if old.stations:
        return all(not a.exits & ~b.exits for a, b in zip(old.stations, new.stations, strict=True))
    return old.links <= new.links


def towers_agree(old: Face, new: Face) -> bool:
    """A tower over a tower stays on its half; where only one card shows one, anything goes."""
    return not old.tower or not new.tower or old.tower == new.tower
