"""One visitor of the dashboard: the study, the address, the browser's own storage."""
