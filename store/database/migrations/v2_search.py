"""Version 2: the full-text indexes, and the triggers that keep them.

An index holds what may be found and nothing else: complete messages of the user (column `user`) and the assistant
(column `assistant`), and active memories. It keeps no copy of the texts but reads them through a view. Imported rows
are left to their importer, which indexes a whole batch with one statement: a trigger for each row costs three times
as much.
"""

# Marks and vowel signs (Mn, Mc) belong to their word; the variation selectors of emoji do not.
TOKENIZER = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc' separators '\ufe0e\ufe0f'"
_TOKENIZE = TOKENIZER.replace("'", "''")

FINDABLE_MESSAGES = """
CREATE VIEW findable_messages AS
SELECT rid,
       CASE role WHEN 'user' THEN content END AS user,
       CASE role WHEN 'assistant' THEN content END AS assistant
FROM messages WHERE status = 'complete' AND role IN ('user', 'assistant')"""

FINDABLE_MEMORIES = "CREATE VIEW findable_memories AS SELECT rid, content FROM memories WHERE state = 'active'"

MESSAGE_INDEX = f"""
CREATE VIRTUAL TABLE message_index USING fts5(
  user, assistant, content='findable_messages', content_rowid='rid', tokenize='{_TOKENIZE}'
)"""

MEMORY_INDEX = f"""
CREATE VIRTUAL TABLE memory_index USING fts5(
  content, content='findable_memories', content_rowid='rid', tokenize='{_TOKENIZE}'
)"""


# One trigger for an update, not two: the order in which several triggers run is not defined.
TRIGGERS = (
    """
CREATE TRIGGER message_index_insert AFTER INSERT ON messages
WHEN new.import_rid IS NULL AND new.status = 'complete' AND new.role IN ('user', 'assistant') BEGIN
  INSERT INTO message_index (rowid, user, assistant) VALUES (
    new.rid,
    CASE new.role WHEN 'user' THEN new.content END,
    CASE new.role WHEN 'assistant' THEN new.content END
  );
END""",
    """
CREATE TRIGGER message_index_delete AFTER DELETE ON messages
WHEN old.status = 'complete' AND old.role IN ('user', 'assistant') BEGIN
  INSERT INTO message_index (message_index, rowid, user, assistant) VALUES (
    'delete',
    old.rid,
    CASE old.role WHEN 'user' THEN old.content END,
    CASE old.role WHEN 'assistant' THEN old.content END
  );
END""",
    """
CREATE TRIGGER message_index_update AFTER UPDATE OF content, role, status ON messages BEGIN
  INSERT INTO message_index (message_index, rowid, user, assistant)
    SELECT 'delete',
           old.rid,
           CASE old.role WHEN 'user' THEN old.content END,
           CASE old.role WHEN 'assistant' THEN old.content END
    WHERE old.status = 'complete' AND old.role IN ('user', 'assistant');
  INSERT INTO message_index (rowid, user, assistant)
    SELECT new.rid,
           CASE new.role WHEN 'user' THEN new.content END,
           CASE new.role WHEN 'assistant' THEN new.content END
    WHERE new.status = 'complete' AND new.role IN ('user', 'assistant');
END""",
    """
CREATE TRIGGER memory_index_insert AFTER INSERT ON memories WHEN new.state = 'active' BEGIN
  INSERT INTO memory_index (rowid, content) VALUES (new.rid, new.content);
END""",
    """
CREATE TRIGGER memory_index_delete AFTER DELETE ON memories WHEN old.state = 'active' BEGIN
  INSERT INTO memory_index (memory_index, rowid, content) VALUES ('delete', old.rid, old.content);
END""",
    """
CREATE TRIGGER memory_index_update AFTER UPDATE OF content, state ON memories BEGIN
  INSERT INTO memory_index (memory_index, rowid, content)
    SELECT 'delete', old.rid, old.content WHERE old.state = 'active';
  INSERT INTO memory_index (rowid, content) SELECT new.rid, new.content WHERE new.state = 'active';
END""",
)

# Twice as many segments as by SQLite's own default wait for each other: an import merges half as often, a search looks
# into a few more. At 16 they would be merged in a crisis, in one go, which holds the lock for up to 100 ms.
MERGE = "INSERT INTO message_index (message_index, rank) VALUES ('automerge', 8)"

# What a file of version 1 holds already; on a new file these find nothing.
FILL = (
    "INSERT INTO message_index (rowid, user, assistant) SELECT rid, user, assistant FROM findable_messages",
    "INSERT INTO memory_index (rowid, content) SELECT rid, content FROM findable_memories",
)

STATEMENTS = (FINDABLE_MESSAGES, FINDABLE_MEMORIES, MESSAGE_INDEX, MEMORY_INDEX, *TRIGGERS, MERGE, *FILL)
