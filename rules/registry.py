"""The games of the house. A package below `rules` whose module `rules` has `RULES` is a game."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from itertools import product

import rules
from rules.core import AnyRules


def _find() -> dict[str, AnyRules]:
    found = {}
    for module in pkgutil.iter_modules(rules.__path__):
        if module.ispkg and importlib.util.find_spec(f"rules.{module.name}.rules"):
            game: AnyRules = importlib.import_module(f"rules.{module.name}.rules").RULES
            found[game.id] = game
    return found


GAMES: dict[str, AnyRules] = _find()


def variants(game: AnyRules) -> tuple[dict[str, str], ...]:
    """Every combination of a game's options."""
    names = [option.name for option in game.options]
    return tuple(dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options)))
