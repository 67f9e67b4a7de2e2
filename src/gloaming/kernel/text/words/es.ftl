# Lo que dice cualquier juego.

nobody = nadie
nothing = nada
list-two = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-more = { $first }, { $last }
seat-number = Asiento { $n }

## Questions and answers of the control nodes

ask-choice = Elige una opción.
ask-may = Si quieres: { $effect }.
ask-pay = Elige cómo pagar: { $effect }.
ask-unless = Paga u ocurre esto: { $effect }.
ask-choose-some = Elige { $n }.
ask-order = Esto ocurre a la vez. ¿Qué va primero?
ask-use = Ahora puedes usar esto.
ask-instead = Esto puede ocurrir en su lugar. ¿Qué debe ocurrir?
option-use = usa: { $effect }
option-first = primero: { $effect }
option-done = listo
option-decline = renuncia
option-yes = sí
option-no = no

## How control nodes read

may = puedes { $effect }
may-long = puedes hacer lo siguiente: { $effect }
sequence = { $form ->
    [to] { $first } y luego { $last }
   *[do] { $first }, luego { $last }
}
sequence-break = { $first }; { $last }
sequence-long = { $first }; luego { $last }
group = ({ $effect })
choice = { $first } o bien { $last }
choice-long = elige una opción: { $effect }
choice-long-part = { $first }; o bien { $last }
if = si { $condition }, { $effect }
if-else = si { $condition }, { $effect }; si no, { $other }
for-each = { $per }, { $effect }
offer = puedes { $price }: { $effect }
bargain = { $price } → { $effect }
per-one = { $what } por cada { $count }
per-every = { $what } por cada { $n } { $count }
each-one = por cada { $count }
none-of = no hay { $count }
at-least = tienes al menos { $n } { $count }
trigger = { $event }, { $effect }
trigger-long = { $event }: { $effect }
offer-else = puedes { $price }: { $effect }; si no, { $other }
unless = puedes { $price }; si no, { $effect }
each-seat = { $who }: { $effect }
by-result = según el número de { $count }: { $effect }
band = de { $n } a { $high }, { $effect }
band-one = con { $n }, { $effect }
band-from = con { $n } o más, { $effect }
choose-some = elige { $n } de estas opciones: { $effect }
repeat = haz lo siguiente { $n } veces: { $effect }
sentence = { $text }.
line = { $kind }: { $text }.

## Around the table

your-turn = Tu turno
turn-of = Es el turno de { $seat }
waiting-for = Falta la respuesta de { $seats }
question = Pregunta
answers = Respuestas
log = Registro
rules = Reglas
score = Puntuación
scores = Puntuaciones
final-scores = Puntuación final
winner = Gana { $seats }
winners = { $seats } comparten la victoria
game-over = La partida ha terminado
bot = bot
you = tú

## La página de cualquier juego

page-story = Crónica
page-whole-story = La crónica entera ({ $n } líneas)
page-why = ¿Por qué no?
page-recap = Lo que ha pasado
page-round-brought = Lo que trajo la ronda { $n }
page-round-player = Jugador
page-round-points = Puntos
page-round-score = Total
page-you-decide = Tú decides
page-bot-answers = Un bot responde por ti
page-winner = victoria
page-count = Elige { $n }
page-one-more = Uno más: { $what }
page-less = Uno menos: { $what }
page-all-answers = Como lista
page-tabs = Partes de la mesa
page-back = Deshacer
page-you-and = Decides a la vez que { $seats }
page-you-in-turn-of = Decides en el turno de { $seat }
page-group-other = Otras

## Where the points came from

points = De dónde salieron los puntos
points-by-source = Por origen
points-by-round = Por ronda
points-round = Ronda { $n }
points-end = Final de la partida
points-earlier = Antes de reanudar la partida
points-thing = { $thing }

## Lo que no va en la preparación

fault-seats = { $game } admite de { $least } a { $most } asientos, no { $seats }
fault-no-option = { $game } no tiene la opción «{ $option }»; hay: { $options }
fault-no-value = la opción { $option } es «{ $value }»; se esperaba una de: { $values }
fault-many-values = la opción { $option } tiene { $n } valores para { $seats } asientos
fault-idle = { $option }: { $reason }
fault-most-seats = { $most ->
    [one] solo con 1 asiento
   *[other] solo hasta { $most } asientos
}, no con { $seats }
fault-least-seats = solo con { $least } asientos o más
fault-only-when = solo con «{ $option }: { $value }»

## Por qué no se puede usar un efecto

why-both = { $first } { $second }
why-either = { $first } O bien: { $second }
why-impossible = Lo que pide no se puede hacer ahora.
