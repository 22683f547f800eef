"""The answers of the command palette as a model, with how a line of it is painted."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeySequence, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from widgets.frame import draw_box
from widgets.palette_hit import Hit
from widgets.style import BODY, SMALL, Look

Index = QModelIndex | QPersistentModelIndex
HEIGHT, PAD, GAP = 34, 10, 12  # logical pixels at 100 %
TOP = QModelIndex()


class HitsModel(QAbstractListModel):
    """A screen reader hears the title with its keys."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hits: Sequence[Hit] = ()

    def show(self, hits: Sequence[Hit]) -> None:
        """Put other answers in the place of those there were."""
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        hit = self.hits[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return hit.title
            case Qt.ItemDataRole.ToolTipRole:
                return hit.help
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{hit.title}, {native(hit.keys)}" if hit.keys else hit.title
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return hit.help
            case Qt.ItemDataRole.UserRole:
                return hit
        return None


class HitPainter(QStyledItemDelegate):
    """The title with what was found in bold and underlined, its keys at the other end."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._plain, self._strong = look.font(BODY), look.font(BODY, QFont.Weight.Bold)
        self._strong.setUnderline(True)  # so that it is not told by weight alone
        self._small = look.font(SMALL)

    def height(self) -> int:
        """Of a line, in pixels."""
        return self._look.px(HEIGHT)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._look.px(100), self.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        hit = index.data(Qt.ItemDataRole.UserRole)
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            draw_box(painter, QRectF(area), self._look, self._look.theme.hover, self._look.theme.line)
        inner = area.adjusted(self._look.px(PAD), 0, -self._look.px(PAD), 0)
        keys = native(hit.keys)
        keys_width = QFontMetrics(self._small).horizontalAdvance(keys)
        right = inner.adjusted(inner.width() - keys_width, 0, 0, 0)
        painter.setFont(self._small)
        painter.setPen(QColor(self._look.theme.quiet))
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, keys)
        self._paint_title(painter, hit, inner.adjusted(0, 0, -keys_width - self._look.px(GAP) if keys else 0, 0))

    def _paint_title(self, painter: QPainter, hit: Hit, area: QRect) -> None:
        """Piece by piece; the piece that does not fit is cut."""
        painter.setPen(QColor(self._look.theme.text))
        left, right = area.left(), area.right()
        for text, strong in pieces(hit):
            font = self._strong if strong else self._plain
            metrics = QFontMetrics(font)
            width = metrics.horizontalAdvance(text)
            shown = (
                text if left + width <= right else metrics.elidedText(text, Qt.TextElideMode.ElideRight, right - left)
            )
            painter.setFont(font)
            painter.drawText(
                QRect(left, area.top(), right - left + 1, area.height()), Qt.AlignmentFlag.AlignVCenter, shown
            )
            left += width
            if shown != text:
                return


def pieces(hit: Hit) -> list[tuple[str, bool]]:
    """The title cut where the query's letters begin and end; True for a piece that was found."""
    found, at = list[tuple[str, bool]](), 0
    for start, end in hit.spans:
        found += [(hit.title[at:start], False), (hit.title[start:end], True)]
        at = end
    found.append((hit.title[at:], False))
    return [piece for piece in found if piece[0]]


def native(keys: str) -> str:
    """A portable sequence as the desktop writes it."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
