"""The Crystal Path on the page: the path, its display, Crystals and lock spaces."""
