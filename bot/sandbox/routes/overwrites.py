"""What a channel allows and denies beyond the guild, as the bot may change it."""

from bot.sandbox.entities import Channel, Overwrite
from bot.sandbox.errors import ApiError, Field, Refusal
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.routes.finding import Table, channel_of, need
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import What, World


class OverwriteRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> Table:
        path = "/channels/{channel}/permissions/{target}"
        return [("PUT", path, self._set), ("DELETE", path, self._remove)]

    def _set(self, call: Request) -> tuple[int, None]:
        """Edit Channel Permissions: takes MANAGE_ROLES, and nothing is given or taken that the bot has not itself."""
        channel = self._channel(call)
        form = Field()
        form.at("type").one_of(call.body.get("type"), (0, 1))
        form.check()
        allow, deny = (Permission(int(call.body.get(name) or 0)) for name in ("allow", "deny"))
        if (allow | deny) & ~in_channel(self._world, self._world.bot.id, channel):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        target = call.id("target")
        channel.overwrites[target] = Overwrite(target, int(call.body["type"]), int(allow), int(deny))
        self._world.tell(What.CHANNEL_UPDATE, channel)
        return NOTHING, None

    def _remove(self, call: Request) -> tuple[int, None]:
        channel = self._channel(call)
        channel.overwrites.pop(call.id("target"), None)
        self._world.tell(What.CHANNEL_UPDATE, channel)
        return NOTHING, None

    def _channel(self, call: Request) -> Channel:
        channel = channel_of(self._world, call)
        if channel.guild_id is None or channel.is_thread:
            raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
        need(self._world, channel, Permission.MANAGE_ROLES)
        return channel
