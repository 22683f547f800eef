"""Who asks the store and tells the widgets."""
