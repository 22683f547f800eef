"""The page of settings: a section for each kind, a row for each setting."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from widgets.column_page import ColumnPage, plain_label
from widgets.settings_field import FieldRow, Section
from widgets.style import BODY, LABEL, UNIT, Look


class SettingsPage(ColumnPage):
    """Says what was chosen, and shows what is then in force."""

    chosen = Signal(str, object)
    """A setting was changed; carries the field's name and the new value."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._trouble = plain_label()
        self._trouble.hide()
        self.column.addWidget(self._trouble)
        self._headings: list[QLabel] = []
        self._rows: dict[str, FieldRow] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_look(look)
        self.retranslate()

    def show_sections(self, sections: Sequence[Section]) -> None:
        """What there is to set and how it is set; called again whenever one of both is another."""
        if not self._rows:
            self._build(sections)
        for heading, section in zip(self._headings, sections, strict=True):
            heading.setText(section.heading)
            for field in section.fields:
                self._rows[field.name].show_field(field)

    def show_trouble(self, said: str) -> None:
        """What is wrong with the settings as a whole, in plain words; nothing when all is well."""
        self._trouble.setText(said)
        self._trouble.setVisible(bool(said))

    def trouble(self) -> str:
        """What is said about the settings as a whole."""
        return self._trouble.text()

    def row(self, name: str) -> FieldRow:
        return self._rows[name]

    def _build(self, sections: Sequence[Section]) -> None:
        for section in sections:
            heading = QLabel()
            self._headings.append(heading)
            self.column.addWidget(heading)
            for field in section.fields:
                row = self._rows[field.name] = FieldRow(field, self.look)
                row.changed.connect(lambda value, name=field.name: self.chosen.emit(name, value))
                self.column.addWidget(row)
        self.column.addStretch(1)
        first = next(iter(self._rows.values()))
        self.setFocusProxy(first)
        self.set_look(self.look)

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._trouble.setFont(look.font(BODY))
        warning = QPalette(self.palette())
        warning.setColor(QPalette.ColorRole.WindowText, QColor(look.theme.badge))
        self._trouble.setPalette(warning)
        quiet = QPalette(self.palette())
        quiet.setColor(QPalette.ColorRole.WindowText, QColor(look.theme.quiet))
        font = look.font(LABEL, QFont.Weight.DemiBold)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        for heading in self._headings:
            heading.setFont(font)
            heading.setPalette(quiet)
            heading.setContentsMargins(0, look.px(2 * UNIT), 0, 0)
        for row in self._rows.values():
            row.set_look(look)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
