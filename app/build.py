"""Puts the program together: every part is made here, once, and handed to those that need it."""

import os
import sys
from collections.abc import Callable

from PySide6.QtWidgets import QApplication

from app import words
from app.appearance import Appearance
from app.archive import Source
from app.chat_room import ChatRoom
from app.controllers.diary import DiaryController
from app.controllers.live import Live
from app.controllers.reminders import Reminders
from app.controllers.sidebar import SidebarController
from app.controllers.today import Today
from app.dressing import Dressing
from app.language import Language
from app.logs import ProgramLog
from app.lookout import Lookout
from app.main_window import MainWindow
from app.more_pages import offer_pages
from app.notices import Notices
from app.old_logs import OldLogs
from app.options import Options
from app.preferences import Preferences
from app.program import Parts, Program
from app.settings import DECLARED
from app.settings_report import SettingsReport
from app.settings_watch import SettingsWatch
from app.single_instance import SingleInstance
from app.work.runner import Runner
from app.work.watch import Watch
from store.clock import Clock, SystemClock
from store.database.location import database_path
from store.errors import StoreError
from store.home import Home
from store.settings import DATABASE
from store.settings_file import SettingsFile
from widgets.diary import DiaryPage


def run(options: Options) -> int:
    """The whole life of the program; the exit code of its end."""
    instance = None if options.passing else SingleInstance(Home.find(options.home, os.environ))
    if instance and not instance.claim():
        return _call(instance)
    application = QApplication([sys.argv[0], "-style", "fusion"])  # named here, no style has to be loaded for Python
    application.setApplicationName("morgan")
    clock = SystemClock()
    if not options.demo:
        home = Home.find(options.home, os.environ)
        return program(application, options, home, clock, application.exit, instance).run(application.exec)
    from app.visit import sample_home  # at need: it brings all that is said there

    with sample_home(clock, options.live) as home:
        return program(application, options, home, clock, application.exit).run(application.exec)


def program(
    application: QApplication,
    options: Options,
    home: Home,
    clock: Clock,
    end: Callable[[int], None],
    instance: SingleInstance | None = None,
) -> Program:
    """The program over a home, ready to run. end: ends the event loop with an exit code."""
    log = ProgramLog(None if options.passing else home)
    runner = Runner(application)
    file, unread = _settings_file(home)
    settings = SettingsWatch(file, runner, application)
    preferences = Preferences(options, settings, application)
    language, appearance = Language(application), Appearance(application)
    Dressing(preferences, language, appearance, application)
    page = DiaryPage(appearance.look)
    diary = DiaryController(page, Source.of(home, settings.current), runner, clock)
    window = MainWindow(page, diary, preferences, appearance.look)
    chat = ChatRoom(window, home, settings, clock, lambda: appearance.look)
    SidebarController(window.sidebar, window.pages, diary)
    offer_pages(window, home, preferences, settings, clock, runner)

    notices = Notices(page)
    lookout = Lookout(home, diary.shown)
    watch = Watch(lookout.look, lookout.close, parent=window)
    live = Live(window, page, diary, watch, Today(clock, window), notices)
    old_logs = OldLogs(home, settings, runner, clock, notices)
    if not options.passing:
        live.today.turned.connect(old_logs.remove)
    reminders = Reminders(window, lambda: database_path(home, settings.current[DATABASE]), runner, clock, window.banner)
    report = SettingsReport(settings, notices)
    if unread:
        report.say_unread(unread)
    log.crashed = lambda: notices.say("crash", words.crash)
    appearance.changed.connect(window.set_look)
    preferences.changed.connect(lambda: diary.use(Source.of(home, settings.current)))
    chat.stored.connect(diary.refresh)
    page.forget_wanted.connect(chat.request_forgetting)
    page.link_activated.connect(_open_link)
    chat.link_activated.connect(_open_link)
    return Program(
        Parts(
            end,
            home,
            log,
            runner,
            settings,
            language,
            page,
            diary,
            window,
            live,
            old_logs,
            reminders,
            instance,
            appearance,
            chat,
        ),
        options,
    )


def _call(instance: SingleInstance) -> int:
    """Another window has this home: the exit code of having asked it to come to the front."""
    if instance.call():
        return 0
    if sys.stderr is not None:
        print("morgan: error: another Morgan has this home and does not answer", file=sys.stderr)  # noqa: T201
    return 1


def _open_link(address: str) -> None:
    """In the desktop's own program for it; the page passes http, https and mailto on, and nothing else."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    QDesktopServices.openUrl(QUrl(address))


def _settings_file(home: Home) -> tuple[SettingsFile, StoreError | None]:
    """Read before the window is made, so that it is right from its first picture; with what stood in the way."""
    file = SettingsFile(home.config_file, DECLARED)
    try:
        file.refresh()
    except StoreError as error:
        return file, error
    return file, None
