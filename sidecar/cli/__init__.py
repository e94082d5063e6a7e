"""The command line: verbs, arguments, exit codes. Heavy imports wait inside each verb, so
that a bad configuration answers within 2 s.

Exit codes: 0 done, 1 finding, 2 usage, 75 runtime failure, 78 bad configuration.
"""

from sidecar.cli.verbs import main

__all__ = ["main"]
