"""Posts in forum and media channels: a thread and its first message in one (Start Thread in Forum or Media Channel)."""

from bot.sandbox import tags
from bot.sandbox.entities import Channel, ChannelKind, Message
from bot.sandbox.errors import ApiError, Field, Refusal
from bot.sandbox.messages import Messages
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.submission import Submission
from bot.sandbox.threads import check_room, head
from bot.sandbox.world import World


def create(world: World, messages: Messages, forum: Channel, submission: Submission) -> tuple[Channel, Message]:
    """Open a post: it takes SEND_MESSAGES ("CREATE_PUBLIC_THREADS is ignored"), and ATTACH_FILES for files.

    The first message has the id of the thread. It may be one of components: discord-api-docs pull request 8444.
    """
    body, form = submission.body, Field()
    name, minutes = head(body, form)
    if not isinstance(body.get("message"), dict):
        form.at("message").wrong("BASE_TYPE_REQUIRED", "This field is required")
    applied = [int(tag) for tag in body.get("applied_tags") or ()]
    if len(applied) > tags.MOST_APPLIED:
        form.at("applied_tags").wrong("BASE_TYPE_BAD_LENGTH", f"Must be {tags.MOST_APPLIED} or fewer in length.")
    form.check()
    granted = in_channel(world, world.bot.id, forum)
    needed = Permission.SEND_MESSAGES | (Permission.ATTACH_FILES if submission.uploads else Permission(0))
    if needed & ~granted:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    tags.check(world, forum, applied)
    check_room(world, forum.guild_id, ChannelKind.PUBLIC_THREAD)
    message = world.new_message(forum, world.bot.id)
    messages.write(message, Submission(body["message"], submission.uploads), form.at("message"))
    kind = ChannelKind.PUBLIC_THREAD
    thread = world.add_thread(forum, world.bot.id, name, kind, message.id, minutes, applied=applied)
    message.channel_id = thread.id
    world.post(message)
    return thread, message
