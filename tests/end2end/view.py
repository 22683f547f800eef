"""What a person sees on a screen: where a colour is, and how far it reaches."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

HEADER, WIDTH, HEIGHT, LINE, COLOURS = 0, 16, 20, 48, 76  # offsets of fields in the header of a frame, in bytes
COLOUR_ENTRY = 12  # bytes


@dataclass(frozen=True)
class View:
    """The pixels of a picture as 0xAARRGGBB, line by line."""

    width: int
    height: int
    pixels: memoryview

    @classmethod
    def of_frame(cls, frame: bytes) -> "View":
        """From the file in which a virtual screen keeps its pixels (an X window dump, 32 bits each)."""
        start, width, height, line, colours = (
            struct.unpack_from(">I", frame, place)[0] for place in (HEADER, WIDTH, HEIGHT, LINE, COLOURS)
        )
        pixels = frame[start + colours * COLOUR_ENTRY :]
        return cls.of_image(QImage(pixels, width, height, line, QImage.Format.Format_RGB32))

    @classmethod
    def of_image(cls, image: QImage) -> "View":
        plain = image.convertToFormat(QImage.Format.Format_ARGB32)
        return cls(plain.width(), plain.height(), memoryview(bytes(plain.constBits())).cast("I"))

    def at(self, x: int, y: int) -> int:
        return self.pixels[y * self.width + x]

    def line(self, y: int, left: int, right: int) -> list[int]:
        """The pixels of a line from `left` up to `right`, which is not one of them."""
        return self.pixels[y * self.width + left : y * self.width + right].tolist()

    def cut(self, area: QRect) -> list[list[int]]:
        """The pixels of a part."""
        return [self.line(y, area.left(), area.right() + 1) for y in range(area.top(), area.bottom() + 1)]

    def where(self, colour: str, area: QRect) -> Iterator[tuple[int, int]]:
        """The first place of a colour in each line of a part, from the top."""
        wanted = QColor(colour).rgb()
        for y, line in enumerate(self.cut(area), area.top()):
            if wanted in line:
                yield area.left() + line.index(wanted), y

    def share(self, colour: str, area: QRect) -> float:
        """How much of a part has exactly this colour, from 0 to 1."""
        wanted = QColor(colour).rgb()
        return sum(line.count(wanted) for line in self.cut(area)) / (area.width() * area.height())

    def stretch(self, colour: str, x: int, top: int, bottom: int) -> tuple[int, int] | None:
        """The first and the last line from `top` to `bottom` on which the pixel at `x` has a colour."""
        wanted = QColor(colour).rgb()
        found = [y for y in range(top, bottom) if self.at(x, y) == wanted]
        return (found[0], found[-1]) if found else None
