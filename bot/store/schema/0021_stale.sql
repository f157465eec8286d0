-- Where a rated game goes, as with its server, what was thought of people after it rests on nothing: all is counted anew.

CREATE TRIGGER rated_game_gone AFTER DELETE ON result WHEN OLD.counted = 1 AND OLD.rated = 1
BEGIN
    INSERT INTO meta (key, value) VALUES ('ratings-stale', 'yes') ON CONFLICT (key) DO NOTHING;
END;
