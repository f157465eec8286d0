"""Filling in a command, and telling the bot of whatever it names."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox import cdn
from bot.sandbox.commands import Option
from bot.sandbox.entities import Channel, User
from bot.sandbox.errors import Json
from bot.sandbox.forms import fitting, names_of
from bot.sandbox.payloads import channel_json, member_json, role_json, user_json
from bot.sandbox.permissions import in_channel
from bot.sandbox.refusals import CannotDo
from bot.sandbox.world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that somebody gives as an option of a command."""

    name: str
    data: bytes


class Invocations:
    """What one person's client sends for a command."""

    def __init__(self, world: World, user: User) -> None:
        self._world = world
        self._user = user

    def command(self, path: str, offered: list[Json]) -> tuple[Json, list[Json], list[Json]]:
        """The synced command of this path, the options that lead to the subcommand, and the options it takes."""
        first, *rest = path.removeprefix("/").split()
        command = next((one for one in offered if first in names_of(one, self._user.locale)), None)
        if command is None:
            raise CannotDo(f"{self._user.display} is offered no command /{first} here")
        chain: list[Json] = []
        known: list[Json] = command["options"]
        for word in rest:
            inner = next((one for one in known if word in names_of(one, self._user.locale)), None)
            if inner is None or inner["type"] not in (Option.SUBCOMMAND, Option.GROUP):
                raise CannotDo(f"/{path}: there is no {word!r}")
            chain.append(inner)
            known = inner.get("options") or []
        if any(one["type"] in (Option.SUBCOMMAND, Option.GROUP) for one in known):
            raise CannotDo(f"/{path} needs one of {[one['name'] for one in known]}")
        return command, chain, known

    def data(self, command: Json, chain: list[Json], given: list[Json], resolved: Json) -> Json:
        for step in reversed(chain):
            given = [{"name": step["name"], "type": step["type"], "options": given}]
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": given}
        data |= {"guild_id": command["guild_id"]} if "guild_id" in command else {}
        return data | ({"resolved": resolved} if resolved else {})

    def options(
        self, known: list[Json], given: dict[str, Any], place: Channel, partial: bool = False
    ) -> tuple[list[Json], Json]:
        named = {name: option for option in known for name in names_of(option, self._user.locale)}
        if unknown := [name for name in given if name not in named]:
            raise CannotDo(f"There is no option {unknown}, only {[option['name'] for option in known]}")
        values = {named[name]["name"]: value for name, value in given.items() if value is not None}
        missing = [one["name"] for one in known if one.get("required") and one["name"] not in values]
        if missing and not partial:
            raise CannotDo(f"Required: {missing}")
        mentioned_things: dict[str, set[int]] = {}
        uploads: list[Json] = []
        filled = []
        for option in known:
            if option["name"] not in values:
                continue
            value = values[option["name"]]
            wanted = Option(option["type"])
            if wanted in (Option.USER, Option.CHANNEL, Option.ROLE, Option.MENTIONABLE):
                shelf = {Option.CHANNEL: "channels", Option.ROLE: "roles"}.get(wanted, "users")
                number = int(value) if isinstance(value, int | str) else value.id
                mentioned_things.setdefault(shelf, set()).add(number)
                value = str(number)
            elif wanted is Option.ATTACHMENT:
                if not isinstance(value, Upload):
                    raise CannotDo("This option takes a file", "notAFile")
                uploads.append(self._uploaded(value, place))
                value = uploads[-1]["id"]
            elif not partial:
                value = fitting(option, wanted, value)
            filled.append({"name": option["name"], "type": option["type"], "value": value})
        resolved = self.resolve(mentioned_things, place)
        return filled, resolved | ({"attachments": {one["id"]: one for one in uploads}} if uploads else {})

    def _uploaded(self, upload: Upload, place: Channel) -> Json:
        """A file of an option, where Discord keeps it for a while."""
        number = self._world.snowflakes.next()
        self._world.files.put(number, upload.data)
        url = cdn.address(self._world, place.id, number, upload.name)
        told: Json = {"id": str(number), "filename": upload.name, "size": len(upload.data), "url": url}
        return told | {"proxy_url": url, "content_type": "application/octet-stream"}

    def resolve(self, things: Mapping[str, set[int]], place: Channel) -> Json:
        """The people, channels and roles an act names, as the interaction carries them."""
        world, guild = self._world, self._world.guilds.get(place.guild_id or 0)
        body: Json = {}
        for user_id in things.get("users", ()):
            if user_id not in world.users:
                raise CannotDo("Nobody has this id", "noChoice", value=str(user_id))
            body.setdefault("users", {})[str(user_id)] = user_json(world.users[user_id])
            if guild is not None and user_id in guild.members:
                member = member_json(world, guild.members[user_id], with_user=False)
                body.setdefault("members", {})[str(user_id)] = member | {"permissions": "0"}
        for channel_id in things.get("channels", ()):
            granted = str(int(in_channel(world, self._user.id, world.channels[channel_id])))
            shown = channel_json(world, world.channels[channel_id]) | {"permissions": granted}
            body.setdefault("channels", {})[str(channel_id)] = shown
        for role_id in things.get("roles", ()):
            if guild is not None:
                body.setdefault("roles", {})[str(role_id)] = role_json(guild.roles[role_id])
        return body
