"""The state of a game: what lies open to all, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Seat
from rules.cube_express.atlas import Atlas, atlas
from rules.cube_express.components import STATIONS

PLACE, DISCARD, CENTRE, PAYMENT, TRAINS, SIDE, MARKET, STORE, OVER = (
    "place",
    "discard",
    "centre",
    "payment",
    "trains",
    "side",
    "market",
    "store",
    "over",
)
"""Steps of a turn."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A wooden piece of a player on the map; the place is a cell or a house."""

    place: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Player:
    """A player board with its stock row."""

    reserve: int
    dividends: int
    coal: int
    wood: int
    iron: int
    stations: int
    """Still on the technology row."""
    stock: int
    """Space of the disc."""
    dollars: tuple[int, ...]
    """Dollar spaces that still hold a marker."""
    trains: tuple[str, str]
    """Cells of the two trains; empty while the second is not built."""
    tokens: int
    topped: bool
    """The disc has once reached the maximum."""
    turns: int
    """Turns completed."""

    @property
    def level(self) -> int:
        """Technology level: the stations on the map."""
        return STATIONS - self.stations

    @property
    def stores(self) -> tuple[int, int, int]:
        return self.coal, self.wood, self.iron

    @property
    def stored(self) -> int:
        return self.coal + self.wood + self.iron


@dataclass(frozen=True, slots=True)
class Payment:
    """A station being paid for: the dividends and the passengers named so far."""

    dividends: int
    houses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """A tile somebody was seen taking from the display, and has not been seen laying."""

    tile: str
    backs: int
    """Tiles its owner had laid face down before: it cannot be one of those."""


@dataclass(frozen=True, slots=True)
class Public:
    map: tuple[str, ...]
    """Tiles in the order of laying, as the atlas reads them."""
    arms: tuple[int, ...]
    """Arm of each seat."""
    stations: tuple[Piece, ...]
    owners: tuple[Piece, ...]
    passengers: tuple[Piece, ...]
    first: tuple[Piece, ...]
    """First deliveries, by the factory's cell."""
    later: tuple[Piece, ...]
    """Later deliveries, one piece for each marker."""
    goals: tuple[str, ...]
    bids: tuple[tuple[int, ...], ...]
    """Markers on each goal card, by seat."""
    neutral: int
    """Neutral markers on each goal card."""
    display: tuple[str, ...]
    """Empty text: taken, not yet refilled."""
    stack: int
    hands: tuple[int, ...]
    taken: tuple[tuple[Taken, ...], ...]
    """By seat: tiles that are still in the hand or lie face down."""
    face_down: tuple[Seat, ...]
    """Who laid or discarded each tile whose face nobody else has seen."""
    players: tuple[Player, ...]
    active: Seat
    phase: str
    market: bool
    """This turn has a market."""
    placed: str
    """Cell of the tile laid in this turn, while its centre action is open."""
    payment: Payment | None
    entered: str
    """Cell whose side action is open."""
    points: int
    moved: tuple[int, ...]
    """Trains that have begun their journey in this turn; the last one may go on."""
    came: str
    """Side by which the train on its journey entered its tile."""
    end: str
    """What set off the end: "stack", "stations", "stock" or nothing yet."""
    remaining: int
    """Turns to come after this one, once the end is set off."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def atlas(self) -> Atlas:
        return atlas(self.map)

    @property
    def round(self) -> int:
        """The number of the round being played, from 1."""
        return self.players[self.active].turns + 1 if self.phase != OVER else self.players[self.active].turns

    @property
    def player(self) -> Player:
        """The active player's board."""
        return self.players[self.active]

    @property
    def moves(self) -> int:
        """Movement points there are, or would be if the trains set off now."""
        return self.points if self.phase in (TRAINS, SIDE) else self.player.level

    def station(self, cell: str) -> Seat | None:
        """Whose station stands on a cell."""
        return next((piece.seat for piece in self.stations if piece.place == cell), None)

    def owner(self, cell: str) -> Seat | None:
        return next((piece.seat for piece in self.owners if piece.place == cell), None)

    def passenger(self, house: str) -> Seat | None:
        return next((piece.seat for piece in self.passengers if piece.place == house), None)

    def station_cities(self, seat: Seat | None = None) -> dict[int, Seat]:
        """Cities with a station, of one player or of anybody -> whose."""
        site = self.atlas.site
        return {site[piece.place]: piece.seat for piece in self.stations if seat is None or piece.seat == seat}


@dataclass(frozen=True, slots=True)
class Hidden:
    hands: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]
    """The top is the last."""
    face_down: tuple[str, ...]
    """Tiles under backs and discarded ones, in step with the public list."""


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
