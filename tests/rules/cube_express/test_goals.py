"""Goal cards G01 to G14 (SPEC.md 2.6): a position just short of each, and one that meets it."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.cube_express import goals
from rules.cube_express.components import GOALS
from tests.rules.cube_express.positions import LINE, position

FACTORIES = ("F01@W2 r1", "F06@W3 r1", "F04@W4 r1")
SITES = ("P01@W2 r1", "P02@W3 r1", "P06@W4 r1", "P09@W5 r1")
FOUR = ("N1.NW", "N3.NW", "N5.NE", "N7.NE")


def line(*built: str, **more):
    return position(4, *LINE, stations=dict.fromkeys(built, 0), **more)


def towns(*built: str):
    """Cities of 3, 2, 3 and 3 houses along the line."""
    return position(4, *LINE[:-1], "P11@N8 r0", stations=dict.fromkeys(built, 0))


CASES = {
    "G01": (line("N3", "N5", "N7"), line("N3", "N5", "N7", "N9")),
    "G02": (
        position(4, "P01@N2 r0", "P09@N3 r0"),
        position(4, "P01@N2 r0", "P09@N3 r0", "F01@N4 r0"),
    ),
    "G03": (towns("N3", "N5"), towns("N5", "N7")),
    "G04": (
        position(4, *SITES, owners={"W2": 0, "W3": 0, "W4": 1}),
        position(4, *SITES, owners={"W2": 0, "W3": 0, "W5": 0}),
    ),
    "G05": (position(4, *SITES, owners={"W2": 0, "W3": 0}), position(4, *SITES, owners={"W2": 0, "W4": 0})),
    "G06": (
        line("N3", "N5", passengers=dict.fromkeys((*FOUR[:3], "N1.NE", "N3.NE"), 0)),
        line("N3", "N5", passengers=dict.fromkeys((*FOUR[:3], "N1.NE", "N3.NE", "N5.SW"), 0)),
    ),
    "G07": (
        line("N3", "N5", "N7", passengers=dict.fromkeys((*FOUR[:3], "N1.NE"), 0)),
        line("N3", "N5", "N7", passengers=dict.fromkeys(FOUR, 0)),
    ),
    "G08": (
        position(4, passengers=dict.fromkeys(("E1.NE", "E1.SE", "S1.SE", "N1.NW"), 0)),
        position(4, passengers=dict.fromkeys(("E1.NE", "E1.SE", "S1.SE", "S1.SW"), 0)),
    ),
    "G09": (
        position(4, *FACTORIES, first={"W2": 0, "W3": 1}, later=(("W3", 0),)),
        position(4, *FACTORIES, first={"W2": 0, "W3": 0}),
    ),
    "G10": (
        position(4, *FACTORIES, first={"W2": 0, "W3": 1}),
        position(4, *FACTORIES, first={"W2": 0}, later=(("W2", 0),)),
    ),
    "G11": (position(players={0: {"stock": 6}}), position(players={0: {"stock": 7}})),
    "G12": (position(players={0: {"dividends": 4}}), position(players={0: {"dividends": 5}})),
    "G13": (position(players={0: {"coal": 3, "iron": 1}}), position(players={0: {"coal": 1, "wood": 1, "iron": 1}})),
    "G14": (
        line("N3", players={0: {"trains": ("N3", "N3")}}),
        line("N3", players={0: {"trains": ("N3", "N1")}}),
    ),
}  # fmt: skip


@pytest.mark.parametrize("goal", GOALS)
def test_goal(goal):
    short, enough = CASES[goal]
    assert goals.measure(short.public, Seat(0), goal) < GOALS[goal].value
    assert not goals.met(short.public, Seat(0), goal)
    assert goals.met(enough.public, Seat(0), goal)


def test_one_train_at_home_is_not_enough():
    assert goals.measure(position().public, Seat(0), "G14") == 0
    assert goals.measure(line("N3", players={0: {"trains": ("N3", "E1")}}).public, Seat(0), "G14") == 0
