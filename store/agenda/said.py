"""One occurrence as the agenda says it, before it is put on the clock of whoever looks."""

from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from store.agenda.wall_clock import seen
from store.records import AgendaId, AgendaKind, Moment, Occurrence


@dataclass(frozen=True, slots=True)
class Said:
    """As `Occurrence`, with the times of its own wall clock."""

    entry: str
    on: date
    kind: AgendaKind
    title: str
    note: str
    start: datetime
    end: datetime
    all_day: bool
    zone: str | None
    repeats: bool
    changed: bool
    done: Moment | None
    rule: str | None = None

    def shown(self, viewer: tzinfo) -> Occurrence:
        """The occurrence on the viewer's clock; a whole day is that day everywhere."""
        zone = None if self.all_day else self.zone
        return Occurrence(
            AgendaId(self.entry),
            self.on,
            self.kind,
            self.title,
            self.note,
            seen(self.start, zone, viewer),
            seen(self.end, zone, viewer),
            self.all_day,
            zone,
            self.repeats,
            self.changed,
            self.done,
            self.rule,
        )
