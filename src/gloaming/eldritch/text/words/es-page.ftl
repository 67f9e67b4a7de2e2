# Lo que dice la página en el navegador, en español.

game-title = Eldritch Horror
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
page-no-cards = Todavía sin cartas.
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
page-sea-pacific = PACÍFICO
page-sea-atlantic = ATLÁNTICO
page-sea-indian = OCÉANO ÍNDICO
page-zoom-in = Acercar
page-zoom-out = Alejar
page-zoom-fit = Todo el mapa
page-map-list = El mapa como lista
page-map-chart = La lista como mapa
page-muster = ¿Quién va?
page-muster-waits = Los demás eligen a sus investigadores.
page-group-move = Viajar
page-group-act = Acciones de cartas
page-group-give = Das
page-group-take = Recibes
