"""The Black Loco in Discord: `/loco turn`, `/loco build`, `/loco pay`, `/loco premium` …"""

from __future__ import annotations

from cogs.game import GameCog


class BlackLoco(GameCog):
    game = "black_loco"
    command = "loco"


COG = BlackLoco
