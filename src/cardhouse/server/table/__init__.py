"""A table on the web: what a viewer sees, is asked and orders."""
