"""The same judges offline: for calibration, CI and release decisions."""
