"""How much Discord takes of a bot, and what it says of that in every answer (Rate Limits page).

Numbers that Discord does not write down are those that others have measured; each says whose. All of it follows the
sandbox's clock.
"""

from dataclasses import dataclass
from hashlib import md5
from math import ceil

from bot.sandbox.errors import ApiError, Json, Refusal
from bot.sandbox.snowflake import moment
from bot.sandbox.world import World

VIA = {"Via": "1.1 google"}
"""What every answer of Discord's own has; one without it comes from what stands before Discord."""
MAJOR = ("channel", "guild", "app", "token")
"""Resources that are counted apart: "Top-level resources are currently limited to channels, guilds, and webhooks"."""
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Rate:
    most: int
    seconds: float


FIVE = Rate(5, 5.0)
RATES = {
    # "5 / 5s per channel": Javacord's wiki, "The Most Important Ratelimits"; for edits as well: discord-api-docs #20.
    ("POST", "/channels/{channel}/messages"): FIVE,
    ("PATCH", "/channels/{channel}/messages/{message}"): FIVE,
    ("DELETE", "/channels/{channel}/messages/{message}"): Rate(5, 1.0),
    ("POST", "/webhooks/{app}/{token}"): FIVE,
    ("PATCH", "/webhooks/{app}/{token}/messages/{which}"): FIVE,
}
WHOLE = Rate(50, 1.0)
"""Of all requests; interaction endpoints "are not bound to the bot's Global Rate Limit"."""
OLD_EDITS = Rate(3, 6.0)
"""30046: "Messages older than 1 hour may only be edited 3 times per 6-second window per channel" (userdoccers)."""
OLD = 3_600.0
RENAMES = Rate(2, 600.0)
"""Another name or topic of a channel: "2 / 10m" (Javacord's wiki)."""
INVALID = Rate(10_000, 600.0)
"""Requests answered by 401, 403 or 429; then what stands before Discord refuses the address."""
OPENINGS = Rate(25, 600.0)
"""New direct messages: "now I can only send 25-40" (discord-php #467)."""
KEPT = 4_096
"""So many windows are counted in before those that are over are forgotten."""
QUARANTINE = 1_000
"""Refused openings after which the bot starts no direct messages at all any more; the true number nobody knows."""


class Limited(ApiError):
    """Too much: the answer says for how long."""

    def __init__(self, seconds: float, scope: str = "user", refusal: Refusal = Refusal.RATE_LIMITED) -> None:
        super().__init__(refusal)
        self.seconds = round(max(seconds, 0.001), 3)
        self.scope = scope

    def body(self) -> Json:
        told: Json = {"message": self.refusal.message, "retry_after": self.seconds, "global": self.scope == "global"}
        return told | ({"code": self.refusal.code} if self.refusal.code else {})

    def headers(self) -> dict[str, str]:
        told = {"Retry-After": str(ceil(self.seconds)), "X-RateLimit-Scope": self.scope} | VIA
        return told | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass(slots=True)
class Window:
    """Counts until its time is over, and then from the start."""

    ends: float = 0.0
    used: int = 0

    def take(self, rate: Rate, now: float) -> bool:
        """Whether one more goes into it."""
        if now >= self.ends:
            self.ends, self.used = now + rate.seconds, 0
        if self.used >= rate.most:
            return False
        self.used += 1
        return True


class Limits:
    """What is used up. `rates` off: nothing is too fast, all other rules hold."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.rates = True
        self.whole = WHOLE
        self.old_edits = OLD_EDITS
        self.openings = OPENINGS
        self.quarantine_after = QUARANTINE
        self.most_invalid = INVALID.most
        self.quarantined = False
        """May the bot start no direct messages any more?"""
        self._windows: dict[tuple[str, ...], Window] = {}
        self._refused_openings = 0

    @property
    def _now(self) -> float:
        return self._world.clock.steady()

    def _take(self, rate: Rate, *key: str) -> float:
        """Count one of these; seconds to wait if it is one too many, else 0."""
        if len(self._windows) > KEPT:
            self._windows = {one: window for one, window in self._windows.items() if window.ends > self._now}
        window = self._windows.setdefault(key, Window())
        return 0.0 if window.take(rate, self._now) else window.ends - self._now

    # Every request

    @property
    def banned(self) -> bool:
        """Has the address asked for too much that it should not have?"""
        window = self._windows.get(("invalid",), Window())
        return window.used >= self.most_invalid and window.ends > self._now

    def answered(self, status: int) -> None:
        if status in (401, 403, 429):
            self._take(Rate(self.most_invalid, INVALID.seconds), "invalid")

    def check(self, method: str, route: str, names: dict[str, str], body: Json) -> None:
        """Refuse a request that comes too early."""
        if not self.rates:
            return
        if not route.startswith(WITHOUT_TOKEN) and (wait := self._take(self.whole, "whole")):
            raise Limited(wait, "global")
        rate = RATES.get((method, route))
        if rate is not None and (wait := self._take(rate, method, route, *self._major(names))):
            raise Limited(wait)
        renamed = (method, route) == ("PATCH", "/channels/{channel}") and {"name", "topic"} & set(body)
        if renamed and (wait := self._take(RENAMES, "rename", names["channel"])):
            raise Limited(wait)
        old = (method, route) == ("PATCH", "/channels/{channel}/messages/{message}") and self._is_old(names["message"])
        if old and (wait := self._take(self.old_edits, "old edits", names["channel"])):
            raise Limited(wait, refusal=Refusal.TOO_MANY_OLD_EDITS)

    def _is_old(self, message: str) -> bool:
        return message.isdigit() and self._world.clock.now() - moment(int(message)) > OLD

    def _major(self, names: dict[str, str]) -> list[str]:
        return [names[name] for name in MAJOR if name in names]

    def headers(self, method: str, route: str, names: dict[str, str]) -> dict[str, str]:
        """What an answer says of the limit its request belongs to; of a limit nobody knows, what all requests have."""
        rate, now = RATES.get((method, route)), self._now
        if not self.rates:
            most, used, after = 1_000, 1, 1.0
        elif rate is None:
            most, used, after = self.whole.most, 1, self.whole.seconds
        else:
            window = self._windows.get((method, route, *self._major(names)), Window())
            most, used, after = rate.most, window.used, max(0.0, window.ends - now)
        return VIA | {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - used),
            "X-RateLimit-Reset": f"{self._world.clock.now() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": md5(f"{method} {route}".encode(), usedforsecurity=False).hexdigest(),
        }

    # Direct messages

    def open_dm(self) -> None:
        """Refuse a new conversation where too many have been started (Create DM: "rate limited or blocked")."""
        if self.quarantined:
            raise ApiError(Refusal.QUARANTINED)
        if not self._take(self.openings, "openings"):
            return
        self._refused_openings += 1
        self.quarantined = self._refused_openings >= self.quarantine_after
        raise ApiError(Refusal.DM_TOO_FAST)
