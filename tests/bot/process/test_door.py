"""The door for interactions: who is let in, who waits outside, and who has waited too long."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.process.door import WORTH, Door
from bot.process.guard import CLICKED, Guard


class House:
    def __init__(self) -> None:
        self.now = 0.0
        self.inside: list[int] = []
        self.parsers: dict[str, Any] = {CLICKED: lambda payload: self.inside.append(int(payload["id"]))}
        client = cast(discord.Client, SimpleNamespace(_connection=SimpleNamespace(parsers=self.parsers)))
        self.door = Door(client, Guard(self.parsers.__contains__), lambda: self.now)

    def knock(self, *numbers: int) -> None:
        for number in numbers:
            self.parsers[CLICKED]({"id": str(number), "type": 2, "token": "a", "data": {}, "user": {"id": "1"}})


def test_an_open_door_lets_in_and_remembers() -> None:
    house = House()
    house.knock(1, 2)
    assert house.inside == [1, 2] and house.door.taken == (1, 2)
    house.door.shut()
    house.knock(3)
    assert house.inside == [1, 2] and house.door.taken == (1, 2)


def test_who_waits_outside_comes_in_later_in_order_but_for_those_let_in_elsewhere() -> None:
    house = House()
    house.door.shut()
    house.knock(1, 2, 3, 4)
    assert house.inside == []
    assert house.door.open(but=frozenset({2, 9})) == 3
    house.knock(5)
    assert house.inside == [1, 3, 4, 5]


def test_nobody_waits_outside_for_ever() -> None:
    house = House()
    house.door.shut()
    house.knock(1)
    house.now += WORTH + 1
    house.knock(2)
    assert house.door.open() == 1 and house.inside == [2]


def test_nobody_comes_in_twice_neither_at_once_nor_from_outside() -> None:
    house = House()
    house.knock(1, 1)
    house.door.shut()
    house.knock(1, 2, 2)
    assert house.door.open() == 1
    house.knock(2)
    assert house.inside == [1, 2] and house.door.taken == (1, 2)
