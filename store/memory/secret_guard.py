"""Which texts look like a secret and are therefore not kept as a memory.

A heuristic: it knows the forms of common tokens and private keys, and English and Spanish names of credentials that a
value follows. It is no scanner that finds every secret, and what it refuses it never repeats.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Literal

from store.errors import LooksSecret

Kind = Literal["private_key", "token", "credential"]

# What a private key or its file begins with.
_PRIVATE_KEY = re.compile(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY|\bPuTTY-User-Key-File-\d|\bAGE-SECRET-KEY-1")

_TOKEN = re.compile(
    r"""
    (?<![A-Za-z0-9])(?:
      (?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])        # AWS
    | gh[opsur]_[A-Za-z0-9]{36} | github_pat_[A-Za-z0-9_]{22}   # GitHub
    | glpat-[\w-]{20}                                           # GitLab
    | sk-(?:[a-z0-9]{1,12}-){0,3}[\w-]{20}                      # OpenAI, Anthropic and their like
    | xox[abeoprs]-[A-Za-z0-9-]{10} | xapp-\d-[A-Z0-9]{6}       # Slack
    | AIza[\w-]{35} | ya29\.[\w-]{20} | GOCSPX-[\w-]{20}        # Google
    | [rs]k_(?:live|test)_[A-Za-z0-9]{16}                       # Stripe
    | hf_[A-Za-z0-9]{30} | npm_[A-Za-z0-9]{36} | pypi-AgE[\w-]{20}
    | eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8}              # a signed JSON web token
    )
    | \bhooks\.slack\.com/services/T\w{6,20}/B\w{6,20}/\w{16}
    | ://[^\s/:@]{1,100}:[^\s/@]{1,200}@                        # a password within an address
    | \b[Bb]earer\s+[\w.~+/-]{20}
    """,
    re.VERBOSE,
)

# Names that hardly mean anything else than a credential; and names that often do.
_STRONG = (
    r"passwords? | passphrases? | passcodes? | passwd | pwd | contraseñas? | contrasenas? | claves?\s(?:del?\s)?wi-?fi"
    r" | (?:api|access|secret|private|encryption)[\s_-]?keys? | claves?\s(?:api|secretas?|privadas?|de\sacceso)"
    r" | (?:access|auth|bearer|refresh|api)[\s_-]?tokens? | client[\s_-]secrets? | seed\sphrases?"
    r" | (?:recovery|backup)\s(?:codes?|phrases?) | frases?\s(?:semilla|de\srecuperación) | códigos?\sde\srecuperación"
)
_WEAK = r"pins? | tokens? | secrets? | claves? | access\scodes? | códigos?\sde\sacceso | cvv | cvc"

# A name; perhaps whose it is; then a sign, a verb or a blank; then the value. What follows the name is only looked at,
# so that a second name within it is found too.
_LABELLED = re.compile(
    rf"""
    (?<![^\W_])(?:(?P<strong>{_STRONG}) | (?P<weak>{_WEAK}))(?![^\W_])
    (?=
      (?: (?:\s+(?:for|of|to|on|at|del?|para|en)\s[^.;:=\n]{{1,40}}?)?
          (?:\s*(?P<sign>:|=|->|→)\s* | \s+(?P<verb>is|was|es|era|sea)\s*:?\s+)
        | \s+ )
      (?P<value>\S+)(?P<rest>[^\n]*)
    )
    """,
    re.VERBOSE | re.IGNORECASE,
)
_VALUE_FIRST = re.compile(
    rf"(?<!\S)(?P<value>\S{{6,80}})\s+(?:is|was|es|era)\s+(?:\S{{1,30}}\s+){{1,3}}?(?:{_STRONG})(?![^\W_])",
    re.VERBOSE | re.IGNORECASE,
)

# What is said of a password without telling it.
_ORDINARY = re.compile(
    r"""
    longer | long | short | weak | strong | secure | insecure | safe | old | new | same | different | secret | private
    | hard | easy | simple | complex | good | bad | lost | forgotten | unknown | required | optional | expired | wrong
    | correct | invalid | important | empty | missing | compromised | see | ask | none | not | in | on | never
    | larga | corta | débil | fuerte | segura | insegura | vieja | nueva | misma | distinta | secreta | privada
    | difícil | fácil | compleja | buena | mala | perdida | olvidada | desconocida | obligatoria | opcional | caducada
    | incorrecta | correcta | inválida | importante | vacía | ver | en | ninguna | no | nunca
    """,
    re.VERBOSE | re.IGNORECASE,
)
_EDGES = "\"'“”‘’«»`()[]{}<>.,;:!?¡¿*…"


def refuse_secrets(*texts: str) -> None:
    """Errors: LooksSecret, for the first text that looks like one."""
    for text in texts:
        kind = secret_in(text)
        if kind:
            raise LooksSecret("this looks like a password, key or token: such things are not remembered", kind=kind)


def secret_in(text: str) -> Kind | None:
    """What kind of secret a text seems to hold."""
    text = unicodedata.normalize("NFKC", text)
    if _PRIVATE_KEY.search(text):
        return "private_key"
    if _TOKEN.search(text):
        return "token"
    if any(_credentials(text)):
        return "credential"
    return None


def _credentials(text: str) -> Iterator[bool]:
    for found in _LABELLED.finditer(text):
        yield _strong(found) if found["strong"] else _weak(found)
    for found in _VALUE_FIRST.finditer(text):
        yield _mixed(found["value"].strip(_EDGES), 6)


def _strong(found: re.Match[str]) -> bool:
    value = found["value"].strip(_EDGES)
    if not found["sign"] and not found["verb"]:
        return _mixed(value, 6)
    plain = len(value) < 3 or _ORDINARY.fullmatch(value) is not None
    last = not found["rest"].strip(_EDGES + " ") or found["value"][-1] in ".,;!"
    return not plain and (bool(found["sign"]) or last or _odd(value))


def _weak(found: re.Match[str]) -> bool:
    """Only what looks like nothing else: "the token is a ring" tells none."""
    value = found["value"].strip(_EDGES)
    number = value.replace("-", "").isdecimal() and 4 <= len(value) <= 12
    named_number = number and found["weak"].casefold().startswith(("pin", "clave", "acc", "cód", "cv"))
    short_number = value.isdecimal() and len(value) == 3 and found["weak"].casefold().startswith("cv")
    return named_number or short_number or _mixed(value, 6 if found["sign"] or found["verb"] else 8)


def _mixed(value: str, least: int) -> bool:
    """Letters and digits in one word."""
    return len(value) >= least and any(map(str.isdigit, value)) and any(map(str.isalpha, value))


def _odd(value: str) -> bool:
    """A word such as no language has: digits or signs among letters."""
    return len(value) >= 4 and _mixed(re.sub(r"[@#$%^&*+=_!?~|/\\]", "1", value), 4)
