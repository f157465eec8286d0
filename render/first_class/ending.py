"""After the end: what everybody held, in the place of the emptied display."""

from __future__ import annotations

from render.first_class import cards
from render.parts import heading
from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, CREAM, ENAMEL_RED, INK, KEY, MARGIN, NAME, PURPLE_DEEP, SEATS, SMALL, WHITE
from rules.core import Seat
from rules.first_class import scoring
from rules.first_class.cards import KINDS
from rules.first_class.components import ENDS, FINGERPRINTS
from rules.first_class.state import Public, Reveal

ROW = 146
TILE_W, TILE_H = 92, 64
TOKEN = 50
_MARKS = {"picture-murderer": "murderer", "picture-arrested": "arrested"}
"""What may be said about a seat, and the field that tells which seat it is."""


def revealed(p: Public, reveal: Reveal, setting: Setting, x: float, y: float, w: float) -> list[Item]:
    """A row for each player: game end cards with their points, evidence, and who did it."""
    rows = (
        group(_row(p, reveal, Seat(seat), setting, x + w - MARGIN), x=MARGIN, y=y + 46 + (ROW + 4) * seat)
        for seat in range(len(p.players))
    )
    return [*heading(MARGIN, y, x + w - MARGIN, setting.words("picture-revealed")), *rows]


def _row(p: Public, reveal: Reveal, seat: Seat, setting: Setting, w: float) -> Group:
    style, player = SEATS[seat], p.players[seat]
    # On a phone there is less room beside the name.
    stamp, told = (280, 400) if w > 1000 else (210, 270)
    hand, tokens = reveal.hands[seat], reveal.tokens[seat]
    points = sum(scoring.multiplied(player.pile, hand, kind) for kind in KINDS)
    items: list[Item] = [
        Rect(0, 0, w, ROW, CARD, INK, 2, 10),
        Rect(3, 3, w - 6, 50, style.light, radius=7),
        Rect(0, 53, w, 5, style.colour, INK, 1),
        icon("token", 30, 28, 42, seat),
        Text(58, 4, w - 96 - stamp - told, 48, setting.names[seat], NAME, "bold"),
        Text(
            w - told - 14,
            4,
            told,
            48,
            setting.words("picture-revealed-points", points=points),
            KEY,
            "bold",
            align="right",
        ),
    ]
    marks = [setting.words(key) for key, who in _MARKS.items() if seat == getattr(reveal, who)]
    if marks:
        colour = PURPLE_DEEP if seat == reveal.murderer else ENAMEL_RED
        items += _stamp(" · ".join(marks), w - told - stamp - 22, stamp, colour)
    room = w - 28 - (TOKEN + 6) * len(tokens)
    step = min(TILE_W + 8.0, (room - TILE_W) / max(1, len(hand) - 1))
    items += (_tile(card, 14 + step * n) for n, card in enumerate(hand))
    first = w - 14 - (TOKEN + 6) * len(tokens)
    items += (
        icon("first_class-token", first + (TOKEN + 6) * (n + 0.5), 102, TOKEN, int(FINGERPRINTS[token]))
        for n, token in enumerate(tokens)
    )
    return group(*items, name=f"revealed:{seat}")


def _stamp(words: str, x: float, w: float, colour: str) -> list[Item]:
    return [
        Rect(x, 8, w, 40, colour, WHITE, 3, 8),
        Text(x + 8, 8, w - 16, 40, words, NAME, "bold", CREAM, "middle", smallest=SMALL),
    ]


def _tile(card: str, x: float) -> Group:
    """A game end card, small."""
    found = ENDS[card]
    return group(
        Rect(0, 0, TILE_W, TILE_H, ENAMEL_RED, CREAM, 2, 8),
        cards.badge(found.kind, 28, TILE_H / 2, 42),
        Text(50, 0, TILE_W - 54, TILE_H, f"×{found.points}", KEY, "bold", CREAM, smallest=SMALL),
        x=x,
        y=70,
        name=f"card:{card}",
        baked=True,
    )
