"""The text around the facts: long answers about a domain that say nothing anybody asks for."""

import random

NOUNS: dict[str, tuple[str, ...]] = {
    "garden": ("soil", "bed", "hose", "seed", "root", "fence", "greenhouse", "plants", "apple", "water", "leaf", "pot"),
    "kitchen": ("dough", "pan", "oven", "dinner", "salt", "bread", "jar", "recipe", "knife", "board", "milk", "stove"),
    "travel": ("ticket", "hotel", "train", "map", "airport", "passport", "luggage", "border", "river", "car", "bus"),
    "code": ("function", "database", "test", "server", "log", "table", "port", "branch", "error", "rows", "proxy"),
    "health": ("sleep", "knee", "doctor", "back", "walk", "breath", "muscle", "morning", "bedroom", "exercise", "pain"),
    "money": ("bill", "budget", "bank", "insurance", "tax", "rent", "receipt", "account", "month", "price", "loan"),
    "home": ("door", "paint", "wall", "carpet", "lamp", "neighbour", "boiler", "window", "shelf", "hallway", "noise"),
    "pets": ("dog", "cat", "bowl", "leash", "vet", "shelter", "aquarium", "toy", "food", "basket", "reward", "walk"),
    "jardín": ("tierra", "bancal", "manguera", "semilla", "raíz", "valla", "invernadero", "planta", "agua", "hoja"),
    "cocina": (
        "masa",
        "sartén",
        "horno",
        "cena",
        "sal",
        "pan",
        "bote",
        "receta",
        "cuchillo",
        "tabla",
        "leche",
        "fuego",
    ),
    "viaje": ("billete", "hotel", "tren", "mapa", "aeropuerto", "pasaporte", "equipaje", "reserva", "río", "coche"),
    "código": ("función", "base", "prueba", "servidor", "registro", "tabla", "puerto", "rama", "error", "panel"),
    "salud": (
        "sueño",
        "hombro",
        "doctora",
        "espalda",
        "paseo",
        "músculo",
        "mañana",
        "dormitorio",
        "ejercicio",
        "dolor",
    ),
    "dinero": (
        "factura",
        "presupuesto",
        "banco",
        "seguro",
        "impuesto",
        "alquiler",
        "recibo",
        "cuenta",
        "mes",
        "precio",
    ),
    "casa": ("puerta", "pintura", "pared", "alfombra", "lámpara", "vecina", "caldera", "ventana", "estante", "pasillo"),
    "animales": ("perra", "gato", "cuenco", "correa", "veterinario", "refugio", "pecera", "juguete", "premio", "cesta"),
}

ENGLISH = (
    "Start with the {a} before you touch the {b}, because the {a} decides how long the rest will take.",
    "Most people look at the {b} first and wonder later why the {c} does not follow.",
    "If the {a} is in order, a tired {c} is no reason to begin again.",
    "I would write down what you already know about the {b}, even if it looks like nothing.",
    "There are two ways to look at the {c}: by what it costs and by what it spares you.",
    "None of this is urgent, so let the {a} rest for a day and come back to the {b}.",
    "A good {b} is rarely the dearest one, and a cheap {c} can serve for many years.",
    "When in doubt, ask somebody who has had the same trouble with a {a}.",
    "Keep in mind that the {c} changes with the season, and so does the {b}.",
    "Once the {b} is done, take a step back and check the {a} from the other side.",
    "It helps to do the {c} at the same hour, for habits carry further than plans.",
    "Small changes of the {a} show more than large ones, as long as only one is made at a time.",
    "Whatever you decide about the {b}, note the reason beside it.",
    "Many guides begin with the {c}, which is easier to explain than to get right.",
    "Should the {a} disappoint you, remember that the {b} was never meant to do everything.",
    "You can put the {c} off until the weekend without losing anything.",
    "The {a} and the {b} have more in common than their names suggest.",
    "After that, the {c} is mostly a matter of patience and good light.",
)
SPANISH = (
    "Empieza por {a} antes de tocar {b}, porque de {a} depende cuánto tarda lo demás.",
    "Casi todo el mundo mira primero {b} y luego se pregunta por qué {c} no acompaña.",
    "Si {a} está en orden, un problema con {c} no obliga a volver a empezar.",
    "Yo apuntaría lo que ya sabes sobre {b}, aunque parezca poca cosa.",
    "Hay dos maneras de mirar {c}: por lo que cuesta y por lo que te ahorra.",
    "Nada de esto corre prisa, así que deja {a} un día y vuelve después a {b}.",
    "Lo mejor en cuanto a {b} no suele ser lo más caro, y {c} puede durar muchos años.",
    "En caso de duda, pregunta a alguien que haya tenido el mismo lío con {a}.",
    "Ten en cuenta que {c} cambia con la estación, y {b} también.",
    "Cuando termines con {b}, da un paso atrás y comprueba {a} desde el otro lado.",
    "Ayuda ocuparse de {c} siempre a la misma hora, porque las costumbres llegan más lejos que los planes.",
    "Los cambios pequeños en {a} enseñan más que los grandes, si se hacen de uno en uno.",
    "Decidas lo que decidas sobre {b}, anota al lado el motivo.",
    "Muchas guías comienzan por {c}, que es más fácil de explicar que de hacer bien.",
    "Si {a} te decepciona, piensa que {b} nunca estuvo para hacerlo todo.",
    "Puedes aplazar {c} hasta el fin de semana sin perder nada.",
    "Entre {a} y {b} hay más en común de lo que dicen los nombres.",
    "Después de eso, {c} es sobre todo cuestión de paciencia y buena luz.",
)
OPENINGS = {
    "en": ("Tell me what matters about the {a}.", "I have a question about the {a} and the {b}.",
           "How would you go about the {a}?", "Is the {b} worth the trouble?", "What comes after the {c}?"),
    "es": ("Dime qué importa de {a}.", "Tengo una pregunta sobre {a} y {b}.", "¿Cómo llevarías tú lo de {a}?",
           "¿Merece la pena {b}?", "¿Qué viene después de {c}?"),
}  # fmt: skip


def answer(random_source: random.Random, domain: str, language: str, words: int) -> list[str]:
    """Sentences about a domain, together at least as many words as asked for."""
    sentences = list[str]()
    while sum(len(sentence.split()) for sentence in sentences) < words:
        sentences.append(_filled(random_source, domain, ENGLISH if language == "en" else SPANISH))
    return sentences


def opening(random_source: random.Random, domain: str, language: str) -> str:
    """A request about a domain."""
    return _filled(random_source, domain, OPENINGS[language])


def _filled(random_source: random.Random, domain: str, templates: tuple[str, ...]) -> str:
    a, b, c = random_source.sample(NOUNS[domain], 3)
    return random_source.choice(templates).format(a=a, b=b, c=c)
