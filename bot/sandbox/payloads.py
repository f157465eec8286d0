"""How the sandbox's things look in Discord's JSON."""

from bot.sandbox import cdn
from bot.sandbox.attachments import shown
from bot.sandbox.components import Type
from bot.sandbox.entities import Attachment, Channel, ChannelKind, Guild, Member, Message, MessageKind, Role, User
from bot.sandbox.errors import Json
from bot.sandbox.kinds import flags_of, kind_json
from bot.sandbox.permissions import in_channel
from bot.sandbox.snowflake import iso
from bot.sandbox.world import World

ALL_CONTEXTS = ("GUILD", "BOT_DM")


def user_json(user: User) -> Json:
    body: Json = {
        "id": str(user.id),
        "username": user.name,
        "discriminator": "0000" if user.bot else "0",
        "global_name": None if user.bot else user.display,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return body | {"bot": True} if user.bot else body


def member_json(world: World, member: Member, with_user: bool = True) -> Json:
    body: Json = {
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return body | {"user": user_json(world.users[member.user_id])} if with_user else body


def role_json(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.position > 0,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def thread_metadata(thread: Channel) -> Json:
    body: Json = {
        "archived": thread.archived,
        "archive_timestamp": iso(thread.archive_changed),
        "auto_archive_duration": thread.archive_minutes,
        "locked": thread.locked,
        "create_timestamp": iso(thread.created),
    }
    return body | {"invitable": thread.invitable} if thread.kind is ChannelKind.PRIVATE_THREAD else body


def thread_member_json(thread: Channel, user_id: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": iso(thread.members[user_id]),
        "flags": 1,
    }


def channel_json(world: World, channel: Channel) -> Json:
    body: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "flags": flags_of(channel),
        "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
    }
    if channel.recipient_id is not None:
        return body | {"recipients": [user_json(world.users[channel.recipient_id])]}
    if channel.kind is ChannelKind.GROUP_DM:
        people = [user_json(world.users[user_id]) for user_id in channel.members]
        return body | {"recipients": people, "name": None, "icon": None, "owner_id": str(channel.owner_id)}
    body |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.is_thread:
        mine = {"member": thread_member_json(channel, world.bot.id)} if world.bot.id in channel.members else {}
        return (
            body
            | {
                "parent_id": str(channel.parent_id),
                "owner_id": str(channel.owner_id),
                "thread_metadata": thread_metadata(channel),
                "message_count": channel.message_count,
                "total_message_sent": channel.total_sent,
                "member_count": min(len(channel.members), 50),
                "applied_tags": [str(tag) for tag in channel.applied],
            }
            | mine
        )
    return (
        body
        | {
            "parent_id": None,
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": channel.nsfw,
            "permission_overwrites": [
                {"id": str(rule.target_id), "type": rule.kind, "allow": str(rule.allow), "deny": str(rule.deny)}
                for rule in channel.overwrites.values()
            ],
        }
        | kind_json(channel)
    )


def guild_json(world: World, guild: Guild) -> Json:
    """A guild as GUILD_CREATE brings it, with what the bot can see in it."""
    places = [channel for channel in world.channels.values() if channel.guild_id == guild.id]
    visible = [channel for channel in places if in_channel(world, world.bot.id, channel)]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "unavailable": False,
        "large": False,
        "joined_at": iso(guild.members[world.bot.id].joined),
        "member_count": len(guild.members),
        "roles": [role_json(role) for role in guild.roles.values()],
        "members": [member_json(world, guild.members[world.bot.id])],
        "channels": [channel_json(world, channel) for channel in visible if not channel.is_thread],
        "threads": [
            channel_json(world, channel)
            for channel in visible
            if channel.is_thread
            and not channel.archived
            and (channel.kind is not ChannelKind.PRIVATE_THREAD or world.bot.id in channel.members)
        ],
        "emojis": [],
        "stickers": [],
        "features": [],
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "home_header": None,
        "description": None,
        "banner": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": int(guild.only_mentions),
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw": False,
        "nsfw_level": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "incidents_data": None,
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_url(world: World, message: Message, attachment: Attachment) -> str:
    return cdn.address(world, message.channel_id, attachment.id, attachment.filename)


def attachment_json(world: World, message: Message, attachment: Attachment) -> Json:
    url = attachment_url(world, message, attachment)
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": attachment.size,
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        body["description"] = attachment.description
    return body | {"ephemeral": True} if message.ephemeral else body


def media_json(world: World, message: Message, media: Json) -> Json:
    """Where a picture of a component or embed is: an address elsewhere, or one of the message's own attachments."""
    own = world.attachment(int(media.get("attachment_id", 0)), message)
    if own is None:
        # The address of one of our own files is an outside one too: no attachment, but kept fresh (Reference, above).
        url = cdn.refreshed(world, str(media.get("url", "")))
        return {"id": str(message.id), "url": url, "proxy_url": url, "width": None, "height": None}
    url = attachment_url(world, message, own)
    return {
        "id": str(own.id),
        "attachment_id": str(own.id),
        "url": url,
        "proxy_url": url,
        "width": own.width,
        "height": own.height,
        "content_type": own.content_type,
    }


def component_json(world: World, message: Message, component: Json) -> Json:
    """A stored component as it is sent out: its media found, everything else as it is."""
    body = dict(component)
    if children := component.get("components"):
        body["components"] = [component_json(world, message, child) for child in children]
    if accessory := component.get("accessory"):
        body["accessory"] = component_json(world, message, accessory)
    if items := component.get("items"):
        body["items"] = [item | {"media": media_json(world, message, item["media"])} for item in items]
    if "media" in component:
        body["media"] = media_json(world, message, component["media"])
    if component["type"] == Type.FILE:
        own = world.attachment(int(component["file"].get("attachment_id", 0)), message)
        body["file"] = media_json(world, message, component["file"])
        body |= {"name": own.filename, "size": own.size} if own else {}
    return body


def embed_json(world: World, message: Message, embed: Json) -> Json:
    body: Json = {"type": "rich"} | embed
    for place in ("image", "thumbnail"):
        if place in embed:
            body[place] = media_json(world, message, embed[place])
    return body


def message_json(world: World, message: Message, thread: bool = True) -> Json:
    author = world.users[message.author_id]
    elsewhere = shown(message)
    body: Json = {
        "id": str(message.id),
        "type": int(message.kind),
        "channel_id": str(message.channel_id),
        "author": user_json(author),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": iso(message.edited) if message.edited else None,
        "flags": message.flags,
        "tts": False,
        "pinned": message.pinned,
        "mention_everyone": message.mentions_everyone,
        "mentions": [user_json(world.users[user_id]) for user_id in message.mentions if user_id in world.users],
        "mention_roles": [],
        "attachments": [
            attachment_json(world, message, attachment)
            for attachment in message.attachments
            if attachment.id not in elsewhere
        ],
        "embeds": [embed_json(world, message, embed) for embed in message.embeds],
        "components": [component_json(world, message, component) for component in message.components],
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if author.bot:
        body["application_id"] = str(author.id)
    if message.interaction is not None:
        body["interaction_metadata"] = interaction_metadata(world, message.interaction)
        body["webhook_id"] = str(author.id)
    if message.thread is not None:
        place = world.channels[message.channel_id]
        body["message_reference"] = {"type": 0, "channel_id": str(message.thread), "guild_id": str(place.guild_id)}
    if message.reference is not None:
        channel = world.channels[message.channel_id]
        body["message_reference"] = {
            "type": 0,
            "channel_id": str(message.channel_id),
            "message_id": str(message.reference),
        } | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})
        referenced = world.messages.get(message.reference)
        if message.kind is MessageKind.REPLY and thread:
            body["referenced_message"] = message_json(world, referenced, thread=False) if referenced else None
    started = world.channels.get(message.id)
    if thread and started is not None and started.id != message.channel_id:
        body["thread"] = channel_json(world, started)
    return body


def interaction_metadata(world: World, stored: Json) -> Json:
    body: Json = {key: value for key, value in stored.items() if key not in ("user_id", "trigger", "name")}
    body["user"] = user_json(world.users[int(stored["user_id"])])
    if "trigger" in stored:
        body["triggering_interaction_metadata"] = interaction_metadata(world, stored["trigger"])
    return body
