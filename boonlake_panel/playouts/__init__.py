"""Games played on without tables and pictures: rollouts, recordings, whole turns, and what worker processes do."""
