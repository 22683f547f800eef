"""What the ranking knows of English and Spanish."""
