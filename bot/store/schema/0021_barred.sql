-- A ban outlives the data of its person: what is left is a code that can be recognised and not be turned back.

CREATE TABLE barred (
    guild_id INTEGER NOT NULL,
    -- A digest of the server, the person and a secret of this database.
    code TEXT NOT NULL,
    PRIMARY KEY (guild_id, code)
) STRICT;
