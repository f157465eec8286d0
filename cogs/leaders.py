"""`/stats`, `/profile`, `/leaderboard`: what games have come to."""

from __future__ import annotations

from bot.talk.commands import EVERYWHERE, Loose, command
from bot.talk.house import Carrier


class Leaders(Loose):
    """One's own figures everywhere, others' and the leaderboard in servers."""

    def __init__(self, carrier: Carrier) -> None:
        leaders = carrier.house.leaders
        super().__init__(
            carrier.tree,
            command("stats", leaders.stats, leaders.parameters(), reach=EVERYWHERE),
            command("profile", leaders.profile, leaders.parameters(), reach=EVERYWHERE),
            command("leaderboard", leaders.leaderboard, leaders.board_parameters()),
        )


async def setup(client: Carrier) -> None:
    await client.add_cog(Leaders(client))
