"""Version 3: the agenda, which holds events and reminders with their repeats.

Times of the agenda are wall-clock times as text: `YYYY-MM-DD` for a day, `YYYY-MM-DDTHH:MM:SS` for a time. Text of one
width sorts like the times it names. `first_day` and `last_day` are the first and the last day an entry can stand on
by its own wall clock, with all its repeats.
"""

# weekdays (bit 0 is Monday), month_days (bits 1 to 31) and months (bits 1 to 12) hold the days on which an occurrence
# may begin; they let all but a few repeats be passed over without asking what their rule means. extra_days: how many
# days an occurrence goes on after the one it begins on.
AGENDA = """
CREATE TABLE agenda (
  rid INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('event', 'reminder')),
  title TEXT NOT NULL CHECK (title <> ''),
  note TEXT NOT NULL,
  starts TEXT NOT NULL CHECK (length(starts) = 19),
  ends TEXT NOT NULL CHECK (length(ends) = 19),
  all_day INTEGER NOT NULL CHECK (all_day IN (0, 1)),
  zone TEXT,
  rule TEXT,
  first_day TEXT NOT NULL CHECK (length(first_day) = 10),
  last_day TEXT NOT NULL CHECK (length(last_day) = 10),
  extra_days INTEGER NOT NULL CHECK (extra_days >= 0),
  weekdays INTEGER NOT NULL,
  month_days INTEGER NOT NULL,
  months INTEGER NOT NULL,
  created_us INTEGER NOT NULL,
  created_offset INTEGER NOT NULL,
  updated_us INTEGER NOT NULL,
  updated_offset INTEGER NOT NULL,
  CHECK (starts <= ends),
  CHECK (first_day <= last_day)
)"""

# One occurrence that differs from its series, named by the day on which the rule has it. Taken out: no times.
EXCEPTIONS = """
CREATE TABLE agenda_exceptions (
  agenda_rid INTEGER NOT NULL REFERENCES agenda(rid) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (length(day) = 10),
  title TEXT,
  note TEXT,
  starts TEXT,
  ends TEXT,
  all_day INTEGER CHECK (all_day IN (0, 1)),
  first_day TEXT,
  last_day TEXT,
  PRIMARY KEY (agenda_rid, day),
  CHECK (starts IS NULL OR (title <> '' AND note IS NOT NULL AND ends >= starts AND all_day IS NOT NULL)),
  CHECK ((starts IS NULL) = (title IS NULL) AND (starts IS NULL) = (last_day IS NULL)),
  CHECK ((first_day IS NULL) = (last_day IS NULL))
) WITHOUT ROWID"""

DONE = """
CREATE TABLE agenda_done (
  agenda_rid INTEGER NOT NULL REFERENCES agenda(rid) ON DELETE CASCADE,
  day TEXT NOT NULL CHECK (length(day) = 10),
  done_us INTEGER NOT NULL,
  done_offset INTEGER NOT NULL,
  PRIMARY KEY (agenda_rid, day)
) WITHOUT ROWID"""

INDEXES = (
    "CREATE INDEX agenda_single ON agenda(first_day) WHERE rule IS NULL",
    "CREATE INDEX agenda_long ON agenda(last_day) WHERE rule IS NULL AND extra_days > 0",
    "CREATE INDEX agenda_repeating ON agenda(last_day, first_day, extra_days, months, month_days, weekdays)"
    " WHERE rule IS NOT NULL",
    "CREATE INDEX agenda_exceptions_day ON agenda_exceptions(day)",
    "CREATE INDEX agenda_exceptions_moved ON agenda_exceptions(first_day) WHERE first_day IS NOT NULL",
    "CREATE INDEX agenda_done_day ON agenda_done(day)",
)

STATEMENTS = (AGENDA, EXCEPTIONS, DONE, *INDEXES)
