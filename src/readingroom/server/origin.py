"""Whether a request comes from one of our own pages."""

from starlette.datastructures import Headers

from readingroom.server.hostnames import same_host


def same_origin(headers: Headers) -> bool:
    """Say whether the page that asks, if it is a page, was served under the name that it asks.

    Browsers say of every writing request and of every live connection where it comes from; programs need not.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or same_host(origin, headers.get("host", ""))
