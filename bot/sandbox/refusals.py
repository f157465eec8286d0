"""What a Discord client does not let a person do."""


class CannotDo(Exception):
    """An act the client does not offer: a hidden message, a missing or disabled component, an unknown command."""
