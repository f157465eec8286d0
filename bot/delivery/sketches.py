"""What each picture of a table shows: scenes with their words, made from what its viewer may know."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from bot.delivery import ladders, showcase
from bot.delivery.picture import Sketch
from bot.store.cup import Cup
from bot.store.table import Table, Taste
from bot.tables import progress, results
from bot.texts import cleaned, texts
from render import curve as curve_picture
from render import final as final_picture
from render.pictures import AnyPictures, Form, Setting, found, legend, lesson, pictures
from render.scene import Scene
from render.wording import cut
from rules import registry
from rules.core import Event, Seat
from rules.notation import Question

ALT = 1024
TOLD = 10
"""So many points of a curve are told for those who do not see it."""
PUBLIC = Taste()


@cache
def artist(game: str) -> AnyPictures | None:
    """The game's pictures; None for a game that has none."""
    return pictures(game) if found(game) else None


def setting(table: Table, language: str, recent: tuple[Event, ...] = (), form: Form = "full") -> Setting:
    assert table.match is not None
    who = progress.waited_for(table)
    return Setting(
        words=texts(language, table.game).among(table.names, plain=True),
        names=tuple(cleaned(name) for name in table.names),
        recent=tuple(event for event in recent if event.to is None),
        number=table.id,
        # A lesson's position is of no day.
        stamp=datetime.fromtimestamp(table.updated, UTC).strftime("%Y-%m-%d %H:%M UTC") if table.updated else "",
        waiting=who if len(who) == 1 else (),
        several=len(who) > 1,
        form=form,
    )


def chapter(table: Table) -> str:
    """What the picture of the players' areas is worth showing again for; nothing: for every turn.

    A game tells it by a function `chapter` of its pictures.
    """
    shown = artist(table.game)
    told = getattr(shown, "chapter", None)
    if told is None or table.match is None:
        return ""
    return str(told(table.rules.view(table.match.state, None)))


def sketch_board(
    table: Table, language: str, recent: tuple[Event, ...], taste: Taste = PUBLIC, with_areas: bool = True
) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, recent, taste.form)
    view = table.rules.view(table.match.state, None)
    board = _sketch(table.game, "board", shown.board(view, around), shown.alt(view, around), taste)
    return (board, *sketch_areas(table, language, recent, taste)) if with_areas else (board,)


def sketch_areas(table: Table, language: str, recent: tuple[Event, ...], taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, recent, taste.form)
    areas = shown.areas(table.rules.view(table.match.state, None), around)
    return () if areas is None else (_sketch(table.game, "areas", areas, around.words("alt-areas"), taste),)


def sketch_hand(table: Table, language: str, seat: Seat, taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, form=taste.form)
    view = table.rules.view(table.match.state, seat)
    scene = shown.hand(view, around)
    if scene is None:
        return ()
    # What the seat's own words of the table say beyond the spectator's is what is on this picture.
    public = set(shown.text(table.rules.view(table.match.state, None), around).splitlines())
    private = [line for line in shown.text(view, around).splitlines() if line.strip() and line not in public]
    return (_sketch(table.game, "hand", scene, "\n".join([around.words("alt-hand"), *private]), taste),)


def hand_look(table: Table, language: str, seat: Seat) -> str:
    """Equal for pictures of a hand that differ in their date or in who is waited for only."""
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ""
    around = replace(setting(table, language), stamp="", waiting=(), several=False)
    scene = shown.hand(table.rules.view(table.match.state, seat), around)
    return "" if scene is None else hashlib.blake2b(repr(scene).encode(), digest_size=8).hexdigest()


def sketch_question(table: Table, language: str, seat: Seat, asked: Question, taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, form=taste.form)
    scene = shown.question(table.rules.view(table.match.state, seat), asked, around)
    return () if scene is None else (_sketch(table.game, "question", scene, around.words("alt-question"), taste),)


def sketch_final(table: Table, language: str, taste: Taste) -> tuple[Sketch, ...]:
    assert table.match is not None
    outcome = results.outcome(table)
    if outcome is None or not outcome.scores:
        return ()
    around = setting(table, language, form=taste.form)
    scene = final_picture.final(outcome, around)
    return (_sketch(table.game, "scores", scene, around.words("alt-final"), taste),)


def sketch_curve(
    table: Table, language: str, course: tuple[tuple[int, ...], ...], taste: Taste
) -> tuple[Sketch, ...]:  # fmt: skip
    if not course:
        return ()
    around = setting(table, language)
    outcome = results.outcome(table)
    status = "" if outcome is None else final_picture.winners(outcome, around)
    told = [around.words("alt-curve", turns=len(course) - 1)]
    for seat, name in enumerate(around.names):
        some = ", ".join(str(row[seat]) for row in course[:: max(1, len(course) // TOLD)])
        told.append(f"{name}: {some}, {course[-1][seat]}.")
    return (_sketch(table.game, "curve", curve_picture.curve(course, around, status), " ".join(told), taste),)


def sketch_showcase(table: Table, taste: Taste) -> tuple[Sketch, ...]:
    """A game of the same kind some moves later, played at random by nobody."""
    shown = artist(table.game)
    if shown is None:
        return ()
    words = texts(table.language, table.game)
    match = showcase.played(table.game, len(table.seats), table.options)
    around = showcase.amid(table.game, match, len(table.seats), table.language, table.id)
    scene = shown.board(table.rules.view(match.state, None), around)
    return (_sketch(table.game, "game", scene, words("alt-showcase", game=words("game-name")), taste),)


def board_text(table: Table, language: str, seat: Seat | None) -> str:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return texts(language, table.game)("no-text-board")
    # It is read at once, so it may name everybody.
    around = replace(setting(table, language), waiting=progress.waited_for(table), several=False)
    return shown.text(table.rules.view(table.match.state, seat), around)


def _apart(game: str, language: str, taste: Taste) -> Setting:
    """What a picture shows that belongs to no table."""
    words = texts(language, game)
    names = tuple(words("seat-number", number=seat + 1) for seat in range(max(registry.GAMES[game].seats)))
    return Setting(words.among(names, plain=True), names, form=taste.form)


def sketch_legend(game: str, language: str, taste: Taste) -> tuple[Sketch, ...]:
    around = _apart(game, language, taste)
    scene = legend(game, around)
    return () if scene is None else (_sketch(game, "symbols", scene, around.words("alt-legend"), taste),)


def sketch_lesson(game: str, topic: str, language: str, taste: Taste) -> tuple[Sketch, ...]:
    around = _apart(game, language, taste)
    scene = lesson(game, topic, around)
    return () if scene is None else (_sketch(game, "guide", scene, around.words("alt-lesson"), taste),)


def sketch_cup(cup: Cup, upto: int, language: str, taste: Taste) -> tuple[Sketch, ...]:
    found = enumerate(ladders.scenes(cup, upto, language), 1)
    return tuple(made(f"standings-{n}", scene, alt, taste) for n, (scene, alt) in found)


def made(name: str, scene: Scene, alt: str, taste: Taste) -> Sketch:
    """A picture that is of no game."""
    return _sketch("", name, scene, alt, taste)


def _sketch(game: str, name: str, scene: Scene, alt: str, taste: Taste) -> Sketch:
    return Sketch(game, f"{name}.png", cut(alt, ALT), scene, taste.palette)
