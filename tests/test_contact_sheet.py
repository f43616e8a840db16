"""The page with all drawings of Ex Libris is made by a command, and has every one of them in every size."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_contact_sheet_has_every_drawing(tmp_path: Path) -> None:
    target = tmp_path / "new" / "sheet.html"
    command = [sys.executable, str(ROOT / "tools" / "make_contact_sheet.py"), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(target)
    page = target.read_text(encoding="utf-8")
    drawn = set(re.findall(r'<use href="#([^"]+)"', page))
    assert {name[0] for name in drawn} == set("sagmi")
    assert len([name for name in drawn if name.startswith("s-")]) == 18
    assert len([name for name in drawn if name.startswith("a-")]) == 12
    assert page.count("<section") == 4
