"""Which migrations a database has seen, and the step to the newest.

Steps are numbered from 1 without gaps. All that are missing run in the caller's one transaction, statement by
statement, so that a file is of one version or the other and never between.
"""

import sqlite3

from store.database.migrations import v1_tables, v2_search, v3_agenda, v4_journal
from store.errors import Damaged, Foreign, NewerSchema, NoFullText, OlderSchema

STEPS: tuple[tuple[str, ...], ...] = (
    v1_tables.STATEMENTS,
    v2_search.STATEMENTS,
    v3_agenda.STATEMENTS,
    v4_journal.STATEMENTS,
)
NEWEST = len(STEPS)

# "Mrgn" in the file's header: tells our file from any other database.
APPLICATION_ID = 0x4D72676E

_LEDGER = "CREATE TABLE schema_migrations (version INTEGER PRIMARY KEY, applied_us INTEGER NOT NULL)"
# SQLite's own clock: the entry says when a file was touched, nothing is decided by it.
_ENTRY = "INSERT INTO schema_migrations VALUES (?, CAST(strftime('%s', 'now') AS INTEGER) * 1000000)"


def version(connection: sqlite3.Connection) -> int:
    """The version of a database, 0 for an empty one. To be asked within a transaction: it reads more than once.

    Errors: Foreign (another program's database), NewerSchema (newer than this Morgan, or with gaps), Damaged (ours, but
    without its ledger).
    """
    if not _ours(connection):
        return 0
    found = [row[0] for row in connection.execute("SELECT version FROM schema_migrations ORDER BY version")]
    newest = found[-1] if found else 0
    if found != list(range(1, len(found) + 1)):
        raise NewerSchema(
            f"the database's versions {found} have gaps; this Morgan knows {NEWEST}", found=newest, known=NEWEST
        )
    if newest > NEWEST:
        raise NewerSchema(
            f"the database has version {newest}, this Morgan knows {NEWEST}: use the newer Morgan",
            found=newest,
            known=NEWEST,
        )
    return newest


def _ours(connection: sqlite3.Connection) -> bool:
    """True for our database, False for an empty one."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application == APPLICATION_ID:
        _require_ledger(connection)
        return True
    (parts,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if parts or application:
        raise Foreign("the file is a database of another program: choose another path")
    return False


def _require_ledger(connection: sqlite3.Connection) -> None:
    """The ledger is the first thing made, so that this finds it at once."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations' LIMIT 1").fetchone():
        raise Damaged("the database lacks the ledger of its versions: select a backup")


def require_newest(connection: sqlite3.Connection) -> None:
    """Refuse what a reader cannot read. Errors: those of `version`, and OlderSchema."""
    found = version(connection)
    if found < NEWEST:
        raise OlderSchema(
            f"the database has version {found}, this Morgan reads {NEWEST}: any write brings it up to date",
            found=found,
            known=NEWEST,
        )


def migrate(connection: sqlite3.Connection, goal: int = NEWEST) -> None:
    """Bring a database to `goal`, within the caller's transaction. Errors: those of `version`, and NoFullText."""
    found = version(connection)
    if found >= goal:
        return
    _require_full_text(connection)
    if not found:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(_LEDGER)
    for number in range(found + 1, goal + 1):
        for statement in STEPS[number - 1]:
            connection.execute(statement)
        connection.execute(_ENTRY, (number,))


def _require_full_text(connection: sqlite3.Connection) -> None:
    modules = {row[0] for row in connection.execute("SELECT name FROM pragma_module_list WHERE name LIKE 'fts5%'")}
    if not {"fts5", "fts5vocab"} <= modules:
        raise NoFullText("this Python's SQLite lacks FTS5", sqlite=sqlite3.sqlite_version)
