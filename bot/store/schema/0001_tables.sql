-- Tables, their matches, what has to reach Discord. Times are seconds since 1970, UTC; ids of Discord are 64-bit integers.

CREATE TABLE game_table (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread_id INTEGER UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    language TEXT NOT NULL,
    access TEXT NOT NULL CHECK (access IN ('public', 'invited')),
    invited TEXT NOT NULL,
    owner_id INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'finished', 'cancelled')),
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;

CREATE INDEX game_table_in_guild ON game_table (guild_id, phase);

CREATE TABLE seat (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    stand_in TEXT,
    former_id INTEGER,
    ending INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT;

CREATE INDEX seat_of_user ON seat (user_id);

CREATE TABLE standing_order (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    decision TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) STRICT;

-- One row for every commit: two commits from the same revision, or one interaction delivered twice, break a constraint.
CREATE TABLE change (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    person_id INTEGER,
    what TEXT NOT NULL,
    interaction_id INTEGER UNIQUE,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT;

CREATE TABLE game_match (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    sealed_at INTEGER NOT NULL,
    sealed TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT;

CREATE TABLE entry (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    made_by TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    secret INTEGER NOT NULL,
    digest TEXT NOT NULL,
    events TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    payload TEXT NOT NULL,
    lane INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    nonce TEXT NOT NULL UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried_revision INTEGER
) STRICT;

CREATE INDEX outbox_of_table ON outbox (table_id, lane, id);

-- The newest message of each kind.
CREATE TABLE post (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, target)
) STRICT;

CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    locale TEXT,
    dm_closed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
