# Was die Seite im Browser sagt, auf Deutsch.

game-title = Eldritch Horror
page-round = Runde { $n }
page-mythos-left = noch { $n } Mythos
page-phases = Phasen der Runde
page-phase-action = Aktion
page-phase-encounter = Begegnung
page-phase-mythos = Mythos
page-investigators = Ermittler in Zugreihenfolge
page-has-acted = war schon dran
page-is-acting = ist dran
page-no-space = nicht auf der Karte
page-doom = Verderben
page-doom-said = Verderben { $n }; bei 0 erwacht der Große Alte
page-doom-zero = Bei 0 erwacht der Große Alte
page-next = Als Nächstes
page-omen-green = Komet
page-omen-blue = Sterne
page-omen-red = Finsternis
page-omen-said = Omen: { $omen }
page-next-omen = Als Nächstes: { $omen },
page-next-omen-doom = { $n ->
    [0] kein Verderben
   *[other] Verderben −{ $n }
}
page-solved = { $n } von { $of } Mysterien gelöst
page-mystery-of = Mysterium { $n } von { $of }
page-powers = Was er tut
page-awake = erwacht
page-asleep = schläft
page-on-card = Darauf: { $things }
page-on-sheet = Auf seinem Bogen:
page-train-tickets = Zugfahrkarten
page-ship-tickets = Schiffspassagen
page-back-hidden = Rückseite unbekannt
page-possessions = Besitz und Zustände
page-no-cards = Noch keine Karten.
page-skills = Fertigkeiten
page-actions-left = { $n ->
    [0] keine Aktion übrig
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
}
page-close = Schließen
page-decks = Stapel und Ablagen
page-discarded = { $n } abgelegt
page-nothing-discarded = Ablage leer
page-known-gates = Die nächsten Tore, die du gesehen hast: { $gates }
page-last-gates = Zuunterst im Stapel: { $gates }
page-deck-asset = Unterstützung
page-deck-artifact = Artefakte
page-deck-spell = Zauber
page-deck-condition = Zustände
page-deck-gate = Tore
page-deck-clue = Hinweise
page-deck-cup = Monstervorrat
page-deck-america = Begegnungen in Amerika
page-deck-europe = Begegnungen in Europa
page-deck-asia-australia = Begegnungen in Asien und Australien
page-deck-general = Allgemeine Begegnungen
page-deck-research = Nachforschungen
page-deck-other-world = Begegnungen in Anderen Welten
page-deck-expedition = Expeditionen
page-deck-special = Besondere Begegnungen
page-deck-mystery = Mysterien
page-deck-mythos = Mythos
page-distance = { $n ->
    [0] hier bist du
    [one] { $n } Feld entfernt
   *[other] { $n } Felder entfernt
}
page-gate-of = Tor: { $omen }
page-gate-wakes = das nächste Omen weckt es
page-clues = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}
page-regions = Regionen
page-tab-americas = Amerika
page-tab-atlantic = Atlantik
page-tab-europe = Europa · Afrika
page-tab-asia = Asien
page-tab-pacific = Pazifik
page-sea-pacific = PAZIFIK
page-sea-atlantic = ATLANTIK
page-sea-indian = INDISCHER OZEAN
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganze Karte
page-map-list = Die Karte als Liste
page-map-chart = Die Liste als Karte
page-muster = Wer geht?
page-muster-waits = Die anderen wählen ihre Ermittler.
page-group-move = Reisen
page-group-act = Aktionen von Karten
page-group-give = Du gibst
page-group-take = Du bekommst
