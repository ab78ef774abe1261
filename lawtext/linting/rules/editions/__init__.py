"""One edition or translation held against another."""
