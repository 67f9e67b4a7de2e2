# Was Karten tun, auf Deutsch. Die Formen eines Verbs sind Attribute; siehe text/forms.py.

## Control

in-brackets = { $head } ({ $rest })
and-clause = { $first }, und { $last }
choice = { $first } oder { $last }
afterwards = danach { $effect }
if = wenn { $condition }, { $effect }
otherwise = sonst { $effect }
pay-for = { $price }, um { $effect }
if-paid = { $person ->
    [he] tut er das, { $effect }
   *[you] tust du das, { $effect }
}
if-unpaid = { $person ->
    [he] tut er das nicht, { $effect }
   *[you] tust du das nicht, { $effect }
}
unless-paid = { $effect }, es sei denn, { $price }
unless-group = { $effect }, es sei denn, die Ermittler geben gemeinsam { $what } aus
each-seat = { $who }: { $effect }
instead = stattdessen { $what }
do-may = { $effect }
    .you = darfst
    .he = darf
    .to = dürfen
    .zu = zu dürfen
do-nothing = nichts geschieht
per-one = { $what } pro { $count }

## Tests and dice

do-test = eine Probe auf { $skill }
    .noun = Probe auf { $skill }
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
test-pass = bestanden: { $effect }
test-fail = nicht bestanden: { $effect }
test-both = { $passed }. { $failed }
test-plus = { $person ->
    [he] er wirft
   *[you] du wirfst
} 1 zusätzlichen Würfel pro { $count }
test-minus = { $person ->
    [he] er wirft
   *[you] du wirfst
} 1 Würfel weniger pro { $count }
test-die-for-sanity = du darfst beliebig viel Geistige Gesundheit ausgeben, um je 1 zusätzlichen Würfel zu werfen
test-success-for-clue = du darfst beliebig viele Hinweise ausgeben, um je 1 Erfolg hinzuzufügen
test-needing = zum Bestehen sind { $n } Erfolge nötig
test-needing-value = zum Bestehen sind so viele Erfolge nötig wie der Wert jener Unterstützung
do-roll = 1 Würfel
    .do = wirf
    .you = wirfst
    .he = wirft
    .to = werfen
    .zu = zu werfen
roll-one = bei { $n } { $effect }
roll-two = bei { $n } oder { $high } { $effect }
roll-range = bei { $n } bis { $high } { $effect }
roll-from = bei { $n } oder mehr { $effect }
roll-players = bei einer Zahl bis zur Anzahl der Spieler { $effect }
result-one = Ergebnis { $n }: { $effect }
result-two = Ergebnis { $n } oder { $high }: { $effect }
result-range = Ergebnis { $n } bis { $high }: { $effect }
result-from = Ergebnis { $n } oder mehr: { $effect }

## Ambushes

a-monster-any = ein Monster
a-monster-other = ein Monster ({ $name })
a-monster-deep-one = ein Tiefes Wesen
a-monster-star-spawn = eine Sternenbrut
a-monster-dark-young = ein Dunkles Junges
a-monster-goat-spawn = eine Ziegenbrut
a-monster-cultist = ein Kultist
gender-any = n
gender-other = n
gender-deep-one = n
gender-star-spawn = f
gender-dark-young = n
gender-goat-spawn = f
gender-cultist = m
ambush-you-do = { $monster } greift dich aus dem Hinterhalt an
ambush-you-then = greift dich { $monster } aus dem Hinterhalt an
ambush-him-do = { $monster } greift ihn aus dem Hinterhalt an
ambush-him-then = greift ihn { $monster } aus dem Hinterhalt an
ambush-who-do = { $who } gerät in den Hinterhalt: { $monster }
ambush-who-then = gerät { $who } in den Hinterhalt: { $monster }
ambush-on-sixes = in dieser Kampfbegegnung sind nur Sechsen Erfolge
ambush-pass = { $person ->
    [he] besiegt er { $gender ->
        [f] sie
        [m] ihn
       *[n] es
    }
   *[you] besiegst du { $gender ->
        [f] sie
        [m] ihn
       *[n] es
    }
}, { $effect }
ambush-fail = sonst { $effect }
ambush-both = { $passed }; { $failed }
do-fight = eine Kampfbegegnung mit { $monsters }
    .do = bestreite
    .you = bestreitest
    .he = bestreitet
    .to = bestreiten
    .zu = zu bestreiten

## Health, Sanity, skills

do-lose = { $what }
    .you = verlierst
    .he = verliert
    .to = verlieren
    .zu = zu verlieren
do-lose-with = { $what }, { $monsters } ebenso
    .you = verlierst
    .he = verliert
    .to = verlieren
    .zu = zu verlieren
do-recover = { $what }
    .you = erhältst
    .he = erhält
    .to = zurückerhalten
    .zu = zurückzuerhalten
    .tail = zurück
prevent-health = { $how ->
    [all] jeden Verlust von Ausdauer
    [result] den Verlust von Ausdauer in Höhe deines Ergebnisses
   *[other] den Verlust von { $n } Ausdauer
}
prevent-sanity = { $how ->
    [all] jeden Verlust Geistiger Gesundheit
    [result] den Verlust Geistiger Gesundheit in Höhe deines Ergebnisses
   *[other] den Verlust von { $n } Geistiger Gesundheit
}
do-prevent = { $what }
    .you = verhinderst
    .he = verhindert
    .to = verhindern
    .zu = zu verhindern
do-prevent-instead = { $what }
    .you = verhinderst
    .he = verhindert
    .to = verhindern
    .zu = zu verhindern
do-spare = durch diese Probe keine Ausdauer
    .you = verlierst
    .he = verliert
    .to = verlieren
    .zu = zu verlieren
do-improve = { $skill }
    .you = verbesserst
    .he = verbessert
    .to = verbessern
    .zu = zu verbessern
do-exchange = beliebig viel Ausdauer ausgeben und ebenso viel Geistige Gesundheit zurückerhalten oder umgekehrt
    .you = kannst
    .he = kann
    .to = können
    .zu = zu können
do-retrain = beliebig viele Verbesserungsmarker ausgeben und ebenso oft Fertigkeiten { $person ->
    [he] seiner
   *[you] deiner
} Wahl verbessern
    .you = kannst
    .he = kann
    .to = können
    .zu = zu können
do-delayed = aufgehalten
    .you = wirst
    .he = wird
    .to = werden
    .zu = zu werden
do-devoured = verschlungen
    .you = wirst
    .he = wird
    .to = werden
    .zu = zu werden

## Possessions, Conditions, Clues

do-gain = { $what }
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
do-gain-this-clue = diesen Hinweis
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
do-discard = { $what }
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-all-but = { $what } bis auf { $n }
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-spend = { $what }
    .you = gibst
    .he = gibt
    .to = ausgeben
    .zu = auszugeben
    .tail = aus
do-discard-this = diese Karte
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-that-card = jene Karte
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-this-clue = diesen Hinweis
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-flip = diese Karte
    .do = dreh
    .you = drehst
    .he = dreht
    .to = umdrehen
    .zu = umzudrehen
    .tail = um
do-flip-back = diese Karte
    .do = dreh
    .you = drehst
    .he = dreht
    .to = wieder umdrehen
    .zu = wieder umzudrehen
    .tail = wieder um
do-look = die Rückseite jener Karte
    .you = siehst
    .he = sieht
    .to = ansehen
    .zu = anzusehen
    .tail = an
do-trade = mit { $who }
    .you = tauschst
    .he = tauscht
    .to = tauschen
    .zu = zu tauschen
do-trade-clues = Hinweise mit { $who }
    .you = tauschst
    .he = tauscht
    .to = tauschen
    .zu = zu tauschen
do-give = { $who } { $what }
    .you = gibst
    .he = gibt
    .to = geben
    .zu = zu geben
do-take-fallen = allen Besitz des besiegten Ermittlers
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
do-bury-fallen = Bogen und Marker des besiegten Ermittlers in die Schachtel
    .do = leg
    .you = legst
    .he = legt
    .to = zurücklegen
    .zu = zurückzulegen
    .tail = zurück
do-strip-fallen = allen Besitz besiegter Ermittler
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-clear-fallen = alle besiegten Ermittler in die Schachtel
    .do = leg
    .you = legst
    .he = legt
    .to = zurücklegen
    .zu = zurückzulegen
    .tail = zurück
do-choose-who = { $who }
    .do = wähle
    .you = wählst
    .he = wählt
    .to = wählen
    .zu = zu wählen

## Doom, Omen, Gates, Clues on the board

do-advance-doom = das Verderben um { $n }
    .do = rück
    .you = rückst
    .he = rückt
    .to = vorrücken
    .zu = vorzurücken
    .tail = vor
do-doom-zero = das Verderben auf 0
    .do = rück
    .you = rückst
    .he = rückt
    .to = vorrücken
    .zu = vorzurücken
    .tail = vor
do-retreat-doom = das Verderben um { $n }
    .do = zieh
    .you = ziehst
    .he = zieht
    .to = zurückziehen
    .zu = zurückzuziehen
    .tail = zurück
do-advance-omen = das Omen um { $n }
    .do = rück
    .you = rückst
    .he = rückt
    .to = vorrücken
    .zu = vorzurücken
    .tail = vor
do-set-omen = den Omenmarker auf ein Feld { $person ->
    [he] seiner
   *[you] deiner
} Wahl
    .do = setz
    .you = setzt
    .he = setzt
    .to = setzen
    .zu = zu setzen
do-omen-back = das Omen um { $n }
    .do = setz
    .you = setzt
    .he = setzt
    .to = zurücksetzen
    .zu = zurückzusetzen
    .tail = zurück
do-close-gate = dieses Tor
    .you = schließt
    .he = schließt
    .to = schließen
    .zu = zu schließen
do-discard-gate-any = 1 Tor { $person ->
    [he] seiner
   *[you] deiner
} Wahl
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-gate-matching = jedes Tor, das dem Omen entspricht,
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-peek = die obersten 2 Tore des Stapels an: eines kommt wieder obenauf, das andere nach unten
    .do = sieh dir
    .you = siehst dir
    .he = sieht sich
    .to = ansehen
    .zu = anzusehen
do-discard-clue-nearest = den nächstgelegenen Hinweis des Spielplans
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-clue-all = alle Hinweise des Spielplans
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-discard-clue-chosen = den gewählten Hinweis
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-move-all-clues = jeden Hinweis des Spielplans { $where }
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-move-this-clue = diesen Hinweis { $where }
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-choose-clue = einen beliebigen Hinweis auf dem Spielplan
    .do = wähle
    .you = wählst
    .he = wählt
    .to = wählen
    .zu = zu wählen
do-encounter-that-clue = eine Nachforschungsbegegnung mit jenem Hinweis
    .you = führst
    .he = führt
    .to = ausführen, als { $person ->
        [he] wäre er
       *[you] wärst du
    } auf dessen Feld
    .zu = auszuführen, als { $person ->
        [he] wäre er
       *[you] wärst du
    } auf dessen Feld
    .tail = aus, als { $person ->
        [he] wäre er
       *[you] wärst du
    } auf dessen Feld
do-spawn = { $what }
    .do = lass
    .you = lässt
    .he = lässt
    .to = erscheinen lassen
    .zu = erscheinen zu lassen
    .tail = erscheinen
do-spawn-at = { $what } { $where }
    .do = lass
    .you = lässt
    .he = lässt
    .to = erscheinen lassen
    .zu = erscheinen zu lassen
    .tail = erscheinen
do-spawn-named = 1 { $name } { $where }
    .do = lass
    .you = lässt
    .he = lässt
    .to = erscheinen lassen
    .zu = erscheinen zu lassen
    .tail = erscheinen
do-spawn-epic = { $name } { $where }
    .do = lass
    .you = lässt
    .he = lässt
    .to = erscheinen lassen
    .zu = erscheinen zu lassen
    .tail = erscheinen
do-set-aside-monster = { $n ->
    [one] 1 { $name }
   *[other] { $n } × { $name }
}
    .do = leg
    .you = legst
    .he = legt
    .to = beiseitelegen
    .zu = beiseitezulegen
    .tail = beiseite
do-set-aside-specials = die Spezialbegegnungen dieses Großen Alten
    .do = leg
    .you = legst
    .he = legt
    .to = beiseitelegen
    .zu = beiseitezulegen
    .tail = beiseite
do-place = { $what } { $where }
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-place-omen = { $what } auf das grüne Feld der Omenleiste
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-place-that = { $what } { $where }
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-place-lost = so viele Marker für Geistige Gesundheit auf den Bogen des Großen Alten, wie verloren wurden
    .do = leg
    .you = legst
    .he = legt
    .to = legen
    .zu = zu legen
do-remove-tokens = { $what } { $where }
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab

## Monsters

hurt-do = { $monsters } verliert { $what }
hurt-then = verliert { $monsters } { $what }
hurt-let = { $monsters } { $what } verlieren { $let ->
    [um] zu lassen
   *[to] lassen
}
heal-do = { $monsters } erhält { $what } zurück
heal-then = erhält { $monsters } { $what } zurück
heal-let = { $monsters } { $what } zurückerhalten { $let ->
    [um] zu lassen
   *[to] lassen
}
do-defeat = { $monsters }
    .do = besiege
    .you = besiegst
    .he = besiegt
    .to = besiegen
    .zu = zu besiegen
do-discard-monster = { $monsters }
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-move-monster = { $monsters } { $where }
    .do = beweg
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-monster-toward = { $monsters } { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $where }
    .do = beweg
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen

## Moving

do-move = { $person ->
    [he] sich
   *[you] dich
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-by-ship = { $person ->
    [he] sich
   *[you] dich
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit auf Schiffsrouten
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-up-to = { $person ->
    [he] sich
   *[you] dich
} bis zu { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-toward = { $person ->
    [he] sich
   *[you] dich
} { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} { $where }
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-to = { $person ->
    [he] sich
   *[you] dich
} { $where }
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-move-together = { $person ->
    [he] sich
   *[you] dich
} mit diesem Monster { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit
    .you = bewegst
    .he = bewegt
    .to = bewegen
    .zu = zu bewegen
do-swap-places = mit dir den Platz
    .you = tauschst
    .he = tauscht
    .to = tauschen
    .zu = zu tauschen

## Encounters and combat

do-resolve-pass = den Erfolgseffekt
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen
    .zu = auszuführen
    .tail = aus
do-resolve-fail = den Misserfolgseffekt
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen
    .zu = auszuführen
    .tail = aus
do-special-encounter = eine Spezialbegegnung
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen
    .zu = auszuführen
    .tail = aus
do-other-world-solving = eine Anderweltbegegnung
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen
    .zu = auszuführen
    .tail = aus; wo sie das Tor schließen würde, wird stattdessen dieses Gerücht gelöst
do-ignore-monsters = in dieser Begegnungsphase die Monster auf { $person ->
    [he] seinem
   *[you] deinem
} Feld
    .you = ignorierst
    .he = ignoriert
    .to = ignorieren
    .zu = zu ignorieren
do-end-encounters = in diesem Zug keine weitere Begegnung
    .you = hast
    .he = hat
    .to = haben
    .zu = zu haben
do-skip-second-test = die Stärkeprobe dieses Kampfes
    .you = überspringst
    .he = überspringt
    .to = überspringen
    .zu = zu überspringen
do-bonus = +{ $n } { $skill } in dieser Kampfbegegnung
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
do-bonus-instead = stattdessen +{ $n } { $skill }
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
do-grant-reroll = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
} der Probe auf { $skill } in diesem Kampf neu werfen
    .you = darfst
    .he = darf
    .to = dürfen
    .zu = zu dürfen
do-grant-dice = in jener Begegnung { $n ->
    [one] 1 zusätzlichen Würfel
   *[other] { $n } zusätzliche Würfel
}
    .you = wirfst
    .he = wirft
    .to = werfen
    .zu = zu werfen
do-act = 1 zusätzliche Aktion
    .you = führst
    .he = führt
    .to = durchführen
    .zu = durchzuführen
    .tail = durch

## Cards of the table

do-solve-this = dieses Gerücht
    .do = löse
    .you = löst
    .he = löst
    .to = lösen
    .zu = zu lösen
do-solve-rumor = 1 Gerücht { $person ->
    [he] seiner
   *[you] deiner
} Wahl
    .do = löse
    .you = löst
    .he = löst
    .to = lösen
    .zu = zu lösen
do-draw-rumor = ein zufälliges Gerücht aus der Schachtel und führ alle seine Symbole aus
    .do = zieh
    .you = ziehst
    .he = zieht
    .to = ziehen
    .zu = zu ziehen
do-unsolve = 1 gelöstes Mysterium in den Mysterienstapel
    .do = misch
    .you = mischst
    .he = mischt
    .to = zurückmischen
    .zu = zurückzumischen
    .tail = zurück
do-unsolve-random = 1 zufälliges gelöstes Mysterium in den Mysterienstapel
    .do = misch
    .you = mischst
    .he = mischt
    .to = zurückmischen
    .zu = zurückzumischen
    .tail = zurück
do-reckon-monsters = die Abrechnungseffekte aller Monster auf dem Spielplan{ $twice ->
    [1] {" "}zweimal
   *[0] {""}
}
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .zu = auszuführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .tail = aus { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
do-reckon-mythos = die Abrechnungseffekte aller Mythoskarten im Spiel{ $twice ->
    [1] {" "}zweimal
   *[0] {""}
}
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .zu = auszuführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .tail = aus { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
do-reckon-conditions = die Abrechnungseffekte aller Zustände{ $twice ->
    [1] {" "}zweimal
   *[0] {""}
}
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .zu = auszuführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .tail = aus { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
do-reckon-debt = den Abrechnungseffekt dieses Zustands „Schulden“{ $twice ->
    [1] {" "}zweimal
   *[0] {""}
}
    .do = führ
    .you = führst
    .he = führt
    .to = ausführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .zu = auszuführen { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
    .tail = aus { $ones ->
        [1] , als wäre jeder Würfel eine 1
       *[0] {""}
    }
do-box-expedition = alle Karten der aktiven Expedition in die Schachtel
    .do = leg
    .you = legst
    .he = legt
    .to = zurücklegen
    .zu = zurückzulegen
    .tail = zurück
do-shuffle-expedition = den Expeditionsstapel
    .do = misch
    .you = mischst
    .he = mischt
    .to = mischen
    .zu = zu mischen
do-box-assets = jede Unterstützung aus Stapel, Ablagestapel und Auslage, deren Wert mindestens der Zahl der Marker auf dieser Karte entspricht, in die Schachtel
    .do = leg
    .you = legst
    .he = legt
    .to = zurücklegen
    .zu = zurückzulegen
    .tail = zurück
do-empty-reserve = die Auslage
    .do = leg
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
do-fill-reserve = die Auslage
    .do = füll
    .you = füllst
    .he = füllt
    .to = auffüllen
    .zu = aufzufüllen
    .tail = auf
lose-game-do = die Ermittler verlieren das Spiel
lose-game-then = verlieren die Ermittler das Spiel
win-game-do = die Ermittler gewinnen das Spiel
win-game-then = gewinnen die Ermittler das Spiel

## Prices

price-spend = { $what }
    .you = gibst
    .he = gibt
    .to = ausgeben
    .zu = auszugeben
    .tail = aus
price-players-less = so viele Hinweise wie Spieler abzüglich der Marker auf dieser Karte
    .you = gibst
    .he = gibt
    .to = ausgeben
    .zu = auszugeben
    .tail = aus
price-gained-clue = 1 in jener Begegnung erhaltenen Hinweis
    .you = gibst
    .he = gibt
    .to = ausgeben
    .zu = auszugeben
    .tail = aus
price-discard = { $what }
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
price-this = diese Karte
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
price-spell-after = danach den Zauber
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
price-delayed = aufgehalten
    .you = wirst
    .he = wird
    .to = werden
    .zu = zu werden
price-condition = den Zustand „{ $name }“
    .you = erhältst
    .he = erhält
    .to = erhalten
    .zu = zu erhalten
price-drop-condition = den Zustand „{ $name }“
    .you = legst
    .he = legt
    .to = ablegen
    .zu = abzulegen
    .tail = ab
price-lose = { $what }
    .you = verlierst
    .he = verliert
    .to = verlieren
    .zu = zu verlieren
price-improve = eine Fertigkeit { $person ->
    [he] seiner
   *[you] deiner
} Wahl
    .you = verbesserst
    .he = verbessert
    .to = verbessern
    .zu = zu verbessern
