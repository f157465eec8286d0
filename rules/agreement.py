"""What is agreed when a table is opened: its options, and the edition of the game's own data that it begins with."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import AnyRules, IllegalMove, phrase

EDITION = "edition"
"""Under this name the options of a match say which edition it began with. Nobody chooses it."""


def complete(rules: AnyRules, options: Mapping[str, str]) -> dict[str, str]:
    """Options with the defaults filled in; unknown names and values are refused."""
    known = {option.name: option for option in rules.options}
    for name, value in options.items():
        if name not in known or value not in known[name].values:
            raise IllegalMove(phrase("bad-option", name=name, value=value))
    return {name: options.get(name, option.values[0]) for name, option in known.items()}


def editions(rules: AnyRules) -> tuple[str, ...]:
    """Editions of a game's own data, the oldest first. A game may have `editions`; without them it has one.

    What has been played with one goes on with it for ever: the options that `setup` is given say which.
    """
    found: tuple[str, ...] = getattr(rules, "editions", ("1",))
    return found


def current(rules: AnyRules) -> str:
    """The edition new matches begin with: the newest."""
    return editions(rules)[-1]


def begun(rules: AnyRules, options: Mapping[str, str]) -> dict[str, str]:
    """Options as a match has them: complete, and with an edition, that of new matches unless one is named.

    The first edition is not written down: what began before there were others has none.
    """
    chosen = dict(options)
    known = editions(rules)
    edition = chosen.pop(EDITION, current(rules)) if len(known) > 1 else known[0]
    if edition not in known:
        raise IllegalMove(phrase("bad-option", name=EDITION, value=edition))
    found = complete(rules, chosen)
    return found if edition == known[0] else {**found, EDITION: edition}


def agreed(options: Mapping[str, str]) -> dict[str, str]:
    """What people chose of the options of a match."""
    return {name: value for name, value in options.items() if name != EDITION}
