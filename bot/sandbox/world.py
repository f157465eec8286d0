"""The state of the sandbox: everything that exists in it, and who is told when it changes."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from secrets import token_urlsafe

from bot.sandbox.entities import (
    Attachment,
    Channel,
    ChannelKind,
    Emoji,
    Guild,
    Member,
    Message,
    MessageKind,
    Push,
    Role,
    Tag,
    User,
)
from bot.sandbox.files import Files, MemoryFiles
from bot.sandbox.snowflake import Clock, Snowflakes
from bot.sandbox.telling import Change, Subject, What

__all__ = ["Change", "MemoryFiles", "What", "World"]
DROPPED = 64  # replaced files that still can be fetched
PUSHES = 500  # pushes that are kept of each person


class World:
    """Holds what exists and changes it; asks nobody for permission."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.bot = User(self.snowflakes.next(), "stellwerk", "Stellwerk", bot=True)
        self.token = f"sandbox.{token_urlsafe(24)}"
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.emojis: dict[int, Emoji] = {}
        self.files: Files = MemoryFiles()
        self.dropped: dict[int, tuple[str, bytes]] = {}
        self.papers: dict[str, str] = {}
        """What stands in the developer portal, as `privacy_policy_url` and `terms_of_service_url`."""
        self.pushes: dict[int, deque[Push]] = {}
        self.pushes_kept = PUSHES
        """So many of each person; a bench that counts long games may want more."""
        self.read: dict[int, dict[int, int]] = {}
        """Up to which message each person has read each channel."""
        self.base_url = "http://127.0.0.1"
        self.privileged = 0
        """The privileged intents that are switched on for the bot."""
        self.install_types = {0, 1}
        """How the app may be installed: in guilds (0), by people for themselves (1); Discord recommends both."""
        self.most_threads = 1_000
        """So many threads of a guild may be awake at once, and as many of announcements."""
        self.sees: Callable[[int, Channel], bool] = lambda user_id, channel: True
        """Whether somebody may look into a channel."""
        self._listeners: list[Callable[[Change], None]] = []
        self._in_channel: dict[int, dict[int, Message]] = {}

    # Telling others

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call this at each change, until the returned function is called."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, what: What, subject: Subject, joined: Iterable[int] = (), left: Iterable[int] = ()) -> None:
        change = Change(what, subject, tuple(joined), tuple(left))
        for listener in tuple(self._listeners):
            listener(change)

    # People and guilds

    def add_user(self, display: str, locale: str = "en-US") -> User:
        user = User(self.snowflakes.next(), display.lower(), display, locale=locale)
        self.users[user.id] = user
        self.tell(What.USER_UPDATE, user)
        return user

    def user_named(self, name: str) -> User | None:
        return next((user for user in self.users.values() if user.name == name.lower()), None)

    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def add_guild(
        self, name: str, owner: User, everyone: int, bot_role: int, locale: str = "en-US", number: int | None = None
    ) -> Guild:
        """A guild where everyone known and the bot are members."""
        guild = Guild(number or self.snowflakes.next(), name, owner.id, locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", everyone)
        role = Role(self.snowflakes.next(), self.bot.display, bot_role, 1)
        guild.roles[role.id] = role
        now = self.clock.now()
        guild.members = {user_id: Member(user_id, now) for user_id in self.users}
        guild.members[self.bot.id].roles.append(role.id)
        self.guilds[guild.id] = guild
        self.tell(What.GUILD_CREATE, guild)
        return guild

    def join_guild(self, guild: Guild, user: User) -> None:
        """Take somebody in; the bot comes with its own role."""
        managed = [role.id for role in guild.roles.values() if role.name == self.bot.display]
        guild.members[user.id] = Member(user.id, self.clock.now(), managed if user is self.bot else [])
        self.tell(What.GUILD_CREATE if user is self.bot else What.GUILD_UPDATE, guild, joined=[user.id])

    def leave_guild(self, guild: Guild, user: User) -> None:
        guild.members.pop(user.id, None)
        self.tell(What.GUILD_DELETE if user is self.bot else What.GUILD_UPDATE, guild, left=[user.id])

    def shares_guild(self, one: int, other: int) -> bool:
        return any(one in guild.members and other in guild.members for guild in self.guilds.values())

    # Channels and threads

    def _add_channel(self, channel: Channel) -> Channel:
        channel.created = channel.archive_changed = self.clock.now()
        self.channels[channel.id] = channel
        return channel

    def add_channel(
        self,
        guild: Guild,
        name: str,
        topic: str | None = None,
        kind: ChannelKind = ChannelKind.TEXT,
        tags: Iterable[str] = (),
        nsfw: bool = False,
    ) -> Channel:
        position = sum(channel.guild_id == guild.id for channel in self.channels.values())
        new = Channel(self.snowflakes.next(), kind, name, guild.id, position, topic, nsfw=nsfw)
        new.tags = [Tag(self.snowflakes.next(), tag) for tag in tags]
        self.tell(What.CHANNEL_CREATE, self._add_channel(new))
        return new

    def dm_of(self, user_id: int) -> Channel | None:
        return next((one for one in self.channels.values() if one.recipient_id == user_id), None)

    def open_dm(self, user: User) -> Channel:
        """The bot's conversation with a person, which exists from the first time it is asked for."""
        if (there := self.dm_of(user.id)) is not None:
            return there
        channel = self._add_channel(Channel(self.snowflakes.next(), ChannelKind.DM, recipient_id=user.id))
        self.tell(What.CHANNEL_CREATE, channel)
        return channel

    def add_private(self, *people: User) -> Channel:
        """A conversation of people without the bot."""
        new = Channel(self.snowflakes.next(), ChannelKind.GROUP_DM, ", ".join(one.display for one in people))
        new.owner_id, new.members = people[0].id, {one.id: self.clock.now() for one in people}
        self.tell(What.CHANNEL_CREATE, self._add_channel(new))
        return new

    def add_thread(
        self,
        parent: Channel,
        owner_id: int,
        name: str,
        kind: ChannelKind,
        thread_id: int | None = None,
        archive_minutes: int = 1440,
        invitable: bool = True,
        applied: Iterable[int] = (),
    ) -> Channel:
        thread = Channel(
            thread_id or self.snowflakes.next(),
            kind,
            name,
            parent.guild_id,
            parent_id=parent.id,
            owner_id=owner_id,
            members={owner_id: self.clock.now()},
            archive_minutes=archive_minutes,
            invitable=invitable,
            applied=list(applied),
        )
        if parent.is_forum:
            parent.last_message_id = thread.id
        self.tell(What.THREAD_CREATE, self._add_channel(thread))
        return thread

    def join_thread(self, thread: Channel, user_id: int) -> None:
        if user_id not in thread.members:
            thread.members[user_id] = self.clock.now()
            self.tell(What.THREAD_MEMBERS_UPDATE, thread, joined=[user_id])

    def leave_thread(self, thread: Channel, user_id: int) -> None:
        if thread.members.pop(user_id, None) is not None:
            self.tell(What.THREAD_MEMBERS_UPDATE, thread, left=[user_id])

    def archive(self, thread: Channel, archived: bool, locked: bool | None = None) -> None:
        woken = thread.archived and not archived
        if thread.archived != archived:
            thread.archive_changed = self.clock.now()
        thread.archived = archived
        thread.pinned = thread.pinned and not archived
        thread.locked = thread.locked if locked is None else locked
        self.tell(What.THREAD_UPDATE, thread)
        if woken:
            # Threads, "Unarchiving a Thread": two events, the thread and then the membership.
            self.tell(What.THREAD_MEMBER_UPDATE, thread)

    def update_channel(self, channel: Channel) -> None:
        self.tell(What.THREAD_UPDATE if channel.is_thread else What.CHANNEL_UPDATE, channel)

    def delete_channel(self, channel: Channel) -> None:
        for thread in [one for one in self.channels.values() if one.parent_id == channel.id]:
            self.delete_channel(thread)
        for message in list(self.messages_in(channel)):
            self._forget(message)
        del self.channels[channel.id]
        self._in_channel.pop(channel.id, None)
        self.tell(What.THREAD_DELETE if channel.is_thread else What.CHANNEL_DELETE, channel)

    # Emojis of the application

    def add_emoji(self, name: str, kind: str, picture: bytes, animated: bool = False) -> Emoji:
        emoji = Emoji(self.snowflakes.next(), name, kind, animated)
        self.emojis[emoji.id] = emoji
        self.files.put(emoji.id, picture)
        self.tell(What.EMOJIS_UPDATE, emoji)
        return emoji

    def rename_emoji(self, emoji: Emoji, name: str) -> None:
        emoji.name = name
        self.tell(What.EMOJIS_UPDATE, emoji)

    def delete_emoji(self, emoji: Emoji) -> None:
        emoji.deleted = True
        del self.emojis[emoji.id]
        self.files.drop(emoji.id)
        self.tell(What.EMOJIS_UPDATE, emoji)

    # Messages

    def messages_in(self, channel: Channel) -> Iterator[Message]:
        """The channel's messages, ephemeral ones too, oldest first."""
        return iter(self._in_channel.get(channel.id, {}).values())

    def new_message(self, channel: Channel, author_id: int, kind: MessageKind = MessageKind.DEFAULT) -> Message:
        """A message that nobody sees before it is posted."""
        return Message(self.snowflakes.next(), channel.id, author_id, self.clock.now(), kind)

    def keep(self, message: Message) -> None:
        """Put a message into its place without telling anybody."""
        self.messages[message.id] = message
        self._in_channel.setdefault(message.channel_id, {})[message.id] = message

    def post(self, message: Message, takes_in: bool = True) -> Message:
        """Let a message appear, and bring its author and those it mentions into its thread."""
        self.keep(message)
        channel = self.channels[message.channel_id]
        if not message.ephemeral:
            channel.last_message_id = message.id
            if message.id != channel.id:
                # The first message of a post in a forum does not count.
                channel.message_count += 1
                channel.total_sent += 1
            if takes_in:
                self.take_in(message)
        self.tell(What.MESSAGE_CREATE, message)
        return message

    def take_in(self, message: Message) -> None:
        """Whoever writes in a thread or is named there is in it, if they may see its channel at all."""
        thread = self.channels[message.channel_id]
        parent = self.channels.get(thread.parent_id or 0)
        if thread.is_thread and parent is not None:
            for user_id in (message.author_id, *message.mentions):
                if self.sees(user_id, parent):
                    self.join_thread(thread, user_id)

    def change(self, message: Message, edited: bool = True) -> None:
        message.edited = self.clock.now() if edited else message.edited
        self.tell(What.MESSAGE_UPDATE, message)

    def delete(self, message: Message) -> None:
        self._forget(message)
        if not message.ephemeral and message.id != message.channel_id:
            self.channels[message.channel_id].message_count -= 1
        self.tell(What.MESSAGE_DELETE, message)

    def _forget(self, message: Message) -> None:
        message.deleted = True
        self.messages.pop(message.id, None)
        self._in_channel.get(message.channel_id, {}).pop(message.id, None)
        for attachment in message.attachments:
            self.drop(attachment)

    # What phones say

    def push(self, push: Push) -> None:
        """Let somebody's phone say something; of a long log the oldest are forgotten."""
        log = self.pushes.setdefault(push.user_id, deque())
        log.append(push)
        while len(log) > self.pushes_kept:
            self.tell(What.PUSH_FORGOTTEN, log.popleft())
        self.tell(What.PUSH, push)

    def pushes_of(self, user_id: int) -> list[Push]:
        """What this person's phone has said, oldest first."""
        return list(self.pushes.get(user_id, ()))

    def mark_read(self, user_id: int, channel: Channel) -> None:
        """This person has seen what stands in the channel so far."""
        marks = self.read.setdefault(user_id, {})
        newest = max((message.id for message in self.messages_in(channel)), default=0)
        if newest > marks.get(channel.id, 0):
            marks[channel.id] = newest
            self.tell(What.READ, self.users[user_id])

    def unread_mentions(self, user_id: int) -> dict[int, int]:
        """The number at each channel: unread messages that call this person; in a conversation all of them.

        Counted is what has called when it was written: an edit calls nobody, and what is deleted has no number.
        """
        read, count = self.read.get(user_id, {}), dict[int, int]()
        for push in self.pushes.get(user_id, ()):
            conversation = not push.guild
            there = push.message_id in self.messages and push.message_id > read.get(push.channel_id, 0)
            if there and (push.mention or conversation):
                count[push.channel_id] = count.get(push.channel_id, 0) + 1
        return count

    def drop(self, attachment: Attachment) -> None:
        """Forget a file; a page that is just loading it still gets it, as from Discord's own storage."""
        if (data := self.files.get(attachment.id)) is not None:
            self.dropped[attachment.id] = attachment.content_type, data
        while len(self.dropped) > DROPPED:
            del self.dropped[next(iter(self.dropped))]
        self.files.drop(attachment.id)

    def attachment(self, attachment_id: int, message: Message) -> Attachment | None:
        return next((one for one in message.attachments if one.id == attachment_id), None)
