"""The list of keys for the help, made from the commands."""

from collections.abc import Sequence

from app.commands.catalogue import full_title, group_words, list_keys
from app.commands.command import Commands, Group
from widgets.keys_page import KeyLine, KeySection


def key_sections(commands: Commands) -> Sequence[KeySection]:
    """Every command that has keys, by groups, and the keys of the day's list."""
    groups: dict[Group, list[KeyLine]] = {}
    for command in commands:
        if command.keys:
            words = command.help() or full_title(command)
            groups.setdefault(command.group, []).append(KeyLine(command.keys, words))
    of_list = [KeyLine(key.keys, key.help()) for key in list_keys()]
    return [
        *(KeySection(group_words(group), lines) for group, lines in groups.items()),
        KeySection(group_words("list"), of_list),
    ]
