"""Settings: one frozen tree, the only reader of the environment and of sidecar.yaml."""

from sidecar.config.load import load
from sidecar.config.tree import Config

__all__ = ["Config", "load"]
