-- How people want to be called, and which calls have gone out or are held back until later.

-- A name such as Europe/Berlin, never an offset.
ALTER TABLE person ADD COLUMN zone TEXT;
ALTER TABLE person ADD COLUMN way TEXT NOT NULL DEFAULT 'thread' CHECK (way IN ('thread', 'dm', 'both', 'digest'));
-- Hours between two reminders; 0: none; NULL: as the house does.
ALTER TABLE person ADD COLUMN reminders INTEGER;
-- Minutes of the day.
ALTER TABLE person ADD COLUMN quiet_from INTEGER;
ALTER TABLE person ADD COLUMN quiet_to INTEGER;
ALTER TABLE person ADD COLUMN digest_at INTEGER;
-- The local date of the last digest.
ALTER TABLE person ADD COLUMN digested TEXT;

CREATE TABLE call (
    person_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    -- Of the table when the person last did something in the wait this is about.
    acted INTEGER NOT NULL,
    -- 0: it is the person's turn; else the revision of the table that reminds of it.
    stage INTEGER NOT NULL,
    made INTEGER NOT NULL,
    -- NULL: it has gone out; else not before this second.
    held INTEGER,
    -- Why it was held back; empty: it was not.
    why TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id, acted, stage)
) STRICT;
