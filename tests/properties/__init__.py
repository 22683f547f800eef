"""Laws, as hypothesis states them."""
