"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render import wording
from render.pictures import Setting
from render.theme import SEATS
from rules.first_class import routes
from rules.first_class.components import STACK_OF_ROUND
from rules.first_class.state import DRAFT, OVER, Placed, Player, Public, Train
from rules.first_class.view import View


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    p = view.public
    facts = []
    if p.phase not in (DRAFT, OVER):
        facts.append(setting.words("alt-round", round=p.round, stack=STACK_OF_ROUND[p.round]))
    return wording.alt(setting, [player.score for player in p.players], *facts)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line; the display first, as that is what is chosen from."""
    p, words = view.public, setting.words
    lines = [*wording.heading(setting), ""]
    for number, row in enumerate(p.rows, 1):
        lines += [f"{number}.{column} {words(f'card-{card}')}" for column, card in enumerate(row, 1) if card]
    if p.open_ends:
        lines += ["", words("picture-ends") + ": " + " · ".join(words(f"title-{card}") for card in p.open_ends)]
    for seat, player in enumerate(p.players):
        lines += ["", f"{SEATS[seat].mark} {setting.names[seat]}", *_player(p, player, setting)]
    return wording.text(lines)


def _player(p: Public, player: Player, setting: Setting) -> list[str]:
    words = setting.words
    city = routes.cities(player.route)[player.loco - 1].id if player.loco else ""
    stands = words(f"city-{city}") if city else words("picture-paris")
    one, two, three = player.coins
    lines = [
        words("text-player", score=player.score, one=one, two=two, three=three, stands=stands, number=player.loco),
        *(
            words("text-train", train=name, cars=_cars(train), conductor=train.conductor)
            for name, train in zip(("U", "L"), player.trains, strict=True)
        ),
        words("text-held", used=len(player.pile), ends=player.ends)
        + (" " + words("text-evidence", count=player.evidence) if "C" in p.modules else ""),
    ]
    held = [words(f"title-{card}") for card in player.contracts] + [
        _placed(placed, setting) for placed in player.placed
    ]
    return [*lines, *([", ".join(held)] if held else [])]


def _placed(placed: Placed, setting: Setting) -> str:
    done = " ✓" if placed.done else ""
    return f"{setting.words(f'title-{placed.card}')} {placed.place}{done}"


def _cars(train: Train) -> str:
    cars = [str(value) for value in train.cars]
    if train.mail:
        cars.insert(5, "M")
    if train.tile:
        cars.append(f"[{train.tile}]")
    return " ".join(cars)
