"""A player's tableau and train."""

from __future__ import annotations

from render.scene import named
from render.taubertal_express import areas
from rules.taubertal_express.components import TOWNS
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import setting, sprites
from tests.rules.taubertal_express.positions import scene


def test_the_coal_wagon_shows_every_stone() -> None:
    picture = areas(RULES.view(scene(stones="WYBPKKK"), None), setting(seats=2))
    assert [sprite.args[0] for sprite in sprites(picture, "coal", "taubertal-stone")] == list("WYBPKKK")


def test_towns_show_what_is_built_and_what_waits() -> None:
    state = scene(sites={"KOE": "winery", "MER": "brown"}, waiting="KOE MER")
    picture = areas(RULES.view(state, None), setting(seats=2))
    assert [one.kind for one in sprites(picture, "town:KOE", "taubertal-wine")] == ["taubertal-wine"]
    assert sprites(picture, "town:MER", "taubertal-hall")[0].args == ("brown", 1)
    assert sprites(picture, "town:SHA", "taubertal-hall-site")[0].args == ("brown",)
    assert {each.name for each in named(picture, "town:")} == {f"town:{town}" for town in TOWNS}
