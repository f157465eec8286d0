-- Where games are played: in a thread, in a post of a forum, or in the channel itself because there can be no thread.

ALTER TABLE game_table ADD COLUMN ground TEXT NOT NULL DEFAULT 'thread';
ALTER TABLE cup ADD COLUMN ground TEXT NOT NULL DEFAULT 'thread';
