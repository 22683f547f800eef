"""The borders of the house, as tests."""
