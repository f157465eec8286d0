"""Scene pieces of Rail Line that several of its pictures use."""

from __future__ import annotations

from render.rail_line.faces import ICONS
from render.rail_line.layout import CARD_H, CARD_W, READ, STRIP
from render.scene import Group, Item, Sprite, Text, group, over
from render.symbols import icon
from render.theme import INK, SOFT
from rules.rail_line import line
from rules.rail_line.components import BACKWARDS
from rules.rail_line.state import Public


def owner(public: Public, track: int) -> str:
    """The seat a track belongs to, as a card's face wants it; "-": nobody."""
    return next((str(seat) for seat, player in enumerate(public.players) if player.track == track), "-")


def by_lane(public: Public, lanes: tuple[int, int, int]) -> str:
    """The owners of lanes 1 to 3, given the lane of each track."""
    return "".join(owner(public, lanes.index(lane) + 1) for lane in (1, 2, 3))


def owners_on(public: Public, cards: tuple[str, ...]) -> str:
    """The owners of the tracks at the left edge of the last of these cards."""
    nodes = line.nodes(public.side, cards)
    slot = len(cards)
    there = nodes[-1] if slot % 8 or slot == 24 else nodes[-2]
    return by_lane(public, there.left if slot in BACKWARDS else there.entered)


def next_owners(public: Public, card: str) -> str:
    """The same for a card that would be laid now; without colours while tracks are being chosen."""
    if len(public.line) >= 24 or not public.side:
        return "---"
    return owners_on(public, (*public.line, card))


def track_card(card: str, owners: str, x: float, y: float, note: str = "", scale: float = 1, name: str = "") -> Group:
    """A card with its id in the strip, and a small note (such as the slot) on the right."""
    return group(
        Sprite("rail_line-card", 0, 0, CARD_W * scale, CARD_H * scale, (card, owners)),
        Text(8 * scale, 0, 84 * scale, (STRIP - 1) * scale, card, round(READ * scale), "narrow"),
        Text(96 * scale, 0, 58 * scale, (STRIP - 1) * scale, note, round(READ * scale), "plain", SOFT, "right")
        if note
        else None,
        x=x,
        y=y,
        name=name,
    )


def train(seat: int, letter: str, x: float, y: float, left: bool, name: str) -> Group:
    """A train with its letter: express or local."""
    body = icon("rail_line-train", 0, 2, 46, seat)
    badge_x = 12 if left else -12
    return over(
        Sprite(body.kind, body.x, body.y, body.w, body.h, body.args, flip=left),
        icon("rail_line-badge", badge_x, -10, 62 if seat == 1 else 40, seat),
        Text(badge_x - 20, -26 if seat == 1 else -30, 40, 40, letter, READ, "bold", INK, "middle"),
        x=x,
        y=y,
        name=name,
    )


def symbol_icon(code: str, x: float, y: float, size: float = 40) -> Item:
    """A good, or the local-train symbol on its shield."""
    if code == "LT":
        return icon("rail_line-shield", x, y, size * 1.05)
    name, height = ICONS[code]
    return icon(name, x, y, height * size / 38)
