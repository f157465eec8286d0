"""What a viewer may know, states that fit a view, how good they look, and richer labels for answers."""

from __future__ import annotations

from rules.core import Phrase, Rng, Seat, phrase
from rules.rail_line import line, scoring
from rules.rail_line.components import A_CARDS, B_CARDS, CARDS, SLOT_OF_NODE
from rules.rail_line.marking import marked
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, SIDE, Hidden, Player, Public, State, View


def of(s: State, viewer: Seat | None) -> View:
    """Before the side of the start card is chosen nobody looks at a hand."""
    blind = viewer is None or s.public.phase == SIDE
    return View(viewer, s.public, () if blind or viewer is None else s.hidden.hands[viewer])


def imagine(v: View, rng: Rng) -> State:
    """Deal what the viewer does not see: the A cards among hands and box, the B cards in the stack."""
    public = v.public
    seen = {*v.hand, *public.line, *public.discards, *public.display}
    a_cards, rng = rng.shuffled(card for card in A_CARDS if card not in seen)
    hands = []
    for at, player in enumerate(public.players):
        if at == v.viewer and v.hand:
            hands.append(v.hand)
        else:
            hands.append(tuple(sorted(a_cards[: player.hand])))
            a_cards = a_cards[player.hand :]
    stack, _ = rng.shuffled(card for card in B_CARDS if card not in seen)
    return State(public, Hidden(tuple(hands), stack, a_cards))


def worth(public: Public, seat: Seat) -> int:
    """Points now and to come: marks, coins and stations behind the express all have a future."""
    if public.phase == OVER:
        scores = [scoring.score(public, player) for player in public.players]
        return 1000 * (scores[seat] - max(score for at, score in enumerate(scores) if at != seat))
    own = _promise(public, public.players[seat])
    return 2 * own - max(_promise(public, player) for at, player in enumerate(public.players) if at != seat)


_TREND = {"PA": 9, "PO": 9, "CO": 9, "IO": 12, "ST": 14, "FA": 16, "WO": 24, "SA": 24, "SB": 8, "SF": 26, "GL": 7}


def _promise(public: Public, player: Player) -> int:
    sheet = public.sheet
    left = 27 - player.express
    promise = 20 * scoring.score(public, player)
    growth = sum(_TREND[row.symbol] * marked(sheet, player, row.symbol) for row in sheet.rows)
    promise += growth * left // 27
    promise += 10 * player.coins * left // 27 + 8 * len(line.ahead(public, player)) + 15 * len(player.tasks)
    return promise + (6 * player.hand if public.phase not in (FINAL, OVER) else 0)


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
    return None


def _player(v: View) -> Player:
    return v.public.players[v.public.active if v.viewer is None else v.viewer]


def _symbols(key: str, symbols: tuple[str, ...], **data: str | int) -> Phrase:
    """A text for no, one or two symbols."""
    named = dict(zip(("symbol", "symbol2"), symbols, strict=False))
    return phrase(f"{key}-{len(symbols)}", **data, **named)
