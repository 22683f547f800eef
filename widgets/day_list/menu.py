"""The context menu of a row."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from widgets import clipboard
from widgets.menu import Menu


@dataclass(frozen=True)
class Choices:
    """What there is to choose at the place of the click. None: not there, so that it is not offered.

    private: what is copied from here is not to be kept in any history.
    """

    copy: Callable[[], object] | None
    stored: str | None
    stored_words: str
    link: str | None
    follow: Callable[[str], object]
    select_all: Callable[[], object]
    private: bool = False


def menu_of(choices: Choices, parent: QWidget) -> QMenu:
    """The menu, not yet shown; it deletes itself when something is chosen or it is left."""
    menu = Menu(parent)
    if choices.copy:
        _add(menu, QCoreApplication.translate("DayList", "Copy"), choices.copy, QKeySequence.StandardKey.Copy)
    if choices.stored is not None:
        _add(menu, choices.stored_words, _copying(choices.stored, choices.private), "C")
    if choices.link:
        _add_link(menu, choices.link, choices)
    menu.addSeparator()
    _add(
        menu,
        QCoreApplication.translate("DayList", "Select all"),
        choices.select_all,
        QKeySequence.StandardKey.SelectAll,
    )
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _add_link(menu: QMenu, link: str, choices: Choices) -> None:
    menu.addSeparator()
    _add(menu, QCoreApplication.translate("DayList", "Open link"), lambda: choices.follow(link))
    _add(menu, QCoreApplication.translate("DayList", "Copy link address"), _copying(link, choices.private))


def _add(
    menu: QMenu, words: str, action: Callable[[], object], keys: QKeySequence.StandardKey | str | None = None
) -> None:
    entry = menu.addAction(words)
    entry.triggered.connect(lambda: action())
    if keys is not None:
        entry.setShortcut(QKeySequence(keys))  # shown in the menu; it exists no longer than the menu does


def _copying(text: str, private: bool) -> Callable[[], object]:
    return lambda: clipboard.copy(text, private)
