"""Every error code of section 5.14, and which one is shown when several apply."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from rules import core
from rules.core import Seat
from rules.taubertal_express.moves import ACTIONS
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import OVER, SETUP, State
from tests.rules.taubertal_express.positions import drafted, fresh, own, play, refused, scene, showing

HALF_BUILT = {"KOE": "winery", "SHA": "brown"}


def over() -> State:
    state = scene()
    return State(replace(state.public, phase=OVER), state.hidden)


def hand() -> State:
    state = fresh()
    return State(state.public, replace(state.hidden, hand=("T05", "T16", "T43")))


def riding(**fields: object) -> State:
    players = {"tickets": ("T01", "T06"), "passenger_wagons": 2, "aboard": ("T06",), "town": "WUE"}
    return scene(**(players | fields))  # type: ignore[arg-type]


def covered() -> State:
    return scene(station="lackiererei umschlagplatz gueterschuppen", stones="KKW", covered=("kiosk",))


CODES = {
    "E_WRONG_PHASE": (lambda: fresh(), "end"),
    "E_NOT_YOUR_TURN": (lambda: scene(), "end"),
    "E_PENDING_CHOICE": (lambda: play(scene(stones="WWYYBBPP"), "dice three W YB"), "move TBB W"),
    "E_DICE_FIRST": (lambda: scene(), "end"),
    "E_DICE_DONE": (lambda: scene(stepped=True), "dice three W YB"),
    "E_AREA_EMPTY": (lambda: scene(dice=(4, 0, 0, 0, 0)), "dice travellers"),
    "E_REROLL_NOT_OFFERED": (lambda: scene(), "reroll"),
    "E_NOT_IN_HAND": (hand, "keep T06"),
    "E_MUST_TAKE_TICKET": (hand, "keep"),
    "E_NO_SUCH_TICKET": (riding, "deliver T30"),
    "E_TOO_MANY_WORKERS": (lambda: hiring(), "hire 3"),
    "E_INCOMPLETE": (lambda: scene(stones="WYB"), "build light"),
    "E_SPACE_EMPTY": (lambda: showing(scene(stones="WYB"), [""]), "build light L1"),
    "E_SOLD_OUT": (lambda: sold_out(), "build dark kiosk"),
    "E_NO_ABILITY": (lambda: scene(stones="KK"), "paint W"),
    "E_USED_THIS_TURN": (lambda: play(covered(), "yard W"), "yard W"),
    "E_DUPLICATE_BUILDING": (covered, "build dark kiosk"),
    "E_MUST_NOT_OVERBUILD_YET": (covered, "build dark kantine 1"),
    "E_CHOOSE_SPACE": (lambda: scene(station="a b c d e f g h"), "build dark kantine"),
    "E_SITE_TAKEN": (lambda: scene(stones="YYBB", sites=HALF_BUILT), "build hall brown SHA"),
    "E_COLOUR_NOT_ALLOWED": (lambda: scene(stones="YYBB"), "build hall brown WUE"),
    "E_KIND_NOT_ALLOWED": (lambda: kind("granary"), "build goods G1 KOE"),
    "E_NO_MATCHING_BUILDING": (lambda: scene(stones="P"), "supply KOE"),
    "E_NO_GOOD": (
        lambda: scene(stones="P", sites=HALF_BUILT, others={1: {"customs": "wine " * 16}}),
        "supply KOE",
    ),
    "E_NOTHING_HERE": (lambda: scene(), "load"),
    "E_NO_FREIGHT_SPACE": (lambda: scene(town="KOE", sites=HALF_BUILT, waiting="KOE", hired=1), "load"),
    "E_NO_WORKER": (lambda: scene(town="KOE", sites=HALF_BUILT, waiting="KOE", freight_wagons=1), "load"),
    "E_NO_PASSENGER_WAGON": (lambda: scene(tickets=("T01",)), "ticket 1"),
    "E_NOT_ABOARD": (riding, "deliver T01"),
    "E_NOT_DESTINATION": (lambda: riding(town="LOH"), "deliver T06"),
    "E_NO_LONG_STOP": (riding, "sell T06"),
    "E_NOTHING_TO_SELL": (lambda: scene(town="LAU", tickets=("T01",), aboard=("T01",)), "sell T01"),
    "E_NOT_ADJACENT": (lambda: scene(stones="K"), "move FRA K"),
    "E_STONE_SUPPLY": (lambda: scene(others={1: {"stones": (12, 0, 0, 0, 0)}}), "dice three W YB"),
    "E_WRONG_COLOUR": (covered, "yard K"),
    "E_NO_STONE": (lambda: scene(stones="K"), "move TBB W"),
    "E_WRONG_STONES": (lambda: scene(stones="YYB"), "build hall brown SHA"),
    "E_NO_COINS": (lambda: scene(), "build dark postamt"),
}


def hiring() -> State:
    state = fresh()
    for seat in (0, 1):
        state = play(state, f"keep {state.hidden.hand[0]}", seat)
    return state


def sold_out() -> State:
    state = scene()
    return State(replace(state.public, dark=(0,) * 10), state.hidden)


def kind(first: str) -> State:
    state = scene(stones="WYWYBPBP")
    return State(replace(state.public, goods=(first, *state.public.goods[1:])), state.hidden)


@pytest.mark.parametrize("code", CODES)
def test_code(code: str) -> None:
    """Each code for its own reason (the rest is in the tests of their subjects: E_BAD_JOKER, E_CANNOT_DROP_NEW,
    E_WAGON_SOLD_OUT)."""
    position, text = CODES[code]
    state = position()
    assert refused(state, text, 1 if code == "E_NOT_YOUR_TURN" else 0) == code


def test_e_bad_joker() -> None:
    """E_BAD_JOKER: an area without dice."""
    from tests.rules.taubertal_express.test_dice import rigged

    state = play(rigged(scene(dice=(2, 1, 1, 0, 0)), 3, 3), "dice driver KK")
    assert refused(state, "choose joker 5") == "E_BAD_JOKER"
    assert refused(state, "choose joker 3") == "E_BAD_JOKER"
    assert refused(state, "choose joker 2") == ""


def test_e_cannot_drop_new() -> None:
    """E_CANNOT_DROP_NEW: the new ticket cannot make room for itself."""
    state = hand()
    players = (replace(own(state), tickets=("T01",)), own(state, 1))
    full = State(replace(state.public, players=players), state.hidden)
    assert refused(full, "keep T05 T05") == "E_CANNOT_DROP_NEW"


def test_the_higher_code_of_the_table_is_shown() -> None:
    """Section 5.14: phase before turn, turn before pending choice, dice before stones."""
    assert refused(over(), "end", 1) == "E_WRONG_PHASE"
    assert refused(scene(), "keep T01", 1) == "E_WRONG_PHASE"
    pending = play(scene(stones="WWYYBBPP"), "dice three W YB")
    assert refused(pending, "end", 1) == "E_NOT_YOUR_TURN"
    assert refused(pending, "choose joker 1", 0) == "E_PENDING_CHOICE"
    assert refused(scene(stepped=True, dice=(4, 0, 0, 0, 0)), "dice travellers") == "E_DICE_DONE"
    assert refused(scene(dice=(4, 0, 0, 0, 0)), "dice station L1 7") == "E_AREA_EMPTY"
    assert refused(scene(sites=HALF_BUILT), "build hall turquoise SHA") == "E_SITE_TAKEN"
    assert refused(scene(tickets=("T01",)), "ticket 9") == "E_SPACE_EMPTY"
    assert refused(scene(), "choose couple worker") == "E_WRONG_PHASE"


ALL_BROWN = dict.fromkeys(("MER", "SHA", "MIL", "HEI", "WUE"), "brown")
ABILITIES = "lackiererei umschlagplatz gueterschuppen"
NO_WINE = {1: {"customs": "wine " * 16}}


def no_hall_left() -> State:
    """Twelve brown halls stand, one of them in the own town of Schwäbisch Hall."""
    return scene(4, sites={"SHA": "brown", "MIL": "brown"}, others={1: {"sites": ALL_BROWN}, 2: {"sites": ALL_BROWN}})


ORDERED = {
    "E_WRONG_PHASE before E_PENDING_CHOICE": (lambda: play(scene(stones="WWYYBBPP"), "dice three W YB"), "hire 1"),
    "E_NOT_IN_HAND before E_CANNOT_DROP_NEW": (hand, "keep T06 T06"),
    "E_MUST_TAKE_TICKET before E_NO_SUCH_TICKET": (hand, "keep"),
    "E_CANNOT_DROP_NEW before E_NO_SUCH_TICKET": (hand, "keep T05 T05"),
    "E_SPACE_EMPTY before E_SITE_TAKEN": (lambda: scene(sites=HALF_BUILT), "build goods G12 KOE"),
    "E_SPACE_EMPTY before E_CHOOSE_SPACE": (lambda: showing(scene(station="a b c d e f g h"), [""]), "dice station L1"),
    "E_SOLD_OUT before E_DUPLICATE_BUILDING": (
        lambda: State(replace(scene(station="kiosk").public, dark=(0,) * 10), scene().hidden),
        "build dark kiosk",
    ),
    "E_SOLD_OUT before E_SITE_TAKEN": (no_hall_left, "build hall brown SHA"),
    "E_SOLD_OUT before E_COLOUR_NOT_ALLOWED": (no_hall_left, "build hall brown WUE"),
    "E_NO_ABILITY before E_WRONG_COLOUR": (lambda: scene(), "yard K"),
    "E_NO_ABILITY before E_NO_GOOD": (lambda: scene(others=NO_WINE), "shed wine"),
    "E_USED_THIS_TURN before E_WRONG_COLOUR": (lambda: play(covered(), "yard W"), "yard K"),
    "E_DUPLICATE_BUILDING before E_MUST_NOT_OVERBUILD_YET": (covered, "build dark kiosk 1"),
    "E_MUST_NOT_OVERBUILD_YET before E_NO_COINS": (covered, "build dark postamt 1"),
    "E_CHOOSE_SPACE before E_NO_COINS": (lambda: scene(station="a b c d e f g h"), "build dark postamt"),
    "E_SITE_TAKEN before E_KIND_NOT_ALLOWED": (lambda: scene(sites={"KOE": "winery"}), "build goods G1 KOE"),
    "E_COLOUR_NOT_ALLOWED before E_WRONG_STONES": (lambda: scene(), "build hall brown WUE"),
    "E_KIND_NOT_ALLOWED before E_WRONG_STONES": (lambda: scene(), "build goods G1 WUE"),
    "E_NO_MATCHING_BUILDING before E_NO_GOOD": (lambda: scene(others=NO_WINE), "supply KOE"),
    "E_NO_GOOD before E_NO_STONE": (lambda: scene(sites=HALF_BUILT, others=NO_WINE), "supply KOE"),
    "E_NOTHING_HERE before E_NO_FREIGHT_SPACE": (lambda: scene(), "load"),
    "E_NO_FREIGHT_SPACE before E_NO_WORKER": (lambda: scene(town="KOE", sites=HALF_BUILT, waiting="KOE"), "load"),
    "E_NO_PASSENGER_WAGON before E_NO_STONE": (lambda: scene(tickets=("T01",)), "ticket 1"),
    "E_NOT_ABOARD before E_NOT_DESTINATION": (lambda: riding(town="LOH"), "sell T01"),
    "E_NOT_DESTINATION before E_NO_LONG_STOP": (lambda: riding(town="LOH"), "sell T06"),
    "E_NO_LONG_STOP before E_NOTHING_TO_SELL": (riding, "sell T06"),
    "E_NOT_ADJACENT before E_NO_STONE": (lambda: scene(), "move FRA K"),
    "E_STONE_SUPPLY before E_WRONG_COLOUR": (
        lambda: scene(station=ABILITIES, stones="KK", others={1: {"stones": (0, 0, 0, 0, 18)}}),
        "paint K",
    ),
    "E_STONE_SUPPLY before E_WRONG_STONES": (lambda: scene(others={1: {"stones": (12, 0, 0, 0, 0)}}), "dice driver W"),
    "E_WRONG_COLOUR before E_NO_STONE": (lambda: scene(station=ABILITIES), "yard K"),
    "E_WRONG_COLOUR before E_WRONG_STONES": (lambda: scene(station=ABILITIES), "paint K"),
}


@pytest.mark.parametrize("pair", ORDERED)
def test_of_two_codes_the_higher_is_shown(pair: str) -> None:
    """Section 5.14: both reasons hold, the one that stands higher in the table is told."""
    higher, lower = pair.split(" before ")
    spec = Path("rules/taubertal_express/SPEC.md").read_text(encoding="utf-8")
    assert spec.index(f"| `{higher}` |") < spec.index(f"| `{lower}` |")
    position, text = ORDERED[pair]
    assert refused(position(), text) == higher


def test_only_a_joker_can_be_chosen_at_set_up() -> None:
    """E_WRONG_PHASE: the other choices belong to a turn."""
    state = next(s for s in (RULES.setup(2, {}, seed) for seed in range(60)) if s.public.phase == SETUP)
    assert refused(state, "choose couple worker", 1) == "E_WRONG_PHASE"
    assert refused(state, "choose joker 3", 1) == "E_BAD_JOKER"


def test_unreadable_and_unheard_of_moves_are_refused_without_an_exception() -> None:
    """The judge has an answer to any well-typed move, in every phase."""
    strange = ("", "X", "T99", "99", "-1", "WWWWWWWW", "LAU", "kiosk")
    for state in (fresh(), hiring(), drafted(), play(scene(stones="WWYYBBPP"), "dice three W YB"), over()):
        for action in ACTIONS:
            kinds = [field.type for field in fields(action)]
            for word in strange:
                values = [7 if kind == "int" else word for kind in kinds]
                for seat in (-1, 0, 1, 5):
                    why = RULES.check(state, Seat(seat), action(*values))
                    assert why is None or why.key.startswith("E_")
    with pytest.raises(core.IllegalMove, match=RULES.unknown):
        from rules.notation import read

        read(RULES, "fly to Frankfurt")


def test_every_code_of_the_specification_is_known_here() -> None:
    spec = Path("rules/taubertal_express/SPEC.md").read_text(encoding="utf-8")
    table = [line.split("`")[1] for line in spec.splitlines() if line.startswith("| `E_")]
    elsewhere = {"E_BAD_JOKER", "E_CANNOT_DROP_NEW", "E_WAGON_SOLD_OUT"}
    assert set(table) - {RULES.unknown} == set(CODES) | elsewhere
