"""The program: settings, workers, the window and the place where all is put together."""
