"""What is kept: the tables as values, the protocol of a store, SQLite, migrations. Nobody else writes SQL.

Entered by `tables`, `delivery`, `clock` and `process`; knows only `rules`, `bot.lru` and `bot.tasks`.
"""
