"""What an answer brings, in clauses that stand below it."""

from __future__ import annotations

from rules.core import Clause, clause
from rules.taubertal_express import supplies
from rules.taubertal_express.components import AT, COLOURS, GOODS, HALL_TOWNS, REGION_OF, REGIONS
from rules.taubertal_express.state import Player, Public
from rules.taubertal_express.trial import PASSENGER, Trial

_WAGONS = ("freight", PASSENGER, "worker")


def brings(before: Player, after: Player, spent: bool = True) -> Clause | None:
    """What a player has more, and with `spent` less; None: nothing."""
    found = gained(before, after, spent)
    return clause("note-brings", gain_count=found) if found else None


def gained(before: Player, after: Player, spent: bool = True) -> tuple[str, ...]:
    """Names and numbers with their signs, in pairs."""
    found: list[str] = []
    for name, more in _differences(before, after):
        if more > 0 or (more < 0 and spent):
            found += [name, f"+{more}" if more > 0 else f"−{-more}"]
    return tuple(found)


def _differences(before: Player, after: Player) -> list[tuple[str, int]]:
    found = [("points", after.points - before.points), ("coins", after.coins - before.coins)]
    found += [(c, b - a) for c, a, b in zip(COLOURS, before.stones, after.stones, strict=True)]
    found += [(g, b - a) for g, a, b in zip(GOODS, before.cargo, after.cargo, strict=True)]
    return found + [(kind, supplies.wagons(after, kind) - supplies.wagons(before, kind)) for kind in _WAGONS]


def site(p: Public, trial: Trial, town: str) -> Clause:
    """How far the region of a building site is built up, and what it brings."""
    region, player = REGIONS[REGION_OF[town]], trial.player
    built = sum(bool(player.sites[AT[other]]) for other in region.towns)
    points = region.points + (0 if region.id in p.first else region.first_bonus)
    key = "note-region-done" if built == len(region.towns) else "note-region"
    return clause(key, region=region.id, built=built, size=len(region.towns), points=points)


def building(kind: str, player: Player) -> Clause:
    """What a station building does; a warning where it would do nothing."""
    return clause(f"waste-{kind}" if _wasted(kind, player) else f"effect-{kind}")


def _wasted(kind: str, player: Player) -> bool:
    match kind:
        case "kantine":
            return player.hired >= supplies.worker_places(player)
        case "polizeiposten":
            return not player.tickets
        case "bahnmeisterei":
            return all(player.sites[AT[town]] for town in HALL_TOWNS)
        case _:
            return False


def hall(key: str, colour: str, town: str, after: Trial) -> Clause:
    """A label: a hall and where, with the wagon if it is coupled at once."""
    coupled = [str(dict(e.data)["wagon"]) for e in after.events if e.key == "coupled"]
    return clause(key, hall=colour, town=town, count=len(coupled), wagon_list=tuple(coupled))
