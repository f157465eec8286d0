"""The private picture: own game end cards and what they bring so far, role and evidence."""

from __future__ import annotations

from dataclasses import replace

from render.first_class import cards
from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import CARD, DECIDE, INK, MARGIN, PHONE_WIDTH, PURPLE_LIGHT, READ, TEAL_LIGHT, TITLE, WIDTH
from rules.first_class import scoring
from rules.first_class.cards import KINDS
from rules.first_class.components import CARDS, FINGERPRINTS
from rules.first_class.state import DRAFT
from rules.first_class.view import View

CELL_W, CELL_H = 278, 264
PER_ROW, FEW = 5, 3
"""Cards side by side; so few of them, and a phone, get a narrow sheet."""
TOKEN = 92


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None:
        return None
    words = setting.words
    shown = cards_of(view)
    if not shown and not view.tokens:
        return None
    across = per_row(view, setting)
    width = WIDTH if across == PER_ROW else PHONE_WIDTH
    rows = max(1, -(-len(shown) // across))
    secret = bool(view.role)
    tokens_top = TOP + 54 + rows * CELL_H
    lines = max(0, len(view.tokens) - 1) // _tokens_across(width)
    height = int(tokens_top + (236 + 100 * lines if secret else 0) + MARGIN)
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(replace(setting, stamp=""), words("game-name"), status=title, width=width)]
    key = "picture-draft-choice" if view.passed else "picture-own-ends"
    items += heading(MARGIN, TOP, width - 2 * MARGIN, words(key), READ)
    items += (_end_card(view, setting, n, card) for n, card in enumerate(shown))
    if secret:
        items += _secrets(view, setting, tokens_top, width)
    return Scene(width, height, tuple(items), page(width, height))


def cards_of(view: View) -> tuple[str, ...]:
    """The cards to choose from in the draft, else the own ones."""
    return view.passed if view.public.phase == DRAFT and view.passed else view.ends


def per_row(view: View, setting: Setting) -> int:
    """Cards side by side."""
    return FEW if setting.form == "phone" or len(cards_of(view)) <= FEW else PER_ROW


def spot(n: int, across: int) -> tuple[float, float]:
    return MARGIN + CELL_W * (n % across), TOP + 54 + CELL_H * (n // across)


def _end_card(view: View, setting: Setting, n: int, card: str) -> Item:
    """A game end card, the cards that count for it so far, and what it would bring now."""
    assert view.viewer is not None
    x, y = spot(n, per_row(view, setting))
    player = view.public.players[view.viewer]
    kind = next(k for k in KINDS if scoring.multiplied((_sample(k),), (card,), k))
    held = sum(CARDS[used].kind == kind for used in player.pile)
    worth = scoring.multiplied(player.pile, (card,), kind)
    return group(
        Rect(0, 0, CELL_W - 14, CELL_H - 12, CARD, INK, 1.5, 10),
        cards.end_card(card, setting.words, 3, 8),
        cards.badge(kind, 44, 206, 54),
        Text(80, 180, 58, 52, str(held), DECIDE, "narrow", decides=True),
        icon("laurel", 172, 206, 56),
        Text(206, 180, 56, 52, str(worth), DECIDE, "narrow", decides=True),
        x=x,
        y=y,
        name=f"card:{card}",
    )


def _sample(kind: str) -> str:
    """Some base card of a kind."""
    return {"wagon": "X1-W1", "conductor": "X1-C1", "loco": "X1-L1"}[kind]


def _tokens_across(width: int) -> int:
    return (width - 560) // 112


def _secrets(view: View, setting: Setting, top: float, width: int) -> list[Item]:
    """Module C: role and evidence."""
    words = setting.words
    murderer = view.role == "murderer"
    items: list[Item] = [*heading(MARGIN, top, width - 2 * MARGIN, words("picture-secret"), READ)]
    items += [
        Rect(MARGIN, top + 60, 500, 142, PURPLE_LIGHT if murderer else TEAL_LIGHT, INK, 3, 12),
        icon("first_class-fingerprint" if murderer else "person", MARGIN + 58, top + 131, 96),
        Text(MARGIN + 116, top + 64, 376, 52, words(f"picture-{view.role}"), TITLE, "bold", smallest=READ),
        Text(
            MARGIN + 116, top + 114, 380, 84, words(f"picture-{view.role}-about"), READ, "narrow", INK, "left", READ, 2
        ),
    ]
    for n, token in enumerate(view.tokens):
        x, y = 548.0 + 112 * (n % _tokens_across(width)), 100.0 * (n // _tokens_across(width))
        items.append(
            group(
                icon("first_class-token", 0, 0, TOKEN, int(FINGERPRINTS[token])),
                x=x + 56,
                y=top + 130 + y,
                name=f"token:{token}",
            )
        )
    return items
