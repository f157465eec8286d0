"""Who is asked now, and about what."""

from __future__ import annotations

from rules.core import Decision, Seat, latest
from rules.rail_line.components import COST_CARD, SLOTS
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, SIDE, TRACK, Mark, Public, State


@latest
def busy(public: Public) -> bool:
    """Somebody's trains still have something to do."""
    return any(player.tasks for player in public.players)


@latest
def decides(public: Public) -> tuple[Seat, ...]:
    """The seats with an open decision."""
    if public.phase == OVER:
        return ()
    if busy(public):
        return tuple(Seat(at) for at, player in enumerate(public.players) if player.tasks)
    return (public.active,)


def early(public: Public) -> bool:
    """May the active player take the extra action while others' trains are still at work (RU-27)?"""
    free = not public.players[public.active].tasks
    return busy(public) and public.phase == EXTRA and not public.acted and free


def may_follow(public: Public, held: int) -> bool:
    """Could the active player pay for a second card, as soon as nobody's train has anything left to do?"""
    coins = public.players[public.active].coins
    return coins >= COST_CARD and len(public.line) < SLOTS and (held > 0 or bool(public.display))


def decisions(s: State) -> tuple[Decision, ...]:
    public = s.public
    if public.phase == OVER:
        return ()
    if busy(public):
        found = tuple(
            Decision(Seat(at), "substitute" if isinstance(player.tasks[0], Mark) else "local-move")
            for at, player in enumerate(public.players)
            if player.tasks
        )
        # A second card has to wait for the others; whoever can pay for one is not held to be asked already.
        waiting = not may_follow(public, public.players[public.active].hand)
        return (*found, Decision(public.active, "extra", waiting=waiting)) if early(public) else found
    keys = {SIDE: "side", TRACK: "track", PLAY: "play-card", EXTRA: "extra", FINAL: "final"}
    return (Decision(public.active, keys[public.phase]),)
