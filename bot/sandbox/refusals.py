"""What a Discord client does not let a person do."""


class CannotDo(Exception):
    """An act the client does not offer: a hidden message, a missing or disabled component, an unknown command.

    `key` names the sentence the page tells a person about it, `data` what stands in that sentence.
    """

    def __init__(self, text: str, key: str = "refused", **data: str | int) -> None:
        super().__init__(text)
        self.key = key
        self.data = data
