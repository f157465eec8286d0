"""What is posted of a cup: its announcement, kept up to date, and news after each round and at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.controls.buttons import BLUE, GREEN, Press, button, rows
from bot.controls.ids import Id
from bot.delivery.courier import Arrived
from bot.delivery.deadlines import clock_words
from bot.delivery.forum import Forums, game_tags, state_tags
from bot.delivery.ladders import points, stands, winners
from bot.delivery.listing import fitting, named
from bot.delivery.lockscreen import mentions
from bot.delivery.messages import Plain, change, post
from bot.delivery.novelty import marked
from bot.delivery.painter import Painter
from bot.delivery.patience import Undeliverable
from bot.delivery.picture import gallery
from bot.delivery.sentences import chosen
from bot.delivery.threads import awake
from bot.store.cup import BYE, CALLED_OFF, DECIDED, OPEN, OVER, SWISS, UNDER_WAY, WALKOVER, Cup, Pod
from bot.store.draft import Row
from bot.store.table import CANCELLED, IN_FORUM, LOBBY, Table
from bot.tables import standings
from bot.tables.announcements import CUP, ROUND, TABLE
from bot.tables.notices import at
from bot.tables.refusals import Refused
from bot.tables.rounds import takes
from bot.tables.writer import Tables
from bot.texts import Words, enumerated, escaped, game_name, texts
from render.wording import cut

ROOM = 3_300
"""Characters of a post; Discord takes 4,000."""
PODIUM = 3
TITLE = 40
"""Characters of a cup's name in a call."""
LEVEL, AGAIN = "level", "again"
"""What a button below a table without a result decides."""


class CupPosts:
    """Draws exactly the cup as it stands now."""

    def __init__(self, client: discord.Client, tables: Tables, painter: Painter, forums: Forums) -> None:
        self._client = client
        self._tables = tables
        self._painter = painter
        self._forums = forums

    async def announcement(self, row: Row, table: Table) -> Arrived | None:
        """The one post of a cup; one that somebody has deleted stays away."""
        cup = await self._tables.cup(-table.id)
        view = announced(cup, await self._played(cup))
        forum, state = cup.ground == IN_FORUM, LOBBY if cup.phase == OPEN else cup.phase
        if row.message is None and forum:
            room, tags = self._forums.known(cup.guild, cup.channel), (game_tags(cup.game), state_tags(state))
            return await self._forums.post(row, room, cup.name, view, (), *tags)
        channel = self._channel(cup, row.message)
        if row.message is None:
            return await post(channel, view, row.nonce)
        there = channel.get_partial_message(row.message)
        try:
            arrived = await awake(self._client, channel.id, lambda: change(self._client, there, view))
            if forum:
                await self._forums.tell(cup.guild, cup.channel, row.message, cup.game, state)
            return arrived
        except discord.NotFound:
            return None

    async def news(self, row: Row, table: Table) -> Arrived | None:
        """How a cup stands after a round, who has won, or what its host has to decide."""
        cup = await self._tables.cup(-table.id)
        if TABLE in row.payload:
            return await self._stuck(row, cup, int(row.payload[TABLE]))
        upto = int(row.payload[ROUND])
        words = texts(cup.language, cup.game)
        taste = await self._tables.public_taste(cup.guild)
        shown = await self._painter.cup(cup, upto, cup.language, taste)
        won = winners(cup) if upto >= cup.round else ()
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay("\n".join(_ended(words, cup) if won else _after(words, cup, upto))))
        for picture in shown:
            view.add_item(gallery(picture))
        said = row.spoken
        if said is not None and said.message:
            try:
                called = self._client.get_partial_messageable(said.channel, guild_id=cup.guild)
                message = called.get_partial_message(said.message)
                return await change(self._client, message, view, (), shown, marked(row))
            except discord.NotFound:
                # The words are gone that have called; the news is not.
                pass
        return await post(await self._news(cup), view, row.nonce, shown)

    async def callers(self, row: Row, table: Table) -> tuple[int, ...]:
        """Whom news call: those who have won."""
        cup = await self._tables.cup(-table.id)
        if TABLE in row.payload or int(row.payload[ROUND]) < cup.round:
            return ()
        won = [line.person for line in winners(cup) if line.person > 0]
        return tuple([person for person in won if await self._tables.reachable(person)])

    async def call(self, row: Row, table: Table, users: Sequence[int]) -> Arrived:
        """Words that become the news."""
        cup = await self._tables.cup(-table.id)
        said = texts(cup.language, cup.game)("cup-end-call", title=escaped(cut(cup.name, TITLE)))
        return await post(await self._news(cup), Plain(f"{said}\n{mentions(users)}"), row.nonce, (), users)

    async def _stuck(self, row: Row, cup: Cup, table: int) -> Arrived | None:
        """A table has no result; unless somebody has decided meanwhile."""
        waits = any(pod.table == table and not pod.done for pod in cup.of_round(cup.round))
        if (cup.phase != UNDER_WAY or not waits) and row.tried_revision is None:
            return None
        words = texts(cup.language, cup.game)
        said = words("cup-stuck", user=cup.owner, table=str(table), title=escaped(cup.name))
        decisions = [
            button(words(f"button-cup-{what}"), Id("cupdecide", cup.id, cup.revision, (what, str(table))))
            for what in (LEVEL, AGAIN)
        ]
        users = [cup.owner] if cup.owner and await self._tables.reachable(cup.owner) else []
        return await post(await self._news(cup), Plain(said, [decisions]), row.nonce, (), users, silent=not users)

    async def _played(self, cup: Cup) -> Mapping[int, Table]:
        """The tables of the round that is played, as far as they can be read."""
        found: dict[int, Table] = {}
        for pod in cup.of_round(cup.round):
            if pod.table:
                try:
                    found[pod.table] = await self._tables.get(pod.table)
                except Refused:
                    continue
        return found

    async def _news(self, cup: Cup) -> discord.PartialMessageable:
        """Where its news go: in a forum below its announcement."""
        known = (await self._tables.store.posts(-cup.id)).get((CUP, 0))
        if cup.ground == IN_FORUM and known is None:
            raise Undeliverable("gone")
        return self._channel(cup, None if known is None else known.message)

    def _channel(self, cup: Cup, own: int | None) -> discord.PartialMessageable:
        """Where its announcement stands: in a forum that is a channel of its own."""
        channel = own if own is not None and cup.ground == IN_FORUM else cup.channel
        return self._client.get_partial_messageable(channel, guild_id=cup.guild)


def announced(cup: Cup, tables: Mapping[int, Table]) -> ui.LayoutView:
    """What a cup is, who takes part, what is played now, and the buttons to come and go."""
    words = texts(cup.language, cup.game)
    lines = [*_head(words, cup), "", *_rules(words, cup)]
    lines += ["", *_state(words, cup, tables, ROOM - sum(len(line) + 1 for line in lines))]
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay("\n".join(lines)))
    for presses in rows(_buttons(words, cup)):
        box.add_item(presses)
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def _head(words: Words, cup: Cup) -> list[str]:
    lines = [
        words("cup-title", title=escaped(cup.name)),
        words(
            "cup-what", game=game_name(words, cup.game), form=words(f"cup-form-{cup.form}"), seats=cup.seats
        ),
    ]  # fmt: skip
    lines += chosen(words, cup.options)
    lines.append(words("clock-line", said=clock_words(words, cup.pace)))
    if cup.friendly:
        lines.append(words("cup-friendly"))
    return lines


def _rules(words: Words, cup: Cup) -> list[str]:
    how = words("cup-how-swiss", rounds=cup.rounds) if cup.form == SWISS else words(f"cup-how-{cup.form}")
    ties = words(f"cup-ties-{cup.form}")
    host = [words("cup-host", user=cup.owner)] if cup.owner else []
    return [how, words("cup-points"), ties, *host]


def _state(words: Words, cup: Cup, tables: Mapping[int, Table], room: int) -> list[str]:
    if cup.phase == CALLED_OFF:
        return [words("cup-cancelled")]
    if cup.phase == OPEN:
        return _gathering(words, cup)
    if cup.phase == OVER:
        won = winners(cup)
        names = enumerated(words, [called(line) for line in won])
        return [words("cup-finished", won=words("cup-won", names=names, count=len(won)) if won else "")]
    head = words("cup-running", number=cup.round)
    if cup.form == SWISS:
        head = words("cup-running-of", number=cup.round, count=cup.rounds)
    late = takes(cup) and len(cup.present) < cup.most
    lines = [head, *([words("cup-late")] if late else [])]
    pods = [_pod(words, cup, pod, tables) for pod in cup.of_round(cup.round)]
    return [*lines, *fitting(words, pods, room - 200, "cup-more")]


def _gathering(words: Words, cup: Cup) -> list[str]:
    people = named(words, cup.present)
    start = words("cup-by-hand")
    if cup.when_full:
        start = words("cup-when-full", most=cup.most)
    elif cup.begins:
        start = words("cup-begins", **at(cup.begins))
    there = words("cup-entrants", count=len(cup.present), most=cup.most, people=people)
    return [start, there if people else words("cup-nobody-yet")]


def _pod(words: Words, cup: Cup, pod: Pod, tables: Mapping[int, Table]) -> str:
    people = [escaped(cup.name_of(person)) for person in pod.people]
    if pod.how == BYE:
        return words("cup-pod-bye", people=people[0])
    if pod.done:
        shares = standings.earned(cup, pod)
        people = [f"{name} {points(words, share)}" for name, share in zip(people, shares, strict=True)]
    said = " · ".join(people)
    if pod.how == WALKOVER:
        return words("cup-pod-walkover", people=said)
    if pod.how == DECIDED:
        return words("cup-pod-decided", table=str(pod.table), people=said)
    table = tables.get(pod.table)
    place = f" <#{table.thread}>" if table is not None and table.thread else ""
    stuck = table is not None and (table.phase == CANCELLED or bool(table.asleep) or bool(table.trouble))
    key = "cup-pod-done" if pod.done else "cup-pod-stuck" if stuck else "cup-pod"
    return words(key, table=str(pod.table), place=place, people=said)


def called(line: standings.Line) -> str:
    """A mention; somebody who has been forgotten goes by no number."""
    return f"<@{line.person}>" if line.person > 0 else escaped(line.name)


def _buttons(words: Words, cup: Cup) -> list[Press]:
    def press(action: str, style: discord.ButtonStyle | None = None) -> Press:
        what = Id(f"cup{action}", cup.id, cup.revision)
        label = words(f"button-cup-{action}")
        return button(label, what) if style is None else button(label, what, style)

    found = [press("join", GREEN)] if takes(cup) else []
    found += [press("leave")] if cup.phase in (OPEN, UNDER_WAY) else []
    found += [press("start", BLUE)] if cup.phase == OPEN else []
    return [*found, *([press("standings")] if cup.round else [])]


def _after(words: Words, cup: Cup, upto: int) -> list[str]:
    lines = [words("cup-round-done", title=escaped(cup.name), stands=stands(words, cup, upto))]
    if cup.phase == UNDER_WAY and cup.round == upto + 1:
        count = sum(bool(pod.table) for pod in cup.of_round(cup.round))
        lines.append(words("cup-next-round", number=cup.round, count=count))
    return lines


def _ended(words: Words, cup: Cup) -> list[str]:
    """Worth pinning: who has won, and the first places."""
    won = winners(cup)
    people = enumerated(words, [called(line) for line in won])
    lines = [words("cup-end-title", title=escaped(cup.name)), words("cup-end-winner", people=people, count=len(won))]
    for line in standings.standings(cup)[:PODIUM]:
        player = escaped(line.name)
        shown, count = points(words, line.points), 1 if line.points == 1 else 0
        lines.append(words("cup-end-line", place=line.place, player=player, points=shown, count=count))
    return lines
