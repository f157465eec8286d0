-- What waits to reach Discord remembers how patient it has to be, and what was given up stays to be sent again.

-- Not before this second.
ALTER TABLE outbox ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
-- Unexpected errors.
ALTER TABLE outbox ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
-- Attempts that Discord did not permit.
ALTER TABLE outbox ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
-- Why nobody tries any more.
ALTER TABLE outbox ADD COLUMN given_up TEXT;
