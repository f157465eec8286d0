"""Rehearsals played against the sandbox: where it answers otherwise than Discord did, the sandbox is wrong."""
