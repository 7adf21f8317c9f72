"""What expansions add to the command line."""
