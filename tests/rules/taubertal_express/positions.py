"""Positions for the tests: a game at the first turn of its first pass, changed to the scene that a test needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rules import core
from rules.core import Event, Seat, Step
from rules.notation import notation, read
from rules.taubertal_express.components import AT, STATION_SPACES, TOWNS, stones
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import Player, State


def fresh(seats: int = 2, seed: int = 1) -> State:
    """After set-up, a joker of the set-up roll placed if there is one."""
    state = RULES.setup(seats, {}, seed)
    while state.public.stack:
        state = core_step(state, core.legal(RULES, state, Seat(1))[0])
    return state


def core_step(state: State, action: core.Action) -> State:
    seat = core.waiting(RULES, state)[0]
    core.judge(RULES, state, seat, action)
    return RULES.apply(state, seat, action).state


def drafted(seats: int = 2, seed: int = 1) -> State:
    """Everybody has kept a ticket and hired nobody: seat 0 begins its first turn."""
    state = fresh(seats, seed)
    for _ in range(seats):
        state = core_step(state, core.legal(RULES, state, core.waiting(RULES, state)[0])[0])
    for seat in range(seats):
        state = play(state, "hire 0", seat)
    return state


def scene(
    seats: int = 2,
    seed: int = 1,
    dice: tuple[int, ...] = (1, 1, 1, 1, 0),
    coins: tuple[bool, ...] | None = None,
    stepped: bool = False,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    public: Mapping[str, Any] | None = None,
    hidden: Mapping[str, Any] | None = None,
    **own: Any,
) -> State:
    """Seat 0 on turn with an empty train unless told otherwise; the drafted tickets lie on the discard pile."""
    state = drafted(seats, seed)
    p = state.public
    players = []
    for at, player in enumerate(p.players):
        bare = replace(player, tickets=(), aboard=(), stones=(0, 0, 0, 0, 0), faced=())
        players.append(changed(bare, **(own if at == 0 else (others or {}).get(at, {}))))
    riding = {ticket for player in players for ticket in player.tickets}
    gone = tuple(t for player in p.players for t in player.tickets if t not in riding)
    if coins is None:
        coins = tuple(count >= 3 for count in dice)
    fields: dict[str, Any] = {
        "players": tuple(players),
        "dice": dice,
        "coins": coins,
        "stepped": stepped,
        "discard": (*p.discard, *gone),
        "reroll": False,
        "coal_ready": "kohlenlager" in players[0].station,
    }
    p = replace(p, **(fields | dict(public or {})))
    return State(p, replace(state.hidden, **(hidden or {})))


def changed(player: Player, **fields: Any) -> Player:
    """`stones="WKK"`, `sites={"KOE": "winery"}`, `waiting="KOE BOX"`, `station="kiosk wasserturm"` for short."""
    if isinstance(fields.get("stones"), str):
        fields["stones"] = stones(fields["stones"])
    if isinstance(fields.get("sites"), Mapping):
        sites = fields["sites"]
        fields["sites"] = tuple(sites.get(town, "") for town in TOWNS)
    if isinstance(fields.get("waiting"), str):
        fields["waiting"] = tuple(town in fields["waiting"].split() for town in TOWNS)
    if isinstance(fields.get("station"), str):
        kinds = fields["station"].split()
        fields["station"] = (*kinds, *("",) * (STATION_SPACES - len(kinds)))
    if "points" in fields:
        fields["earned"] = (fields.pop("points"), 0, 0, 0, 0, 0)
    for place in ("cargo", "customs", "shed"):
        if isinstance(fields.get(place), str):
            names = fields[place].split()
            fields[place] = tuple(names.count(good) for good in ("wine", "sheep", "grain", "tools"))
    return replace(player, **fields)


def step(state: State, text: str, seat: int | None = None) -> Step[State]:
    who = Seat(seat) if seat is not None else state.public.active
    action = read(RULES, text, core.legal(RULES, state, who))
    core.judge(RULES, state, who, action)
    return RULES.apply(state, who, action)


def play(state: State, text: str, seat: int | None = None) -> State:
    return step(state, text, seat).state


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = play(state, text)
    return state


def events(state: State, text: str, seat: int | None = None) -> list[Event]:
    return list(step(state, text, seat).events)


def told(state: State, text: str) -> list[str]:
    return [happened.key for happened in events(state, text)]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The key of the refusal, or "" if the move is legal."""
    who = Seat(seat) if seat is not None else state.public.active
    why = RULES.check(state, who, read(RULES, text, core.legal(RULES, state, who)))
    return "" if why is None else why.key


def offered(state: State, word: str, seat: int | None = None) -> list[str]:
    """Legal moves whose tag ends in a word."""
    who = Seat(seat) if seat is not None else state.public.active
    return [notation(action) for action in core.legal(RULES, state, who) if action.tag.split()[-1] == word]


def own(state: State, seat: int = 0) -> Player:
    return state.public.players[seat]


def held(state: State, seat: int = 0) -> str:
    """Stones as letters."""
    return "".join(colour * count for colour, count in zip("WYBPK", own(state, seat).stones, strict=True))


def waits(state: State, town: str, seat: int = 0) -> bool:
    return own(state, seat).waiting[AT[town]]


def field(state: State, seat: int = 0) -> int:
    return next(at for at, seats in enumerate(state.public.track) if seat in seats)


def showing(state: State, tiles: Iterable[str]) -> State:
    """Put tiles on the light display."""
    light = (*tiles, *("",) * 8)[:8]
    return State(replace(state.public, light=light), state.hidden)
