"""SPEC.md section 9 as code: INV-1 to INV-14 that can be seen on one state."""

from __future__ import annotations

from rules.rail_line import line, scoring
from rules.rail_line.components import A_CARDS, B_CARDS, DEALS, NODE_OF_SLOT, SLOTS
from rules.rail_line.decisions import busy
from rules.rail_line.marking import marked
from rules.rail_line.state import OVER, PLAY, SIDE, State


def conserved(s: State) -> object:
    """INV-1: all 37 cards, each once, wherever they are."""
    hidden, public = s.hidden, s.public
    everywhere = [card for hand in hidden.hands for card in hand]
    everywhere += [*hidden.unused, *hidden.stack, *public.display, *public.discards, *public.line]
    return tuple(sorted(everywhere))


def violated(s: State) -> list[str]:
    public, found = s.public, []
    nodes = line.nodes(public.side, public.line)
    if conserved(s) != tuple(sorted((*A_CARDS, *B_CARDS))):
        found.append("INV-1")
    if any(sorted(node.entered) != [1, 2, 3] or sorted(node.left) != [1, 2, 3] for node in nodes):
        found.append("INV-2")
    for seat, player in enumerate(public.players):
        last = NODE_OF_SLOT[len(public.line)] if public.line else 0
        at_end = player.express in (last, len(nodes) - 1) if busy(public) else player.express == len(nodes) - 1
        stands = player.local == 0 or bool(nodes[player.local].stations[player.track - 1])
        if not at_end or player.local > player.express or not stands:
            found.append("INV-3")
        if any(not 0 <= n <= row.size for n, row in zip(player.marks, public.sheet.rows, strict=True)):
            found.append("INV-5")
        if player.coins < 0:
            found.append("INV-6")
        if player.substitutions > DEALS[public.seats].substitutions:
            found.append("INV-7")
        if player.hand != len(s.hidden.hands[seat]):
            found.append("hand count")
        if public.sheet.number == 2:
            beets, opened = marked(public.sheet, player, "SB"), marked(public.sheet, player, "SF")
            if beets > 2 + 2 * (opened >= 1) + (opened >= 2):
                found.append("INV-11")
    if len(public.line) > SLOTS or len(public.display) > DEALS[public.seats].display:
        found.append("INV-8")
    if public.phase != SIDE and public.stack and len(public.display) != DEALS[public.seats].display:
        found.append("INV-8")
    if public.stack != len(s.hidden.stack):
        found.append("stack count")
    if public.turn > SLOTS + public.seats + (public.phase == OVER):
        found.append("INV-9")
    if public.phase == OVER:
        low, high = (-2, 92) if public.sheet.number == 1 else (-8, 90)
        for player in public.players:
            top = high + scoring.coins(public.sheet, player)
            if not low <= scoring.score(public, player) <= top:
                found.append("INV-12")
    if public.phase == PLAY and not busy(public) and not (s.hidden.hands[public.active] or public.display):
        found.append("INV-14")
    return found
