"""The application's emojis."""

from bot.sandbox import emojis
from bot.sandbox.entities import Emoji
from bot.sandbox.errors import Json
from bot.sandbox.routes.finding import Table, check_application
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import World


class EmojiRoutes:
    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> Table:
        one = "/applications/{app}/emojis/{emoji}"
        return [
            ("GET", "/applications/{app}/emojis", self._list),
            ("POST", "/applications/{app}/emojis", self._create),
            ("GET", one, lambda call: emojis.emoji_json(self._world, self._emoji(call))),
            ("PATCH", one, self._rename),
            ("DELETE", one, self._delete),
        ]

    def _emoji(self, call: Request) -> Emoji:
        check_application(self._world, call)
        return emojis.find(self._world, call.id("emoji"))

    def _list(self, call: Request) -> Json:
        check_application(self._world, call)
        return {"items": [emojis.emoji_json(self._world, one) for one in self._world.emojis.values()]}

    def _create(self, call: Request) -> tuple[int, Json]:
        check_application(self._world, call)
        return 201, emojis.emoji_json(self._world, emojis.create(self._world, call.body))

    def _rename(self, call: Request) -> Json:
        return emojis.emoji_json(self._world, emojis.rename(self._world, self._emoji(call), call.body))

    def _delete(self, call: Request) -> tuple[int, None]:
        self._world.delete_emoji(self._emoji(call))
        return NOTHING, None
