"""What reading, mending and parsing had to do to make a source readable."""
