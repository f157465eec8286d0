-- How pictures look: what a person has chosen for private ones, and a server for those that everybody sees.

ALTER TABLE person ADD COLUMN palette TEXT;
ALTER TABLE person ADD COLUMN form TEXT;

CREATE TABLE server (
    guild_id INTEGER PRIMARY KEY,
    palette TEXT
) STRICT;
