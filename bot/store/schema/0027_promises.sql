-- Answers that people have been promised ("thinking …") and do not have yet: whoever follows a process that has died
-- finishes them. A row goes with its answer, and after a quarter of an hour in any case.

CREATE TABLE promise (
    interaction_id INTEGER PRIMARY KEY,
    application_id INTEGER NOT NULL,
    -- By it Discord takes the answer, for a quarter of an hour.
    token TEXT NOT NULL,
    -- 0: none.
    guild_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    -- 1: something is shown in its place that is not the answer yet.
    begun INTEGER NOT NULL,
    -- The process that has promised it, by the name of its leases, and which of its runs. Where there is one process it
    -- has no name.
    holder TEXT NOT NULL,
    run TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT;
