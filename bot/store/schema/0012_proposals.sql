-- What somebody at a table would like, and who has agreed to it.

CREATE TABLE proposal (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    -- The revision of the table that brought it.
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person_id INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    -- When it lapses.
    ends INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;

CREATE TABLE consent (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    -- 0: whoever proposed it.
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, number, person_id)
) STRICT;
