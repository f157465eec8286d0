"""First Class: draft cards, lengthen two trains, travel to Constantinople."""
