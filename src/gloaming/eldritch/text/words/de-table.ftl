# Fragen, Antworten und die Geschichte der Regeln außerhalb von Aktionen und Begegnungen.

fault-lead = es gibt keinen Platz { $n }; es gibt { $seats }
fault-investigator-twice = { $card } kann nur an einem Platz gespielt werden
frame-of-card = { $card }
omen-green = grün
omen-blue = blau
omen-red = rot

## Fragen

ask-sheet = Wen spielst du?
ask-pool = Probe auf { $skill }: { $n } Würfel. Fügst du vor dem Wurf etwas hinzu?
ask-dice = Probe auf { $skill }. Gewürfelt: { $dice }, { $n ->
    [0] kein Erfolg
    [one] { $n } Erfolg
   *[other] { $n } Erfolge
}. Änderst du etwas?
ask-double-reroll = Darf { $seat } für diesen Hinweis einen zweiten Würfel neu würfeln?
ask-pay-clues = { $n ->
    [one] Wie bezahlst du { $n } Hinweis?
   *[other] Wie bezahlst du { $n } Hinweise?
}
ask-pledge = Der Gruppe fehlen noch { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}, sonst geschieht dies: { $effect }. Wie viele gibst du?
ask-space = Auf welchem Feld? ({ $effect })
ask-investigator = Welcher Ermittler? ({ $effect })
ask-choose-investigator = Welchen Ermittler wählst du?
ask-clue = Welcher Hinweis auf der Karte?
ask-move-clue = Auf welches Feld kommt der Hinweis von { $space }?
ask-gate = Welches Tor?
ask-peek = Das sind die nächsten zwei Tore. Welches bleibt oben? Das andere kommt nach unten.
ask-share-gates = { $n ->
    [one] Erfahren die anderen, welches Tor das ist?
   *[other] Erfahren die anderen, wo diese zwei Tore liegen?
}
ask-share-back = Erfahren die anderen, was auf der Rückseite steht: { $card }?
ask-discard-possession = Welchen Besitz legst du ab?
ask-discard-card = Welche Karte legst du ab?
ask-gain-card = Welche Karte erhältst du?
ask-improve = Welche Fertigkeit verbesserst du?
ask-retrain = Welche Verbesserungsmarker gibst du auf?
ask-exchange = Wie viel tauschst du?
ask-omen = Auf welches Feld kommt das Omen?
ask-rumor = Welches Gerücht wird gelöst?
ask-unsolve = Welches gelöste Mysterium kommt zurück in den Stapel?
ask-defeat-token = Du hast alle Ausdauer und alle Geistige Gesundheit verloren. Was besiegt dich?
ask-fall-at = In welche Stadt wird { $seat } gebracht?
ask-new-lead = Wer wird Ermittlungsleiter?
ask-pass-lead = Gibst du den Marker des Ermittlungsleiters weiter?

## Antworten

option-sheet = { $card }
option-roll = würfeln
option-die-for-sanity = 1 Geistige Gesundheit für 1 weiteren Würfel ausgeben
option-use-card = { $card } einsetzen
option-confirm = die Würfel so lassen
option-stop-rerolls = nicht mehr neu würfeln
option-clue-die = einen Hinweis ausgeben und eine { $n } neu würfeln
option-granted-die = eine { $n } neu würfeln
option-reroll-die = eine { $n } neu würfeln
option-reroll-die-with = eine { $n } neu würfeln ({ $card })
option-raise-die = eine { $n } erhöhen ({ $card })
option-success-for-clue = einen Hinweis für 1 weiteren Erfolg ausgeben
option-pay-clues = { $n ->
    [0] kein Hinweis
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}{ $sanity ->
    [0] {""}
   *[other] {" "}und 1 Geistige Gesundheit
}{ $key ->
    [0] {""}
   *[other] {" "}(1 weniger, mit dem Silbernen Schlüssel)
}
option-pay-price = bezahlen
option-pledge = { $n ->
    [0] keinen
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}
option-space = { $space }
option-investigator = { $seat }
option-clue = { $space }
option-lead = { $seat }
option-gate-on-top = { $space } bleibt oben
option-share = Allen erzählen
option-keep-secret = Für dich behalten
option-discard-clue = 1 Hinweis ablegen
option-discard-train = eine Zugfahrkarte ablegen
option-discard-ship = eine Schiffsfahrkarte ablegen
option-discard = { $card } ablegen
option-gain = { $card } erhalten
option-stop = nichts mehr
option-improve = { $skill }
option-retrain = { $skill }
option-spend = { $skill }
option-exchange-health = { $n } Ausdauer
option-exchange-sanity = { $n } Geistige Gesundheit
option-omen = { $colour } ({ $n })
option-rumor = { $card }
option-mystery = { $card }
option-keep-lead = behalten

## Die Geschichte

log-round = Runde { $n } beginnt.
log-round-ends = Ende der Runde: { $n ->
        [0] kein Tor ist offen
        [one] ein Tor ist offen
       *[other] { $n } Tore sind offen
    }. { $progress }.
log-gates-open = Ende der Runde: { $n ->
        [0] kein Tor ist offen
        [one] ein Tor ist offen
       *[other] { $n } Tore sind offen
    }.
mystery-progress = { $card }: { $n } von { $of }
log-sheet = { $seat } spielt { $card }.
log-new-lead = { $seat } ist Ermittlungsleiter.
log-mythos = Mythos: { $card }.
log-no-mythos = Keine Mythoskarte ist mehr da.
log-omen = Das Omen rückt vor: { $colour }.
log-set-omen = Das Omen wandert: { $colour }.
log-doom = Das Verderben rückt vor auf { $n }.
log-doom-back = Das Verderben weicht zurück auf { $n }.
log-awakens = { $name } ERWACHT.
log-gate = Ein Tor öffnet sich: { $space }.
log-no-gate = Kein Tor ist mehr da: Das Verderben rückt vor.
log-close = { $seat } schließt das Tor: { $space }.
log-gates-stay = Tore können jetzt nicht geschlossen werden.
log-discard-gate = Das Tor verschwindet: { $space }.
log-discard-gates = { $n ->
    [one] { $n } Tor verschwindet.
   *[other] { $n } Tore verschwinden.
}
log-surge = Monsterwelle: { $space }.
log-clue = Ein Hinweis erscheint: { $space }.
log-discard-clue = Der Hinweis ist verloren: { $space }.
log-expedition = Die nächste Expedition: { $space }.
log-reckonings = Eine Abrechnung!
log-reckoning = Abrechnung: { $card }.
log-mystery = Das nächste Mysterium: { $card }.
log-solve-mystery = Mysterium gelöst: { $card } ({ $n }).
log-unsolve = Das Mysterium { $card } kommt zurück in den Mysterienstapel.
log-solve-rumor = Das Gerücht { $card } ist vorbei.
log-token-at = { $token }: { $space }.
log-token-card = { $card }: { $n ->
    [0] kein Marker mehr
   *[other] { $n } Marker
}.
log-token-omen = Ein Eldritch-Marker kommt auf die Omenleiste.
log-token-sheet = { $token } auf dem Bogen des Großen Alten.
log-placed = { $thing ->
    [eldritch] Der Eldritch-Marker
    [clue] Der Hinweis
    [gate] Das Tor
   *[monster] Das Monster
} kommt auf { $card }.
log-roll = { $seat } macht eine Probe auf { $skill } mit { $n ->
    [one] { $n } Würfel
   *[other] { $n } Würfeln
}: { $dice }.
log-roll-die = Gewürfelt: { $n }.
log-seat-rolls = { $seat } würfelt eine { $n }.
log-reroll = { $seat } würfelt eine { $before } neu: { $n }.
log-raise = { $seat } erhöht einen Würfel auf { $n }.
log-die-for-sanity = { $seat } gibt 1 Geistige Gesundheit für einen Würfel aus.
log-use = { $seat } setzt { $card } ein.
log-test-passed = Bestanden, mit { $n ->
    [one] { $n } Erfolg.
   *[other] { $n } Erfolgen.
}
log-test-failed = { $n ->
    [0] Nicht bestanden, ohne Erfolg.
    [one] Nicht bestanden, mit nur { $n } Erfolg.
   *[other] Nicht bestanden, mit nur { $n } Erfolgen.
}
log-loss = { $seat } verliert { $health ->
    [0] { $sanity } Geistige Gesundheit
   *[other] { $sanity ->
        [0] { $health } Ausdauer
       *[other] { $health } Ausdauer und { $sanity } Geistige Gesundheit
    }
} (♥{ $left } ☽{ $mind }).
log-prevent = { $n } { $track } geht nicht verloren.
log-recover = { $seat } erhält { $health ->
    [0] { $sanity } Geistige Gesundheit
   *[other] { $sanity ->
        [0] { $health } Ausdauer
       *[other] { $health } Ausdauer und { $sanity } Geistige Gesundheit
    }
} zurück.
log-spend-track = { $seat } gibt { $n } { $track } aus.
log-spend-clues = { $n ->
    [one] { $seat } gibt { $n } Hinweis aus.
   *[other] { $seat } gibt { $n } Hinweise aus.
}
log-sanity-for-clue = { $seat } gibt 1 Geistige Gesundheit statt eines Hinweises aus.
log-clue-discount = { $seat } gibt 1 Hinweis weniger aus.
log-pledge = { $n ->
    [0] { $seat } bietet keinen Hinweis.
    [one] { $seat } bietet { $n } Hinweis.
   *[other] { $seat } bietet { $n } Hinweise.
}
log-gain-clues = { $n ->
    [one] { $seat } erhält { $n } Hinweis.
   *[other] { $seat } erhält { $n } Hinweise.
}
log-discard-ticket = { $seat } legt eine { $ticket } ab.
log-discard-clues = { $n ->
    [one] { $seat } legt { $n } Hinweis ab.
   *[other] { $seat } legt { $n } Hinweise ab.
}
log-gain-card = { $seat } erhält { $card }.
log-discard-card = { $seat } legt { $card } ab.
log-cast = { $seat } spricht { $card }.
log-flip = { $seat } dreht { $card } um.
log-flip-back = Die Karte { $card } liegt wieder mit der Vorderseite nach oben.
log-look = { $seat } sieht sich die Rückseite an: { $card }.
log-share-gate = { $seat } erzählt den anderen: Das nächste Tor ist { $space }.
log-share-gates = { $seat } erzählt den anderen: Das nächste Tor ist { $space }, das letzte { $other }.
log-share-back = { $seat } erzählt den anderen, was auf der Rückseite steht: { $card }.
log-improve = { $seat } verbessert { $skill } auf +{ $n }.
log-retrain = { $seat } gibt eine Verbesserung auf: { $skill }.
log-delayed = { $seat } wird aufgehalten.
log-not-delayed = { $seat } kann nicht aufgehalten werden.
log-turn-ends = { $seat } wird aufgehalten: Der Zug endet.
log-defeated = { $seat } ist BESIEGT.
log-devoured = { $seat } wird VERSCHLUNGEN.

## Wie es endet

won = Die Ermittler haben gewonnen. Die Welt ist gerettet, vorerst.
lost-ancient = Die Ermittler haben verloren: { $card } ist erwacht, und die Welt ist verloren.
lost-card = Die Ermittler haben verloren: Was { $card } angedroht hat, ist eingetreten.
lost-mythos = Die Ermittler haben verloren: Keine Mythoskarte ist mehr da, die Zeit ist um.
lost-eliminated = Die Ermittler haben verloren: Niemand stellt sich dem Großen Alten mehr entgegen.

## Parts of the story

part-encounter = Die Begegnung von { $seat }
part-mythos = Der Mythos

## What a round brought

tally-went = Gereist nach
tally-clues = Hinweise
tally-cards = Erhaltene Karten
tally-monsters = Besiegte Monster
tally-closed = Geschlossene Tore
tally-health-lost = Verlorene Ausdauer
tally-sanity-lost = Verlorene Geistige Gesundheit
tally-doom = Verderben
tally-omen = Omen
tally-opened = Geöffnete Tore
tally-open = Offene Tore
tally-progress = Das Mysterium
tally-solved = Gelöste Mysterien
tally-mystery = Das nächste Mysterium
amount-clue = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}
