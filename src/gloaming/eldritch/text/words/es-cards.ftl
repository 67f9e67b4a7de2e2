# Clases, rótulos, datos, lugares y preparación de Eldritch Horror, en español.

## Kinds

kind-investigator = Investigador
kind-ancient_one = Primigenio
kind-asset = Apoyo
kind-artifact = Artefacto
kind-spell = Hechizo
kind-condition = Estado
kind-monster = Monstruo
kind-epic = Monstruo épico
kind-gate = Portal
kind-clue = Pista
kind-mythos = Mitos
kind-mystery = Misterio
kind-encounter = Encuentro
kind-space = Casilla
kind-route = Ruta
kind-reference = Carta de Referencia
kind-possession = Pertenencia
deck-america = Encuentro de América
deck-europe = Encuentro de Europa
deck-asia-australia = Encuentro de Asia/Australia
deck-general = Encuentro General
deck-research = Encuentro de Investigación
deck-other-world = Encuentro de Otros Mundos
deck-expedition = Encuentro de Expedición
deck-special = Encuentro Especial
encounter-america = América { $number }
encounter-europe = Europa { $number }
encounter-asia-australia = Asia/Australia { $number }
encounter-general = General { $number }
encounter-research = Investigación { $number }
encounter-other-world = Otros Mundos { $number }
encounter-expedition = Expedición { $number }
encounter-special = Especial { $number }
encounter-at = Expedición: { $space } { $number }
gate-at = Portal de { $space }
mythos-event = EVENTO
mythos-ongoing = ACTIVO
mythos-rumor = RUMOR
mythos-colour-green = verde
mythos-colour-yellow = amarilla
mythos-colour-blue = azul
difficulty-easy = fácil
difficulty-normal = normal
difficulty-hard = difícil
trait-name-ally = ALIADO
trait-name-bane = PERDICIÓN
trait-name-boon = BENDICIÓN
trait-name-common = COMÚN
trait-name-deal = TRATO
trait-name-incantation = ENSALMO
trait-name-injury = LESIÓN
trait-name-item = OBJETO
trait-name-madness = LOCURA
trait-name-magical = MÁGICO
trait-name-restriction = RESTRICCIÓN
trait-name-ritual = RITUAL
trait-name-service = SERVICIO
trait-name-teamwork = TRABAJO EN EQUIPO
trait-name-tome = TOMO
trait-name-trinket = BARATIJA
trait-name-weapon = ARMA

## Labels of lines

label-action = Acción
label-local-action = Acción local
label-reckoning = Retribución
label-gained = Al obtenerla
label-spawned = Al generarse
label-enters = Cuando esta carta entra en juego
label-start = Inicio
label-setup = Preparación
label-awakens = Al despertar
label-final = Misterio final «{ $name }»
label-cultist = Sectarios
label-icons = Iconos
label-pass = Superación
label-fail = Fallo
label-initial = Inicio
awake-side = Lado despierto.
offer-line = como encuentro { $where }: { $text }
offer-if = { $where }, si { $condition }
monster-horror = { $test }: horror { $n }
monster-damage = { $test }: daño { $n }
monster-toughness = fortaleza { $n }
monster-toughness-players = fortaleza { $n } más el número de jugadores
monster-cultist = Los valores de los Sectarios están en la hoja del Primigenio.
icon-advance-omen = avanza el Augurio
icon-reckoning = Retribución
icon-spawn-gates = genera Portales
icon-monster-surge = oleada de Monstruos
icon-spawn-clues = genera Pistas
icon-rumor = ficha de Rumor en { $space }
icon-tokens = { $n ->
    [one] 1 ficha de Arcano
   *[other] { $n } fichas de Arcano
}
gate-text = Un investigador en su casilla puede resolver un Encuentro de Otros Mundos.
route-text = { $kind } entre { $first } y { $last }.
route-train = Ruta de Tren
route-ship = Ruta de Barco
route-uncharted = Ruta Inexplorada
reference-text = Portales que se generan: { $gates }. Pistas que se generan: { $clues }. Monstruos de una oleada: { $surge }.

reference-name = Carta de Referencia, { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
}
route-name = { $first } – { $last }

## Facts

fact-value = valor { $n }
fact-health = Salud { $n }
fact-sanity = Cordura { $n }
fact-start = empieza en { $space }
fact-doom = Perdición { $n }
fact-mysteries = { $n } Misterios por resolver

## Places and colours

terrain-city = Ciudad
terrain-wilderness = Naturaleza
terrain-sea = Mar
space-expedition = casilla de Expedición
region-north-america = América del Norte
region-south-america = América del Sur
region-europe = Europa
region-africa = África
region-asia = Asia
region-australia = Australia
region-atlantic = Atlántico
region-pacific = Pacífico
region-indian-ocean = océano Índico
region-polar = región polar
colour-green = verde
colour-blue = azul
colour-red = rojo
omen-0 = verde
omen-1 = azul
omen-2 = rojo
omen-3 = azul (el segundo)
phase-setup = Preparación
phase-action = Fase de Acción
phase-encounter = Fase de Encuentros
phase-mythos = Fase de Mitos

## Set-up

setup-ancient = Primigenio
setup-ancient-help = A quién se enfrentan los investigadores: fija la Perdición, los Misterios y el mazo de Mitos.
setup-ancient-random = al azar
setup-ancient-azathoth = Azathoth
setup-ancient-cthulhu = Cthulhu
setup-ancient-shub-niggurath = Shub-Niggurath
setup-ancient-yog-sothoth = Yog-Sothoth
setup-investigators = Investigadores
setup-investigators-help = A quién lleva cada asiento; los que queden abiertos se eligen en la mesa, empezando por el jefe.
setup-investigators-default = se elige en la mesa
setup-investigators-default-help = Elige primero quien empieza; los demás lo ven.
setup-investigators-random = al azar
setup-investigators-akachi-onyele = Akachi Onyele
setup-investigators-charlie-kane = Charlie Kane
setup-investigators-diana-stanley = Diana Stanley
setup-investigators-jacqueline-fine = Jacqueline Fine
setup-investigators-jim-culver = Jim Culver
setup-investigators-leo-anderson = Leo Anderson
setup-investigators-lily-chen = Lily Chen
setup-investigators-lola-hayes = Lola Hayes
setup-investigators-mark-harrigan = Mark Harrigan
setup-investigators-norman-withers = Norman Withers
setup-investigators-silas-marsh = Silas Marsh
setup-investigators-trish-scarborough = Trish Scarborough
setup-lead = Investigador jefe
setup-lead-help = Quien empieza y decide por el grupo.
setup-lead-random = al azar
setup-lead-1 = asiento 1
setup-lead-2 = asiento 2
setup-lead-3 = asiento 3
setup-lead-4 = asiento 4
setup-lead-5 = asiento 5
setup-lead-6 = asiento 6
setup-lead-7 = asiento 7
setup-lead-8 = asiento 8
setup-mythos = Dificultad
setup-mythos-help = Más fácil: sin las cartas de Mitos difíciles; más difícil: sin las fáciles.
setup-mythos-normal = normal
setup-mythos-easier = más fácil
setup-mythos-harder = más difícil
setup-rumor = Rumor inicial
setup-rumor-help = Un Rumor al azar está en juego desde el principio.
setup-rumor-off = no
setup-rumor-on = sí
setup-outcomes = Resultados de los encuentros
setup-outcomes-help = Ocultos: lo que trae superar o fallar la prueba se cuenta después de ella, como si otra persona leyera la carta.
setup-outcomes-hidden = ocultos
setup-outcomes-shown = a la vista
setup-backs = Reversos públicos
setup-backs-help = Tapados: los reversos de las hojas y de los Monstruos, que todos pueden leer, se muestran solo si alguien lo pide.
setup-backs-open = a la vista
setup-backs-covered = tapados
