"""All that can be done from anywhere in the window, as data that menus, keys, palette and help read."""
