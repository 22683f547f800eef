"""How much of a fence is shown, and whether its long lines are broken."""

from typing import NamedTuple

SHOWN = 40  # lines of a folded fence
SPARED = 5  # fewer hidden lines are not worth a button
TAB = 4  # columns between the tab stops of code


class Way(NamedTuple):
    """How one fence is shown."""

    folds: bool = False
    wraps: bool = True


class CodeView(NamedTuple):
    """How the fences of a stretch of a message are shown, by their numbers in it, from 0.

    part: the index of the part in which they begin; whole: those of which every line is shown though there are many;
    unwrapped: those whose long lines are not broken.
    """

    part: int = 0
    whole: frozenset[int] = frozenset()
    unwrapped: frozenset[int] = frozenset()

    def way(self, number: int) -> Way:
        """How the fence with this number is shown."""
        return Way(number not in self.whole, number not in self.unwrapped)

    def with_whole(self, number: int) -> "CodeView":
        return self._replace(whole=self.whole | {number})

    def with_other_wrap(self, number: int) -> "CodeView":
        return self._replace(unwrapped=self.unwrapped ^ {number})


def line_count(code: str) -> int:
    """The lines of code, the last of which may lack its end."""
    return code.count("\n") + (not code.endswith("\n") and code != "")


def columns(code: str) -> int:
    """The length of the longest line of code."""
    return max(map(len, code.expandtabs(TAB).split("\n")))


def fold_at(code: str, before: int, lines: int) -> int | None:
    """Where a stretch of a fence is folded, as an offset into it; None where it is folded elsewhere or not at all.

    before: the lines of the fence above the stretch; lines: those of the whole fence.
    """
    if not is_long(lines) or before >= SHOWN:
        return None
    at = 0
    for _ in range(SHOWN - before):
        at = code.find("\n", at) + 1
        if at == 0:
            return None
    return at


def is_long(lines: int) -> bool:
    """Whether a fence of so many lines is folded until somebody wants all of it."""
    return lines >= SHOWN + SPARED
