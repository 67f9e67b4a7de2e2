# Lo que dice el terminal, en español.

welcome = Gloaming. Una mesa en el crepúsculo.
wanderer = Caminante
bot-number = Bot { $n }
at-the-table = En la mesa: { $seats }.
how-to-ask = Responde con un número. ? ayuda, porque dice qué no se puede, deshacer vuelve atrás, salir deja la mesa (la partida se guarda).
prompt = { $seat } ›
press-enter = Intro ›{" "}
hand-over = Ahora la pantalla es para { $seat }. Que nadie más mire.
what-happened = Qué ha pasado

help =
    { "  " }3              la respuesta número 3 (o sus palabras)
    { "  " }Intro, mesa    ver la mesa entera
    { "  " }? 3            qué significa la respuesta 3, con sus reglas
    { "  " }? { $card }   qué hace una carta, con sus reglas
    { "  " }porque         qué no puedes hacer ahora, y por qué
    { "  " }porque { $card }   solo lo que tiene que ver con eso
    { "  " }pista          qué haría un buen bot en tu lugar
    { "  " }deshacer       retirar tu última respuesta, mientras no se haya revelado nada oculto
    { "  " }historia, historia 100   lo que ha pasado hasta ahora
    { "  " }cartas, cartas { $card }   todas las cartas por su nombre, o las que tienen esas letras
    { "  " }signos         qué significan los signos de la mesa
    { "  " }reglas deck, reglas { $rule }   reglas con esas palabras (en inglés)
    { "  " }idioma en      seguir en otro idioma (en, es, de)
    { "  " }velocidad tranquila   cuánto se detienen los turnos de los demás: inmediata, rápida, tranquila, paso
    { "  " }guardar ARCHIVO, cargar ARCHIVO   guardar la partida en un archivo, seguir con uno
    { "  " }salir          dejar la mesa; la partida se guarda y se puede continuar

command-why = porque
command-hint = pista
command-undo = deshacer
command-log = historia
command-save = guardar
command-load = cargar
command-lang = idioma
command-speed = velocidad
command-cards = cartas
command-signs = signos
command-rules = reglas
command-table = mesa
command-quit = salir

not-understood = «{ $text }»: no lo entiendo. Escribe un número, o ? para la ayuda.
no-such-number = Las respuestas tienen los números del { $first } al { $last }.
nothing-found = Nada se llama «{ $text }».
word-back = reverso
back-covered = El reverso está tapado; «? { $name } reverso» lo muestra.
more-found = … y { $n } más; di con más precisión qué buscas.
rules-that-apply = Reglas que se aplican
ruling = Los libros lo dejan abierto:
why-nothing = Todo lo que puedas querer ahora está entre las respuestas.
why-not-found = Nada de lo que no puedes hacer ahora tiene que ver con «{ $text }».
hint-best = Un buen bot elegiría { $n }: { $option }
hint-next = O bien { $n }, { $option }: { $points ->
    [0] parece casi igual de bueno.
    [one] parece peor por un punto, más o menos.
   *[other] parece peor por unos { $points } puntos.
}
hint-then = Después, las más de las veces: { $first } (en { $n } de { $tries } partidas imaginadas)
hint-then-two = Después, las más de las veces: { $first } (en { $n } de { $tries } partidas imaginadas), luego { $second } (en { $m })
hint-end-alone = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
}
hint-end = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
} para ti, unos { $best } para { $who }
hint-end-many = Al final cabe esperar: { $own ->
    [one] más o menos un punto
   *[other] unos { $own } puntos
} para ti, unos { $best } como mejor resultado de los demás
hint-looks = { $n ->
    [one] Lo ha probado en una partida imaginada. Solo sabe lo que sabes tú.
   *[other] Las ha probado { $n } veces en partidas imaginadas. Solo sabe lo que sabes tú.
}
cards-more = ? y un nombre dice qué hace una carta.
rules-how = reglas y unas palabras: reglas deck, reglas { $rule }.
no-language = Los idiomas son { $languages }.
speed-how = velocidad y una de: { $speeds }.
speed-now = Velocidad de los turnos de los demás: { $speed }.
speed-instant = inmediata
speed-brisk = rápida
speed-calm = tranquila
speed-step = paso

undone = { $n ->
    [0] Respuesta retirada.
    [one] Respuesta retirada, y con ella la que un bot ha dado después.
   *[other] Respuesta retirada, y con ella { $n } que los bots han dado después.
}
undo-nothing = No has respondido nada que se pueda retirar.
undo-others = Otra persona ha respondido después; tu respuesta vale.
undo-revealed = Con esa respuesta o después se reveló algo oculto (dados tirados, cartas robadas o descubiertas, elecciones secretas mostradas). Vale.

saved = Guardada: { $path }
load-how = cargar y un archivo: cargar mi-partida.json
not-kept = La partida sigue, pero no se guarda en el disco.
record-at = El registro de la partida: { $path }
points-at = De dónde salió cada punto: { $command }
rematch-it = ¿Otra partida con los mismos asientos y opciones?
left = La partida está guardada. Continúa con: { $command }
unfinished = Hay una partida sin terminar: { $seats }, { $n } respuestas, jugada por última vez el { $when }.
resume-it = ¿Continuarla?
set-up-left = No ha empezado ninguna partida.

yes-no = [S/n]
no-yes = [s/N]
words-for-yes = s si sí y yes
words-for-no = n no
yes-or-no = Escribe s o n, por favor.

ask-game = ¿Qué juego? ({ $games })
no-such-game = Los juegos son: { $games }.
ask-seats = ¿Cuántos asientos? (de { $least } a { $most })
bad-seats = Un número de { $least } a { $most }, por favor.
about-seats = En cada asiento una persona, por su nombre, o un bot: { $bots }.
ask-seat = Asiento { $n }
seat-empty = Un asiento necesita un nombre o un bot.
seat-twice = { $name } ya tiene un asiento.
ask-options = ¿Cambiar las opciones?
option-about = { $title }: { $help }
ask-pack = Un paquete con tus propios valores de cartas (archivo, o Intro para ninguno):
ask-seed = Una semilla, para volver a jugar con las mismas barajadas (Intro para ninguna):
