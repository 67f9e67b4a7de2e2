# Lo que dice la propia mesa; las palabras de un juego son del juego.

## The frame

skip = Ir al contenido
skip-to-question = Ir a la pregunta
to-lobby = Gloaming, a las mesas
nav = Menú principal
nav-tables = Mesas
nav-cards = Cartas
nav-rules = Reglas
menu = Ajustes
menu-language = Idioma
menu-theme = Luz
menu-name = Tu nombre
theme-auto = Como mi sistema
theme-dark = Oscuro
theme-light = Claro
menu-signs = Lo que hacen las cartas
signs-icons = Iconos
signs-words = Palabras
save = Guardar
send = Enviar
copy = Copiar
copied = Copiado
more = Más
change = Cambiar
all = todo
search = Buscar
search-go = Buscar
nothing-found = No se ha encontrado nada parecido.
unofficial = Gloaming es un proyecto no oficial hecho por aficionados.
about-link = Acerca de Gloaming y marcas
connection-lost = Se ha perdido la conexión; reintentando …

## The lobby

lobby-title = Gloaming: una mesa para esta noche
lobby-welcome = Una mesa para esta noche
lobby-about = Grandes juegos de mesa sin preparativos: a solas con bots, en una misma pantalla o con amistades mediante un enlace.
new-table = Nueva mesa
game = Juego
your-name = Tu nombre
guest = Invitado
seats-of = de { $least } a { $most } asientos
seat = Asiento { $n }
seat-name = Nombre en el asiento { $n }
seat-name-short = nombre
seat-me = Yo
seat-friend = Una amistad, por enlace
seat-hot = Alguien en esta pantalla
seat-again = Yo otra vez, o alguien en esta pantalla
seat-bot = Bot ({ $level })
seat-none = Vacío
bot-greedy = prevé jugadas
bot-random = juega al azar
bot-plan = sigue un plan
bot-veteran = planifica según lo que enseñaron muchas partidas
bot-search = prueba lo que puede pasar
bot-quick = juega según lo aprendido
bot-willow = Willow, constructora amable
bot-magpie = Magpie, acaparadora afable
bot-bramble = Bramble, luchador medio
bot-rowan = Rowan, constructor fuerte
bot-vesper = Vesper, muy fuerte
bot-nocturne = Nocturne, implacable
bot-rated = { $title } · { $n }
bot-strengths = El número tras un bot: cuántas de 100 partidas gana contra todos los demás.
companion-search = Compañero minucioso: planifica y prueba qué sería mejor
companion-veteran = Compañero veterano: planifica para el equipo según lo que enseñaron muchas partidas
companion-plan = Compañero curtido: planifica para el equipo
companion-greedy = Compañero impulsivo: toma lo que ahora parece mejor
companion-random = Compañero despistado: hace cualquier cosa
start = Jugar
start-note = sin cuenta, sin esperas
more-options = Opciones y paquetes
options-renew = Mostrar lo que se puede combinar
pack = Tu propio paquete
pack-help = Un archivo TOML con los valores exactos de tu caja; se comprueba antes de empezar.
join = Unirse a una mesa
join-code = Código o enlace
join-go = Unirse
join-help = Con el código de alguien puedes mirar o buscar un asiento libre; el enlace de un asiento es solo tuyo.
my-running = Tus mesas
my-finished = Terminadas
state-your-turn = Te toca
state-over = Terminada
state-running = En curso
replay = Repetición

## A table

table-heading = { $title }, mesa { $code }
badge-your-turn = te toca
people = Quién está
watchers = { $n ->
    [one] Una persona mira
   *[other] { $n } personas miran
}
is-asked = debe decidir
seat-trouble = no puede seguir
seat-waits = aún libre
seat-rules = lo juegan las reglas
seat-yours = tu asiento
seat-here = presente
seat-away = ausente
seat-take = Sentarse aquí
seat-link = Crear enlace
seat-move = A otro dispositivo
seat-missing = La partida espera a { $names }: el asiento aún está libre.
table-code = Código:
table-code-help = Quien tenga el código puede mirar.
undo = Deshacer
undo-ask = Pedir volver atrás
undo-ask-help = Desde entonces se ha revelado algo oculto o le toca a otra persona; los demás deben estar de acuerdo.
undo-done = { $n ->
    [one] { $name } ha retirado una respuesta.
   *[other] { $name } ha retirado { $n } respuestas.
}
undo-alone-help = Se ha revelado algo oculto desde entonces. Nadie más juega, así que puedes volver atrás de todos modos.
undo-request = { $name } quiere volver atrás { $n ->
    [one] un paso
   *[other] { $n } pasos
}.
undo-request-mine = Quieres volver atrás { $n ->
    [one] un paso
   *[other] { $n } pasos
}; falta la respuesta de los demás.
undo-agree = De acuerdo
undo-refuse = Seguir jugando
chat = Chat
chat-watchers = Chat del público
chat-say = Di algo
chat-empty = Nadie ha dicho nada todavía.
to-news = Lo que ha pasado desde tu último turno
whole-story = Toda la historia
check-game = Comprobar esta partida
sound = Sonido cuando me toque
commitment = Huella del barajado:
report = Algo va mal aquí
report-what = ¿Qué va mal?
report-help = Se guardan el registro, esta posición y tus palabras para poder examinarlo.
you-watch = Estás mirando. Las manos siguen ocultas.
lost-past = Las reglas han cambiado desde que empezó esta partida. Sigue desde donde estaba; lo anterior no se puede deshacer.
trouble = El bot del asiento de { $name } no puede seguir.
trouble-take-over = Que siga { $bot }
over = La partida ha terminado.
record = Descargar el registro
invite = Enlaces para tus amistades
invite-help = Cada enlace es para un asiento y sirve una vez. Dáselo solo a la persona para la que es.
note-reported = Tu aviso se ha guardado. Gracias.
link-for = Asiento de { $name }
link-own = Tu asiento, en otro dispositivo
handover-next = Ahora le toca a { $name }.
handover-pass = Pasar la pantalla
handover = Pasa la pantalla a { $name }
handover-help = No se ven las cartas de nadie hasta que se pulse el botón.
handover-ready = Soy { $name }
claim = Hay un asiento para ti: { $title }
claim-help = { $host } te guarda el asiento de «{ $seat }».
claim-go = Ocupar el asiento
claim-begun = La partida ya ha empezado: se barajó antes de que llegaras.
seed-chosen = Quien abrió esta mesa eligió la semilla y podía saber cómo queda barajado todo.

## Replay

replay-title = { $title }, paso { $n }
replay-heading = Repetición: { $title }
replay-step = Paso
replay-steps = De paso en paso
replay-show = Mostrar
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-last = Al final
replay-where = Paso { $n } de { $of }
replay-kept = Las reglas han cambiado desde entonces: de esta partida solo se guardaron algunas posiciones.
fork = Seguir desde aquí
fork-help = Una rama: una mesa nueva que empieza en este paso, con bots en los demás asientos. Esta partida se queda como estaba.
branch = Esta mesa es una rama: continúa desde el paso { $n } de otra partida, que se queda como estaba.
branch-from = Ir a ese paso
rematch = Revancha
rematch-help = Una mesa nueva con las mismas personas en los mismos asientos y las mismas opciones.
rematch-opened = { $name } ha abierto la revancha; tu asiento te espera.
rematch-go = Ir a la revancha
back-to-table = Volver a la mesa
story-empty = Todavía no ha pasado nada.

## Cards and rules

cards-of = Cartas de { $title }
cards-found = { $n ->
    [one] Una carta
   *[other] { $n } cartas
} de { $of }
search-cards = un nombre, una palabra del texto
kind = Tipo
keyword = Palabra clave
part = Pertenece a
part-base = Juego base
copies = { $n } copias
known = De dónde vienen estos valores
known-help = Algunos valores figuran en las reglas públicas; los demás se escribieron para este proyecto.
known-rulebook = impreso en las reglas
known-implied = se deduce de las reglas
known-authored = escrito para este proyecto
known-owner = de un paquete
card-rules = Reglas que se aplican
rules-of = Reglas de { $title }
rules-about = Cada regla tiene un nombre. Lo que el juego rechaza, lo rechaza por una de estas.
rules-found = { $n ->
    [one] una regla
   *[other] { $n } reglas
}
search-rules = un término o el nombre de una regla
area = Fase o tema
terms = Términos
ruling = Interpretación:
check = Cómo se comprueba
sources = Fuentes
neighbours = Reglas anterior y siguiente
english-only = en inglés

## Other pages

problem = No ha funcionado
problem-missing = Aquí no hay nada
problem-status = Estado { $status }
problem-home = A las mesas
problem-back = Volver
check-how = Nadie, ni siquiera este servidor, pudo mover una carta después de empezar. Así lo puede comprobar cualquiera.
check-hash = La huella, mostrada antes de la primera jugada
check-hash-help = Es la huella de una clave secreta de la que sale todo el barajado.
check-key = La clave, mostrada al terminar
check-key-help = Su huella es la de arriba.
check-key-later = Se muestra aquí cuando termina la partida.
check-run = Repítela en tu propio ordenador
check-run-help = La orden repite el registro con esta clave y falla en la primera diferencia.
about = Acerca de Gloaming
about-what = Una mesa abierta para grandes juegos de mesa. Reparte, cuida las reglas y la puntuación, y nunca pide una cuenta.
about-games = A qué se juega aquí
about-cards = Este programa genera los textos de las cartas a partir de su propia notación, con sus propias palabras. Los valores que no son públicos se escribieron para este proyecto.
about-fair = Los bots ven lo que ven las personas, y todo barajado se puede comprobar después de la partida.
about-fans = Hecho por aficionados
about-unofficial = Gloaming no está afiliado a ninguna editorial ni a autores o artistas de los juegos, ni cuenta con su aprobación o patrocinio.
about-marks = Los demás nombres pertenecen a sus dueños. Aquí solo se usan para decir de qué juego se trata.
about-art = No se incluye ninguna ilustración, ningún diseño gráfico ni ninguna frase de los juegos impresos.
about-buy = Compra los juegos: merece la pena tenerlos en una mesa de verdad.
about-programs = Para programas
about-api = Todo se puede hacer también desde un programa:
about-licence = Gloaming es software libre con licencia MIT.
legend = Signos
legend-title = Qué significan los signos
tap-again = Toca otra vez:
player-name = Jugador { $n }
end-turn-itself = Terminar mi turno automáticamente cuando no quede más que descartar
