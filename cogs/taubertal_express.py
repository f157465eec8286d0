"""Der Taubertal-Express in Discord: `/tauber dice driver`, `/tauber move`, `/tauber build light`, `/tauber map` …"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.delivery.picture import Sketch
from bot.delivery.sentences import story, telling
from bot.delivery.sketches import setting
from bot.delivery.views import heading
from bot.games import Game
from bot.store.table import Table, Taste
from bot.tables.refusals import refused
from bot.talk.answers import answering, show
from bot.talk.commands import Parameter, choice, command, matching
from bot.talk.house import Carrier
from bot.talk.panel_view import laid
from bot.talk.people import language, person
from bot.texts import texts
from cogs.game import GameCog
from render import taubertal_express as pictures
from render.taubertal_express.tableau import tableau
from rules.core import Action, Seat
from rules.taubertal_express.components import DISTANCE, TOWNS
from rules.taubertal_express.journeys import journey
from rules.taubertal_express.moves import Move
from rules.taubertal_express.routes import first_stop, reachable
from rules.taubertal_express.rules import RULES

GAME = Game(RULES, pictures, __name__)


class TaubertalExpress(GameCog, game=GAME, command="tauber", grouped=("dice", "build", "choose")):
    """Der Taubertal-Express, with the map of a seat and the drive over several segments."""

    def common(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        yield from super().common()
        seats = [choice(str(number), number) for number in range(1, max(self.rules.seats) + 1)]
        seat = Parameter("seat", int, choices=seats)
        yield command("map", self._map, [seat, self.house.desk.table_parameter()], self.game)
        destination = Parameter("destination", required=True, complete=self._reachable)
        yield command("drive", self._drive, [destination, self.house.desk.table_parameter()], self.game)

    async def _drive(self, click: Click, destination: str, table: int | None) -> None:
        """All segments as one answer, until the train is there or something has to be decided."""
        await answering(click)
        found = await self._table(click, table)
        who = await person(self.house.tables, click)
        words = texts(who.language, self.game).among(found.names)
        goal = next((t for t in TOWNS if destination.strip() in (t, t.lower(), words(f"town-{t}"))), destination)
        seat = found.seat_of(who.id)
        moves: Sequence[Action] = ()
        if seat is not None and found.match is not None and goal in TOWNS:
            moves = journey(found.match.state, seat, goal)
            goal = first_stop(found.match.state.public.players[seat], goal)
        played = await self.house.tables.play(found.id, who, moves or Move(goal, ""), interaction=click.id)
        told = [event for event in played.events if event.to is None]
        await self.house.panel.present(click, played.table, told=story(words, telling(found.rules, told)))

    async def _reachable(self, click: Click, current: str) -> list[Choice[str]]:
        number = next((value for name, value in click.namespace if name == "table"), None)
        table = await self.house.finder.likely(click, number if isinstance(number, int) else None)
        seat = None if table is None else table.seat_of(click.user.id)
        if table is None or seat is None or table.game != self.game or table.match is None:
            return []
        words = texts(await language(self.house.tables, click), self.game)
        player = table.match.state.public.players[seat]
        towns = {town: f"{words(f'town-{town}')} · {DISTANCE[player.town, town]}" for town in reachable(player)}
        return matching(towns, current)

    async def _map(self, click: Click, seat: int | None, table: int | None) -> None:
        """Map and train of a seat, one's own if none is named: all of it lies open, but only one fits on a post."""
        await answering(click)
        found = await self._table(click, table)
        who = await person(self.house.tables, click)
        if found.match is None:
            raise refused("not-started")
        own = found.seat_of(who.id)
        shown = Seat(seat - 1) if seat is not None else own if own is not None else Seat(0)
        if shown >= len(found.seats):
            raise refused("wrong-number-of-seats", least=1, most=len(found.seats))
        taste = await self.house.tables.taste(who.id, found.guild)
        (picture,) = await self.house.painter.paint(partial(_sketched, found, who.language, shown, taste), "map")
        words = texts(who.language, self.game).among(found.names)
        await show(click, laid([heading(words, found)], (picture,)), (picture,))


def _sketched(table: Table, spoken: str, seat: Seat, taste: Taste) -> tuple[Sketch, ...]:
    assert table.match is not None
    around = setting(table, spoken, form=taste.form)
    scene = tableau(table.rules.view(table.match.state, None), around, seat)
    return (Sketch(table.game, "map.png", around.words("alt-areas"), scene, taste.palette),)


async def setup(client: Carrier) -> None:
    await client.add_cog(TaubertalExpress(client.house))
