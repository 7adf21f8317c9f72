"""The boards that only the expansion Artifacts has."""
