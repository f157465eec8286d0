"""Pictures of Cube Express."""
