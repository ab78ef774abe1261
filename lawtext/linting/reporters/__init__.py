"""The forms in which findings are printed: one file a form."""
