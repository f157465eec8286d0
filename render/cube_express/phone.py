"""The board for a screen held upright: the map as wide as the picture, everything else below it, all of it larger."""

from __future__ import annotations

from collections.abc import Iterator

from render.cube_express.layout import BAND, LARGEST, frame
from render.cube_express.map import map_items
from render.cube_express.pieces import cube_at
from render.cube_express.tiles import good
from render.parts import FRAME, heading, plate
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, ENAMEL, INK, PAPER, RECENT, RULE, SEATS, SOFT, WHITE, YELLOW
from rules.core import Seat
from rules.cube_express import goals, scoring
from rules.cube_express.components import RESOURCES, STOCK, TABLES
from rules.cube_express.state import OVER, SIDE, TRAINS, Public
from rules.cube_express.view import View

WIDTH, EDGE = 900, 26
INNER = WIDTH - 2 * EDGE
READ, DECIDE = 34, 44
"""Heights of letters: shown 350 wide, these are 13 and 17."""
HEAD, PLAYER, GOAL, FACTORY, OPEN = 150, 178, 124, 60, 196


def phone(view: View, setting: Setting) -> Scene:
    public, words = view.public, setting.words
    probe = frame(public.map, EDGE, HEAD, INNER, 10 * INNER)
    size = min(LARGEST, probe.size)
    high = BAND + probe.rows * size
    y = HEAD + high + 20
    items: list[Item] = [
        *_head(public, setting),
        *map_items(public, setting, frame(public.map, EDGE, HEAD, INNER, high)),
    ]
    scores = scoring.totals(public)
    for seat in range(public.seats):
        items.append(_player(public, setting, Seat(seat), scores[seat], y))
        y += PLAYER + 12
    items += heading(EDGE, y, INNER, f"{words('picture-display')} · {words('picture-stack')}: {public.stack}", READ)
    items += _display(public, y + 62)
    y += 62 + OPEN + 60
    for number in range(1, len(public.goals) + 1):
        items.append(_goal(public, setting, number, y))
        y += GOAL + 10
    factories = list(_factories(public))
    if factories:
        items += heading(EDGE, y, INNER, words("picture-factories"), READ)
        for n, factory in enumerate(factories):
            items.append(group(factory, x=EDGE + INNER / 2 * (n % 2), y=y + 94 + FACTORY * (n // 2)))
        y += 62 + FACTORY * -(-len(factories) // 2)
    height = round(y + EDGE)
    ground = (
        Rect(0, 0, WIDTH, height, ENAMEL),
        Rect(FRAME - 3, FRAME - 3, WIDTH - 2 * FRAME + 6, height - 2 * FRAME + 6, BRASS, radius=18),
        Rect(FRAME, FRAME, WIDTH - 2 * FRAME, height - 2 * FRAME, PAPER, radius=16),
    )
    return Scene(WIDTH, height, tuple(items), ground)


def _head(public: Public, setting: Setting) -> Iterator[Item]:
    """Game and round above, whose turn below."""
    words = setting.words
    phase = words("picture-round", round=public.round)
    if public.phase != OVER and not public.market:
        phase = words("picture-last-turns")
    elif public.phase in (TRAINS, SIDE):
        phase += " · " + words("picture-points", points=public.points)
    yield from plate(EDGE - 4, 18, INNER + 8, HEAD - 26)
    yield Text(EDGE + 30, 24, 300, 52, words("game-name"), DECIDE, "narrow", CREAM, smallest=READ)
    yield Text(EDGE + 340, 24, INNER - 370, 52, phase, READ, "plain", CREAM, "right", smallest=24)
    yield Rect(EDGE + 22, 78, INNER - 44, 54, CARD, BRASS, 3, 10)
    x = float(EDGE + 34)
    for seat in setting.waiting:
        yield icon("token", x + 22, 105, 42, seat)
        x += 50
    told = words("picture-turn", name=setting.names[setting.waiting[0]]) if setting.waiting else words("picture-over")
    yield Text(x + 4, 80, EDGE + INNER - 34 - x, 50, told, READ, "bold", smallest=26)


def _player(public: Public, setting: Setting, seat: Seat, score: int, y: float) -> Group:
    """Name and score; what one has; what is stored, and the trains."""
    player, style = public.players[seat], SEATS[seat]
    active = seat in setting.waiting
    line, low = 84, 142
    stores = [
        group(good(name, 20, 0, 38), Text(44, -26, 50, 52, str(many), DECIDE, "bold"), x=14 + 96 * n, y=low)
        for n, (name, many) in enumerate(zip(RESOURCES, player.stores, strict=True))
    ]
    return group(
        Rect(-4, -4, INNER + 8, PLAYER + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, INNER, PLAYER, CARD, INK, 2, 10),
        Rect(3, 3, INNER - 6, 52, style.light, radius=7),
        icon("token", 34, 29, 46, seat),
        Text(68, 4, INNER - 190, 50, setting.names[seat], READ, "bold", smallest=26),
        Text(INNER - 112, 4, 98, 50, str(score), DECIDE, "bold", align="right"),
        icon("cube_express-station", 40, line, 42, seat),
        Text(76, line - 26, 60, 52, str(player.level), DECIDE, "bold"),
        icon("coin", 190, line, 42),
        Text(220, line - 26, 60, 52, str(player.dividends), DECIDE, "bold"),
        icon("cube_express-stock", 330, line, 44),
        Text(360, line - 26, 60, 52, str(STOCK[player.stock]), DECIDE, "bold"),
        cube_at(seat, 470, line, 42),
        Text(500, line - 26, 60, 52, str(player.reserve), DECIDE, "bold"),
        (_token(600 + 60 * n, line) for n in range(player.tokens)),
        stores,
        Text(310, low - 24, 90, 48, f"≤ {player.level}", READ, "plain", SOFT),
        (
            group(
                icon("cube_express-train", 60, 0, 40, seat),
                Text(100, -24, 140, 48, cell, READ, "bold", smallest=26),
                x=390 + 226 * n,
                y=low,
            )
            for n, cell in enumerate(player.trains)
            if cell
        ),
        x=EDGE,
        y=y,
        name=f"panel:{seat}",
    )


def _token(x: float, y: float) -> Group:
    return group(
        Rect(0, -24, 48, 48, YELLOW, INK, 2, 24), Text(0, -24, 48, 48, "9", READ, "bold", INK, "middle"), x=x, y=y
    )


def _display(public: Public, y: float) -> Iterator[Item]:
    step = INNER / len(public.display)
    for n, tile in enumerate(public.display):
        x = EDGE + step * n + (step - OPEN) / 2
        if tile:
            yield Sprite("cube_express-tile", x, y, OPEN, OPEN, (tile, 0))
            yield Rect(x, y, OPEN, OPEN, None, INK, 2.5)
            yield Text(x, y + OPEN + 4, OPEN, 46, tile, DECIDE, "bold", INK, "middle")
        else:
            yield Rect(x, y, OPEN, OPEN, None, RULE, 3, 8)


def _goal(public: Public, setting: Setting, number: int, y: float) -> Group:
    """A goal card: its values, the markers on it, how far each seat has come."""
    goal, bids = public.goals[number - 1], public.bids[number - 1]
    majority, other = TABLES[public.seats].columns[number - 1]
    step = (INNER - 20) / max(4, len(bids))
    parts: list[Item] = []
    for seat, count in enumerate(bids):
        have, need = goals.progress(public, Seat(seat), goal)
        met = goals.met(public, Seat(seat), goal)
        parts += [
            cube_at(seat, 30 + step * seat, 92, 36),
            Text(54 + step * seat, 66, 40, 52, str(count), READ, "bold"),
            icon("tick", 126 + step * seat, 92, 36)
            if met
            else Text(94 + step * seat, 66, step - 96, 52, f"{have}/{need}", READ, "plain", SOFT, smallest=26),
        ]
    return group(
        Rect(0, 0, INNER, GOAL, CARD, INK, 2, 10),
        Rect(3, 3, INNER - 6, 54, ENAMEL, INK, 2, 7),
        Text(16, 4, INNER - 330, 52, f"{number} · {setting.words(f'goal-{goal}')}", READ, "narrow", CREAM),
        Rect(INNER - 300, 8, 134, 44, YELLOW, INK, 2, 8),
        icon("crown", INNER - 262, 30, 38),
        Text(INNER - 234, 6, 60, 48, str(majority), DECIDE, "bold", align="middle"),
        Rect(INNER - 152, 8, 134, 44, WHITE, INK, 2, 8),
        icon("person", INNER - 114, 30, 38),
        Text(INNER - 86, 6, 60, 48, str(other), DECIDE, "bold", align="middle"),
        parts,
        x=EDGE,
        y=y,
        name=f"goal:{number}",
    )


def _factories(public: Public) -> Iterator[Group]:
    for cell, shape in public.atlas.cells.items():
        if shape.tile.kind == "factory":
            factory = shape.tile
            wanted = [name for name, many in zip(RESOURCES, factory.demand, strict=True) for _ in range(many)]
            first = next((piece.seat for piece in public.first if piece.place == cell), None)
            yield group(
                Text(0, -26, 120, 52, cell, READ, "bold", smallest=26),
                (good(name, 146 + 42 * at, 0, 38) for at, name in enumerate(wanted)),
                Rect(268, -25, 54, 50, YELLOW, INK, 2, 7),
                Text(269, -25, 52, 50, str(factory.first), DECIDE, "bold", INK, "middle")
                if first is None
                else cube_at(first, 295, 0, 40),
                Rect(326, -25, 54, 50, WHITE, INK, 2, 7),
                Text(327, -25, 52, 50, str(factory.later), DECIDE, "bold", INK, "middle"),
                name=f"factory:{cell}",
            )
