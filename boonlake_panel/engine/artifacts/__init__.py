"""The expansion Artifacts."""
