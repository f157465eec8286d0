-- What statements of the house use that SQLite has and PostgreSQL has not. Run before the first step.

CREATE FUNCTION clock_ms() RETURNS bigint LANGUAGE sql VOLATILE
AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;

CREATE FUNCTION instr(whole text, part text) RETURNS integer LANGUAGE sql IMMUTABLE
AS $$ SELECT strpos(whole, part) $$;

-- A number in JSON, by a path such as '$.to'; NULL: there is none.
CREATE FUNCTION json_extract(value text, path text) RETURNS bigint LANGUAGE sql IMMUTABLE
AS $$
    SELECT CASE WHEN jsonb_typeof(found) = 'number' THEN found::bigint END
    FROM (SELECT value::jsonb #> string_to_array(substr(path, 3), '.') AS found) AS looked
$$;

-- The form the data have.
CREATE TABLE schema_version (
    number bigint PRIMARY KEY,
    made timestamptz NOT NULL DEFAULT clock_timestamp()
);
