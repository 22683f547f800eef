"""Refreshes the catalogues from the source: `python -m i18n`, to be run in the project's folder.

It collects the texts of `app` and `widgets` into the .ts files and compiles these into .qm. A text that nobody has
translated yet is named and makes it end with exit code 1.
"""

import subprocess
import sys
from pathlib import Path

import PySide6

from i18n.catalogues import LANGUAGES, NAME

ROOT = Path(__file__).resolve().parents[1]
TOOLS = Path(PySide6.__file__).parent
SOURCES = ("app", "widgets")


def collect(language: str, catalogue: Path) -> None:
    """Bring a .ts file up to date with the source; what is translated already stays."""
    plural_only = ["-pluralonly"] if language == "en" else []
    options = ["-silent", "-extensions", "py", "-no-obsolete", "-locations", "none", *plural_only]
    tool("lupdate", *options, *SOURCES, "-ts", str(catalogue))


def compile_catalogue(catalogue: Path, compiled: Path) -> None:
    """Write the .qm file of a .ts file; an unfinished text is an error."""
    tool("lrelease", "-silent", "-fail-on-unfinished", "-fail-on-invalid", str(catalogue), "-qm", str(compiled))


def tool(name: str, *arguments: str) -> None:
    program = TOOLS / (f"{name}.exe" if sys.platform == "win32" else name)
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True)


def main() -> int:
    catalogues = {language: ROOT / "i18n" / f"{NAME}_{language}.ts" for language in LANGUAGES}
    try:
        for language, catalogue in catalogues.items():
            collect(language, catalogue)
        for catalogue in catalogues.values():
            compile_catalogue(catalogue, catalogue.with_suffix(".qm"))
    except subprocess.CalledProcessError as error:
        print(f"{Path(error.cmd[0]).name} ended with {error.returncode}: is every text translated?", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
