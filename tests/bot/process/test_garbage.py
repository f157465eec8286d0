"""What stays is not looked through again and again: in a process of its own, for it is the process's own measure."""

from __future__ import annotations

import subprocess
import sys

BUSY = """
import gc, sys
from bot.process import garbage

class Ring:
    def __init__(self):
        self.own = self

looks = []
gc.callbacks.append(lambda phase, told: looks.append(told["generation"]) if phase == "start" else None)
stays = [[n] for n in range(200_000)]
if sys.argv[1] == "seldom":
    garbage.seldom()
    garbage.settled()
frozen = gc.get_freeze_count()
del looks[:]
for _ in range(20):
    kept = [[n] for n in range(20_000)]
print(frozen, len(looks), looks.count(2))
rings = [Ring() for _ in range(20_000)]
del rings
gc.collect()
print(sum(isinstance(one, Ring) for one in gc.get_objects()))
"""


def looked(how: str) -> list[int]:
    told = subprocess.run([sys.executable, "-c", BUSY, how], capture_output=True, text=True, check=True).stdout
    return [int(number) for number in told.split()]


def test_what_is_there_when_it_starts_is_not_looked_through_again_and_the_rest_seldom() -> None:
    frozen, looks, whole, rings = looked("seldom")
    assert frozen >= 200_000 and whole == 0 and rings == 0
    # Python by itself does so many times as often, and with all that stays.
    usual_frozen, usual, *_ = looked("usual")
    assert usual_frozen == 0 and looks * 4 < usual
