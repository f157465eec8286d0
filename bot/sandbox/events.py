"""Every kind of event that the gateway may send, each filled as Discord documents it.

After https://docs.discord.com/developers/events/gateway-events, "Receive Events", and the objects it names.
"""

from dataclasses import dataclass

from bot.sandbox.entities import Channel, Guild, Message
from bot.sandbox.errors import Json
from bot.sandbox.payloads import channel_json, guild_json, member_json, message_json, role_json, user_json
from bot.sandbox.snowflake import iso
from bot.sandbox.world import World

TO_COME = ("TRAIN_DEPART", "GUILD_TIMETABLE_UPDATE", "INTERACTION_UPDATE")
"""Events of names that Discord has not given yet."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What the events are about: a server in which nobody plays, for some of them take it apart."""

    world: World
    guild: Guild
    channel: Channel
    thread: Channel
    message: Message
    user: int
    """Somebody there who is not the bot."""

    def events(self) -> dict[str, Json]:
        """A sample of each kind but READY, RESUMED and INTERACTION_CREATE, which the gateway makes itself."""
        return {**self._places(), **self._people(), **self._messages(), **self._rarities(), **self._of_the_guild()}

    def _places(self) -> dict[str, Json]:
        world, guild = self.world, str(self.guild.id)
        channel, thread = channel_json(world, self.channel), channel_json(world, self.thread)
        member = {"id": thread["id"], "user_id": str(self.user), "join_timestamp": self._now, "flags": 1}
        place = {"guild_id": guild, "channel_id": channel["id"]}
        invitation = {
            **place, "code": "abc", "created_at": self._now, "inviter": self._user, "max_age": 0, "max_uses": 0,
            "temporary": False, "uses": 0, "expires_at": None, "type": 0,
        }  # fmt: skip
        stage = {
            **place, "id": self._id, "topic": "?", "privacy_level": 2, "discoverable_disabled": True,
            "guild_scheduled_event_id": None,
        }  # fmt: skip
        return {
            "CHANNEL_CREATE": channel | {"id": self._id},
            "CHANNEL_UPDATE": channel,
            "CHANNEL_INFO": {"guild_id": guild, "channels": [{"id": channel["id"], "status": None}]},
            "CHANNEL_PINS_UPDATE": {**place, "last_pin_timestamp": self._now},
            "VOICE_CHANNEL_STATUS_UPDATE": {"id": channel["id"], "guild_id": guild, "status": "?"},
            "VOICE_CHANNEL_START_TIME_UPDATE": {"id": channel["id"], "guild_id": guild, "voice_start_time": 1},
            "VOICE_CHANNEL_EFFECT_SEND": {
                **place, "user_id": str(self.user), "emoji": self._emoji, "animation_type": 1, "animation_id": 1,
                "sound_id": self._id, "sound_volume": 0.5,
            },
            "THREAD_CREATE": thread | {"id": self._id, "newly_created": True},
            "THREAD_UPDATE": thread,
            "THREAD_LIST_SYNC": {
                "guild_id": guild, "channel_ids": [channel["id"]], "threads": [thread], "members": [member]
            },
            "THREAD_MEMBER_UPDATE": {**member, "user_id": str(world.bot.id), "guild_id": guild},
            "THREAD_MEMBERS_UPDATE": {
                "id": thread["id"], "guild_id": guild, "member_count": 2, "added_members": [member],
                "removed_member_ids": [self._id],
            },
            "INVITE_CREATE": invitation,
            "INVITE_DELETE": {**place, "code": "abc"},
            "WEBHOOKS_UPDATE": place,
            "STAGE_INSTANCE_CREATE": stage,
            "STAGE_INSTANCE_UPDATE": stage,
            "STAGE_INSTANCE_DELETE": stage,
            "THREAD_DELETE": {
                "id": thread["id"], "guild_id": guild, "parent_id": channel["id"], "type": thread["type"]
            },
        }  # fmt: skip

    def _people(self) -> dict[str, Json]:
        guild = str(self.guild.id)
        member = member_json(self.world, self.guild.members[self.user])
        place = {"guild_id": guild, "channel_id": str(self.channel.id), "user_id": str(self.user)}
        one = {"guild_id": guild, "user": self._user}
        voice = {
            **place, "member": member, "session_id": "a", "deaf": False, "mute": False, "self_deaf": False,
            "self_mute": False, "self_video": False, "suppress": False, "request_to_speak_timestamp": None,
        }  # fmt: skip
        activity = {"name": "?", "type": 0, "created_at": 1, "party": {"id": "a", "size": [1, 2]}}
        return {
            "GUILD_MEMBER_ADD": member | {"guild_id": guild},
            "GUILD_MEMBER_UPDATE": member | {"guild_id": guild},
            "GUILD_MEMBER_REMOVE": one,
            "GUILD_MEMBERS_CHUNK": {
                "guild_id": guild, "members": [member], "chunk_index": 0, "chunk_count": 1, "not_found": [],
                "presences": [], "nonce": "a",
            },
            "GUILD_BAN_ADD": one,
            "GUILD_BAN_REMOVE": one,
            "PRESENCE_UPDATE": {**one, "status": "idle", "activities": [activity], "client_status": {"web": "idle"}},
            "TYPING_START": {**place, "timestamp": 1, "member": member},
            "VOICE_STATE_UPDATE": voice,
            "VOICE_SERVER_UPDATE": {"token": "a", "guild_id": guild, "endpoint": None},
            "USER_UPDATE": user_json(self.world.bot),
        }  # fmt: skip

    def _messages(self) -> dict[str, Json]:
        guild = {"guild_id": str(self.guild.id)}
        shown = message_json(self.world, self.message) | guild
        shown |= {"member": member_json(self.world, self.guild.members[self.user], with_user=False)}
        place = {**guild, "channel_id": shown["channel_id"], "message_id": shown["id"]}
        reaction = {**place, "user_id": str(self.user), "emoji": self._emoji, "burst": False, "type": 0}
        vote = {**place, "user_id": str(self.user), "answer_id": 1}
        return {
            "MESSAGE_CREATE": shown,
            "MESSAGE_UPDATE": shown,
            "MESSAGE_DELETE": {**guild, "id": shown["id"], "channel_id": shown["channel_id"]},
            "MESSAGE_DELETE_BULK": {**guild, "ids": [shown["id"]], "channel_id": shown["channel_id"]},
            "MESSAGE_REACTION_ADD": {**reaction, "member": member_json(self.world, self.guild.members[self.user])},
            "MESSAGE_REACTION_REMOVE": reaction,
            "MESSAGE_REACTION_REMOVE_ALL": place,
            "MESSAGE_REACTION_REMOVE_EMOJI": {**place, "emoji": self._emoji},
            "MESSAGE_POLL_VOTE_ADD": vote,
            "MESSAGE_POLL_VOTE_REMOVE": vote,
        }

    def _rarities(self) -> dict[str, Json]:
        guild, bot = {"guild_id": str(self.guild.id)}, str(self.world.bot.id)
        permission = {"id": str(self.user), "type": 2, "permission": True}
        rule = {
            **guild, "id": self._id, "name": "?", "creator_id": str(self.user), "event_type": 1, "trigger_type": 1,
            "trigger_metadata": {"keyword_filter": ["a"]}, "actions": [{"type": 1, "metadata": {}}], "enabled": True,
            "exempt_roles": [], "exempt_channels": [],
        }  # fmt: skip
        blocked = {
            **guild, "action": {"type": 1, "metadata": {}}, "rule_id": self._id, "rule_trigger_type": 1,
            "user_id": str(self.user), "channel_id": str(self.channel.id), "content": "", "matched_keyword": None,
            "matched_content": "",
        }  # fmt: skip
        event = {
            **guild, "id": self._id, "channel_id": None, "creator_id": str(self.user), "name": "?",
            "scheduled_start_time": self._now, "scheduled_end_time": self._now, "privacy_level": 2, "status": 1,
            "entity_type": 3, "entity_id": None, "entity_metadata": {"location": "?"}, "creator": self._user,
            "recurrence_rule": None, "image": None,
        }  # fmt: skip
        coming = {**guild, "guild_scheduled_event_id": self._id, "user_id": str(self.user)}
        integration = {
            **guild, "id": self._id, "name": "?", "type": "discord", "enabled": True, "user": self._user,
            "account": {"id": "1", "name": "?"},
            "application": {"id": bot, "name": "?", "icon": None, "description": ""},
        }  # fmt: skip
        right = {
            "id": self._id, "sku_id": self._id, "application_id": bot, "user_id": str(self.user), "type": 8,
            "deleted": False, "starts_at": None, "ends_at": None, "consumed": False,
        }  # fmt: skip
        paid = {
            "id": self._id, "user_id": str(self.user), "sku_ids": [self._id], "entitlement_ids": [self._id],
            "renewal_sku_ids": None, "current_period_start": self._now, "current_period_end": self._now, "status": 0,
            "canceled_at": None,
        }  # fmt: skip
        events: dict[str, Json] = {
            "APPLICATION_COMMAND_PERMISSIONS_UPDATE": {
                **guild, "id": self._id, "application_id": bot, "permissions": [permission]
            },
            "AUTO_MODERATION_ACTION_EXECUTION": blocked,
            "GUILD_SCHEDULED_EVENT_USER_ADD": coming,
            "GUILD_SCHEDULED_EVENT_USER_REMOVE": coming,
            "GUILD_INTEGRATIONS_UPDATE": guild,
            "INTEGRATION_DELETE": {**guild, "id": self._id, "application_id": bot},
            "RATE_LIMITED": {"opcode": 8, "retry_after": 1.5, "meta": {**guild, "nonce": "a"}},
        }  # fmt: skip
        for name, data in (
            ("AUTO_MODERATION_RULE", rule), ("GUILD_SCHEDULED_EVENT", event), ("ENTITLEMENT", right),
            ("SUBSCRIPTION", paid),
        ):  # fmt: skip
            events |= {f"{name}_{what}": data for what in ("CREATE", "UPDATE", "DELETE")}
        return events | {f"INTEGRATION_{what}": integration for what in ("CREATE", "UPDATE")}

    def _of_the_guild(self) -> dict[str, Json]:
        """Those that change the server as a whole; the last of them takes the bot out of it."""
        guild, whole = str(self.guild.id), guild_json(self.world, self.guild)
        role = next(one for one in self.guild.roles.values() if one.id != self.guild.id)
        sound = {
            "guild_id": guild, "sound_id": self._id, "name": "?", "volume": 0.5, "emoji_id": None, "emoji_name": "?",
            "available": True, "user": self._user,
        }  # fmt: skip
        emoji = {"id": self._id, "name": "rail", "roles": [], "user": self._user, "require_colons": True,
                 "managed": False, "animated": False, "available": True}  # fmt: skip
        sticker = {
            "id": self._id, "name": "?", "description": None, "tags": "?", "type": 2, "format_type": 1,
            "available": True, "guild_id": guild,
        }  # fmt: skip
        entry = {
            "guild_id": guild, "id": self._id, "user_id": str(self.user), "target_id": guild, "action_type": 1,
            "changes": [{"key": "name", "old_value": "a", "new_value": "b"}], "options": {"count": "1"},
        }  # fmt: skip
        return {
            "GUILD_UPDATE": whole,
            "GUILD_EMOJIS_UPDATE": {"guild_id": guild, "emojis": [emoji]},
            "GUILD_STICKERS_UPDATE": {"guild_id": guild, "stickers": [sticker]},
            "GUILD_AUDIT_LOG_ENTRY_CREATE": entry,
            "GUILD_ROLE_CREATE": {"guild_id": guild, "role": role_json(role) | {"id": self._id}},
            "GUILD_ROLE_UPDATE": {"guild_id": guild, "role": role_json(role)},
            "GUILD_ROLE_DELETE": {"guild_id": guild, "role_id": self._id},
            "GUILD_SOUNDBOARD_SOUND_CREATE": sound,
            "GUILD_SOUNDBOARD_SOUND_UPDATE": sound,
            "GUILD_SOUNDBOARD_SOUND_DELETE": {"guild_id": guild, "sound_id": sound["sound_id"]},
            "GUILD_SOUNDBOARD_SOUNDS_UPDATE": {"guild_id": guild, "soundboard_sounds": [sound]},
            "SOUNDBOARD_SOUNDS": {"guild_id": guild, "soundboard_sounds": [sound]},
            "GUILD_CREATE": whole,
            "CHANNEL_DELETE": channel_json(self.world, self.channel),
            "GUILD_DELETE": {"id": guild, "unavailable": True},
        }

    @property
    def _id(self) -> str:
        """A number of something else."""
        return str(self.world.snowflakes.next())

    @property
    def _now(self) -> str:
        return iso(self.world.clock.now())

    @property
    def _user(self) -> Json:
        return user_json(self.world.users[self.user])

    @property
    def _emoji(self) -> Json:
        return {"id": self._id, "name": "rail", "animated": False}
