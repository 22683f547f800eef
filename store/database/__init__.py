"""The file itself: where it lies, how it is opened, migrated, checked and copied."""
