"""One setting on its page: a label, a control that can hold what the setting may be, and what it does."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from widgets.column_page import plain_label
from widgets.style import BODY, SMALL, UNIT, Look

Kind = Literal["choice", "number", "text", "switch"]
Value = str | int | bool | None

FIELD = 320  # the widest control, in logical pixels at 100 %


@dataclass(frozen=True, slots=True)
class Field:
    """One setting as it is to be shown. All words are in the interface's language.

    name: for the program; choices: values with their words; low, high: bounds of a number, where `lowest_words` stands
    for None, one below `low`; suffix: behind a number; problem: why the value in the field is not taken.
    """

    name: str
    kind: Kind
    label: str
    help: str
    value: Value
    choices: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    lowest_words: str = ""
    suffix: str = ""
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Settings that belong together."""

    heading: str
    fields: tuple[Field, ...]


class FieldRow(QWidget):
    """A label, its control, and below them what the setting does or what is wrong with what was typed."""

    changed = Signal(object)
    """The person chose another value; carries it."""

    def __init__(self, field: Field, look: Look) -> None:
        super().__init__()
        self._field = field
        self._label, self._help = QLabel(), plain_label()
        self.control = self._made(field)
        self._label.setBuddy(self.control)
        self.setFocusProxy(self.control)
        self._column = QVBoxLayout(self)
        for part in (self._label, self.control, self._help):
            self._column.addWidget(part)
        self.set_look(look)
        self.show_field(field)

    def _made(self, field: Field) -> QWidget:
        match field.kind:
            case "choice":
                box = QComboBox()
                box.activated.connect(lambda index: self._tell(self._field.choices[index][0]))
                return _calm(box)
            case "number":
                spin = QSpinBox()
                spin.setKeyboardTracking(False)  # a number counts when it is whole
                spin.valueChanged.connect(self._tell_number)
                return _calm(spin)
            case "switch":
                check = QCheckBox()
                check.clicked.connect(self._tell)
                return check
            case "text":
                edit = QLineEdit(maxLength=4096)
                edit.editingFinished.connect(lambda: self._tell(edit.text()))
                return edit

    def show_field(self, field: Field) -> None:
        """Show words and value; a text that is being typed stays."""
        self._field = field
        self._label.setText(field.label)
        self._help.setText(field.problem or field.help)
        self._paint_help()
        self.control.setAccessibleName(field.label)
        self.control.setAccessibleDescription(field.problem or field.help)
        blocked = self.control.blockSignals(True)
        self._show_value(field)
        self.control.blockSignals(blocked)

    def _show_value(self, field: Field) -> None:
        control = self.control
        if isinstance(control, QComboBox):
            control.clear()
            for value, words in field.choices:
                control.addItem(words, value)
            control.setCurrentIndex(control.findData(field.value))
        elif isinstance(control, QSpinBox):
            self._show_number(control, field)
        elif isinstance(control, QCheckBox):
            control.setText(field.label)
            control.setChecked(bool(field.value))
        elif isinstance(control, QLineEdit) and not (control.isModified() and control.hasFocus()) and not field.problem:
            control.setText(str(field.value))

    def _show_number(self, spin: QSpinBox, field: Field) -> None:
        optional = bool(field.lowest_words)
        spin.setRange(field.low - optional, field.high)
        spin.setSpecialValueText(field.lowest_words)
        spin.setSuffix(field.suffix)
        spin.setValue(field.low - 1 if field.value is None else int(field.value))

    def _tell_number(self, number: int) -> None:
        self._tell(None if number < self._field.low else number)

    def _tell(self, value: Value) -> None:
        if value != self._field.value:
            self.changed.emit(value)
        elif self._field.problem:
            self.changed.emit(value)  # typed back to what it was: the problem is gone

    def set_look(self, look: Look) -> None:
        self._look = look
        self._label.setFont(look.font(BODY, QFont.Weight.Medium))
        self._label.setVisible(self._field.kind != "switch")  # a switch has its label beside it
        self._help.setFont(look.font(SMALL))
        self.control.setFont(look.font(BODY))
        self.control.setMaximumWidth(look.px(FIELD))
        self._column.setContentsMargins(0, 0, 0, look.px(UNIT))
        self._column.setSpacing(look.px(UNIT // 2))
        self._paint_help()

    def _paint_help(self) -> None:
        theme = self._look.theme
        ink = QPalette(self.palette())
        ink.setColor(QPalette.ColorRole.WindowText, QColor(theme.user if self._field.problem else theme.quiet))
        self._help.setPalette(ink)


class WheelFilter(QObject):
    """Lets the wheel scroll the page over a control that has not the keyboard, instead of changing its value."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _calm(control: QComboBox | QAbstractSpinBox) -> QWidget:
    control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    control.installEventFilter(WheelFilter(control))
    return control
