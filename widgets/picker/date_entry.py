"""The field where a date is typed; a text that is none is said so in words, and stays to be mended."""

from datetime import date

from PySide6.QtCore import QEvent, QLocale, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from widgets.frame import draw_box, draw_focus
from widgets.picker.typed_date import example, typed_date
from widgets.style import BODY, SMALL, Look

PAD = 8  # logical pixels at 100 %


class DateEntry(QWidget):
    """A line to type in, and below it what was wrong, if anything."""

    day_entered = Signal(object)
    """Enter was pressed on a text that names a day; carries the date."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._today = look, date(2000, 1, 1)
        self._edit = QLineEdit(self)
        self._edit.setFrame(False)
        self._edit.setMaxLength(80)
        self._wrong = QLabel(self)
        self._wrong.setWordWrap(True)
        self._wrong.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.MinimumExpanding)
        self._wrong.setTextFormat(Qt.TextFormat.PlainText)
        self._wrong.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._edit)
        self._column.addWidget(self._wrong)
        self._edit.returnPressed.connect(self._enter)
        self._edit.textEdited.connect(self._clear_wrong)
        self._edit.installEventFilter(self)
        self.setFocusProxy(self._edit)
        self.set_look(look)

    def start(self, today: date) -> None:
        """Empty the field; relative words count from `today`."""
        self._today = today
        self._edit.clear()
        self._clear_wrong()
        self._retranslate()

    def edit(self) -> QLineEdit:
        return self._edit

    def wrong(self) -> str:
        """What is said about the text that was entered last, or nothing."""
        return self._wrong.text() if not self._wrong.isHidden() else ""

    def _enter(self) -> None:
        text = self._edit.text()
        day = typed_date(text, QLocale(), self._today)
        if day is not None:
            self.day_entered.emit(day)
        elif text.strip():
            self._say_wrong(text.strip())

    def _say_wrong(self, text: str) -> None:
        said = self.tr("“{text}” is not a date that I know. Write it like {iso} or {local}, or “yesterday”.")
        said = said.format(text=text, iso=self._today.isoformat(), local=example(QLocale(), self._today))
        self._wrong.setText(said)
        self._wrong.show()
        self._edit.setAccessibleDescription(said)
        self._edit.selectAll()

    def _clear_wrong(self) -> None:
        self._wrong.clear()
        self._wrong.hide()
        self._edit.setAccessibleDescription("")

    def set_look(self, look: Look) -> None:
        self._look = look
        pad = look.px(PAD)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(pad)
        self._edit.setFont(look.font(BODY))
        self._edit.setTextMargins(pad, pad, pad, pad)
        ground = QPalette(self.palette())
        ground.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self._edit.setPalette(ground)
        self._wrong.setFont(look.font(SMALL))
        worded = QPalette(self.palette())
        worded.setColor(QPalette.ColorRole.WindowText, QColor(look.theme.user))
        self._wrong.setPalette(worded)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._clear_wrong()
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._edit.setAccessibleName(self.tr("Go to a date"))
        hint = self.tr("Type a date, such as {example}").format(example=example(QLocale(), self._today))
        self._edit.setPlaceholderText(hint)
        self._edit.setToolTip(self.tr("A date, “today” or “yesterday”; then Enter"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        area = QRectF(self._edit.geometry())
        draw_box(painter, area, self._look, theme.card, theme.line)
        if self._edit.hasFocus():
            draw_focus(painter, area, self._look)
