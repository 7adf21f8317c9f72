"""The box: typed, immutable tables read from a data pack, with validation."""
