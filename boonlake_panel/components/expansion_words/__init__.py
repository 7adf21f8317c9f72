"""The words that expansions add to the effect language: a module each, with `WORDS`."""
