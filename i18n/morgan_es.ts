<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AgendaCounted</name>
    <message numerus="yes">
        <source>every %Ln day(s)</source>
        <translation>
            <numerusform>cada %Ln día</numerusform>
            <numerusform>cada %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln week(s)</source>
        <translation>
            <numerusform>cada %Ln semana</numerusform>
            <numerusform>cada %Ln semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln month(s)</source>
        <translation>
            <numerusform>cada %Ln mes</numerusform>
            <numerusform>cada %Ln meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>every %Ln year(s)</source>
        <translation>
            <numerusform>cada %Ln año</numerusform>
            <numerusform>cada %Ln años</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgendaKind</name>
    <message>
        <source>Copy title</source>
        <translation>Copiar el título</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>Close this reminder</source>
        <translation>Cerrar este recordatorio</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>El mes anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>El mes siguiente</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>It would read:</source>
        <translation>Diría así:</translation>
    </message>
    <message>
        <source>This would be replaced as well:</source>
        <translation>Esto también se sustituiría:</translation>
    </message>
    <message>
        <source>Forget this memory for good?</source>
        <translation>¿Olvidar este recuerdo para siempre?</translation>
    </message>
    <message>
        <source>Change this memory?</source>
        <translation>¿Cambiar este recuerdo?</translation>
    </message>
    <message>
        <source>Replace this memory by another one?</source>
        <translation>¿Sustituir este recuerdo por otro?</translation>
    </message>
    <message>
        <source>Change this: {kind}?</source>
        <translation>¿Cambiar esto: {kind}?</translation>
    </message>
    <message>
        <source>Delete this for good: {kind}?</source>
        <translation>¿Borrar esto para siempre: {kind}?</translation>
    </message>
    <message>
        <source>It repeats: this is about all of its days.</source>
        <translation>Se repite: se trata de todos sus días.</translation>
    </message>
    <message>
        <source>It repeats: this is about {day} only.</source>
        <translation>Se repite: se trata solo de este día: {day}.</translation>
    </message>
    <message>
        <source>It repeats: this is about {day} and all later days.</source>
        <translation>Se repite: se trata de este día y de todos los siguientes: {day}.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget this one</source>
        <translation>Olvidar este</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change this one</source>
        <translation>Cambiar este</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace this one</source>
        <translation>Sustituir este</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this one</source>
        <translation>Borrar este</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>recuerdo</translation>
    </message>
    <message>
        <source>event</source>
        <translation>cita</translation>
    </message>
    <message>
        <source>reminder</source>
        <translation>recordatorio</translation>
    </message>
    <message>
        <source>journal entry</source>
        <translation>entrada del diario personal</translation>
    </message>
    <message>
        <source>Ticked off: {text}</source>
        <translation>Hecho: {text}</translation>
    </message>
    <message>
        <source>Remembered: {text}</source>
        <translation>Guardado: {text}</translation>
    </message>
    <message>
        <source>In the journal: {text}</source>
        <translation>En el diario personal: {text}</translation>
    </message>
    <message>
        <source>On the agenda: {text}</source>
        <translation>En la agenda: {text}</translation>
    </message>
    <message>
        <source>It has been changed since, so it stays. Ask Morgan to remove it.</source>
        <translation>Ha cambiado desde entonces, así que se queda. Pídele a Morgan que lo quite.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Ya no está.</translation>
    </message>
    <message>
        <source>The model server at {server} does not answer. Start it (for Ollama: “ollama serve”), then try again.</source>
        <translation>El servidor del modelo en {server} no responde. Arráncalo (con Ollama: «ollama serve») y prueba otra vez.</translation>
    </message>
    <message>
        <source>The settings name a model server that is not on this computer: {server}. Nothing was sent. Whoever runs it can read what you write. Send requests there only if you trust it.</source>
        <translation>Los ajustes nombran un servidor del modelo que no está en este ordenador: {server}. No se ha enviado nada. Quien lo gestiona puede leer lo que escribes. Envía peticiones allí solo si te fías.</translation>
    </message>
    <message>
        <source>“{server}” cannot be used: a model server elsewhere needs an https address. Nothing was sent. Correct the address in the settings.</source>
        <translation>«{server}» no se puede usar: un servidor del modelo en otro lugar necesita una dirección https. No se ha enviado nada. Corrige la dirección en los ajustes.</translation>
    </message>
    <message>
        <source>The model server reported an error of its own ({status}). Try again; if it comes back, look into its log.</source>
        <translation>El servidor del modelo comunica un error propio ({status}). Prueba otra vez; si se repite, mira su registro.</translation>
    </message>
    <message>
        <source>No model is chosen in the settings. The server has these:</source>
        <translation>No hay ningún modelo elegido en los ajustes. El servidor tiene estos:</translation>
    </message>
    <message>
        <source>The model server has no model yet. Fetch one (for Ollama: “ollama pull qwen3:4b”), then try again.</source>
        <translation>El servidor del modelo aún no tiene ninguno. Descarga uno (con Ollama: «ollama pull qwen3:4b») y prueba otra vez.</translation>
    </message>
    <message>
        <source>The server does not have the model “{model}”. Fetch it, or use one of these:</source>
        <translation>El servidor no tiene el modelo «{model}». Descárgalo o usa uno de estos:</translation>
    </message>
    <message>
        <source>The server does not have the model “{model}”. Fetch it (for Ollama: “ollama pull {model}”), then try again.</source>
        <translation>El servidor no tiene el modelo «{model}». Descárgalo (con Ollama: «ollama pull {model}») y prueba otra vez.</translation>
    </message>
    <message>
        <source>The model “{model}” runs on somebody else&apos;s computer, so nothing was sent. Choose one that runs here.</source>
        <translation>El modelo «{model}» funciona en el ordenador de otro, así que no se ha enviado nada. Elige uno que funcione aquí.</translation>
    </message>
    <message>
        <source>The model “{model}” cannot use tools, so it could neither remember nor look anything up. Choose another one in the settings.</source>
        <translation>El modelo «{model}» no sabe usar herramientas: no podría recordar ni consultar nada. Elige otro en los ajustes.</translation>
    </message>
    <message>
        <source>The model did not answer in time. It may still be loading: try again, or allow it more time in the settings.</source>
        <translation>El modelo no respondió a tiempo. Quizá aún se esté cargando: prueba otra vez o dale más tiempo en los ajustes.</translation>
    </message>
    <message>
        <source>The connection to the model server broke off. What had come is kept; try again.</source>
        <translation>Se cortó la conexión con el servidor del modelo. Lo que había llegado se conserva; prueba otra vez.</translation>
    </message>
    <message>
        <source>The model server pointed to another address, which is not followed. Put the right one into the settings.</source>
        <translation>El servidor del modelo remitió a otra dirección, que no se sigue. Pon la correcta en los ajustes.</translation>
    </message>
    <message>
        <source>The model server sent far more than an answer can be, and was cut off. Try again.</source>
        <translation>El servidor del modelo envió mucho más de lo que puede ser una respuesta y se cortó. Prueba otra vez.</translation>
    </message>
    <message>
        <source>The model&apos;s reply could not be understood. Try again; if it comes back, choose another model.</source>
        <translation>No se entendió la respuesta del modelo. Prueba otra vez; si se repite, elige otro modelo.</translation>
    </message>
    <message>
        <source>The model gave no answer. Try again, or say it in other words.</source>
        <translation>El modelo no dio ninguna respuesta. Prueba otra vez o dilo con otras palabras.</translation>
    </message>
    <message>
        <source>The request needs more room than the model has ({needed} of {context} tokens). Give it more (for Ollama: OLLAMA_CONTEXT_LENGTH), or shorten the request.</source>
        <translation>La petición necesita más espacio del que tiene el modelo ({needed} de {context} tokens). Dale más (con Ollama: OLLAMA_CONTEXT_LENGTH) o acorta la petición.</translation>
    </message>
    <message>
        <source>Write a name, or leave it for another time.</source>
        <translation>Escribe un nombre o déjalo para otro momento.</translation>
    </message>
    <message>
        <source>A name has at most {count} letters.</source>
        <translation>Un nombre tiene como mucho {count} letras.</translation>
    </message>
    <message>
        <source>A name holds no colon: in the daily log the colon ends it.</source>
        <translation>Un nombre no lleva dos puntos: en el registro diario, los dos puntos lo terminan.</translation>
    </message>
    <message>
        <source>There are signs in it that cannot be seen. Write it anew.</source>
        <translation>Contiene signos que no se ven. Escríbelo de nuevo.</translation>
    </message>
    <message>
        <source>That name is taken by somebody else in the conversation.</source>
        <translation>Ese nombre ya lo lleva otro en la conversación.</translation>
    </message>
    <message>
        <source>Note: in this turn nothing was saved, changed or deleted.</source>
        <translation>Nota: en este turno no se ha guardado, cambiado ni borrado nada.</translation>
    </message>
    <message>
        <source>Note: the answer was cut off here, since it reached its greatest length.</source>
        <translation>Nota: la respuesta se cortó aquí porque alcanzó su longitud máxima.</translation>
    </message>
    <message>
        <source>Note: the turn was ended here after many steps.</source>
        <translation>Nota: el turno se terminó aquí después de muchos pasos.</translation>
    </message>
    <message>
        <source>Forget: {text} ({id})</source>
        <translation>Olvida: {text} ({id})</translation>
    </message>
    <message>
        <source>Kept, as you wished</source>
        <translation>Se queda, como querías</translation>
    </message>
    <message>
        <source>Stopped: {what}</source>
        <translation>Detenido: {what}</translation>
    </message>
    <message>
        <source>Not done: {what}</source>
        <translation>No se ha hecho: {what}</translation>
    </message>
    <message>
        <source>Not done: {what} ({why})</source>
        <translation>No se ha hecho: {what} ({why})</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Trabajando…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Saving a memory…</source>
        <translation>Guardando un recuerdo…</translation>
    </message>
    <message>
        <source>Saved a memory</source>
        <translation>Ha guardado un recuerdo</translation>
    </message>
    <message>
        <source>Forgetting a memory…</source>
        <translation>Olvidando un recuerdo…</translation>
    </message>
    <message>
        <source>Forgot a memory</source>
        <translation>Ha olvidado un recuerdo</translation>
    </message>
    <message>
        <source>Looking for what was said…</source>
        <translation>Buscando lo que se dijo…</translation>
    </message>
    <message>
        <source>Looked for what was said</source>
        <translation>Ha buscado lo que se dijo</translation>
    </message>
    <message>
        <source>Reading the memories…</source>
        <translation>Leyendo los recuerdos…</translation>
    </message>
    <message>
        <source>Read the memories</source>
        <translation>Ha leído los recuerdos</translation>
    </message>
    <message>
        <source>Looking for words…</source>
        <translation>Buscando palabras…</translation>
    </message>
    <message>
        <source>Looked for words</source>
        <translation>Ha buscado palabras</translation>
    </message>
    <message>
        <source>Looking for each place of a word…</source>
        <translation>Buscando cada lugar de una palabra…</translation>
    </message>
    <message>
        <source>Looked for each place of a word</source>
        <translation>Ha buscado cada lugar de una palabra</translation>
    </message>
    <message>
        <source>Reading an earlier conversation…</source>
        <translation>Leyendo una conversación anterior…</translation>
    </message>
    <message>
        <source>Read an earlier conversation</source>
        <translation>Ha leído una conversación anterior</translation>
    </message>
    <message>
        <source>Reading an earlier message…</source>
        <translation>Leyendo un mensaje anterior…</translation>
    </message>
    <message>
        <source>Read an earlier message</source>
        <translation>Ha leído un mensaje anterior</translation>
    </message>
    <message>
        <source>Writing into the agenda…</source>
        <translation>Apuntando en la agenda…</translation>
    </message>
    <message>
        <source>Added to the agenda</source>
        <translation>Ha apuntado algo en la agenda</translation>
    </message>
    <message>
        <source>Reading the agenda…</source>
        <translation>Leyendo la agenda…</translation>
    </message>
    <message>
        <source>Read the agenda</source>
        <translation>Ha leído la agenda</translation>
    </message>
    <message>
        <source>Looking in the agenda…</source>
        <translation>Buscando en la agenda…</translation>
    </message>
    <message>
        <source>Looked in the agenda</source>
        <translation>Ha buscado en la agenda</translation>
    </message>
    <message>
        <source>Changing the agenda…</source>
        <translation>Cambiando la agenda…</translation>
    </message>
    <message>
        <source>Changed the agenda</source>
        <translation>Ha cambiado la agenda</translation>
    </message>
    <message>
        <source>Removing from the agenda…</source>
        <translation>Quitando algo de la agenda…</translation>
    </message>
    <message>
        <source>Removed from the agenda</source>
        <translation>Ha quitado algo de la agenda</translation>
    </message>
    <message>
        <source>Ticking off a reminder…</source>
        <translation>Marcando un recordatorio…</translation>
    </message>
    <message>
        <source>Ticked off a reminder</source>
        <translation>Ha marcado un recordatorio como hecho</translation>
    </message>
    <message>
        <source>Writing into the journal…</source>
        <translation>Escribiendo en el diario personal…</translation>
    </message>
    <message>
        <source>Added to the journal</source>
        <translation>Ha escrito en el diario personal</translation>
    </message>
    <message>
        <source>private mode is on</source>
        <translation>el modo privado está activado</translation>
    </message>
    <message>
        <source>memory is switched off in the settings</source>
        <translation>la memoria está desactivada en los ajustes</translation>
    </message>
    <message>
        <source>it is not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>it has changed meanwhile</source>
        <translation>ha cambiado mientras tanto</translation>
    </message>
    <message>
        <source>it looks like a password or a key</source>
        <translation>parece una contraseña o una clave</translation>
    </message>
    <message>
        <source>another program holds the database</source>
        <translation>otro programa ocupa la base de datos</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the database is damaged</source>
        <translation>la base de datos está dañada</translation>
    </message>
    <message>
        <source>there were too many steps</source>
        <translation>hubo demasiados pasos</translation>
    </message>
    <message>
        <source>Taken back: {text}</source>
        <translation>Deshecho: {text}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Not written into the daily log. {why}</source>
        <translation>No se ha escrito en el registro diario. {why}</translation>
    </message>
    <message>
        <source>Not stored in the database. {why}</source>
        <translation>No se ha guardado en la base de datos. {why}</translation>
    </message>
    <message>
        <source>Looking the answer over…</source>
        <translation>Repasando la respuesta…</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>The answer was stopped.</source>
        <translation>La respuesta se detuvo.</translation>
    </message>
    <message>
        <source>Send requests there</source>
        <translation>Enviar peticiones allí</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
</context>
<context>
    <name>CodeWords</name>
    <message numerus="yes">
        <source>Show all %Ln line(s)</source>
        <translation>
            <numerusform>Mostrar %Ln línea</numerusform>
            <numerusform>Mostrar las %Ln líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>The day before, the day after</source>
        <translation>El día anterior, el día siguiente</translation>
    </message>
    <message>
        <source>The row above, the row below</source>
        <translation>La fila de arriba, la fila de abajo</translation>
    </message>
    <message>
        <source>Unfold or fold a conversation, or act on a row</source>
        <translation>Desplegar o plegar una conversación, o actuar sobre una fila</translation>
    </message>
    <message>
        <source>Into the row: its links and buttons</source>
        <translation>Entrar en la fila: sus enlaces y botones</translation>
    </message>
    <message>
        <source>Copy the row&apos;s stored text</source>
        <translation>Copiar el texto guardado de la fila</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Copiar lo seleccionado</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>Seleccionarlo todo</translation>
    </message>
    <message>
        <source>The beginning or the end of the day</source>
        <translation>El principio o el final del día</translation>
    </message>
    <message>
        <source>A screen up or down</source>
        <translation>Una pantalla arriba o abajo</translation>
    </message>
    <message>
        <source>Close what is open, else back to the list</source>
        <translation>Cerrar lo que esté abierto o, si no, volver a la lista</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Morgan</source>
        <translation>Morgan</translation>
    </message>
    <message>
        <source>In the day&apos;s list</source>
        <translation>En la lista del día</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Entrada anterior</translation>
    </message>
    <message>
        <source>The closest earlier day with a conversation</source>
        <translation>El último día anterior con alguna conversación</translation>
    </message>
    <message>
        <source>Next entry</source>
        <translation>Entrada siguiente</translation>
    </message>
    <message>
        <source>The closest later day with a conversation</source>
        <translation>El primer día posterior con alguna conversación</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Volver a hoy</translation>
    </message>
    <message>
        <source>Go to a date…</source>
        <translation>Ir a una fecha…</translation>
    </message>
    <message>
        <source>Type a date, or choose it in a month</source>
        <translation>Escribir una fecha o elegirla en un mes</translation>
    </message>
    <message>
        <source>Day before</source>
        <translation>Día anterior</translation>
    </message>
    <message>
        <source>The day before this one, whatever it holds</source>
        <translation>El día anterior a este, contenga lo que contenga</translation>
    </message>
    <message>
        <source>Day after</source>
        <translation>Día siguiente</translation>
    </message>
    <message>
        <source>The day after this one, whatever it holds</source>
        <translation>El día siguiente a este, contenga lo que contenga</translation>
    </message>
    <message>
        <source>Read the day again</source>
        <translation>Leer el día otra vez</translation>
    </message>
    <message>
        <source>Look once more at what the day holds</source>
        <translation>Mirar de nuevo lo que contiene el día</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Everything a step larger</source>
        <translation>Todo un paso más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Everything a step smaller</source>
        <translation>Todo un paso más pequeño</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Everything in its usual size</source>
        <translation>Todo en su tamaño habitual</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>colours</comment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>contrast</comment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>contrast</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <comment>contrast</comment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>language</comment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Find a command…</source>
        <translation>Buscar una orden…</translation>
    </message>
    <message>
        <source>All commands, found by a few letters</source>
        <translation>Todas las órdenes, con unas pocas letras</translation>
    </message>
    <message>
        <source>Diary</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Show the day</source>
        <translation>Mostrar el día</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Give the keyboard to the next part of the window</source>
        <translation>Llevar el teclado a la siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Give the keyboard to the part of the window before</source>
        <translation>Llevar el teclado a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Open the menu of the window</source>
        <translation>Abrir el menú de la ventana</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Names, colours, size, language, and where the database is</source>
        <translation>Nombres, colores, tamaño, idioma y dónde está la base de datos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>The list of all keys</source>
        <translation>La lista de todas las teclas</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>How database, log, model server and model stand, and what to do</source>
        <translation>Cómo están la base de datos, el registro, el servidor y el modelo, y qué hacer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Close the window and end Morgan</source>
        <translation>Cerrar la ventana y terminar Morgan</translation>
    </message>
    <message>
        <source>Write to Morgan</source>
        <translation>Escribir a Morgan</translation>
    </message>
    <message>
        <source>Give the keyboard to the prompt</source>
        <translation>Llevar el teclado al campo de escritura</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <source>Stop it at once; what came of it is kept</source>
        <translation>Detenerla al momento; lo que haya llegado se conserva</translation>
    </message>
    <message>
        <source>Toggle private mode</source>
        <translation>Activar o desactivar el modo privado</translation>
    </message>
    <message>
        <source>While it is on nothing is saved, and nothing is looked up</source>
        <translation>Mientras está activado no se guarda ni se consulta nada</translation>
    </message>
    <message>
        <source>Fold or unfold this session</source>
        <translation>Plegar o desplegar esta sesión</translation>
    </message>
    <message>
        <source>Hide or show what was said above the prompt</source>
        <translation>Ocultar o mostrar lo dicho sobre el campo de escritura</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Where you were before the last jump</source>
        <translation>Donde estabas antes del último salto</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Where you were before you went back</source>
        <translation>Donde estabas antes de volver atrás</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Show the messages of every conversation of the day</source>
        <translation>Mostrar los mensajes de todas las conversaciones del día</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>Plegar todo</translation>
    </message>
    <message>
        <source>Show only the conversations&apos; headers</source>
        <translation>Mostrar solo los encabezados de las conversaciones</translation>
    </message>
</context>
<context>
    <name>Confirmation</name>
    <message>
        <source>Morgan asks for your word</source>
        <translation>Morgan te pide permiso</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conservar todo</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Dejarlo todo como está</translation>
    </message>
    <message numerus="yes">
        <source>Do what is ticked (%Ln)</source>
        <translation>
            <numerusform>Hacer lo marcado (%Ln)</numerusform>
            <numerusform>Hacer lo marcado (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Do what is ticked, keep the rest</source>
        <translation>Hacer lo marcado y conservar el resto</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%Ln message(s)</source>
        <translation>
            <numerusform>%Ln mensaje</numerusform>
            <numerusform>%Ln mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more message(s) are in this day&apos;s log. Import them with:</source>
        <translation>
            <numerusform>Hay %Ln mensaje más en el registro de este día. Impórtalo con:</numerusform>
            <numerusform>Hay %Ln mensajes más en el registro de este día. Impórtalos con:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) in this day&apos;s log could not be read. Look at line(s) {lines} of it.</source>
        <translation>
            <numerusform>%Ln lugar del registro de este día no se pudo leer. Mira la línea {lines}.</numerusform>
            <numerusform>%Ln lugares del registro de este día no se pudieron leer. Mira las líneas {lines}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DateEntry</name>
    <message>
        <source>“{text}” is not a date that I know. Write it like {iso} or {local}, or “yesterday”.</source>
        <translation>No entiendo «{text}» como fecha. Escríbela así: {iso} o {local}, o bien «ayer».</translation>
    </message>
    <message>
        <source>Go to a date</source>
        <translation>Ir a una fecha</translation>
    </message>
    <message>
        <source>Type a date, such as {example}</source>
        <translation>Escribe una fecha, por ejemplo {example}</translation>
    </message>
    <message>
        <source>A date, “today” or “yesterday”; then Enter</source>
        <translation>Una fecha, «hoy» o «ayer»; después, Intro</translation>
    </message>
</context>
<context>
    <name>DatePicker</name>
    <message>
        <source>Go to a date</source>
        <translation>Ir a una fecha</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Tomorrow</source>
        <translation>Mañana</translation>
    </message>
</context>
<context>
    <name>DayBar</name>
    <message>
        <source>Go to a date</source>
        <translation>Ir a una fecha</translation>
    </message>
    <message>
        <source>No entries</source>
        <translation>Sin entradas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversación</numerusform>
            <numerusform>%Ln conversaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln memory(s)</source>
        <translation>
            <numerusform>%Ln recuerdo</numerusform>
            <numerusform>%Ln recuerdos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln on the agenda</source>
        <translation>
            <numerusform>%Ln en la agenda</numerusform>
            <numerusform>%Ln en la agenda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the journal</source>
        <translation>
            <numerusform>%Ln en el diario personal</numerusform>
            <numerusform>%Ln en el diario personal</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Day before</source>
        <translation>Día anterior</translation>
    </message>
    <message>
        <source>The day before</source>
        <translation>El día anterior</translation>
    </message>
    <message>
        <source>Day after</source>
        <translation>Día siguiente</translation>
    </message>
    <message>
        <source>The day after</source>
        <translation>El día siguiente</translation>
    </message>
    <message>
        <source>The closest earlier day with a conversation</source>
        <translation>El último día anterior con alguna conversación</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Entrada anterior</translation>
    </message>
    <message>
        <source>The closest later day with a conversation</source>
        <translation>El primer día posterior con alguna conversación</translation>
    </message>
    <message>
        <source>Next entry</source>
        <translation>Entrada siguiente</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Volver a hoy</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>DayCell</name>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>has conversations</source>
        <translation>con conversaciones</translation>
    </message>
    <message>
        <source>has entries, no conversation</source>
        <translation>con entradas, sin conversaciones</translation>
    </message>
</context>
<context>
    <name>DayList</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir el enlace</translation>
    </message>
    <message>
        <source>Copy link address</source>
        <translation>Copiar la dirección del enlace</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar el mensaje</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>Conversation at {time}</source>
        <translation>Conversación de las {time}</translation>
    </message>
    <message>
        <source>From an earlier day</source>
        <translation>Viene de un día anterior</translation>
    </message>
    <message>
        <source>Goes on another day</source>
        <translation>Sigue otro día</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>desplegada</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegada</translation>
    </message>
    <message>
        <source>Preference</source>
        <translation>Preferencia</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Proyecto</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>updated {time}</source>
        <translation>actualizado {time}</translation>
    </message>
    <message>
        <source>Written {time}</source>
        <translation>Escrito: {time}</translation>
    </message>
    <message>
        <source>Changed {time}</source>
        <translation>Modificado: {time}</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Sustituido</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>What I remember from this day</source>
        <translation>Lo que recuerdo de este día</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Nothing yet today. What you and {name} say will stand here.</source>
        <translation>Hoy todavía no hay nada. Aquí quedará lo que habléis tú y {name}.</translation>
    </message>
    <message>
        <source>This day is still to come.</source>
        <translation>Este día está por llegar.</translation>
    </message>
    <message>
        <source>A quiet day: nothing was written.</source>
        <translation>Un día tranquilo: no se escribió nada.</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Entrada anterior</translation>
    </message>
    <message>
        <source>Opening the day…</source>
        <translation>Abriendo el día…</translation>
    </message>
    <message>
        <source>Fetching the messages…</source>
        <translation>Buscando los mensajes…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>On the agenda</source>
        <translation>En la agenda</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario personal</translation>
    </message>
    <message>
        <source>All day</source>
        <translation>Todo el día</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Cita</translation>
    </message>
    <message>
        <source>Reminder</source>
        <translation>Recordatorio</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>day {number} of {all}</source>
        <translation>día {number} de {all}</translation>
    </message>
    <message>
        <source>daily</source>
        <translation>cada día</translation>
    </message>
    <message>
        <source>weekly</source>
        <translation>cada semana</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>cada mes</translation>
    </message>
    <message>
        <source>yearly</source>
        <translation>cada año</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>sin hacer</translation>
    </message>
</context>
<context>
    <name>EndButton</name>
    <message numerus="yes">
        <source>To the end · %Ln new</source>
        <translation>
            <numerusform>Al final · %Ln nuevo</numerusform>
            <numerusform>Al final · %Ln nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The database</source>
        <translation>La base de datos</translation>
    </message>
    <message>
        <source>The settings file cannot be used as it is, so the last valid settings stay in force. Mend it: {problems}.</source>
        <translation>El archivo de ajustes no se puede usar tal como está, así que siguen en vigor los últimos ajustes válidos. Corrígelo: {problems}.</translation>
    </message>
    <message>
        <source>Your choice holds until Morgan ends, but could not be kept. {why}</source>
        <translation>Tu elección vale hasta que cierres Morgan, pero no se ha podido guardar. {why}</translation>
    </message>
    <message>
        <source>Old daily logs could not be removed; the next start tries again. {why}</source>
        <translation>Los registros antiguos no se han podido borrar; el próximo inicio lo intentará de nuevo. {why}</translation>
    </message>
    <message>
        <source>Morgan made a mistake of its own. You can go on; the program&apos;s log in your home says where it happened.</source>
        <translation>Morgan ha cometido un error propio. Puedes continuar; el registro del programa, en tu carpeta de datos, dice dónde ocurrió.</translation>
    </message>
    <message>
        <source>Another program holds the database. Try again in a moment.</source>
        <translation>Otro programa está usando la base de datos. Inténtalo de nuevo dentro de un momento.</translation>
    </message>
    <message>
        <source>The disk is full. Make room on it, then try again.</source>
        <translation>El disco está lleno. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>{path} may not be read or written. Check who owns it and its permissions.</source>
        <translation>No se permite leer o escribir {path}. Comprueba de quién es y qué permisos tiene.</translation>
    </message>
    <message>
        <source>{path} is damaged or no database. “morgan-memory check” says more; a backup can take its place.</source>
        <translation>{path} está dañado o no es una base de datos. «morgan-memory check» da más detalles; una copia de seguridad puede ocupar su lugar.</translation>
    </message>
    <message>
        <source>{path} is a database of another program. Name another file in the settings, under memory.database.</source>
        <translation>{path} es una base de datos de otro programa. Indica otro archivo en los ajustes, en memory.database.</translation>
    </message>
    <message>
        <source>The daily log {path} cannot be read as one. Look at the file; mend a copy of it and put it there.</source>
        <translation>El registro diario {path} no se puede leer como tal. Mira el archivo, corrige una copia y ponla en su lugar.</translation>
    </message>
    <message>
        <source>Morgan does not use the path {path}. Name a file on a local disk, under memory.database.</source>
        <translation>Morgan no usa la ruta {path}. Indica un archivo de un disco local, en memory.database.</translation>
    </message>
    <message>
        <source>{path} is a symbolic link, which Morgan does not follow. Put the file itself there.</source>
        <translation>{path} es un enlace simbólico, y Morgan no los sigue. Pon ahí el propio archivo.</translation>
    </message>
    <message>
        <source>{path} is too large to be read. Divide a copy of it.</source>
        <translation>{path} es demasiado grande para leerlo. Divide una copia.</translation>
    </message>
    <message>
        <source>The database was written by an older Morgan. The next message or memory brings it up to date.</source>
        <translation>La base de datos es de una versión anterior de Morgan. El próximo mensaje o recuerdo la pondrá al día.</translation>
    </message>
    <message>
        <source>The database was written by a newer Morgan. Update Morgan to open it.</source>
        <translation>La base de datos es de una versión más nueva de Morgan. Actualiza Morgan para abrirla.</translation>
    </message>
    <message>
        <source>This Python&apos;s SQLite has no full-text search (FTS5). Install a Python that has it.</source>
        <translation>El SQLite de este Python no tiene búsqueda de texto (FTS5). Instala un Python que la tenga.</translation>
    </message>
    <message>
        <source>The data could not be read. Check the disk, then try again.</source>
        <translation>No se han podido leer los datos. Comprueba el disco e inténtalo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Health</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Rights of the files</source>
        <translation>Permisos de los archivos</translation>
    </message>
    <message>
        <source>Daily log</source>
        <translation>Registro diario</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Servidor del modelo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tools of the model</source>
        <translation>Herramientas del modelo</translation>
    </message>
    <message>
        <source>Room of the model</source>
        <translation>Espacio del modelo</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>worth a look</source>
        <translation>conviene mirarlo</translation>
    </message>
    <message>
        <source>needs you</source>
        <translation>te necesita</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Read from {path}.</source>
        <translation>Leídos de {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be used, the last valid settings stay in force. Mend it: {problems}</source>
        <translation>{path} no se puede usar; siguen en vigor los últimos ajustes válidos. Corrígelo: {problems}</translation>
    </message>
    <message>
        <source>{path}, version {version}.</source>
        <translation>{path}, versión {version}.</translation>
    </message>
    <message>
        <source>There is none yet; the first conversation makes {path}.</source>
        <translation>Aún no hay ninguna; la primera conversación crea {path}.</translation>
    </message>
    <message>
        <source>{path} has version {version} of {known}; the next write brings it up to date.</source>
        <translation>{path} tiene la versión {version} de {known}; la próxima escritura la pone al día.</translation>
    </message>
    <message>
        <source>{path} still holds bytes of something deleted; close other programs that read it and go on.</source>
        <translation>{path} aún guarda bytes de algo borrado; cierra los demás programas que lo lean y sigue.</translation>
    </message>
    <message>
        <source>Memory is switched off (memory.enabled): nothing is remembered or stored in {path}.</source>
        <translation>La memoria está desactivada (memory.enabled): no se recuerda ni se guarda nada en {path}.</translation>
    </message>
    <message>
        <source>The word index answers.</source>
        <translation>El índice de palabras responde.</translation>
    </message>
    <message>
        <source>It can be told when the database can be read.</source>
        <translation>Se sabrá cuando se pueda leer la base de datos.</translation>
    </message>
    <message>
        <source>This Python&apos;s SQLite lacks FTS5: install another Python. The daily log goes on.</source>
        <translation>Al SQLite de este Python le falta FTS5: instala otro Python. El registro diario sigue.</translation>
    </message>
    <message>
        <source>{path}</source>
        <translation>{path}</translation>
    </message>
    <message>
        <source>The first conversation makes {path}.</source>
        <translation>La primera conversación crea {path}.</translation>
    </message>
    <message>
        <source>The daily log is switched off (log.enabled).</source>
        <translation>El registro diario está desactivado (log.enabled).</translation>
    </message>
    <message>
        <source>Nobody else may look into Morgan&apos;s files.</source>
        <translation>Nadie más puede mirar los archivos de Morgan.</translation>
    </message>
    <message>
        <source>Other accounts may look into these; take their rights away with chmod go-rwx:
{paths}</source>
        <translation>Otras cuentas pueden mirar estos; quítales los permisos con chmod go-rwx:
{paths}</translation>
    </message>
    <message>
        <source>{server} answers.</source>
        <translation>{server} responde.</translation>
    </message>
    <message>
        <source>{server} is not on this machine; it is asked when you have agreed to it in the window.</source>
        <translation>{server} no está en este equipo; se le pregunta cuando lo hayas aceptado en la ventana.</translation>
    </message>
    <message>
        <source>Nothing answers at {server}. Start the model server: ollama serve</source>
        <translation>Nada responde en {server}. Arranca el servidor de modelos: ollama serve</translation>
    </message>
    <message>
        <source>{server} answers with the error {status}. See its own log, and start it again.</source>
        <translation>{server} responde con el error {status}. Mira su propio registro y arráncalo de nuevo.</translation>
    </message>
    <message>
        <source>{server} is no address of a server here, or of one that is reached with https.</source>
        <translation>{server} no es la dirección de un servidor de aquí ni de uno al que se llegue por https.</translation>
    </message>
    <message>
        <source>{server} sends requests elsewhere, which Morgan does not follow. Name the right address.</source>
        <translation>{server} desvía las peticiones a otro sitio, y Morgan no las sigue. Indica la dirección correcta.</translation>
    </message>
    <message>
        <source>{server} did not answer within {seconds} seconds. Start it again.</source>
        <translation>{server} no respondió en {seconds} segundos. Arráncalo de nuevo.</translation>
    </message>
    <message>
        <source>{server} answers with more than a model server would. Is it one?</source>
        <translation>{server} responde con más de lo que respondería un servidor de modelos. ¿Lo es?</translation>
    </message>
    <message>
        <source>What {server} says cannot be understood. Is it a model server?</source>
        <translation>No se entiende lo que dice {server}. ¿Es un servidor de modelos?</translation>
    </message>
    <message>
        <source>{model}</source>
        <translation>{model}</translation>
    </message>
    <message>
        <source>It can be told when the server answers.</source>
        <translation>Se sabrá cuando el servidor responda.</translation>
    </message>
    <message>
        <source>{model} is not there. Fetch it (ollama pull {model}) or choose one of these:
{available}</source>
        <translation>{model} no está. Descárgalo (ollama pull {model}) o elige uno de estos:
{available}</translation>
    </message>
    <message>
        <source>None is chosen (assistant.model). Choose one of these, or fetch one (ollama pull NAME):
{available}</source>
        <translation>No hay ninguno elegido (assistant.model). Elige uno de estos o descarga uno (ollama pull NOMBRE):
{available}</translation>
    </message>
    <message>
        <source>{model} runs on somebody else&apos;s computer. Choose one that runs here.</source>
        <translation>{model} funciona en el equipo de otra persona. Elige uno que funcione aquí.</translation>
    </message>
    <message>
        <source>{model} cannot call tools, so it can remember nothing. Choose one that can.</source>
        <translation>{model} no puede usar herramientas, así que no puede recordar nada. Elige uno que pueda.</translation>
    </message>
    <message>
        <source>{model} can call tools.</source>
        <translation>{model} puede usar herramientas.</translation>
    </message>
    <message>
        <source>It can be told when the model is known.</source>
        <translation>Se sabrá cuando se conozca el modelo.</translation>
    </message>
    <message>
        <source>{context} tokens.</source>
        <translation>{context} tokens.</translation>
    </message>
    <message>
        <source>{context} tokens; a whole turn needs {needed}. Start it with OLLAMA_CONTEXT_LENGTH={needed}</source>
        <translation>{context} tokens; un turno completo necesita {needed}. Arráncalo con OLLAMA_CONTEXT_LENGTH={needed}</translation>
    </message>
    <message>
        <source>{context} tokens are too few. Start the server with OLLAMA_CONTEXT_LENGTH={needed}</source>
        <translation>{context} tokens son muy pocos. Arranca el servidor con OLLAMA_CONTEXT_LENGTH={needed}</translation>
    </message>
</context>
<context>
    <name>HealthController</name>
    <message>
        <source>Health</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
</context>
<context>
    <name>HealthPage</name>
    <message>
        <source>Health</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar otra vez</translation>
    </message>
    <message>
        <source>Look at everything once more</source>
        <translation>Volver a mirarlo todo</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Mirando…</translation>
    </message>
</context>
<context>
    <name>JournalKind</name>
    <message>
        <source>Copy entry</source>
        <translation>Copiar la entrada</translation>
    </message>
</context>
<context>
    <name>JournalText</name>
    <message>
        <source>Journal</source>
        <translation>Diario personal</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Live</name>
    <message>
        <source>Today is {day}.</source>
        <translation>Hoy es {day}.</translation>
    </message>
    <message>
        <source>Go to today</source>
        <translation>Ir a hoy</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Nova – {day}</source>
        <translation>Nova – {day}</translation>
    </message>
</context>
<context>
    <name>MemoryKind</name>
    <message>
        <source>Copy memory</source>
        <translation>Copiar el recuerdo</translation>
    </message>
</context>
<context>
    <name>MemoryLine</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>What can be done with this memory</source>
        <translation>Qué se puede hacer con este recuerdo</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Recuerdo</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Olvidar…</translation>
    </message>
</context>
<context>
    <name>MessageCard</name>
    <message>
        <source>Copy code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar el mensaje</translation>
    </message>
    <message>
        <source>written at {time}</source>
        <translation>escrito el {time}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>message {number} of {count}</source>
        <translation>mensaje {number} de {count}</translation>
    </message>
</context>
<context>
    <name>NameQuestion</name>
    <message>
        <source>What may I call you? It stands on your messages and in what I remember.</source>
        <translation>¿Cómo puedo llamarte? Figura en tus mensajes y en lo que recuerdo.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Keep this name in the settings</source>
        <translation>Guardar este nombre en los ajustes</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Ask again another time</source>
        <translation>Preguntar en otro momento</translation>
    </message>
</context>
<context>
    <name>NewsWords</name>
    <message numerus="yes">
        <source>%Ln new message(s)</source>
        <translation>
            <numerusform>%Ln mensaje nuevo</numerusform>
            <numerusform>%Ln mensajes nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>NoticeKind</name>
    <message>
        <source>Copy the command</source>
        <translation>Copiar la orden</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>No command is called like that.</source>
        <translation>Ninguna orden se llama así.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Órdenes encontradas</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{name} is still answering. Stop first, then send.</source>
        <translation>{name} aún está respondiendo. Detén la respuesta y envía después.</translation>
    </message>
    <message>
        <source>Private mode: not saved. It ends when you switch it off or close the window.</source>
        <translation>Modo privado: no se guarda nada. Termina cuando lo desactivas o cierras la ventana.</translation>
    </message>
    <message>
        <source>Goes to {server}, which is not this computer.</source>
        <translation>Se envía a {server}, que no es este ordenador.</translation>
    </message>
    <message>
        <source>Ask {name} in private…</source>
        <translation>Pregunta a {name} en privado…</translation>
    </message>
    <message>
        <source>Ask {name}…</source>
        <translation>Pregunta a {name}…</translation>
    </message>
    <message>
        <source>Request to {name}</source>
        <translation>Petición a {name}</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send the request</source>
        <translation>Enviar la petición</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Detener la respuesta</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>SessionPane</name>
    <message>
        <source>This session</source>
        <translation>Esta sesión</translation>
    </message>
    <message>
        <source>Show what was said</source>
        <translation>Mostrar lo dicho</translation>
    </message>
    <message>
        <source>Hide what was said</source>
        <translation>Ocultar lo dicho</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Look and language</source>
        <translation>Aspecto e idioma</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Asistente</translation>
    </message>
    <message>
        <source>Memory and data</source>
        <translation>Memoria y datos</translation>
    </message>
    <message>
        <source>Daily log</source>
        <translation>Registro diario</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of the window.</source>
        <translation>El idioma de la ventana.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>The colours of the window.</source>
        <translation>Los colores de la ventana.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>How strong lines and colours are.</source>
        <translation>La fuerza de las líneas y los colores.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>The size of everything, in per cent.</source>
        <translation>El tamaño de todo, en tanto por ciento.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>As it stands on your messages and in the log; it may be empty.</source>
        <translation>Como figura en tus mensajes y en el registro; puede quedar vacío.</translation>
    </message>
    <message>
        <source>The assistant&apos;s name</source>
        <translation>El nombre del asistente</translation>
    </message>
    <message>
        <source>As it stands on its messages and in the log.</source>
        <translation>Como figura en sus mensajes y en el registro.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The model that answers, by its name at the server.</source>
        <translation>El modelo que responde, por su nombre en el servidor.</translation>
    </message>
    <message>
        <source>Model server</source>
        <translation>Servidor del modelo</translation>
    </message>
    <message>
        <source>The model server; by default one on this machine.</source>
        <translation>El servidor del modelo; por defecto, uno en este ordenador.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>Seconds that one request to the model may take.</source>
        <translation>Segundos que puede tardar una petición al modelo.</translation>
    </message>
    <message>
        <source>Ask first</source>
        <translation>Preguntar antes</translation>
    </message>
    <message>
        <source>Ask before anything is replaced or removed.</source>
        <translation>Preguntar antes de sustituir o quitar algo.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Keep memories and conversations at all.</source>
        <translation>Guardar recuerdos y conversaciones.</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Keep conversations in the database.</source>
        <translation>Guardar las conversaciones en la base de datos.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>How many results one search gives.</source>
        <translation>Cuántos resultados da una búsqueda.</translation>
    </message>
    <message>
        <source>Length of memories</source>
        <translation>Longitud de los recuerdos</translation>
    </message>
    <message>
        <source>How many characters of memories a request carries.</source>
        <translation>Cuántos caracteres de recuerdos lleva una petición.</translation>
    </message>
    <message>
        <source>Length of results</source>
        <translation>Longitud de los resultados</translation>
    </message>
    <message>
        <source>How many characters one search gives.</source>
        <translation>Cuántos caracteres da una búsqueda.</translation>
    </message>
    <message>
        <source>Write the daily log.</source>
        <translation>Escribir el registro diario.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de datos</translation>
    </message>
    <message>
        <source>The database: a path within the home, or an absolute path on a local disk.</source>
        <translation>La base de datos: una ruta dentro de la carpeta de Morgan o una ruta absoluta en un disco local.</translation>
    </message>
    <message>
        <source>Days that daily logs are kept</source>
        <translation>Días que se guardan los registros diarios</translation>
    </message>
    <message>
        <source>Days after which a daily log is removed.</source>
        <translation>Días tras los que se elimina un registro diario.</translation>
    </message>
    <message>
        <source>For ever</source>
        <translation>Para siempre</translation>
    </message>
    <message>
        <source>This value is not possible here, so the one before stays in force.</source>
        <translation>Este valor no es posible aquí; sigue valiendo el anterior.</translation>
    </message>
    <message>
        <source>This is no address of a model server: on this machine http will do, elsewhere https.</source>
        <translation>No es la dirección de un servidor de modelos: en este ordenador basta http; en otro lugar, https.</translation>
    </message>
    <message>
        <source>A name is needed here.</source>
        <translation>Aquí hace falta un nombre.</translation>
    </message>
    <message>
        <source>A name has at most {number} characters.</source>
        <translation>Un nombre tiene como mucho {number} caracteres.</translation>
    </message>
    <message>
        <source>A name cannot hold a colon, which ends it in the daily log.</source>
        <translation>Un nombre no puede llevar dos puntos, que lo terminan en el registro diario.</translation>
    </message>
    <message>
        <source>A name cannot hold control characters.</source>
        <translation>Un nombre no puede llevar caracteres de control.</translation>
    </message>
    <message>
        <source>Somebody else has this name already.</source>
        <translation>Ese nombre ya lo lleva otro.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Diary</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>Speakers</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
</context>
<context>
    <name>TimeChip</name>
    <message>
        <source>Go to {time}</source>
        <translation>Ir a las {time}</translation>
    </message>
</context>
<context>
    <name>WrapButton</name>
    <message>
        <source>Break long lines</source>
        <translation>Partir las líneas largas</translation>
    </message>
    <message>
        <source>Break lines</source>
        <translation>Partir líneas</translation>
    </message>
    <message>
        <source>One line each</source>
        <translation>Sin partir</translation>
    </message>
</context>
</TS>
