"""Tags of forums: which there are, and which a post has."""

from collections.abc import Iterable

from bot.sandbox.entities import Channel, Tag
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.world import World

MOST = 20
MOST_APPLIED = 5


def check(world: World, forum: Channel, wanted: Iterable[int], before: Iterable[int] = ()) -> None:
    """Refuse tags the forum has not, none where one is required, and what only who manages threads may change."""
    known = {tag.id: tag for tag in forum.tags}
    if any(tag not in known for tag in wanted):
        raise ApiError(Refusal.UNKNOWN_TAG)
    changed = [known[tag] for tag in set(wanted) ^ set(before) if tag in known]
    moderates = Permission.MANAGE_THREADS in in_channel(world, world.bot.id, forum)
    if not moderates and any(tag.moderated for tag in changed):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    if forum.requires_tag and not wanted:
        raise ApiError(Refusal.TAG_MISSING)


def listed(world: World, forum: Channel, entries: object) -> list[Tag]:
    """The tags of a forum after a change; one that brings its id stays the same."""
    form = Field()
    place, read, names = form.at("available_tags"), list[Tag](), set[str]()
    for n, entry in enumerate(place.items(entries, 0, MOST)):
        name = place.at(n, "name").length(entry.get("name"), 1, 20)
        if name in names:
            raise ApiError(Refusal.TAG_NAME_TAKEN)
        names.add(name)
        read.append(_tag(world, forum, entry, name))
    form.check()
    return read


def _tag(world: World, forum: Channel, entry: Json, name: str) -> Tag:
    known = {str(tag.id): tag.id for tag in forum.tags}
    number = known.get(str(entry.get("id"))) or world.snowflakes.next()
    return Tag(number, name, bool(entry.get("moderated")), entry.get("emoji_name"))
