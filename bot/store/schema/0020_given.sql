-- How often somebody has been given more time in a wait.

ALTER TABLE wait ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
