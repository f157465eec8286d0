"""Rail Line's pictures show the position: cards, tracks, trains, sheets, and nothing that is hidden."""

from __future__ import annotations

from dataclasses import replace

from bot.texts import texts
from render import rail_line as pictured
from render.legibility import text_boxes
from render.pictures import Setting
from render.rail_line import layout
from render.scene import Group, Rect, Scene, Sprite, bounds, everything, named
from render.theme import BRASS
from rules import core
from rules.core import Event, Rng, Seat, event
from rules.notation import Question, drill
from rules.rail_line import line
from rules.rail_line.components import CARDS, SHEETS
from rules.rail_line.rules import RULES
from rules.rail_line.state import EXTRA, PLAY, State
from rules.rail_line.view import View

EX_6 = ("B06", "B01", "A03", "B24", "B13", "B17", "A10", "B09", "B08", "A04", "B14")
NAMES = ("Ada", "Ben", "Cleo")


def begun(seats: int = 3, sheet: str = "1", side: str = "A", seed: int = 3) -> State:
    """After the choice of side and tracks: everybody on the track of the own number."""
    state = RULES.setup(seats, {"sheet": sheet}, seed)
    for move in (f"side {side}", *(f"track {n + 1}" for n in range(seats))):
        seat = core.waiting(RULES, state)[0]
        legal = core.legal(RULES, state, seat)
        chosen = next(a for a in legal if f"{a.tag} {getattr(a, a.tag)}" == move)
        state = RULES.apply(state, seat, chosen).state
    return state


def laid(state: State, cards: tuple[str, ...], node: int, local: int = 0) -> State:
    """The position with a given line; hands and display made of other cards."""
    free = [card for card in CARDS if card not in cards]
    a_free, b_free = ([card for card in free if card.startswith(deck)] for deck in "AB")
    players = tuple(replace(p, express=node, local=local, hand=1) for p in state.public.players)
    public = replace(state.public, line=cards, display=tuple(b_free[:4]), stack=len(b_free) - 4, players=players)
    hands = tuple((a_free[n],) for n in range(public.seats))
    return State(public, replace(state.hidden, hands=hands, stack=tuple(b_free[4:])))


def spoken(state: State, *recent: Event, language: str = "en") -> Setting:
    names = NAMES[: state.public.seats]
    words = texts(language, "rail_line").among(names, plain=True)
    return Setting(words, names, recent, 4, "18.11.2026 12:30", core.waiting(RULES, state))


def public(state: State) -> View:
    return RULES.view(state, None)


def sprite(scene: Scene, name: str) -> Sprite:
    (found,) = named(scene, name)
    return next(item for item in found.items if isinstance(item, Sprite))


def words_of(scene: Scene) -> set[str]:
    return {box.wanted for box in text_boxes(scene)}


def inside(spot: Group, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = bounds(spot)
    x, y = (left + right) / 2, (top + bottom) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def test_each_card_carries_its_tracks_in_their_owners_colours_ex_6() -> None:
    """EX-6: lanes after B06 are T1 2, T2 1, T3 3; so on B01 the second player's track comes in at the top."""
    scene = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(scene, "slot:1").args == ("B06", "012")
    assert sprite(scene, "slot:2").args == ("B01", "102")
    assert sprite(scene, "slot:8").args == ("B09", "102")


def test_in_the_second_row_the_left_edge_is_where_tracks_leave_ex_6() -> None:
    """EX-6: after B08 on slot 9 the lanes are T1 3, T2 2, T3 1; trains run to the left there."""
    scene = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(scene, "slot:9").args == ("B08", "210")
    assert layout.corner(9)[0] > layout.corner(10)[0]
    assert layout.faces_left(12)
    assert not layout.faces_left(8)


def test_curves_are_dotted_until_the_line_reaches_them_ru_5() -> None:
    early = pictured.board(public(state := laid(begun(), EX_6[:7], 7)), spoken(state))
    assert sprite(early, "curve:9").args == ("...", "left")
    late = pictured.board(public(state := laid(begun(), EX_6, 12)), spoken(state))
    assert sprite(late, "curve:9").args == ("120", "left")
    assert sprite(late, "curve:18").args == ("...", "right")


def test_a_track_without_owner_is_grey_ru_31() -> None:
    scene = pictured.board(public(state := laid(begun(2), EX_6[:1], 1)), spoken(state))
    assert sprite(scene, "slot:1").args == ("B06", "01-")
    assert any("no owner" in words for words in words_of(scene))


def test_trains_stand_on_their_own_track_where_they_are_inv_3() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    scene = pictured.board(public(state), spoken(state))
    for seat in range(3):
        for kind, slot in (("express", 11), ("local", 3)):
            (found,) = named(scene, f"train:{seat}:{kind}")
            x, y = layout.corner(slot)
            assert x <= found.x <= x + layout.CARD_W
            there = line.nodes("A", EX_6)[12 if kind == "express" else 3]
            lane = (there.entered if kind == "express" else there.left)[seat]
            assert abs(found.y - (y + layout.LANES[lane])) < 2, (seat, kind)


def test_two_trains_on_one_station_can_both_be_seen() -> None:
    state = laid(begun(), EX_6, 12, local=12)
    scene = pictured.board(public(state), spoken(state))
    (express,), (local,) = (named(scene, f"train:0:{kind}") for kind in ("express", "local"))
    assert abs(express.x - local.x) > 20


def test_trains_carry_letters_in_the_readers_language() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    assert {"E", "L"} <= words_of(pictured.board(public(state), spoken(state)))
    assert {"S", "B"} <= words_of(pictured.board(public(state), spoken(state, language="de")))


def test_display_stack_and_hand_sizes_are_open_ru_28() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.board(public(state), spoken(state))
    for card in state.public.display:
        assert sprite(scene, f"display:{card}").args[0] == card
    assert str(state.public.stack) in words_of(scene)
    assert len(named(scene, "panel:")) == 3


def test_a_displayed_card_shows_whose_tracks_it_would_lengthen() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.board(public(state), spoken(state))
    card = state.public.display[0]
    coming = line.preview(state.public, card)
    owners = sprite(scene, f"display:{card}").args[1]
    assert isinstance(owners, str)
    for piece in CARDS[card].pieces:
        if piece.symbols:
            assert coming[int(owners[piece.left - 1])] == piece.symbols


def test_public_pictures_never_show_a_hand_inv_13() -> None:
    state = laid(begun(), EX_6, 12)
    hidden = {card for hand in state.hidden.hands for card in hand}
    for scene in (pictured.board(public(state), spoken(state)), pictured.areas(public(state), spoken(state))):
        assert not hidden & words_of(scene)
        sprites = {placed.item.args for placed in everything(scene) if isinstance(placed.item, Sprite)}
        assert not hidden & {arg for args in sprites for arg in args}


def test_the_last_move_is_outlined() -> None:
    state = laid(begun(), EX_6, 12, local=3)
    card = state.public.display[1]
    news = (
        event("laid", seat=0, card="B14", slot=11, source="display", coins=0),
        event("revealed", card=card),
        event("local", seat=1, stations=2, node=3),
        event("marked", seat=2, symbol="CO", box=1),
    )
    scene = pictured.board(public(state), spoken(state, *news))
    marks = named(scene, "recent")
    assert len(marks) == 3
    x, y = layout.corner(11)
    assert inside(marks[0], (x, y, x + layout.CARD_W, y + layout.CARD_H))
    (offer,) = named(scene, f"display:{card}")
    assert inside(marks[1], (offer.x, offer.y, offer.x + layout.CARD_W, offer.y + layout.CARD_H))
    (train,) = named(scene, "train:1:local")
    assert inside(marks[2], (train.x - 9, train.y - 9, train.x + 9, train.y + 9))
    assert not named(pictured.board(public(state), spoken(state)), "recent")


def test_every_marked_box_is_crossed_inv_5() -> None:
    for sheet in ("1", "2"):
        state = begun(2, sheet, side="B")
        players = tuple(
            replace(p, marks=tuple(min(n, row.size) for row in SHEETS[int(sheet)].rows))
            for n, p in enumerate(state.public.players, 2)
        )
        state = State(replace(state.public, players=players), state.hidden)
        scene = pictured.areas(public(state), spoken(state))
        crossed = {group.name for group in named(scene, "box:")}
        assert crossed == {
            f"box:{seat}:{row.symbol}:{box}"
            for seat, player in enumerate(players)
            for row, count in zip(SHEETS[int(sheet)].rows, player.marks, strict=True)
            for box in range(1, count + 1)
        }


def test_the_printed_values_are_those_of_the_sheet() -> None:
    for number, sheet in SHEETS.items():
        state = begun(2, str(number), side="B")
        scene = pictured.areas(public(state), spoken(state))
        printed = [box.text for box in text_boxes(scene)]
        for row in sheet.rows:
            for box, value in enumerate(row.values, 1):
                if row.symbol == "FA" and sheet.exchange:
                    count, each = sheet.exchange[box - 1]
                    assert printed.count(f"{count} × {each}") >= 2
                elif row.symbol == "GL" and sheet.late_glass and box == row.size:
                    assert printed.count(f"{value}/{sheet.late_glass}") >= 2
                else:
                    assert printed.count(str(value).replace("-", "−")) >= 2


def test_substitutions_are_shown_with_three_players_only() -> None:
    stars = []
    for seats in (2, 3):
        state = begun(seats)
        scene = pictured.areas(public(state), spoken(state))
        kinds = [placed.item.kind for placed in everything(scene) if isinstance(placed.item, Sprite)]
        stars.append(kinds.count("star"))
    assert stars == [0, 12]


def test_the_hand_is_the_viewers_with_what_each_card_brings_everybody() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.hand(RULES.view(state, Seat(1)), spoken(state))
    assert scene is not None
    shown = {group.name.removeprefix("card:") for group in named(scene, "card:")}
    assert shown == {*state.hidden.hands[1], *state.public.display}
    for card in shown:
        (cell,) = named(scene, f"card:{card}")
        symbols = sum(len(found) for found in line.preview(state.public, card))
        icons = [item for item in cell.items if isinstance(item, Sprite) and item.kind != "token"]
        assert len(icons) == symbols, card
        assert sum(isinstance(item, Sprite) and item.kind == "token" for item in cell.items) == 3


def test_nobody_sees_a_hand_before_the_side_is_chosen_ru_34() -> None:
    state = RULES.setup(2, {"sheet": "1"}, 1)
    assert pictured.hand(RULES.view(state, Seat(0)), spoken(state)) is None


def ask(state: State, seat: Seat, *prefix: str | int) -> tuple[Question, Scene]:
    question = drill(core.legal(RULES, state, seat), prefix)
    assert isinstance(question, Question)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    assert scene is not None
    return question, scene


def answer(scene: Scene, number: int) -> Group:
    (found,) = named(scene, f"answer:{number}")
    return found


def test_markers_for_cards_lie_on_the_cards_in_the_order_of_the_menu() -> None:
    state = laid(begun(), EX_6, 12)
    state = State(replace(state.public, phase=PLAY), state.hidden)
    question, scene = ask(state, Seat(0), "play")
    for number, card in enumerate(question.answers, 1):
        cell = named(scene, f"card:{card}")[0]
        assert inside(answer(scene, number), bounds(cell)), card
    assert named(pictured.hand(RULES.view(state, Seat(0)), spoken(state)), "answer:") == ()  # type: ignore[arg-type]


def test_markers_for_the_local_train_lie_on_the_stations_ahead_ex_8() -> None:
    """EX-8: after seven cards the owner of T1 with the local train on node 1 has stations on nodes 5, 6 and 7 ahead."""
    state = laid(begun(), EX_6[:7], 7, local=1)
    players = tuple(replace(p, gained=1) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players), state.hidden)
    question, scene = ask(state, Seat(0), "extra local")
    assert (question.field, question.answers) == ("stations", (1, 2, 3))
    for number, slot in ((1, 5), (2, 6), (3, 7)):
        x, y = layout.corner(slot)
        assert inside(answer(scene, number), (x, y, x + layout.CARD_W, y + layout.CARD_H))
        lane = line.nodes("A", EX_6[:7])[slot].entered[0]
        left, top, right, bottom = bounds(answer(scene, number))
        assert abs((top + bottom) / 2 - (y + layout.LANES[lane])) < 2


def test_markers_for_two_symbols_lie_side_by_side() -> None:
    state = laid(begun(), ("B06",), 1, local=0)
    players = tuple(replace(p, gained=1) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players, active=Seat(1)), state.hidden)
    question, scene = ask(state, Seat(1), "extra local", 1)
    assert question.answers == ("WO", "SA")
    assert bounds(answer(scene, 1))[0] < bounds(answer(scene, 2))[0]


def test_markers_for_a_box_lie_on_the_viewers_own_sheet() -> None:
    state = laid(begun(), EX_6, 12)
    players = tuple(replace(p, gained=2) for p in state.public.players)
    state = State(replace(state.public, phase=EXTRA, players=players, active=Seat(2)), state.hidden)
    question, scene = ask(state, Seat(2), "extra box")
    sheet = next(group for group in named(scene, "sheet:") if group.name == "sheet:2")
    for number in range(1, len(question.answers) + 1):
        assert inside(answer(scene, number), bounds(sheet))


def test_markers_for_side_and_track() -> None:
    state = RULES.setup(3, {"sheet": "1"}, 1)
    question, scene = ask(state, Seat(0))
    assert question.field == "side"
    assert bounds(answer(scene, 1))[0] < bounds(answer(scene, 2))[0]
    state = RULES.apply(state, Seat(0), core.legal(RULES, state, Seat(0))[0]).state
    question, scene = ask(state, Seat(0))
    assert question.answers == (1, 2, 3)
    heights = [bounds(answer(scene, number))[1] for number in (1, 2, 3)]
    assert heights == sorted(heights)


def test_alternative_text_tells_the_last_move() -> None:
    state = laid(begun(), EX_6, 12)
    told = pictured.alt(
        public(state), spoken(state, event("laid", seat=1, card="B14", slot=11, source="hand", coins=0))
    )
    assert "Ada" in told
    assert "B14" in told
    assert "11 of 24" in told


def test_the_text_board_names_what_every_player_meets_ex_1() -> None:
    """EX-1's card: the owner of T2 meets wood and sawmill, the owner of T1 passengers."""
    state = laid(begun(2), ("B06",), 1)
    told = pictured.text(public(state), spoken(state))
    (card,) = (row for row in told.splitlines() if row.startswith("1 B06"))
    assert "● Passengers" in card
    assert "▲ Wood + Sawmill" in card


def test_the_own_hand_is_in_ones_own_text_only() -> None:
    state = laid(begun(), EX_6, 12)
    mine = state.hidden.hands[1][0]
    assert mine in pictured.text(RULES.view(state, Seat(1)), spoken(state))
    assert mine not in pictured.text(public(state), spoken(state))


def test_the_picture_is_the_same_for_whatever_is_hidden() -> None:
    state = laid(begun(), EX_6, 12)
    other = RULES.imagine(public(state), Rng(9))
    assert other.hidden != state.hidden
    assert pictured.board(public(state), spoken(state)) == pictured.board(public(other), spoken(state))


def test_the_box_that_counts_is_brass_ex_10_ex_12() -> None:
    """EX-10: coal 4, iron ore 2, steel 1, factory 2. EX-12, sheet 2: wood 3, sawmill 5 reaches sawmill box 3."""
    heavy = {"CO": 4, "IO": 2, "ST": 1, "FA": 2}
    assert brass("1", heavy) == {("CO", 4), ("IO", 2), ("ST", 1), ("FA", 1)}
    assert brass("2", {"WO": 3, "SA": 5}) == {("SA", 3)}
    assert brass("2", {"WO": 3, "SA": 2}) == {("WO", 3)}
    assert brass("2", {"PA": 3, "PO": 4}) == {("PA", 3), ("PO", 2)}


def brass(sheet: str, marks: dict[str, int]) -> set[tuple[str, int]]:
    """The boxes of the first player's sheet that are filled with brass."""
    state = begun(2, sheet, side="B")
    first = replace(state.public.players[0], marks=tuple(marks.get(row.symbol, 0) for row in SHEETS[int(sheet)].rows))
    state = State(replace(state.public, players=(first, *state.public.players[1:])), state.hidden)
    scene = pictured.areas(public(state), spoken(state))
    return {
        (symbol, int(box))
        for group in named(scene, "box:0:")
        if any(isinstance(item, Rect) and item.fill == BRASS for item in group.items)
        for _, _, symbol, box in [group.name.split(":")]
    }
