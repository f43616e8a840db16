"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, house


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose bots answer at once."""
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened
