"""The public picture: the line, the trains, the display, and a departure board with the players."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from render.final import winners
from render.fonts import width as width_of
from render.parts import card_back, header, heading, page, recent
from render.pictures import Setting
from render.rail_line import faces, layout
from render.rail_line.layout import (
    BOTTOM,
    CARD_H,
    CARD_W,
    CURVE_CORNERS,
    CURVE_H,
    DECIDE,
    DESTINATION,
    LEFT,
    OUTER,
    PITCH_X,
    READ,
    START,
    STRIP,
    corner,
)
from render.rail_line.news import changed
from render.rail_line.pieces import by_lane, next_owners, owners_on, symbol_icon, track_card, train
from render.recent import fresh
from render.scene import Group, Item, Rect, Scene, Sprite, Text, collect, group, named
from render.symbols import icon
from render.theme import (
    CARD,
    CREAM,
    INK,
    MARGIN,
    PAPER,
    RECENT,
    SEATS,
    SOFT,
    WIDTH,
)
from rules.core import Seat
from rules.rail_line import line, scoring
from rules.rail_line.components import BACKWARDS, CURVES, DEALS, NODE_OF_SLOT, SLOTS
from rules.rail_line.state import FINAL, OVER, SIDE, TRACK, Public
from rules.rail_line.view import View

HEIGHT = 1098
BELOW = BOTTOM + 8
ROW_X = LEFT + 5 * PITCH_X + 22
ROW_W = WIDTH - MARGIN - ROW_X
ROW_H, ROW_STEP = 96, 104
SCORE = 48
NAME_ROOM = 98 + 122
"""What the mark and the score leave to a name."""
GAINED_X = 98 + 3 * 98 + 72.0
"""Where the symbols of the last move begin."""
FACTS = 70
"""Height of the second line in a player's row."""
DISPLAY = 56
"""Where the display's cards begin, below its heading."""


def board(view: View, setting: Setting) -> Scene:
    public = view.public
    items = collect(
        heading_of(public, setting),
        line_of(public, setting),
        _display(public, setting),
        (_player(public, setting, Seat(seat)) for seat in range(public.seats)),
        _free_track(public, setting),
        _strip(public, setting),
        _news(public, setting),
    )
    height = _height(public, setting)
    scene = Scene(WIDTH, height, tuple(items), backdrop(height))
    seen = {seat for seat in range(public.seats) if named(scene, f"recent:gained:{seat}")}
    return replace(scene, items=(*scene.items, *changed(setting, scene, seen)))


def line_of(public: Public, setting: Setting) -> list[Item]:
    """The line with its trains."""
    laid = (_laid(public, slot) for slot in range(1, len(public.line) + 1))
    return [*_ends(public, setting), *laid, *_trains(public, setting)]


def beginning(public: Public, setting: Setting, slots: int) -> list[Item]:
    """The first slots of the line alone, with what lies and stands there."""
    start = _ends(public, setting)[0]
    empty = [
        item
        for slot in range(len(public.line) + 1, slots + 1)
        for item in (_slot(slot), _slot_number(slot, following=slot == len(public.line) + 1))
    ]
    laid = (_laid(public, slot) for slot in range(1, len(public.line) + 1))
    return [start, *empty, *laid, *_trains(public, setting)]


def _slot(slot: int) -> Sprite:
    return Sprite("rail_line-slot", *corner(slot), CARD_W, CARD_H, ("left" if slot in BACKWARDS else "right",))


def _slot_number(slot: int, *, following: bool) -> Text:
    """The number of an empty slot; the one that comes next is darker."""
    x, y = corner(slot)
    size, tone = (DECIDE, INK) if following else (READ, SOFT)
    return Text(x, y + 50, CARD_W, 60, str(slot), size, "narrow", tone, "middle")


@cache
def backdrop(height: int = HEIGHT) -> tuple[Item, ...]:
    """The empty line."""
    return (*page(WIDTH, height), *(_slot(slot) for slot in NODE_OF_SLOT))


def heading_of(public: Public, setting: Setting, width: int = WIDTH) -> tuple[Item, ...]:
    words = setting.words
    if public.phase == OVER:
        return header(
            setting, words("game-name"), words("picture-over"), winners(scoring.result(public), setting), width
        )
    if public.phase in (SIDE, TRACK):
        phase = words("picture-setup")
    else:
        ending = "picture-last-action" if public.phase == FINAL else "picture-last-round" if public.ending else ""
        told = [words("picture-turn-number", number=public.turn), *([words(ending)] if ending else [])]
        # A narrow header has room for one of both.
        phase = " · ".join(told) if width == WIDTH else told[-1]
    return header(setting, words("game-name"), phase, width=width)


def _ends(public: Public, setting: Setting) -> list[Item]:
    """Start, curves and destination; tracks that have not come so far are dotted."""
    nodes = line.nodes(public.side, public.line)
    start_owners = by_lane(public, (1, 2, 3)) if public.phase != SIDE else "---"
    items: list[Item] = [
        group(
            Sprite("rail_line-start", *START, OUTER, CARD_H, (public.side, start_owners)),
            _plate(setting.words("picture-start"), *START),
            name="start",
        ),
    ]
    for curve in CURVES:
        reached = len(nodes) > curve
        owners = "..."
        if reached:
            there = nodes[curve]
            owners = by_lane(public, there.entered)
        side = "left" if curve == CURVES[0] else "right"
        items.append(
            group(
                Sprite("rail_line-curve", *CURVE_CORNERS[curve], OUTER, CURVE_H, (owners, side)), name=f"curve:{curve}"
            )
        )
    arrived = len(public.line) == SLOTS
    owners = by_lane(public, nodes[-1].left) if arrived else "..."
    items += [
        Sprite("rail_line-destination", *DESTINATION, OUTER, CARD_H, (owners,)),
        _plate(setting.words("picture-destination"), *DESTINATION),
    ]
    for slot in range(len(public.line) + 1, SLOTS + 1):
        items.append(_slot_number(slot, following=slot == len(public.line) + 1))
    return items


def _plate(words: str, x: float, y: float) -> Text:
    return Text(x, y, OUTER, STRIP, words, READ, "narrow", CREAM, "middle", smallest=READ)


def _laid(public: Public, slot: int) -> Group:
    card = public.line[slot - 1]
    x, y = corner(slot)
    return track_card(card, owners_on(public, public.line[:slot]), x, y, str(slot), name=f"slot:{slot}")


def _trains(public: Public, setting: Setting) -> list[Item]:
    nodes = line.nodes(public.side, public.line)
    letters = setting.words("picture-local-letter"), setting.words("picture-express-letter")
    items: list[Item] = []
    for seat, player in enumerate(public.players):
        if not player.track:
            continue
        together = player.local == player.express
        for kind, node, letter in (("local", player.local, letters[0]), ("express", player.express, letters[1])):
            x, y = layout.train_at(node, player.track, nodes[node])
            left = layout.faces_left(node)
            if together:
                ahead = 1 if (kind == "express") != left else -1
                x, y = x + 14 * ahead - (8 if not left else -8), y + (8 if kind == "express" else -10)
            if node in CURVES:
                y += 4
            items.append(train(seat, letter, x, y, left, f"train:{seat}:{kind}"))
    return items


def _display(public: Public, setting: Setting) -> list[Item]:
    words = setting.words
    items: list[Item] = [*heading(LEFT, BELOW, 4 * PITCH_X - 12, words("picture-display"), READ)]
    y = BELOW + DISPLAY
    for n, card in enumerate(public.display):
        items.append(track_card(card, next_owners(public, card), LEFT + PITCH_X * n, y, name=f"display:{card}"))
    x = LEFT + PITCH_X * 4
    items += [*heading(x, BELOW, CARD_W - 6, words("picture-stack"), READ)]
    if public.stack:
        items += card_back(x, y, CARD_W - 6, CARD_H - 6)
        items += [
            Rect(x + 38, y + 122, 78, 56, CREAM, INK, 2.5, 10),
            Text(x + 38, y + 122, 78, 56, str(public.stack), DECIDE, "bold", align="middle", decides=True),
        ]
    else:
        items.append(Rect(x, y, CARD_W - 4, CARD_H - 4, None, SOFT, 2, 10))
        items.append(Text(x + 6, y, CARD_W - 16, CARD_H - 4, words("picture-empty"), READ, "plain", SOFT, "middle"))
    return items


def _strip(public: Public, setting: Setting) -> list[Item]:
    """What the small symbols beside the players mean, as far apart as their words need."""
    kinds = ["coin", "cards", *(["rail_line-instead"] if DEALS[public.seats].substitutions else []), "rail_line-box"]
    told = [setting.words(f"picture-means-{kind.removeprefix('rail_line-')}") for kind in kinds]
    wide = [width_of(words, READ, "narrow") + 46 for words in told]
    gap = (5 * PITCH_X - 8 - sum(wide)) / (len(kinds) - 1)
    y = float(BELOW + DISPLAY + CARD_H + 34)
    x, items = float(LEFT), list[Item]()
    for kind, words, w in zip(kinds, told, wide, strict=True):
        items += [
            icon(kind, x + 20, y, 38),
            Text(x + 44, y - 22, w - 42, 44, words, READ, "narrow", SOFT, smallest=READ),
        ]
        x += w + gap
    return items


def _tall(setting: Setting) -> int:
    """Names too long for a line get a second one, in every row."""
    longest = max(width_of(name, READ, "narrow") for name in setting.names)
    return 38 if longest > ROW_W - NAME_ROOM else 0


def _height(public: Public, setting: Setting) -> int:
    below = BELOW + 2 + (ROW_STEP + _tall(setting)) * public.seats
    return max(HEIGHT, round(below + MARGIN + (0 if public.seats > 2 else 44)))


def _player(public: Public, setting: Setting, seat: Seat) -> Group:
    """A row of the departure board."""
    player, style = public.players[seat], SEATS[seat]
    active = seat in setting.waiting
    deal, tall = DEALS[public.seats], _tall(setting)
    height, y = ROW_H + tall, FACTS + tall
    facts: list[Item] = []
    x = 98.0
    for kind, value in (
        ("coin", str(player.coins)),
        ("cards", str(player.hand)),
        *((("rail_line-instead", str(deal.substitutions - player.substitutions)),) if deal.substitutions else ()),
    ):
        told = Text(x + 44, y - 24, 56, 48, value, DECIDE, "bold", smallest=READ, decides=True)
        facts += [icon(kind, x + 20, y, 40), group(told, name=f"{kind}:{seat}")]
        x += 98
    if not player.box_used and public.phase != OVER:
        facts.append(icon("rail_line-box", x + 18, y, 36))
    score = str(scoring.score(public, player)).replace("-", "−")
    gained = _gained(setting, seat, y)
    return group(
        Rect(-5, -5, ROW_W + 10, height + 10, RECENT, radius=15) if active else None,
        Rect(0, 0, ROW_W, height, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, 78, height - 6, style.light, radius=7),
        Rect(81, 3, 6, height - 6, style.colour),
        icon("token", 42, height / 2, 60, seat),
        group(
            Text(98, 2, ROW_W - NAME_ROOM, 42 + tall, setting.names[seat], READ, "narrow", smallest=READ, lines=2),
            name=f"name:{seat}",
        ),
        group(gained, name=f"recent:gained:{seat}") if gained else None,
        facts,
        Text(ROW_W - 118, 0, 104, 58, score, SCORE, "bold", align="right", smallest=READ, decides=True),
        Text(ROW_W - 150, y - 16, 136, 40, setting.words("picture-points"), READ, "narrow", SOFT, "right", READ),
        x=ROW_X,
        y=BELOW + 2 + (ROW_STEP + tall) * seat,
        name=f"panel:{seat}",
    )


def _free_track(public: Public, setting: Setting) -> list[Item]:
    """With two players one track stays without owner."""
    if public.seats > 2 or public.phase in (SIDE, TRACK):
        return []
    free = ({1, 2, 3} - {player.track for player in public.players}).pop()
    y = float(BELOW + 2 + (ROW_STEP + _tall(setting)) * public.seats)
    words = setting.words("picture-free-track", track=free)
    rail = ((ROW_X + 10.0, y + 24), (ROW_X + 80.0, y + 24))
    return [*faces.rail(rail, "-", PAPER), Text(ROW_X + 98, y + 2, ROW_W - 110, 44, words, READ, "plain", SOFT)]


def _gained(setting: Setting, seat: Seat, y: float) -> list[Item]:
    """What the last move brought: goods marked, coins."""
    symbols = [str(data["symbol"]) for data in fresh(setting, "marked", seat=seat)]
    coins = sum(
        int(data["coins"])
        for key in ("overflow", "chain", "substituted", "discarded")
        for data in fresh(setting, key, seat=seat)
    )
    if not symbols and not coins:
        return []
    room = ROW_W - 136 - GAINED_X - (50 if coins else 0)
    step = min(44.0, room / max(1, len(symbols)))
    x = GAINED_X
    items: list[Item] = [icon("plus", x - 14, y, 22, RECENT)]
    for code in symbols:
        items.append(symbol_icon(code, x + 22, y, 40))
        x += step
    if coins:
        items += [
            icon("coin", x + 26, y, 46),
            Text(x + 3, y - 22, 46, 44, str(coins), READ, "bold", INK, "middle"),
        ]
    return items


def _news(public: Public, setting: Setting) -> list[Item]:
    """Outlines of what is new: the card laid, the card turned up, the local trains that moved."""
    items: list[Item] = []
    laid = fresh(setting, "laid")
    for n, data in enumerate(laid, 1):
        if int(data["slot"]) <= len(public.line):
            items.append(recent(*corner(int(data["slot"])), CARD_W, CARD_H, number=n if len(laid) > 1 else 0))
    for data in fresh(setting, "revealed"):
        if data["card"] in public.display:
            x = LEFT + PITCH_X * public.display.index(str(data["card"]))
            items.append(recent(x, BELOW + DISPLAY, CARD_W, CARD_H))
    nodes = line.nodes(public.side, public.line)
    for data in fresh(setting, "local"):
        seat, node = int(data["seat"]), int(data["node"])
        player = public.players[seat]
        if player.local == node and node < len(nodes):
            middle = layout.train_at(node, player.track, nodes[node])
            items.append(recent(middle[0] - 36, middle[1] - 28, 70, 54, 12))
    return items
