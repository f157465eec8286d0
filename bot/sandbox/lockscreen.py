"""The text a phone's lock screen shows of a message, in the words of Discord's client.

The client makes it with `NotificationTextUtils.makeTextChatNotification` and `MessageParser.unparse`: mentions,
channels, emojis and moments become words, everything else of the Markdown stays as it was written, backslashes too.
What a phone shows while the app sleeps is made of the same message and documented nowhere; a text that needs no
Markdown is right in any case.
"""

import re
from datetime import datetime

from bot.sandbox.entities import Channel, Message
from bot.sandbox.errors import Json
from bot.sandbox.world import World

SYSTEM = {1: "added", 2: "removed", 6: "pinned", 18: "opened"}
"""What Discord itself writes, by the type of the message (message.mdx, Message Types)."""
WORDS = {
    "en": {
        "file": "Uploaded {name}",
        "added": "{who} added {other} to the thread.",
        "removed": "{who} removed {other} from the thread.",
        "opened": "{who} started a thread: {name}.",
        "pinned": "{who} pinned a message to this channel.",
        "months": "January February March April May June July August September October November December",
        "days": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    },
    "de": {
        "file": "{name} hochgeladen",
        "added": "{who} hat {other} zum Thread hinzugefügt.",
        "removed": "{who} hat {other} aus dem Thread entfernt.",
        "opened": "{who} hat einen Thread gestartet: {name}.",
        "pinned": "{who} hat eine Nachricht in diesem Kanal angepinnt.",
        "months": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "days": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    },
}
UNITS = {
    "en": (("year", "years"), ("month", "months"), ("day", "days"), ("hour", "hours"), ("minute", "minutes")),
    "de": (("Jahr", "Jahren"), ("Monat", "Monaten"), ("Tag", "Tagen"), ("Stunde", "Stunden"), ("Minute", "Minuten")),
}
SECONDS = (31_536_000, 2_592_000, 86_400, 3_600, 60)
SECOND = {"en": ("second", "seconds"), "de": ("Sekunde", "Sekunden")}

# The client's rules for notifications, in their order; what stands in code is left alone.
TOKEN = re.compile(
    r"(?P<code>```.*?```|(?P<ticks>`+)[^`].*?(?<!`)(?P=ticks)(?!`))"
    r"|<@!?(?P<user>\d+)>|<@&(?P<role>\d+)>|<#(?P<channel>\d+)>|<a?:(?P<emoji>\w+):\d+>"
    r"|(?P<spoiler>\|\|.+?\|\|)|<t:(?P<time>-?\d{1,17})(?::(?P<style>[tTdDfFsSR]))?>",
    re.DOTALL,
)


def spoken(world: World, message: Message, channel: Channel, locale: str) -> str:
    """What a phone of this language says of the message; nothing at all is an empty text."""
    language = "de" if locale.startswith("de") else "en"
    if message.kind in SYSTEM:
        return _said_by_discord(world, message, language)
    # "Push notifications for pings within cv2 are empty": api-docs #7854, open.
    if message.v2:
        return ""
    if message.content:
        return _in_words(world, message.content, channel, language)
    if message.embeds:
        return _of_embed(message.embeds[0])
    if message.attachments:
        return WORDS[language]["file"].format(name=message.attachments[0].filename)
    return ""


def _said_by_discord(world: World, message: Message, language: str) -> str:
    who = world.users[message.author_id].display
    other = ", ".join(world.users[one].display for one in message.mentions if one in world.users)
    return WORDS[language][SYSTEM[message.kind]].format(who=who, other=other, name=message.content)


def _of_embed(embed: Json) -> str:
    """The client says the title and the description, or else the first field."""
    said = [str(embed[name]) for name in ("title", "description") if embed.get(name)]
    first: Json = next(iter(embed.get("fields") or ()), {})
    return " ".join(said or [str(first[name]) for name in ("name", "value") if name in first])


def _in_words(world: World, text: str, channel: Channel, language: str) -> str:
    guild = world.guilds.get(channel.guild_id or 0)

    def said(match: re.Match[str]) -> str:
        part = match.groupdict()
        if part["user"] and (user := world.users.get(int(part["user"]))):
            member = guild.members.get(user.id) if guild else None
            return f"@{(member.nick if member else None) or user.display}"
        if part["role"] and guild and (role := guild.roles.get(int(part["role"]))):
            return f"@{role.name}"
        if part["channel"] and (other := world.channels.get(int(part["channel"]))):
            return f"#{other.name}"
        if part["emoji"]:
            return f":{part['emoji']}:"
        if part["spoiler"]:
            return "<spoiler>"
        if part["time"]:
            return moment(int(part["time"]), part["style"] or "f", world.clock.now(), language) or match[0]
        return match[0]

    return TOKEN.sub(said, text)


def moment(seconds: int, style: str, now: float, language: str) -> str:
    """A moment in the phone's language and this machine's zone; nothing for one that no calendar has.

    The styles are those of the documents (reference.mdx, Timestamp Styles).
    """
    try:
        when = datetime.fromtimestamp(seconds).astimezone()
    except (OverflowError, OSError, ValueError):
        return ""
    if style == "R":
        return _relative(seconds - now, language)
    month = WORDS[language]["months"].split()[when.month - 1]
    day = WORDS[language]["days"].split()[when.weekday()]
    if language == "de":
        clock, exact = f"{when:%H:%M}", f"{when:%H:%M:%S}"
        short, long = f"{when:%d.%m.%Y}", f"{when.day}. {month} {when.year}"
        between = " um "
    else:
        half = "AM" if when.hour < 12 else "PM"
        clock, exact = f"{when.hour % 12 or 12}:{when:%M} {half}", f"{when.hour % 12 or 12}:{when:%M:%S} {half}"
        short, long = f"{when.month}/{when.day}/{when.year}", f"{month} {when.day}, {when.year}"
        between = " at "
    return {
        "t": clock,
        "T": exact,
        "d": short,
        "D": long,
        "f": f"{long}{between}{clock}",
        "F": f"{day}, {long}{between}{clock}",
        "s": f"{short}, {clock}",
        "S": f"{short}, {exact}",
    }[style]


def _relative(away: float, language: str) -> str:
    units = (*zip(UNITS[language], SECONDS, strict=True), (SECOND[language], 1))
    (one, many), size = next(((names, size) for names, size in units if abs(away) >= size), units[-1])
    count = round(abs(away) / size)
    words = f"{count} {one if count == 1 else many}"
    if language == "de":
        return f"vor {words}" if away < 0 else f"in {words}"
    return f"{words} ago" if away < 0 else f"in {words}"
