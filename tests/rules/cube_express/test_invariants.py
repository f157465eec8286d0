"""SPEC.md section 9: what stays true in every game of Cube Express."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules import codec, core, match
from rules.bots import greedy
from rules.core import Rng, Seat
from rules.cube_express import stock
from rules.cube_express.atlas import START_MAP, atlas
from rules.cube_express.cells import CORNERS, SIDES, around, cell, opposite, place, turned
from rules.cube_express.components import JOINS, RESOURCES, TILES, TRACK_TILES
from rules.cube_express.faces import face
from rules.cube_express.placing import candidates, check
from rules.cube_express.rules import RULES
from rules.cube_express.state import OVER, PLACE
from tests.rules.cube_express.invariants import conserved, violated
from tests.rules.cube_express.positions import markers, position


def game(seats, seed, kinds=("random",)):
    """The states of a game, with who moved how."""
    s, rng = RULES.setup(seats, {"arms": "opposite"}, seed), Rng(seed)
    while RULES.outcome(s) is None:
        seat = core.waiting(RULES, s)[0]
        options = core.legal(RULES, s, seat)
        kind = kinds[seat % len(kinds)]
        if kind == "slow":  # one who drives on and on, so that turns are long
            options = tuple(a for a in options if a.tag not in ("market", "finish", "sell")) or options
        if kind == "greedy":
            action = greedy(RULES, RULES.view(s, seat), seat, options, rng)
            rng = Rng(rng.seed, rng.n + 1000)
        else:
            action, rng = rng.choice(options)
        after = RULES.apply(s, seat, action)
        yield s, seat, action, after
        s = after.state


GAMES = [(2, 1, ("slow",)), (3, 2, ("slow",)), (4, 3, ("slow",)), (4, 4, ("greedy", "slow"))]


@pytest.mark.parametrize(("seats", "seed", "kinds"), GAMES)
def test_invariants_of_every_state(seats, seed, kinds):
    """INV-1, INV-2, INV-3, INV-4, INV-5, INV-7, INV-8, INV-9, INV-10, INV-13, INV-14, INV-15, INV-16."""
    first, last = None, None
    for s, _, _, after in game(seats, seed, kinds):
        first = first or conserved(s)
        assert violated(after.state) == []
        assert conserved(after.state) == first
        last = after.state
    turns = {player.turns for player in last.public.players}
    assert len(turns) == 1
    assert max(turns) <= 8


@pytest.mark.parametrize(("seats", "seed", "kinds"), GAMES)
def test_what_only_ever_grows_or_leaves(seats, seed, kinds):
    """INV-3 levels, INV-6 tiles and houses, INV-13 dollars, first deliveries and owners."""
    for s, _, _, after in game(seats, seed, kinds):
        old, new = s.public, after.state.public
        assert new.map[: len(old.map)] == old.map
        assert sum(c.size for c in new.atlas.cities.values()) >= sum(c.size for c in old.atlas.cities.values())
        grown = [set(city.houses) for city in new.atlas.cities.values()]
        assert all(any(set(city.houses) <= part for part in grown) for city in old.atlas.cities.values())
        assert new.owners[: len(old.owners)] == old.owners
        assert new.first[: len(old.first)] == old.first
        for before, now in zip(old.players, new.players, strict=True):
            assert now.level >= before.level
            assert set(now.dollars) <= set(before.dollars)


def test_journeys_are_finite():
    """INV-11: steps eat movement points and stores; a turn has at most 200 of them. No loop of coal tiles only."""
    steps, most = 0, 0
    for s, _, action, after in game(4, 9, ("slow",)):
        old, new = s.public, after.state.public
        if action.tag == "step":
            steps += 1
            assert new.points == old.moves - 1
        if action.tag in ("step", "take", "convert", "burn") and old.phase in ("trains", "side"):
            assert potential(new) <= potential(old) + (4 if action.tag == "take" else 0)
        if new.active != old.active:
            most, steps = max(most, steps), 0
    assert 0 < most <= 200
    turning = [t for t in TRACK_TILES if TILES[t].resource == "coal" and set(TILES[t].rails) not in ({"N", "S"},)]
    assert len(turning) < 4, "a loop needs at least four turning tiles"


def potential(public):
    """Four times the movement points that points and stores can still become."""
    player = public.player
    return 4 * public.points + 4 * player.coal + 2 * player.wood + player.iron


def test_free_actions_are_finite():
    """INV-12: a conversion costs a resource, a sale a step of the stock."""
    seen = set()
    for s, _, action, after in game(3, 5, ("slow",)):
        player, now = s.public.players[s.public.active], after.state.public.players[s.public.active]
        if action.tag == "convert":
            seen.add("convert")
            assert now.stored == player.stored - 1
    for s, _, action, after in game(3, 5):
        if action.tag == "sell":
            seen.add("sell")
            assert after.state.public.players[s.public.active].stock < s.public.player.stock
    assert seen == {"convert", "sell"}


def test_inv_13_stock_stays_on_its_row():
    """INV-13: between 0 and 12 from both ends."""
    top = stock.rise(position(players={0: {"stock": 12, "topped": True}}).public, Seat(0), 2)[0]
    assert top.players[0].stock == 12
    assert stock.check_sale(position(players={0: {"stock": 0}}).public, 1).key == "E_STOCKZERO"


def test_only_four_effects_reach_others():
    """INV-17: stock, dollar marker, token, dividend handed back; everything else of the others stays."""
    for s, seat, _, after in game(4, 4, ("greedy", "slow")):
        for other, (before, now) in enumerate(zip(s.public.players, after.state.public.players, strict=True)):
            if other != seat:
                fixed = ("reserve", "coal", "wood", "iron", "stations", "trains", "turns")
                assert all(getattr(before, name) == getattr(now, name) for name in fixed)
                assert now.dividends >= before.dividends
                assert now.stock >= before.stock
                assert markers(after.state.public, other) == 25


def flooded(map_):
    """The cities found from nothing, by flooding from corner to corner."""
    zones = {}
    for text in map_:
        tile, where, rotation = text.split()
        for zone in face(tile, int(rotation)).zones:
            names = {f"{where}.{corner}" for corner in zone.corners}
            for name in names:
                zones[name] = names, {f"{where}.{corner}" for corner in zone.houses}
    found, left = [], set(zones)
    while left:
        ahead, corners, houses = [min(left)], set(), set()
        while ahead:
            name = ahead.pop()
            if name in corners:
                continue
            corners.add(name)
            houses |= zones[name][1]
            ahead += zones[name][0]
            where, corner = name.split(".")
            for side, beyond in around(where):
                ahead += [f"{beyond}.{b}" for a, b in JOINS[side] if a == corner and f"{beyond}.{b}" in zones]
        found.append((frozenset(corners), frozenset(houses)))
        left -= corners
    return set(found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_inv_18_cities_from_nothing_are_the_same(seats):
    """INV-18: growing tile by tile gives what flooding the whole map gives."""
    maps = {step.state.public.map for _, _, _, step in game(seats, seats, ("greedy",))}
    for map_ in maps:
        grown = {(frozenset(city.corners), frozenset(city.houses)) for city in atlas(map_).cities.values()}
        assert grown == flooded(map_)


def rotated(map_):
    """The same map a quarter turn clockwise."""
    out = []
    for text in map_:
        tile, where, rotation = text.split()
        x, y = place(where)
        out.append(f"{tile} {cell(y, -x)} {(int(rotation) + 1) % 4}")
    return tuple(out)


def test_inv_18_a_quarter_turn_changes_nothing():
    """INV-18: neither which placements fit nor how large cities are."""
    for s, _, _, _ in game(4, 12, ("greedy",)):
        if s.public.phase == PLACE:
            hand = s.hidden.hands[s.public.active]
            other = atlas(rotated(s.public.map))
            sizes = sorted(city.size for city in s.public.atlas.cities.values())
            assert sizes == sorted(city.size for city in other.cities.values())
            for where, (track, blank) in s.public.atlas.open.items():
                x, y = place(where)
                turned_track, turned_blank = other.open[cell(y, -x)]
                assert {turned(SIDES, side, 1) for side in track} == turned_track
                assert {turned(SIDES, side, 1) for side in blank} == turned_blank
            assert any(check(s.public, hand, move) is None for move in candidates(s.public, hand))
    assert turned(CORNERS, "NW", 1) == "NE"
    assert opposite("N") == "S"


def test_inv_19_a_refused_command_changes_nothing():
    """INV-19: every candidate that is refused leaves the state as it was."""
    refused = 0
    for s, seat, _, _ in game(2, 6, ("slow",)):
        before = codec.dumps(s)
        for decision in RULES.decisions(s):
            for candidate in RULES.candidates(s, decision):
                if RULES.check(s, seat, candidate) is not None:
                    refused += 1
                    with pytest.raises(core.IllegalMove):
                        match.play(RULES, match.Match(match.new(RULES, 2, 6).header, s), seat, candidate)
        assert codec.dumps(s) == before
    assert refused > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_inv_20_views_hide_what_is_hidden(seats):
    """INV-20: no tile of another hand, of the stack or under a back; none of the unused goals."""
    for s, _, _, _ in game(seats, 21, ("slow",)):
        for viewer in (*map(Seat, range(seats)), None):
            text = codec.dumps(RULES.view(s, viewer))
            secret = {tile for seat, hand in enumerate(s.hidden.hands) if seat != viewer for tile in hand}
            secret |= set(s.hidden.stack)
            secret |= {
                tile for seat, tile in zip(s.public.face_down, s.hidden.face_down, strict=True) if seat != viewer
            }
            secret -= {kept.tile for tiles in s.public.taken for kept in tiles}  # everybody saw them being taken
            assert not [tile for tile in secret if f'"{tile}' in text]
        unused = {f"G{n:02}" for n in range(1, 15)} - set(s.public.goals)
        assert not [goal for goal in unused if goal in codec.dumps(s)]


def test_inv_7_imagined_games_have_the_same_tiles():
    """INV-7, INV-20: dealing anew what a viewer cannot see neither loses nor doubles a tile."""
    rng, seen = Rng(4), 0
    for s, _, _, _ in game(3, 22, ("slow",)):
        for viewer in (Seat(0), Seat(2), None):
            _, rng = rng.below(2)
            other = RULES.imagine(RULES.view(s, viewer), rng)
            seen += other != s
            assert violated(other) == []
            assert conserved(other) == conserved(s)
    assert seen


def test_inv_2_neutral_markers_stay():
    """INV-2: three on each card with two players, none otherwise."""
    for seats, count in ((2, 3), (3, 0), (4, 0)):
        states = [step.state for _, _, _, step in game(seats, 8)]
        assert {s.public.neutral for s in states} == {count}


def test_a_checker_that_sees():
    """The checker of INV-1 to INV-16 reports broken positions."""
    broken = {
        "INV-1": position(players={0: {"reserve": 99}}),
        "INV-3": position(
            players={0: {"reserve": 20}}, stations=dict.fromkeys(("N3", "N5", "N7", "N9", "N11", "N13"), 0)
        ),
        "INV-5": position(4, "C02@E2 r0", passengers={"E2.NE": 0}),
        "INV-9": position(4, "P01@N2 r1"),
        "INV-13": position(players={0: {"stock": 13}}),
        "INV-15": position(bids=((6, 0, 0, 0), *((0,) * 4,) * 3)),
        "INV-16": position(players={0: {"coal": 2}}),
    }
    for mark, s in broken.items():
        try:
            assert mark in violated(s)
        except KeyError:
            assert mark in ("INV-3", "INV-5"), "a station or passenger where there is no city"


def test_greedy_uses_its_turns():
    """A stand-in builds stations, and turns follow one another."""
    last, owners = None, []
    for s, seat, _, step in game(2, 30, ("greedy",)):
        if s.public.active != step.state.public.active:
            owners.append(seat)
        last = step.state
    assert last.public.phase == OVER
    assert all(a != b for a, b in pairwise(owners))
    assert sum(player.level for player in last.public.players) >= 5
    assert set(RESOURCES) == {"coal", "wood", "iron"}
    assert last.public.map[:5] == START_MAP
