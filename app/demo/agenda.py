"""What stands in the agenda of the sample home: what its conversations speak of, around today."""

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta

from app.demo.stage import StageClock
from store.agenda.agenda import Agenda
from store.records import AgendaEntry, AgendaKind, Plan

ONE_DAY = timedelta(days=1)
LAST_QUARTER = time(23, 45)
TUESDAY, THURSDAY = 1, 3


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of the agenda. day: counted from today; lasts: None for a reminder; noted: when it was added."""

    title: str
    day: int
    at: time
    lasts: timedelta | None = None
    note: str = ""
    zone: str | None = None
    noted: int = -3


ONCE = (
    Line(
        "Concert in San Antón", -17, time(19, 30), timedelta(hours=2), "White shirt. The long aria is cut.", noted=-60
    ),
    Line("Llamar al seguro por la humedad", -19, time(10), noted=-19),
    Line("Mandar el currículum", -13, time(18)),
    Line("Give the library book back", -1, time(17), noted=-8),
    Line("Cenan Lucía y los niños", 0, time(20, 30), timedelta(hours=2), "Guiso de garbanzos y torrijas."),
    Line("Dentist", 1, time(9, 30), timedelta(minutes=45), "The card, the X-ray, the list of medicines.", noted=-35),
    Line("Call with Ryo", 8, time(18), timedelta(minutes=45), "Six in the evening for him.", "Asia/Tokyo"),
)
DONE = ("Llamar al seguro por la humedad", "Mandar el currículum", "Give the library book back")


def fill_agenda(agenda: Agenda, clock: StageClock, now: datetime) -> None:
    """Enter everything as it came up, and tick off what was done. `clock` is the one that the agenda goes by."""
    pen = Pen(agenda, clock, now)
    for line in ONCE:
        entry = pen.enter(line)
        if line.title in DONE:
            pen.done(entry, pen.day(line.day), time(19, 40))
    pen.envelope()
    pen.bread()
    pen.whole_days()
    pen.choir()
    pen.rent()


class Pen:
    """Writes into the agenda on the days on which things came up."""

    def __init__(self, agenda: Agenda, clock: StageClock, now: datetime) -> None:
        self._agenda = agenda
        self._clock = clock
        self._now = now

    def day(self, shift: int) -> date:
        return self._now.date() + timedelta(days=shift)

    def enter(self, line: Line, rule: str | None = None) -> AgendaEntry:
        start = datetime.combine(self.day(line.day), line.at)
        kind: AgendaKind = "reminder" if line.lasts is None else "event"
        end = start + (line.lasts or timedelta(0))
        return self._add(Plan(kind, line.title, start, end, note=line.note, zone=line.zone, rule=rule), line.noted)

    def done(self, entry: AgendaEntry, day: date, at: time) -> None:
        """Tick it off at a time of its day, if that is over."""
        when = datetime.combine(day, at, tzinfo=self._now.tzinfo)
        if when <= self._now:
            self._clock.set(when)
            self._agenda.complete(entry.id, day)

    def envelope(self) -> None:
        """What is due later today: in about an hour, or at the last quarter of the day."""
        soon = self._now.replace(tzinfo=None, minute=0, second=0, microsecond=0) + timedelta(hours=2)
        at = soon.time() if soon.date() == self._now.date() else LAST_QUARTER
        self.enter(Line("Card, X-ray and list into the envelope by the door", 0, at))

    def bread(self) -> None:
        entry = self.enter(Line("Sacar el pan del congelador", 0, time(8, 30)))
        self.done(entry, self.day(0), time(8, 41))

    def whole_days(self) -> None:
        self._add(self._whole("Lisbon with Marta", self.day(-32), 4), -71)
        self._add(self._whole("Craft market in the square", self.day(0), 1), -20)
        for name, shift, born in (("Cumpleaños de Marta", 5, 1984), ("Paco's birthday", -20, 1976)):
            birthday = self.day(shift).replace(year=born)
            self._add(replace(self._whole(name, birthday, 1), rule="FREQ=YEARLY"), -80)

    def choir(self) -> None:
        """Tuesdays, from some day on Thursdays; one fell into the holidays, and the next is a long one."""
        first = self._next(TUESDAY, -80)
        choir = self.enter(Line("Choir", first, time(19), timedelta(minutes=90), noted=-80), "FREQ=WEEKLY")
        moved, cut = self._next(THURSDAY, -32), self._next(TUESDAY, -33)
        plan = self._at(choir.plan, moved, time(18), timedelta(minutes=90))
        self._clock.set(self._noon(-33))
        thursdays = self._agenda.update(choir.id, plan, "following", self.day(cut)).value
        for shift in range(-32, -28):
            if self.day(shift).weekday() == THURSDAY:
                self._agenda.delete(thursdays.id, "occurrence", self.day(shift))
        coming = self._next(THURSDAY, 1)
        long = replace(self._at(thursdays.plan, coming, time(18), timedelta(hours=3)), title="Choir, dress rehearsal")
        self._agenda.update(thursdays.id, long, "occurrence", self.day(coming))

    def rent(self) -> None:
        first = next(shift for shift in range(-90, 0) if self.day(shift).day == 1)
        rent = self.enter(Line("Pagar el alquiler", first, time(9), noted=first - 1), "FREQ=MONTHLY")
        for shift in range(first, 0):
            if self.day(shift).day == 1:
                self.done(rent, self.day(shift), time(10, 5))

    def _add(self, plan: Plan, noted: int) -> AgendaEntry:
        self._clock.set(self._noon(noted))
        return self._agenda.add(plan).value

    def _noon(self, shift: int) -> datetime:
        return datetime.combine(self.day(shift), time(12), tzinfo=self._now.tzinfo)

    def _next(self, weekday: int, shift: int) -> int:
        """The first day of a weekday from a day on, both counted from today."""
        return shift + (weekday - self.day(shift).weekday()) % 7

    def _at(self, plan: Plan, shift: int, at: time, lasts: timedelta) -> Plan:
        start = datetime.combine(self.day(shift), at)
        return replace(plan, start=start, end=start + lasts)

    def _whole(self, title: str, first: date, days: int) -> Plan:
        start = datetime.combine(first, time.min)
        return Plan("event", title, start, start + days * ONE_DAY, all_day=True)
