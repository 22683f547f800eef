"""Turns as the rows of the session's pane."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app import words
from app.assistant.events import Added, NotRecorded, TurnFailed, TurnFinished, TurnStopped
from app.chat import card_words
from app.chat.failure_words import available, failure_sentence
from app.chat.tool_words import tool_remark
from app.chat.turns import Turn
from store.records import Message, MessageId, Moment, Role, SessionId, Status
from widgets.markdown.parts import Part, parts
from widgets.markdown.visible import visible_code
from widgets.rows.message_rows import MessageRow
from widgets.rows.message_words import Scene
from widgets.rows.notice import Action, NoticeRow
from widgets.rows.remark import RemarkRow, State
from widgets.rows.row import Row

RETRY, CONFIRM_SERVER, USE_MODEL, UNDO = "retry", "confirm-server", "use-model", "undo"
MOST_MODELS = 5
PANE = SessionId("pane")

translate = QCoreApplication.translate


def turns_rows(turns: Sequence[Turn], scene: Scene) -> list[Row]:
    """All turns, the oldest first; only the last one offers to try again."""
    rows: list[Row] = []
    for turn in turns:
        rows += _turn_rows(turn, replace(scene, private=turn.private), is_last=turn is turns[-1])
    return rows


def _turn_rows(turn: Turn, scene: Scene, *, is_last: bool) -> Iterator[Row]:
    key = str(turn.number)
    yield from _message_rows(_message(turn, "user", turn.request, "complete", turn.at), scene)
    for call, tool in turn.tools.items():
        state, said = tool_remark(tool)
        yield RemarkRow((f"tool {key}", call), said, state, turn.private)
    yield from _answer_rows(turn, scene)
    yield from (_added_row(turn, added) for added in turn.added)
    for lost in turn.lost.values():
        yield RemarkRow((f"lost {key}", lost.where), _not_recorded(lost), "refused", turn.private)
    state, said = _progress(turn)
    if said:
        yield RemarkRow(("progress", key), said, state, turn.private)
    yield from _end_rows(turn, is_last)


def _answer_rows(turn: Turn, scene: Scene) -> Sequence[Row]:
    """While it grows what is frozen keeps its parts; then it is cut as the diary would cut it."""
    at = turn.answered or turn.at
    if turn.ended is None:
        message = _message(turn, "assistant", turn.answer.text, "complete", at)
        return _message_rows(message, scene, turn.answer.parts())
    if not turn.ended.text:
        return ()
    return _message_rows(_message(turn, "assistant", turn.ended.text, _status(turn), at), scene)


def _status(turn: Turn) -> Status:
    match turn.ended:
        case TurnFinished(status=status):
            return status
        case TurnStopped():
            return "interrupted"
        case TurnFailed():
            return "error"
        case None:
            return "complete"


def _message(turn: Turn, role: Role, content: str, status: Status, at: Moment) -> Message:
    return Message(MessageId(f"{turn.number} {role}"), PANE, turn.number, role, status, at, content)


def _message_rows(message: Message, scene: Scene, cuts: tuple[Part, ...] | None = None) -> list[Row]:
    found = parts(message.content) if cuts is None else cuts
    whole = len(found) == 1
    return [MessageRow(message, scene, len(part.source), None if whole else part, len(found)) for part in found]


def _added_row(turn: Turn, added: Added) -> Row:
    """What was added, with the way back, or that it was taken."""
    key, said = (f"added {turn.number}", str(added.undo)), card_words.added(replace(added, text=_plain(added.text)))
    if added.undo in turn.undone:
        code = turn.undone[added.undo]
        if code is None:
            key = (f"undone {turn.number}", str(added.undo))  # another kind of row is another row
            return RemarkRow(key, translate("Chat", "Taken back: {text}").format(text=_plain(added.text)), "done")
        return NoticeRow(key, f"{said}\n{card_words.not_undone(code)}", "trouble")
    if added.undo in turn.undoing:
        return NoticeRow(key, said, "news", icon="check")
    return NoticeRow(key, said, "news", action=Action(UNDO, translate("Chat", "Undo"), "undo"), icon="check")


def _not_recorded(lost: NotRecorded) -> str:
    why = words.sentence_of(lost.code)
    if lost.where == "log":
        return translate("Chat", "Not written into the daily log. {why}").format(why=why)
    return translate("Chat", "Not stored in the database. {why}").format(why=why)


def _progress(turn: Turn) -> tuple[State, str]:
    if turn.checking:
        return "running", translate("Chat", "Looking the answer over…")
    if turn.ended is None and not turn.answer.text and not turn.tools:
        return "running", translate("Chat", "Thinking…")
    if isinstance(turn.ended, TurnStopped):
        return "note", translate("Chat", "Stopped")
    return "note", ""


def _end_rows(turn: Turn, is_last: bool) -> Iterator[Row]:
    key, ended = str(turn.number), turn.ended
    retry = Action(RETRY, translate("Chat", "Try again"), "retry") if is_last else None
    if isinstance(ended, TurnStopped) and retry:
        yield NoticeRow(("stopped", key), translate("Chat", "The answer was stopped."), "quiet", action=retry)
    if not isinstance(ended, TurnFailed):
        return
    models = available(ended.data)[:MOST_MODELS] if is_last else []
    if ended.code == "server_unconfirmed" and is_last:
        retry = Action(CONFIRM_SERVER, translate("Chat", "Send requests there"), "send")
    said = failure_sentence(ended.code, ended.data)
    yield NoticeRow(("failed", key), said, "trouble", action=None if models else retry)
    for model in models:
        action = Action(USE_MODEL, translate("Chat", "Use this model"), "check")
        yield NoticeRow((f"model {key}", model), _plain(model), "news", action=action, icon="star")


def _plain(text: str) -> str:
    return visible_code(text)
