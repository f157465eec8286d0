"""A full house under load: two thousand tables, three hundred people, the bot as a process of its own."""
