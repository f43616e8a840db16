"""Names under which a room may be reached; a page of any other name is not ours, even if its name leads here."""

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

LOCALHOST = "localhost"
HIGHEST_PORT = 65535


class Host(NamedTuple):
    """A name or an address with a port, as browsers write it in `Host` and `Origin`."""

    name: str  # lower case, without the dot at the end and without brackets
    port: int | None


def read_host(text: str) -> Host | None:
    """Read a host with or without a port; none if nothing can be called that."""
    name, port = text.strip(), ""
    if name.startswith("["):
        name, bracket, rest = name[1:].partition("]")
        if not bracket or ":" not in name or (rest and not rest.startswith(":")):
            return None
        port = rest[1:]
    elif ":" in name:
        name, _, port = name.partition(":")
    if port and not (port.isascii() and port.isdecimal() and int(port) <= HIGHEST_PORT):
        return None
    name = plain_name(name)
    return Host(name, int(port) if port else None) if name else None


def plain_name(name: str) -> str:
    """Give a name as it is compared: names in lower case without a dot at the end, addresses in their shortest form."""
    name = name.lower().removesuffix(".")
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return name if all(part.strip("-_") and is_label(part) for part in name.split(".")) else ""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def is_label(part: str) -> bool:
    """Say whether a part of a name has only letters, digits, hyphens and underscores."""
    return part.isascii() and part.replace("-", "").replace("_", "").isalnum()


def is_loopback(name: str) -> bool:
    """Say whether a name or an address always means the computer that uses it."""
    try:
        return name == LOCALHOST or ipaddress.ip_address(plain_name(name)).is_loopback
    except ValueError:
        return False


def is_address(name: str) -> bool:
    """Say whether this is an address, and not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Given(NamedTuple):
    """A name that the one who opened the room gave it."""

    host: Host
    scheme: str = ""  # of the proxy that has this name; none if it leads to the room itself

    def address(self, port: int) -> str:
        """Give the address of the pages under this name, for a room that listens on a port."""
        if self.scheme:
            return f"{self.scheme}://{written(self.host)}"
        return f"http://{written(Host(self.host.name, self.host.port or port))}"


def read_given(text: str) -> Given | None:
    """Read a name as it was given: `example.org`, or the whole address that a proxy has (`https://example.org`)."""
    scheme, slashes, rest = text.strip().rstrip("/").rpartition("://")
    host = read_host(rest)
    if host is None or (slashes and scheme not in ("http", "https")):
        return None
    return Given(host, scheme)


def written(host: Host) -> str:
    """Write a host as it stands in an address."""
    name = f"[{host.name}]" if ":" in host.name else host.name
    return name if host.port is None else f"{name}:{host.port}"


def same_host(origin: str, host: str) -> bool:
    """Say whether an `Origin` is the page of a `Host`; a port that is left out is the usual one of the origin."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    one, other = read_host(parts.netloc), read_host(host)
    if usual is None or one is None or other is None:
        return False
    return (one.name, one.port or usual) == (other.name, other.port or usual)


def own_names() -> frozenset[str]:
    """Give the names of this computer in its network: its own, and the one that works without a name server."""
    name = plain_name(socket.gethostname())
    return frozenset({name, f"{name.partition('.')[0]}.local"}) if name and not is_address(name) else frozenset()
