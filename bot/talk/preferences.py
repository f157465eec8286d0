"""What one person has chosen: language, how and when to be called, when they are away, what pictures look like."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import get_args

from discord import ui
from discord.app_commands import Choice

from bot.controls.buttons import ANSWERS, GREEN, Press, button, menu, row, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.letters import CHOICES
from bot.games import Games
from bot.store.person import PersonRecord, Way
from bot.store.table import Away, Person
from bot.tables import away, calls, zones
from bot.tables.habits import INTERVALS, dates
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.commands import matching
from bot.talk.panel_view import laid
from bot.talk.people import language, person
from bot.texts import LANGUAGES, Words, game_name, texts
from render.looks import PALETTES
from render.pictures import Form
from rules import registry

DEFAULT, OFF = "default", "off"
"""The answer that leaves the choice to Discord or to the server; the answer that wants nothing of it."""
OFFS = ("off", "aus", "-", "")
"""How people write that they want nothing of it."""
FORMS: tuple[Form, ...] = get_args(Form)
WAYS: tuple[Way, ...] = get_args(Way)
TOPICS = (
    "language", "zone", "way", "reminders", "quiet", "digest", "away", "hands", "palette", "form", "profile", "records",
)  # fmt: skip
"""What can be changed, in the order in which it is told."""
UNLISTED = "unlisted"
LISTED = ("listed", UNLISTED)
"""Do others see the person's name in records?"""
HOURS = tuple(hour * 60 for hour in range(24))
NIGHT = (22 * 60, 8 * 60)
"""What quiet hours begin with."""
EVERY: Mapping[str, int | None] = {DEFAULT: None, OFF: 0, **{str(hours): hours for hours in INTERVALS}}
"""After how many hours to be reminded, by the answer."""
FIRST_PAGE, PAGE = 23, 24
"""So many dates stand on a page of the menu, beside *now* and *later*."""

Rows = list[ui.ActionRow[ui.LayoutView]]


class Preferences:
    """Shows and changes them: an overview, and a page for each topic."""

    def __init__(self, tables: Tables, games: Games) -> None:
        self._tables = tables
        self._games = games

    def register(self, handlers: Handlers) -> None:
        handlers.update(mine=self._pick, mytopic=self._topic, myback=self._back, myaway=self._away)

    async def open(
        self, click: Click, zone: str | None = None, quiet: str | None = None, daily: str | None = None
    ) -> None:
        """What is typed holds at once: times to the minute, which no menu has room for."""
        await answering(click)
        user, guess = click.user.id, _guess(click)
        hours = None if quiet is None or _off(quiet) else zones.span(quiet)
        at = None if daily is None or _off(daily) else zones.minutes(daily)
        if (hours is None and quiet is not None and not _off(quiet)) or (
            at is None and daily is not None and not _off(daily)
        ):
            raise refused("bad-time")
        if zone is not None:
            await self._tables.set_zone(user, zone)
        if quiet is not None:
            await self._tables.set_quiet(user, hours, guess)
        if daily is not None:
            await self._tables.set_digest(user, at, guess)
        await self.show(click)

    async def zones(self, click: Click, current: str) -> list[Choice[str]]:
        """Zones to be completed, those that are near first."""
        near = dict.fromkeys((_guess(click), *zones.COMMON, *zones.names()))
        return matching({name: name.replace("_", " ") for name in near}, current)

    async def show(self, click: Click, told: str = "") -> None:
        """Everything that is chosen, and a menu of what can be changed."""
        words = texts(await language(self._tables, click))
        said = await self._said(click, words)
        lines = [words("me-about"), *(f"**{words(f'me-{topic}')}:** {said[topic]}" for topic in TOPICS), told]
        answers = [(topic, words(f"me-{topic}"), said[topic]) for topic in TOPICS]
        controls = [row(menu(words("me-change"), Id("mytopic"), answers))]
        await show(click, laid(lines, (), controls + rows(await self._presence(click, words))))

    async def _back(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        await self.show(click)

    async def _topic(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        topic = "".join(values) or "".join(what.args[:1])
        if topic not in TOPICS:
            raise refused("old-button")
        await self._page(click, topic, what.args[1:])

    async def _page(self, click: Click, topic: str, args: tuple[str, ...] = (), told: str = "") -> None:
        """One topic: what is chosen, what it means, what can be chosen instead."""
        words = texts(await language(self._tables, click))
        said = await self._said(click, words)
        lines = [f"**{words(f'me-{topic}')}:** {said[topic]}", words(f"me-{topic}-about"), told]
        controls = await self._controls(click, words, topic, args)
        presses = await self._presence(click, words) if topic == "away" else []
        back = button(words("button-back"), Id("myback"))
        await show(click, laid(lines, (), [*controls, *rows([*presses, back])]))

    async def _controls(self, click: Click, words: Words, topic: str, args: tuple[str, ...]) -> Rows:
        chosen = await self._tables.person(click.user.id)
        match topic:
            case "zone":
                near = dict.fromkeys((_guess(click), *zones.COMMON))
                return [_menu(words, topic, {name: name.replace("_", " ") for name in near})]
            case "quiet":
                begin, end = chosen.quiet or NIGHT
                froms = {OFF: words("me-off"), **{str(at): zones.shown(at) for at in HOURS}}
                tos = {str(at): zones.shown(at) for at in HOURS}
                return [
                    _menu(words, "quiet", froms, words("me-from", time=zones.shown(begin)), ("quiet", "from")),
                    _menu(words, "quiet", tos, words("me-to", time=zones.shown(end)), ("quiet", "to")),
                ]
            case "away":
                return await self._days(click, words, args)
        return [_menu(words, topic, await self._answers(click, words, topic))]

    async def _answers(self, click: Click, words: Words, topic: str) -> dict[str, str]:
        match topic:
            case "language":
                return {DEFAULT: words("language-discord"), **LANGUAGES}
            case "way":
                return {way: words(f"way-{way}") for way in WAYS}
            case "reminders":
                return {answer: _every(words, hours) for answer, hours in EVERY.items()}
            case "digest":
                return {OFF: words("me-off"), **{str(at): zones.shown(at) for at in HOURS}}
            case "hands":
                return {one: words(f"button-hands-{one}") for one in CHOICES}
            case "palette":
                return {DEFAULT: words("palette-server"), **{name: words(f"palette-{name}") for name in PALETTES}}
            case "form":
                return {name: words(f"form-{name}") for name in FORMS}
            case "records":
                return {name: words(f"records-{name}") for name in LISTED}
        asked = await self._asked(click)
        known = [game for game in self._games.known() if game in registry.GAMES and registry.GAMES[game].house]
        return {
            game: f"{game_name(words, game)}: {words('profile-asked' if game in asked else 'profile-quickly')}"
            for game in known[:ANSWERS]
        }

    async def _asked(self, click: Click) -> frozenset[str]:
        """The games in which this person wants to be asked everything."""
        return await self._tables.asks_all(click.user.id, self._games.known())

    async def _said(self, click: Click, words: Words) -> Mapping[str, str]:
        """What is chosen, topic by topic."""
        chosen, known, now = await self._known(click)
        zone = calls.zone_of(chosen).key
        guessed = (await self._tables.person(click.user.id)).zone is None
        asked = await self._asked(click)
        return {
            "language": LANGUAGES.get(chosen.language or "", words("language-discord")),
            "zone": words("zone-guessed" if guessed else "zone-chosen", zone=zone, time=_clock(chosen, now)),
            "way": words(f"way-{chosen.way}"),
            "reminders": _every(words, chosen.reminders),
            "quiet": words("me-off") if chosen.quiet is None else "–".join(map(zones.shown, chosen.quiet)),
            "digest": words("me-off") if chosen.digest is None else zones.shown(chosen.digest),
            "away": _away(words, chosen, away.now_or_next(known, now), now, away.used(known, now)),
            "hands": words(f"button-hands-{chosen.hand_dms}"),
            "palette": words("palette-server" if chosen.palette is None else f"palette-{chosen.palette}"),
            "form": words(f"form-{chosen.form or FORMS[0]}"),
            "records": words(f"records-{UNLISTED if chosen.unlisted else LISTED[0]}"),
            "profile": ", ".join(game_name(words, game) for game in sorted(asked)) or words("profile-none"),
        }

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Something is chosen; what it was is said by the overview."""
        await changing(click)
        who = await person(self._tables, click)
        await self._choose(who, what.args, "".join(values), _guess(click))
        told = texts(await language(self._tables, click))("noted")
        if what.args[:1] in (("quiet",), ("profile",)):
            await self._page(click, what.args[0], told=told)
        else:
            await self.show(click, told)

    async def _choose(self, who: Person, args: tuple[str, ...], value: str, guess: str) -> None:
        tables, user = self._tables, who.id
        match args:
            case ("language",) if value == DEFAULT or value in LANGUAGES:
                await tables.set_language(user, None if value == DEFAULT else value)
            case ("zone",):
                await tables.set_zone(user, value)
            case ("way",) if value in WAYS:
                await tables.set_way(user, next(way for way in WAYS if way == value), guess)
            case ("reminders",) if value in EVERY:
                await tables.set_reminders(user, EVERY[value])
            case ("quiet", "from") if value == OFF:
                await tables.set_quiet(user, None, guess)
            case ("quiet", "from" | "to" as side) if value.isdecimal():
                begin, end = (await tables.person(user)).quiet or NIGHT
                await tables.set_quiet(user, (int(value), end) if side == "from" else (begin, int(value)), guess)
            case ("digest",) if value == OFF or (value.isdecimal() and int(value) in HOURS):
                await tables.set_digest(user, None if value == OFF else int(value), guess)
            case ("hands",) if value in CHOICES:
                await tables.set_hand_dms(user, next(one for one in CHOICES if one == value))
            case ("palette",):
                await tables.set_palette(user, next((palette for palette in PALETTES if palette == value), None))
            case ("form",) if value in FORMS:
                await tables.set_form(user, next(form for form in FORMS if form == value))
            case ("records",) if value in LISTED:
                await tables.set_unlisted(user, value == UNLISTED)
            case ("profile",) if value in registry.GAMES:
                await tables.set_profile(who, value, value not in await tables.asks_all(user, (value,)))
            case _:
                raise refused("old-button")

    # Away

    async def _presence(self, click: Click, words: Words) -> list[Press]:
        """A button to end the present stretch away, or to call the next one off."""
        now = self._tables.now()
        present = away.now_or_next(await self._tables.aways(click.user.id), now)
        if present is None:
            return []
        name = "button-back-again" if present.holds(now) else "button-stay"
        return [button(words(name), Id("myaway", args=("back",)), GREEN)]

    async def _days(self, click: Click, words: Words, args: tuple[str, ...]) -> Rows:
        """First when to be away from, then for how long; a page of dates at a time."""
        chosen, known, now = await self._known(click)
        future = dates(chosen, now)
        if args[:1] == ("from",):
            begun = _begun(args[1:], chosen, now)
            most = away.most(known, begun)
            lengths = {str(days): words("away-days", days=days) for days in range(1, most + 1)}
            notes = {key: words("away-back", day=_day(chosen, begun + int(key) * DAY)) for key in lengths}
            if not lengths:
                return []
            answers = [(key, label, notes[key]) for key, label in lengths.items()]
            title = words("away-for", day=_day(chosen, begun))
            return [row(menu(title, Id("myaway", args=("for", *args[1:])), answers))]
        page = int(args[1]) if args[:1] == ("page",) and args[1].isdecimal() else 0
        first = 0 if page == 0 else FIRST_PAGE + (page - 1) * PAGE
        shown = future[first : first + (FIRST_PAGE if page == 0 else PAGE)]
        answers = [("now", words("away-now"), "")] if page == 0 else []
        answers += [(day.isoformat(), f"{words(f'weekday-{day.weekday()}')} {day.isoformat()}", "") for day in shown]
        if first + len(shown) < len(future):
            answers.append((f"page{page + 1}", words("away-later"), ""))
        return [row(menu(words("away-from"), Id("myaway", args=("from",)), answers))]

    async def _away(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        words = texts(await language(self._tables, click))
        value, user = "".join(values), click.user.id
        match what.args:
            case ("back",):
                await self._tables.come_back(user)
                waiting = len(await self._tables.waiting_for(user))
                await self.show(click, words("away-over", count=waiting))
            case ("from",) if value.startswith("page"):
                await self._page(click, "away", ("page", value.removeprefix("page")))
            case ("from",):
                chosen, known, now = await self._known(click)
                if not away.most(known, _begun((value,), chosen, now)):
                    raise refused("away-too-long")
                await self._page(click, "away", ("from", value))
            case ("for", begin) if value.isdecimal():
                day = None if begin == "now" else zones.read(begin)
                if begin != "now" and day is None:
                    raise refused("old-button")
                await self._tables.sign_off(user, day, int(value), _guess(click))
                await self.show(click, words("noted"))
            case _:
                raise refused("old-button")

    async def _known(self, click: Click) -> tuple[PersonRecord, tuple[Away, ...], int]:
        """What this person has chosen, with a zone in any case, and when they are away."""
        user = click.user.id
        chosen = await self._tables.person(user)
        zone = chosen.zone or _guess(click)
        return replace(chosen, zone=zone), await self._tables.aways(user), self._tables.now()


def _guess(click: Click) -> str:
    """The zone of somebody who has chosen none."""
    return zones.guess(str(click.locale))


def _off(text: str) -> bool:
    return text.strip().casefold() in OFFS


def _every(words: Words, hours: int | None) -> str:
    if hours is None:
        return words("reminders-standard")
    return words("reminders-every", hours=hours) if hours else words("me-off")


def _away(words: Words, chosen: PersonRecord, present: Away | None, now: int, used: int) -> str:
    """Whether somebody is or will be away, and how many days of the year are used."""
    left = words("away-used", used=used, most=away.IN_A_YEAR)
    if present is None:
        return f"{words('away-no')} ({left})"
    begun, back = _day(chosen, present.begun), _day(chosen, present.end)
    said = words("away-present", back=back) if present.holds(now) else words("away-planned", begun=begun, back=back)
    return f"{said} ({left})"


def _day(chosen: PersonRecord, moment: int) -> str:
    """A date where somebody lives; menus know no other way to tell one."""
    return zones.today(calls.zone_of(chosen), moment).isoformat()


def _clock(chosen: PersonRecord, now: int) -> str:
    there = zones.local(calls.zone_of(chosen), now)
    return zones.shown(there.hour * 60 + there.minute)


def _begun(args: tuple[str, ...], chosen: PersonRecord, now: int) -> int:
    """The moment from which somebody is to be away."""
    if args == ("now",):
        return now
    day = zones.read("".join(args))
    if day is None:
        raise refused("old-button")
    return max(now, zones.instant(calls.zone_of(chosen), day, 0))


def _menu(
    words: Words, topic: str, answers: Mapping[str, str], title: str = "", args: tuple[str, ...] = ()
) -> ui.ActionRow[ui.LayoutView]:
    what = Id("mine", args=args or (topic,))
    return row(menu(title or words(f"me-{topic}"), what, [(value, label, "") for value, label in answers.items()]))
