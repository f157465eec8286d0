-- Clocks: what a table has agreed on, how much time each seat has saved, what runs in each wait, and when it stood still.

-- NULL: without a clock; else JSON.
ALTER TABLE game_table ADD COLUMN pace TEXT;
-- Since when nobody has been there; 0: somebody is.
ALTER TABLE game_table ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0;

-- Seconds saved; NULL: as many as the clock gives at the start.
ALTER TABLE seat ADD COLUMN reserve INTEGER;
-- The turn for which time was last added.
ALTER TABLE seat ADD COLUMN paid INTEGER NOT NULL DEFAULT -1;
-- How many times in a row the time has run out.
ALTER TABLE seat ADD COLUMN lapses INTEGER NOT NULL DEFAULT 0;

-- Seconds that the person has; 0: no clock runs.
ALTER TABLE wait ADD COLUMN allowance INTEGER NOT NULL DEFAULT 0;
-- Seconds that had passed when the clock was set.
ALTER TABLE wait ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;
-- What the seat had saved when the wait was opened, and the turn it had last been paid for.
ALTER TABLE wait ADD COLUMN reserve INTEGER NOT NULL DEFAULT 0;
ALTER TABLE wait ADD COLUMN paid INTEGER NOT NULL DEFAULT -1;
-- What comes next: 0 a reminder, 1 the alarm, 2 the end, 3 nothing.
ALTER TABLE wait ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
-- When the alarm was given, and when the time ran out; 0: not yet.
ALTER TABLE wait ADD COLUMN alarmed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE wait ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;
-- 1: over, but an undo would open it again.
ALTER TABLE wait ADD COLUMN undoable INTEGER NOT NULL DEFAULT 0;

CREATE TABLE pause (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    begun INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, begun)
) STRICT;
