-- Who wants to be called when a table opens, who seeks others for a game, and where a server is told of its week.

CREATE TABLE bell (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- When the person was last called; 0: not yet.
    rung INTEGER NOT NULL,
    -- The open tables that the person knows of.
    known TEXT NOT NULL,
    PRIMARY KEY (user_id, guild_id, game)
) STRICT;

CREATE TABLE wish (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (user_id, guild_id, game)
) STRICT;

CREATE INDEX bell_in_guild ON bell (guild_id);
CREATE INDEX wish_in_guild ON wish (guild_id);

ALTER TABLE server ADD COLUMN week_channel_id INTEGER;
-- 0: Monday.
ALTER TABLE server ADD COLUMN week_day INTEGER;
-- Of the day.
ALTER TABLE server ADD COLUMN week_minute INTEGER;
-- A name such as Europe/Berlin.
ALTER TABLE server ADD COLUMN week_zone TEXT;
ALTER TABLE server ADD COLUMN week_language TEXT;
