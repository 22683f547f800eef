"""Forms of one word that no ending explains, English and Spanish, as the index folds them. One line each class."""

_CLASSES = """
go went gone goes going
buy bought buys buying
see saw seen sees seeing
take took taken takes taking
make made makes making
give gave given gives giving
find found finds finding
think thought thinks thinking
begin began begun begins beginning
write wrote written writes writing
win won wins winning winner
run ran runs running runner
eat ate eaten eats eating
drink drank drunk drinks drinking
teach taught teaches teaching teacher
meet met meets meeting
lose lost loses losing loss
leave left leaves leaving
feel felt feels feeling
keep kept keeps keeping
bring brought brings bringing
build built builds building
choose chose chosen chooses choosing choice
drive drove driven drives driving driver
fall fell fallen falls falling
fly flew flown flies flying flight
grow grew grown grows growing growth
hear heard hears hearing
hold held holds holding
know knew known knows knowing
sell sold sells selling
send sent sends sending
sing sang sung sings singing singer
speak spoke spoken speaks speaking speech
spend spent spends spending
swim swam swum swims swimming
throw threw thrown throws throwing
wear wore worn wears wearing
become became becomes becoming
come came comes coming
draw drew drawn draws drawing
break broke broken breaks breaking
catch caught catches catching
fight fought fights fighting
forget forgot forgotten forgets forgetting
ride rode ridden rides riding
sleep slept sleeps sleeping asleep
steal stole stolen steals stealing
shake shook shaken shakes shaking
wake woke woken wakes waking
lend lent lends lending
pay paid pays paying payment
lie lay lain lying
stand stood stands standing
understand understood understands understanding
sit sat sits sitting
hide hid hidden hides hiding
bite bit bitten bites biting
blow blew blown blows blowing
freeze froze frozen freezes freezing
ring rang rung rings ringing
rise rose risen rises rising
shoot shot shoots shooting
sink sank sunk sinks sinking
swear swore sworn swears swearing
tear tore torn tears tearing
deal dealt deals dealing
dream dreamt dreamed dreams dreaming
learn learnt learned learns learning
child children
man men
woman women
person people
wife wives
life lives
foot feet
tooth teeth
mouse mice
leaf leaves
knife knives
ir voy vas vamos fui fuiste fue fuimos fueron iba ibas iban ido yendo
hacer hago haces hace hice hiciste hizo hicimos hicieron hecho haciendo hare hara
poner pongo pones pone puse pusiste puso pusimos pusieron puesto poniendo
venir vengo vienes viene vine viniste vinimos vinieron venido viniendo
querer quiero quieres quiere quise quiso queria quieren
ver veo ves vemos vi viste vieron visto viendo
dar doy das damos dieron dado dando
saber supe supo sabia sabes sabemos
traer traigo trae trajo trajiste trajeron traido
conducir conduzco conduje condujo conduce
traducir traduzco traduje tradujo traduce
dormir duermo duermes duerme durmio durmieron dormi durmiendo
pedir pido pides pide pidio pidieron pedi pidiendo
servir sirvo sirve sirven sirvio servia sirviendo
seguir sigo sigues sigue siguio seguia siguiendo
vestir viste vistes vistio vestido
jugar juego juegas juega jugue jugo juegan
contar cuento cuentas cuenta conte conto
encontrar encuentro encuentras encuentra encontre encontro
mostrar muestro muestra mostre mostro
costar cuesta cuestan costo costaba
volver vuelvo vuelves vuelve volvi volvio vuelto
mover muevo mueves mueve movi movio
llover llueve llovio lloviendo
morir muero muere murio murieron muerto muerta
perder pierdo pierdes pierde perdi perdio
pensar pienso piensas piensa pense penso
empezar empiezo empiezas empieza empece empezo
comenzar comienzo comienza comence comenzo
cerrar cierro cierras cierra cerre cerro
sentir siento sientes siente senti sintio sintieron
preferir prefiero prefieres prefiere preferi prefirio
mentir miento miente minti mintio
elegir elijo eliges elige elegi eligio eligieron
escribir escribo escribe escribi escribio escrito escrita
abrir abro abre abri abrio abierto abierta
romper rompo rompe rompi rompio roto rota
freir frito frita fritos fritas
leer leo lees lee lei leyo leyeron leido
oir oigo oyes oye oyo oyeron oido
caer caigo cae cayo cayeron caido
nacer nazco nace nacio nacieron nacido
conocer conozco conoces conoce conoci conocio
crecer crezco crece crecio
doler duele duelen dolia dolio
cocer cuezo cueces cuece cuecen coci cocio cocido
soler suelo suele suelen solia
probar pruebo pruebas prueba probe probo
sonar sueno suena suenan sono sonaba
acordar acuerdo acuerdas acuerda acorde acordo
almorzar almuerzo almuerza almorce almorzo
colgar cuelgo cuelga colgue colgo
helar hiela helo helado helada
regar riego riega regue rego
calentar caliento calienta calente calento
despertar despierto despierta desperte desperto
recomendar recomiendo recomienda recomende recomendo
medir mido mide midio medi medido
construir construyo construye construi construyo construyeron
huir huyo huye huyeron
pez peces
"""


def _by_form(lines: str) -> dict[str, frozenset[str]]:
    kin: dict[str, frozenset[str]] = {}
    for line in lines.strip().split("\n"):
        forms = frozenset(line.split())
        for form in forms:
            kin[form] = kin.get(form, frozenset()) | forms
    return kin


_BY_FORM = _by_form(_CLASSES)


def irregular_forms(word: str) -> frozenset[str]:
    """The word and its irregular kin; nothing for a regular one."""
    return _BY_FORM.get(word, frozenset())
