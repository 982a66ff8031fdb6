"""The street door: connections, and limits on their cost before we know their owners."""
