"""The state of the day that is shown: what is unfolded, fetched, waited for, and where it was read."""
