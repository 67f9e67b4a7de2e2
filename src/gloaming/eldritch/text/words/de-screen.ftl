# Was der Tisch zeigt, und warum etwas nicht geht, auf Deutsch.

## Warum nicht

wish-turn = ein Zug
wish-act = { $thing }
wish-local = { $thing }
wish-move = nach { $thing } gehen
wish-train = eine Zugfahrkarte
wish-ship = eine Schiffsfahrkarte
wish-buy = { $thing } kaufen
wish-loan = ein Bankdarlehen aufnehmen
wish-location = eine Begegnung in der Stadt
wish-general = eine Allgemeine Begegnung
wish-research = einen Hinweis erforschen
wish-gate = durch ein Tor gehen
wish-expedition = an der Expedition teilnehmen
wish-rumor = eine Begegnung mit dem Gerücht { $thing }
wish-mystery = eine Begegnung mit dem Mysterium { $thing }
wish-special = eine Spezialbegegnung
wish-fallen = einen besiegten Ermittler finden
wish-none = keine Begegnung abhandeln
wish-clue = einen Hinweis ausgeben, um einen Würfel neu zu würfeln
wish-use = { $thing } einsetzen
wish-improve = { $thing } verbessern
wish-sheet = { $thing }
wish-give = { $thing } geben
wish-take = { $thing } erhalten
why-not-your-turn = { $seat } ist am Zug.
why-eliminated = Du bist ausgeschieden; du gewinnst oder verlierst mit den anderen.
why-no-investigator = Du hast gerade keinen Ermittler; am Ende der Mythosphase wählst du einen neuen.
why-no-action-left = Du hast in diesem Zug schon zwei Aktionen ausgeführt.
why-done-this-round = Du hast diese Aktion in dieser Runde schon ausgeführt.
why-delayed = Du wirst aufgehalten: In deinem nächsten Zug stehst du auf, statt zu handeln.
why-detained = Du bist festgesetzt: Du kannst nur versuchen freizukommen.
why-monster-here = Auf deinem Feld ist ein Monster.
why-not-a-city = Du bist nicht auf einem Stadtfeld.
why-no-route = Von diesem Feld führt weder eine Zugstrecke noch eine Schiffsroute weg.
why-no-such-route = Von diesem Feld führt kein Weg für eine { $ticket } weg.
why-no-rest = Eine Karte im Spiel verbietet das Rasten.
why-nobody-here = Auf deinem Feld ist kein anderer Ermittler.
why-trade-refused = Dieser Tausch wurde in diesem Zug abgelehnt.
why-nothing-to-trade = Niemand hier hat etwas zu tauschen.
why-price-clues = Es kostet { $n } { $n ->
    [one] Hinweis
   *[other] Hinweise
}, und du hast { $have }.
why-price-track = Es kostet { $n } { $track }, und der letzte Punkt wird nie ausgegeben.
why-price = Der Preis kann jetzt nicht bezahlt werden.
why-condition-fails = Die Bedingung ist jetzt nicht erfüllt.
why-used = Das wurde in dieser Runde schon eingesetzt.
why-used-by-you = Das hast du in dieser Runde schon eingesetzt.
why-not-on-your-space = Das ist nicht auf deinem Feld.
why-not-adjacent = { $n ->
    [one] Das Feld grenzt nicht an { $here }.
   *[other] Das Feld ist { $n } Felder von { $here } entfernt; du gehst Feld für Feld.
}
why-no-ticket = Zum Weiterreisen brauchst du eine { $ticket }.
why-uncharted = Keine Fahrkarte gilt für einen unerforschten Weg.
why-cannot-move = Du kannst dich nicht bewegen.
why-too-dear = { $left ->
    [0] Das kostet { $n }, und du kannst nichts mehr ausgeben.
   *[other] Das kostet { $n }, und du kannst nur noch { $left } ausgeben.
}
why-has-debt = Du hast schon den Zustand Schulden.
why-no-debt-left = Es gibt keinen Zustand Schulden mehr.
why-loan-taken = Du hast das Darlehen schon aufgenommen.
why-cards-chosen = Das Darlehen wird vor der ersten Karte aufgenommen.
why-fight-first = Auf deinem Feld ist ein Monster: Erst musst du kämpfen.
why-no-named-city = Nur Städte mit Namen haben eigene Begegnungen.
why-no-clue-here = Auf deinem Feld liegt kein Hinweis.
why-no-gate = Auf deinem Feld ist kein Tor.
why-no-expedition = Die aktive Expedition ist hier: { $space }.
why-no-expedition-left = Es gibt keine Expedition mehr.
why-no-exploring = Eine Karte im Spiel verbietet Expeditionsbegegnungen.
why-encounter-elsewhere = Du bist nicht auf dem Feld dafür.
why-encounter-not-yet = Was dafür nötig ist, fehlt noch.
why-no-fallen = Auf deinem Feld ist kein besiegter Ermittler.
why-must-encounter = Du musst eine Begegnung abhandeln.
why-no-clues = Du hast keinen Hinweis.
why-clues-useless = Gegen dieses Monster kannst du keine Hinweise ausgeben, um neu zu würfeln.
why-aid-used = Das wurde hierfür schon eingesetzt.
why-improved-twice = Diese Fertigkeit wurde schon zweimal verbessert.
why-sheet-in-play = Dieser Ermittler ist schon im Spiel.
why-sheet-fallen = Dieser Ermittler wurde schon besiegt.
why-condition-trade = Zustände können nicht getauscht werden.

## Die Uhr

screen-round = Runde { $n }
screen-players = { $n } Ermittler
screen-your-turn = du bist am Zug
screen-you-decide = du entscheidest
screen-decides = { $seats } entscheidet
screen-turn-of = { $seat } ist am Zug
screen-asleep = { $name } schläft
screen-awake = { $name } ist ERWACHT
screen-doom = Verderben { $n }
screen-omen = Omen { $now }, dann { $then }: { $n ->
    [0] kein Verderben
   *[other] { $n } Verderben
}
screen-mythos-left = { $n ->
    [one] { $n } Mythoskarte
   *[other] { $n } Mythoskarten
}
screen-mystery = Mysterium { $n } von { $of }: { $name }
screen-progress = { $n } von { $of }
screen-mythos = Die letzte Mythoskarte: { $name }
screen-clock = { $n ->
    [one] noch { $n } Marker
   *[other] noch { $n } Marker
}

## Die Karte und die Ermittler

screen-map = Karte
screen-map-more = Zahlen: Schritte von dir aus
screen-epic = episch
screen-expedition = Expedition
screen-on-top = Obenauf
screen-reserve = Auslage
screen-train = { $n ->
    [one] Zugfahrkarte
   *[other] { $n } Zugfahrkarten
}
screen-ship = { $n ->
    [one] Schiffsfahrkarte
   *[other] { $n } Schiffsfahrkarten
}
screen-delayed = aufgehalten
screen-used = eingesetzt
screen-back = Rückseite: { $text }
status-waiting = wartet auf einen neuen Ermittler
status-eliminated = ausgeschieden
sign-health = Ausdauer
sign-sanity = Geistige Gesundheit
sign-clue = Hinweis
sign-gate = Tor
sign-next = passt zum nächsten Omen
sign-eldritch = Eldritch-Marker
sign-mystery = Mysteriumsmarker
sign-rumor = Gerücht
sign-expedition = aktive Expedition
sign-fallen = besiegter Ermittler
sign-lead = Ermittlungsleiter

## Was gerade geschieht

screen-combat = Kampf: { $monster }
screen-ambush = Hinterhalt: { $monster }
screen-horror = Probe auf { $test } gegen Grauen { $n }
screen-damage = Probe auf { $test } gegen Schaden { $n }
screen-toughness = { $of ->
    [one] 1 Treffer besiegt es
   *[other] noch { $n } von { $of } Ausdauer
}
screen-test = Probe auf { $skill }
screen-dice = { $n } Würfel
screen-success-on = { $n ->
    [6] nur eine 6 ist ein Erfolg
   *[other] ab { $n } ein Erfolg
}
screen-doubled = jede 6 zählt doppelt
screen-needed = { $n } Erfolge nötig
screen-successes = { $n ->
    [0] kein Erfolg
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}
screen-passing = so bestanden
screen-failing = so nicht bestanden
screen-odds = { $chance } zu bestehen ({ $table })
dice-improved = Verbesserung
dice-modifier = durch die Probe
dice-bonus = Bonus
dice-aura = durch andere
dice-granted = durch diese Begegnung
dice-extra = dazu
dice-least = mindestens ein Würfel
hint-odds = → { $chance } ({ $table })
hint-test = { $skill }, { $dice } Würfel: { $chance }
hint-omen = { $n ->
    [0] kein Tor passt
    [one] { $n } Tor passt
   *[other] { $n } Tore passen
}
hint-acquire = { $skill }, { $dice } Würfel: im Mittel { $n } Erfolge
hint-will = { $skill }, { $dice } Würfel: { $chance } ohne Verlust
hint-strength = { $skill }, { $dice } Würfel: { $chance } für den Sieg

## Das Ende

screen-end = Das Ende
screen-end-numbers = Runde { $round } · Verderben { $doom } · { $solved ->
    [one] { $solved } Mysterium gelöst
   *[other] { $solved } Mysterien gelöst
} · { $gates ->
    [one] { $gates } Tor
   *[other] { $gates } Tore
} und { $monsters ->
    [one] { $monsters } Monster
   *[other] { $monsters } Monster
} auf der Karte

## Schritte, deren Reihenfolge gewählt wird, und allgemeine Fragen in diesem Spiel

step-check-mystery = sehen, ob das Mysterium gelöst ist
step-replacements = neue Ermittler wählen
step-pass-lead = den Marker des Ermittlungsleiters weitergeben
step-surge = eine Monsterwelle
ask-may = Entscheide: { $effect }.

## Dinge

thing-fallen-health = Besiegter Ermittler (Ausdauer): { $text }
thing-fallen-sanity = Besiegter Ermittler (Geistige Gesundheit): { $text }
thing-back = Rückseite { $n }: { $text }
thing-back-named = Rückseite { $n }, „{ $title }“: { $text }
thing-routes = { $kind }: { $spaces }.

## Wozu Fertigkeiten dienen

use-lore = Zauber wirken, Anderweltbegegnungen.
use-influence = Unterstützung erwerben, Allgemeine Begegnungen auf Stadtfeldern, Begegnungen mit besiegten Ermittlern.
use-observation = Nachforschungsbegegnungen, Expeditionsbegegnungen.
use-strength = Kampfbegegnungen, Expeditionsbegegnungen.
use-will = Kampfbegegnungen, Anderweltbegegnungen.
