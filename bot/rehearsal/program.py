"""The order of a rehearsal: where and with whom, part by part, what was counted, and everything tidied up."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import aiohttp

from bot.rehearsal import answers, calls, emojis, games, letters, old, pictures, places, rights, threads
from bot.rehearsal.disguise import Disguise
from bot.rehearsal.hearing import Ear
from bot.rehearsal.human import AtTerminal, Human, Nobody
from bot.rehearsal.journal import Entry, Journal
from bot.rehearsal.judge import Judge
from bot.rehearsal.line import Line, Sleep
from bot.rehearsal.stage import AFTER, Cut, Given, Stage
from bot.rehearsal.trouble import NoStage, OutOfReach
from bot.texts import Words, texts

API = "https://discord.com/api/v10"
TEXT, VOICE, FORUM = 0, 2, 15
"""Types of channels (resources/channel.mdx, Channel Types)."""
EPOCH, OLD = 1_420_070_400_000, 3_700_000
"""Where Discord's numbers begin to count; milliseconds after which a message counts as old, and a bit more."""
PARTS: Mapping[str, Callable[[Stage], Awaitable[None]]] = {
    "pictures": pictures.play,
    "calls": calls.play,
    "threads": threads.play,
    "forum": places.forum,
    "voice": places.voice,
    "letters": letters.play,
    "old": old.play,
    "answers": answers.play,
    "emojis": emojis.play,
    "games": games.play,
    "rights": rights.play,
}
SAME, DIFFERENT = 0, 1
LONG = 10.0
"""Seconds of a wait that is told."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants rehearsed, and where."""

    token: str
    channel: str
    api: str = API
    human: str = ""
    forum: str = ""
    voice: str = ""
    language: str = "en"
    parts: Sequence[str] = ()
    """Nothing: all of them."""
    alone: bool = False
    """Nobody is there."""
    out: Path | None = None


async def rehearse(
    wish: Wish, say: Callable[[str], None] = print, human: Human | None = None, sleep: Sleep = asyncio.sleep,
    patience: float = AFTER, wall: Callable[[], float] = time.time,
) -> int:  # fmt: skip
    """Do it all; the exit status is 0 if everything was found as it was expected."""
    text = texts(wish.language, "rehearsal")
    if strange := [part for part in wish.parts if part not in PARTS]:
        raise NoStage(text("no-part", part=strange[0], parts=", ".join(PARTS)))
    try:
        journal = Journal(wish.out)
    except FileExistsError:
        raise NoStage(text("file-exists", file=str(wish.out))) from None
    disguise = Disguise()
    try:
        async with aiohttp.ClientSession() as session:
            line = Line(session, wish.api, wish.token, disguise, Journal(), sleep)
            given = await _given(wish, line, text, wall)
            url = (await line.call("", "GET", "/gateway/bot")).body["url"]
            if human is None:
                human = Nobody() if wish.alone else AtTerminal(text, say)
            line = Line(session, wish.api, wish.token, disguise, journal, sleep)
            async with Ear(session, url, wish.token).open() as ear:
                judge = Judge(text, say)
                stage = Stage(line, ear, human, given, disguise, journal, judge, text, (), patience)
                return await _played(stage, wish, say)
    finally:
        journal.close()


async def _played(stage: Stage, wish: Wish, say: Callable[[str], None]) -> int:
    text, judge, given = stage.text, stage.judge, stage.given
    stage.name_all()
    named = {name: f"#{name}" for name, value in asdict(given).items() if value and name != "rights"}
    stage.journal.add(Entry("given", "", {**named, "rights": given.rights}))
    stage.line.asked_to_wait = lambda seconds: _told_to_wait(seconds, text, say)
    say(text("intro"))
    for key, names in (("too-much", rights.beyond(_bits(given))), ("too-little", rights.lacking(_bits(given)))):
        if names:
            say(text(key, rights=", ".join(text(f"right-{name}") for name in names)))
    stage.devices = await stage.human.devices()
    try:
        for name, play in PARTS.items():
            if not wish.parts or name in wish.parts:
                judge.part(name)
                try:
                    await play(stage)
                except Cut as cut:
                    judge.left_out("cut", step=judge.title(str(cut)) if str(cut) else name)
                except OutOfReach:
                    raise
                except Exception as problem:  # noqa: BLE001 - the other parts are worth an evening all the same
                    judge.broken(problem)
    finally:
        await stage.tidy()
    counted = judge.counted
    say("")
    kinds = ("same", "different", "open", "left")
    say(text("counted", **{kind: counted[kind] for kind in kinds}))
    if wish.out is not None:
        say(text("written", file=str(wish.out)))
    return DIFFERENT if counted["different"] else SAME


def _told_to_wait(seconds: float, text: Words, say: Callable[[str], None]) -> None:
    """Nobody should take a long silence for an end."""
    if seconds > LONG:
        say(text("asked-to-wait", seconds=round(seconds)))


def _bits(given: Given) -> int:
    return int(given.rights or 0)


async def _given(wish: Wish, line: Line, text: Words, wall: Callable[[], float]) -> Given:
    """Look around: the bot, its server, its human, the other places, and a message from an earlier time."""
    app = (await line.call("", "GET", "/applications/@me")).body
    bot = (await line.call("", "GET", "/users/@me")).body
    channel = await line.call("", "GET", f"/channels/{wish.channel}")
    if not channel.fine or channel.body.get("type") != TEXT:
        raise NoStage(text("no-channel", channel=wish.channel))
    guild = str(channel.body["guild_id"])
    human = wish.human or _owner(app)
    given = Given(str(app["id"]), str(bot["id"]), human, guild, wish.channel, wish.forum, wish.voice)
    member = await line.call("", "GET", f"/guilds/{guild}/members/{given.human}")
    if not member.fine:
        raise NoStage(text("no-human", human=given.human))
    roles = (await line.call("", "GET", f"/guilds/{guild}/roles")).body
    own = (await line.call("", "GET", f"/guilds/{guild}/members/{given.bot}")).body
    there = (await line.call("", "GET", f"/guilds/{guild}/channels")).body
    latest = (await line.call("", "GET", f"/channels/{wish.channel}/messages?limit=100")).body
    return replace(
        given,
        forum=wish.forum or _first(there, FORUM),
        voice=wish.voice or _first(there, VOICE),
        old=_old(latest, given.bot, wall()),
        rights=str(rights.granted(roles, guild, own.get("roles") or ())),
    )


def _owner(app: Mapping[str, Any]) -> str:
    """Whose application it is; of a team, whose team."""
    team = app.get("team")
    return str(team["owner_user_id"] if team else (app.get("owner") or {}).get("id", ""))


def _first(channels: Any, kind: int) -> str:
    found = [one for one in channels if one.get("type") == kind] if isinstance(channels, list) else []
    return str(found[0]["id"]) if found else ""


def _old(messages: Any, bot: str, now: float) -> str:
    for one in messages if isinstance(messages, list) else ():
        begun = (int(one["id"]) >> 22) + EPOCH
        if old.is_left(one, bot) and now * 1000 - begun > OLD:
            return str(one["id"])
    return ""


def run(wish: Wish, say: Callable[[str], None] = print) -> int:
    """For the command line."""
    with contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(rehearse(wish, say))
    return DIFFERENT
