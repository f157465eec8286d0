"""A rehearsal on the real Discord: does once everything whose answer is only believed, and tells what was found."""
