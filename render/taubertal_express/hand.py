"""The private picture: the tickets of the draft. Everything else lies open."""

from __future__ import annotations

from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Item, Scene, Text, collect, group
from render.taubertal_express import pieces
from render.theme import MARGIN, NAME, SMALL, SOFT, WIDTH
from rules.taubertal_express.components import DISTANCE, TICKETS
from rules.taubertal_express.state import Player
from rules.taubertal_express.view import View

CARD_W, CARD_H, STEP_X, STEP_Y = 492.0, 150.0, 516.0, 226.0
ROW_Y = TOP + 54
EMPTY_H = 74.0
ACROSS = 3


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None or not view.hand:
        return None
    words, player = setting.words, view.public.players[view.viewer]
    rows = -(-len(view.hand) // ACROSS)
    below = ROW_Y + STEP_Y * rows + 6
    own = -(-len(player.tickets) // ACROSS)
    height = round(below + 54 + (STEP_Y * own if own else EMPTY_H))
    items = collect(
        header(
            setting,
            words("game-name"),
            words("picture-pass", number=view.public.number),
            words("picture-hand", name=setting.names[view.viewer]),
        ),
        heading(MARGIN, TOP, WIDTH - 2 * MARGIN, words("picture-choose-ticket")),
        (_card(setting, player, ticket, at, ROW_Y, "ticket") for at, ticket in enumerate(view.hand)),
        heading(MARGIN, below, WIDTH - 2 * MARGIN, words("picture-own-tickets")),
        (_card(setting, player, ticket, at, below + 54, "instead") for at, ticket in enumerate(player.tickets)),
        None if player.tickets else Text(MARGIN, below + 60, 600, 40, words("picture-no-tickets"), NAME, "plain", SOFT),
    )
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def corner(at: int, top: float) -> tuple[float, float]:
    return MARGIN + STEP_X * (at % ACROSS), top + STEP_Y * (at // ACROSS)


def _card(setting: Setting, player: Player, name: str, at: int, top: float, kind: str) -> Item:
    """A ticket with a note below it: who travels, and how far it is from here."""
    words, ticket = setting.words, TICKETS[name]
    x, y = corner(at, top)
    if name in player.aboard:
        way = words("picture-aboard", way=DISTANCE[player.town, ticket.destination])
    else:
        way = words("picture-way", start=DISTANCE[player.town, ticket.start], ride=ticket.distance)
    return group(
        pieces.ticket(setting, name, CARD_W, CARD_H),
        Text(6, CARD_H + 6, CARD_W - 8, 28, words(f"life-{name}"), SMALL, "narrow", SOFT, smallest=15),
        Text(6, CARD_H + 34, CARD_W - 8, 30, way, NAME, "narrow", smallest=18),
        x=x,
        y=y,
        name=f"{kind}:{name}",
    )
