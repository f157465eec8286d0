"""The bot itself, people and guilds."""

from bot.sandbox.application import application_json
from bot.sandbox.errors import ApiError, Json, Refusal
from bot.sandbox.limits import Limits
from bot.sandbox.payloads import (
    channel_json,
    guild_json,
    member_json,
    role_json,
    user_json,
)
from bot.sandbox.routes.finding import Table, guild_of
from bot.sandbox.starts import Starts
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import World


class PeopleRoutes:
    def __init__(self, world: World, starts: Starts, limits: Limits) -> None:
        self._world = world
        self._limits = limits
        self._starts = starts

    def table(self) -> Table:
        return [
            ("GET", "/users/@me", lambda call: user_json(self._world.bot) | {"mfa_enabled": False, "locale": "en-US"}),
            ("GET", "/oauth2/applications/@me", lambda call: application_json(self._world)),
            ("GET", "/applications/@me", lambda call: application_json(self._world)),
            ("GET", "/gateway", lambda call: {"url": self._gateway_url()}),
            ("GET", "/gateway/bot", lambda call: self._starts.told(self._gateway_url())),
            ("GET", "/users/@me/guilds", self._guilds),
            ("DELETE", "/users/@me/guilds/{guild}", self._leave_guild),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/users/{user}", self._user),
            ("GET", "/guilds/{guild}", lambda call: guild_json(self._world, guild_of(self._world, call))),
            ("GET", "/guilds/{guild}/channels", self._channels),
            ("GET", "/guilds/{guild}/roles", self._roles),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
        ]

    def _gateway_url(self) -> str:
        return self._world.base_url.replace("http", "ws", 1) + "/gateway"

    def _guilds(self, call: Request) -> list[Json]:
        return [
            {"id": str(guild.id), "name": guild.name, "icon": None, "owner": False, "permissions": "0", "features": []}
            for guild in self._world.guilds.values()
            if self._world.bot.id in guild.members
        ]

    def _leave_guild(self, call: Request) -> tuple[int, None]:
        self._world.leave_guild(guild_of(self._world, call), self._world.bot)
        return NOTHING, None

    def _open_dm(self, call: Request) -> Json:
        recipient = self._world.users.get(int(call.body.get("recipient_id", 0)))
        if recipient is None or recipient.bot:
            raise ApiError(Refusal.UNKNOWN_USER)
        if self._world.dm_of(recipient.id) is None:
            self._limits.open_dm()
        return channel_json(self._world, self._world.open_dm(recipient))

    def _user(self, call: Request) -> Json:
        user = self._world.users.get(call.id("user"))
        if user is None:
            raise ApiError(Refusal.UNKNOWN_USER)
        return user_json(user)

    def _member(self, call: Request) -> Json:
        member = guild_of(self._world, call).members.get(call.id("user"))
        if member is None:
            raise ApiError(Refusal.UNKNOWN_MEMBER)
        return member_json(self._world, member)

    def _roles(self, call: Request) -> list[Json]:
        return [role_json(role) for role in guild_of(self._world, call).roles.values()]

    def _channels(self, call: Request) -> list[Json]:
        return list(guild_json(self._world, guild_of(self._world, call))["channels"])
