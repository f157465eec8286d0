-- The secret that all chance of a table comes from, and the words people have added to it before the start.

ALTER TABLE game_table ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN words TEXT NOT NULL DEFAULT '[]';
