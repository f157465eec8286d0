"""The board in words: alternative text for the picture, and the whole board as plain text."""

from __future__ import annotations

from render.pictures import Setting
from render.theme import SEATS
from rules.first_class import routes
from rules.first_class.components import STACK_OF_ROUND
from rules.first_class.state import DRAFT, OVER, Placed, Player, Public, Train
from rules.first_class.view import View

ALT_LIMIT, TEXT_LIMIT = 1000, 3500


def alt(view: View, setting: Setting) -> str:
    """The game, whose turn, scores, the last move."""
    p, words = view.public, setting.words
    scores = ", ".join(f"{name} {player.score}" for name, player in zip(setting.names, p.players, strict=True))
    parts = [f"{words('game-name')}, {words('picture-table', number=setting.number)}.", _turn(p, setting)]
    parts.append(words("alt-scores", scores=scores))
    if p.phase not in (DRAFT, OVER):
        parts.append(words("alt-round", round=p.round, stack=STACK_OF_ROUND[p.round]))
    last = " ".join(words(f"event-{event.key}", **dict(event.data)) for event in setting.recent)
    if last:
        parts.append(words("alt-last", last=last))
    return _cut(" ".join(parts), ALT_LIMIT)


def text(view: View, setting: Setting) -> str:
    """Everything on the board, line by line; the display first, as that is what is chosen from."""
    p, words = view.public, setting.words
    lines = [f"{words('game-name')} · {words('picture-table', number=setting.number)}", _turn(p, setting), ""]
    for number, row in enumerate(p.rows, 1):
        lines += [f"{number}.{column} {words(f'card-{card}')}" for column, card in enumerate(row, 1) if card]
    if p.open_ends:
        lines += ["", words("picture-ends") + ": " + " · ".join(words(f"title-{card}") for card in p.open_ends)]
    for seat, player in enumerate(p.players):
        lines += ["", f"{SEATS[seat].mark} {setting.names[seat]}", *_player(p, player, setting)]
    return _cut("\n".join(lines), TEXT_LIMIT)


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


def _turn(p: Public, setting: Setting) -> str:
    if p.phase == OVER or not setting.waiting:
        return setting.words("alt-over")
    return setting.words("alt-turn", names=", ".join(setting.names[seat] for seat in setting.waiting))


def _cut(words: str, limit: int) -> str:
    return words if len(words) <= limit else words[: limit - 1] + "…"
