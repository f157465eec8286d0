"""Which games there are: those of the house, and those that are installed beside it.

A package below `rules` whose module `rules` has `RULES` is a game of the house. A package from elsewhere declares
itself in the entry point group `stellwerk.games`, by the id of its game: `signals = "signals"`. Its four places are
then `signals.rules` with `RULES`, `signals.pictures`, `signals/texts/<language>/signals.ftl` and `signals.cog`.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import pkgutil
from importlib.metadata import entry_points
from itertools import product

import rules
from rules.core import AnyRules

log = logging.getLogger(__name__)

GROUP = "stellwerk.games"
GAMES: dict[str, AnyRules] = {}
PACKAGES: dict[str, str] = {}
"""Games from elsewhere, and the package that each of them is."""
BROKEN: dict[str, Exception] = {}
"""Games that could not be loaded, and why: one of them leaves the others playable."""


def _load(game: str, module: str) -> None:
    try:
        found: AnyRules = importlib.import_module(module).RULES
        if found.id != game:
            raise ValueError(f"{module} has the rules of {found.id!r}, not of {game!r}")
    except Exception as problem:
        log.exception("the rules of %s cannot be loaded", game)
        BROKEN[game] = problem
    else:
        GAMES[game] = found


def _find() -> None:
    for module in pkgutil.iter_modules(rules.__path__):
        name = f"rules.{module.name}.rules"
        if module.ispkg and importlib.util.find_spec(name):
            _load(module.name, name)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if point.name in GAMES:
            log.error("%s is a game of the house; the one in %s is left out", point.name, point.value)
            continue
        try:
            importlib.import_module(point.value)
        except Exception as problem:
            log.exception("%s, which should have %s, cannot be loaded", point.value, point.name)
            BROKEN[point.name] = problem
            continue
        PACKAGES[point.name] = point.value
        _load(point.name, f"{point.value}.rules")


_find()


def variants(game: AnyRules) -> tuple[dict[str, str], ...]:
    """Every combination of a game's options."""
    names = [option.name for option in game.options]
    return tuple(dict(zip(names, values, strict=True)) for values in product(*(o.values for o in game.options)))
