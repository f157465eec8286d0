"""What Discord refuses, with its status, code and words, and the form that collects what is wrong in a body."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

Json = dict[str, Any]


class Refusal(Enum):
    """Status, code and message of one kind of refused request."""

    UNAUTHORIZED = 401, 0, "401: Unauthorized"
    UNKNOWN_ROUTE = 404, 0, "404: Not Found"
    RATE_LIMITED = 429, 0, "You are being rate limited."
    EMOJI_TOO_LARGE = 400, 0, "File cannot be larger than 256.0 kb."
    WRONG_METHOD = 405, 0, "405: Method Not Allowed"
    UNKNOWN_CHANNEL = 404, 10003, "Unknown Channel"
    UNKNOWN_GUILD = 404, 10004, "Unknown Guild"
    UNKNOWN_MEMBER = 404, 10007, "Unknown Member"
    UNKNOWN_MESSAGE = 404, 10008, "Unknown Message"
    UNKNOWN_ROLE = 404, 10011, "Unknown Role"
    UNKNOWN_USER = 404, 10013, "Unknown User"
    UNKNOWN_EMOJI = 404, 10014, "Unknown Emoji"
    UNKNOWN_WEBHOOK = 404, 10015, "Unknown Webhook"
    UNKNOWN_INTERACTION = 404, 10062, "Unknown interaction"
    UNKNOWN_TAG = 404, 10087, "Unknown Tag"
    UNKNOWN_COMMAND = 404, 10063, "Unknown application command"
    QUARANTINED = 403, 20026, "Your bot has been flagged by our anti-spam system for abusive behavior."
    TOO_MANY_PINS = 400, 30003, "Maximum number of pins reached for the channel (250)"
    TOO_MANY_EMOJIS = 400, 30008, "Maximum number of emojis reached (2000)"
    TOO_MANY_PARTICIPANTS = 400, 30033, "Maximum number of thread participants has been reached (1000)"
    TOO_MANY_CREATES = 400, 30034, "Max number of daily application command creates has been reached (200)"
    TOO_MANY_OLD_EDITS = 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"
    DM_TOO_FAST = 403, 40003, "You are opening direct messages too fast"
    TOO_LARGE = 413, 40005, "Request entity too large"
    IN_A_FORUM = 400, 40058, "Cannot send a message in a forum channel"
    ALREADY_ACKNOWLEDGED = 400, 40060, "Interaction has already been acknowledged."
    TAG_NAME_TAKEN = 400, 40061, "Tag names must be unique"
    TAG_MISSING = 400, 40067, "A tag is required to create a forum post in this channel"
    TOO_MANY_FOLLOW_UPS = 400, 40094, "This interaction has hit the maximum number of follow up messages"
    MISSING_ACCESS = 403, 50001, "Missing Access"
    NOT_IN_DM = 403, 50003, "Cannot execute action on a DM channel"
    NOT_YOUR_MESSAGE = 403, 50005, "Cannot edit a message authored by another user"
    EMPTY_MESSAGE = 400, 50006, "Cannot send an empty message"
    DM_CLOSED = 403, 50007, "Cannot send messages to this user"
    NO_TEXT_CHANNEL = 400, 50008, "Cannot send messages in a non-text channel"
    MISSING_PERMISSIONS = 403, 50013, "Missing Permissions"
    TOO_FEW_TO_DELETE = 400, 50016, "Provided too few or too many messages to delete."
    SYSTEM_MESSAGE = 403, 50021, "Cannot execute action on a system message"
    WRONG_CHANNEL_TYPE = 400, 50024, "Cannot execute action on this channel type"
    INVALID_TOKEN = 401, 50027, "Invalid Webhook Token"
    TOO_OLD_TO_DELETE = 400, 50034, "You can only bulk delete messages that are under 14 days old."
    INVALID_FORM = 400, 50035, "Invalid Form Body"
    ARCHIVED_THREAD = 400, 50083, "Tried to perform an operation on an archived thread."
    INVALID_JSON = 400, 50109, "The request body contains invalid JSON."
    NO_MUTUAL_GUILD = 403, 50278, "Cannot send messages to this user due to having no mutual guilds"
    REPLY_WITHOUT_HISTORY = 400, 160002, "Cannot reply without permission to read message history"
    THREAD_EXISTS = 400, 160004, "A thread has already been created for this message"
    THREAD_LOCKED = 400, 160005, "Thread is locked"
    TOO_MANY_THREADS = 400, 160006, "Maximum number of active threads reached"
    TOO_MANY_ANNOUNCEMENT_THREADS = 400, 160007, "Maximum number of active announcement threads reached"

    @property
    def status(self) -> int:
        return self.value[0]

    @property
    def code(self) -> int:
        return self.value[1]

    @property
    def message(self) -> str:
        return self.value[2]


# What a well-written client never provokes: these are reported as violations besides being refused.
MISTAKES = frozenset(
    {
        Refusal.UNAUTHORIZED,
        Refusal.UNKNOWN_ROUTE,
        Refusal.WRONG_METHOD,
        Refusal.UNKNOWN_INTERACTION,
        Refusal.ALREADY_ACKNOWLEDGED,
        Refusal.EMPTY_MESSAGE,
        Refusal.INVALID_FORM,
        Refusal.INVALID_JSON,
        Refusal.TOO_LARGE,
    }
)


class ApiError(Exception):
    """A request that Discord refuses."""

    def __init__(self, refusal: Refusal, errors: Json | None = None) -> None:
        super().__init__(f"{refusal.status} {refusal.code} {refusal.message} {errors or ''}".strip())
        self.refusal = refusal
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.refusal.message, "code": self.refusal.code}
        return body | {"errors": self.errors} if self.errors else body


class Field:
    """One place in a request's body; what is wrong there is collected and told all at once."""

    def __init__(self, path: tuple[str, ...] = (), errors: Json | None = None) -> None:
        self.path = path
        self.errors: Json = {} if errors is None else errors

    def at(self, *names: str | int) -> "Field":
        return Field((*self.path, *map(str, names)), self.errors)

    def wrong(self, code: str, message: str) -> None:
        place = self.errors
        for name in self.path:
            place = place.setdefault(name, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, value: object, low: int, high: int) -> str:
        """The text at this place, which must have between `low` and `high` characters."""
        if value is None and low > 0:
            self.wrong("BASE_TYPE_REQUIRED", "This field is required")
        elif value is not None and not isinstance(value, str):
            self.wrong("BASE_TYPE_STRING", "Must be a string.")
        elif not low <= len(value or "") <= high:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value if isinstance(value, str) else ""

    def number(self, value: object, low: int, high: int) -> int:
        """The whole number at this place, within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return low
        if not low <= value <= high:
            self.wrong("NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
        return value

    def items(self, value: object, low: int, high: int) -> list[Json]:
        """The list of objects at this place, within a number of entries."""
        if value is None and low == 0:
            return []
        if not isinstance(value, list) or not all(isinstance(entry, Mapping) for entry in value):
            self.wrong("BASE_TYPE_LIST", "Must be a list of objects.")
            return []
        if not low <= len(value) <= high:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value

    def one_of(self, value: object, choices: Iterable[object]) -> None:
        known = list(choices)
        if value not in known:
            self.wrong("BASE_TYPE_CHOICES", f"Value must be one of {known}.")

    def check(self) -> None:
        """Refuse the body if anything in it was wrong."""
        if self.errors:
            raise ApiError(Refusal.INVALID_FORM, self.errors)
