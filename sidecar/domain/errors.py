"""The error tree; adapters translate foreign errors into it at their border.

SidecarError
|- Transient            the same input may succeed later
|  |- Unavailable       a peer is away: connection refused, 5xx, timeout
|  |- Throttled         a peer asked us to wait (429, UNAVAILABLE with RetryInfo)
|  `- Saturated         we ourselves are full: pause the source
`- Permanent            the same input always fails: a disposition, never another try
   |- Refused           a peer understood and said no (4xx)
   |- Unauthorised      our credentials are not accepted: stop, alert, keep
   |- Undecodable       bytes that are not what they claim to be
   `- JudgeChanged      another model answered than the one asked: quarantine
BadConfiguration        exit 78, outside the tree: never meets a retry
"""

from __future__ import annotations


class SidecarError(Exception):
    """Root. Messages carry no payload text: they reach logs."""


class Transient(SidecarError):
    """The same input may succeed later."""

    def __init__(self, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after
        """Seconds the peer asked us to wait, if it did."""


class Unavailable(Transient):
    """The peer is away: connection refused, time-out, 5xx."""


class Throttled(Transient):
    """The peer asked us to slow down."""


class Saturated(Transient):
    """We are full: the source must pause."""


class Permanent(SidecarError):
    """The same input always fails: a disposition, never another try."""


class Refused(Permanent):
    """The peer understood the request and said no."""


class Unauthorised(Permanent):
    """The peer does not accept our credentials."""


class Undecodable(Permanent):
    """Bytes that are not what they claim to be; `reason` is a metric label."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class JudgeChanged(Permanent):
    """Another model answered than the one asked, or it takes no longer what was pinned.

    `answered` is None in the second case.
    """

    def __init__(self, asked: str, answered: str | None) -> None:
        what = "refuses its pinned decoding" if answered is None else f"{answered!r} answered"
        super().__init__(f"asked {asked!r}: {what}")
        self.asked = asked
        self.answered = answered


class BadConfiguration(Exception):
    """Configuration that cannot be run; `problems` are complete lines for a person."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
