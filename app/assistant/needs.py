"""How much of a model's context Morgan needs, in tokens that are estimated from bytes, on the safe side."""

BYTES_PER_TOKEN = 3
MOST_ANSWER = 2048
# What the instructions and all tools take, and a common request with its note; a test holds the first to it.
HEAD = 2750
REQUEST = 350


def tokens(text: str) -> int:
    return -(-len(text.encode(errors="replace")) // BYTES_PER_TOKEN)


def answer_tokens(context: int) -> int:
    """How much of a context is kept free for the answer."""
    return min(MOST_ANSWER, context // 5)


def room(context: int) -> int:
    """What is left of a context for memories, history and results of tools."""
    return context - answer_tokens(context) - HEAD - REQUEST


def comfortable(context_chars: int, recall_chars: int) -> int:
    """A context in which a turn with all its memories and the result of one search fits whole."""
    return HEAD + REQUEST + MOST_ANSWER + (context_chars + recall_chars) // BYTES_PER_TOKEN
