"""The assistant: turns with a model and its tools. Nothing here knows Qt; the model libraries stay within it."""
