"""The parts of a sandbox, wired together: what the people in it and the page hold on to."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.sandbox.commands import CommandBook
from bot.sandbox.entities import Channel, User
from bot.sandbox.errors import Json
from bot.sandbox.exchange import ExchangeLog
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.limits import Limits
from bot.sandbox.messages import Messages
from bot.sandbox.permissions import sees_channel
from bot.sandbox.pushes import Pushes
from bot.sandbox.sleep import Sleep
from bot.sandbox.snowflake import Clock
from bot.sandbox.world import World

DemoHook = Callable[[User, Channel], Awaitable[None]]
CheckHook = Callable[[str, str], Awaitable[Json]]
"""The text of a game's file and a locale; what the page shows of it."""


class Parts:
    """One of each."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.world = World(self.clock)
        self.world.sees = partial(sees_channel, self.world)
        self.sleep = Sleep(self.world)
        self.pushes = Pushes(self.world)
        self.limits = Limits(self.world)
        self.faults = Faults()
        self.exchange = ExchangeLog()
        self.commands = CommandBook(self.world)
        self.messages = Messages(self.world)
        self.gateway = Gateway(self.world, self.exchange, self.faults)
        self.interactions = Interactions(self.world, self.messages, self.gateway.interaction)
        self.on_demo: DemoHook | None = None
        self.on_check: CheckHook | None = None
