"""Hands in the formats of other programs, which know only games for a pot."""

from cardhouse.formats.pot.files import FOREIGN, FORMATS, LOG, FindPost, book_of, histories, written

__all__ = ["FOREIGN", "FORMATS", "LOG", "FindPost", "book_of", "histories", "written"]
