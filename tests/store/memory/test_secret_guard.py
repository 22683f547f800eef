"""What looks like a secret is refused without repeating it; what only speaks of one is kept."""

import pytest

from store.errors import LooksSecret
from store.memory.secret_guard import Kind, refuse_secrets, secret_in

LETTERS = "aB3dE6gH9j"

SECRETS: list[tuple[str, Kind]] = [
    ("Diego's password is hunter2", "credential"),
    ("My password: swordfish", "credential"),
    ("DB_PASSWORD=letmein", "credential"),
    ("the wifi password is rudiger", "credential"),
    ("Password for Netflix is Rudiger99 since May", "credential"),
    ("password hunter2x", "credential"),
    ("hunter2x is Diego's Netflix password", "credential"),
    ("password policy is: password: hunter2", "credential"),
    ("la contraseña es Perro123", "credential"),
    ("La contraseña de Diego para el router es rudiger.", "credential"),
    ("contrasen\u0303a: gato", "credential"),
    ("clave del wifi: rudiger2020", "credential"),
    ("la clave es 4821", "credential"),
    ("el pin de la tarjeta es 4821", "credential"),
    ("PIN 4821", "credential"),
    ("CVV 123", "credential"),
    ("ｐａｓｓｗｏｒｄ： hunter2", "credential"),
    ("API_KEY=abcdef0123", "credential"),
    ("access token: abcdefgh", "credential"),
    ("the client secret is a8f7-bb21", "credential"),
    ("token = abc123def", "credential"),
    ("AKIAIOSFODNN7EXAMPLE", "token"),
    ("ghp_" + "a1" * 18, "token"),
    ("github_pat_" + "a1" * 20, "token"),
    ("glpat-" + "a" * 20, "token"),
    ("sk-proj-" + LETTERS * 3, "token"),
    ("sk-ant-api03-" + LETTERS * 3, "token"),
    ("xoxb-123456789012-" + LETTERS, "token"),
    ("https://hooks.slack.com/services/T0000AAAA/B0000AAAA/" + "x" * 24, "token"),
    ("AIza" + "b" * 35, "token"),
    ("sk_live_" + LETTERS * 2, "token"),
    ("eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF", "token"),
    ("Authorization: Bearer " + LETTERS * 3, "token"),
    ("https://diego:hunter2@host/x", "token"),
    ("-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl", "private_key"),
    ("-----BEGIN PGP PRIVATE KEY BLOCK-----", "private_key"),
    ("PuTTY-User-Key-File-3: ssh-ed25519", "private_key"),
]

HARMLESS = [
    "my password policy is long",
    "the key is under the mat",
    "my password is long",
    "Diego's password manager is Bitwarden",
    "the password is stored in 1Password",
    "Diego forgot his password.",
    "Diego changes his password every 90 days",
    "Diego prefers passwords of 16 characters",
    "Diego reset his password on 2026-10-02",
    "The wifi password is on the fridge",
    "Diego works on password security at Acme2000",
    "mi contraseña nueva es larga",
    "La contraseña es difícil de recordar",
    "la clave del éxito es la paciencia",
    "Diego está en la clave de sol",
    "El PIN tiene 4 cifras",
    "Diego pins 3 notes a day",
    "the token is a ring",
    "Diego collects tokens of the 1920s",
    "The secret is two cups of sugar",
    "el secreto es 2 huevos",
    "Diego uses a passphrase of six words",
    "Diego lost the private key to the shed",
    "Diego's bearer bonds matured",
    "sk-learn is a library",
    "https://example.com/a:b@c",
    "Diego has 4821 stamps",
    "",
]


@pytest.mark.parametrize(("text", "kind"), SECRETS)
def test_a_secret_is_known_by_its_form(text: str, kind: Kind) -> None:
    assert secret_in(text) == kind
    assert secret_in(f"Remember this about Diego: {text}") == kind


@pytest.mark.parametrize("text", HARMLESS)
def test_speaking_of_secrets_is_no_secret(text: str) -> None:
    assert secret_in(text) is None


@pytest.mark.parametrize(("text", "kind"), SECRETS)
def test_the_reason_repeats_nothing_of_it(text: str, kind: Kind) -> None:
    with pytest.raises(LooksSecret) as caught:
        refuse_secrets("Diego has a dog", text)
    assert caught.value.data == {"kind": kind}
    told = f"{caught.value} {caught.value.explanation}"
    assert not any(word in told for word in text.split() if len(word) > 8)


@pytest.mark.parametrize("piece", ["password ", "password of x ", "is my ", "sk-a ", "eyJ", "://a", "- ", "a"])
def test_a_long_text_takes_no_long_time(piece: str) -> None:
    """The patterns are bounded: a text of the greatest length is read in milliseconds, not minutes."""
    assert secret_in(piece * (10_000 // len(piece))) is None
