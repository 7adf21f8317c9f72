"""What lessons and the coach know about expansions."""
