"""The reference in the documentation is the one that the grammar gives, and complete."""

from pathlib import Path

from store.cli.parser import COMMANDS
from store.cli.reference import main, reference

PAGE = Path(__file__).parents[3] / "docs" / "command-line.md"


def test_the_page_is_up_to_date(tmp_path: Path) -> None:
    """Where this fails: `python -m store.cli.reference docs/command-line.md`."""
    main([str(tmp_path / "page.md")])
    assert (tmp_path / "page.md").read_bytes() == PAGE.read_bytes()


def test_every_command_and_option_is_in_it() -> None:
    text = reference()
    assert all(f"\n## {command.name}\n" in text for command in COMMANDS)
    for option in ("--home DIR", "--database PATH", "--rebuild-index", "--speaker NAME=ROLE", "--include-tail"):
        assert f"| `{option}` |" in text
    for use in ("QUERY...", "[PREFIX]", "SESSION_ID", "PATH...", "DESTINATION"):
        assert use in text


def test_every_argument_is_explained() -> None:
    assert "| None |" not in reference()
