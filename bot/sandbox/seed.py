"""The world a newcomer finds: one guild with two channels and four friends to act as."""

from bot.sandbox.permissions import BOT_ROLE, EVERYONE
from bot.sandbox.world import World

PEOPLE = ("Ada", "Ben", "Cleo", "Dora")


def settle(world: World) -> None:
    """Fill an empty world."""
    people = [world.add_user(name) for name in PEOPLE]
    guild = world.add_guild("Stellwerk", people[0], int(EVERYONE), int(BOT_ROLE))
    world.add_channel(guild, "tables", "Open a table and play")
    world.add_channel(guild, "lounge", "Talk about everything else")
