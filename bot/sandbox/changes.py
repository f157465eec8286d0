"""Channels and threads as they are changed (Modify Channel)."""

from bot.sandbox import kinds, tags
from bot.sandbox.entities import Channel
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.threads import ARCHIVE_MINUTES, check_room
from bot.sandbox.world import World

ONLY_MANAGERS = {"locked", "rate_limit_per_user", "flags"}
"""What of a thread is changed only by who manages threads."""


def change(world: World, channel: Channel, body: Json) -> Channel:
    """Rename, archive or lock a thread, or rename a channel."""
    if channel.guild_id is None:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    form = Field()
    if "name" in body:
        form.at("name").length(body["name"], 1, 100)
    if "auto_archive_duration" in body:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], ARCHIVE_MINUTES)
    if len(body.get("applied_tags") or ()) > tags.MOST_APPLIED:
        form.at("applied_tags").wrong("BASE_TYPE_BAD_LENGTH", f"Must be {tags.MOST_APPLIED} or fewer in length.")
    form.check()
    if channel.is_thread:
        return _change_thread(world, channel, body)
    if Permission.MANAGE_CHANNELS not in in_channel(world, world.bot.id, channel):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.nsfw = bool(body.get("nsfw", channel.nsfw))
    if channel.is_forum:
        channel.requires_tag = bool(body.get("flags", kinds.flags_of(channel)) & kinds.REQUIRE_TAG)
        channel.tags = tags.listed(world, channel, body["available_tags"]) if "available_tags" in body else channel.tags
    world.update_channel(channel)
    return channel


def _change_thread(world: World, thread: Channel, body: Json) -> Channel:
    _may_change(world, thread, body)
    parent = world.channels[thread.parent_id or 0]
    if "applied_tags" in body:
        wanted = [int(tag) for tag in body["applied_tags"]]
        tags.check(world, parent, wanted, thread.applied)
        thread.applied = wanted
    if parent.is_forum and "flags" in body:
        thread.pinned = bool(body["flags"] & kinds.PINNED)
    if thread.archived and body.get("archived") is False:
        check_room(world, thread.guild_id, thread.kind)
    thread.name = body.get("name", thread.name)
    thread.invitable = body.get("invitable", thread.invitable)
    if body.get("auto_archive_duration", thread.archive_minutes) != thread.archive_minutes:
        thread.archive_minutes = body["auto_archive_duration"]
        thread.archive_changed = world.clock.now()
    if "archived" in body or "locked" in body:
        world.archive(thread, body.get("archived", thread.archived), body.get("locked"))
    else:
        world.update_channel(thread)
    return thread


def _may_change(world: World, thread: Channel, body: Json) -> None:
    """Modify Channel (Thread), and Threads, "Editing & Deleting Threads".

    The pages differ on who may open a thread again: "only requires the current user has already been added", or "only
    the SEND_MESSAGES permission", which in threads is SEND_MESSAGES_IN_THREADS. Here it takes both. The same for a
    locked one: "can only be unarchived by a user with the MANAGE_THREADS permission" is the stricter sentence.
    """
    granted = in_channel(world, world.bot.id, thread)
    if Permission.MANAGE_THREADS not in granted:
        if ONLY_MANAGERS & set(body):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.locked:
            raise ApiError(Refusal.THREAD_LOCKED)
        if thread.owner_id != world.bot.id and set(body) - {"archived"}:
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.owner_id != world.bot.id and body.get("archived", True):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.archived and world.bot.id not in thread.members:
            raise ApiError(Refusal.MISSING_ACCESS)
        if thread.archived and Permission.SEND_MESSAGES_IN_THREADS not in granted:
            raise ApiError(Refusal.MISSING_PERMISSIONS)
    if thread.archived and body.get("archived") is not False:
        raise ApiError(Refusal.ARCHIVED_THREAD)
