"""From deliveries to candidates: sample, assemble, select, redact."""
