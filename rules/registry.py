"""The games of the house. A package below `rules` whose module `rules` has `RULES` is a game."""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
from itertools import product

import rules
from rules.core import AnyRules

log = logging.getLogger(__name__)
GAMES: dict[str, AnyRules] = {}
BROKEN: dict[str, Exception] = {}
"""Games that could not be loaded, and why: one of them leaves the others playable."""


def _load(game: str, module: str) -> None:
    try:
        found: AnyRules = importlib.import_module(module).RULES
    except Exception as problem:
        log.exception("the rules of %s cannot be loaded", game)
        BROKEN[game] = problem
    else:
        GAMES[found.id] = found


def _find() -> None:
    for module in pkgutil.iter_modules(rules.__path__):
        name = f"rules.{module.name}.rules"
        if module.ispkg and importlib.util.find_spec(name):
            _load(module.name, name)


_find()


def variants(game: AnyRules) -> tuple[dict[str, str], ...]:
    """Every combination of a game's options."""
    names = [option.name for option in game.options]
    return tuple(dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options)))
