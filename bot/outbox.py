"""What must reach Discord after a commit: in order for each table, again until it has arrived, once for the reader."""
