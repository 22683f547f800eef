"""The door of the sample home: makes it in a folder, for a given now."""

from datetime import datetime, timedelta
from pathlib import Path

from app.demo.agenda import fill_agenda
from app.demo.journal import write_journal
from app.demo.past import store_past
from app.demo.recent import NAMES, record_recent
from app.demo.remembering import remember_all
from app.demo.schedule import scenes
from app.demo.script import Scene
from app.demo.stage import StageClock
from app.settings import DECLARED, USER_NAME
from store.agenda.agenda import Agenda
from store.clock import Clock
from store.database.location import database_path
from store.daylog.writer import LogWriter
from store.home import Home
from store.journal.journal import Journal
from store.service import MemoryService
from store.settings import DATABASE
from store.settings_file import SettingsFile

RECENT = timedelta(days=10)


def make_demo_home(folder: Path, clock: Clock) -> Home:
    """Fill a new home in `folder`, which does not exist yet or is empty, with three months up to the clock's now.

    Takes about a second of CPU. Errors: NoAccess, DiskFull.
    """
    home = Home(folder)
    home.make()
    settings = SettingsFile(home.config_file, DECLARED)
    settings.write({USER_NAME: NAMES["user"]})
    _fill(home, database_path(home, settings.current[DATABASE]), clock.now())
    return home


def _fill(home: Home, database: Path, now: datetime) -> None:
    zone = now.tzinfo
    assert zone is not None, "a clock tells the zone too"
    stage = StageClock(now, zone)
    service = MemoryService(database, stage)
    writer = LogWriter(home, NAMES["assistant"], stage)
    found = scenes(now)
    recent = [scene for scene in found if _is_recent(scene, now)]
    past = [scene for scene in found if not _is_recent(scene, now)]
    asked = store_past(database, past, zone) + record_recent(recent, writer, service, stage)
    remember_all(service, stage, asked)
    fill_agenda(Agenda(database, stage), stage, now)
    write_journal(Journal(database, stage), stage, now)


def _is_recent(scene: Scene, now: datetime) -> bool:
    """Whether the daily log holds it: what came before is from the time when the log was off."""
    return scene.talk.kept == "log" or now - scene.moments[0] < RECENT
