"""Whose phone says what of a new message: the log of pushes per person.

The rules are those of Discord's own client (`NotificationTextUtils.shouldNotify`, `computeThreadNotificationSetting`)
and of its documents; where they leave something open, the comment at the rule says so.
"""

from collections.abc import Iterable

from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Channel, Guild, Message, Push
from bot.sandbox.lockscreen import SYSTEM, spoken
from bot.sandbox.permissions import sees_channel
from bot.sandbox.world import Change, What, World

VOICES = (2, 13)
"""Voice and stage channels: who is not connected hears of mentions only (`shouldNotify`)."""


class Pushes:
    """Writes each new message into the logs of those whose phones tell of it; the logs are the world's."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.listen(self._changed)

    def _changed(self, change: Change) -> None:
        # Nothing but a new message pushes: "edits never notify the mentioned users" (api-docs #5497), not even the
        # edit that fills the answer somebody waited for.
        if change.what is What.MESSAGE_CREATE and isinstance(change.subject, Message):
            self._spread(change.subject)

    def _spread(self, message: Message) -> None:
        world = self._world
        channel = world.channels[message.channel_id]
        # An ephemeral answer stands before the person who has just clicked; no phone tells of it.
        if message.ephemeral:
            return
        parent = world.channels.get(channel.parent_id or 0) if channel.is_thread else None
        guild = world.guilds.get(channel.guild_id or 0)
        author = world.users[message.author_id]
        texts: dict[str, str] = {}
        for user_id in self._hearers(message, channel, guild):
            user = world.users[user_id]
            if user.locale not in texts:
                texts[user.locale] = spoken(world, message, channel, user.locale)
            world.push(
                Push(
                    world.snowflakes.next(),
                    user_id,
                    message.id,
                    channel.id,
                    author.display,
                    texts[user.locale],
                    message.created,
                    place="" if channel.is_dm else channel.name if channel.is_thread else f"#{channel.name}",
                    parent=f"#{parent.name}" if parent else "",
                    guild=guild.name if guild else "",
                    # "will disable push notifications and only cause a notification badge" (message.mdx, Allowed
                    # Mentions Object).
                    silent=bool(message.flags & SUPPRESS_NOTIFICATIONS),
                    mention=self._calls(message, user_id),
                    system=message.kind in SYSTEM,
                )
            )

    def _hearers(self, message: Message, channel: Channel, guild: Guild | None) -> list[int]:
        """Everybody whose phone tells of this message."""
        world = self._world
        everybody = self._members(channel, guild)
        told_all = channel.is_dm or (guild is not None and not guild.only_mentions and channel.kind not in VOICES)
        found = everybody if told_all else [one for one in everybody if self._calls(message, one)]
        away = {message.author_id, self._before_it(message)}
        ringing = [one for one in found if one not in away and one in world.users and not world.users[one].bot]
        return self._seeing(ringing, channel, guild)

    def _seeing(self, people: list[int], channel: Channel, guild: Guild | None) -> list[int]:
        """Those of them who see the channel; who has the same roles sees the same, which is asked once."""
        known: dict[tuple[int, ...], bool] = {}
        seen = []
        for user_id in people:
            member = guild.members.get(user_id) if guild is not None and not channel.is_thread else None
            alike = member is not None and user_id not in channel.overwrites and user_id != (guild and guild.owner_id)
            key = tuple(member.roles) if member is not None and alike else (0, user_id)
            if key not in known:
                known[key] = sees_channel(self._world, user_id, channel)
            seen += [user_id] if known[key] else []
        return seen

    def _members(self, channel: Channel, guild: Guild | None) -> Iterable[int]:
        """Who may hear of anything here: of a thread only its members, with whom a mention has put the mentioned."""
        # Without a membership of the thread the client's setting is NO_MESSAGES, even for mentions; with one it is
        # that of the channel (`computeThreadNotificationSetting`).
        if channel.recipient_id is not None:
            return [channel.recipient_id]
        return list(channel.members if channel.is_thread else guild.members if guild else ())

    def _calls(self, message: Message, user_id: int) -> bool:
        """Does the message mention this person, as far as `allowed_mentions` lets it?"""
        return user_id in message.mentions or message.mentions_everyone

    def _before_it(self, message: Message) -> int:
        """Who looks at the channel at this moment, for the message answers what they have just done there."""
        # `shouldNotify` leaves out what is visible (`isChannelCurrentlyVisible`).
        return int(message.interaction["user_id"]) if message.interaction is not None else 0
