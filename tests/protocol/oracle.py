"""The leak oracle: knows what each person could see, and what must stay hidden from them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.delivery import views
from bot.delivery.sentences import label
from bot.delivery.sketches import sketch_board
from bot.process.client import Stellwerk
from bot.sandbox.components import walk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change
from bot.store.table import RUNNING, Table
from bot.texts import LANGUAGES, texts, value_key
from rules import codec
from rules.core import Rng, Seat, resample
from rules.notation import key, names
from tests.protocol.people import Visible

ADDRESS = re.compile(r"https?://[^/\s]+(/cdn/\d+/\d+)?|\?ex=\w+&is=\w+&hm=\w+&")
ID = re.compile(r'"((?=[^"]*\d)[A-Za-z0-9_-]{2,})"')
"""The name of a thing in a view: letters, and a digit that tells it from an ordinary word."""
WORD = re.compile(r'"([A-Za-z0-9_-]{2,})"')


class Oracle:
    """Looks after every move at all that was shown since the last look."""

    def __init__(self, sandbox: Sandbox, bot: Stellwerk, people: Sequence[Person]) -> None:
        self._sandbox, self._bot, self._people = sandbox, bot, people
        self._seen: dict[int, Visible] = {}
        self._stop = sandbox.world.listen(self._changed)
        self._checked: dict[int, int] = {}
        self._began: int | None = None
        """The revision that the first board told of: a game may have begun by itself."""
        self._labels: dict[str, set[str]] = {}
        """What the things of the game have been called in menus."""

    def close(self) -> None:
        self._stop()

    def _changed(self, change: Change) -> None:
        if isinstance(change.subject, Message):
            for person in self._people:
                if person.sees(change.subject):
                    self._seen.setdefault(person.id, Visible()).add_message(self._sandbox, person, change.subject)

    async def look(self, before: Table) -> None:
        """Whatever was shown since the last look tells nobody what is hidden from them."""
        await self._bot.outbox.idle()
        table = await self._bot.tables.get(before.id)
        self._began = before.revision if self._began is None else self._began
        await self._public_posts_tell_nothing_hidden(table)
        self._learn(table)
        for person in self._people:
            self._no_word_of_others(before, table, person, await self._told(table, before, person))
            await self._no_hand_of_others(table, person)
        self._seen.clear()

    async def _told(self, table: Table, before: Table, person: Person) -> set[str]:
        """What the story has named: it stands in the thread for ever, and older posts are shown again when edited."""
        events = await self._bot.tables.recent(table, 0, table.seat_of(person.id))
        return {str(value) for event in events for _, value in event.data}

    def _learn(self, table: Table) -> None:
        """Remember under which names things are offered now."""
        assert table.match is not None
        for info in table.seats:
            view = table.rules.view(table.match.state, info.seat)
            for action in self._bot.tables.options(table, info.seat):
                tokens = key(action)
                for at, field in enumerate(names(type(action)), 1):
                    token = tokens[at]
                    if isinstance(token, str) and token:
                        known = self._labels.setdefault(token, set())
                        for language in LANGUAGES:
                            words = texts(language, table.game).among(table.names)
                            known.add(label(words, table.rules, view, tokens[:at], field, token))

    def _no_word_of_others(self, before: Table, table: Table, person: Person, told: set[str]) -> None:
        """No name of a thing that stands only in another seat's view stands in anything new.

        What the person could see before the move is no secret to them: hands may be passed on.
        """
        assert table.match is not None and before.match is not None
        seen = self._seen.get(person.id, Visible())
        rules, seat = table.rules, table.seat_of(person.id)
        known = codec.dumps(rules.view(table.match.state, seat)) + codec.dumps(rules.view(before.match.state, seat))
        public = set(WORD.findall(known)) | told
        # An address is the server's; only the file's name at its end is ours.
        shown = [ADDRESS.sub("", text) for text in seen.texts]
        for other in table.seats:
            if other.user in (None, person.id):
                continue
            private = codec.dumps(rules.view(table.match.state, other.seat))
            hidden = set(WORD.findall(private)) - public
            for thing in hidden & (set(self._labels) | set(ID.findall(private))):
                for secret in {thing, *self._labels.get(thing, ()), *called(table, thing)}:
                    found = [text for text in shown if re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text)]
                    assert not found, f"{person} sees {secret!r} of seat {other.seat}: {found[:3]}"

    async def _no_hand_of_others(self, table: Table, person: Person) -> None:
        """No new picture is the hand of somebody else."""
        seen = self._seen.get(person.id, Visible())
        own = {picture async for picture in self._hands(table, table.seat_of(person.id))}
        for other in table.seats:
            if other.user not in (None, person.id):
                hands = {picture async for picture in self._hands(table, other.seat)}
                assert not (hands - own) & seen.pictures, f"{person} sees the hand of seat {other.seat}"

    async def _hands(self, table: Table, seat: Seat | None) -> Any:
        """The hand of a seat as it is drawn for its player."""
        if seat is not None and table.phase == RUNNING:
            language = await self._bot.tables.reads(table.seats[seat].user or 0) or table.language
            for taste in {await self._bot.tables.taste(person.id, table.guild) for person in self._people}:
                for picture in await self._bot.painter.hand(table, language, seat, taste):
                    yield picture.data

    async def _public_posts_tell_nothing_hidden(self, table: Table) -> None:
        """The newest board comes out the same, byte for byte, when everything hidden is dealt anew."""
        post = (await self._bot.tables.posts(table.id)).get("board")
        if post is None or post.message in self._checked or post.revision != table.revision or table.phase != RUNNING:
            return
        since, self._checked[post.message] = max(self._checked.values(), default=self._began or 0), post.revision
        assert table.match is not None
        dealt = resample(table.rules, table.match.state, None, Rng(post.message))
        other = replace(table, match=replace(table.match, state=dealt))
        recent = await self._bot.tables.recent(table, since)
        thread = self._sandbox.world.channels[table.thread or table.channel]
        message = next(one for one in self._sandbox.world.messages_in(thread) if one.id == post.message)
        # The areas stand beside the board where a chapter of the game begins.
        sketches = sketch_board(other, table.language, recent, with_areas=len(message.attachments) > 1)
        drawn = tuple(sketch.drawn() for sketch in sketches)
        view = views.turn(other, drawn, recent).to_components()
        assert said(message.components) == said(view)
        assert [self._sandbox.world.files.get(one.id) for one in message.attachments] == [one.data for one in drawn]


def said(components: Any) -> list[str]:
    return [one["content"] for one in walk(components) if "content" in one]


def called(table: Table, thing: str) -> Iterator[str]:
    """What the texts call a thing that is a value of some field of a move."""
    for field in {field for kind in table.rules.actions for field in names(kind)}:
        for language in LANGUAGES:
            words = texts(language, table.game)
            if words.has(value_key(field, thing)):
                yield words(value_key(field, thing))
