"""Keeps the sidebar as the page is: which page and which day are open, and what the days of the month hold."""

from datetime import date

from PySide6.QtCore import QObject

from app.controllers.diary import DiaryController
from app.pages import Pages
from widgets.sidebar import Sidebar


class SidebarController(QObject):
    """Brings sidebar, pages and diary together."""

    def __init__(self, sidebar: Sidebar, pages: Pages, diary: DiaryController) -> None:
        super().__init__(sidebar)
        self._sidebar, self._pages, self._diary = sidebar, pages, diary
        sidebar.show_page(pages.name)
        pages.turned.connect(sidebar.show_page)
        sidebar.day_chosen.connect(self._open)
        sidebar.month_shown.connect(diary.fetch_marks)
        diary.marked.connect(sidebar.set_marks)
        diary.titled.connect(lambda day: sidebar.show_day(day, diary.today()))
        diary.opened.connect(lambda _view: sidebar.ask_for_marks())

    def _open(self, day: date) -> None:
        self._pages.open("diary")
        self._diary.open(day)
