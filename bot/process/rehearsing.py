"""`stellwerk rehearse`: from the words of the command line to a rehearsal."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.process.settings import BadSetting, Settings
from bot.texts import LANGUAGES, texts


def options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--channel", required=True, metavar="ID", help="number of an empty text channel")
    command.add_argument("--forum", default="", metavar="ID", help="number of a forum; the first one if left out")
    command.add_argument("--voice", default="", metavar="ID", help="number of a voice channel; likewise")
    command.add_argument("--human", default="", metavar="ID", help="who helps; the application's owner if left out")
    command.add_argument("--no-human", action="store_true", dest="alone", help="leave out what needs eyes or hands")
    command.add_argument("--part", action="append", default=[], metavar="PART", help="only this part; may be repeated")
    command.add_argument("--lang", default="en", choices=tuple(LANGUAGES), help="of questions and lines")
    command.add_argument("--out", type=Path, metavar="FILE", help="write everything that was said, without names")


def begin(given: argparse.Namespace, settings: Settings) -> int:
    """The exit status: 0 if all was found as expected, 1 if not."""
    # Whoever only runs the bot need not load it.
    from bot.rehearsal.program import API, Wish, run  # noqa: PLC0415

    if settings.token is None:
        text = texts(given.lang, "rehearsal")
        raise BadSetting(text("no-token"))
    return run(
        Wish(
            settings.token, given.channel, settings.api_base or API, given.human, given.forum, given.voice,
            given.lang, given.part, given.alone, given.out,
        )
    )  # fmt: skip
