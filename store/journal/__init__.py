"""What the person writes about their days in their own words."""
