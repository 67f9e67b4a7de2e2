# Lo que dice la página en el navegador.

game-rights = Evenfall y The Crystal Path son obras y marcas de Nanox Games.
page-last-battle = La última batalla aquí
page-at-stake = En juego
page-tie-mana = Igual fuerza: { $name } ha gastado más Maná y gana.
page-tie-order = Igual fuerza e igual Maná: { $name } va antes en el orden de turno y gana.
page-tie-path = Igual fuerza e igual Maná: { $name } va por delante en la senda o, si no, en el orden de turno, y gana.
page-tie-automa = Igual fuerza: { $name } gana, pues el Automa pierde todos los empates.
page-mana-left = Maná restante
page-dial-open = El disco aún no está fijado
page-dial-set = El disco está fijado y oculto
page-build-costs = Una Hoz cuesta { $scythe }; un Orbe, { $orb }.
page-outer-empty = Aquí quedan los Lugares que descubras.
page-hand-empty = No tienes cartas en la mano.
page-inner-empty = Lo que traslades aquí puntúa al final.

## La barra de la pregunta

page-group-discover = Descubrir
page-group-play = Jugar una carta
page-group-spaces = Espacios de Acción
page-group-build = Construir
page-group-clan = Clan
page-group-free = Acciones Gratuitas
page-group-leave = O bien

## Las fases, en breve

page-phase-scout = Búsqueda
page-phase-action = Acción
page-phase-battle = Batalla
page-phase-round-end = Fin de la Ronda

## El final

page-step-specialists = Especialistas
page-step-council = Fin de la Partida
page-step-circle = Círculo Interior
page-total = Total
page-chart = Puntos tras cada ronda
page-chart-round = Ronda { $n }
page-player = Jugador

## Where points came from

points-places = Lugares de Poder
points-rituals = Rituales
points-specialists = Especialistas
points-council = Miembros del Consejo
points-coven = Medidor de Aquelarre
points-battles = Recompensas de Batalla
points-board = Tablero de Clan
points-crystal-path = Senda de Cristal
points-rondel = Rondel
points-clan-tile = Loseta de Clan
points-specialist-values = Valor de los Especialistas
points-inner-places = Lugares del Círculo Interior
points-inner-rituals = Rituales del Círculo Interior
points-powerstones = Rituales duplicados por Piedras de Poder
points-crystals = Rituales aumentados por Cristales

## Las pestañas de una pantalla estrecha

page-tab-me = Mi clan
page-tab-clan = Clan
page-tab-regions = Regiones
page-tab-rivals = Rivales
