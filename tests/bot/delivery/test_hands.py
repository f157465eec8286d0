"""A hand comes anew for a call, and changes when its reader would see another one: every game, from start to end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.delivery.courier import Arrived
from bot.delivery.novelty import calls, questions
from bot.delivery.outbox import Outbox
from bot.delivery.sketches import artist, hand_look, setting
from bot.store.draft import Row
from bot.store.table import FINISHED, RUNNING, Table
from render.scene import Scene
from rules.core import Rng
from rules.registry import GAMES, variants
from tests.bot.delivery.channel import Channel
from tests.bot.house import ADA, BEN, CLEO, HERE, begins, house, play_on

MOVES = 2_000


class Hands(Channel):
    """Keeps what each person sees on the hands that arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[int, list[tuple[Scene, str, bool]]] = {}
        """By person: the picture, what is asked, and whether the message is a new one."""

    async def look(self, row: Row, table: Table) -> str:
        seat = table.seat_of(row.target)
        return "" if seat is None else hand_look(table, "en", seat)

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        seat, shown = table.seat_of(row.target), artist(table.game)
        if row.kind == "hand" and table.match is not None and seat is not None and shown is not None:
            around = replace(setting(table, "en"), stamp="", waiting=())
            scene = shown.hand(table.rules.view(table.match.state, seat), around)
            if scene is None:
                return None
            told = (scene, questions(table, row.target), calls(row))
            self.seen.setdefault(row.target, []).append(told)
        return await super().deliver(row, table)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_hand_is_touched_only_if_it_changes_or_calls(tmp_path: Path, game: str) -> None:
    channel = Hands()
    async with house(tmp_path) as tables:
        options = variants(GAMES[game])[-1]
        table = await tables.open(ADA, HERE, game, 3, options)
        for person in (BEN, CLEO):
            await tables.join(table.id, person)
        outbox = Outbox(tables.store, tables, channel)
        outbox.start()
        table = await begins(tables, table.id, ADA, (0, 1, 2))
        for n in range(MOVES):
            if table.phase != RUNNING:
                break
            outbox.kick()
            await outbox.idle()
            table = await play_on(tables, table.id, Rng(n), 1)
        await outbox.stop()
    assert table.phase == FINISHED
    for hands in channel.seen.values():
        assert [n for n, (one, other) in enumerate(pairwise(hands)) if one[:2] == other[:2] and not other[2]] == []
