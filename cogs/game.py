"""What every game's cog does the same way: a slash command for each kind of move, and the way to table and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from dataclasses import MISSING, fields
from itertools import takewhile
from typing import Any, ClassVar, get_type_hints

from discord import app_commands
from discord.app_commands import AppCommandChannel, Choice
from discord.ext import commands

from bot.controls.hearing import Click
from bot.delivery.sentences import label
from bot.games import Game
from bot.store.table import RUNNING, Table
from bot.tables.refusals import Refused, refused
from bot.talk.answers import answering
from bot.talk.commands import (
    SERVERS,
    Parameter,
    choice,
    command,
    described,
    group,
    matching,
    named,
    option_name,
    reaching,
)
from bot.talk.guide import topics
from bot.talk.house import House
from bot.talk.move_picker import Choices, for_good, spot_for
from bot.talk.people import language, person
from bot.texts import LANGUAGES, texts
from rules.core import Action, AnyRules, Seat
from rules.notation import NOTHING, Token, key, names


@reaching(SERVERS)
class GameCog(commands.GroupCog):
    """Commands of one game. A subclass names the game and its command; the moves speak for themselves.

    Each kind of move becomes a subcommand named by its tag ("extra local" becomes `extra-local`), each of its fields an
    option with the legal values completed. A field without a default is a required option.
    """

    # Any: a cog serves the state and the view of whichever game its subclass names.
    whole: ClassVar[Game[Any, Any]]
    """The game."""
    game: ClassVar[str]
    """Its id."""
    rules: ClassVar[AnyRules]
    command: ClassVar[str]
    """The name of its slash command."""
    grouped: ClassVar[tuple[str, ...]]
    """First words of tags whose moves share a group: `/rail extra local` instead of `/rail extra-local`."""

    def __init_subclass__(cls, game: Game[Any, Any], command: str, grouped: tuple[str, ...] = ()) -> None:
        cls.whole, cls.game, cls.rules, cls.command, cls.grouped = game, game.id, game.rules, command, grouped
        cls.__cog_group_name__ = named(f"command-{command}", command, game.id)
        cls.__cog_group_description__ = described(f"command-{command}-description", game.id)

    def __init__(self, house: House) -> None:
        self.house = house
        whole = self.app_command
        assert whole is not None
        inner = {word: group(word, self.game) for word in self.grouped}
        for kind in self.rules.actions:
            word = self.group_of(kind)
            (inner[word] if word else whole).add_command(self.move_command(kind))
        for part in inner.values():
            whole.add_command(part)
        for single in self.common():
            whole.add_command(single)

    @classmethod
    def group_of(cls, kind: type[Action]) -> str:
        """The group in which a kind of move has its command; empty: none."""
        first, _, rest = kind.tag.partition(" ")
        return first if rest and first in cls.grouped else ""

    @classmethod
    def path(cls, kind: type[Action]) -> str:
        """What is typed before the options: "rail extra local"."""
        steps = [(cls.command, cls.command), (cls.group_of(kind), cls.group_of(kind)), cls._name(kind)]
        return " ".join(str(named(f"command-{name}", default, cls.game)) for name, default in steps if name)

    @classmethod
    def _name(cls, kind: type[Action]) -> tuple[str, str]:
        """Under which name the texts know the command of a kind of move, and its name where they do not."""
        alone = kind.tag.removeprefix(cls.group_of(kind)).strip()
        return kind.tag.replace(" ", "-"), alone.replace(" ", "-")

    def common(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        """What every game offers besides its moves."""
        yield command("new", self._new, self._new_parameters(), self.game)
        yield command("board", self._board, [Parameter("text", bool), self.house.desk.table_parameter()], self.game)
        yield command("hand", self._hand, [self.house.desk.table_parameter()], self.game)
        yield command("guide", self._guide, [Parameter("topic", complete=self._topics)], self.game)

    # -- moves

    def move_command(self, kind: type[Action]) -> app_commands.Command[Any, ..., None]:
        """The subcommand of one kind of move; its texts go by the whole tag, so that no two share one."""

        async def run(click: Click, table: int | None = None, **given: str | None) -> None:
            await self.move(click, kind, given, table)

        options = [
            Parameter(field.name, required=field.default is MISSING, complete=self._completion(kind, field.name))
            for field in fields(kind)
        ]
        name, default = self._name(kind)
        return command(name, run, [*options, self.house.desk.table_parameter()], self.game, default)

    async def move(self, click: Click, kind: type[Action], given: dict[str, str | None], number: int | None) -> None:
        """Play the move the options mean; ask on in a panel if they leave a choice."""
        await answering(click)
        table = await self._table(click, number)
        who = await person(self.house.tables, click)
        seat = table.seat_of(who.id)
        words = {field: text for field, text in given.items() if text is not None}
        fitting = [] if seat is None else self._fitting(table, seat, kind, words)
        if seat is None or not fitting:
            moves: tuple[Action, ...] = ()
            if seat is not None:
                moves = await asyncio.to_thread(self._led, table, seat, kind, words)
            if seat is not None and not moves:
                self._judge_behind(table, seat, self._spelled(kind, words))
            await self.house.panel.play(click, table, who, moves or (self._spelled(kind, words),), None)
            return
        choices = Choices(table, seat)
        so_far = key(fitting[0])
        if len(fitting) > 1:
            so_far = so_far[: 1 + _leading(kind, words)]
        at = spot_for(choices.scopes, so_far)
        await self.house.panel.choose(click, choices, who, at, named=len(fitting) == 1)

    def _fitting(self, table: Table, seat: Seat, kind: type[Action], words: dict[str, str]) -> list[Action]:
        """The legal moves of this kind that agree with what was given, by value or by label."""
        return self._agreeing(table, seat, self.house.tables.options(table, seat), kind, words)

    def _led(self, table: Table, seat: Seat, kind: type[Action], words: dict[str, str]) -> tuple[Action, ...]:
        """The given move with what leads to it and goes without saying; nothing if there is more than one way."""
        behind = self._behind(table, seat)
        fitting = self._agreeing(table, seat, behind, kind, words)
        if len(fitting) != 1 or len(behind[fitting[0]]) != 1:
            return ()
        led = (*behind[fitting[0]][0], fitting[0])
        return () if for_good(Choices(table, seat), led) else led

    def _judge_behind(self, table: Table, seat: Seat, move: Action) -> None:
        """Refuse a move for what is wrong with it, not for what goes without saying before it."""
        implied: tuple[type[Action], ...] = getattr(self.rules, "implied", ())
        if not implied or table.match is None or table.phase != RUNNING:
            return
        rules, state = table.rules, table.match.state
        now = rules.check(state, seat, move)
        for lead in self.house.tables.options(table, seat):
            if now is not None and isinstance(lead, implied):
                why = rules.check(rules.apply(state, seat, lead).state, seat, move)
                if why is not None and why.key != now.key:
                    raise Refused(why)

    def _behind(self, table: Table, seat: Seat) -> dict[Action, tuple[tuple[Action, ...], ...]]:
        """Moves of whole answers before which only such stand as go without saying, with these.

        A game tells them by `implied`: in The Black Loco whoever builds has chosen to build.
        """
        implied: tuple[type[Action], ...] = getattr(self.rules, "implied", ())
        found: dict[Action, tuple[tuple[Action, ...], ...]] = {}
        if not implied or table.match is None or table.phase != RUNNING:
            return found
        for offer in (offer for menu in table.rules.menus(table.match.state, seat) for offer in menu.offers):
            lead = tuple(takewhile(lambda move: isinstance(move, implied), offer.moves))
            if lead and len(lead) < len(offer.moves):
                ways = found.get(offer.moves[len(lead)], ())
                found[offer.moves[len(lead)]] = ways if lead in ways else (*ways, lead)
        return found

    def _agreeing(
        self, table: Table, seat: Seat, among: Iterable[Action], kind: type[Action], words: dict[str, str]
    ) -> list[Action]:
        """Those of this kind that agree with what was given."""
        left: Sequence[Action] = [a for a in among if type(a) is kind]
        for field, text in words.items():
            at = names(kind).index(field) + 1
            exact = [a for a in left if _token(key(a)[at]).casefold() == text.strip().casefold()]
            left = exact or [a for a in left if text.strip() in self._labels(table, seat, a, at)]
        return list(left)

    def _labels(self, table: Table, seat: Seat, action: Action, at: int) -> set[str]:
        tokens = key(action)
        return {self._label(table, seat, tokens, at, language) for language in LANGUAGES}

    def _label(self, table: Table, seat: Seat, tokens: Sequence[Token], at: int, language: str) -> str:
        assert table.match is not None
        kind = next(kind for kind in self.rules.actions if kind.tag == tokens[0])
        view = table.rules.view(table.match.state, seat)
        words = texts(language, table.game).among(table.names)
        return label(words, table.rules, view, tuple(tokens[:at]), names(kind)[at - 1], tokens[at])

    def _spelled(self, kind: type[Action], words: dict[str, str]) -> Action:
        """The move as it was given, legal or not: the rules say why it is not."""
        hints = get_type_hints(kind)
        values: list[Token] = []
        for field in names(kind):
            text = words.get(field, NOTHING).strip()
            try:
                values.append(int(text) if hints[field] is int else "" if text == NOTHING else text)
            except ValueError:
                raise refused(self.rules.unknown, text=f"{kind.tag} {text}"[:100]) from None
        return kind(*values)

    def _completion(self, kind: type[Action], field: str) -> Any:
        """The legal values of a field, given the options already filled in. Reads what is in memory."""

        async def complete(click: Click, current: str) -> list[Choice[str]]:
            space: dict[str, Any] = {name: value for name, value in click.namespace}  # noqa: C416 - its `keys` is None
            number = space.pop("table", None)
            table = await self.house.finder.likely(click, number if isinstance(number, int) else None)
            seat = None if table is None else table.seat_of(click.user.id)
            if table is None or seat is None or table.game != self.game:
                return []
            shown = {str(option_name(name, self.game)): name for name in names(kind)}
            words = {
                shown[name]: str(text)
                for name, text in space.items()
                if name in shown and shown[name] != field and text
            }
            reads = await language(self.house.tables, click)
            at = names(kind).index(field) + 1
            answers: dict[str, str] = {}
            fitting = self._fitting(table, seat, kind, words)
            if not fitting:
                behind = await asyncio.to_thread(self._behind, table, seat)
                fitting = self._agreeing(table, seat, behind, kind, words)
            for action in fitting:
                tokens = key(action)
                if _token(tokens[at]) not in answers:
                    answers[_token(tokens[at])] = self._label(table, seat, tokens, at, reads)
            return matching(answers, current)

        return complete

    # -- table and rules

    async def _table(self, click: Click, number: int | None) -> Table:
        table = await self.house.finder.find(click, number)
        if table.game != self.game:
            raise refused("other-game", table=table.id)
        return table

    def _new_parameters(self) -> list[Parameter]:
        words = texts(game=self.game)
        options = [
            Parameter(
                option.name,
                choices=[
                    choice(words(f"option-{option.name}-{value}"), value, f"option-{option.name}-{value}", self.game)
                    for value in option.values
                ],
                told=f"option-{option.name}",
            )
            for option in self.rules.options
        ]
        seats = Parameter("seats", int, choices=[choice(str(number), number) for number in self.rules.seats])
        desk = self.house.desk
        host = [desk.access_parameter(), desk.language_parameter(), Parameter("reveal", bool), Parameter("rated", bool)]
        more = [desk.clock_parameter(), desk.start_parameter(), Parameter("hints", bool), desk.alone_parameter()]
        more.append(desk.room_parameter())
        return [seats, *options, *host, *more]

    async def _new(
        self, click: Click, seats: int | None, access: str | None, language: str | None, reveal: bool | None,
        rated: bool | None, clock: str | None, start: str | None, hints: bool | None, alone: str | None,
        channel: AppCommandChannel | None, **options: str | None,
    ) -> None:  # fmt: skip
        chosen = {name: value for name, value in options.items() if value is not None}
        await self.house.desk.open(
            click, self.game, seats, chosen, access, language, bool(reveal), clock, start, rated, hints, alone, channel
        )

    async def _board(self, click: Click, text: bool | None, table: int | None) -> None:
        await answering(click)
        found = await self._table(click, table)
        await (self.house.desk.text(click, found) if text else self.house.desk.board(click, found))

    async def _hand(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.hand(click, await self._table(click, table))

    async def _guide(self, click: Click, topic: str | None) -> None:
        await answering(click)
        await self.house.guide.show(click, self.game, topic)

    async def _topics(self, click: Click, current: str) -> list[Choice[str]]:
        words = texts(await language(self.house.tables, click), self.game)
        return matching({topic: words(f"guide-{topic}-title") for topic in topics(words)}, current)


def _token(token: Token) -> str:
    """A value as it stands in an option."""
    return NOTHING if token == "" else str(token)


def _leading(kind: type[Action], given: Collection[str]) -> int:
    """How many fields from the first on were given."""
    return next((at for at, field in enumerate(names(kind)) if field not in given), len(names(kind)))
