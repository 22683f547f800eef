"""The conversation of 2,000 messages: a rainy day on which a choir's music library is read out, folder by folder."""

from collections import Counter
from dataclasses import dataclass
from datetime import time
from random import Random

from app.demo.script import Line, Talk

MESSAGES = 2000
ROUND = 50  # folders after which Morgan sums up
BOX = 24  # folders in a box

NAMED = """\
Tallis|If ye love me|SATB
Tallis|O nata lux|SSATB
Byrd|Ave verum corpus|SATB
Byrd|Sing joyfully|SSATTB
Victoria|O magnum mysterium|SATB
Victoria|Vere languores|SATB
Victoria|O vos omnes|SATB
Guerrero|Niño Dios d'amor herido|SATB
Guerrero|Ave virgo sanctissima|SSATB
Guerrero|A un niño llorando|SSATB
Morales|Parce mihi, Domine|SATB
Morales|Peccantem me quotidie|SATB
Lobo|Versa est in luctum|SSATTB
Palestrina|Sicut cervus|SATB
Palestrina|Super flumina Babylonis|SATB
Monteverdi|Cantate Domino|SSATTB
Gesualdo|O vos omnes|SATTB
Lassus|Matona mia cara|SATB
Josquin|Ave Maria|SATB
Arcadelt|Il bianco e dolce cigno|SATB
Gibbons|The silver swan|SSATB
Dowland|Come again|SATB
Weelkes|Hosanna to the Son of David|SSATTB
Purcell|Hear my prayer|SSAATTBB
Schütz|Verleih uns Frieden|SSATB
Schein|Die mit Tränen säen|SSATB
Bach|Jesu, meine Freude|SSATB
Bach|Lobet den Herrn|SATB
Handel|And the glory of the Lord|SATB
Mozart|Ave verum corpus|SATB
Haydn|Die Beredsamkeit|SATB
Mendelssohn|Denn er hat seinen Engeln|SSAATTBB
Mendelssohn|Verleih uns Frieden|SATB
Schubert|Der Tanz|SATB
Brahms|Waldesnacht|SATB
Brahms|Warum ist das Licht gegeben|SSATBB
Bruckner|Locus iste|SATB
Bruckner|Christus factus est|SATB
Bruckner|Os justi|SSAATTBB
Rheinberger|Abendlied|SSATTB
Fauré|Cantique de Jean Racine|SATB
Saint-Saëns|Calme des nuits|SATB
Debussy|Dieu! qu'il la fait bon regarder|SATB
Ravel|Trois beaux oiseaux du paradis|SATB
Grieg|Hvad est du dog skjøn|SATB
Stanford|The blue bird|SAATB
Parry|My soul, there is a country|SATB
Elgar|My love dwelt in a northern land|SATB
Dvořák|V přírodě|SATB
Smetana|Má hvězda|SSA
Traditional|El rossinyol|SATB
Traditional|Hashivenu|canon
Traditional|Dona nobis pacem|canon
Traditional|Ya viene la vieja|SATB
Traditional|Riu riu chiu|SATB
Traditional|Eres alta y delgada|SATB
Traditional|La Tarara|SATB
Traditional|Asturias, patria querida|TTBB"""

SERIES = (
    ("Bach", "chorale no. {n}", "SATB", 371),
    ("Schütz", "Becker Psalter, Psalm {n}", "SATB", 150),
    ("Cancionero de Palacio", "no. {n}", "SAT", 458),
    ("Alfonso X", "cantiga no. {n}", "unison", 420),
)
OPENING = """\
It rains, and I am in the cellar of San Antón with the whole music library, 42 boxes. I read you each folder, you keep \
the list: box and number, composer, title, voices, copies, state. Ready?"""
READY = (
    "Ready. Say the number of the box when it changes; every fifty folders I sum up, so that we notice a mistake early."
)
CLOSING = "That was the last one! How many are we, and what did I just do with my whole day?"
ASIDES = (
    "Rudiger sleeps on the next box.",
    "There is a bus ticket from 1987 in it.",
    "Somebody drew moustaches on all the altos.",
    "Coffee. Back in a minute.",
    "The light went out for a moment.",
    "I sang the bass line. The cellar has an echo!",
    "Marked by hand: *too fast in Burgos*.",
    "My knees ask how many are left.",
)
STATES = (
    "good",
    "good",
    "good",
    "good as new",
    "two torn",
    "pencil everywhere",
    "cover missing",
    "a coffee ring",
    "damp",
)


@dataclass(frozen=True, slots=True)
class Folder:
    """One folder of the library; `place` counts from 1."""

    place: int
    composer: str
    title: str
    voices: str
    copies: int
    state: str

    @property
    def where(self) -> str:
        box, inside = divmod(self.place - 1, BOX)
        return f"{box + 1}-{inside + 1}"


def catalogue_talk(chance: Random, ago: int) -> Talk:
    """The conversation, of exactly `MESSAGES` messages, in the morning of a day `ago` days back."""
    library = _library(chance, MESSAGES // 2 - 2)
    steps = [Line("user", OPENING), Line("assistant", READY)]
    known: Counter[str] = Counter()
    copies = 0
    for folder in library:
        known[folder.composer] += 1
        copies += folder.copies
        steps.append(Line("user", _read_out(folder, chance)))
        steps.append(Line("assistant", _noted(folder, known, copies, chance)))
    steps += [Line("user", CLOSING), Line("assistant", _summary(known, copies, len(library)))]
    return Talk("library", "en", tuple(steps), at=time(9, 40), ago=ago, pace="brisk")


def _library(chance: Random, count: int) -> list[Folder]:
    """Folders as they lie in a cellar: in no order at all."""
    named = [tuple(line.split("|")) for line in NAMED.splitlines()]
    numbered = [(who, title.format(n=n), voices) for who, title, voices, last in SERIES for n in range(1, last + 1)]
    works = named + chance.sample(numbered, count - len(named))
    chance.shuffle(works)
    return [
        Folder(place, composer, title, voices, chance.randrange(6, 41), chance.choice(STATES))
        for place, (composer, title, voices) in enumerate(works, 1)
    ]


def _read_out(folder: Folder, chance: Random) -> str:
    work = f"{folder.composer}, *{folder.title}*"
    return chance.choice(
        (
            f"{folder.where}: {work}, {folder.voices}, {folder.copies} copies, {folder.state}.",
            f"{work}. {folder.voices}, {folder.copies} of them, {folder.state}.",
            f"Next, {folder.where}. {work}, {folder.copies} copies. State: {folder.state}.",
            f"{folder.where} {work}, {folder.voices}, I count {folder.copies}. {folder.state.capitalize()}.",
            f"Then {work}, {folder.copies} copies, {folder.state}",
        )
    ) + _aside(folder)


def _aside(folder: Folder) -> str:
    """What is said besides, every so many folders."""
    if folder.place % BOX == 0:
        return f"\n\nThat was box {folder.place // BOX}."
    return f" {ASIDES[folder.place // 37 % len(ASIDES)]}" if folder.place % 37 == 0 else ""


def _noted(folder: Folder, known: Counter[str], copies: int, chance: Random) -> str:
    if folder.place % ROUND == 0:
        return _table(known, copies, folder.place)
    again = known[folder.composer]
    who = f"the {_ordinal(again)} from {folder.composer}" if again > 1 else f"the first from {folder.composer}"
    answers = [
        f"Noted as **{folder.where}**.",
        f"{folder.where}, {who}.",
        f"Noted. {folder.place} folders so far.",
        f"**{folder.where}**: {folder.copies} copies of *{folder.title}*.",
        f"Got it, {who}. {copies:,} copies in all.",
    ]
    if folder.copies < 10:
        answers.append(f"Only {folder.copies}? {folder.where} goes on the list of what to copy.")
    if folder.state == "damp":
        answers.append(f"{folder.where} noted. Damp ones go on the radiator, not back into the box.")
    return chance.choice(answers)


def _table(known: Counter[str], copies: int, folders: int) -> str:
    rows = "\n".join(f"| {who} | {count} |" for who, count in known.most_common(5))
    return f"**{folders} folders**, {copies:,} copies. The five that lead:\n\n| from | folders |\n|---|---:|\n{rows}"


def _summary(known: Counter[str], copies: int, folders: int) -> str:
    once = sum(count == 1 for count in known.values())
    return (
        f"That is the whole library: {_table(known, copies, folders)}\n\n"
        f"{len(known)} names in all, {once} of them with a single folder. "
        "Go upstairs, wash your hands, and have something warm. You read well."
    )


def _ordinal(number: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else endings.get(number % 10, 'th')}"
