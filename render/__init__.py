"""Pictures from views: knows the games' views, nothing of Discord."""
