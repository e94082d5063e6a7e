"""PII redaction for agents' text: Presidio as the frame, fail closed. A leaf package."""
