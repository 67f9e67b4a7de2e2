# Eldritch Horror auf Deutsch: Fertigkeiten, Mengen, Orte, Personen, Monster, Zählungen, Ereignisse.

seat-sheet = { $seat } ({ $sheet })
die-number = Würfel { $n }

## Skills and tracks

skill-lore = Wissen
skill-influence = Einfluss
skill-observation = Wahrnehmung
skill-strength = Stärke
skill-will = Willenskraft
any-skill = eine Fertigkeit { $person ->
    [he] seiner
   *[you] deiner
} Wahl
that-skill = jene Fertigkeit noch einmal
skill-test = { $skill } { $modifier }
track-health = Ausdauer
track-sanity = Geistige Gesundheit
amount-health = { $how ->
    [all] alle Ausdauer
    [everything] seine ganze Ausdauer
    [result] Ausdauer in Höhe { $person ->
        [he] seines
       *[you] deines
    } Ergebnisses
    [half] Ausdauer in Höhe der halben Spielerzahl
   *[other] { $n } Ausdauer
}
amount-sanity = { $how ->
    [all] alle Geistige Gesundheit
    [everything] seine ganze Geistige Gesundheit
    [result] Geistige Gesundheit in Höhe { $person ->
        [he] seines
       *[you] deines
    } Ergebnisses
    [half] Geistige Gesundheit in Höhe der halben Spielerzahl
   *[other] { $n } Geistige Gesundheit
}

## Cards and tokens

trait-ally = VERBÜNDETER
trait-bane = FLUCH
trait-boon = SEGEN
trait-common = GEWÖHNLICH
trait-deal = HANDEL
trait-incantation = BESCHWÖRUNGS
trait-injury = VERLETZUNG
trait-item = GEGENSTAND
trait-madness = WAHNSINN
trait-magical = MAGISCH
trait-restriction = EINSCHRÄNKUNG
trait-ritual = RITUAL
trait-service = DIENSTLEISTUNG
trait-teamwork = TEAMWORK
trait-tome = FOLIANT
trait-trinket = SCHMUCKSTÜCK
trait-weapon = WAFFE
trait-item-or-trinket = GEGENSTAND oder SCHMUCKSTÜCK
some-clue = { $how ->
    [half] halb so viele Hinweise wie Spieler
    [players] so viele Hinweise wie Spieler
    [result] Hinweise in Höhe { $person ->
        [he] seines
       *[you] deines
    } Ergebnisses
    [all] alle { $person ->
        [he] seine
       *[you] deine
    } Hinweise
    [any] beliebig viele Hinweise
   *[other] { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
}
some-asset = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $n }
} { $n ->
    [one] Unterstützung
   *[other] Unterstützungen
} { $traited ->
    [1] ({ $trait })
   *[0] {""}
}
some-artifact = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $n }
} { $n ->
    [one] Artefakt
   *[other] Artefakte
} { $traited ->
    [1] ({ $trait })
   *[0] {""}
}
some-spell = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $n }
} { $traited ->
    [1] { $trait }-Zauber
   *[0] Zauber
}
some-condition = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $n }
} { $n ->
    [one] Zustand
   *[other] Zustände
} { $traited ->
    [1] ({ $trait })
   *[0] {""}
}
some-possession = { $how ->
    [all] alle
    [any] beliebig viele
   *[other] { $n }
} { $n ->
    [one] Besitzkarte
   *[other] Besitzkarten
} { $traited ->
    [1] ({ $trait })
   *[0] {""}
}
named-asset = die Unterstützung „{ $name }“
named-artifact = das Artefakt „{ $name }“
named-spell = den Zauber „{ $name }“
named-condition = den Zustand „{ $name }“
from-reserve = { $what } aus der Auslage
from-deck = { $what } aus dem Stapel
from-reserve-and-discard = { $what } aus der Auslage oder dem Ablagestapel
within = { $what } mit einem Wert bis zu { $person ->
    [he] seinem
   *[you] deinem
} Ergebnis
within-total = { $what } mit einem Gesamtwert bis zu { $person ->
    [he] seinem
   *[you] deinem
} Ergebnis
some-token-eldritch = { $how ->
    [half] halb so viele Eldritch-Marker wie Spieler
    [players] so viele Eldritch-Marker wie Spieler
   *[other] { $n } Eldritch-Marker
}
some-token-mystery = den Mysteriumsmarker
some-token-sanity = { $n } Marker für Geistige Gesundheit
some-token-health = { $n } Ausdauermarker
some-token-gate = { $n ->
    [one] 1 Tor
   *[other] { $n } Tore
}
half-as-many-tokens = halb so viele Eldritch-Marker wie { $count }
token-eldritch = Eldritch-Marker
token-mystery = Mysteriumsmarker
token-sanity = Marker für Geistige Gesundheit
token-health = Ausdauermarker
token-gate = Tor
that-clue = ihn
that-gate = dieses Tor
that-monster = es
that-eldritch = jenen Eldritch-Marker
on-this = auf diese Karte
on-sheet = auf den Bogen des Großen Alten
on-mystery = auf das aktive Mysterium
on-omen = auf die Omenleiste
from-this = von dieser Karte
from-sheet = vom Bogen des Großen Alten
from-mystery = vom aktiven Mysterium
from-omen = von der Omenleiste
spawned-clue = { $how ->
    [half] halb so viele Hinweise wie Spieler
   *[other] { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
}
spawned-gate = { $n ->
    [one] 1 Tor
   *[other] { $n } Tore
}
spawned-monster = { $n } Monster

## Where

spot-space = { $article ->
    [1] { $case ->
        [to] auf das Feld „{ $space }“
        [toward] auf das Feld „{ $space }“ zu
       *[at] auf dem Feld „{ $space }“
    }
   *[0] { $case ->
        [toward] in Richtung { $space }
       *[at] auf { $space }
    }
}
at-here = auf { $person ->
    [he] seinem
   *[you] deinem
} Feld
spot-here = { $case ->
    [to] auf { $person ->
        [he] sein
       *[you] dein
    } Feld
    [toward] auf dieses Monster zu
   *[at] auf { $here ->
        [its] dem Feld dieses Monsters
       *[own] { $person ->
            [he] seinem
           *[you] deinem
        } Feld
    }
}
spot-that = { $case ->
    [to] auf jenes Feld
    [toward] auf jenes Feld zu
   *[at] auf jenem Feld
}
spot-any = { $case ->
    [to] auf ein Feld { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
    [toward] auf ein Feld deiner Wahl zu
   *[at] auf einem Feld { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
}
spot-gate = { $case ->
    [to] auf ein Feld mit einem Tor
    [toward] auf das nächstgelegene Tor zu
   *[at] auf einem Feld mit einem Tor
}
spot-expedition = { $case ->
    [to] auf das Feld der aktiven Expedition
    [toward] auf die aktive Expedition zu
   *[at] auf dem Feld der aktiven Expedition
}
spot-nearest-investigator = { $case ->
    [to] auf das Feld des nächstgelegenen Ermittlers
    [toward] auf den nächstgelegenen Ermittler zu
   *[at] auf dem Feld des nächstgelegenen Ermittlers
}
spot-epic = { $case ->
    [to] auf das Feld von { $name }
    [toward] auf { $name } zu
   *[at] auf dem Feld von { $name }
}
spot-each-cultist = { $case ->
    [to] auf das Feld jedes Kultisten
    [toward] auf jeden Kultisten zu
   *[at] auf dem Feld jedes Kultisten
}
spot-random = { $case ->
    [to] auf ein zufälliges Feld
    [toward] auf ein zufälliges Feld zu
   *[at] auf einem zufälligen Feld
}
spot-eldritch = { $case ->
    [to] auf ein Feld mit einem Eldritch-Marker
    [toward] auf einen Eldritch-Marker zu
   *[at] auf einem Feld mit einem Eldritch-Marker
}
spot-own-eldritch = { $case ->
    [to] auf ein Feld mit einem Eldritch-Marker dieser Karte
    [toward] auf einen Eldritch-Marker dieser Karte zu
   *[at] auf einem Feld mit einem Eldritch-Marker dieser Karte
}
spot-clue-or-gate = { $case ->
    [to] auf ein Feld mit einem Hinweis oder einem Tor
    [toward] auf einen Hinweis oder ein Tor zu
   *[at] auf einem Feld mit einem Hinweis oder einem Tor
}
spot-here-or-beside = { $case ->
    [to] auf dieses oder ein angrenzendes Feld
    [toward] auf dieses Feld zu
   *[at] auf diesem oder einem angrenzenden Feld
}
spot-expedition-or-beside = { $case ->
    [to] auf das Feld der aktiven Expedition oder ein angrenzendes Feld
    [toward] auf die aktive Expedition zu
   *[at] auf dem Feld der aktiven Expedition oder einem angrenzenden Feld
}
spot-nearest-city = { $case ->
    [to] auf das nächstgelegene Stadtfeld
    [toward] auf das nächstgelegene Stadtfeld zu
   *[at] auf dem nächstgelegenen Stadtfeld
}
spot-nearest-wilderness = { $case ->
    [to] auf das nächstgelegene Wildnisfeld
    [toward] auf das nächstgelegene Wildnisfeld zu
   *[at] auf dem nächstgelegenen Wildnisfeld
}
spot-nearest-sea = { $case ->
    [to] auf das nächstgelegene Meeresfeld
    [toward] auf das nächstgelegene Meeresfeld zu
   *[at] auf dem nächstgelegenen Meeresfeld
}
spot-on-city = { $case ->
    [to] auf ein Stadtfeld
    [toward] auf ein Stadtfeld zu
   *[at] auf einem Stadtfeld
}
spot-on-wilderness = { $case ->
    [to] auf ein Wildnisfeld
    [toward] auf ein Wildnisfeld zu
   *[at] auf einem Wildnisfeld
}
spot-on-sea = { $case ->
    [to] auf ein Meeresfeld
    [toward] auf ein Meeresfeld zu
   *[at] auf einem Meeresfeld
}
spot-without-eldritch = ohne Eldritch-Marker

## Who

who-active = der aktive Ermittler
who-lead = { $case ->
    [with] dem Ermittlungsleiter
    [object] den Ermittlungsleiter
   *[subject] der Ermittlungsleiter
}
who-that = { $case ->
    [with] jenem Ermittler
    [object] jenen Ermittler
   *[subject] jener Ermittler
}
who-nearest = { $case ->
    [with] dem nächstgelegenen Ermittler
    [object] den nächstgelegenen Ermittler
   *[subject] der nächstgelegene Ermittler
}
who-each = { $case ->
    [with] jedem Ermittler
    [object] jeden Ermittler
   *[subject] jeder Ermittler
}
who-each-other = { $case ->
    [with] jedem anderen Ermittler
    [object] jeden anderen Ermittler
   *[subject] jeder andere Ermittler
}
who-one = { $case ->
    [with] einem Ermittler
    [object] einen Ermittler
   *[subject] ein Ermittler deiner Wahl
}
who-one-other = { $case ->
    [with] einem anderen Ermittler
    [object] einen anderen Ermittler
   *[subject] ein anderer Ermittler
}
who-with = mit { $what }
who-condition = mit dem Zustand „{ $name }“
who-no-condition = ohne den Zustand „{ $name }“
who-without-eldritch = ohne Eldritch-Marker

## Which Monsters

monsters-this = { $case ->
    [with] diesem Monster
   *[object] dieses Monster
}
monsters-that = { $case ->
    [with] jenem Monster
   *[object] jenes Monster
}
monsters-one-any = { $case ->
    [with] einem Monster { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
   *[object] ein Monster { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
}
monsters-one-cultist = { $case ->
    [with] einem Kultisten { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
    [subject] ein Kultist { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
   *[object] einen Kultisten { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
}
monsters-one-non-epic = { $case ->
    [with] einem nicht-epischen Monster { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
   *[object] ein nicht-episches Monster { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
}
monsters-one-named = { $case ->
    [with] einem Monster „{ $name }“ { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
   *[object] ein Monster „{ $name }“ { $person ->
        [he] seiner
       *[you] deiner
    } Wahl
}
monsters-each-any = { $case ->
    [with] jedem Monster
   *[object] jedes Monster
}
monsters-each-cultist = { $case ->
    [with] jedem Kultisten
    [subject] jeder Kultist
   *[object] jeden Kultisten
}
monsters-each-non-epic = { $case ->
    [with] jedem nicht-epischen Monster
   *[object] jedes nicht-epische Monster
}
monsters-each-named = { $case ->
    [with] jedem Monster „{ $name }“
   *[object] jedes Monster „{ $name }“
}
monsters-each-other-any = { $case ->
    [with] jedem anderen Monster
   *[object] jedes andere Monster
}
monsters-each-other-cultist = { $case ->
    [with] jedem anderen Kultisten
    [subject] jeder andere Kultist
   *[object] jeden anderen Kultisten
}
monsters-each-other-non-epic = { $case ->
    [with] jedem anderen nicht-epischen Monster
   *[object] jedes andere nicht-epische Monster
}
monsters-each-other-named = { $case ->
    [with] jedem anderen Monster „{ $name }“
   *[object] jedes andere Monster „{ $name }“
}

## What is counted: "for each …"

count-spell = Zauber in { $person ->
    [he] seinem
   *[you] deinem
} Besitz
count-clue = Hinweis in { $person ->
    [he] seinem
   *[you] deinem
} Besitz
count-item = GEGENSTAND in { $person ->
    [he] seinem
   *[you] deinem
} Besitz
count-injury = Zustand (VERLETZUNG)
count-madness = Zustand (WAHNSINN)
count-deal = Zustand (HANDEL)
count-dark-pact = Zustand „Dunkler Pakt“
count-on-city = Stadtfeld
count-on-sea = Meeresfeld
count-from-deck = aus dem Stapel erhaltener Karte
count-gate = { $n ->
    [one] Tor auf dem Spielplan
   *[other] Tore auf dem Spielplan
}
count-matching-gate = Tor, das dem Omen entspricht
count-unmatched-gate = Tor, das dem Omen nicht entspricht
count-discarded-gate = abgelegtem Tor
count-discarded-toughness = Punkt seiner Zähigkeit
count-lost-sanity = verlorener Geistiger Gesundheit
count-monster = Monster auf dem Spielplan
count-cultist-on-board = Kultist auf dem Spielplan
count-cultist-here = Kultist auf deinem Feld
count-dark-young-on-board = Dunklem Jungen auf dem Spielplan
count-hound-on-board = Hund von Tindalos auf dem Spielplan
count-investigator-here = Ermittler auf diesem Feld
count-reckoning-monster = Monster mit Abrechnungseffekt
count-reckoning-mythos = Mythoskarte mit Abrechnungseffekt
count-rumor = Gerücht im Spiel
count-monster-at-rumor = Monster auf dem Feld dieses Gerüchts
count-monster-with-epic = Monster auf dem Feld des Epischen Monsters
count-expedition-card = Expeditionskarte
count-solved = gelöstem Mysterium
count-player-left = verbliebenem Spieler
count-debt-held = Zustand „Schulden“
count-omen-token = Eldritch-Marker auf dem aktuellen Feld der Omenleiste
count-card-token = Marker auf dieser Karte
count-card-eldritch = Eldritch-Marker auf dieser Karte
count-card-clue = Hinweis auf dieser Karte
count-card-gate = Tor auf dieser Karte
count-card-toughness = Punkt Zähigkeit der Monster auf dieser Karte
count-sheet-gate = Tor auf dem Bogen des Großen Alten
count-sheet-sanity = Marker für Geistige Gesundheit auf dem Bogen des Großen Alten
count-done = Mal
count-rolled-four = Würfel mit einer 4
count-defeated-it = besiegtem Monster

## "if …"

at-least-spell = { $person ->
    [he] er { $n ->
        [one] einen Zauber
       *[other] mindestens { $n } Zauber
    } hat
   *[you] du { $n ->
        [one] einen Zauber
       *[other] mindestens { $n } Zauber
    } hast
}
at-least-clue = { $person ->
    [he] er { $n ->
        [one] einen Hinweis
       *[other] mindestens { $n } Hinweise
    } hat
   *[you] du { $n ->
        [one] einen Hinweis
       *[other] mindestens { $n } Hinweise
    } hast
}
at-least-item = { $person ->
    [he] er einen GEGENSTAND hat
   *[you] du einen GEGENSTAND hast
}
at-least-injury = { $person ->
    [he] er einen Zustand (VERLETZUNG) hat
   *[you] du einen Zustand (VERLETZUNG) hast
}
at-least-madness = { $person ->
    [he] er einen Zustand (WAHNSINN) hat
   *[you] du einen Zustand (WAHNSINN) hast
}
at-least-deal = { $person ->
    [he] er einen Zustand (HANDEL) hat
   *[you] du einen Zustand (HANDEL) hast
}
at-least-dark-pact = { $person ->
    [he] er den Zustand „Dunkler Pakt“ hat
   *[you] du den Zustand „Dunkler Pakt“ hast
}
at-least-on-city = { $person ->
    [he] er auf einem Stadtfeld ist
   *[you] du auf einem Stadtfeld bist
}
at-least-on-sea = { $person ->
    [he] er auf einem Meeresfeld ist
   *[you] du auf einem Meeresfeld bist
}
at-least-from-deck = du diese Karte aus ihrem Stapel erhalten hast
at-least-gate = { $n ->
    [one] ein Tor auf dem Spielplan ist
   *[other] mindestens { $n } Tore auf dem Spielplan sind
}
at-least-matching-gate = ein Tor dem Omen entspricht
at-least-unmatched-gate = dieses Tor dem Omen nicht entspricht
at-least-discarded-gate = ein Tor abgelegt wurde
at-least-discarded-toughness = ein Monster abgelegt wurde
at-least-lost-sanity = { $person ->
    [he] er dadurch Geistige Gesundheit verliert
   *[you] du dadurch Geistige Gesundheit verlierst
}
at-least-monster = mindestens { $n } Monster auf dem Spielplan sind
at-least-cultist-on-board = ein Kultist auf dem Spielplan ist
at-least-cultist-here = ein Kultist auf deinem Feld ist
at-least-dark-young-on-board = das Dunkle Junge auf dem Spielplan ist
at-least-hound-on-board = der Hund von Tindalos auf dem Spielplan ist
at-least-investigator-here = ein Ermittler auf diesem Feld ist
at-least-reckoning-monster = ein Monster einen Abrechnungseffekt hat
at-least-reckoning-mythos = eine Mythoskarte einen Abrechnungseffekt hat
at-least-rumor = ein Gerücht im Spiel ist
at-least-monster-at-rumor = mindestens { $n } Monster auf dem Feld dieses Gerüchts sind
at-least-monster-with-epic = mindestens { $n } Monster auf dessen Feld sind
at-least-expedition-card = noch eine Expeditionskarte übrig ist
at-least-solved = { $n ->
    [one] ein Mysterium gelöst ist
   *[other] { $n } Mysterien gelöst sind
}
at-least-player-left = noch ein Spieler übrig ist
at-least-debt-held = { $person ->
    [he] er den Zustand „Schulden“ hat
   *[you] du den Zustand „Schulden“ hast
}
at-least-omen-token = auf jenem Feld ein Eldritch-Marker liegt
at-least-card-token = auf dieser Karte ein Marker liegt
at-least-card-eldritch = auf dieser Karte ein Eldritch-Marker liegt
at-least-card-clue = auf dieser Karte ein Hinweis liegt
at-least-card-gate = auf dieser Karte ein Tor liegt
at-least-card-toughness = die Monster auf dieser Karte mindestens { $n } Zähigkeit haben
at-least-sheet-gate = mindestens { $n } Tore auf dem Bogen liegen
at-least-sheet-sanity = mindestens { $n } Marker für Geistige Gesundheit auf dem Bogen liegen
at-least-done = { $here ->
    [its] das geschieht
   *[own] { $person ->
        [he] er das tut
       *[you] du das tust
    }
}
at-least-rolled-four = ein Würfel eine 4 zeigt
at-least-defeated-it = { $person ->
    [he] er es besiegt
   *[you] du es besiegst
}

## "if no …"

none-spell = { $person ->
    [he] er keinen Zauber hat
   *[you] du keinen Zauber hast
}
none-clue = { $person ->
    [he] er keinen Hinweis hat
   *[you] du keinen Hinweis hast
}
none-matching-gate = kein Tor dem Omen entspricht
none-reckoning-monster = kein Monster auf dem Spielplan einen Abrechnungseffekt hat
none-reckoning-mythos = keine Mythoskarte im Spiel einen Abrechnungseffekt hat
none-rolled-four = { $person ->
    [he] er keine 4 gewürfelt hat
   *[you] du keine 4 gewürfelt hast
}
none-player-left = kein Spieler mehr übrig ist
none-expedition-card = keine Expeditionskarte mehr übrig ist
none-card-token = auf dieser Karte kein Marker mehr liegt

## Events

event-action-turn = in deinem Zug der Aktionsphase
event-encounter-turn = in deinem Zug der Begegnungsphase
event-encounter = statt eine Begegnung auszuführen,
event-rest = wenn du rastest,
event-rest-here = rastet ein Ermittler auf deinem Feld,
event-health-loss-here = würde ein Ermittler auf deinem Feld Ausdauer verlieren,
event-any-health-loss = würde ein Ermittler Ausdauer verlieren,
event-sanity-loss-here = würde ein Ermittler auf deinem Feld Geistige Gesundheit verlieren,
event-any-sanity-loss = würde ein Ermittler Geistige Gesundheit verlieren,
event-own-sanity-loss = würdest du Geistige Gesundheit verlieren,
event-spell-sanity-loss = würdest du durch einen Zaubereffekt Geistige Gesundheit verlieren,
event-combat = während einer Kampfbegegnung
event-win-combat = besiegst du ein Monster in einer Kampfbegegnung,
event-close = schließt ein Ermittler ein Tor,
event-close-matching = schließt ein Ermittler ein Tor, das dem Omen entspricht,
event-close-other-world = schließt du in einer Anderweltbegegnung ein Tor,
event-researched = hat ein Ermittler eine Nachforschungsbegegnung ausgeführt,
event-monster-defeated = wird ein nicht-episches Monster besiegt,
event-rumor-space-defeat = besiegt ein Ermittler ein Monster auf dem Feld dieses Gerüchts,
event-epic-defeated = wird { $name } besiegt,
event-spell-passed = besteht ein Ermittler die Probe eines Zaubers,
event-no-tokens = liegt kein Eldritch-Marker mehr auf dieser Karte,
event-toughness-reached = haben die Monster auf dieser Karte mindestens so viel Zähigkeit, wie es Spieler gibt,
event-solved-three = sind drei Mysterien gelöst,
event-sheet-eldritch-half = liegen mindestens halb so viele Eldritch-Marker wie Spieler auf diesem Bogen,
event-omen-green = rückt das Omen auf das grüne Feld vor,
event-enter-eldritch = bewegt sich ein Ermittler auf ein Feld mit einem Eldritch-Marker,
event-improve = verbesserst du eine Fertigkeit ohne Verbesserungsmarker,
event-other-condition = erhält ein anderer Ermittler einen Zustand, der nicht GEWÖHNLICH ist,
event-gain-blessed = statt den Zustand „Gesegnet“ zu erhalten,
event-gain-cursed = statt den Zustand „Verflucht“ zu erhalten,
event-doom = statt das Verderben um 1 vorzurücken,
event-gate-doom = statt das Verderben für ein Tor vorzurücken,
event-before-will = vor der Probe auf Willenskraft
event-after-will = nach der Probe auf Willenskraft
event-pass-will = bestehst du die Probe auf Willenskraft,
event-fail-will = bestehst du die Probe auf Willenskraft nicht,
event-before-strength = vor der Probe auf Stärke
event-fail-strength = bestehst du die Probe auf Stärke nicht,
event-hurt-in-combat = verlierst du durch die Probe auf Stärke Ausdauer,
event-hurt-and-survives = verlierst du durch die Probe auf Stärke Ausdauer und das Monster wird nicht besiegt,
event-shaken-in-combat = verlierst du durch die Probe auf Willenskraft Geistige Gesundheit,
event-beaten = besiegst du dieses Monster in einer Kampfbegegnung,
event-defeated = wird dieses Monster besiegt,
trigger-line = { $event } { $effect }
once-a-round = einmal pro Runde: { $text }

## What always holds

standing-cannot-rest = Ermittler können nicht rasten
standing-cannot-fill-reserve = die Auslage wird nicht aufgefüllt
standing-cannot-explore = Ermittler können keine Expeditionsbegegnungen ausführen
standing-cannot-close-gates = Tore können nicht geschlossen werden
standing-cannot-move-or-act = du kannst dich weder bewegen noch andere Aktionen als die dieser Karte durchführen
standing-cannot-be-delayed = du kannst nicht aufgehalten werden, es sei denn, du wählst es
standing-cannot-gain-detained = du kannst den Zustand „Festgesetzt“ nicht erhalten, es sei denn, du wählst es
standing-cannot-clue-reroll = in dieser Kampfbegegnung können keine Hinweise ausgegeben werden, um Würfel neu zu werfen
standing-cannot-lose-health = dieses Monster kann keine Ausdauer verlieren
standing-succeed-on = { $n ->
    [6] bei deinen Proben sind nur Sechsen Erfolge
   *[other] bei deinen Proben sind { $n }, 5 und 6 Erfolge
}
standing-damage-less = der Schaden von Monstern, denen du begegnest, ist um { $n } geringer, aber mindestens 1
standing-horror-at-most = das Grauen von Monstern, denen du begegnest, beträgt höchstens { $n }
standing-sanity-for-clue = gibst du Hinweise aus, darfst du anstelle von 1 Hinweis 1 Geistige Gesundheit ausgeben
standing-clue-discount = gibst du Hinweise aus, darfst du { $n } weniger ausgeben
standing-double-rerolls = gibt ein Ermittler auf deinem Feld einen Hinweis aus, um einen Würfel neu zu werfen, darf er einen zweiten neu werfen
standing-share-purchases = Karten, die du kaufst, dürfen andere Ermittler erhalten
until = { $text }, bis { $condition }
until-solved = { $text }, bis { $n } Mysterien gelöst sind

## Help in tests

aid-bonus = +{ $n } { $skill }
aid-may-bonus = du darfst +{ $n } { $skill } erhalten
aid-reroll = { $n ->
    [99] du darfst beliebig viele Würfel neu werfen
    [one] du darfst 1 Würfel neu werfen
   *[other] du darfst { $n } Würfel neu werfen
}
aid-reroll-for = du darfst { $price }, um { $n ->
    [99] beliebig viele Würfel
    [one] 1 Würfel
   *[other] { $n } Würfel
} neu zu werfen
aid-raise = du darfst 1 Würfel um { $n } erhöhen
aid-sixes = jede 6 zählt als 2 Erfolge
aid-aura = jeder Ermittler auf deinem Feld wirft { $n ->
    [one] 1 zusätzlichen Würfel
   *[other] { $n } zusätzliche Würfel
}
aid-may-aura = ein Ermittler auf deinem Feld darf bei einer Probe { $n ->
    [one] 1 zusätzlichen Würfel
   *[other] { $n } zusätzliche Würfel
} werfen
aid-in-skill = { $text } bei Proben auf { $skill }
aid-in-combat = { $text } in Kampfbegegnungen
aid-in-spell = { $text } bei Proben von Zaubern
aid-in-acquire = { $text } beim Erwerben von Unterstützung
aid-in-other-world = { $text } in Anderweltbegegnungen
aid-in-research = { $text } in Nachforschungsbegegnungen
aid-outside-combat = { $text }, aber nicht in Kampfbegegnungen
aid-outside-spell = { $text }, aber nicht bei Proben von Zaubern
aid-outside-acquire = { $text }, aber nicht beim Erwerben von Unterstützung
aid-outside-other-world = { $text }, aber nicht in Anderweltbegegnungen
aid-outside-research = { $text }, aber nicht in Nachforschungsbegegnungen
aid-on-city = { $text } auf Stadtfeldern
aid-on-wilderness = { $text } auf Wildnisfeldern
aid-on-sea = { $text } auf Meeresfeldern

## Goals

goal-line = { $amount ->
    [half] am Ende der Mythosphase ist dieses Mysterium gelöst, wenn es mindestens halb so viele { $what } wie Spieler gibt
    [twice] am Ende der Mythosphase ist dieses Mysterium gelöst, wenn es mindestens doppelt so viele { $what } wie Spieler gibt
   *[players] am Ende der Mythosphase ist dieses Mysterium gelöst, wenn es mindestens so viele { $what } wie Spieler gibt
}
goal-card-eldritch = Eldritch-Marker auf dieser Karte
goal-card-clue = Hinweise auf dieser Karte
goal-card-gate = Tore auf dieser Karte
goal-card-toughness = Punkte Zähigkeit der Monster auf dieser Karte
goal-epic = am Ende der Mythosphase ist dieses Mysterium gelöst, wenn { $name } besiegt wurde
goal-keeps-board = Eldritch-Marker auf dem Spielplan bleiben liegen
goal-boxes-gates = danach kommen die Tore auf dieser Karte in die Schachtel zurück
log-rumor-ends = Das Gerücht { $card } hat seinen Lauf genommen.
