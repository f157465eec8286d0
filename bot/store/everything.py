"""All that a store keeps, whatever engine answers."""

from __future__ import annotations

from bot.store.answers import Answers
from bot.store.changes import Changes
from bot.store.courses import Courses
from bot.store.cups import Cups
from bot.store.dues import Dues
from bot.store.epochs import Epochs
from bot.store.errands import Errands
from bot.store.estate import Estate
from bot.store.inventory import Inventory
from bot.store.leases import Leases
from bot.store.ledger import Ledger
from bot.store.mailboxes import Mailboxes
from bot.store.moderation import Moderation
from bot.store.oblivion import Oblivion
from bot.store.people import People
from bot.store.promises import Promises
from bot.store.seekers import Seekers


class Everything(
    Oblivion,
    Changes,
    Dues,
    People,
    Errands,
    Seekers,
    Ledger,
    Moderation,
    Inventory,
    Cups,
    Courses,
    Leases,
    Mailboxes,
    Promises,
    Answers,
    Estate,
    Epochs,
):
    """A part that is added here is kept by every engine."""
