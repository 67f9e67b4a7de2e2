# Was die Seite im Browser sagt, auf Deutsch.

game-title = Eldritch Horror
game-rights = Eldritch Horror ist Werk und Marke von Fantasy Flight Games und Asmodee.
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
page-edge-to = nach { $space }
page-sea-pacific = PAZIFIK
page-sea-atlantic = ATLANTIK
page-sea-indian = INDISCHER OZEAN
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganze Karte
page-map-list = Die Karte als Liste
page-map-chart = Die Liste als Karte
page-investigator-choice = Wer geht?
page-investigator-choice-waits = Die anderen wählen ihre Ermittler.
page-trade = Der Tausch
page-group-move = Reisen
page-group-act = Aktionen von Karten
page-group-clue = Einen Hinweis ausgeben
page-group-granted = Der gewährte Neuwurf
page-group-give = Du gibst
page-group-take = Du bekommst

## Der Aufbau

setup-ancient-random-help = Wer es ist, sieht der Tisch, wenn das Spiel beginnt.
setup-ancient-azathoth-help = Verderben 15. Es gibt keine zweite Chance: Erwacht er, ist alles verloren. Das grüne Omen nährt ihn.
setup-ancient-cthulhu-help = Verderben 12. Er herrscht über die Meere und zehrt an der Geistigen Gesundheit. Ist er wach, muss man ihn bekämpfen.
setup-ancient-shub-niggurath-help = Verderben 13. Ihre Jungen überlaufen die Karte.
setup-ancient-yog-sothoth-help = Verderben 14. Tore und Zauber: Was ihr wirkt, kann ihm den Weg öffnen.
setup-investigators-random-help = Wird ausgelost; wer es ist, sieht der Tisch, wenn das Spiel beginnt.

## Die Legende

legend-group-people = Ermittler
legend-group-skills = Fertigkeiten
legend-group-map = Auf der Karte
legend-group-routes = Routen
legend-group-clock = Verderben, Omen, Mythos
legend-group-conditions = Zustände und Abmachungen
about-health = Bei 0 ist der Ermittler besiegt.
about-sanity = Bei 0 ist der Ermittler besiegt.
about-lead = Beginnt jede Phase und entscheidet für die Gruppe.
about-delayed = Steht im nächsten Zug auf, statt zu handeln.
about-sealed = Die Rückseite dieser Karte ist unbekannt, bis sie umgedreht wird.
about-clue = Wird bei Nachforschungen gefunden; bezahlt neue Würfe und Mysterien.
about-gate = Führt in eine Andere Welt. Passt das Omen dazu, sinkt das Verderben.
about-monster = Die Zahl ist die Ausdauer, die es noch hat; ein goldener Punkt zeigt einen Abrechnungseffekt.
about-eldritch = Was er bedeutet, sagt eine Karte im Spiel.
about-mystery = Ein Ort, von dem das aktive Mysterium spricht.
about-rumor = Hier ist ein Gerücht zu klären, bevor seine Zeit abläuft.
about-expedition = Die aktive Expedition: Ihre Begegnung ist hier.
about-train = Gleise: Eine Zugfahrkarte bringt auf ihnen weiter.
about-ship = Seewege: Eine Schiffspassage bringt auf ihnen weiter.
about-uncharted = Zu Fuß: Keine Fahrkarte gilt dafür.
about-doom = Bei 0 erwacht der Große Alte.
about-comet = Das grüne Omen und die Tore, die es tragen.
about-stars = Die beiden blauen Omen und die Tore, die sie tragen.
about-eclipse = Das rote Omen und die Tore, die es tragen.
about-reckoning = Was geschieht, wenn eine Mythoskarte zur Abrechnung ruft.
about-mythos = Ohne Mythoskarten ist das Spiel verloren.
about-injury = Eine Wunde, die bleibt.
about-madness = Was der Geist nicht geheilt hat.
about-deal = Etwas wird geschuldet.
about-boon = Hilfe von anderswo.
about-bane = Ein Fluch.
about-restriction = Hält den Ermittler zurück.
