"""The catalogues: what the interface says in each language."""
