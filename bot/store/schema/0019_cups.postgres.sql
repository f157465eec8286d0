-- Cups: who takes part, which tables each round has, how they ended.

CREATE TABLE cup (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    owner_id INTEGER NOT NULL,
    form TEXT NOT NULL CHECK (form IN ('knock-out', 'round-robin', 'swiss')),
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    -- NULL: without a clock; else JSON.
    pace TEXT,
    friendly INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('open', 'running', 'finished', 'cancelled')),
    revision INTEGER NOT NULL,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    -- How many are to be played; 0: it depends on who comes.
    rounds INTEGER NOT NULL,
    most INTEGER NOT NULL,
    when_full INTEGER NOT NULL,
    -- It starts by itself at this moment; 0: it does not.
    begins INTEGER NOT NULL,
    round INTEGER NOT NULL
) STRICT;

CREATE INDEX cup_in_guild ON cup (guild_id, phase);

CREATE TABLE cup_entrant (
    cup_id INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    -- In the order in which they came.
    place INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- The first round the person is paired for, and the first one no more; 0: still takes part.
    joined INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (cup_id, place),
    UNIQUE (cup_id, person_id)
) STRICT;

CREATE INDEX cup_of_person ON cup_entrant (person_id);

CREATE TABLE cup_pod (
    cup_id INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    pod INTEGER NOT NULL,
    -- 0: nobody plays.
    table_id INTEGER NOT NULL,
    -- Empty: not done; else 'played', 'decided', 'bye', 'walkover'.
    how TEXT NOT NULL,
    PRIMARY KEY (cup_id, round, pod)
) STRICT;

CREATE TABLE cup_seat (
    cup_id INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    pod INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person_id INTEGER NOT NULL,
    -- NULL: nobody knows yet.
    rank INTEGER,
    PRIMARY KEY (cup_id, round, pod, seat)
) STRICT;

CREATE INDEX cup_seat_of_person ON cup_seat (person_id);

-- One row for every commit, as at tables.
CREATE TABLE cup_change (
    cup_id INTEGER NOT NULL REFERENCES cup (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    person_id INTEGER,
    what TEXT NOT NULL,
    interaction_id INTEGER UNIQUE,
    made INTEGER NOT NULL,
    PRIMARY KEY (cup_id, revision)
) STRICT;

-- The cup a table belongs to; 0: none.
ALTER TABLE game_table ADD COLUMN cup_id INTEGER NOT NULL DEFAULT 0;

-- What is posted of a cup stands beside what is posted of tables, under the negative number of the cup.
CREATE TABLE outgoing (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    payload TEXT NOT NULL,
    lane INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    nonce TEXT NOT NULL UNIQUE,
    attempts INTEGER NOT NULL DEFAULT 0,
    tried_revision INTEGER,
    -- Not before this second.
    due INTEGER NOT NULL DEFAULT 0,
    -- Unexpected errors.
    failures INTEGER NOT NULL DEFAULT 0,
    -- Attempts that Discord did not permit.
    refusals INTEGER NOT NULL DEFAULT 0,
    -- Why nobody tries any more.
    given_up TEXT,
    -- Since when it waits; of what was given up, `due` is when that happened.
    made INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO outgoing (id, table_id, kind, target, payload, lane, revision, nonce, attempts, tried_revision, due,
    failures, refusals, given_up, made)
SELECT id, table_id, kind, target, payload, lane, revision, nonce, attempts, tried_revision, due,
    failures, refusals, given_up, made FROM outbox;

DROP TABLE outbox;
ALTER TABLE outgoing RENAME TO outbox;
CREATE INDEX outbox_of_table ON outbox (table_id, lane, id);

CREATE TABLE posted (
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, kind, target)
) STRICT;

INSERT INTO posted (table_id, kind, target, message_id, revision, digest)
SELECT table_id, kind, target, message_id, revision, digest FROM post;

DROP TABLE post;
ALTER TABLE posted RENAME TO post;

CREATE FUNCTION forget_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM outbox WHERE table_id = OLD.id * TG_ARGV[0]::bigint;
    DELETE FROM post WHERE table_id = OLD.id * TG_ARGV[0]::bigint;
    RETURN NULL;
END $$;

CREATE TRIGGER table_forgotten AFTER DELETE ON game_table FOR EACH ROW EXECUTE FUNCTION forget_posts('1');
CREATE TRIGGER cup_forgotten AFTER DELETE ON cup FOR EACH ROW EXECUTE FUNCTION forget_posts('-1');
