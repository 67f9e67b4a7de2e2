# Was der Tisch zeigt, und warum etwas nicht geht.

## Why not

wish-turn = ein Zug
why-not-your-turn = { $seat } ist am Zug.
why-not-asked = Du wirst jetzt nicht gefragt.
why-passed = Du hast gepasst und bist in dieser Phase nicht mehr am Zug.
why-one-main = Du hast deine Hauptaktion in diesem Zug schon ausgeführt.
why-effect-first = Führe zuerst diesen Effekt zu Ende; freie Aktionen kommen davor oder danach.
why-few-cards = { $n ->
    [one] Dafür braucht es { $n } Karte, du hast { $have }.
   *[other] Dafür braucht es { $n } Karten, du hast { $have }.
}
why-exhausted = In dieser Runde schon gedreht.
why-witches = { $n ->
    [one] Dafür braucht es { $n } Hexe aus deiner Reserve, du hast { $have }.
   *[other] Dafür braucht es { $n } Hexen aus deiner Reserve, du hast { $have }.
}
why-no-place = Keiner deiner Orte der Macht ist frei.
why-place-taken = Dort liegt schon { $card }.
why-missing = Dir fehlt: { $what }.
why-missing-any = { $n ->
    [one] Dir fehlt { $n } beliebige Ressource.
   *[other] Dir fehlen { $n } beliebige Ressourcen.
}
why-missing-cards = { $n ->
    [one] Dir fehlt { $n } Handkarte.
   *[other] Dir fehlen { $n } Handkarten.
}
why-or-mana = { $missing } Oder { $n } Mana.
why-no-immediate = Du hast keine Karte mit Soforteffekt auf der Hand.
why-only-ritual = Ein Ritual wird nur als Ritual gespielt.
why-recalls = Die Figur steht auf einem Ritual, das selbst Figuren zurückholt.
why-same-name = Ein Spezialist mit diesem Namen ist schon in deinem Clan.
why-token = Dein Clan Token ist bis zum Rundenende inaktiv.
why-elders-inner = Elder nutzen nur Aktionsfelder in deinem eigenen Inner Circle.
why-occupied = Dort steht schon jemand.
why-no-witch = In deiner Reserve ist keine Hexe.
why-no-elder = In deiner Reserve ist kein Elder.
why-rival-space = Es gehört { $seat }.
why-build-one = Mindestens ein Katalysator muss gebaut werden.
why-no-ritual = Du hast kein Ritual, auf dem du bauen könntest.
why-bare-place = Ohne Ritual hat ein Ort der Macht kein Baufeld.
why-slots-full = Es ist kein Baufeld frei.
why-scythe = Für eine Sense: { $missing }
why-orb = Für einen Orb: { $missing }
why-inner-already = Er ist schon in deinem Inner Circle; zurück transferiert wird nichts.
why-mana = Du hast nur { $have } Mana.
why-dial-end = Die Scheibe geht bis { $n }.
why-dial-reach = Eine aufgedeckte Scheibe ändert sich um höchstens { $n }.
why-other-icon = Sein Symbol ist ein anderes.
why-stone-there = Dort liegt schon ein Magiestein.

## The table

screen-header-turn = { $seat } ist am Zug
screen-header-you = du bist am Zug
screen-legend = ◇ Ressource  ★ Punkte  ▯ Karte  ▲ Hexe  ◆ Elder  ⚘ Ernte  § Bindung  ▷ Aktion  ⇓ Transfer  ↑ Clan
screen-deck = Deck { $deck } · Ablage { $discard } · Orte { $places }
screen-first = beginnt
screen-hand-size = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
screen-empty = nichts
screen-space-free = frei
screen-token-on = Token aktiv
screen-token-off = Token benutzt
screen-passed = gepasst
screen-exhausted = gedreht
screen-with-elder = mit einem Elder von { $seat }
screen-borrowed = geliehen
screen-after = danach: je { $what }
screen-battle = Kampf um die Region { $region }
screen-dial = Scheibe { $n }
screen-strength = Stärke { $n }
screen-others = Die anderen
screen-you = Du

## Headings over answers of one kind

group-discover = Entdecken
group-play = Ein Ritual spielen
group-specialist = Als Spezialist spielen
group-council = Als Ratsmitglied spielen
group-witch = Eine Hexe setzen
group-elder = Einen Elder setzen
group-exhaust = Drehen
group-scythe = Eine Sense bauen
group-orb = Einen Orb bauen
group-alone = Oder

## The end

screen-final-round = Runde { $n }
screen-final-end = Ende
screen-wins = { $seat } gewinnt mit { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}.
screen-wins-mana = { $seat } gewinnt: { $n } Punkte wie { $others }, aber mehr Mana übrig ({ $mana }).
screen-shares = { $seats } teilen sich den Sieg: je { $n } Punkte und { $mana } Mana.
