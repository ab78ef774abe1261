"""Labels, lists and headings."""
