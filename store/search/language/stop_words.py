"""English and Spanish words too common to tell one text from another, as the index folds them.

Beside function words: what a question about an earlier talk is made of ("did I mention", "me dijiste").
"""

_ENGLISH = """
a about above after again against ago ain all almost along already also although always am among an and another any
anybody anyone anything are aren around as at away back be because been before being below between both but by can
cannot could couldn d did didn do does doesn doing don done down during each either else enough ever every everyone
everything few for from further get gets getting give given go goes going gone gonna got had hadn has hasn have
haven having he hello her here hers herself hey hi him himself his how however i if in into is isn it its itself
just kind let ll like m many may maybe me mention mentioned mentioning might mine more most much must my myself near
need needn never no nor not now of off often oh ok okay on once only onto or other others our ours ourselves out
over own please perhaps quite rather re really s said same say saying says see shall she should shouldn since so
some somebody someone something sometimes soon sort still such sure t talk talked talking tell telling than thank
thanks that the their theirs them themselves then there these they thing things this those though through thus to
told too toward towards type under until up upon us used ve very via was wasn way we well were weren what whatever
when where wherever whether which while who whoever whole whom whose why will with within without would wouldn yes
yet you your yours yourself
"""

_SPANISH = """
a aca ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alla alli ambos ante antes aquel aquella
aquellas aquello aquellos aqui asi aun aunque bajo bastante bien cada casi como con conmigo conque contigo contra
cosa cosas cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos da dado de debe debia debo decia
decir del demas demasiado dentro desde despues di dice dices dicho digo dije dijiste dijo dime donde dos durante e
el ella ellas ellos en entonces entre era erais eramos eran eras eres es esa esas ese eso esos esta estaba estaban
estado estais estamos estan estar estas este esto estos estoy estuve estuvo fin fue fuera fueron fui fuimos gracias
ha habeis habia habian hablado hablamos hable hablo habra hace hacen hacer hacia han has hasta hay haya he hemos
hizo hola hube hubo igual incluso ir iba iban jamas la las le les lo los luego mas me mediante mejor mencionado
mencione mencionaste menos mi mia mias mientras mio mios mis misma mismas mismo mismos mucha muchas mucho muchos muy
nada nadie ni ningun ninguna ninguno no nos nosotras nosotros nuestra nuestras nuestro nuestros nunca o os otra
otras otro otros para parece pero poca pocas poco pocos por porque pudo puede pueden puedo pues que quien quienes
quiere quiero quiza quizas sabe se sea sean segun ser si sido siempre sin sino sobre sois solamente solo somos son
soy su sus suya suyas suyo suyos tal tales tambien tampoco tan tanta tantas tanto tantos te tendra tenemos teneis
tenga tengo tenia tenian tenido tiene tienen tienes toda todas todavia todo todos tras tu tus tuve tuvo tuya tuyo u
un una unas uno unos usted ustedes va vais vamos van varias varios vez veces vosotras vosotros voy vuestra vuestro y
ya yo
"""

STOP_WORDS = frozenset(_ENGLISH.split()) | frozenset(_SPANISH.split())
