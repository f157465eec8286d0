-- Since when something waits to reach Discord; of what was given up, `due` is when that happened.
ALTER TABLE outbox ADD COLUMN made INTEGER NOT NULL DEFAULT 0;

UPDATE outbox SET made = coalesce(
    (SELECT made FROM change WHERE change.table_id = outbox.table_id AND change.revision = outbox.revision), 0
);
UPDATE outbox SET due = made WHERE given_up IS NOT NULL AND due < made;
