"""Events and reminders, with their repeats."""
