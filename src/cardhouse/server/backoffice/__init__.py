"""The manager's and the auditor's pages: tables, reports, finished hands, and the room's proof."""
