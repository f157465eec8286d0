-- The triggers of cups, in the words of PostgreSQL.

CREATE FUNCTION forget_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM outbox WHERE table_id = OLD.id * TG_ARGV[0]::bigint;
    DELETE FROM post WHERE table_id = OLD.id * TG_ARGV[0]::bigint;
    RETURN NULL;
END $$;

CREATE TRIGGER table_forgotten AFTER DELETE ON game_table FOR EACH ROW EXECUTE FUNCTION forget_posts('1');
CREATE TRIGGER cup_forgotten AFTER DELETE ON cup FOR EACH ROW EXECUTE FUNCTION forget_posts('-1');
