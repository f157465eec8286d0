"""What only a real PostgreSQL can show: one is started here, from the system's binaries."""
