"""How a planned day becomes one that is over by now: whatever the clock says, nothing lies in the future."""

from datetime import datetime, timedelta

from app.demo.script import Scene

MARGIN = timedelta(seconds=90)
ROOM = timedelta(hours=2)  # what an early morning's conversations take up at least, if the day is that old


def squeezed(scenes: list[Scene], midnight: datetime, now: datetime) -> list[Scene]:
    """The scenes of a day that began at `midnight`, in the same order, all of them before `now`.

    The time between conversations gives way first; only where that is not enough do people type faster.
    """
    last = now - min(MARGIN, (now - midnight) / 20)
    if max(scene.moments[-1] for scene in scenes) <= last:
        return scenes
    first = max(midnight, min(scenes[0].moments[0], last - ROOM))
    return _laid(scenes, first, last - first)


def _laid(scenes: list[Scene], first: datetime, room: timedelta) -> list[Scene]:
    busy = sum((scene.length for scene in scenes), timedelta(0))
    idle = scenes[-1].moments[-1] - scenes[0].moments[0] - busy
    pace = min(1.0, room / busy)
    rest = max(timedelta(0), room - busy) / idle if idle > timedelta(0) else 0.0
    found: list[Scene] = []
    talked = timedelta(0)
    for scene in scenes:
        waited = scene.moments[0] - scenes[0].moments[0] - talked
        begin = first + talked * pace + waited * rest
        moments = tuple(begin + (moment - scene.moments[0]) * pace for moment in scene.moments)
        found.append(Scene(scene.talk, moments))
        talked += scene.length
    return found
