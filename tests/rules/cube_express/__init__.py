"""Rules of Cube Express."""
