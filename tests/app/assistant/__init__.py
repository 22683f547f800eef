"""Tests of the assistant, over real HTTP against a scripted server."""
