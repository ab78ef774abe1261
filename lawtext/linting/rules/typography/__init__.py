"""Characters, brackets and capitals."""
