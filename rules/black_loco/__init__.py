"""The Black Loco: one common network of railway cards, and shares in the six companies that run on it."""
