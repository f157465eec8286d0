"""A game's file in front of the sandbox's page: every check with its result, in the words of whoever looks."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.tables import evidence, record
from bot.tables.evidence import TRUE, WRONG
from bot.tables.record import BadRecord, Record
from bot.texts import Words, spoken, texts
from rules import registry

Json = dict[str, Any]
"""Any: what the page reads."""


async def check(text: str, locale: str) -> Json:
    """What the page asks when somebody drops a file on it."""
    return await asyncio.to_thread(examined, text, spoken(locale))


def examined(text: str, language: str) -> Json:
    """Secret, seed, every entry and the result, each looked at even if another one is wrong."""
    words = texts(language)
    try:
        game = record.parsed(text)
    except BadRecord as problem:
        return {"title": "", "checks": [_wrong(words, problem)], "facts": {}, "entries": []}
    known = game.header.game in registry.GAMES
    words = texts(language, game.header.game if known else None)
    checks = [{"state": one.state, "text": _plain(one.said(words))} for one in evidence.bonds(game)]
    entries, last = _entries(words, game)
    return {
        "title": f"{words('game-name') if known else game.header.game} · {', '.join(game.names)}",
        "checks": [*checks, last],
        "facts": _facts(words, game),
        "entries": entries,
    }


def _entries(words: Words, game: Record) -> tuple[list[Json], Json]:
    """Every entry as far as they are true, the first that is not, and what is to be said of them all."""
    found: list[Json] = []
    try:
        for match, _ in record.followed(game, older=True):
            if match.log:
                found.append(_entry(game, len(found), TRUE))
    except BadRecord as problem:
        if problem.entry:
            found.append(_entry(game, len(found), WRONG))
        return found, _wrong(words, problem)
    return found, {"state": TRUE, "text": _plain(evidence.followed(game).said(words))}


def _entry(game: Record, at: int, state: str) -> Json:
    one = game.log[at]
    who = game.names[one.seat] if one.seat < len(game.names) else str(one.seat + 1)
    return {
        "n": at + 1,
        "who": who,
        "move": one.move,
        "chance": one.sealed,
        "digest": one.digest,
        "state": state,
    }


def _facts(words: Words, game: Record) -> Json:
    if not game.secret:
        return {"seed": str(game.header.seed)}
    given = game.words if game.bound is None else game.bound.words
    said = [f"{words('seat-number', number=seat + 1)}: {word}" for seat, word in given if word]
    return {"seal": game.seal, "secret": game.secret, "words": ", ".join(said) or "–", "seed": str(game.header.seed)}


def _wrong(words: Words, problem: BadRecord) -> Json:
    return {"state": WRONG, "text": words("proof-failed", why=problem.told(words))}


def _plain(text: str) -> str:
    """The page knows no Markdown."""
    return text.replace("`", "")
