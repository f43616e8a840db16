"""Where this computer is in its network."""

import ipaddress
import socket


def network_addresses() -> list[str]:
    """Find the addresses of this computer in its network, the one of the usual way out first; nothing is sent."""
    found = way_out(socket.AF_INET, "192.0.2.1") + by_name(socket.AF_INET)
    return list(dict.fromkeys(found or way_out(socket.AF_INET6, "2001:db8::1")))


def way_out(family: socket.AddressFamily, somewhere: str) -> list[str]:
    """Find the address that we would have for somebody elsewhere: only the way is looked up."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            return usable([str(probe.getsockname()[0])])
    except OSError:  # there is no network
        return []


def by_name(family: socket.AddressFamily) -> list[str]:
    """Find the addresses that this computer has by its own name."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return []
    return [address for address in usable([str(each[4][0]) for each in found]) if is_ours(address)]


def usable(addresses: list[str]) -> list[str]:
    """Leave out what nobody else can use: addresses of this computer alone, and those that need the name of a line."""
    plain = [address.partition("%")[0] for address in addresses]
    kept = [ipaddress.ip_address(address) for address in plain]
    return [str(each) for each in kept if not (each.is_loopback or each.is_link_local or each.is_unspecified)]


def is_ours(address: str) -> bool:
    """Say whether an address is one of this computer's: a name server may know better, or worse."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True
