"""Several servers on one database, with a bus between them."""
