# Begegnungen, Kampf und Monster auf Deutsch. Antworten sind kleingeschriebene Imperative.

step-start-combat = eine Kampfbegegnung

## Womit eine Begegnung stattfindet

encounter-kind-location = die Stadt
encounter-kind-general = die Umgebung
encounter-kind-research = ein Hinweis
encounter-kind-gate = eine Anderwelt
encounter-kind-expedition = die aktive Expedition
encounter-kind-rumor = ein Gerücht
encounter-kind-mystery = das Mysterium
encounter-kind-special = eine Spezialbegegnung
encounter-kind-fallen = ein besiegter Ermittler

## Fragen

ask-encounter = { $space }: Welche Begegnung führst du aus?
ask-encounter-more = { $space }: Kein Monster ist mehr da. Führst du eine zusätzliche Begegnung aus?
ask-fight = Gegen welches Monster kämpfst du als Nächstes?
ask-use-in-combat = Kampf gegen { $monster }: Setzt du etwas ein?
ask-monster = Welches Monster? ({ $effect })
ask-move-monster = { $monster }: Bewegung auf welches Feld?
ask-move-this-clue = Auf welches Feld kommt dieser Hinweis?
ask-choose-clue = Welchen Hinweis wählst du?

## Antworten

option-no-encounter = führe keine Begegnung aus
option-combat = kämpfe gegen die Monster hier
option-location = begegne { $space }
option-general = ziehe eine Allgemeine Begegnung
option-gate = tritt durch das Tor
option-expedition = schließ dich der Expedition an
option-research = { $n ->
    [1] erforsche den Hinweis
   *[other] erforsche Hinweis { $n }
}
option-research-far = erforsche den Hinweis: { $space }
option-encounter-rumor = begegne dem Gerücht { $card }
option-encounter-mystery = begegne dem Mysterium { $card }
option-encounter-special = führe eine Spezialbegegnung aus: { $card }
option-fallen = finde { $fallen }
option-monster = { $monster }
option-monster-at = { $monster }: { $space }

## Die Chronik

log-encounter = { $seat } hat eine Begegnung: { $kind }.
log-no-encounter = { $seat } führt keine zusätzliche Begegnung aus.
log-ignore-monsters = { $seat } darf an den Monstern vorbeigehen.
log-far-clue = { $seat } darf einem fernen Hinweis begegnen.
log-gain-this-clue = { $seat } erhält den Hinweis.
log-discard-this-clue = Der Hinweis wird abgelegt.
log-clue-moves = Der Hinweis kommt auf ein anderes Feld: { $space }.
log-combat = { $seat } kämpft gegen { $monster }.
log-ambush = { $entry ->
    [plural] { $monster } überfallen { $seat } aus dem Hinterhalt.
   *[one] { $monster } überfällt { $seat } aus dem Hinterhalt.
}
log-monster-hurt = { $entry ->
    [plural] { $monster } verlieren { $n } Ausdauer, { $left } bleiben.
   *[one] { $monster } verliert { $n } Ausdauer, { $left } bleiben.
}
log-monster-heals = { $entry ->
    [plural] { $monster } erhalten { $n } Ausdauer zurück.
   *[one] { $monster } erhält { $n } Ausdauer zurück.
}
log-monster-defeated = { $seat } besiegt { $monster }.
log-monster-falls = { $entry ->
    [plural] { $monster } werden besiegt.
   *[one] { $monster } wird besiegt.
}
log-monster-discarded = { $entry ->
    [plural] { $monster } verschwinden: { $space }.
   *[one] { $monster } verschwindet: { $space }.
}
log-monster-moves = { $entry ->
    [plural] { $monster } bewegen sich: { $space }.
   *[one] { $monster } bewegt sich: { $space }.
}
log-spawn = { $entry ->
    [plural] { $monster } erscheinen: { $space }.
   *[one] { $monster } erscheint: { $space }.
}
log-bury = { $fallen } verlässt das Spiel.
log-clear-fallen = Alle besiegten Ermittler verlassen das Spiel.
