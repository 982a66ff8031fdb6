"""The room on the web: it shows each viewer what he may see, and orders what he may order."""
