"""Who a question says has spoken, in English and Spanish: the person who asks, or the assistant that is asked."""

import re

from store.search.filters import Speaker

_USER = re.compile(
    r"\b(?:(?:did|had|have|what|when|where|that|which|how) i (?:\w+ )?(?:say|said|tell|told|mention(?:ed)?|ask(?:ed)?"
    r"|write|written|wrote)|i (?:said|told|mentioned|asked|wrote)"
    r"|dije|he dicho|(?:te|le|os) (?:dije|cont[eé]|pregunt[eé]|ped[ií])|mencion[eé]|pregunt[eé]|escrib[ií])\b",
    re.IGNORECASE,
)
_ASSISTANT = re.compile(
    r"\b(?:(?:did|had|have|would) you (?:\w+ )?(?:say|said|tell|told|mention(?:ed)?|suggest(?:ed)?|recommend(?:ed)?"
    r"|advise[d]?|choose|chosen|explain(?:ed)?|propose[d]?|answer(?:ed)?)"
    r"|you (?:said|told|mentioned|suggested|recommended|advised|chose|explained|proposed|answered)"
    r"|(?:me |nos )?(?:dijiste|has dicho|recomendaste|sugeriste|aconsejaste|explicaste|propusiste|contestaste"
    r"|respondiste|elegiste|contaste|mencionaste))\b",
    re.IGNORECASE,
)


def speaker(question: str) -> Speaker | None:
    """The one speaker that a question names; None where it names neither or both."""
    user, assistant = _USER.search(question) is not None, _ASSISTANT.search(question) is not None
    if user == assistant:
        return None
    return "user" if user else "assistant"
