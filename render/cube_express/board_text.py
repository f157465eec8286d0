"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from collections.abc import Iterable

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.core import Seat
from rules.cube_express import goals, scoring
from rules.cube_express.cells import SIDES
from rules.cube_express.components import COLUMNS, RESOURCES, STOCK, TABLES, TOKENS
from rules.cube_express.decisions import key
from rules.cube_express.faces import Face, face
from rules.cube_express.state import CENTRE, OVER, SIDE, TRAINS, Public
from rules.cube_express.view import View


def points(view: View) -> tuple[int, ...]:
    """What each seat has so far, as far as everybody may know."""
    return scoring.totals(view.public)


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    public = view.public
    facts = [setting.words("alt-board", round=public.round, tiles=len(public.map), stack=public.stack)]
    if not public.market and public.phase != OVER:
        facts.append(setting.words("picture-last-turns") + ".")
    return wording.alt(setting, points(view), *facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line."""
    public, words = view.public, setting.words
    lines = [*wording.heading(setting), *_now(public, setting), ""]
    scores = scoring.totals(public)
    for seat in range(public.seats):
        lines.append(_player(public, setting, Seat(seat), scores[seat]))
    left = TOKENS - sum(player.tokens for player in public.players)
    lines += ["", words("text-columns", stack=public.stack, tokens=left)]
    lines += [_column(public, setting, column) for column in range(1, COLUMNS + 1)]
    lines += ["", words("text-map"), *_map(public, setting), _cities(public, setting)]
    if view.viewer is not None:
        lines += ["", words("picture-hand-tiles") + ": " + (", ".join(view.hand) or words("picture-nothing"))]
        if view.face_down:
            lines.append(words("picture-face-down", tiles=", ".join(view.face_down)))
    lines.append(words("text-faces") + " " + "; ".join(_face(tile, setting) for tile in _loose(view)))
    return wording.text(lines)


def _loose(view: View) -> tuple[str, ...]:
    """Tiles of the display and the own hand."""
    return tuple(tile for tile in (*view.public.display, *view.hand) if tile)


def _face(tile: str, setting: Setting) -> str:
    """A tile as it is printed: track ends, what it gives or wants, groups of light corners with their houses."""
    shape = face(tile, 0)
    parts = [tile, _track(shape.rails, setting)]
    if shape.tile.resource:
        parts.append(setting.words(f"resource-{shape.tile.resource}"))
    if shape.tile.bonus:
        parts += [_demand(shape, setting), f"+1 {setting.words(f'resource-{shape.tile.bonus}')}"]
    for zone in shape.zones:
        parts.append("-".join(corner + "⌂" * (corner in zone.houses) for corner in zone.corners) + "▣" * zone.site)
    return " ".join(parts)


def _now(public: Public, setting: Setting) -> list[str]:
    """The round, the step of the turn, and what is left of it."""
    words = setting.words
    parts = [words("picture-round", round=public.round)]
    if public.end:
        parts.append(words(f"picture-end-{public.end}"))
    if public.phase != OVER:
        parts.append(words(f"decision-{key(public)}-public", seat=public.active))
    if public.phase in (TRAINS, SIDE):
        parts.append(words("picture-points", points=public.points))
        if public.moved:
            parts.append(words("text-moved", number=public.moved[-1], side=_track((public.came,), setting)))
        if len(public.moved) > 1:
            parts.append(words("text-stands", number=public.moved[0]))
    if public.phase in (SIDE, CENTRE):
        parts.append(public.entered or public.placed)
    if public.payment is not None:
        named = ", ".join(public.payment.houses) or "–"
        parts.append(words("text-payment", dividends=public.payment.dividends, houses=named))
    return [" · ".join(parts)]


def _player(public: Public, setting: Setting, seat: Seat, score: int) -> str:
    player = public.players[seat]
    coal, wood, iron = player.stores
    told = setting.words(
        "text-player",
        score=score,
        level=player.level,
        dividends=player.dividends,
        coal=coal,
        wood=wood,
        iron=iron,
        reserve=player.reserve,
        stock=STOCK[player.stock],
        dollars=", ".join(str(STOCK[space]) for space in player.dollars) or "–",
        tokens=player.tokens,
        trains=", ".join(cell for cell in player.trains if cell),
        hand=public.hands[seat],
    )
    return f"{SEATS[seat].mark} {setting.names[seat]}: {told}"


def _column(public: Public, setting: Setting, column: int) -> str:
    """Tile and goal, the markers on it, and how far each seat has come."""
    goal, tile = public.goals[column - 1], public.display[column - 1]
    majority, other = TABLES[public.seats].columns[column - 1]
    marks = []
    for seat, count in enumerate(public.bids[column - 1]):
        have, need = goals.progress(public, Seat(seat), goal)
        marks.append(f"{SEATS[seat].mark}{count} ({have}/{need})")
    if public.neutral:
        marks.append(f"□{public.neutral}")
    words = setting.words
    named = f"{words(f'goal-{goal}')} {majority}/{other}"
    return f"{column}: {tile or '–'} · {named} · {words(f'goal-text-{goal}')} {' '.join(marks)}"


def _map(public: Public, setting: Setting) -> list[str]:
    """Each tile with its track ends, what lies on it, and its light corners with their cities."""
    lines = []
    numbers = _numbers(public)
    for laid in public.map:
        tile, cell, _ = laid.split(" ")
        shape = public.atlas.cells[cell]
        notes = []
        station, owner = public.station(cell), public.owner(cell)
        if station is not None:
            notes.append(setting.words("text-station", mark=SEATS[station].mark, city=numbers[public.atlas.site[cell]]))
        if owner is not None:
            notes.append(setting.words("text-owner", mark=SEATS[owner].mark))
        if shape.tile.resource:
            notes.append(setting.words(f"resource-{shape.tile.resource}"))
        if shape.tile.kind == "factory":
            notes.append(_factory(public, setting, cell))
        light = [corner for zone in shape.zones for corner in zone.corners]
        corners = [_corner(public, cell, corner, shape, numbers) for corner in light]
        lines.append(" ".join([cell, tile, _track(shape.rails, setting), *notes, *corners]))
    return lines


def _track(sides: Iterable[str], setting: Setting) -> str:
    """Directions as the reader's language names them."""
    there = tuple(sides)
    return "".join(setting.words(f"text-side-{side}") for side in SIDES if side in there)


def _factory(public: Public, setting: Setting, cell: str) -> str:
    """Demand, values, deliveries."""
    pieces = (*public.first, *public.later)
    done = "".join(SEATS[piece.seat].mark for piece in pieces if piece.place == cell)
    return _demand(public.atlas.cells[cell], setting) + done


def _demand(shape: Face, setting: Setting) -> str:
    wanted = "+".join(
        f"{many} {setting.words(f'resource-{name}')}"
        for name, many in zip(RESOURCES, shape.tile.demand, strict=True)
        if many
    )
    return f"{wanted}={shape.tile.first}/{shape.tile.later}"


def _numbers(public: Public) -> dict[int, int]:
    """Cities by small numbers, in the order in which the map is told."""
    found: dict[int, int] = {}
    for cell, shape in public.atlas.cells.items():
        for zone in shape.zones:
            for corner in zone.corners:
                found.setdefault(public.atlas.at[f"{cell}.{corner}"], len(found) + 1)
    return found


def _corner(public: Public, cell: str, corner: str, shape: Face, numbers: dict[int, int]) -> str:
    """A light corner with the number of its city; a house is free, or somebody's passenger is there."""
    name = f"{cell}.{corner}"
    guest = public.passenger(name)
    house = any(corner in zone.houses for zone in shape.zones)
    mark = SEATS[guest].mark if guest is not None else "⌂" if house else ""
    return f"{corner}{numbers[public.atlas.at[name]]}{mark}"


def _cities(public: Public, setting: Setting) -> str:
    """Houses of every city, and whose station it has."""
    hosts = public.station_cities()
    numbers = _numbers(public)
    told = []
    for city, number in numbers.items():
        size = public.atlas.cities[city].size
        if size:
            told.append(f"{number}: {size}{SEATS[hosts[city]].mark if city in hosts else ''}")
    return setting.words("text-cities") + " " + ", ".join(told)
