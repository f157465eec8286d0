"""The cogs: which commands there are in Discord.

Extensions are `tables`, `looking`, `players`, `profile`, `privacy`, `turns` and every game.

A module with the name of a game holds that game's value (`GAME`) and its cog. `game` is what these have in common.
`tables` puts `/table` together from its parts: `lobby`, `seats`, `history`, and `whole` for what concerns all.
"""
