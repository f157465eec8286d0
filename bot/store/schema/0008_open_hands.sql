-- Agreed before the start: once the game is over, everybody may look into all hands of every turn.

ALTER TABLE game_table ADD COLUMN open_hands INTEGER NOT NULL DEFAULT 0;
