"""Who is asked now, and about what."""

from __future__ import annotations

from rules.core import Decision, Seat
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, SIDE, TRACK, Mark, Public, State


def busy(public: Public) -> bool:
    """Somebody's trains still have something to do."""
    return any(player.tasks for player in public.players)


def decides(public: Public) -> tuple[Seat, ...]:
    """The seats with an open decision."""
    if public.phase == OVER:
        return ()
    if busy(public):
        return tuple(Seat(at) for at, player in enumerate(public.players) if player.tasks)
    return (public.active,)


def decisions(s: State) -> tuple[Decision, ...]:
    public = s.public
    if public.phase == OVER:
        return ()
    if busy(public):
        return tuple(
            Decision(Seat(at), "substitute" if isinstance(player.tasks[0], Mark) else "local-move")
            for at, player in enumerate(public.players)
            if player.tasks
        )
    keys = {SIDE: "side", TRACK: "track", PLAY: "play-card", EXTRA: "extra", FINAL: "final"}
    return (Decision(public.active, keys[public.phase]),)
