"""Tables as people know them: seats, progress of the game, history, queries, and the one writer.

Entered by everything above; knows `store` and `rules`, no Discord, no texts.
"""
