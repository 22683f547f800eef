"""Public IDs: opaque and random, or derived by hash where a record comes from a file.

Random ones are short, so that a small model repeats them exactly, and sparse, so that an invented one hits nothing.
The alphabet leaves out i, l, o and u; every ID starts with a letter and is therefore never taken for a number.
"""

from store.records import AgendaId, JournalId, MemoryId, MessageId, SessionId

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LETTERS = ALPHABET[10:]
_FIVE_BITS = ALPHABET.encode("ascii") * 8  # a character for each byte, by its low five bits


def new_session_id() -> SessionId:
    return SessionId(_random(12))


def new_message_id() -> MessageId:
    return MessageId(_random(12))


def new_memory_id() -> MemoryId:
    """Shorter than the others: this is the ID that a model has to say again."""
    return MemoryId(_random(8))


def new_agenda_id() -> AgendaId:
    """As short as a memory's, for the same reason."""
    return AgendaId(_random(8))


def new_journal_id() -> JournalId:
    """As short as a memory's, for the same reason."""
    return JournalId(_random(8))


def derived_session_id(*source: str) -> SessionId:
    """The ID of an imported session: the same for the same parts, in this order, on every machine."""
    return SessionId(_derived("session", *source))


def derived_message_id(*source: str) -> MessageId:
    """The ID of an imported message: the same for the same parts, in this order, on every machine."""
    return MessageId(_derived("message", *source))


def _random(length: int) -> str:
    import secrets  # here, as below: who only reads needs no cryptography

    return secrets.choice(LETTERS) + "".join(ALPHABET[byte & 31] for byte in secrets.token_bytes(length - 1))


def _derived(*parts: str) -> str:
    """16 characters (79 bits); lengths stand before the parts, so that ("ab", "c") is not ("a", "bc")."""
    import hashlib

    framed = "".join([f"{len(part)}:{part}" for part in parts])
    digest = hashlib.sha256(framed.encode("utf-8", "surrogatepass")).digest()
    return LETTERS[digest[0] % len(LETTERS)] + digest[1:16].translate(_FIVE_BITS).decode("ascii")
