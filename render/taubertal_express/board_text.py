"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.core import Seat
from rules.taubertal_express import scoring, supplies
from rules.taubertal_express.components import (
    AT,
    DARK,
    FACES,
    GOOD_OF,
    GOODS_PRICE,
    GOODS_SPACES,
    LIGHT_PRICE,
    LIGHT_SPACES,
    OPEN_PRICE,
    TICKETS,
    letters,
)
from rules.taubertal_express.state import OVER, Player, Public
from rules.taubertal_express.view import View


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    p, words = view.public, setting.words
    dice = ", ".join(f"{words(f'area-{face}')} {count}" for face, count in zip(FACES, p.dice, strict=True) if count)
    scores = [_score(p, Seat(at)) for at in range(len(p.players))]
    return wording.alt(setting, scores, words("alt-pass", number=p.number, dice=dice))


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line."""
    p, words = view.public, setting.words
    lines = [*wording.heading(setting), ""]
    areas = [
        f"{words(f'area-{face}')} {count}{'+1 ●' if coin else ''}"
        for face, count, coin in zip(FACES, p.dice, p.coins, strict=True)
    ]
    lines += [words("text-dice", number=p.number, round=p.round) + " " + ", ".join(areas), ""]
    for at, player in enumerate(p.players):
        lines += _player(p, setting, Seat(at), player)
    lines.append(words("text-legend"))
    lines += ["", words("picture-tickets") + ":"]
    for at, ticket in enumerate(p.open):
        lines.append(f"{at + 1} ({OPEN_PRICE[at]}) {_ticket(setting, ticket) if ticket else '–'}")
    light = [
        f"{space} ({letters(price)}) {words('short-' + kind)}"
        for space, price, kind in zip(LIGHT_SPACES, LIGHT_PRICE, p.light, strict=True)
        if kind
    ]
    dark = [f"{words('short-' + kind)} ×{count}" for kind, count in zip(DARK, p.dark, strict=True) if count]
    goods = [
        f"{space} ({letters(price)}) {words('building-' + kind)}"
        for space, price, kind in zip(GOODS_SPACES, GOODS_PRICE, p.goods, strict=False)
        if kind
    ]
    for title, row in (("picture-light", light), ("picture-dark", dark), ("picture-goods", goods)):
        lines += ["", f"{words(title)}: {', '.join(row) or '–'}"]
    if view.hand:
        lines += ["", words("picture-choose-ticket") + ":", *(_ticket(setting, ticket) for ticket in view.hand)]
    return wording.text(lines)


def _player(p: Public, setting: Setting, seat: Seat, player: Player) -> list[str]:
    words = setting.words
    first = words(
        "text-player",
        score=_score(p, seat),
        coins=player.coins,
        letters=letters(player.stones) or "–",
        town=player.town,
        workers=player.hired - player.used,
        cargo=sum(player.cargo),
        room=supplies.cargo_places(player),
    )
    lines = [f"{SEATS[seat].mark} {setting.names[seat]}: {first}"]
    riding = [f"{_ticket(setting, ticket)}{' ✓' if ticket in player.aboard else ''}" for ticket in player.tickets]
    if riding:
        lines.append("   " + "; ".join(riding))
    built = [words("short-" + kind) for kind in player.station if kind]
    towns = [
        f"{words('town-' + town)} {words(('building-' if site in GOOD_OF else 'hall-') + site)}{'*' if waiting else ''}"
        for town, site, waiting in zip(AT, player.sites, player.waiting, strict=True)
        if site
    ]
    if built or towns:
        lines.append("   " + "; ".join(part for part in (", ".join(built), ", ".join(towns)) if part))
    return lines


def _ticket(setting: Setting, name: str) -> str:
    ticket, words = TICKETS[name], setting.words
    return f"{name} {words('town-' + ticket.start)} → {words('town-' + ticket.destination)}"


def _score(p: Public, seat: Seat) -> int:
    return scoring.result(p).scores[seat] if p.phase == OVER else p.players[seat].points
