"""Commands, and answers to what people do with them."""

from bot.sandbox.commands import CommandBook
from bot.sandbox.errors import Json
from bot.sandbox.interactions import Interaction, Interactions
from bot.sandbox.payloads import message_json
from bot.sandbox.routes.finding import Table, check_application, guild_of
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import World

YES = ("1", "true")


class AnswerRoutes:
    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def table(self) -> Table:
        return [
            ("POST", "/interactions/{interaction}/{token}/callback", self._answer),
            ("POST", "/webhooks/{app}/{token}", self._follow_up),
            ("GET", "/webhooks/{app}/{token}/messages/{which}", self._get_answer),
            ("PATCH", "/webhooks/{app}/{token}/messages/{which}", self._edit_answer),
            ("DELETE", "/webhooks/{app}/{token}/messages/{which}", self._delete_answer),
        ]

    def _answer(self, call: Request) -> tuple[int, Json | None]:
        told = self._interactions.answer(call.id("interaction"), call.names["token"], call.submission)
        return (200, told) if call.query.get("with_response") in YES else (NOTHING, None)

    def _one(self, call: Request) -> Interaction:
        return self._interactions.by_token(call.id("app"), call.names["token"])

    def _follow_up(self, call: Request) -> Json:
        """Create Followup Message: "Functions the same as Execute Webhook, but `wait` is always true"."""
        return message_json(self._world, self._interactions.follow_up(self._one(call), call.submission))

    def _get_answer(self, call: Request) -> Json:
        return message_json(self._world, self._interactions.message(self._one(call), call.names["which"]))

    def _edit_answer(self, call: Request) -> Json:
        edited = self._interactions.edit(self._one(call), call.names["which"], call.submission)
        return message_json(self._world, edited)

    def _delete_answer(self, call: Request) -> tuple[int, None]:
        self._interactions.delete(self._one(call), call.names["which"])
        return NOTHING, None


class CommandRoutes:
    def __init__(self, world: World, commands: CommandBook) -> None:
        self._world = world
        self._commands = commands

    def table(self) -> Table:
        table: Table = []
        for base in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
            table += [
                ("GET", base, lambda call: self._commands.registered.get(self._book(call), [])),
                ("PUT", base, lambda call: self._commands.replace(self._book(call), call.body.get("list"))),
                ("POST", base, lambda call: (201, self._commands.add(self._book(call), call.body))),
                ("GET", base + "/{command}", lambda call: self._commands.by_id(self._book(call), call.id("command"))),
                ("DELETE", base + "/{command}", self._remove),
            ]
        return table

    def _book(self, call: Request) -> int | None:
        """Whose commands are meant: a guild's or, None, everybody's."""
        check_application(self._world, call)
        return guild_of(self._world, call).id if "guild" in call.names else None

    def _remove(self, call: Request) -> tuple[int, None]:
        self._commands.remove(self._book(call), call.id("command"))
        return NOTHING, None
