"""What the selection's rules ask of a unit: its tree, its texts, its side calls, its evidence."""
