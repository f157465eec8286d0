"""A contract for import-linter: a game is known by nobody but itself."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

ROOMS = ("rules", "render", "cogs")


class GamesApart(Contract):
    """What is called like a game in any room knows no other game, and what belongs to no game knows none.

    Found by name, so that it holds for every game there will be: a game is a package in `rules` with a module `rules`.
    """

    type_name = "games-apart"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        games = {name.split(".")[1] for name in graph.modules if name.startswith("rules.") and name.endswith(".rules")}
        found = []
        for importer in sorted(graph.modules):
            own = game_of(importer, games)
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                other = game_of(imported, games)
                if other is not None and other != own:
                    found.append(f"{importer} knows {imported}")
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(line)


def game_of(module: str, games: set[str]) -> str | None:
    """The game that a module belongs to."""
    room, _, rest = module.partition(".")
    name = rest.partition(".")[0]
    return name if room in ROOMS and name in games else None
