"""A dress rehearsal: every table of a book is dealt before anybody sits down at it."""

from cardhouse.rehearsal.rehearse import rehearse, rehearse_tables

__all__ = ["rehearse", "rehearse_tables"]
