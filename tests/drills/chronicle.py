"""What a thread has told its readers, to be compared with what has really happened."""

from __future__ import annotations

from bot.controls import ids
from bot.delivery import sentences
from bot.sandbox.components import walk
from bot.sandbox.entities import Message
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from bot.store.match import Line
from bot.store.table import Table
from bot.tables import history, results
from bot.texts import texts
from rules import match as matches

FRAME = 17
"""The component that holds a whole board."""
BOARDS = ("move", "rematch")
"""The first button below a board, and below that of a finished game."""


class Chronicle:
    """Notes every post of a board when it appears, with the revision its buttons carry."""

    def __init__(self, sandbox: Sandbox, thread: int | None = None) -> None:
        """`thread`: of one alone."""
        self._sandbox = sandbox
        self._thread = thread
        self.boards: list[tuple[int, str]] = []
        """Revision and text, in the order of appearance."""
        self._places: dict[int, int] = {}
        """Where among the boards a message stands."""
        self.stop = sandbox.world.listen(self._changed)

    def _changed(self, change: Change) -> None:
        message = change.subject
        if change.what not in (What.MESSAGE_CREATE, What.MESSAGE_UPDATE) or not isinstance(message, Message):
            return
        if message.ephemeral:
            return
        channel = self._sandbox.world.channels[message.channel_id]
        if not channel.is_thread or self._thread not in (None, channel.id):
            return
        parts = list(walk(message.components))
        clicks = [what for part in parts if (what := ids.parse(part.get("custom_id", ""))) is not None]
        # A board stands in a frame, with pictures or without; lines that call people do not.
        if parts and parts[0]["type"] == FRAME and clicks and clicks[0].action in BOARDS:
            text = "\n".join(part["content"] for part in parts if "content" in part)
            # Words that call become it by an edit. Whoever follows a process that died puts the newest board in its
            # place; what else changes in it later is none.
            place = self._places.setdefault(message.id, len(self.boards))
            if place == len(self.boards):
                self.boards.append((clicks[0].revision, text))
            elif clicks[0].revision > self.boards[place][0]:
                self.boards[place] = (clicks[0].revision, text)

    def agrees_with(self, table: Table, lines: tuple[Line, ...]) -> None:
        """Everything is told once and in order: each board tells what has happened since the one before."""
        revisions = [revision for revision, _ in self.boards]
        assert revisions == sorted(set(revisions)), "a board was posted twice, or out of order"
        # Something that nobody plays may be kept after the last move, and be older than the post of the end.
        assert revisions[-1] >= max(line.revision for line in lines), "the end was not told"
        words, since = texts(table.language, table.game).among(table.names), 0
        for revision, text in self.boards:
            happened = history.facts([line for line in lines if since < line.revision <= revision])
            if revision >= lines[-1].revision and results.outcome(table) is not None:
                # The result tells the end.
                happened = sentences.ending(happened)
            assert sentences.story(words, sentences.telling(table.rules, happened)) in text, (
                f"the board of revision {revision} after {since} of {revisions}: {text!r}"
            )
            since = revision


def is_whole(table: Table) -> None:
    """The log has no gap, and replayed by the engine alone it leads to the state that is kept."""
    assert table.match is not None
    assert [entry.n for entry in table.match.log] == list(range(1, len(table.match.log) + 1))
    again = matches.replay(table.rules, table.match.header, table.match.log)
    assert again.state == table.match.state
