"""Rail Line in Discord: `/rail side`, `/rail play`, `/rail extra local` …"""

from __future__ import annotations

from cogs.game import GameCog


class RailLine(GameCog):
    game = "rail_line"
    command = "rail"
    grouped = ("extra",)


COG = RailLine
