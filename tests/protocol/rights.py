"""Rights in one channel, given and taken beyond what roles say."""

from bot.sandbox.entities import Channel, Overwrite
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox


def forbid(sandbox: Sandbox, channel: Channel, *rights: Permission, target: int | None = None) -> None:
    """Take rights from somebody, or from everybody."""
    rule = _rule(channel, target or channel.guild_id or 0)
    rule.deny, rule.allow = rule.deny | _sum(rights), rule.allow & ~_sum(rights)
    sandbox.world.update_channel(channel)


def grant(sandbox: Sandbox, channel: Channel, *rights: Permission, target: int | None = None) -> None:
    """Give rights to somebody, or to the bot more than its invitation asks for."""
    rule = _rule(channel, target or sandbox.world.bot.id)
    rule.allow, rule.deny = rule.allow | _sum(rights), rule.deny & ~_sum(rights)
    sandbox.world.update_channel(channel)


def _rule(channel: Channel, target: int) -> Overwrite:
    return channel.overwrites.setdefault(target, Overwrite(target, 0 if target == channel.guild_id else 1))


def _sum(rights: tuple[Permission, ...]) -> int:
    return sum(int(right) for right in rights)
