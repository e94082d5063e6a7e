"""`python -m sidecar.cli` is `judge-sidecar`."""

from sidecar.cli import main

main()
