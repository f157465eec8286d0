"""Why a rehearsal cannot begin, or go on."""


class NoStage(Exception):
    """It cannot begin; the text tells why."""


class OutOfReach(Exception):
    """Discord does not answer, or lets nobody in; the text tells what to do."""
