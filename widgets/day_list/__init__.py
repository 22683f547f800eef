"""The one scrolling list that holds every row of a day."""
