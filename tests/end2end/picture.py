"""What can be told of a picture of the window without comparing it with another, pixel by pixel."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QColor, QImage

STEP = 2  # every other pixel of every other line is enough


@dataclass(frozen=True)
class Picture:
    """A picture's pixels as 0xRRGGBB, sampled."""

    width: int
    height: int
    colours: Counter[int]

    @classmethod
    def read(cls, path: Path) -> "Picture":
        image = QImage(str(path))
        assert not image.isNull(), f"{path} is no picture"
        rows, columns = range(0, image.height(), STEP), range(0, image.width(), STEP)
        pixels = Counter(image.pixel(x, y) & 0xFFFFFF for y in rows for x in columns)
        return cls(image.width(), image.height(), pixels)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def share(self, colour: str, tolerance: int = 24) -> float:
        """The part of the picture that is about as red, green and blue as `colour`."""
        wanted = QColor(colour)
        near = sum(count for value, count in self.colours.items() if _distance(QColor(value), wanted) <= tolerance)
        return near / self.colours.total()

    def ink(self, ground: str) -> float:
        """The part of the picture that stands out from `ground` as only text and signs do."""
        under = QColor(ground)
        far = sum(count for value, count in self.colours.items() if _distance(QColor(value), under) > 100)
        return far / self.colours.total()


def _distance(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))
