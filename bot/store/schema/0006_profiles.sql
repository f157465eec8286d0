-- Who wants to be asked everything in a game, although the house could answer.

CREATE TABLE profile (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT;
