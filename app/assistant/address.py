"""Which model servers may be asked: one on this machine, or one reached safely that the person has agreed to."""

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Address:
    """The root of a model server, without a path of its own for one interface or the other.

    text: scheme, host and port, with a path where the server stands behind one; local: it is on this machine;
    safe: nobody between can read along.
    """

    text: str
    local: bool
    safe: bool

    @classmethod
    def of(cls, given: str) -> "Address | None":
        """The address that a setting means; None where it is none of a web server or holds credentials."""
        try:
            parts = urlsplit(given.strip())
            host, _ = parts.hostname, parts.port
        except ValueError:
            return None
        if parts.scheme not in ("http", "https") or not host or parts.username or parts.query or parts.fragment:
            return None
        local = _is_local(host)
        path = parts.path.rstrip("/").removesuffix("/v1")
        return cls(f"{parts.scheme}://{parts.netloc}{path}", local, local or parts.scheme == "https")

    @property
    def chat(self) -> str:
        """Where the interface for conversations begins."""
        return f"{self.text}/v1"


def _is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
