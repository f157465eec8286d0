-- Since when something waits to reach Discord; of what was given up, `due` is when that happened.
ALTER TABLE outbox ADD COLUMN made bigint NOT NULL DEFAULT 0;
