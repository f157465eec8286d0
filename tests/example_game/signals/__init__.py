"""Signals, a game for Stellwerk."""
