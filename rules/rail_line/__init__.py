"""Rail Line: one common line of track cards, two trains each, a score sheet. See SPEC.md."""
