"""Everything that happens at a time: rows in the store with a due moment, worked off by one task.

Entered by `process`; knows `tables` and `store`, no Discord, no texts.
"""
