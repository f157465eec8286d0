"""The world a newcomer finds: one guild with two channels and four friends to act as."""

from bot.sandbox.entities import Channel, ChannelKind, Guild
from bot.sandbox.permissions import BOT_ROLE, EVERYONE
from bot.sandbox.world import World

OTHERS = (
    ChannelKind.ANNOUNCEMENT, ChannelKind.VOICE, ChannelKind.STAGE, ChannelKind.FORUM, ChannelKind.MEDIA,
    ChannelKind.CATEGORY,
)  # fmt: skip
PEOPLE = ("Ada", "Ben", "Cleo", "Dora")


def settle(world: World) -> None:
    """Fill an empty world."""
    people = [world.add_user(name) for name in PEOPLE]
    guild = world.add_guild("Stellwerk", people[0], int(EVERYONE), int(BOT_ROLE))
    world.add_channel(guild, "tables", "Open a table and play")
    world.add_channel(guild, "lounge", "Talk about everything else")


def variety(world: World, guild: Guild) -> dict[ChannelKind, Channel]:
    """One channel of every other kind, named after it; the forum has tags."""
    made = {}
    for kind in OTHERS:
        tags = ("Rail Line", "open", "running") if kind is ChannelKind.FORUM else ()
        made[kind] = world.add_channel(guild, kind.name.lower(), kind=kind, tags=tags)
    return made


def spread(world: World, shards: int, each: int = 1) -> list[Guild]:
    """Guilds with a channel "tables" and everybody in them, so many on each of so many shards, shard by shard."""
    owner, made = world.people()[0], list[Guild]()
    for shard in range(shards):
        for n in range(each):
            number = world.snowflakes.next_on(shard, shards)
            guild = world.add_guild(f"Shard {shard}.{n}", owner, int(EVERYONE), int(BOT_ROLE), number=number)
            world.add_channel(guild, "tables", "Open a table and play")
            made.append(guild)
    return made
