"""The values that flow through the house; frozen, slotted, no I/O."""
