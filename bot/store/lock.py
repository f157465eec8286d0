"""The folder of the data belongs to one running program at a time."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has no flock; there nothing guards the folder.
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another program works on these data."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The system gives the lock back by itself when the process dies, however it dies."""

    handle: int

    def release(self) -> None:
        os.close(self.handle)


def claim(file: Path) -> Claim:
    handle = os.open(_beside(file), os.O_RDWR | os.O_CREAT, 0o600)
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(handle)
            raise InUse(f"Another Stellwerk is running on {file.parent}. Stop it, or use another folder.") from None
    return Claim(handle)


def claimed(file: Path) -> bool:
    """Does a running program have it, as far as the system knows? Asking takes it from nobody."""
    if fcntl is None:
        return True
    try:
        handle = os.open(_beside(file), os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False


def _beside(file: Path) -> Path:
    return file.with_name(file.name + ".lock")
