"""Richer labels for the answers of a question."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Phrase, Seat, phrase
from rules.rail_line import line, scoring, trains
from rules.rail_line.changes import with_player
from rules.rail_line.components import CARDS, COST_BOX, GOODS, SLOT_OF_NODE
from rules.rail_line.moves import Box
from rules.rail_line.state import EXTRA, PLAY, Mark, Player
from rules.rail_line.view import View


def caption(v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
    public = v.public
    if name == "card" and prefix[0] != "extra discard" and public.phase in (PLAY, EXTRA) and str(value) in CARDS:
        track = _player(v).track
        return _symbols("caption-card", line.preview(public, str(value))[track - 1], card=str(value))
    if name == "track" and public.side:
        return phrase("caption-track", track=value, symbol=line.station(public, int(value), 0)[0])
    if name == "stations":
        player = _player(v)
        node = line.ahead(public, player)[int(value) - 1]
        there = line.station(public, player.track, node)
        slot = SLOT_OF_NODE.get(node, 0)
        return _symbols("caption-stations" if slot else "caption-curve", there, stations=value, slot=slot)
    seat = _seat(v)
    player = public.players[seat]
    if name == "replaced" and player.tasks and isinstance(player.tasks[0], Mark):
        after, _ = trains.answer(public, seat, str(value))
        return phrase("caption-replaced", replaced=value, score=scoring.score(after, after.players[seat]))
    if name == "symbol" and value in GOODS:
        if prefix[0] == Box.tag:
            public = with_player(public, seat, replace(player, spent=player.spent + COST_BOX))
        score = scoring.score(public, public.players[seat]) + scoring.gain(public, seat, str(value))
        return phrase("caption-symbol", symbol=value, score=score)
    return None


def _seat(v: View) -> Seat:
    return v.public.active if v.viewer is None else v.viewer


def _player(v: View) -> Player:
    return v.public.players[_seat(v)]


def _symbols(key: str, symbols: tuple[str, ...], **data: str | int) -> Phrase:
    """A text for no, one or two symbols."""
    named = dict(zip(("symbol", "symbol2"), symbols, strict=False))
    return phrase(f"{key}-{len(symbols)}", **data, **named)
