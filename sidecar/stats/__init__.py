"""Pure functions of statistics; no I/O."""
