"""The languages of code blocks: their names in an info string, their file extensions."""

import re

_NAME = re.compile(r"[\w.+#=-]{1,40}")
_EXTENSIONS = {
    "bash": "sh",
    "batch": "bat",
    "c": "c",
    "c#": "cs",
    "c++": "cpp",
    "clojure": "clj",
    "cpp": "cpp",
    "csharp": "cs",
    "css": "css",
    "csv": "csv",
    "dart": "dart",
    "diff": "diff",
    "dockerfile": "dockerfile",
    "elixir": "ex",
    "go": "go",
    "haskell": "hs",
    "html": "html",
    "ini": "ini",
    "java": "java",
    "javascript": "js",
    "js": "js",
    "json": "json",
    "julia": "jl",
    "kotlin": "kt",
    "latex": "tex",
    "lua": "lua",
    "makefile": "mk",
    "markdown": "md",
    "md": "md",
    "perl": "pl",
    "php": "php",
    "powershell": "ps1",
    "ps1": "ps1",
    "py": "py",
    "python": "py",
    "python3": "py",
    "r": "r",
    "rb": "rb",
    "rs": "rs",
    "ruby": "rb",
    "rust": "rs",
    "scala": "scala",
    "sh": "sh",
    "shell": "sh",
    "sql": "sql",
    "svg": "svg",
    "swift": "swift",
    "toml": "toml",
    "ts": "ts",
    "tsx": "tsx",
    "typescript": "ts",
    "xml": "xml",
    "yaml": "yaml",
    "yml": "yaml",
    "zsh": "sh",
}


def language_of(info: str) -> str:
    """The language that an info string begins with; empty where it names none that a link could carry."""
    word = re.split(r"[\s,{:]", info, maxsplit=1)[0]
    return word if _NAME.fullmatch(word) else ""


def extension(language: str) -> str:
    """The file extension for a language, `txt` for one that is not known."""
    return _EXTENSIONS.get(language.lower(), "txt")
