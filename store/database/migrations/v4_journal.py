"""Version 4: the journal, which holds what the person wrote about a moment in their own words."""

JOURNAL = """
CREATE TABLE journal (
  rid INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  at_us INTEGER NOT NULL CHECK (typeof(at_us) = 'integer'),
  at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -86400 AND 86400),
  content TEXT NOT NULL CHECK (typeof(content) = 'text' AND content <> ''),
  created_us INTEGER NOT NULL,
  created_offset INTEGER NOT NULL,
  updated_us INTEGER NOT NULL,
  updated_offset INTEGER NOT NULL
)"""

STATEMENTS = (JOURNAL, "CREATE INDEX journal_at ON journal(at_us)")
