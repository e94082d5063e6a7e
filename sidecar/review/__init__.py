"""What people say of the verdicts, and what follows from it."""
