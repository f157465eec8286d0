"""What a move tells, and where undo stops."""

from __future__ import annotations

from tests.rules.first_class.positions import (
    hold_tokens,
    play,
    position,
    scoring,
    stepped,
    with_player,
)


def told_by(s, move):
    return [(event.key, dict(event.data)) for event in stepped(s, move).events]


def test_seals():
    """Undo stops where cards are turned up or tokens drawn."""
    s = position(show=("X1-W1",), ends=("E-L4", "E-L1", "E-L2", "E-L3"), coins=(4, 0, 0))
    assert not stepped(s, "0 execute X1-W1").sealed
    bought = stepped(s, "0 coin end E-L4")
    assert not bought.sealed
    done = play(bought.state, "0 loco", "0 execute X1-W1", "0 car U")
    assert stepped(done, "0 car U").sealed, "the turn ends and a game end card is turned up"


def test_the_end_is_sealed():
    s = scoring(position(2, coins=(0, 0, 0)), 6)
    s = with_player(s, 1, coins=(1, 0, 0))
    step = stepped(play(with_player(s, 0, coins=(1, 0, 0)), "0 pass"), "1 pass")
    assert step.state.public.phase == "over"
    assert step.sealed


def test_events_tell_what_moved():
    s = position(show=("X3-C1", "B1-S1"), upper="1,0", lower="0,0,0", coins=(0, 1, 0))
    step = stepped(play(s, "0 execute X3-C1"), "0 both")
    told = [event for event in step.events if event.key == "conductors"]
    assert [event.data for event in told] == [(("seat", 0), ("upper", 2), ("lower", 3))]
    step = stepped(s, "0 coin conductor L")
    assert [t.conductor for t in step.state.public.players[0].trains] == [0, 1]
    taken = stepped(s, "0 execute B1-S1 U1").events[0]
    assert taken.key == "placed"
    assert dict(taken.data) == {"seat": 0, "card": "B1-S1", "row": 1, "column": 2, "place": "U1"}
    guests = stepped(scoring(with_player(play(s, "0 execute B1-S1 U1"), 0, at=(1, 0))), "0 pass")
    assert [dict(e.data)["points"] for e in guests.events if e.key == "guest-points"] == [4]


def test_events_tell_what_was_coupled_cleared_and_returned():
    s = play(position(show=("X1-W1",), lower="1,0,0,0"), "0 execute X1-W1", "0 car L")
    assert ("mail", {"seat": 0, "train": "L", "mail": "M-COIN"}) in told_by(s, "0 mail M-COIN")
    s = position(2, coins=(0, 0, 0))
    s = play(with_player(s, 1, coins=(0, 0, 0)), f"0 decline {s.public.rows[2][0]}", "0 done")
    assert ("row-cleared", {"row": 3, "count": 4}) in told_by(s, f"1 decline {s.public.rows[2][5]}")
    s = hold_tokens(position(modules="AC", show=("C1-A1",)), ("EV01", "EV20"), ("EV02",))
    s = play(s, "0 execute C1-A1", "0 evidence return")
    told = told_by(s, "0 evidence token EV20")
    assert ("evidence-returned", {"seat": 0, "count": 1}) in told
    assert "EV20" not in str(told), "which one is nobody's business"


def test_events_tell_what_was_paid():
    s = position(coins=(2, 2, 1), ends=("E-W7", "E-L1", "E-L2", "E-L3"))
    assert told_by(s, "0 coin point 2") == [
        ("spent", {"seat": 0, "count": 1, "column": 2}),
        ("coin-point", {"seat": 0}),
    ]
    told = told_by(s, "0 coin end E-W7")
    assert told == [("spent", {"seat": 0, "count": 4, "column": 2}), ("end-card", {"seat": 0, "card": "E-W7"})]
