"""What the memory service is made of: a door for each thing that the store keeps."""
