"""A local Discord: server, gateway and a web page to play in, for the unmodified discord.py client."""
