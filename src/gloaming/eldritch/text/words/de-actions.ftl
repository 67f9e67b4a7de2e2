# Die Aktionsphase und die Bewegungen der Ermittler, auf Deutsch.

## Verben

do-act = { $form ->
    [to] eine zusätzliche Aktion durchführen
    [then] führst du eine zusätzliche Aktion durch
   *[do] führe eine zusätzliche Aktion durch
}
do-move = { $form ->
    [to] { $n ->
        [one] dich { $n } Feld weit bewegen
       *[other] dich { $n } Felder weit bewegen
    }
    [then] { $n ->
        [one] bewegst du dich { $n } Feld weit
       *[other] bewegst du dich { $n } Felder weit
    }
   *[do] { $n ->
        [one] bewege dich { $n } Feld weit
       *[other] bewege dich { $n } Felder weit
    }
}
do-move-by-ship = { $form ->
    [to] { $n ->
        [one] dich { $n } Feld weit auf einer Schiffsroute bewegen
       *[other] dich { $n } Felder weit auf Schiffsrouten bewegen
    }
    [then] { $n ->
        [one] bewegst du dich { $n } Feld weit auf einer Schiffsroute
       *[other] bewegst du dich { $n } Felder weit auf Schiffsrouten
    }
   *[do] { $n ->
        [one] bewege dich { $n } Feld weit auf einer Schiffsroute
       *[other] bewege dich { $n } Felder weit auf Schiffsrouten
    }
}
do-move-up-to = { $form ->
    [to] { $n ->
        [one] dich bis zu { $n } Feld weit bewegen
       *[other] dich bis zu { $n } Felder weit bewegen
    }
    [then] { $n ->
        [one] bewegst du dich bis zu { $n } Feld weit
       *[other] bewegst du dich bis zu { $n } Felder weit
    }
   *[do] { $n ->
        [one] bewege dich bis zu { $n } Feld weit
       *[other] bewege dich bis zu { $n } Felder weit
    }
}
do-move-toward = { $form ->
    [to] { $n ->
        [one] dich { $n } Feld weit in Richtung { $where } bewegen
       *[other] dich { $n } Felder weit in Richtung { $where } bewegen
    }
    [then] { $n ->
        [one] bewegst du dich { $n } Feld weit in Richtung { $where }
       *[other] bewegst du dich { $n } Felder weit in Richtung { $where }
    }
   *[do] { $n ->
        [one] bewege dich { $n } Feld weit in Richtung { $where }
       *[other] bewege dich { $n } Felder weit in Richtung { $where }
    }
}
do-move-to = { $form ->
    [to] dich direkt bewegen: { $where }
    [then] bewegst du dich direkt: { $where }
   *[do] bewege dich direkt: { $where }
}
do-move-together = { $form ->
    [to] { $n ->
        [one] dich zusammen mit diesem Monster { $n } Feld weit bewegen
       *[other] dich zusammen mit diesem Monster { $n } Felder weit bewegen
    }
    [then] { $n ->
        [one] bewegst du dich zusammen mit diesem Monster { $n } Feld weit
       *[other] bewegst du dich zusammen mit diesem Monster { $n } Felder weit
    }
   *[do] { $n ->
        [one] bewege dich zusammen mit diesem Monster { $n } Feld weit
       *[other] bewege dich zusammen mit diesem Monster { $n } Felder weit
    }
}
do-swap-places = { $form ->
    [to] das Feld mit dem Ermittler tauschen, der dies benutzt
    [then] tauschst du das Feld mit dem Ermittler, der dies benutzt
   *[do] tausche das Feld mit dem Ermittler, der dies benutzt
}
do-trade = { $form ->
    [to] Besitz tauschen mit: { $who }
    [then] tauschst du Besitz mit: { $who }
   *[do] tausche Besitz mit: { $who }
}
do-trade-clues = { $form ->
    [to] Hinweise tauschen mit: { $who }
    [then] tauschst du Hinweise mit: { $who }
   *[do] tausche Hinweise mit: { $who }
}
do-give = { $form ->
    [to] { $what } abgeben an: { $who }
    [then] gibst du { $what } ab an: { $who }
   *[do] gib { $what } ab an: { $who }
}

step-when-gained = der Effekt beim Erhalten

## Fahrkarten und Listen

ticket-train = Zugfahrkarte
ticket-ship = Schiffsfahrkarte
one-clue = 1 Hinweis
one-train = 1 Zugfahrkarte
one-ship = 1 Schiffsfahrkarte
traded-clues = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}
traded-train = { $n ->
    [one] { $n } Zugfahrkarte
   *[other] { $n } Zugfahrkarten
}
traded-ship = { $n ->
    [one] { $n } Schiffsfahrkarte
   *[other] { $n } Schiffsfahrkarten
}
listed-nothing = nichts

## Fragen

ask-action = { $n ->
    [0] Du hast keine Aktion mehr. Willst du noch etwas benutzen?
    [one] Du bist am Zug: Du hast noch { $n } Aktion.
   *[other] Du bist am Zug: Du hast noch { $n } Aktionen.
}
ask-granted-action = Du darfst eine zusätzliche Aktion durchführen.
ask-travel = Auf welches Feld reist du?
ask-travel-on = Gibst du eine Fahrkarte aus, um weiterzureisen?
ask-move = { $n ->
    [one] Auf welches Feld bewegst du dich?
   *[other] Auf welches Feld bewegst du dich? Es bleiben { $n } Bewegungen.
}
ask-move-to = Auf welches Feld bewegst du dich?
ask-move-together = Auf welches Feld bewegen sich { $who } und { $monster }?
ask-ticket = Welche Fahrkarte erhältst du?
ask-drop-ticket = Du hast zwei Fahrkarten. Legst du eine ab, um eine { $ticket } zu erhalten?
ask-buy = { $n ->
    [0] Mit diesem Ergebnis kannst du nichts kaufen.
   *[other] Welche Karten kaufst du? Du kannst noch einen Wert von { $n } ausgeben.
}
ask-who-gains = Wer erhält { $card }?
ask-toss = Du hast nichts gekauft. Legst du eine Karte der Auslage ab?
ask-partner = Mit wem tauschst du?
ask-trade = Tausch mit { $who }. Du gibst: { $given }. Du bekommst: { $taken }.
ask-accept = { $who } schlägt einen Tausch vor. Du gibst: { $given }. Du bekommst: { $taken }.
ask-give-to = Wem gibst du etwas?
ask-give = Was gibst du { $who }?

## Antworten

option-travel = reise
option-prepare = bereite eine Reise vor
option-acquire = erwirb Unterstützung
option-rest = raste
option-trade = tausche
option-act = { $card }: { $effect }
option-local = { $card } von { $who }: { $effect }
option-end-turn = beende den Zug
option-no-action = führe keine Aktion durch
option-move = bewege dich nach { $space }
option-move-by-train = nimm den Zug nach { $space }
option-move-by-ship = nimm das Schiff nach { $space }
option-stay = bleibe hier
option-ticket = eine { $ticket }
option-drop-ticket = lege eine { $ticket } ab
option-keep-tickets = behalte deine Fahrkarten
option-buy = kaufe { $card }
option-loan = nimm ein Bankdarlehen auf: erhalte den Zustand Schulden für { $n } Erfolge
option-done-buying = kaufe nichts mehr
option-toss = lege { $card } ab
option-toss-none = lege nichts ab
option-give = gib { $card }
option-take = bekomme { $card }
option-give-second = gib { $card } (eine zweite Kopie: sie wird abgelegt)
option-take-second = bekomme { $card } (eine zweite Kopie: sie wird abgelegt)
option-give-token = gib { $what }
option-take-token = bekomme { $what }
option-give-no-more = gib nichts mehr
option-propose = schlage diesen Tausch vor
option-leave-trade = tausche nicht
option-accept = nimm an
option-refuse = lehne ab

## Die Geschichte

log-stand-up = { $seat } ist nicht mehr aufgehalten.
log-move = { $seat } bewegt sich nach { $space }.
log-moves-along = { $entry ->
    [plural] { $monster } bewegen sich nach { $space }.
   *[one] { $monster } bewegt sich nach { $space }.
}
log-spend-ticket = { $seat } gibt eine { $ticket } aus.
log-gain-ticket = { $seat } erhält eine { $ticket }.
log-drop-ticket = { $seat } legt eine { $ticket } ab.
log-rest = { $seat } rastet.
log-acquire = { $seat } will Unterstützung erwerben.
log-loan = { $n ->
    [one] { $seat } nimmt ein Bankdarlehen auf: { $n } Erfolg mehr.
   *[other] { $seat } nimmt ein Bankdarlehen auf: { $n } Erfolge mehr.
}
log-toss = { $seat } legt { $card } aus der Auslage ab.
log-component-action = { $seat } benutzt { $card }.
log-trade = { $seat } tauscht mit { $who }. Gegeben: { $given }. Bekommen: { $taken }.
log-refuse-trade = { $seat } lehnt den Tausch mit { $who } ab.
log-give-card = { $seat } gibt { $card } an { $who }.
log-give-clue = { $seat } gibt 1 Hinweis an { $who }.
