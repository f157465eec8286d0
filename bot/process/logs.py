"""What the program writes about itself: to the standard error, without secrets."""

from __future__ import annotations

import logging

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class Redacting(logging.Formatter):
    """Takes the token out of whatever would be written, wherever it came from."""

    def __init__(self, secret: str | None) -> None:
        super().__init__(FORMAT)
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text.replace(self._secret, "[token]") if self._secret else text


def set_up(level: str, secret: str | None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Redacting(secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Its own messages at this level are one line for every request.
    logging.getLogger("discord.http").setLevel(logging.WARNING)
    # Voice is not used; its missing libraries need no warning.
    logging.getLogger("discord.client").setLevel(logging.ERROR if level != "DEBUG" else logging.DEBUG)
