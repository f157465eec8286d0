"""SPEC.md section 5: every error code, and which of several is reported."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import core, match
from rules.core import IllegalMove, Seat, phrase
from rules.first_class.cards import Symbol
from rules.first_class.rules import RULES
from rules.first_class.state import Source
from tests.rules.first_class.positions import (
    closed_train,
    drafted,
    finish,
    hold_tokens,
    offered,
    play,
    position,
    refusal,
    scoring,
    waiting,
    why,
    with_player,
)

FULL = "12,12,12,12,12,M-UP,12,12,12,5"


def executed(card, modules="AB", **player):
    return play(position(modules=modules, show=(card,), **player), f"0 execute {card}")


def test_e_turn():
    """E_TURN: somebody else is waited for, in every phase."""
    s = position(3)
    assert refusal(s, "1 tile") == refusal(s, "2 coin car U") == "E_TURN"
    assert refusal(play(s, "0 tile"), "1 done") == "E_TURN"
    off = play(s, "0 tile", "0 coins")
    assert waiting(off) == 2
    assert refusal(off, "0 pass") == "E_TURN"
    fresh = RULES.setup(2, {"modules": "AB"}, 1)
    assert refusal(fresh, f"{1 - waiting(fresh)} draft E-W1") == "E_TURN"
    assert refusal(scoring(s), "1 pass") == "E_TURN"


def test_e_card():
    """E_CARD: gone, cleared, from another stack, or no card at all."""
    s = position(show=("X1-W1",))
    for move in ("execute X3-W1", "decline X3-W1", "execute nonsense", "execute TILE"):
        assert refusal(s, f"0 {move}") == "E_CARD"
    s = play(with_player(s, 0, coins=(0, 0, 0)), "0 decline X1-W1", "0 done")
    assert refusal(s, "1 execute X1-W1") == "E_CARD"
    s = with_player(position(ends=("E-W1", "E-W2", "E-L1", "E-L2")), 0, coins=(4, 0, 0))
    assert refusal(s, "0 coin end E-C1") == "E_CARD"


def test_e_tile_gone():
    """E_TILE_GONE: only once in a round."""
    s = play(position(coins=(0, 0, 0)), "0 tile", "0 done")
    assert refusal(s, "1 tile") == "E_TILE_GONE"
    assert "tile" not in offered(s, 1)


def test_e_tile_decline():
    """E_TILE_DECLINE; where it has gone that comes first (E_TILE_GONE)."""
    assert refusal(position(), "0 decline tile") == "E_TILE_DECLINE"
    s = play(position(coins=(0, 0, 0)), "0 tile", "0 done")
    assert refusal(s, "1 decline tile") == "E_TILE_GONE"


def test_e_closed():
    """E_CLOSED: by symbol, by coin, by upgrade of choice."""
    s = executed("X1-W1", upper=closed_train(), coins=(1, 0, 1))
    assert refusal(s, "0 car U") == "E_CLOSED"
    assert refusal(s, "0 car L") == ""
    s = position(upper=closed_train(), coins=(1, 0, 1), show=("X1-W8",))
    assert refusal(s, "0 coin car U") == refusal(s, "0 coin upgrade new U") == "E_CLOSED"
    assert refusal(play(s, "0 execute X1-W8"), "0 any new U") == "E_CLOSED"


def test_e_level():
    """E_LEVEL: names the value."""
    s = executed("X1-W4", upper="0")
    assert why(s, "0 upgrade 1 U") == phrase("E_LEVEL", v=1)
    assert refusal(executed("X1-W8"), "0 any 4 U") == "E_LEVEL"
    assert refusal(position(coins=(0, 0, 1)), "0 coin upgrade 2 L") == "E_LEVEL"


def test_e_max():
    """E_MAX."""
    assert refusal(executed("X1-W8", upper="12"), "0 any 12 U") == "E_MAX"
    assert refusal(position(upper="12", coins=(0, 0, 1)), "0 coin upgrade 12 U") == "E_MAX"


@pytest.mark.parametrize("what", ["M", "m", "T"])
def test_e_mail(what):
    """E_MAIL: neither the mail car nor the tile."""
    assert refusal(executed("X1-W8", upper=closed_train()), f"0 any {what} U") == "E_MAIL"


def test_e_no_coin():
    """E_NO_COIN: names the column."""
    s = position(coins=(1, 0, 0))
    assert why(s, "0 coin loco") == phrase("E_NO_COIN", c="2")
    assert why(s, "0 coin conductor U") == phrase("E_NO_COIN", c="2")
    assert why(s, "0 coin upgrade 0 U") == phrase("E_NO_COIN", c="3")
    assert why(s, "0 coin point 7") == phrase("E_NO_COIN", c="7")
    assert why(with_player(s, 0, coins=(0, 1, 0)), "0 coin car U") == phrase("E_NO_COIN", c="1")
    s = with_player(s, 0, coins=(5, 1, 0))
    assert why(s, f"0 coin end {s.public.open_ends[0]} 1122") == phrase("E_NO_COIN", c="2")


def test_e_four():
    """E_FOUR: neither three coins nor five."""
    s = position(coins=(5, 0, 0))
    card = s.public.open_ends[0]
    assert refusal(s, f"0 coin end {card} 111") == refusal(s, f"0 coin end {card} 11111") == "E_FOUR"
    assert refusal(s, f"0 coin end {card} 1110") == "E_FOUR"
    assert refusal(with_player(s, 0, coins=(3, 0, 0)), f"0 coin end {card}") == "E_FOUR"
    assert refusal(s, f"0 coin end {card} 1111") == refusal(s, f"0 coin end {card}") == ""


def test_e_no_end():
    """E_NO_END: by coins impossible; the symbol lapses."""
    s = position(modules="AB", show=("A1-E1",), coins=(5, 0, 0))
    s = replace(s, public=replace(s.public, open_ends=()))
    assert refusal(s, "0 coin end E-W1") == "E_NO_END"
    assert not any(move.startswith("coin end") for move in offered(s))
    s = play(s, "0 execute A1-E1")
    assert not s.public.stack, "the symbol has lapsed"
    pending = replace(s, public=replace(s.public, stack=(Source(s.public.seat, "A1-E1", (Symbol("end"),)),)))
    assert refusal(pending, "0 end E-W1") == "E_NO_END"


def test_e_time():
    """E_TIME: coins and contracts in the draft, bonus cities in a turn, cards in the scoring."""
    s = RULES.setup(2, {"modules": "AB"}, 1)
    seat = waiting(s)
    assert refusal(s, f"{seat} coin point 1") == refusal(s, f"{seat} contract A1-K1") == "E_TIME"
    assert refusal(position(loco=3), "0 bonus city 3") == refusal(position(), "0 bonus switch 2") == "E_TIME"
    s = scoring(position())
    assert refusal(s, "0 tile") == refusal(s, "0 execute X1-W1") == "E_TIME"


def test_e_finish():
    """E_FINISH: names what is to be finished."""
    s = executed("X1-W1")
    assert why(s, "0 pass") == phrase("E_FINISH", source="X1-W1")
    assert why(s, "0 coin car U") == phrase("E_FINISH", source="X1-W1")
    s = play(executed("X1-W1", upper="1,0,0,0"), "0 car U")
    assert why(s, "0 car U") == phrase("E_FINISH", source="mail-car")
    s = play(executed("C1-A1", "AC"), "0 evidence return")
    assert why(s, "0 pass") == phrase("E_FINISH", source="evidence")
    s = play(scoring(position(loco=5, route=("X2-R2",))), "0 bonus city 5")
    assert why(s, "0 bonus city 3") == phrase("E_FINISH", source="Belgrade")


def test_e_overflow():
    """E_OVERFLOW: says how many coins lack room."""
    s = play(executed("D1-M1", "AD", coins=(5, 5, 1)), "0 coins")
    assert why(s, "0 pass") == why(s, "0 execute X1-W1") == phrase("E_OVERFLOW", k=2)
    s = play(s, "0 coin point 1")
    assert why(s, "0 done") == why(s, "0 done") == phrase("E_OVERFLOW", k=1)


def test_e_req():
    """E_REQ: names the demand."""
    s = position(contracts=("A1-K1",))
    assert why(s, "0 contract A1-K1") == phrase("E_REQ", text="A1-K1")
    assert "contract A1-K1" not in offered(s)


def test_e_bonus():
    """E_BONUS: too far, used already, no bonus city, a switch that cannot be used."""
    s = scoring(position(loco=3, route=("X1-R1",)))
    assert (
        why(s, "0 bonus city 4")
        == why(s, "0 bonus city 2")
        == why(s, "0 bonus city 99")
        == phrase("E_BONUS", why="far")
    )
    assert why(play(s, "0 bonus city 3", "0 coins"), "0 bonus city 3") == phrase("E_BONUS", why="used")
    assert why(s, "0 bonus switch 2") == phrase("E_BONUS", why="switch")


def test_e_slot():
    """E_SLOT: no free car; the card can be declined."""
    s = play(position(3, modules="BD", show=("D1-P1", "D1-P2"), coins=(0, 0, 0)), "0 execute D1-P1 U1")
    s = replace(s, public=replace(s.public, seat=Seat(0)))
    assert refusal(s, "0 execute D1-P2 U1") == refusal(s, "0 execute D1-P2") == "E_SLOT", "one car, one passenger"
    assert "decline D1-P2" in offered(s)


def test_e_place():
    """E_PLACE: no place, a wrong place, a place for a card that needs none."""
    s = position(modules="BE", show=("B1-S1", "B1-P1", "E1-S3", "X1-W1"), upper="1,1,1,1,1,M-UP,1")
    for move in ("B1-S1", "B1-S1 U6", "B1-S1 U8", "B1-S1 S0", "B1-P1 S1", "E1-S3 G2", "E1-S3 G6", "X1-W1 U1"):
        assert refusal(s, f"0 execute {move}") == "E_PLACE", move
    for move in ("B1-S1 U7", "B1-S1 L1", "B1-P1 S0", "E1-S3 G3", "E1-S3 G9", "X1-W1"):
        assert refusal(s, f"0 execute {move}") == "", move


def test_e_steps():
    """E_STEPS: compares with the symbol, not with the train or the route."""
    both = executed("X1-C3", upper="0,0,0")
    assert why(both, "0 both 3/0") == phrase("E_STEPS", k=2)
    assert refusal(both, "0 both 2/2") == "", "surplus steps lapse"
    one = executed("X1-C2", upper="0,0,0")
    assert why(one, "0 conductor 2/2") == why(one, "0 conductor 4/0") == phrase("E_STEPS", k=3)
    assert why(executed("X1-L1"), "0 loco 3") == phrase("E_STEPS", k=2)
    assert refusal(executed("X1-L1", loco=2), "0 loco 2") == ""


def test_e_acted():
    """E_ACTED."""
    s = executed("X1-R1")
    assert s.public.acted
    assert refusal(s, "0 execute X1-W1") == refusal(s, "0 tile") == refusal(s, "0 decline X1-W1") == "E_ACTED"


def test_e_must_take():
    """E_MUST_TAKE."""
    s = position()
    assert refusal(s, "0 pass") == refusal(s, "0 done") == refusal(s, "0 car U") == "E_MUST_TAKE"
    assert "pass" not in offered(s)


def test_e_mail_used():
    """E_MAIL_USED."""
    s = play(executed("X1-W1", upper="1,0,0,0", lower="0,0,0,0,0,M-UP"), "0 car U")
    assert refusal(s, "0 mail M-UP") == "E_MAIL_USED"
    assert offered(s) == ["mail M-LOCO", "mail M-COND", "mail M-COIN"]


def test_e_contract():
    """E_CONTRACT: never taken, or fulfilled before."""
    s = position(upper="2,2", contracts=("A1-K2",))
    assert refusal(s, "0 contract A1-K1") == "E_CONTRACT"
    s = play(s, "0 contract A1-K2", "0 done")
    assert refusal(s, "0 contract A1-K2") == "E_CONTRACT"


def test_e_unit():
    """E_UNIT: not printed, or used already."""
    s = executed("X1-W4", upper="1")
    assert why(s, "0 upgrade 2 U") == why(s, "0 loco") == phrase("E_UNIT", source="X1-W4")
    s = play(s, "0 car U")
    assert refusal(s, "0 car U") == "E_UNIT"
    assert refusal(scoring(position()), "0 car U") == refusal(executed("X1-R1"), "0 coins") == "E_UNIT"


def test_e_draft():
    """E_DRAFT."""
    s = RULES.setup(3, {"modules": "AB"}, 5)
    seat = waiting(s)
    other = next(card for card in s.hidden.ends)
    assert refusal(s, f"{seat} draft {other}") == "E_DRAFT"
    first = s.hidden.passed[0]
    s = play(s, f"{seat} draft {first}")
    assert refusal(s, f"{waiting(s)} draft {first}") == "E_DRAFT"
    assert refusal(position(), "0 draft E-W1") == "E_DRAFT"


def test_e_evidence():
    """E_EVIDENCE: not one's own."""
    s = hold_tokens(executed("C1-A1", "AC"), ("EV01", "EV02"), ("EV03",))
    s = play(s, "0 evidence return")
    assert why(s, "0 evidence token EV03") == phrase("E_EVIDENCE", k=1)
    s = play(s, "0 evidence token EV01")
    assert not any(move.startswith("evidence token") for move in offered(s)), "one token, not two"


@pytest.mark.parametrize("target", [0, 2, -1, 9])
def test_e_target(target):
    """E_TARGET: oneself, or nobody of this game."""
    s = executed("C1-F1", "AC")
    assert refusal(s, f"0 evidence give {target}") == "E_TARGET"
    assert refusal(s, "0 evidence give 1") == ""


@pytest.mark.parametrize(
    ("seats", "modules"), [(1, "AB"), (5, "AB"), (0, "AB"), (2, "AA"), (3, "A"), (2, "ABC"), (2, "AF"), (4, "BA")]
)
def test_e_setup(seats, modules):
    """E_SETUP."""
    with pytest.raises(IllegalMove, match="E_SETUP"):
        RULES.setup(seats, {"modules": modules}, 1)


def test_e_over():
    """E_OVER."""
    s = finish(drafted())
    assert core.waiting(RULES, s) == ()
    for move in ("0 pass", "1 tile", "0 coin point 1", "1 draft E-W1"):
        assert refusal(s, move) == "E_OVER"


@pytest.mark.parametrize("text", ["jump", "execute", "any 4", "upgrade x U", "evidence give Z", "both 1", "loco x"])
def test_e_syntax_text(text):
    """E_SYNTAX: what is no move at all, or cannot be meant."""
    s = position(show=("X1-C3", "X1-L1"), upper="0,0,0")
    for card in ("X1-C3", "X1-L1"):
        at = play(s, f"0 execute {card}")
        assert refusal(at, f"0 {text} ") in ("E_SYNTAX", "E_ACTED", "E_UNIT", "E_FINISH")
    with pytest.raises(IllegalMove, match="E_SYNTAX"):
        match.read(RULES, "jump over")


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("X1-C3", "both 1"),
        ("X1-C3", "both 1-1"),
        ("X1-L1", "loco two"),
        ("X1-W8", "any best U"),
    ],
)
def test_e_syntax_fields(card, move):
    """E_SYNTAX: a field that cannot be read."""
    assert why(executed(card, upper="0,0,0"), f"0 {move}") == phrase("E_SYNTAX", text=move)


def test_e_syntax_mail_and_coins():
    """E_SYNTAX: no such mail car, a coin that is to have no effect although it could have one."""
    s = play(executed("X1-W1", upper="0,0,0,0"), "0 car U")
    assert refusal(s, "0 mail M-GOLD") == "E_SYNTAX"
    assert refusal(position(coins=(1, 1, 1)), "0 coin upgrade") == "E_SYNTAX"


def test_coins_without_effect_may_be_spent():
    """5.10: a coin may go for an action that can do nothing."""
    s = position(upper=FULL, lower=FULL.replace("UP", "LOCO"), at=(10, 10), loco=3, coins=(1, 3, 1))
    assert {"coin car", "coin loco", "coin conductor U", "coin upgrade"} <= set(offered(s))
    s = play(s, "0 coin car", "0 coin upgrade", "0 coin loco", "0 coin conductor L", "0 coin conductor U")
    assert s.public.players[0].coins == (0, 0, 0)


def test_the_first_code_in_order_is_reported():
    """5: state, then open work, then phase, then existence, then permission (E_TURN, E_FINISH, E_ACTED, E_CARD)."""
    s = executed("X1-W1")
    assert refusal(s, "1 execute nonsense") == "E_TURN"
    assert refusal(s, "0 execute nonsense") == "E_FINISH"
    acted = executed("X1-R1")
    assert refusal(acted, "0 execute nonsense") == "E_ACTED"
    assert refusal(position(coins=(0, 0, 0)), "0 coin car X") == "E_NO_COIN"


@pytest.mark.parametrize(
    ("card", "move"), [("X1-W1", "car X"), ("X1-W1", "car"), ("X1-W4", "upgrade 0"), ("X1-W8", "any new")]
)
def test_e_train(card, move):
    """E_TRAIN: a move of which the train is not said."""
    assert refusal(executed(card, upper="0,0,0"), f"0 {move}") == "E_TRAIN"


def test_e_train_coins():
    """E_TRAIN: a coin of which the train is not said."""
    for move in ("coin car", "coin conductor X", "coin conductor"):
        assert refusal(position(coins=(1, 1, 1)), f"0 {move}") == "E_TRAIN"


def test_a_move_in_other_letters_is_refused_for_its_real_reason():
    """E_REQ, E_LEVEL, E_PLACE and not that there is no such thing."""
    assert refusal(position(contracts=("A1-K3",)), "0 contract a1-k3") == "E_REQ"
    assert refusal(executed("X1-W4", upper="2", lower="2"), "0 upgrade 0 u") == "E_LEVEL"
    assert refusal(position(show=("B1-P1",)), "0 execute b1-p1") == "E_PLACE"
