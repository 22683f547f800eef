"""Version 1: the tables of conversations, memories, and where imported rows came from.

Times are microseconds since 1970 in UTC beside the offset in seconds they were written with. `rid` joins rows within
the file and never leaves it; `id` is the public ID.
"""

SESSIONS = """
CREATE TABLE sessions (
  rid INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  started_us INTEGER NOT NULL,
  started_offset INTEGER NOT NULL,
  ended_us INTEGER,
  ended_offset INTEGER,
  boundaries_known INTEGER NOT NULL DEFAULT 1 CHECK (boundaries_known IN (0, 1)),
  CHECK ((ended_us IS NULL) = (ended_offset IS NULL))
)"""

IMPORTS = """
CREATE TABLE imports (
  rid INTEGER PRIMARY KEY,
  file TEXT NOT NULL UNIQUE,
  session_rid INTEGER NOT NULL REFERENCES sessions(rid),
  prefix_length INTEGER NOT NULL CHECK (prefix_length >= 0),
  prefix_hash TEXT NOT NULL
)"""

# AUTOINCREMENT: a batch of imported rows is indexed by "every rid above the last one", so none may be used again.
MESSAGES = """
CREATE TABLE messages (
  rid INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  session_rid INTEGER NOT NULL REFERENCES sessions(rid) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 1),
  role TEXT NOT NULL CHECK (role IN ('user', 'assistant', 'system')),
  status TEXT NOT NULL CHECK (status IN ('complete', 'interrupted', 'error')),
  at_us INTEGER NOT NULL CHECK (typeof(at_us) = 'integer'),
  at_offset INTEGER NOT NULL CHECK (at_offset BETWEEN -86400 AND 86400),
  content TEXT NOT NULL CHECK (typeof(content) = 'text'),
  source TEXT,
  import_rid INTEGER REFERENCES imports(rid),
  UNIQUE (session_rid, seq)
)"""

MEMORIES = """
CREATE TABLE memories (
  rid INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL CHECK (category IN ('preference', 'fact', 'project', 'goal', 'other')),
  key TEXT CHECK (key <> ''),
  content TEXT NOT NULL CHECK (typeof(content) = 'text'),
  normal TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'superseded', 'candidate')),
  origin TEXT NOT NULL CHECK (origin IN ('explicit', 'extracted')),
  confidence REAL CHECK (confidence BETWEEN 0 AND 1),
  created_us INTEGER NOT NULL,
  created_offset INTEGER NOT NULL,
  updated_us INTEGER NOT NULL,
  updated_offset INTEGER NOT NULL,
  expires_us INTEGER,
  expires_offset INTEGER,
  superseded_by INTEGER REFERENCES memories(rid) ON DELETE SET NULL,
  CHECK ((expires_us IS NULL) = (expires_offset IS NULL))
)"""

MEMORY_SOURCES = """
CREATE TABLE memory_sources (
  rid INTEGER PRIMARY KEY,
  memory_rid INTEGER NOT NULL REFERENCES memories(rid) ON DELETE CASCADE,
  message_rid INTEGER REFERENCES messages(rid) ON DELETE SET NULL,
  source TEXT,
  UNIQUE (memory_rid, message_rid)
)"""

DELETED_SOURCES = """
CREATE TABLE deleted_sources (
  source TEXT PRIMARY KEY,
  deleted_us INTEGER NOT NULL
) WITHOUT ROWID"""

INDEXES = (
    "CREATE INDEX messages_at ON messages(at_us, session_rid)",
    "CREATE INDEX messages_session_at ON messages(session_rid, at_us, seq)",
    "CREATE UNIQUE INDEX messages_source ON messages(source) WHERE source IS NOT NULL",
    "CREATE INDEX imports_session ON imports(session_rid)",
    "CREATE UNIQUE INDEX memories_active_normal ON memories(normal) WHERE state = 'active'",
    "CREATE UNIQUE INDEX memories_active_key ON memories(key) WHERE state = 'active' AND key IS NOT NULL",
    "CREATE INDEX memories_created ON memories(created_us)",
    "CREATE INDEX memories_updated ON memories(updated_us)",
    "CREATE INDEX memories_superseded_by ON memories(superseded_by) WHERE superseded_by IS NOT NULL",
    "CREATE INDEX memory_sources_message ON memory_sources(message_rid) WHERE message_rid IS NOT NULL",
)

STATEMENTS = (SESSIONS, IMPORTS, MESSAGES, MEMORIES, MEMORY_SOURCES, DELETED_SOURCES, *INDEXES)
