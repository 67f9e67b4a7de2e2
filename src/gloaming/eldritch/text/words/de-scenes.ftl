# Die Szenen der Seite: Probe, Begegnung, Kampf, Mythosphase, Erwachen und Ende, auf Deutsch.

## Die Probe

scene-on-sheet = auf deinem Bogen
scene-chances = Chancen vor dem Wurf
scene-successes-of = { $n } Erfolge
scene-dice-lie = Die Würfel zeigen { $dice }.
scene-to-pass = zu bestehen
scene-average = Erfolge im Mittel
scene-can-use = Was du jetzt einsetzen kannst
scene-sealed = Was Erfolg und Misserfolg bringen, wird erst danach gelesen.

## Die Begegnung

scene-last-encounter = Die letzte Begegnung
scene-decides = { $seat } entscheidet.

## Der Kampf

scene-horror = Grauen
scene-damage = Schaden
scene-toughness = Zähigkeit
scene-invulnerable = jetzt unverwundbar
scene-no-test = keine Probe
scene-step-will = Nerven behalten
scene-step-strength = Zuschlagen
scene-against-horror = gegen Grauen { $n }
scene-against-damage = gegen Schaden { $n }
scene-with = Mit { $card }
scene-successes = Erfolge
scene-odds = Chance
scene-you = du
scene-it = das Monster
scene-unshaken = unbeirrt
scene-unhurt = unverletzt
scene-it-unhurt = unverletzt
scene-it-defeated = besiegt
scene-it-loses = verliert { $n }
scene-choose-fight = Welches Monster zuerst?
scene-prospect-will = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $chance } unbeirrt
scene-prospect-strength = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, { $chance } besiegt

## Die Mythosphase

scene-mythos = Mythos
scene-last-mythos = Die letzte Mythosphase: { $card }
scene-mythos-steps = Die Mythosphase, Schritt für Schritt
scene-step-advance-omen = Omen
scene-step-reckoning = Abrechnung
scene-step-spawn-gates = Tore
scene-step-monster-surge = Monsterwelle
scene-step-spawn-clues = Hinweise
scene-step-text = Die Karte
scene-step-check = Mysterium
scene-step-lead = Neue Ermittler, Ermittlungsleiter
scene-not-on-card = nicht auf dieser Karte
scene-reckonings = { $n ->
    [one] 1 Effekt
   *[other] { $n } Effekte
}
scene-nothing = nichts geschieht
scene-to-decide = muss entscheiden

## Das Erwachen

scene-doom-nought = Das Verderben steht auf 0
scene-wakes = { $name } erwacht
scene-from-now = Von jetzt an
scene-to-win = Sieg
scene-to-lose = Niederlage
scene-mysteries-left = { $n ->
    [0] Alle { $of } Mysterien sind gelöst: Das letzte Mysterium bleibt.
    [one] Löst noch 1 von { $of } Mysterien, dann das letzte Mysterium.
   *[other] Löst noch { $n } von { $of } Mysterien, dann das letzte Mysterium.
}
scene-how-to-lose = { $n ->
    [0] Niemand ist mehr übrig, oder eine Mythoskarte muss gezogen werden: Keine ist mehr da.
    [one] Niemand ist mehr übrig, oder keine Mythoskarte lässt sich mehr ziehen: 1 ist noch da.
   *[other] Niemand ist mehr übrig, oder keine Mythoskarte lässt sich mehr ziehen: { $n } sind noch da.
}

## Das Ende

scene-won-in = Gewonnen in Runde { $n }
scene-lost-in = Verloren in Runde { $n }
scene-end-won = { $name } schläft weiter
scene-end-lost = Die Welt gehört { $name }
scene-where-you-went = Wo ihr wart
scene-where-more = jede Reise, jedes geschlossene Tor, jedes besiegte Monster
scene-counted = Abgerechnet
scene-how-it-ended = Wie es endete
scene-doom-by-round = Verderben, Runde für Runde
scene-doom-told = Das Verderben stand anfangs auf { $first } und am Ende von Runde { $n } auf { $last }.
scene-key-solved = Mysterium gelöst
scene-key-woke = Erwachen
scene-score-gates = { $n ->
    [one] 1 offenes Tor
   *[other] { $n } offene Tore
}
scene-score-monsters = { $n ->
    [one] 1 Monster auf der Karte, je drei
   *[other] { $n } Monster auf der Karte, je drei
}
scene-score-cursed = { $n ->
    [one] 1 Zustand Verflucht oder Dunkler Pakt
   *[other] { $n } Zustände Verflucht und Dunkler Pakt
}
scene-score-rumors = { $n ->
    [one] 1 Gerücht im Spiel, je drei Punkte
   *[other] { $n } Gerüchte im Spiel, je drei Punkte
}
scene-score-clues = { $n ->
    [one] 1 Hinweis im Besitz, je drei
   *[other] { $n } Hinweise im Besitz, je drei
}
scene-score-blessed = { $n ->
    [one] 1 Zustand Gesegnet
   *[other] { $n } Zustände Gesegnet
}
scene-score-doom = Verderben übrig
scene-score-total = Punkte, weniger ist besser
scene-lost-doom = Das Verderben erreichte 0 in Runde
scene-doom-left = Verderben übrig
scene-lost-tokens = Marker für Geistige Gesundheit auf { $name }
scene-solved = Gelöste Mysterien
scene-mythos-left = Mythoskarten übrig
scene-doom-causes = Das Verderben rückte um { $omen } durch das Omen und seine Tore näher, um { $others } durch alles andere.
scene-fate-stands = hat das Ende erlebt
scene-fate-fell = besiegt in Runde { $n }
scene-fate-devoured = verschlungen in Runde { $n }
scene-deed-closed = { $n ->
    [one] 1 Tor geschlossen
   *[other] { $n } Tore geschlossen
}
scene-deed-beaten = { $n ->
    [one] 1 Monster besiegt
   *[other] { $n } Monster besiegt
}
scene-deed-found = { $n ->
    [one] 1 Hinweis gefunden
   *[other] { $n } Hinweise gefunden
}
scene-deed-passed = { $n ->
    [one] 1 Probe bestanden
   *[other] { $n } Proben bestanden
}
scene-deed-failed = { $n ->
    [one] 1 Probe misslungen
   *[other] { $n } Proben misslungen
}
scene-deed-way = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
