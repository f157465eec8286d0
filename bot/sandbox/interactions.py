"""Interactions: what people do with the bot, and the answers it has three seconds to begin and 15 minutes to finish."""

from collections.abc import Callable
from itertools import takewhile
from secrets import token_urlsafe

from bot.sandbox.acts import ANSWERS_TO, Answer, Interaction, Kind, focused_type, metadata
from bot.sandbox.attachments import FILE_LIMIT
from bot.sandbox.commands import check_choice_texts
from bot.sandbox.components import Reader
from bot.sandbox.entities import EPHEMERAL, LOADING, Channel, Message, MessageKind, User
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.messages import Messages
from bot.sandbox.offers import app_permissions, context_of
from bot.sandbox.payloads import channel_json, member_json, message_json, user_json
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.submission import Submission
from bot.sandbox.world import World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MOST_OF_GUESTS = 5

__all__ = ["Answer", "Interaction", "Interactions", "Kind"]


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
        owners: dict[str, str],
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Send an act to the bot; the clock for its answer runs from here."""
        self._forget_old()
        now = self._world.clock.steady()
        new = Interaction(
            self._world.snowflakes.next(), token_urlsafe(32), kind, user, channel, data, now, owners, message, trigger
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
            "app_permissions": str(int(app_permissions(world, one.user, channel))),
            "locale": one.user.locale,
            "attachment_size_limit": FILE_LIMIT,
            "entitlements": [],
            "authorizing_integration_owners": one.owners,
            "context": int(context_of(channel)),
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
                one.modal = Reader({}, self._world.emojis, v2=True).modal(submission.body, form)
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
        if flags & EPHEMERAL or self._must_whisper(one):
            message.flags |= EPHEMERAL
            message.only_for = one.user.id
        return message

    def _must_whisper(self, one: Interaction) -> bool:
        """USE_EXTERNAL_APPS: without it, a guest's answers in a guild "will be ephemeral"."""
        granted = in_channel(self._world, one.user.id, one.channel)
        return one.guest and one.channel.guild_id is not None and Permission.USE_EXTERNAL_APPS not in granted

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
        # Create Followup Message: guests "are limited to 5 followup messages per interaction".
        if one.guest and one.follow_ups >= MOST_OF_GUESTS:
            raise ApiError(Refusal.TOO_MANY_FOLLOW_UPS)
        one.follow_ups += 1
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
