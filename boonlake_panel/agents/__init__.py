"""Who chooses: agents that play at random, greedily or by Monte Carlo search."""
