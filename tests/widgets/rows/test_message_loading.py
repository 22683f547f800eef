"""What cards need can be loaded ahead, a piece at a time."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from widgets.rows.message_loading import loading
heavy = {"markdown_it", "pygments.lexers"}
assert not heavy & set(sys.modules)
steps = list(loading())
assert heavy <= set(sys.modules), steps
before = set(sys.modules)
from widgets.markdown.parser import tokens
from widgets.markdown.highlight import colouring
tokens("**more** https://example.org")
for language in ("python", "py", "json", "sh", "js", "sql"):
    list(colouring("y = 2", language).between(0, 5))
assert set(sys.modules) == before, set(sys.modules) - before
"""


def test_afterwards_a_card_loads_nothing() -> None:
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
