"""One cog per game and per topic: slash commands, buttons and menus."""
