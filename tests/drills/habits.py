"""People with different habits, for drills: when they look in, what they have chosen, where they live."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.sandbox.people import Person

HOUR, DAY = 3_600, 86_400
BEGINS = datetime(2036, 10, 13, 12, tzinfo=UTC).timestamp()
"""So that the end of summer time, on the 26th, lies within the month."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo")


@dataclass(frozen=True)
class Habit:
    """How somebody lives: in which local hours they look in, and how often."""

    name: str
    up: tuple[int, int]
    every: float
    """Hours between two visits, on average."""
    vanishes: int | None = None
    """The day from which nothing is heard of them."""
    gone: tuple[int, int] | None = None
    """Days in which they do not look in and come back after."""
    signs_off: bool = False
    """They say so before."""
    chosen: tuple[tuple[str, ...], ...] = ()
    """What they choose in their panel: a topic, or the menu of one and an answer."""
    quiet: tuple[int, int] | None = None
    """The local hours in which they are not to be called."""
    digest: int | None = None
    """The local hour at which they are told once a day, and only then."""


NIGHT = (("quiet",), ("mine quiet.from", "1380"), ("mine quiet.to", "420"))
DAILY = (("digest",), ("mine digest", "1020"), ("way",), ("mine way", "digest"))
HABITS = (
    Habit("prompt", (7, 23), 2, chosen=NIGHT, quiet=(23, 7)),
    Habit("daily", (18, 23), 20, chosen=DAILY, digest=17),
    Habit("slow", (8, 22), 40, chosen=(*NIGHT, ("way",), ("mine way", "both")), quiet=(23, 7)),
    Habit("night worker", (22, 6), 5),
    Habit("vanishing", (8, 22), 8, vanishes=6),
    Habit("on vacation", (8, 22), 6, gone=(8, 18), chosen=(("way",), ("mine way", "dm"))),
    Habit("signed off", (8, 22), 6, gone=(8, 18), signs_off=True, chosen=NIGHT, quiet=(23, 7)),
)


@dataclass
class Somebody:
    person: Person
    habit: Habit
    zone: ZoneInfo

    def up(self, moment: float) -> bool:
        hour = datetime.fromtimestamp(moment, self.zone).hour
        begins, ends = self.habit.up
        return begins <= hour < ends if begins < ends else hour >= begins or hour < ends

    def there(self, moment: float) -> bool:
        day = (moment - BEGINS) / DAY
        if self.habit.vanishes is not None and day >= self.habit.vanishes:
            return False
        return self.habit.gone is None or not self.habit.gone[0] <= day < self.habit.gone[1]

    def quiet(self, moment: float) -> bool:
        """Is it an hour in which they are not to be called?"""
        hour = datetime.fromtimestamp(moment, self.zone).hour
        return self.habit.quiet is not None and (hour >= self.habit.quiet[0] or hour < self.habit.quiet[1])

    def leaves(self) -> str:
        """The date from which they are away, and after how many days they are back."""
        assert self.habit.gone is not None
        return datetime.fromtimestamp(BEGINS + self.habit.gone[0] * DAY, self.zone).date().isoformat()

    @property
    def days_away(self) -> int:
        assert self.habit.gone is not None
        return self.habit.gone[1] - self.habit.gone[0]


def somebody(person: Person, number: int) -> Somebody:
    """Every habit in every zone, in both languages."""
    person.locale = ("de", "en-US")[number % 2]
    return Somebody(person, HABITS[number % len(HABITS)], ZoneInfo(ZONES[number // len(HABITS) % len(ZONES)]))
