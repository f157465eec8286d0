"""Interactions: what people do with the bot, and the answers it has three seconds to begin and 15 minutes to finish."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import takewhile
from secrets import token_urlsafe

from bot.sandbox.attachments import FILE_LIMIT
from bot.sandbox.commands import check_choice_texts
from bot.sandbox.components import Reader
from bot.sandbox.entities import EPHEMERAL, LOADING, Channel, Message, MessageKind, User
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.messages import Messages
from bot.sandbox.payloads import channel_json, member_json, message_json, user_json
from bot.sandbox.permissions import in_channel
from bot.sandbox.submission import Submission
from bot.sandbox.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The types of a first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ANSWERS_TO = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    Kind.COMPONENT: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE, Answer.MODAL},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.DEFERRED_UPDATE, Answer.UPDATE},
}


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person towards the bot, and how far the bot has answered it."""

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    began: float
    message: Message | None = None
    trigger: "Interaction | None" = None
    answer: Answer | None = None
    latency: float | None = None
    original: Message | None = None
    made: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    def __init__(self, world: World, messages: Messages, dispatch: Callable[[Interaction, Json], None]) -> None:
        self._world = world
        self._messages = messages
        self._dispatch = dispatch
        self._by_token: dict[str, Interaction] = {}
        self.answer_seconds = ANSWER_SECONDS

    def begin(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Send an act to the bot; the clock for its answer runs from here."""
        self._forget_old()
        now = self._world.clock.steady()
        new = Interaction(
            self._world.snowflakes.next(), token_urlsafe(32), kind, user, channel, data, now, message, trigger
        )
        self._by_token[new.token] = new
        self._dispatch(new, self.payload(new))
        return new

    @property
    def open(self) -> list[Interaction]:
        """All interactions whose token may still be of use, oldest first."""
        return list(self._by_token.values())

    def _forget_old(self) -> None:
        """Drop interactions whose token died long ago; those just dead still get their own refusal."""
        limit = self._world.clock.steady() - 2 * TOKEN_SECONDS
        for token in [token for token, one in takewhile(lambda it: it[1].began < limit, self._by_token.items())]:
            del self._by_token[token]

    def payload(self, one: Interaction) -> Json:
        world, channel = self._world, one.channel
        rights = str(int(in_channel(world, one.user.id, channel)))
        body: Json = {
            "id": str(one.id),
            "application_id": str(world.bot.id),
            "type": int(one.kind),
            "token": one.token,
            "version": 1,
            "data": one.data,
            "channel": channel_json(world, channel) | {"permissions": rights},
            "channel_id": str(channel.id),
            "app_permissions": str(int(in_channel(world, world.bot.id, channel))),
            "locale": one.user.locale,
            "attachment_size_limit": FILE_LIMIT,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(channel.guild_id or 0)},
            "context": 0 if channel.guild_id else 1,
        }
        if channel.guild_id is None:
            body["user"] = user_json(one.user)
        else:
            guild = world.guilds[channel.guild_id]
            member = member_json(world, guild.members[one.user.id])
            body["member"] = member | {"permissions": rights}
            body |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
            body["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        if one.message is not None:
            body["message"] = message_json(world, one.message)
        return body

    # The first answer

    def answer(self, interaction_id: int, token: str, submission: Submission) -> Json:
        """Take the first answer; tells what Discord tells when asked `with_response`."""
        one = self._by_token.get(token)
        if one is None or one.id != interaction_id:
            raise ApiError(Refusal.UNKNOWN_INTERACTION)
        took = self._world.clock.steady() - one.began
        if one.answer is None and took > self.answer_seconds:
            raise ApiError(Refusal.UNKNOWN_INTERACTION)
        if one.answer is not None:
            raise ApiError(Refusal.ALREADY_ACKNOWLEDGED)
        form = Field()
        kind = submission.body.get("type")
        allowed = ANSWERS_TO[one.kind] - ({Answer.UPDATE, Answer.DEFERRED_UPDATE} if one.message is None else set())
        if kind not in allowed:
            form.at("type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {sorted(int(each) for each in allowed)}.")
        form.check()
        data = submission.body.get("data") or {}
        self._begin_answer(one, Answer(int(kind or 0)), Submission(data, submission.uploads))
        one.answer, one.latency = Answer(int(kind or 0)), took
        one.answered.set()
        return self._told(one)

    def _begin_answer(self, one: Interaction, kind: Answer, submission: Submission) -> None:
        form = Field(("data",))
        match kind:
            case Answer.MESSAGE:
                one.original = self._write(one, submission, form)
            case Answer.DEFERRED_MESSAGE:
                message = self._blank(one, int(submission.body.get("flags") or 0))
                message.flags |= LOADING
                one.original = self._world.post(message)
                one.made.append(message)
            case Answer.DEFERRED_UPDATE:
                one.original = one.message
            case Answer.UPDATE:
                one.original = self._still_there(one.message)
                self._messages.edit(one.original, submission)
            case Answer.CHOICES:
                choices = form.at("choices").items(submission.body.get("choices"), 0, 25)
                check_choice_texts(choices, form.at("choices"), focused_type(one.data))
                form.check()
                one.choices = choices
            case Answer.MODAL:
                one.modal = Reader({}, v2=True).modal(submission.body, form)
                form.check()

    def _told(self, one: Interaction) -> Json:
        told: Json = {"id": str(one.id), "type": int(one.kind), "channel_id": str(one.channel.id)}
        body: Json = {"interaction": told}
        if one.original is not None:
            told |= {
                "response_message_id": str(one.original.id),
                "response_message_loading": one.answer is Answer.DEFERRED_MESSAGE,
                "response_message_ephemeral": one.original.ephemeral,
            }
        if one.answer in (Answer.MESSAGE, Answer.UPDATE) and one.original is not None:
            body["resource"] = {"type": int(one.answer), "message": message_json(self._world, one.original)}
        return body

    def _blank(self, one: Interaction, flags: int, follow_up: bool = False) -> Message:
        kind = MessageKind.COMMAND if one.kind is Kind.COMMAND and not follow_up else MessageKind.DEFAULT
        if one.kind is Kind.COMPONENT or follow_up:
            kind = MessageKind.REPLY
        message = self._world.new_message(one.channel, self._world.bot.id, kind)
        message.interaction = metadata(one)
        if one.message is not None and not follow_up:
            message.reference = one.message.id
        if follow_up and one.original is not None:
            message.reference = one.original.id
            message.interaction |= {"original_response_message_id": str(one.original.id)}
        if flags & EPHEMERAL:
            message.flags |= EPHEMERAL
            message.only_for = one.user.id
        return message

    def _write(self, one: Interaction, submission: Submission, form: Field, follow_up: bool = False) -> Message:
        message = self._blank(one, int(submission.body.get("flags") or 0), follow_up)
        self._messages.write(message, submission, form)
        one.made.append(message)
        return self._messages.appear(message)

    def _still_there(self, message: Message | None) -> Message:
        if message is None or message.deleted:
            raise ApiError(Refusal.UNKNOWN_MESSAGE)
        return message

    # What follows, by token

    def by_token(self, application_id: int, token: str) -> Interaction:
        one = self._by_token.get(token)
        if one is None or application_id != self._world.bot.id:
            raise ApiError(Refusal.UNKNOWN_WEBHOOK)
        if self._world.clock.steady() - one.began > TOKEN_SECONDS:
            raise ApiError(Refusal.INVALID_TOKEN)
        if one.answer is None:
            raise ApiError(Refusal.UNKNOWN_WEBHOOK)
        return one

    def follow_up(self, one: Interaction, submission: Submission) -> Message:
        """Send a further message; the first one after a deferral takes the waiting message's place and visibility."""
        if one.original is not None and one.original.loading and not one.original.deleted:
            return self._messages.edit(one.original, submission)
        return self._write(one, submission, Field(), follow_up=True)

    def message(self, one: Interaction, which: str) -> Message:
        if which == "@original":
            return self._still_there(one.original)
        found = next((message for message in one.made if str(message.id) == which), None)
        if found is None and one.message is not None and str(one.message.id) == which:
            found = one.message
        return self._still_there(found)

    def edit(self, one: Interaction, which: str, submission: Submission) -> Message:
        return self._messages.edit(self.message(one, which), submission)

    def delete(self, one: Interaction, which: str) -> None:
        self._world.delete(self.message(one, which))


def focused_type(data: Json) -> object:
    """The type of the option a person is typing in."""
    for option in data.get("options", []):
        if option.get("focused"):
            return option["type"]
        if (inner := focused_type(option)) is not None:
            return inner
    return None


def metadata(one: Interaction) -> Json:
    """What a message keeps of the interaction it answers."""
    body: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "user_id": str(one.user.id),
        "authorizing_integration_owners": {"0": str(one.channel.guild_id or 0)},
    }
    if one.kind is Kind.COMMAND:
        body["name"] = command_path(one.data)
    if one.kind is Kind.COMPONENT and one.message is not None:
        body["interacted_message_id"] = str(one.message.id)
    if one.trigger is not None:
        body["trigger"] = metadata(one.trigger)
    return body


def command_path(data: Json) -> str:
    """The words of a used command: `rail play`."""
    words = [data["name"]]
    options = data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options", [])
    return " ".join(words)
