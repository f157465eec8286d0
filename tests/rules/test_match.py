"""A match of the toy game: undo and its seal, automatic moves, standing orders, logs that prove what happened."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import codec, core, match, notation
from rules.core import IllegalMove, Rng, Seat, Standing
from tests import toy
from tests.toy import RULES, Bid, Lay, Toll


def started(seats=3, seed=4, **options):
    return match.new(RULES, seats, seed, options)


def do(m, seat, text):
    played, _ = match.play(RULES, m, Seat(seat), notation.read(RULES, text))
    return played


def after_bids(m, standing=None):
    """All have bid their lowest card but seat 0, which bids its highest and wins if it can."""
    for seat in range(m.header.seats):
        hand = m.state.hidden.hands[seat]
        m = do(m, seat, f"bid {hand[-1] if seat == 0 else hand[0]}")
    return m


def layer(m):
    return m.state.public.stack[-1].seat


def test_secret_bids_may_be_replaced_until_the_last_one_is_in():
    m = started()
    hand = m.state.hidden.hands[0]
    m = do(m, 0, f"bid {hand[0]}")
    assert core.waiting(RULES, m.state) == (1, 2)
    m = do(m, 0, f"bid {hand[1]}")
    assert m.state.hidden.bids[0] == hand[1]
    assert RULES.view(m.state, Seat(1)).bid is None
    assert RULES.view(m.state, None).public.has_bid == (True, False, False)
    assert not m.log[-1].sealed


def test_the_reveal_is_a_seal():
    m = after_bids(started())
    assert m.log[-1].sealed
    assert m.trail == ()
    for seat in range(3):
        assert not match.can_undo(m, Seat(seat))
        with pytest.raises(IllegalMove, match="nothing-to-undo"):
            match.undo(m, Seat(seat))


def test_undo_goes_back_move_by_move_and_is_logged():
    m = started()
    first = m.state
    hand = m.state.hidden.hands[0]
    m = do(do(m, 0, f"bid {hand[0]}"), 0, f"bid {hand[1]}")
    m = match.undo(match.undo(m, Seat(0)), Seat(0))
    assert m.state == first
    assert [entry.by for entry in m.log] == ["player", "player", "undo", "undo"]
    assert [(entry.n, entry.move, entry.sealed) for entry in m.log[2:]] == [(3, "undo", False), (4, "undo", False)]
    assert match.replay(RULES, m.header, m.log).state == first


def test_nobody_takes_back_another_ones_move():
    m = do(started(), 0, f"bid {started().state.hidden.hands[0][0]}")
    with pytest.raises(IllegalMove, match="nothing-to-undo"):
        match.undo(m, Seat(1))
    m = do(m, 1, f"bid {m.state.hidden.hands[1][0]}")
    assert not match.can_undo(m, Seat(0)), "somebody has moved since"
    assert match.can_undo(m, Seat(1))


@pytest.mark.parametrize("secret", [False, True])
def test_what_followed_by_itself_goes_with_the_move(monkeypatch, secret):
    """Unless orders of others have shown what they keep for themselves."""
    monkeypatch.setattr(RULES, "plans", {"toll": secret}, raising=False)
    m = after_bids(started())
    seat = layer(m)
    before = m.state
    pay = {Seat(i): {"toll": "pay"} for i in range(3) if i != seat}
    m = do(m, seat, "lay rail b1 0")
    m, events = match.settle(RULES, m, Standing(orders=pay))
    assert [entry.by for entry in m.log[-3:]] == ["player", "order", "order"]
    assert [e.key for e in events] == ["toll", "toll"]
    assert core.waiting(RULES, m.state) == (seat,)
    assert m.log[-1].move == "toll pay"
    assert match.can_undo(m, Seat(seat)) != secret
    if not secret:
        assert match.undo(m, Seat(seat)).state == before


def test_a_single_answer_is_not_asked():
    """Rolling is the only move left once the swap is used: it is played at once, and sealed."""
    m = after_bids(started())
    seat = layer(m)
    m = do(m, seat, f"swap out {m.state.hidden.hands[seat][0]}")
    m = do(m, seat, "lay rail b2 0")
    for other in {0, 1, 2} - {seat}:
        m = do(m, other, "toll refuse")
    m, _ = match.settle(RULES, m, Standing())
    assert m.log[-1].by == "forced"
    assert m.log[-1].move == "roll"
    assert m.log[-1].sealed


def test_an_open_anytime_move_keeps_the_question_open():
    m = after_bids(started())
    m = do(m, layer(m), "lay rail b2 0")
    for other in core.waiting(RULES, m.state):
        m = do(m, other, "toll refuse")
    same, events = match.settle(RULES, m, Standing())
    assert same == m, "the roll is not the only thing the seat may do"
    assert events == ()


def test_orders_that_do_not_fit_ask_the_person():
    m = after_bids(started())
    seat = layer(m)
    m = do(m, seat, "lay rail b1 0")
    behind = {Seat(i): {"toll": "pay-when-ahead"} for i in range(3)}
    assert match.settle(RULES, m, Standing(orders=behind))[0] == m
    assert match.settle(RULES, m, Standing(orders={Seat(0): {"toll": "nonsense"}}))[0] == m


def test_stand_ins_play_around_a_person():
    m, _ = match.settle(RULES, started(), Standing(stand_ins={Seat(1): "greedy", Seat(2): "random"}))
    assert core.waiting(RULES, m.state) == (0,)
    assert {entry.seat for entry in m.log} == {1, 2}
    assert {entry.by for entry in m.log} == {"stand-in"}
    m = do(m, 0, f"bid {m.state.hidden.hands[0][0]}")
    assert not match.can_undo(m, Seat(0))


def test_an_illegal_move_changes_nothing():
    m = started()
    with pytest.raises(IllegalMove) as refused:
        match.play(RULES, m, Seat(0), Bid(99))
    assert refused.value.why.data == (("card", 99),)
    with pytest.raises(IllegalMove, match="E_NOT_NOW"):
        match.play(RULES, m, Seat(0), Lay("rail", "a1", 0))
    with pytest.raises(IllegalMove, match="E_NOT_NOW"):
        match.play(RULES, m, Seat(0), Toll("pay"))


def test_a_changed_log_is_found():
    m = after_bids(started())
    forged = (*m.log[:-1], replace(m.log[-1], digest="0" * 16))
    with pytest.raises(match.Diverged) as found:
        match.replay(RULES, m.header, forged)
    assert found.value.n == 3
    other = (replace(m.log[0], move="bid 999"), *m.log[1:])
    with pytest.raises(match.Diverged, match="E_CARD"):
        match.replay(RULES, m.header, other)


def test_a_match_is_taken_up_again_from_its_last_seal():
    m = after_bids(started())
    sealed, at = m.state, len(m.log)
    m = do(m, layer(m), "lay rail b1 0")
    m = do(m, core.waiting(RULES, m.state)[0], "toll pay")
    again = match.resume(RULES, m.header, sealed, at, m.log)
    assert again == m
    other_digests = tuple(replace(entry, digest="0" * 16) for entry in m.log)
    resumed = match.resume(RULES, m.header, sealed, at, other_digests)
    assert (resumed.state, resumed.log) == (m.state, other_digests), "digests are for whoever verifies"
    assert match.undo(again, m.log[-1].seat) == match.undo(m, m.log[-1].seat)


def test_options_are_completed_and_checked():
    assert dict(started().header.options) == {"length": "short"}
    assert dict(started(length="long").header.options) == {"length": "long"}
    for wrong in ({"length": "endless"}, {"colour": "red"}):
        with pytest.raises(IllegalMove, match="bad-option"):
            match.new(RULES, 2, 1, wrong)


def test_seeds_make_the_game():
    assert started(seed=1).state != started(seed=2).state
    assert started(seed=1) == started(seed=1)


def test_the_generator_is_the_same_for_ever():
    """Numbers written down once: a change here would break every stored game."""
    rng, drawn = Rng(42), []
    for _ in range(5):
        n, rng = rng.below(1000)
        drawn.append(n)
    assert drawn == FIRST_NUMBERS
    assert Rng(7).shuffled(range(8))[0] == FIRST_SHUFFLE


FIRST_NUMBERS = [741, 159, 278, 344, 38]
FIRST_SHUFFLE = (7, 4, 6, 1, 2, 5, 0, 3)


def test_every_number_of_a_die_comes():
    counts, rng = [0] * 6, Rng(1)
    for _ in range(6000):
        n, rng = rng.below(6)
        counts[n] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_greedy_beats_random_in_the_toy():
    wins = 0
    for seed in range(60):
        m, _ = match.settle(RULES, started(2, seed, length="long"), Standing(stand_ins={0: "greedy", 1: "random"}))
        wins += toy.RULES.outcome(m.state).ranks[0] == 1
    assert wins > 36


def answer(m, seat, *texts):
    """Several moves as one answer, as the host plays them."""
    for at, text in enumerate(texts):
        m, _ = match.play(RULES, m, Seat(seat), notation.read(RULES, text), match.WITH if at else match.PLAYER)
    return m


def test_an_answer_of_several_moves_is_taken_back_as_one():
    before = after_bids(started())
    seat = layer(before)
    card = before.state.hidden.hands[seat][0]
    m = answer(before, seat, "lay rail a1 0", f"bid {card}")
    assert [entry.by for entry in m.log[-2:]] == ["player", "with"]
    assert match.can_undo(m, Seat(seat))
    back = match.undo(m, Seat(seat))
    assert back.state == before.state
    assert match.replay(RULES, m.header, back.log).state == before.state


def test_an_answer_with_a_seal_in_it_stays_from_there_on():
    before = after_bids(started())
    seat = layer(before)
    m = answer(before, seat, f"swap out {before.state.hidden.hands[seat][0]}", "lay rail a1 0")
    assert not match.can_undo(m, Seat(seat))


class Housed(toy.Toy):
    house = {"toll": "pay"}


def tolls(m):
    """The layer asks a toll of the others."""
    return do(m, layer(m), "lay rail b1 0")


def test_the_house_answers_for_those_who_do_not_want_to_be_asked():
    rules, m = Housed(), tolls(after_bids(started()))
    others = [seat for seat in range(3) if seat != layer_of(m)]
    settled, _ = match.settle(rules, m, Standing(asked=frozenset({Seat(others[1])})))
    assert [(entry.seat, entry.by) for entry in settled.log[len(m.log) :]] == [(others[0], "house")]
    own, _ = match.settle(rules, m, Standing({Seat(others[0]): {"toll": "ask"}}))
    assert [entry.seat for entry in own.log[len(m.log) :]] == [others[1]]


def layer_of(m):
    return m.state.public.stack[-1].seat


def test_a_plan_answers_once_and_what_it_shows_is_sealed():
    m = tolls(after_bids(started()))
    seat = Seat(next(seat for seat in range(3) if seat != layer_of(m)))
    assert match.planned(RULES, m.state, seat, "toll", ("1", "refuse"))
    for words in ((), ("1",), ("2", "refuse"), ("1", "steal"), ("1", "pay", "pay")):
        assert not match.planned(RULES, m.state, seat, "toll", words)
    settled, _ = match.settle(RULES, m, Standing({seat: {"toll": "plan 1 refuse"}}))
    entry = settled.log[len(m.log)]
    assert (entry.seat, entry.move, entry.by, entry.sealed) == (seat, "toll refuse", "order", True)
    assert match.replay(RULES, settled.header, settled.log).log == settled.log
    late, _ = match.settle(RULES, m, Standing({seat: {"toll": "plan 3 refuse"}}))
    assert late == m


def test_an_order_that_the_rules_do_not_know_is_no_answer():
    m = tolls(after_bids(started()))
    assert match.settle(RULES, m, Standing({Seat(seat): {"toll": "steal"} for seat in range(3)}))[0] == m
    assert match.settle(RULES, m, Standing({Seat(seat): {"bid": "plan 1 pay"} for seat in range(3)}))[0] == m


def test_what_could_not_be_taken_back_is_held_for_a_while():
    m = tolls(after_bids(started()))
    others = [seat for seat in range(3) if seat != layer_of(m)]
    standing = Standing({Seat(seat): {"toll": "pay"} for seat in others}, {Seat(others[1]): "random"})
    gentle = [entry for after, _ in match.automatic(RULES, m, standing, gently=True) for entry in after.log[-1:]]
    assert [(entry.seat, entry.by) for entry in gentle] == []
    assert match.held(RULES, m, standing)
    secret = Standing({Seat(others[0]): {"toll": "plan 1 pay"}})
    assert not list(match.automatic(RULES, m, secret, gently=True))
    assert match.held(RULES, m, secret)


def test_nobody_takes_back_what_a_stand_in_has_answered_since():
    """Undo ends at the move of a stand-in: it is nobody's, and what lies before it is seen."""
    m = do(started(), 0, f"bid {started().state.hidden.hands[0][0]}")
    assert match.can_undo(m, Seat(0))
    m, _ = match.settle(RULES, m, Standing(stand_ins={Seat(1): "greedy"}))
    assert [entry.by for entry in m.log] == ["player", "stand-in"] and not m.log[-1].sealed
    for seat in range(3):
        assert not match.can_undo(m, Seat(seat))
        with pytest.raises(IllegalMove, match="nothing-to-undo"):
            match.undo(m, Seat(seat))


def test_stand_ins_wait_as_long_as_a_move_may_still_be_taken_back():
    m = do(started(), 0, f"bid {started().state.hidden.hands[0][0]}")
    standing = Standing(stand_ins={Seat(1): "greedy"})
    assert list(match.automatic(RULES, m, standing, gently=True)) == []
    assert match.held(RULES, m, standing)
    assert not match.held(RULES, match.settle(RULES, m, standing)[0], standing)


def test_what_the_house_answers_can_be_taken_back_and_need_not_wait():
    m = tolls(after_bids(started()))
    others = [seat for seat in range(3) if seat != layer_of(m)]
    gentle = list(match.automatic(Housed(), m, Standing(asked=frozenset({Seat(others[1])})), gently=True))
    assert [after.log[-1].by for after, _ in gentle] == ["house"] and not gentle[-1][0].log[-1].sealed
    assert match.undo(gentle[-1][0], layer_of(m)).state == after_bids(started()).state


def test_an_order_of_ones_own_is_not_seen_by_whoever_could_take_back_what_led_to_it():
    m = tolls(after_bids(started()))
    others = [seat for seat in range(3) if seat != layer_of(m)]
    standing = Standing({Seat(others[0]): {"toll": "pay"}})
    assert list(match.automatic(RULES, m, standing, gently=True)) == []
    settled, _ = match.settle(RULES, m, standing)
    assert (settled.log[-1].by, settled.log[-1].sealed) == ("order", True)


class Obeying(toy.Toy):
    """Notes what it is asked with, and obeys as it is told to."""

    orders = {"toll": ("pay",), "swap": ("lowest",), "bid": ("lowest",)}

    def __init__(self, answer):
        self.asked, self.answer = [], answer

    def obey(self, v, seat, key, order, options):
        self.asked.append((v, seat, key, order, options))
        return self.answer(seat, options)


def test_an_order_answers_from_what_its_own_seat_sees():
    """`obey` is given the view of the seat that must answer, and exactly its legal answers."""
    rules, m = Obeying(lambda seat, options: options[-1]), tolls(after_bids(started()))
    seat = Seat(next(seat for seat in range(3) if seat != layer_of(m)))
    played, _ = match.settle(rules, m, Standing({seat: {"toll": "pay"}}))
    assert rules.asked == [(RULES.view(m.state, seat), seat, "toll", "pay", (Toll("pay"), Toll("refuse")))]
    assert played.log[-1].move == "toll refuse"


@pytest.mark.parametrize("wrong", [Toll("steal"), toy.Roll(), Bid(99), None], ids=str)
def test_an_order_cannot_answer_outside_its_options(wrong):
    m = tolls(after_bids(started()))
    standing = Standing({Seat(seat): {"toll": "pay"} for seat in range(3)})
    assert match.settle(Obeying(lambda seat, options: wrong), m, standing)[0] == m


def test_an_order_does_not_answer_what_does_not_wait():
    """A swap is possible at any time, and a bid may be replaced: neither is a question."""
    m = do(started(), 0, f"bid {started().state.hidden.hands[0][0]}")
    rules = Obeying(lambda seat, options: options[0])
    standing = Standing({Seat(0): {"swap": "lowest", "bid": "lowest"}})
    assert match.settle(rules, m, standing)[0] == m
    assert rules.asked == []


def test_which_orders_may_answer_what():
    assert match.knows(RULES, "toll", "pay")
    assert match.knows(RULES, "toll", "plan 1 pay")
    for key, order in [("toll", "steal"), ("bid", "pay"), ("bid", "plan 1 pay"), ("toll", ""), ("toll", "ask")]:
        assert not match.knows(RULES, key, order)


def test_without_digests_nothing_is_digested_or_compared():
    m = started()
    card = m.state.hidden.hands[0][0]
    plain, _ = match.play(RULES, m, Seat(0), Bid(card), hashed=False)
    assert plain.log[-1].digest == match.undo(plain, Seat(0), hashed=False).log[-1].digest == ""
    assert match.undo(plain, Seat(0)).log[-1].digest == codec.digest(m.state)
    played = do(m, 0, f"bid {card}")
    assert played.log[-1].digest == codec.digest(played.state)
    forged = (replace(played.log[0], digest="0" * 16),)
    assert match.replay(RULES, m.header, forged, hashed=False).state == played.state


def test_what_is_told_is_in_the_order_in_which_it_happened():
    m = tolls(after_bids(started()))
    others = [seat for seat in range(3) if seat != layer_of(m)]
    standing = Standing({Seat(seat): {"toll": "pay"} for seat in others})
    after, events = match.settle(RULES, m, standing)
    assert [dict(event.data)["seat"] for event in events] == others == [e.seat for e in after.log[-2:]]


class Failing(toy.Toy):
    def apply(self, s, seat, a):
        raise ZeroDivisionError("secret")


class Restless(toy.Toy):
    """Stays as it is whatever is played."""

    def apply(self, s, seat, a):
        return core.Step(s)


def test_rules_that_fail_in_a_replay_are_told_without_what_they_say():
    m = do(started(), 0, f"bid {started().state.hidden.hands[0][0]}")
    with pytest.raises(match.Diverged, match="^entry 1: the rules fail at 'bid .*': ZeroDivisionError$") as found:
        match.replay(Failing(), m.header, m.log)
    assert "secret" not in str(found.value)


def test_automatic_moves_without_an_end_are_a_fault():
    with pytest.raises(RuntimeError, match="^toy: no end"):
        match.settle(Restless(), started(), Standing(stand_ins={Seat(0): "random"}))


def test_the_anchor_lies_before_the_first_move_that_can_be_taken_back():
    m = after_bids(started())
    sealed = m.state
    assert match.anchor(m) == (3, sealed)
    m = do(do(m, layer(m), "lay rail b1 0"), core.waiting(RULES, tolls(m).state)[0], "toll pay")
    assert match.anchor(m) == (3, sealed)
    assert [back.at for back in m.trail] == [3, 4]
    back = match.undo(m, m.log[-1].seat)
    assert [step.at for step in back.trail] == [3]
    assert match.anchor(match.undo(back, Seat(layer_of(tolls(after_bids(started())))))) == (6 + 1, sealed)


def wandering(seed, moves=60):
    """A match in which people move, take back and go back beyond seals, all by chance."""
    m, rng = match.new(RULES, 3, seed), Rng(seed)
    for _ in range(moves):
        seats = core.waiting(RULES, m.state)
        chosen, rng = rng.choice(("play", "play", "play", "play", "undo", "rewind"))
        if chosen == "rewind" and m.log:
            to, rng = rng.choice(range(len(m.log)))
            m = match.rewind(RULES, m, Seat(0), to)
        elif chosen == "undo" and any(match.can_undo(m, Seat(seat)) for seat in range(3)):
            m = match.undo(m, next(Seat(seat) for seat in range(3) if match.can_undo(m, Seat(seat))))
        elif seats:
            seat, rng = rng.choice(seats)
            move, rng = rng.choice(core.legal(RULES, m.state, seat))
            m, _ = match.play(RULES, m, seat, move)
    return m


@pytest.mark.parametrize("seed", range(12))
def test_a_log_that_goes_back_leads_to_every_recorded_digest(seed):
    m = wandering(seed)
    assert any(entry.by == match.REWIND for entry in m.log)
    again = match.replay(RULES, m.header, m.log)
    assert (again.state, again.log, again.trail) == (m.state, m.log, m.trail)
    at, start = match.anchor(m)
    assert match.resume(RULES, m.header, start, at, m.log) == m


@pytest.mark.parametrize("seed", range(6))
def test_the_course_of_a_match_is_what_led_to_its_state(seed):
    """Played without everything that was taken back, the same moves lead to the same state."""
    m = wandering(seed)
    course = match.course(m.log)
    straight = match.begin(RULES, m.header)
    for n in course:
        straight = match.follow(RULES, straight, m.log[n - 1], hashed=False)
    assert straight.state == m.state


def test_back_beyond_the_seal_is_an_entry_and_a_seal_of_its_own():
    m = after_bids(started())
    back = match.rewind(RULES, m, Seat(2), 1)
    assert back.state == match.replay(RULES, m.header, m.log[:1]).state
    assert back.log[:3] == m.log and len(back.log) == 4
    last = back.log[-1]
    assert (last.n, last.seat, last.move, last.by, last.sealed) == (4, 2, "rewind 1", "rewind", True)
    assert last.digest == m.log[0].digest
    assert not any(match.can_undo(back, Seat(seat)) for seat in range(3))
    assert match.rewind(RULES, m, Seat(0), 0).state == match.begin(RULES, m.header).state


def test_the_same_future_stands():
    m = after_bids(started())
    again = after_bids(match.rewind(RULES, m, Seat(0), 0))
    assert again.state == m.state


@pytest.mark.parametrize("to", [-1, 3, 4])
def test_there_is_a_way_back_only_to_what_has_been(to):
    with pytest.raises(IllegalMove, match="nothing-to-rewind"):
        match.rewind(RULES, after_bids(started()), Seat(0), to)


@pytest.mark.parametrize("to", [0, 2])
def test_there_is_no_way_back_over_rules_that_have_changed(to):
    m = after_bids(started())
    other = replace(m, log=(replace(m.log[0], digest="0" * 16), *m.log[1:]))
    with pytest.raises(IllegalMove, match="rules-have-changed"):
        match.rewind(RULES, other, Seat(0), to)


@pytest.mark.parametrize("move", ["rewind 4", "rewind", "rewind x", "undo"])
def test_a_way_back_that_leads_nowhere_is_found(move):
    m = match.rewind(RULES, after_bids(started()), Seat(0), 1)
    with pytest.raises(match.Diverged, match="entry 4"):
        match.replay(RULES, m.header, (*m.log[:3], replace(m.log[3], move=move)))
