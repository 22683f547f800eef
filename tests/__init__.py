"""The tests: one folder a room, and what spans rooms in integration, properties and end2end."""
