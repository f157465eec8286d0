-- Who played what part of a game: a row for each person and each stand-in that has had a seat, from entry to entry.

CREATE TABLE tenure (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    -- The place in the row of those who have had the seat, from 0.
    place INTEGER NOT NULL,
    -- NULL: a stand-in, or somebody nobody knows any more.
    person_id INTEGER,
    name TEXT NOT NULL,
    -- Which kind of stand-in; NULL: a person.
    stand_in TEXT,
    -- The first entry of the log that may be theirs, and the last; NULL: they still play.
    from_entry INTEGER NOT NULL,
    to_entry INTEGER,
    -- How many turns were complete when it ended; NULL: nobody noted it.
    turns INTEGER,
    -- How it ended: 'replaced', 'resigned', 'conceded', 'handed-over', 'returned', 'taken-over', 'finished', 'cancelled'.
    ended TEXT,
    PRIMARY KEY (table_id, seat, place)
) STRICT;

CREATE INDEX tenure_of_person ON tenure (person_id);

-- Games of earlier versions. Of a seat that a stand-in keeps, its person played up to their last own entry.
INSERT INTO tenure (table_id, seat, place, person_id, name, stand_in, from_entry, to_entry, turns, ended)
SELECT seat.table_id, seat.seat, 0, seat.former_id, '', NULL, 1,
    (SELECT coalesce(max(n), 0) FROM entry
     WHERE entry.table_id = seat.table_id AND entry.seat = seat.seat AND made_by IN ('player', 'with', 'undo')),
    NULL, 'replaced'
FROM seat WHERE seat.former_id IS NOT NULL
    AND EXISTS (SELECT 1 FROM game_match WHERE game_match.table_id = seat.table_id);

-- Who sits there now: a stand-in since then, a person since they took the seat.
INSERT INTO tenure (table_id, seat, place, person_id, name, stand_in, from_entry, to_entry, turns, ended)
SELECT seat.table_id, seat.seat, CASE WHEN seat.former_id IS NULL THEN 0 ELSE 1 END, seat.user_id, seat.name,
    seat.stand_in,
    CASE
        WHEN seat.user_id IS NOT NULL THEN 1 + (SELECT coalesce(max(n), 0) FROM entry
            WHERE entry.table_id = seat.table_id AND made < seat.since)
        ELSE 1 + (SELECT coalesce(max(n), 0) FROM entry
            WHERE entry.table_id = seat.table_id AND entry.seat = seat.seat AND made_by IN ('player', 'with', 'undo'))
    END,
    CASE WHEN game_table.phase = 'running' THEN NULL ELSE
        (SELECT coalesce(max(n), 0) FROM entry WHERE entry.table_id = seat.table_id) END,
    NULL,
    CASE WHEN game_table.phase = 'running' THEN NULL ELSE game_table.phase END
FROM seat JOIN game_table ON game_table.id = seat.table_id
WHERE EXISTS (SELECT 1 FROM game_match WHERE game_match.table_id = seat.table_id);

-- Who waits for a seat at a table that is full, first come first served.
CREATE TABLE queue (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, place),
    UNIQUE (table_id, person_id)
) STRICT;

-- A table may start by itself as soon as it is full.
ALTER TABLE game_table ADD COLUMN when_full INTEGER NOT NULL DEFAULT 0;
