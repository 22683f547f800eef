"""One local day at a time, read from the database or from the logs."""
