"""Where the bytes of files are kept."""

from dataclasses import dataclass, field
from typing import Protocol


class Files(Protocol):
    """Where the bytes of attachments are kept."""

    def put(self, attachment_id: int, data: bytes) -> None: ...
    def get(self, attachment_id: int) -> bytes | None: ...
    def drop(self, attachment_id: int) -> None: ...


@dataclass(slots=True)
class MemoryFiles:
    kept: dict[int, bytes] = field(default_factory=dict)

    def put(self, attachment_id: int, data: bytes) -> None:
        self.kept[attachment_id] = data

    def get(self, attachment_id: int) -> bytes | None:
        return self.kept.get(attachment_id)

    def drop(self, attachment_id: int) -> None:
        self.kept.pop(attachment_id, None)
