"""Concrete doors to the world; each translates foreign errors into domain.errors."""
