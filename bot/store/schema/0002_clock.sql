-- What is to happen at a time, when the host was away, and since when somebody has had a seat.

CREATE TABLE due (
    -- 0: of no single table.
    table_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- The moment, if the host is always there.
    at INTEGER NOT NULL,
    -- NULL, or since when somebody has had time: then the host's own absences do not count.
    since INTEGER,
    payload TEXT NOT NULL,
    -- When to look at it: at first the moment itself.
    look INTEGER NOT NULL,
    PRIMARY KEY (table_id, name)
) STRICT;

CREATE INDEX due_by_look ON due (look);

CREATE TABLE absence (
    begun INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;

CREATE INDEX change_made ON change (made);

ALTER TABLE seat ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

UPDATE seat SET since = (SELECT updated FROM game_table WHERE id = seat.table_id);

-- Lobbies of earlier versions: six days after their last change people are told that they end.
INSERT INTO due (table_id, name, kind, at, since, payload, look)
SELECT id, 'lobby', 'lobby-warning', updated + 518400, updated, '{}', updated + 518400
FROM game_table WHERE phase = 'lobby';
