-- What those who keep order in a server have set, whom they have banned from tables, and what they have done.

-- NULL: nothing has been set; else JSON.
ALTER TABLE server ADD COLUMN charter TEXT;

-- Since when nobody moves at a table and no clock runs, because a moderator has said so; 0: it is not so.
ALTER TABLE game_table ADD COLUMN frozen INTEGER NOT NULL DEFAULT 0;

CREATE TABLE ban (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person)
) STRICT;

-- A row for every act of a moderator, written by the commit that carries it out.
CREATE TABLE act (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    -- Who has done it; NULL: somebody whose data were deleted.
    person INTEGER,
    what TEXT NOT NULL,
    -- NULL: it is about no single table.
    table_id INTEGER,
    -- Whom it is about; NULL: nobody in particular, or somebody whose data were deleted.
    other_person INTEGER,
    reason TEXT NOT NULL,
    -- What it says besides, as JSON: never a person.
    detail TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;

CREATE INDEX act_in_guild ON act (guild_id, id);
