"""Rules of the games: pure Python, no clock, no network, no Discord."""
