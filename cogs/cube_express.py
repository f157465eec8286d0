"""Cube Express in Discord: `/cube place`, `/cube drive`, `/cube build`, `/cube market` …"""

from __future__ import annotations

from cogs.game import GameCog


class CubeExpress(GameCog):
    game = "cube_express"
    command = "cube"


COG = CubeExpress
