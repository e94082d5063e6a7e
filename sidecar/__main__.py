"""`python -m sidecar` is `judge-sidecar`."""

from sidecar.cli import main

main()
