-- For when people have signed off: nobody calls them then, and their time stands still.

CREATE TABLE away (
    user_id INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    -- When the person means to be back.
    back INTEGER NOT NULL,
    -- NULL, or when the person came back before that.
    ended INTEGER,
    PRIMARY KEY (user_id, begun)
) STRICT;
