"""What Discord's JSON has for each kind of channel beyond what all of them have."""

from bot.sandbox.entities import SPOKEN, Channel, ChannelKind, Tag
from bot.sandbox.errors import Json

PINNED, REQUIRE_TAG = 1 << 1, 1 << 4


def tag_json(tag: Tag) -> Json:
    return {
        "id": str(tag.id),
        "name": tag.name,
        "moderated": tag.moderated,
        "emoji_id": None,
        "emoji_name": tag.emoji,
    }


def flags_of(channel: Channel) -> int:
    return PINNED * channel.pinned | REQUIRE_TAG * channel.requires_tag


def kind_json(channel: Channel) -> Json:
    """The fields of voice, stage, forum and media channels."""
    if channel.kind in SPOKEN:
        body: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        return body | ({"video_quality_mode": 1} if channel.kind is ChannelKind.VOICE else {})
    if channel.is_forum:
        body = {
            "available_tags": [tag_json(tag) for tag in channel.tags],
            "default_reaction_emoji": None,
            "default_sort_order": None,
        }
        return body | ({"default_forum_layout": 0} if channel.kind is ChannelKind.FORUM else {})
    return {}
