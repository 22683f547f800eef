"""The door of the sample home: makes it in a folder, for a given now."""

from pathlib import Path

from app.demo.past import store_past
from app.demo.remembering import remember_all
from app.demo.schedule import scenes
from app.demo.stage import StageClock
from app.settings import DECLARED, USER_NAME
from store.clock import Clock
from store.database.location import database_path
from store.home import Home
from store.service import MemoryService
from store.settings import DATABASE
from store.settings_file import SettingsFile

PERSON = "Diego"


def make_demo_home(folder: Path, clock: Clock) -> Home:
    """Fill a new home in `folder`, which does not exist yet or is empty, with three months up to the clock's now.

    Takes about a second of CPU. Errors: NoAccess, DiskFull.
    """
    home = Home(folder)
    home.make()
    settings = SettingsFile(home.config_file, DECLARED)
    settings.write({USER_NAME: PERSON})
    now = clock.now()
    zone = now.tzinfo
    assert zone is not None
    stage = StageClock(now, zone)
    database = database_path(home, settings.current[DATABASE])
    asked = store_past(database, [scene for scene in scenes(now) if scene.talk.kept == "both"], zone)
    remember_all(MemoryService(database, stage), stage, asked)
    return home
