-- Each time that was found to have gone back to an earlier moment, by a copy that was put back or by a server that took
-- over and had not heard of everything. What was numbered in the time that is gone is never numbered so again.
CREATE TABLE epoch (
    -- From this one on count revisions, and in other steps the numbers of tables: see bot/store/epochs.py.
    number INTEGER PRIMARY KEY,
    -- The newest moment of which these data knew.
    known INTEGER NOT NULL,
    -- What it was: begun, restore, timeline or behind.
    why TEXT NOT NULL,
    -- Which server has written since then, and on which of its timelines; empty: a file.
    mark TEXT NOT NULL
) STRICT;
