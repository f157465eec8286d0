-- Hints at tables, and how far people have come in the schools of the games.

ALTER TABLE game_table ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
-- JSON: [seat, entries of the log so far] for each hint that was given.
ALTER TABLE game_table ADD COLUMN hinted TEXT NOT NULL DEFAULT '[]';

CREATE TABLE course (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- The lesson by its name.
    lesson TEXT NOT NULL,
    -- JSON: the moves made in it.
    moves TEXT NOT NULL,
    missed INTEGER NOT NULL,
    -- JSON: the lessons that are done.
    done TEXT NOT NULL,
    -- Grows with every answer: buttons of earlier ones are known by it.
    pressed INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT;
