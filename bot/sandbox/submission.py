"""The body of a request, with the files that came along."""

from dataclasses import dataclass, field

from bot.sandbox.errors import Json


@dataclass(frozen=True, slots=True)
class Upload:
    filename: str
    content_type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Submission:
    """The body of a request, with the files that came along by their number."""

    body: Json
    uploads: dict[int, Upload] = field(default_factory=dict)
