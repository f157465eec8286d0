"""What a cog is given: every piece of the host that people touch, in one value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from discord import app_commands
from discord.ext import commands

from bot.controls.hearing import Handlers
from bot.delivery.advisers import Advisers
from bot.delivery.films import Films
from bot.delivery.painter import Painter
from bot.delivery.reviewers import Reviewers
from bot.games import Games
from bot.tables.writer import Tables
from bot.talk.checks import Checks
from bot.talk.cinema import Cinema
from bot.talk.clocks import Clocks
from bot.talk.consents import Consents
from bot.talk.cups import Cups
from bot.talk.desk import Desk
from bot.talk.finder import Finder
from bot.talk.guide import Guide
from bot.talk.hints import Hints
from bot.talk.leaders import Leaders
from bot.talk.lookback import Lookback
from bot.talk.moderation import Moderation
from bot.talk.orders import Orders
from bot.talk.panel import Panel
from bot.talk.players import Players
from bot.talk.preferences import Preferences
from bot.talk.privacy import Privacy
from bot.talk.reviews import Reviews
from bot.talk.rewinds import Rewinds
from bot.talk.school import School
from bot.talk.turns import Turns


@dataclass(frozen=True, slots=True)
class House:
    """One of each."""

    tables: Tables
    painter: Painter
    games: Games
    finder: Finder
    panel: Panel
    desk: Desk
    orders: Orders
    turns: Turns
    guide: Guide
    lookback: Lookback
    cinema: Cinema
    preferences: Preferences
    players: Players
    clocks: Clocks
    rewinds: Rewinds
    privacy: Privacy
    moderation: Moderation
    cups: Cups
    leaders: Leaders
    hints: Hints
    school: School
    reviews: Reviews
    checks: Checks
    handlers: Handlers = field(default_factory=dict)
    """Who answers to which button; a cog adds its own and takes them away with itself."""


class Carrier(Protocol):
    """What `setup` of an extension gets: the client, with the house it carries."""

    house: House

    @property
    def tree(self) -> app_commands.CommandTree[Any]:
        """The commands of all cogs. Any: the tree is typed by the client that it belongs to, which is above."""

    async def add_cog(self, cog: commands.Cog, /) -> None:
        """Offer what a cog offers."""


def furnished(tables: Tables, painter: Painter, games: Games, films: Films, advisers: Advisers) -> House:
    """A house around the tables."""
    finder = Finder(tables, games)
    panel = Panel(tables, painter, finder, advisers.soon)
    rewinds = Rewinds(tables, finder)
    desk = Desk(tables, painter, finder, panel, rewinds)
    guide, lookback = Guide(tables, painter, finder), Lookback(tables, painter, finder)
    preferences = Preferences(tables, games)
    cinema = Cinema(tables, films, finder)
    orders = Orders(tables, finder)
    turns, players, clocks = Turns(tables, finder), Players(tables, games, finder), Clocks(tables, finder)
    privacy, order = Privacy(tables), Moderation(tables, finder)
    cups = Cups(tables, painter, finder)
    house = House(
        tables,
        painter,
        games,
        finder,
        panel,
        desk,
        orders,
        turns,
        guide,
        lookback,
        cinema,
        preferences,
        players,
        clocks,
        rewinds,
        privacy,
        order,
        cups,
        Leaders(tables, painter, games),
        Hints(tables, advisers, finder),
        School(tables, painter, finder, desk),
        Reviews(tables, painter, Reviewers(tables, advisers), finder),
        Checks(tables, order),
    )
    panel.register(house.handlers)
    desk.register(house.handlers)
    orders.register(house.handlers)
    guide.register(house.handlers)
    lookback.register(house.handlers)
    cinema.register(house.handlers)
    preferences.register(house.handlers)
    players.register(house.handlers)
    house.clocks.register(house.handlers)
    Consents(tables, finder).register(house.handlers)
    rewinds.register(house.handlers)
    privacy.register(house.handlers)
    order.register(house.handlers)
    cups.register(house.handlers)
    house.leaders.register(house.handlers)
    house.hints.register(house.handlers)
    house.school.register(house.handlers)
    house.reviews.register(house.handlers)
    house.checks.register(house.handlers)
    return house
