-- How games have ended, for everybody who had a part in them, and the ratings that come of it. Games brought in from
-- files have no rows here.

-- 1: agreed before the start that the result counts for ratings. Nobody had agreed on it at tables of earlier versions.
ALTER TABLE game_table ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

CREATE TABLE result (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    -- 1: it counts for ratings, also after all that has happened.
    rated INTEGER NOT NULL,
    -- 1: the game went back over what had come out.
    rewound INTEGER NOT NULL,
    -- 1: the ratings below hold it.
    counted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX result_in_order ON result (finished, table_id);
CREATE INDEX result_in_guild ON result (guild_id, game);

-- A row for each tenure of a table.
CREATE TABLE placing (
    table_id INTEGER NOT NULL REFERENCES result (table_id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    -- NULL: a stand-in. Below 0: somebody whose data were deleted; the ratings of the others rest on their games.
    person_id INTEGER,
    -- What the seat has come to, in the row of whom it belongs to: whoever conceded, else who had it at the end.
    rank INTEGER,
    score INTEGER,
    -- 1: from the first entry to the end.
    whole INTEGER NOT NULL,
    -- The rank among those who are rated; NULL: not rated.
    standing INTEGER,
    -- As in the tenure, and when that was, if somebody has left.
    ended TEXT NOT NULL,
    left_at INTEGER,
    -- What the person has earned beside the result, as JSON.
    feats TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, place)
) STRICT;

CREATE INDEX placing_of_person ON placing (person_id);

-- A row for each rated game of a person: what is thought of them after it. The person's id may be below 0, as above.
CREATE TABLE rating (
    -- 0: of all servers.
    guild_id INTEGER NOT NULL,
    -- Empty: over all games.
    game TEXT NOT NULL,
    person_id INTEGER NOT NULL,
    -- How many games it rests on.
    n INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES result (table_id) ON DELETE CASCADE,
    -- In millionths.
    mu INTEGER NOT NULL,
    sigma INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, person_id, n)
) STRICT;

CREATE INDEX rating_of_person ON rating (person_id);
CREATE INDEX rating_of_table ON rating (table_id);
CREATE INDEX wait_of_person ON wait (person_id);

-- 1: nobody else sees the person's name in records.
ALTER TABLE person ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0;
-- 0: what people earn beside the result is not told in the server.
ALTER TABLE server ADD COLUMN feats INTEGER NOT NULL DEFAULT 1;
