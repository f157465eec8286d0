"""The cogs: which commands there are in Discord. Each module is an extension: `tables`, `profile`, every game.

A module with the name of a game holds that game's value (`GAME`) and its cog. `game` is what these have in common.
"""
