"""Why a name cannot be the person's, in words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from app.assistant.user_name import LONGEST, Problem

translate = QCoreApplication.translate


def name_sentence(problem: Problem) -> str:
    match problem:
        case "empty":
            return translate("Chat", "Write a name, or leave it for another time.")
        case "too_long":
            return translate("Chat", "A name has at most {count} letters.").format(count=LONGEST)
        case "colon":
            return translate("Chat", "A name holds no colon: in the daily log the colon ends it.")
        case "control":
            return translate("Chat", "There are signs in it that cannot be seen. Write it anew.")
        case "taken":
            return translate("Chat", "That name is taken by somebody else in the conversation.")
    assert_never(problem)
