-- What stands in a post: an edit has to name every picture that is to stay, and nothing of it is read from Discord again.

-- Where it stands; 0: where its table is played.
ALTER TABLE post ADD COLUMN channel_id INTEGER NOT NULL DEFAULT 0;
-- JSON: number, name, bytes and words of each picture; empty: nobody knows, for it is of an earlier version.
ALTER TABLE post ADD COLUMN files TEXT NOT NULL DEFAULT '';
-- JSON: what it shows, piece by piece; empty: nobody knows.
ALTER TABLE post ADD COLUMN parts TEXT NOT NULL DEFAULT '';
-- Whom it has called, between commas: a later edit leaves the mark on them.
ALTER TABLE post ADD COLUMN called TEXT NOT NULL DEFAULT '';

-- Forms of a message that Discord has refused as wrong, and what it said.
ALTER TABLE outbox ADD COLUMN rejections INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN complaint TEXT NOT NULL DEFAULT '';
-- JSON: the words that have called people already and become this post; empty: none.
ALTER TABLE outbox ADD COLUMN spoken TEXT NOT NULL DEFAULT '';
