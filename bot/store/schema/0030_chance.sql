-- What binds the chance of a game: what was shown before its deal, the number Discord gave to that, and sealed words.

-- JSON as it was shown when the table was started: from then on nothing of it changes. Empty: not started, or begun
-- under a version that showed nothing.
ALTER TABLE game_table ADD COLUMN sealing TEXT NOT NULL DEFAULT '';
-- The message that showed it, and where it stands. 0: the game was dealt without one, or is not dealt yet.
ALTER TABLE game_table ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN drawn_in INTEGER NOT NULL DEFAULT 0;

-- With this salt the name of whoever sits there is sealed.
ALTER TABLE seat ADD COLUMN salt TEXT NOT NULL DEFAULT '';

-- The name somebody went by when they sat down, its salt, and the seal of both. The seal outlives the other two.
ALTER TABLE tenure ADD COLUMN sworn TEXT NOT NULL DEFAULT '';
ALTER TABLE tenure ADD COLUMN salt TEXT NOT NULL DEFAULT '';
ALTER TABLE tenure ADD COLUMN seal TEXT NOT NULL DEFAULT '';

-- What people have added to the chance of a table. `game_table.words` holds that of games begun under 0.2.
CREATE TABLE word (
    table_id INTEGER NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    -- Before the start.
    seat INTEGER NOT NULL,
    user_id INTEGER,
    -- Empty: its person has not told it yet, or has deleted it.
    said TEXT NOT NULL,
    salt TEXT NOT NULL,
    seal TEXT NOT NULL,
    -- Whether its person has made the seal.
    own INTEGER NOT NULL,
    -- What a word with a seal of its person's own has come to for the deal.
    told TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX word_of_user ON word (user_id);
