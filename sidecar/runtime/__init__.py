"""Small mechanisms without knowledge of judging: retry, tickets, offsets, health, serving."""
