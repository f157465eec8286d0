"""Cube Express over the local Discord."""
