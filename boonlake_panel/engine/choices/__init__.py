"""One record for each kind of choice, and what follows from the records: keys, labels, what is not possible."""
