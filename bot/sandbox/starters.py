"""The first message of a thread that was begun at a message: it points there, and says nothing itself."""

from bot.sandbox.entities import Channel, MessageKind
from bot.sandbox.errors import Json
from bot.sandbox.payloads import message_json
from bot.sandbox.snowflake import iso
from bot.sandbox.world import World


def starter_json(world: World, thread: Channel) -> Json | None:
    """Message page, "Thread starter messages": the first message, never with content; it points to the one in the
    parent channel. None: this is no such thread.

    It is one of Discord's own: nobody edits or deletes it, and nothing but a list of messages shows it here.
    """
    begun = world.messages.get(thread.id)
    if not thread.is_thread or begun is None or begun.channel_id == thread.id:
        return None
    there = message_json(world, begun, thread=False)
    place: Json = {"type": 0, "channel_id": str(begun.channel_id), "message_id": str(begun.id)}
    return {
        **there,
        "type": int(MessageKind.THREAD_STARTER),
        "channel_id": str(thread.id),
        "content": "",
        "timestamp": iso(thread.created),
        "edited_timestamp": None,
        "flags": 0,
        "mention_everyone": False,
        "mentions": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "message_reference": place | {"guild_id": str(thread.guild_id)},
        "referenced_message": there,
    }
