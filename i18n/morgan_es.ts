<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
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
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more message(s) are in this day&apos;s log. Import them with:</source>
        <translation>
            <numerusform>Hay %n mensaje más en el registro de este día. Impórtalo con:</numerusform>
            <numerusform>Hay %n mensajes más en el registro de este día. Impórtalos con:</numerusform>
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
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversación</numerusform>
            <numerusform>%n conversaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n memory(s)</source>
        <translation>
            <numerusform>%n recuerdo</numerusform>
            <numerusform>%n recuerdos</numerusform>
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
        <source>Continues from the day before</source>
        <translation>Viene del día anterior</translation>
    </message>
    <message>
        <source>Goes on the next day</source>
        <translation>Sigue al día siguiente</translation>
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
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The settings file cannot be used as it is, so the last valid settings stay in force. Mend it: {problems}.</source>
        <translation>El archivo de ajustes no se puede usar tal como está, así que siguen en vigor los últimos ajustes válidos. Corrígelo: {problems}.</translation>
    </message>
    <message>
        <source>Your choice holds until Morgan ends, but could not be kept. {why}</source>
        <translation>Tu elección vale hasta que cierres Morgan, pero no se ha podido guardar. {why}</translation>
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
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>message {number} of {count}</source>
        <translation>mensaje {number} de {count}</translation>
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
    <name>WindowMenu</name>
    <message>
        <source>Read the day again</source>
        <translation>Volver a leer el día</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>colours</comment>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>language</comment>
        <translation>Como el escritorio</translation>
    </message>
</context>
</TS>
