"""The private picture: the tickets of the draft. Everything else lies open."""

from __future__ import annotations

from render.parts import TOP, header, page, tall_header
from render.pictures import Setting
from render.scene import Group, Item, Scene, Text, group
from render.taubertal_express import pieces
from render.taubertal_express.blocks import WORDS, Block, cell, column, grid, titled
from render.taubertal_express.layout import PHONE_W, TALL_TOP
from render.theme import MARGIN, SOFT, WIDTH
from rules.taubertal_express.components import DISTANCE, TICKETS
from rules.taubertal_express.state import Player
from rules.taubertal_express.view import View

TICKET_H, CARD_H = 118.0, 246.0


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None or not view.hand:
        return None
    words, player = setting.words, view.public.players[view.viewer]
    phone = setting.form == "phone"
    width = PHONE_W if phone else WIDTH
    w, columns = width - 2.0 * MARGIN, 1 if phone else 2
    chosen = [_card(setting, player, name, cell(w, columns, 16), "ticket") for name in view.hand]
    blocks = [titled(words("picture-choose-ticket"), w, grid(chosen, columns, w, CARD_H, 16))]
    if player.tickets:
        own = [_card(setting, player, name, cell(w, columns, 16), "instead") for name in player.tickets]
        blocks.append(titled(words("picture-own-tickets"), w, grid(own, columns, w, CARD_H, 16)))
    else:
        blocks.append(Block((Text(0, 0, w, 48, words("picture-no-tickets"), WORDS, "plain", SOFT),), 48))
    said = (
        words("game-name"),
        words("picture-pass", number=view.public.number),
        words("picture-hand", name=setting.names[view.viewer]),
        width,
    )
    items, end = column(blocks, MARGIN, TALL_TOP if phone else TOP)
    height = round(end + 26)
    head = (tall_header if phone else header)(setting, *said)
    return Scene(width, height, (*head, *items), page(width, height))


def _card(setting: Setting, player: Player, name: str, w: float, kind: str) -> Group:
    """A ticket with a note below it: how far it is from here, and who travels."""
    words, ticket = setting.words, TICKETS[name]
    if name in player.aboard:
        way = words("picture-aboard", way=DISTANCE[player.town, ticket.destination])
    else:
        way = words("picture-way", start=DISTANCE[player.town, ticket.start], ride=ticket.distance)
    items: list[Item] = [
        pieces.ticket(setting, name, w - 3, TICKET_H),
        Text(12, TICKET_H + 4, w - 20, 42, way, WORDS, "narrow"),
        Text(12, TICKET_H + 44, w - 20, 80, words(f"life-{name}"), WORDS, "plain", SOFT, smallest=WORDS, lines=2),
    ]
    return group(items, name=f"{kind}:{name}")
