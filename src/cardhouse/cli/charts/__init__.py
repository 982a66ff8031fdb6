"""A strategy as a chart: on a page, as a drawing, as a picture."""
