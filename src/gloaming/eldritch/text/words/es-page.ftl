# Lo que dice la página en el navegador, en español.

game-title = Eldritch Horror
game-rights = Eldritch Horror es obra y marca de Fantasy Flight Games y Asmodee.
page-round = ronda { $n }
page-mythos-left = quedan { $n } de Mitos
page-phases = Fases de la ronda
page-phase-action = Acción
page-phase-encounter = Encuentro
page-phase-mythos = Mitos
page-investigators = Investigadores por orden de turno
page-has-acted = ya ha jugado
page-is-acting = está jugando
page-no-space = fuera del mapa
page-doom = Perdición
page-doom-said = Perdición { $n }; con 0 despierta el Primigenio
page-doom-zero = Con 0 despierta el Primigenio
page-next = Próximo
page-omen-green = Cometa
page-omen-blue = Estrellas
page-omen-red = Eclipse
page-omen-said = Presagio: { $omen }
page-next-omen = Próximo: { $omen },
page-next-omen-doom = { $n ->
    [0] sin Perdición
   *[other] Perdición −{ $n }
}
page-solved = { $n } de { $of } Misterios resueltos
page-mystery-of = Misterio { $n } de { $of }
page-powers = Lo que hace
page-awake = despierto
page-asleep = dormido
page-on-card = Encima: { $things }
page-on-sheet = En su hoja:
page-train-tickets = Billetes de tren
page-ship-tickets = Billetes de barco
page-back-hidden = reverso desconocido
page-possessions = Posesiones y Estados
page-skills = Habilidades
page-actions-left = { $n ->
    [0] no quedan acciones
    [one] queda { $n } acción
   *[other] quedan { $n } acciones
}
page-close = Cerrar
page-decks = Mazos y descartes
page-discarded = { $n } en el descarte
page-nothing-discarded = descarte vacío
page-known-gates = Próximos Portales que has visto: { $gates }
page-last-gates = En el fondo del montón: { $gates }
page-deck-asset = Apoyos
page-deck-artifact = Artefactos
page-deck-spell = Hechizos
page-deck-condition = Estados
page-deck-gate = Portales
page-deck-clue = Pistas
page-deck-cup = Reserva de Monstruos
page-deck-america = Encuentros de América
page-deck-europe = Encuentros de Europa
page-deck-asia-australia = Encuentros de Asia y Australia
page-deck-general = Encuentros generales
page-deck-research = Encuentros de investigación
page-deck-other-world = Encuentros de otros mundos
page-deck-expedition = Encuentros de expedición
page-deck-special = Encuentros especiales
page-deck-mystery = Misterios
page-deck-mythos = Mitos
page-distance = { $n ->
    [0] estás aquí
    [one] a { $n } casilla
   *[other] a { $n } casillas
}
page-gate-of = Portal: { $omen }
page-gate-wakes = lo despierta el próximo Presagio
page-clues = { $n ->
    [one] { $n } Pista
   *[other] { $n } Pistas
}
page-regions = Regiones
page-tab-americas = América
page-tab-atlantic = Atlántico
page-tab-europe = Europa · África
page-tab-asia = Asia
page-tab-pacific = Pacífico
page-edge-to = a { $space }
page-sea-pacific = PACÍFICO
page-sea-atlantic = ATLÁNTICO
page-sea-indian = OCÉANO ÍNDICO
page-zoom-in = Acercar
page-zoom-out = Alejar
page-zoom-fit = Todo el mapa
page-map-list = El mapa como lista
page-map-chart = La lista como mapa
page-investigator-choice = ¿Quién va?
page-investigator-choice-waits = Los demás eligen a sus investigadores.
page-trade = El intercambio
page-group-move = Viajar
page-group-act = Acciones de cartas
page-group-clue = Gastar una Pista
page-group-granted = La repetición concedida
page-group-give = Das
page-group-take = Recibes

## La preparación

setup-ancient-random-help = La mesa ve quién es cuando empieza la partida.
setup-ancient-azathoth-help = Perdición 15. No hay segunda oportunidad: si despierta, todo está perdido. El Presagio verde lo alimenta.
setup-ancient-cthulhu-help = Perdición 12. Reina en los mares y devora la Cordura. Despierto, hay que luchar contra él.
setup-ancient-shub-niggurath-help = Perdición 13. Sus crías abarrotan el mapa.
setup-ancient-yog-sothoth-help = Perdición 14. Portales y Hechizos: lo que lances puede abrirle el camino.
setup-investigators-random-help = Se sortea; la mesa ve quién es cuando empieza la partida.

## La leyenda

legend-group-people = Investigadores
legend-group-skills = Habilidades
legend-group-map = En el mapa
legend-group-routes = Rutas
legend-group-clock = Perdición, Presagio, Mitos
legend-group-conditions = Estados y pactos
about-health = Con 0 el investigador queda derrotado.
about-sanity = Con 0 el investigador queda derrotado.
about-lead = Empieza cada fase y decide por el grupo.
about-delayed = En su próximo turno se levanta en vez de actuar.
about-sealed = El reverso de esta carta se desconoce hasta que se le da la vuelta.
about-clue = Se encuentra investigando; se gasta en repetir dados y en Misterios.
about-gate = Lleva a otro mundo. Cuando el Presagio coincide, baja la Perdición.
about-monster = El número es la Salud que le queda; un punto dorado marca un efecto de Retribución.
about-eldritch = Lo que significa lo dice una carta en juego.
about-mystery = Un lugar del que habla el Misterio activo.
about-rumor = Aquí hay que resolver un Rumor antes de que se agote su tiempo.
about-expedition = La Expedición activa: su encuentro está aquí.
about-train = Vías: un billete de tren permite seguir por ellas.
about-ship = Rutas marítimas: un billete de barco permite seguir por ellas.
about-uncharted = A pie: ningún billete lo paga.
about-doom = Con 0 despierta el Primigenio.
about-comet = El Presagio verde, y los Portales que lo llevan.
about-stars = Los dos Presagios azules, y los Portales que los llevan.
about-eclipse = El Presagio rojo, y los Portales que lo llevan.
about-reckoning = Lo que ocurre cuando una carta de Mitos pide Retribución.
about-mythos = Sin cartas de Mitos la partida está perdida.
about-injury = Una herida que perdura.
about-madness = Lo que la mente no ha sanado.
about-deal = Algo se debe.
about-boon = Ayuda de otra parte.
about-bane = Una maldición.
about-restriction = Frena al investigador.
