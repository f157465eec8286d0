-- When a person's hand comes as a direct message.

ALTER TABLE person ADD COLUMN hand_dms TEXT NOT NULL DEFAULT 'call' CHECK (hand_dms IN ('call', 'deal', 'never'));
