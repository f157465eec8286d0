"""What each route does: one module a subject, each a table of method, path and handler."""
