"""The requests made before, walked from the prompt: those of the store, then those of this run. Nothing is written."""

from collections.abc import Sequence


class PromptHistory:
    """Private requests are forgotten with private mode. A draft waits at the end while one walks."""

    def __init__(self) -> None:
        self._stored: list[str] = []
        self._said: list[tuple[str, bool]] = []
        self._draft = ""
        self._back = 0

    def set_stored(self, texts: Sequence[str]) -> None:
        """Those of the store, the oldest first; a walk that has begun stays where it is."""
        self._stored = list(texts)

    def add(self, text: str, private: bool) -> None:
        """A request was made; the walk is over."""
        self._said.append((text, private))
        self._back = 0

    def forget_private(self) -> None:
        self._said = [(text, private) for text, private in self._said if not private]
        self._back, self._draft = 0, ""

    def earlier(self, text: str) -> str | None:
        """The request before. text: what stands in the prompt, which is the draft where a walk begins."""
        known = self._known()
        if self._back == 0:
            self._draft = text
        if self._back >= len(known):
            return None
        self._back += 1
        return known[-self._back]

    def later(self) -> str | None:
        """The request after, and at last the draft; None at the end."""
        if self._back == 0:
            return None
        self._back -= 1
        return self._draft if self._back == 0 else self._known()[-self._back]

    def _known(self) -> list[str]:
        """The same request twice in a row is one."""
        texts = [*self._stored, *(text for text, _ in self._said)]
        return [text for place, text in enumerate(texts) if place == 0 or texts[place - 1] != text]
