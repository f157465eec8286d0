"""Der Taubertal-Express in Discord: `/tauber dice driver`, `/tauber move`, `/tauber build light` …"""

from __future__ import annotations

from cogs.game import GameCog


class TaubertalExpress(GameCog):
    game = "taubertal_express"
    command = "tauber"
    grouped = ("dice", "build", "choose")


COG = TaubertalExpress
