-- Several processes on one database: who looks after which servers, when a shard may be opened, and of which server
-- every row is.

-- Moments are milliseconds since 1970 by the clock of the database.
CREATE TABLE lease (
    name TEXT PRIMARY KEY,
    -- Empty: nobody.
    holder TEXT NOT NULL,
    -- Grows with every new holder.
    epoch INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

CREATE TABLE identify (
    -- What Discord counts openings of shards by.
    key INTEGER PRIMARY KEY,
    -- Not before this moment.
    next_at INTEGER NOT NULL
) STRICT;

-- Chosen by whoever asks for a commit, and kept when it has to be asked for again: by it a commit is known that went
-- through although nobody heard of it.
ALTER TABLE change ADD COLUMN key INTEGER;
CREATE UNIQUE INDEX change_key ON change (key);
ALTER TABLE cup_change ADD COLUMN key INTEGER;
CREATE UNIQUE INDEX cup_change_key ON cup_change (key);

-- The same for what has no log of changes; for a day.
CREATE TABLE attempt (
    key INTEGER PRIMARY KEY,
    made INTEGER NOT NULL
) STRICT;

ALTER TABLE seat ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE seat SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = seat.table_id);

ALTER TABLE standing_order ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE standing_order SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = standing_order.table_id);

ALTER TABLE change ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE change SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = change.table_id);

ALTER TABLE game_match ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE game_match SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = game_match.table_id);

ALTER TABLE entry ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE entry SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = entry.table_id);

ALTER TABLE wait ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE wait SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = wait.table_id);

ALTER TABLE proposal ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE proposal SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = proposal.table_id);

ALTER TABLE consent ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE consent SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = consent.table_id);

ALTER TABLE pause ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE pause SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = pause.table_id);

ALTER TABLE tenure ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE tenure SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = tenure.table_id);

ALTER TABLE queue ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE queue SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = queue.table_id);

ALTER TABLE call ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE call SET guild_id = (SELECT guild_id FROM game_table WHERE game_table.id = call.table_id);

ALTER TABLE placing ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE placing SET guild_id = (SELECT guild_id FROM result WHERE result.table_id = placing.table_id);

ALTER TABLE cup_entrant ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE cup_entrant SET guild_id = (SELECT guild_id FROM cup WHERE cup.id = cup_entrant.cup_id);

ALTER TABLE cup_pod ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE cup_pod SET guild_id = (SELECT guild_id FROM cup WHERE cup.id = cup_pod.cup_id);

ALTER TABLE cup_seat ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE cup_seat SET guild_id = (SELECT guild_id FROM cup WHERE cup.id = cup_seat.cup_id);

ALTER TABLE cup_change ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE cup_change SET guild_id = (SELECT guild_id FROM cup WHERE cup.id = cup_change.cup_id);

-- Of no server: 0.
ALTER TABLE outbox ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET guild_id = coalesce(
    (SELECT guild_id FROM game_table WHERE game_table.id = outbox.table_id),
    (SELECT guild_id FROM cup WHERE cup.id = -outbox.table_id), 0
);

ALTER TABLE post ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE post SET guild_id = coalesce(
    (SELECT guild_id FROM game_table WHERE game_table.id = post.table_id),
    (SELECT guild_id FROM cup WHERE cup.id = -post.table_id), 0
);

ALTER TABLE due ADD COLUMN guild_id INTEGER NOT NULL DEFAULT 0;
UPDATE due SET guild_id = coalesce(
    (SELECT guild_id FROM game_table WHERE game_table.id = due.table_id),
    (SELECT guild_id FROM cup WHERE cup.id = -due.table_id), 0
);
