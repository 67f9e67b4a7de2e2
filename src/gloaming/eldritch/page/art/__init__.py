"""Everything that is drawn of Eldritch Horror: the chart, faces, portraits, pictures, icons."""
