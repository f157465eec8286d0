-- What a person has been called in a server: texts that others have written are rid of it when they go.
CREATE TABLE known_as (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, name)
) STRICT;

INSERT INTO known_as (user_id, guild_id, name)
SELECT person_id, guild_id, name FROM tenure WHERE person_id > 0 AND name <> ''
UNION SELECT user_id, guild_id, name FROM seat WHERE user_id > 0 AND name <> ''
UNION SELECT person_id, guild_id, name FROM queue WHERE person_id > 0 AND name <> ''
UNION SELECT person_id, guild_id, name FROM cup_entrant WHERE person_id > 0 AND name <> '';

-- An answer that everybody in a channel sees, as a leaderboard: it is changed when somebody goes whom it names.
CREATE TABLE answer (
    message_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    -- JSON: what it tells of.
    about TEXT NOT NULL,
    -- Whom it names, between commas.
    people TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;
CREATE INDEX answer_guild ON answer (guild_id);
