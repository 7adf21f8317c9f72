"""Tables and answers: ledger, trajectories, what-if, review, simulation."""
