"""What is kept: values, the protocol of a store, its SQL, two engines for it, migrations. Nobody else writes SQL.

A noun in the singular holds values (`cup.py`), its plural keeps them (`cups.py`), in SQL that every engine answers
(`database.py`); `protocol.py` tells what a store can do, `sqlite.py` and `postgres.py` are those there are. Entered by
`tables`, `delivery`, `clock` and `process`; knows only `rules`, `bot.lru` and `bot.tasks`.
"""
