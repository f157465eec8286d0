"""What is kept: values, the protocol of a store, SQLite, migrations. Nobody else writes SQL.

A noun in the singular holds values (`cup.py`), its plural keeps them in SQLite (`cups.py`); `protocol.py` tells what
a store can do, `sqlite.py` is the one there is. Entered by `tables`, `delivery`, `clock` and `process`; knows only
`rules`, `bot.lru` and `bot.tasks`.
"""
