"""The tiny fourth game in the browser: without a face of its own it is found, played and won like any other."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.client.test_plain_typescript import node_and_client
from tests.fourth.furnishing import build_client, furnished
from tests.web.conftest import Welcome
from tests.web.player import sit_anywhere
from tests.web.serving import Serving

pytestmark = pytest.mark.slow


def test_it_is_played_to_its_end_with_the_face_that_fits_every_game(
    open_browser: Welcome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = furnished(tmp_path / "house")
    build_client(house, *node_and_client())
    monkeypatch.setenv("PYTHONPATH", str(house))
    serving = Serving(tmp_path / "room")
    serving.start()
    try:
        reader = open_browser(serving.address, phone=True).go()
        expect(reader.page.get_by_role("heading", name="Returns")).to_be_visible()
        player = sit_anywhere(reader, "returns", 2)
        assert player.play()
        expect(player.main.get_by_role("heading", name="took the last book")).to_be_visible()
        assert "returns-" not in reader.page.inner_text("body"), "no message is missing"
        assert reader.sticking_out() == []
        reader.picture("the fourth game, end")
        reader.offline = True
    finally:
        serving.stop()
    assert serving.faults() == []
