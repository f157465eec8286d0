-- By which rules results count for ratings: whatever began under earlier rules keeps them.

-- 1: the rules of version 0.2 and before. A table has those that hold when its game begins.
ALTER TABLE game_table ADD COLUMN ruling INTEGER NOT NULL DEFAULT 1;
ALTER TABLE result ADD COLUMN ruling INTEGER NOT NULL DEFAULT 1;
-- How many people the cup had to which the game belonged, when it ended; 0: it belonged to none.
ALTER TABLE result ADD COLUMN cup INTEGER NOT NULL DEFAULT 0;
-- 1: they have not played for long enough to win by it. Whoever has left like this has lost all the same.
ALTER TABLE placing ADD COLUMN short INTEGER NOT NULL DEFAULT 0;
