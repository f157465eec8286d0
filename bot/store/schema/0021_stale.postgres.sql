-- Where a rated game goes, as with its server, what was thought of people after it rests on nothing: all is counted anew.

CREATE FUNCTION note_stale_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO meta (key, value) VALUES ('ratings-stale', 'yes') ON CONFLICT (key) DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER rated_game_gone AFTER DELETE ON result FOR EACH ROW
WHEN (OLD.counted = 1 AND OLD.rated = 1) EXECUTE FUNCTION note_stale_ratings();
