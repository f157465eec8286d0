"""After the end: what everybody held, in the place of the emptied display."""

from __future__ import annotations

from render.first_class import cards
from render.fonts import width as width_of
from render.legibility import PHONE
from render.parts import heading
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, CREAM, ENAMEL_RED, INK, MARGIN, PURPLE_DEEP, READ, SEATS, TITLE, WHITE
from rules.core import Seat
from rules.first_class import scoring
from rules.first_class.cards import KINDS
from rules.first_class.components import ENDS, FINGERPRINTS
from rules.first_class.state import Public, Reveal

TILE_W, TILE_H = 104, 68
TOKEN = 50
HEAD, NARROW = 52, 104
"""A player's head: on a phone it takes two lines."""
_MARKS = {"picture-murderer": "murderer", "picture-arrested": "arrested"}
"""What may be said about a seat, and the field that tells which seat it is."""


def row_height(width: float) -> int:
    """Of a player, on a picture of a width."""
    return _head(width) + TILE_H + 30


def _head(width: float) -> int:
    return HEAD if width > PHONE else NARROW


def revealed(p: Public, reveal: Reveal, setting: Setting, x: float, y: float, w: float) -> list[Item]:
    """A row for each player: game end cards with their points, evidence, and who did it."""
    step = row_height(w + 2 * MARGIN) + 4
    rows = (
        group(_row(p, reveal, Seat(seat), setting, w), x=MARGIN, y=y + 48 + step * seat)
        for seat in range(len(p.players))
    )
    return [*heading(MARGIN, y - 4, x + w - MARGIN, setting.words("picture-revealed"), READ), *rows]


def _row(p: Public, reveal: Reveal, seat: Seat, setting: Setting, w: float) -> Group:
    style, player = SEATS[seat], p.players[seat]
    head, height = _head(w + 2 * MARGIN), row_height(w + 2 * MARGIN)
    # On a phone what was scored stands below the name.
    two = head == NARROW
    told_w, told_y = (330, 52) if two else (370, 2)
    hand, tokens = reveal.hands[seat], reveal.tokens[seat]
    points = sum(scoring.multiplied(player.pile, hand, kind) for kind in KINDS)
    told = setting.words("picture-revealed-points", points=points)
    items: list[Item] = [
        Rect(0, 0, w, height, CARD, INK, 2, 10),
        Rect(3, 3, w - 6, head - 2, style.light, radius=7),
        Rect(0, head + 2, w, 5, style.colour, INK, 1),
        icon("token", 30, 28, 42, seat),
        Text(58, 2, w - (70 if two else 870), 50, setting.names[seat], READ, "narrow", smallest=READ),
        Text(w - told_w - 14, told_y, told_w, 50, told, TITLE, "narrow", INK, "right", READ),
    ]
    marks = [setting.words(key) for key, who in _MARKS.items() if seat == getattr(reveal, who)]
    if marks:
        colour = PURPLE_DEEP if seat == reveal.murderer else ENAMEL_RED
        items.append(_stamp(" · ".join(marks), 14 if two else None, w - told_w - 22, told_y + 3, colour))
    room = w - 28 - (TOKEN + 6) * len(tokens)
    step = min(TILE_W + 8.0, (room - TILE_W) / max(1, len(hand) - 1))
    items += (_tile(card, 14 + step * n, head + 18) for n, card in enumerate(hand))
    first = w - 14 - (TOKEN + 6) * len(tokens)
    items += (
        icon("first_class-token", first + (TOKEN + 6) * (n + 0.5), head + 52, TOKEN, int(FINGERPRINTS[token]))
        for n, token in enumerate(tokens)
    )
    return group(*items, name=f"revealed:{seat}")


def _stamp(words: str, left: float | None, right: float, y: float, colour: str) -> Item:
    """As wide as its words; it begins at the left, or ends at the right."""
    w = width_of(words, READ, "narrow") + 20
    return group(
        Rect(0, 0, w, 44, colour, WHITE, 3, 8),
        Text(6, 0, w - 12, 44, words, READ, "narrow", CREAM, "middle", READ),
        x=right - w if left is None else left,
        y=y,
    )


def _tile(card: str, x: float, y: float) -> Group:
    """A game end card, small."""
    found = ENDS[card]
    return group(
        Rect(0, 0, TILE_W, TILE_H, ENAMEL_RED, CREAM, 2, 8),
        cards.badge(found.kind, 27, TILE_H / 2, 44),
        Text(50, 0, TILE_W - 52, TILE_H, f"×{found.points}", TITLE, "narrow", CREAM, smallest=READ),
        x=x,
        y=y,
        name=f"card:{card}",
        baked=True,
    )
