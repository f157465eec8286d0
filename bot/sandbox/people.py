"""People and what they can do: exactly what a Discord client lets them, and nothing else."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from bot.sandbox.commands import CHAT, ON_MESSAGE, ON_USER
from bot.sandbox.components import SELECTS, Type, walk
from bot.sandbox.entities import Channel, Message, Push, User
from bot.sandbox.errors import Json
from bot.sandbox.forms import fill, names_of
from bot.sandbox.interactions import Answer, Interaction, Kind
from bot.sandbox.invocations import Invocations, Upload
from bot.sandbox.mentions import mentioned
from bot.sandbox.offers import FOR_GUILDS, FOR_USERS, offered, owners, types_of
from bot.sandbox.outcome import Choice, OpenModal, Outcome
from bot.sandbox.parts import Parts
from bot.sandbox.payloads import message_json
from bot.sandbox.permissions import may_write, sees_channel, sees_message
from bot.sandbox.refusals import CannotDo
from bot.sandbox.rooms import Rooms
from bot.sandbox.world import What

__all__ = ["Answer", "CannotDo", "Choice", "OpenModal", "Outcome", "Person", "Upload"]
KEPT = 500


class Person:
    """Somebody in front of a Discord client; every act that the client would not offer raises `CannotDo`."""

    def __init__(self, parts: Parts, user: User) -> None:
        self._parts = parts
        self._world = parts.world
        self.user = user
        self._invocations = Invocations(parts.world, user)
        self.rooms = Rooms(parts.world, user)
        self.at: Channel | None = None
        self.modals: deque[OpenModal] = deque(maxlen=KEPT)
        self.offers: deque[Choice] = deque(maxlen=KEPT)

    def __repr__(self) -> str:
        return f"<Person {self.user.display}>"

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    @property
    def locale(self) -> str:
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale
        self._world.tell(What.USER_UPDATE, self.user)

    # What they see

    def channels(self) -> list[Channel]:
        """The channels, threads and conversation this person has in their list."""
        return [channel for channel in self._world.channels.values() if sees_channel(self._world, self.id, channel)]

    def channel(self, name: str) -> Channel:
        """The newest channel or thread of this name that the person sees."""
        for channel in reversed(self.channels()):
            if channel.name == name:
                return channel
        raise CannotDo(f"{self.user.display} sees no channel {name!r}")

    def dm(self) -> Channel:
        """The conversation with the bot."""
        return self._world.open_dm(self.user)

    def sees(self, message: Message) -> bool:
        return sees_message(self._world, self.id, message)

    def messages(self, channel: Channel) -> list[Message]:
        return [message for message in self._world.messages_in(channel) if self.sees(message)]

    def pushes(self) -> list[Push]:
        """What this person's phone has said, oldest first."""
        return self._world.pushes_of(self.id)

    def message_json(self, message: Message) -> Json:
        self._must_see(message)
        return message_json(self._world, message)

    def commands(self, channel: Channel) -> list[Json]:
        """The commands the client offers in a channel."""
        return offered(self._world, self._parts.commands, self.user, channel)

    def install(self, installed: bool = True) -> None:
        """Add the app for oneself, or take it off: it is then there wherever this person is."""
        if installed and FOR_USERS not in self._world.install_types:
            raise CannotDo("The app cannot be installed by people for themselves")
        self.user.installed = installed
        self._world.tell(What.USER_UPDATE, self.user)

    def private(self, *others: "Person") -> Channel:
        """A conversation with other people, without the bot."""
        return self._world.add_private(self.user, *(one.user for one in others))

    def _typed(self, place: Channel) -> list[Json]:
        return [one for one in self.commands(place) if one["type"] == CHAT]

    def _must_see(self, message: Message) -> None:
        if not self.sees(message):
            raise CannotDo(f"{self.user.display} does not see this message")

    def _place(self, channel: Channel | None) -> Channel:
        place = channel or self.at or next((one for one in self.channels() if not one.is_dm), None)
        if place is None or not sees_channel(self._world, self.id, place):
            raise CannotDo(f"{self.user.display} does not see this channel")
        self.at = place
        return place

    # Writing and settings

    async def say(self, text: str, channel: Channel | None = None) -> Message:
        place = self._place(channel)
        if not may_write(self._world, self.id, place):
            raise CannotDo(f"{self.user.display} may not write here", "readOnly")
        if not 0 < len(text) <= 2000:
            raise CannotDo("A message has between 1 and 2000 characters")
        self.rooms.wake(place, by_writing=True)
        message = self._world.new_message(place, self.id)
        message.content = text
        message.mentions, _ = mentioned(self._world, text, None)
        return self._world.post(message)

    def dismiss(self, message: Message) -> None:
        """Put away a note that only this person sees."""
        if message.only_for != self.id:
            raise CannotDo("Only private notes can be dismissed")
        self._world.delete(message)

    def close_dms(self, closed: bool = True) -> None:
        self.user.dms_open = not closed
        self._world.tell(What.USER_UPDATE, self.user)

    # Commands

    async def slash(
        self,
        path: str,
        *,
        channel: Channel | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Outcome:
        """Use a slash command: `slash("rail play", card="B06")`; `options` is for names that are no Python names."""
        place = self._place(channel)
        command, chain, known = self._invocations.command(path, self._typed(place))
        given, resolved = self._invocations.options(known, dict(options or {}) | more, place)
        return await self._act(Kind.COMMAND, place, self._invocations.data(command, chain, given, resolved))

    async def autocomplete(
        self,
        path: str,
        focused: str,
        text: str = "",
        *,
        channel: Channel | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> list[Choice]:
        """What the client suggests while this text stands in the focused option."""
        place = self._place(channel)
        command, chain, known = self._invocations.command(path, self._typed(place))
        option = next((one for one in known if focused in names_of(one, self.locale)), None)
        if option is None or not option.get("autocomplete"):
            raise CannotDo(f"/{path} suggests nothing for {focused!r}")
        others, resolved = self._invocations.options(known, dict(options or {}) | more, place, partial=True)
        others.append({"name": option["name"], "type": option["type"], "value": text, "focused": True})
        outcome = await self._act(Kind.AUTOCOMPLETE, place, self._invocations.data(command, chain, others, resolved))
        choices = [
            Choice((one.get("name_localizations") or {}).get(self.locale) or one["name"], one["value"])
            for one in outcome.interaction.choices
        ]
        self.offers.extend(choices)
        return choices

    async def menu(self, name: str, target: "Message | Person") -> Outcome:
        """Use a context menu command on a message or a person."""
        place = self._world.channels[target.channel_id] if isinstance(target, Message) else self._place(None)
        kind = ON_MESSAGE if isinstance(target, Message) else ON_USER
        if isinstance(target, Message):
            self._must_see(target)
        for command in self.commands(place):
            if command["type"] == kind and name in names_of(command, self.locale):
                break
        else:
            raise CannotDo(f"{self.user.display} is offered no menu command {name!r}")
        data = self._invocations.data(command, [], [], {}) | {"target_id": str(target.id)}
        if isinstance(target, Message):
            data["resolved"] = {"messages": {str(target.id): message_json(self._world, target)}}
        else:
            data["resolved"] = self._invocations.resolve({"users": {target.id}}, place)
        return await self._act(Kind.COMMAND, place, data)

    # Components and modals

    def _component(self, message: Message, what: str | None, kinds: frozenset[Type]) -> Json:
        """The one usable component of these kinds with this custom id, label or placeholder."""
        self._must_see(message)
        there = [one for one in walk(message.components) if one["type"] in kinds]
        matches = [one for one in there if what is None or what == one.get("custom_id")]
        matches = matches or [one for one in there if what in (one.get("label"), one.get("placeholder"))]
        if len(matches) != 1:
            names = [one.get("label") or one.get("placeholder") or one.get("custom_id") for one in there]
            raise CannotDo(f"{'Several' if matches else 'No'} components {what!r}; there are {names}")
        if matches[0].get("disabled"):
            raise CannotDo(f"{what!r} is disabled")
        return matches[0]

    async def click(self, message: Message, what: str) -> Outcome:
        """Press the button with this label or custom id."""
        button = self._component(message, what, frozenset({Type.BUTTON}))
        if "custom_id" not in button:
            raise CannotDo(f"{what!r} is a link to {button.get('url')}")
        return await self.forge(message, button["custom_id"])

    async def select(self, message: Message, what: str | None, values: Sequence[Any] | str) -> Outcome:
        """Choose options by value or label in the menu with this custom id or placeholder (None: the only one)."""
        menu = self._component(message, what, SELECTS)
        place = self._world.channels[message.channel_id]
        chosen, things = fill(menu, [values] if isinstance(values, str) else list(values))
        data = {"values": chosen} | ({"resolved": self._invocations.resolve(things, place)} if things else {})
        return await self._on_message(message, menu["custom_id"], menu["type"], data)

    async def forge(
        self, message: Message, custom_id: str, values: Sequence[str] | None = None, kind: int = Type.BUTTON
    ) -> Outcome:
        """Send a component's act without the client's checks: a tampered client, or a click on what is changing."""
        return await self._on_message(message, custom_id, kind, {"values": list(values)} if values is not None else {})

    async def _on_message(self, message: Message, custom_id: str, kind: int, data: Json) -> Outcome:
        place = self._place(self._world.channels.get(message.channel_id))
        self.rooms.wake(place)
        data = {"custom_id": custom_id, "component_type": int(kind)} | data
        return await self._act(Kind.COMPONENT, place, data, message)

    async def submit(self, modal: OpenModal, fields: Mapping[str, Any] | None = None) -> Outcome:
        """Fill in a modal's fields, named by label or custom id, and send it."""
        place = self._place(modal.origin.channel)
        filled, things = [], dict[str, set[int]]()
        left = dict(fields or {})
        for component in modal.components:
            inner = component.get("component") or next(iter(component.get("components", [])), None)
            if inner is None:
                continue
            label = component.get("label") or inner.get("label")
            given = left.pop(inner["custom_id"], left.pop(label, None))
            chosen, found = fill(inner, given)
            for shelf, numbers in found.items():
                things.setdefault(shelf, set()).update(numbers)
            answer = {"type": inner["type"], "id": inner["id"], "custom_id": inner["custom_id"]}
            single = inner["type"] in (Type.TEXT_INPUT, Type.RADIO_GROUP, Type.CHECKBOX)
            answer |= {"value": chosen} if single else {"values": chosen}
            wrap = {"component": answer} if component["type"] == Type.LABEL else {"components": [answer]}
            filled.append({"type": component["type"], "id": component["id"]} | wrap)
        if left:
            raise CannotDo(f"The modal has no field {list(left)}")
        data: Json = {"custom_id": modal.custom_id, "components": filled}
        data |= {"resolved": self._invocations.resolve(things, place)} if things else {}
        return await self._act(Kind.MODAL, place, data, modal.origin.message, modal.origin)

    async def _act(
        self,
        kind: Kind,
        place: Channel,
        data: Json,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Outcome:
        behalf = self._owners(place, data, message, trigger)
        one = self._parts.interactions.begin(kind, self.user, place, data, behalf, message, trigger)
        try:
            async with asyncio.timeout(self._parts.interactions.answer_seconds):
                await one.answered.wait()
        except TimeoutError:
            what = data.get("custom_id") or data.get("name")
            self._parts.exchange.report("not acknowledged", f"{kind.name.lower()} {what}")
        outcome = Outcome(one, self._world)
        if outcome.modal is not None:
            self.modals.append(outcome.modal)
        return outcome

    def _owners(
        self, place: Channel, data: Json, message: Message | None, trigger: Interaction | None
    ) -> dict[str, str]:
        """On whose behalf the bot is told of this act."""
        if trigger is not None:
            return trigger.owners
        if message is not None:
            # A button belongs to whoever had the message made; it may be pressed by others.
            before = message.interaction or {}
            told: dict[str, str] | None = before.get("authorizing_integration_owners")
            return told or owners(self._world, self.user, place, [FOR_GUILDS])
        command = next((one for one in self.commands(place) if one["id"] == data.get("id")), None)
        return owners(self._world, self.user, place, types_of(command) if command else [FOR_GUILDS])
