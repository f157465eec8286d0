"""Cube Express: a shared map of track tiles, journeys, and cubes that are passengers, goods, money and claims."""
