-- Who is waited for and who was, from when to when, and when people were last called at a table.

CREATE TABLE wait (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- Of the table after the commit that opened it.
    revision INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    -- When its person last did something in it without ending it, and the revision at which that was.
    heard INTEGER NOT NULL,
    acted INTEGER NOT NULL,
    -- Somebody else was waited for at the same time.
    shared INTEGER NOT NULL,
    -- When the person was last reminded, and last by another person.
    reminded INTEGER NOT NULL,
    nudged INTEGER NOT NULL,
    -- NULL: the person is still waited for.
    closed INTEGER,
    -- What was done in the commit that closed it.
    closed_by TEXT,
    PRIMARY KEY (table_id, seat, revision)
) STRICT;

CREATE INDEX wait_open ON wait (table_id) WHERE closed IS NULL;

ALTER TABLE game_table ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
