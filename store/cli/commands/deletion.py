"""The commands that delete one memory or one message."""

from argparse import ArgumentParser

from store.changes import Written
from store.cli.command import Call, Command, Outcome
from store.doors.door import Deleted
from store.records import MemoryId, MessageId

ENOUGH_SECONDS = 30

MEMORY = """\
Deletes a memory and its links to messages, for good. The conversation in which it was said stays, and searching it may
still find the fact; so do earlier memories that it superseded, the Markdown logs and your backups.

    morgan-memory delete-memory MEMORY_ID
"""

MESSAGE = """\
Deletes a message, for good: importing its log again does not bring it back. Memories that were made from it stay, and
so do the Markdown logs and your backups; delete the record in the log yourself where that is meant.

    morgan-memory delete-message MESSAGE_ID
"""

SCRUB = """\

Afterwards the deleted words are taken out of the database's file. scrub tells whether that is done or pending; it is
pending while another program reads, and is done with a later write. This is no protection against someone who examines
the disk: the database is not encrypted, and disks and backups keep what was deleted.
"""


def _declare_memory(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="MEMORY_ID", help="the memory; `memories` and `recall` tell its ID")


def _declare_message(parser: ArgumentParser) -> None:
    parser.add_argument("id", metavar="MESSAGE_ID", help="the message; `recall` and `conversation` tell its ID")


def _delete_memory(call: Call) -> Outcome:
    return _told(call, call.service.delete_memory(MemoryId(call.options.id)))


def _delete_message(call: Call) -> Outcome:
    return _told(call, call.service.delete_message(MessageId(call.options.id)))


def _told(call: Call, written: Written[Deleted[MemoryId]] | Written[Deleted[MessageId]]) -> Outcome:
    scrub = written.value.scrub
    if scrub == "pending":
        scrub = call.service.scrub_pending(ENOUGH_SECONDS)
    return Outcome({"deleted": written.value.id, "scrub": scrub})


DELETE_MEMORY = Command("delete-memory", "delete a memory for good", MEMORY + SCRUB, _declare_memory, _delete_memory)
DELETE_MESSAGE = Command(
    "delete-message", "delete a message for good", MESSAGE + SCRUB, _declare_message, _delete_message
)
