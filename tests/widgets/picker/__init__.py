"""Tests of the date picker."""
