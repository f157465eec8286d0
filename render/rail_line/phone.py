"""The board for a screen held upright: the line in rows of four, everything else below it, all of it larger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from render.parts import heading, page, plate, recent
from render.pictures import Setting
from render.rail_line import layout
from render.rail_line.layout import CARD_H, CARD_W, LANES
from render.rail_line.news import changed
from render.rail_line.pieces import next_owners, owners_on, symbol_icon, track_card, train
from render.recent import fresh
from render.scene import Group, Item, Point, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, INK, PHONE_READ, PHONE_WIDTH, RECENT, SEATS, SOFT
from rules.core import Seat
from rules.rail_line import line, scoring
from rules.rail_line.components import BACKWARDS, CURVES, DEALS, NODE_OF_SLOT, SLOT_OF_NODE, SLOTS, STARTS
from rules.rail_line.state import FINAL, OVER, SIDE, TRACK, Public
from rules.rail_line.view import View

WIDTH, EDGE = PHONE_WIDTH, 26
SCALE = 1.27
ACROSS = 4
PITCH = (WIDTH - 2 * EDGE) / ACROSS
READ, DECIDE = 34, 44
"""Heights of letters: shown 350 wide, these are 13 and 17."""
HEAD = 150
ROW = CARD_H * SCALE + 10
BAR = 104
"""The height of the start and of a curve, laid across."""
SHIELD_X = EDGE + 186
PLAYER = 116


def phone(view: View, setting: Setting) -> Scene:
    public = view.public
    places = Places(public)
    items: list[Item] = [*head(public, setting), *upright_line(public, setting, places)]
    items += _news(public, setting, places)
    shown, y = _display(public, setting, places.bottom + 8)
    items += shown
    for at in range(public.seats):
        items.append(_player(public, setting, Seat(at), y + PLAYER * at))
    height = round(y + PLAYER * public.seats + EDGE)
    scene = Scene(WIDTH, height, tuple(items), page(WIDTH, height))
    return replace(scene, items=(*scene.items, *changed(setting, scene)))


def upright_line(public: Public, setting: Setting, places: Places) -> list[Item]:
    """The line with its trains, from the rearmost train on."""
    items = _ends(public, setting, places)
    for slot in places.slots:
        x, top = places.corner(slot)
        if slot <= len(public.line):
            owners = owners_on(public, public.line[:slot])
            items.append(track_card(public.line[slot - 1], owners, x, top, str(slot), SCALE, f"slot:{slot}"))
            continue
        direction = "left" if slot in BACKWARDS else "right"
        items += [
            Sprite("rail_line-slot", x, top, CARD_W * SCALE, CARD_H * SCALE, (direction,)),
            Text(x, top + 70, CARD_W * SCALE, 60, str(slot), DECIDE, "narrow", SOFT, "middle"),
        ]
    return [*items, *_trains(public, setting, places)]


class Places:
    """Where cards, curves and trains lie: rows of four, start and curves as bars between them."""

    def __init__(self, public: Public, top: float = HEAD + 8) -> None:
        following = min(SLOTS, len(public.line) + 1)
        rear = min(player.local for player in public.players)
        self.bars: dict[int, float] = {}
        """The start and the curves that are drawn, by node."""
        self.rows: dict[int, float] = {}
        """The rows that are drawn, by number from 0: those behind all trains are not."""
        y = top
        if rear == 0:
            self.bars[0] = y
            y += BAR + 10
        for row in range((following - 1) // ACROSS + 1):
            last = (row + 1) * ACROSS
            if rear <= NODE_OF_SLOT[last]:
                self.rows[row] = y
                y += ROW
            if NODE_OF_SLOT[last] + 1 in CURVES and rear <= NODE_OF_SLOT[last] + 1:
                self.bars[NODE_OF_SLOT[last] + 1] = y
                y += BAR + 10
        self.bottom = y

    @property
    def slots(self) -> list[int]:
        return [row * ACROSS + n for row in self.rows for n in range(1, ACROSS + 1)]

    def corner(self, slot: int) -> Point:
        column = (slot - 1) % ACROSS
        if slot in BACKWARDS:
            column = ACROSS - 1 - column
        return EDGE + PITCH * column + (PITCH - CARD_W * SCALE) / 2, self.rows[(slot - 1) // ACROSS]

    def sign(self, public: Public, track: int, node: int) -> Point:
        """The left upper corner of a station's sign."""
        there = line.nodes(public.side, public.line)[node]
        x, y = self.corner(SLOT_OF_NODE[node])
        return x + layout.SIGN_X * SCALE, y + (LANES[layout.left_lane(node, track, there)] - layout.SIGN_H / 2) * SCALE

    def train(self, public: Public, seat: int, node: int) -> Point:
        if node == 0 or node in CURVES:
            return EDGE + 270 + 210 * seat, self.bars[node] + BAR / 2
        there = line.nodes(public.side, public.line)[node]
        x, y = self.corner(SLOT_OF_NODE[node])
        lane = layout.right_lane(node, public.players[seat].track, there)
        return x + (CARD_W - 33) * SCALE, y + LANES[lane] * SCALE


def head(public: Public, setting: Setting) -> Iterator[Item]:
    """Game and turn above, whose turn below."""
    words = setting.words
    yield from plate(EDGE - 4, 18, WIDTH - 2 * EDGE + 8, HEAD - 18)
    if public.phase == OVER:
        phase = words("picture-over")
    elif public.phase in (SIDE, TRACK):
        phase = words("picture-setup")
    else:
        phase = words("picture-turn-number", number=public.turn)
        if public.phase == FINAL:
            phase = words("picture-last-action")
        elif public.ending:
            phase += " · " + words("picture-last-round")
    yield Text(EDGE + 30, 26, 340, 52, words("game-name"), DECIDE, "narrow", CREAM)
    yield Text(EDGE + 370, 26, WIDTH - 2 * EDGE - 400, 52, phase, READ, "plain", CREAM, "right", smallest=PHONE_READ)
    names = [setting.names[seat] for seat in setting.waiting]
    yield Rect(EDGE + 22, 80, WIDTH - 2 * EDGE - 44, 54, CARD, BRASS, 3, 10)
    x = float(EDGE + 34)
    for seat in setting.waiting:
        yield icon("token", x + 22, 107, 42, seat)
        x += 50
    told = words("picture-turn", name=names[0]) if len(names) == 1 else words("picture-waiting")
    if not names:
        told = words("picture-over")
    yield Text(x + 6, 82, WIDTH - EDGE - 40 - x, 50, told, READ, "narrow", smallest=PHONE_READ)


def _ends(public: Public, setting: Setting, places: Places) -> list[Item]:
    """The start with its three symbols, and the curves that lie on the way."""
    items: list[Item] = []
    for node, y in places.bars.items():
        words = setting.words(f"place-{line.place(node)}") if node else setting.words("picture-start")
        bar: tuple[Item, ...] = (
            Rect(EDGE, y, WIDTH - 2 * EDGE, BAR, CARD, INK, 2, 10),
            Text(EDGE + 14, y + 6, 130, BAR - 12, words, READ, "narrow", smallest=PHONE_READ),
        )
        if node:
            items.append(Group((*bar, icon("rail_line-shield", SHIELD_X, y + BAR / 2, 70)), name=f"curve:{node}"))
            continue
        begins = [
            (icon("token", x, y + 32, 44, seat), symbol_icon(STARTS[public.side][player.track - 1], x, y + 76, 44))
            for seat, player in enumerate(public.players)
            for x in [EDGE + 180 + 210 * seat]
            if player.track
        ]
        items.append(group(*bar, *begins, name="start"))
    return items


def _trains(public: Public, setting: Setting, places: Places) -> list[Item]:
    letters = setting.words("picture-local-letter"), setting.words("picture-express-letter")
    items: list[Item] = []
    for seat, player in enumerate(public.players):
        if not player.track:
            continue
        for kind, node, letter in (("local", player.local, letters[0]), ("express", player.express, letters[1])):
            x, y = places.train(public, seat, node)
            left = layout.faces_left(node)
            if player.local == player.express:
                x, y = x + (24 if kind == "express" else -22), y + (8 if kind == "express" else -10)
            items.append(train(seat, letter, x, y, left, f"train:{seat}:{kind}"))
    return items


def _news(public: Public, setting: Setting, places: Places) -> list[Item]:
    items: list[Item] = []
    laid = fresh(setting, "laid")
    for n, data in enumerate(laid, 1):
        if int(data["slot"]) in places.slots:
            at = places.corner(int(data["slot"]))
            items.append(recent(*at, CARD_W * SCALE, CARD_H * SCALE, number=n if len(laid) > 1 else 0))
    nodes = line.nodes(public.side, public.line)
    for data in fresh(setting, "local"):
        seat, node = int(data["seat"]), int(data["node"])
        if public.players[seat].local == node and node < len(nodes):
            x, y = places.train(public, seat, node)
            items.append(recent(x - 36, y - 28, 70, 54, 12))
    return items


def _display(public: Public, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The display, and how many cards are left in the stack."""
    words = setting.words
    said = f"{words('picture-display')} · {words('picture-stack')}: {public.stack}"
    items: list[Item] = [*heading(EDGE, y, WIDTH - 2 * EDGE, said, READ)]
    top = y + READ * 1.35 + 16
    for n, card in enumerate(public.display):
        x = EDGE + PITCH * n + (PITCH - CARD_W * SCALE) / 2
        items.append(track_card(card, next_owners(public, card), x, top, scale=SCALE, name=f"display:{card}"))
    for data in fresh(setting, "revealed"):
        if data["card"] in public.display:
            x = EDGE + PITCH * public.display.index(str(data["card"])) + (PITCH - CARD_W * SCALE) / 2
            items.append(recent(x, top, CARD_W * SCALE, CARD_H * SCALE))
    return items, top + (ROW if public.display else 0) + 8


def _player(public: Public, setting: Setting, seat: Seat, y: float) -> Group:
    """Name and score above; coins, cards and what may still be used below."""
    player, style = public.players[seat], SEATS[seat]
    width = WIDTH - 2 * EDGE
    active = seat in setting.waiting
    deal = DEALS[public.seats]
    words = setting.words
    score = str(scoring.score(public, player)).replace("-", "−")
    facts: list[Item] = []
    x = 100.0
    for kind, value in (
        ("coin", player.coins),
        ("cards", player.hand),
        *((("rail_line-instead", deal.substitutions - player.substitutions),) if deal.substitutions else ()),
    ):
        told = Text(x + 52, 54, 70, 52, str(value), DECIDE, "bold", smallest=READ, decides=True)
        facts.append(group(icon(kind, x + 22, 80, 46), told, name=f"{kind}:{seat}"))
        x += 130
    if not player.box_used and public.phase != OVER:
        facts.append(icon("rail_line-box", x + 22, 80, 44))
    return group(
        Rect(-5, -5, width + 10, PLAYER - 2, RECENT, radius=15) if active else None,
        Rect(0, 0, width, PLAYER - 12, CARD, INK, 3 if active else 2, 10),
        Rect(3, 3, 78, PLAYER - 18, style.light, radius=7),
        Rect(81, 3, 6, PLAYER - 18, style.colour),
        icon("token", 42, (PLAYER - 12) / 2, 62, seat),
        group(
            Text(100, 4, width - 290, 48, setting.names[seat], READ, "narrow", smallest=PHONE_READ),
            name=f"name:{seat}",
        ),
        facts,
        Text(width - 180, 4, 166, 56, score, 50, "bold", align="right", decides=True),
        Text(width - 180, 58, 166, 42, words("picture-points"), READ, "plain", SOFT, "right"),
        x=EDGE,
        y=y,
        name=f"panel:{seat}",
    )
