-- Direct messages: the conversation with each person, and the valve through which new ones are opened.

CREATE TABLE mailbox (
    user_id INTEGER PRIMARY KEY,
    -- NULL: none is known.
    channel_id INTEGER,
    -- Not before this second: Discord has refused it, and nobody knows why.
    shut_until INTEGER NOT NULL DEFAULT 0
) STRICT;

-- When conversations were opened, for a day.
CREATE TABLE opening (
    made INTEGER NOT NULL
) STRICT;

CREATE TABLE valve (
    -- What goes through it: 'opening' or 'writing'.
    name TEXT PRIMARY KEY,
    -- Not before this second.
    shut_until INTEGER NOT NULL DEFAULT 0,
    -- What Discord said when it was shut.
    why TEXT NOT NULL DEFAULT '',
    -- Refusals in a row of which nobody knows whether they are about the person or about the bot.
    doubts INTEGER NOT NULL DEFAULT 0
) STRICT;
