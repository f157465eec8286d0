"""First Class in Discord: `/first-class execute`, `/first-class coin car`, `/first-class bonus city` …"""

from __future__ import annotations

from cogs.game import GameCog


class FirstClass(GameCog):
    game = "first_class"
    command = "first-class"
    grouped = ("coin", "evidence", "bonus")


COG = FirstClass
