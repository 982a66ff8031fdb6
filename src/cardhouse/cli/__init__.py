"""The command line: a module for each command, loaded only when it runs."""
