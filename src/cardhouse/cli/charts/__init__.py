"""A strategy as a chart: as a page, a drawing or a picture."""
