"""The board for a screen held upright: the map as wide as the picture, everything else below it, all of it larger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from render.cube_express.board import factory_lines
from render.cube_express.layout import frame
from render.cube_express.map import map_items
from render.cube_express.news import changed
from render.cube_express.pieces import NEUTRAL, cube_at, decisive
from render.cube_express.tiles import good
from render.fonts import LEADING, fit
from render.parts import heading, page, plate
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, ENAMEL, INK, PHONE_WIDTH, RECENT, RULE, SEATS, SOFT, WHITE, YELLOW
from rules.core import Seat
from rules.cube_express import goals, scoring
from rules.cube_express.components import RESOURCES, STOCK, TABLES
from rules.cube_express.state import OVER, SIDE, TRAINS, Public
from rules.cube_express.view import View

WIDTH, EDGE = PHONE_WIDTH, 26
INNER = WIDTH - 2 * EDGE
READ, DECIDE, LEAST = 34, 44, 29
"""Heights of letters: shown 350 wide, these are 13, 17 and 11."""
NAME_W, MOST = 640, 4
"""Room for a name, and lines that it may take."""
HEAD, BODY, GOAL, FACTORY, OPEN = 156, 122, 130, 62, 196


def tall(view: View, setting: Setting) -> Scene:
    public = view.public
    where = frame(public.map, EDGE, _head_height(setting), INNER, 10 * INNER)
    y = where.bottom + 20
    items: list[Item] = [*_head(public, setting), *map_items(public, setting, where)]
    scores = scoring.totals(public)
    for seat in range(public.seats):
        items.append(player_panel(public, setting, Seat(seat), scores[seat], y))
        y += panel_height(setting, seat) + 12
    shown, y = display(public, setting, y)
    items += shown
    for number in range(1, len(public.goals) + 1):
        items.append(group(goal(public, setting, number), x=EDGE, y=y, name=f"goal:{number}"))
        y += GOAL + 10
    told, y = factories(public, setting, y)
    height = round(y + EDGE)
    scene = Scene(WIDTH, height, (*items, *told), page(WIDTH, height))
    return replace(scene, items=(*scene.items, *changed(public, setting, scene)))


def _told(setting: Setting) -> Text:
    """Whose turn it is, in as many lines as a name needs."""
    words, x = setting.words, EDGE + 38.0 + 50 * len(setting.waiting)
    told = words("picture-turn", name=setting.names[setting.waiting[0]]) if setting.waiting else words("picture-over")
    room = EDGE + INNER - 34 - x
    return Text(x, 80, room, _lines(told, room) + 16, told, READ, "bold", smallest=LEAST, lines=MOST)


def _lines(words: str, room: float) -> float:
    """The height of words in as many lines as they need."""
    size, lines = fit(words, room, READ, "bold", LEAST, MOST, 1000)
    return LEADING * size * len(lines)


def _head_height(setting: Setting) -> float:
    return 80 + _told(setting).h + 24


def _head(public: Public, setting: Setting) -> Iterator[Item]:
    """Game and round above, whose turn below."""
    words, told = setting.words, _told(setting)
    phase = words("picture-round", round=public.round)
    if public.phase != OVER and not public.market:
        phase = words("picture-last-turns")
    elif public.phase in (TRAINS, SIDE):
        phase += " · " + words("picture-points", points=public.points)
    yield from plate(EDGE - 4, 18, INNER + 8, told.h + 80)
    yield Text(EDGE + 30, 24, 300, 52, words("game-name"), DECIDE, "narrow", CREAM, smallest=READ)
    yield Text(EDGE + 340, 24, INNER - 370, 52, phase, READ, "plain", CREAM, "right", smallest=LEAST)
    yield Rect(EDGE + 22, 80, INNER - 44, told.h, CARD, BRASS, 3, 10)
    for n, seat in enumerate(setting.waiting):
        yield icon("token", EDGE + 56 + 50 * n, 80 + told.h / 2, 42, seat)
    yield told


def _band(name: str) -> float:
    """The height of the band with a name."""
    return _lines(name, NAME_W) + 18


def panel_height(setting: Setting, seat: int) -> float:
    return _band(setting.names[seat]) + BODY


def player_panel(public: Public, setting: Setting, seat: Seat, score: int, y: float) -> Group:
    """Name and score; what one has; what is stored, and the trains."""
    player, style = public.players[seat], SEATS[seat]
    active = seat in setting.waiting
    band = _band(setting.names[seat])
    line, low, high = band + 30, band + 88, band + BODY
    stores = [
        group(
            good(name, 20, 0, 38),
            decisive(44, -26, 50, 52, many, size=DECIDE),
            x=14 + 96 * n,
            y=low,
            name=f"{name}:{seat}",
        )
        for n, (name, many) in enumerate(zip(RESOURCES, player.stores, strict=True))
    ]
    return group(
        Rect(-4, -4, INNER + 8, high + 8, RECENT, radius=14) if active else None,
        Rect(0, 0, INNER, high, CARD, INK, 2, 10),
        Rect(3, 3, INNER - 6, band - 3, style.light, radius=7),
        icon("token", 34, band / 2, 46, seat),
        group(
            Text(68, 3, NAME_W, band - 4, setting.names[seat], READ, "bold", smallest=LEAST, lines=MOST),
            name=f"name:{seat}",
        ),
        group(decisive(INNER - 112, 3, 98, band - 4, score, "right", size=DECIDE), name=f"score:{seat}"),
        icon("cube_express-station", 40, line, 42, seat),
        decisive(76, line - 26, 72, 52, player.level, size=DECIDE),
        group(
            icon("coin", 190, line, 42),
            decisive(220, line - 26, 72, 52, player.dividends, size=DECIDE),
            name=f"dividends:{seat}",
        ),
        group(
            icon("cube_express-stock", 330, line, 44),
            decisive(360, line - 26, 72, 52, STOCK[player.stock], size=DECIDE),
            name=f"stock:{seat}",
        ),
        group(
            cube_at(seat, 470, line, 42),
            decisive(500, line - 26, 72, 52, player.reserve, size=DECIDE),
            name=f"reserve:{seat}",
        ),
        group((_token(600 + 60 * n, line) for n in range(player.tokens)), name=f"tokens:{seat}"),
        stores,
        Text(310, low - 24, 90, 48, f"≤ {player.level}", READ, "plain", SOFT),
        (
            group(
                icon("cube_express-train", 60, 0, 40, seat),
                Text(100, -24, 140, 48, cell, READ, "bold", smallest=LEAST),
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


def display(public: Public, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The open tiles, and where they end."""
    told = f"{setting.words('picture-display')} · {setting.words('picture-stack')}: {public.stack}"
    items: list[Item] = [*heading(EDGE, y, INNER, told, READ)]
    y += 62
    step = INNER / len(public.display)
    for n, tile in enumerate(public.display):
        x = EDGE + step * n + (step - OPEN) / 2
        if tile:
            face = Sprite("cube_express-tile", x, y, OPEN, OPEN, (tile, 0)), Rect(x, y, OPEN, OPEN, None, INK, 2.5)
            items.append(group(face, name=f"display:{n + 1}"))
            items.append(Text(x, y + OPEN + 4, OPEN, 46, tile, DECIDE, "bold", INK, "middle"))
        else:
            items.append(Rect(x, y, OPEN, OPEN, None, RULE, 3, 8))
    return items, y + OPEN + 60


def factories(public: Public, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The factories on the map, and where they end."""
    lines = factory_lines(public)
    if not lines:
        return [], y
    items: list[Item] = [*heading(EDGE, y, INNER, setting.words("picture-factories"), READ)]
    items += (group(line, x=EDGE + INNER / 2 * (n % 2), y=y + 94 + FACTORY * (n // 2)) for n, line in enumerate(lines))
    return items, y + 62 + FACTORY * -(-len(lines) // 2)


def goal(public: Public, setting: Setting, number: int) -> Group:
    """A goal card: its values, the markers on it, how far each seat has come."""
    name, bids = public.goals[number - 1], public.bids[number - 1]
    majority, other = TABLES[public.seats].columns[number - 1]
    entries = [*enumerate(bids), *([(NEUTRAL, public.neutral)] if public.neutral else [])]
    step = (INNER - 20) / max(4, len(entries))
    parts: list[Item] = []
    for n, (seat, count) in enumerate(entries):
        x = step * n
        parts.append(
            group(
                cube_at(seat, 30 + x, 92, 36),
                decisive(54 + x, 66, 46, 52, count, size=36),
                name=f"bid:{seat}:{number}",
            )
        )
        if seat == NEUTRAL:
            continue
        have, need = goals.progress(public, Seat(seat), name)
        parts.append(
            icon("tick", 126 + x, 92, 36)
            if goals.met(public, Seat(seat), name)
            else Text(94 + x, 66, step - 96, 52, f"{have}/{need}", READ, "plain", SOFT, smallest=LEAST)
        )
    return group(
        Rect(0, 0, INNER, GOAL, CARD, INK, 2, 10),
        Rect(3, 3, INNER - 6, 54, ENAMEL, INK, 2, 7),
        Text(16, 4, INNER - 330, 52, f"{number} · {setting.words(f'goal-{name}')}", READ, "narrow", CREAM),
        Rect(INNER - 300, 8, 134, 44, YELLOW, INK, 2, 8),
        icon("crown", INNER - 262, 30, 38),
        decisive(INNER - 234, 6, 60, 48, majority, "middle", size=DECIDE),
        Rect(INNER - 152, 8, 134, 44, WHITE, INK, 2, 8),
        icon("person", INNER - 114, 30, 38),
        decisive(INNER - 86, 6, 60, 48, other, "middle", size=DECIDE),
        parts,
    )
