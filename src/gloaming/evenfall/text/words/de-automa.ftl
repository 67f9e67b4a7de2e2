# Der Automa des Solospiels.

automa = Automa
automa-board = Automa-Tableau
rondel = Rondell
level = Schwierigkeitsgrad
kind-automa = Automa-Tableau
kind-automa_level = Schwierigkeitsgrad des Automa
kind-automa_tile = Clanplättchen des Automa
thing-rondel = das Rondell des Automa

## Options of the set-up

setup-automa = Automa
setup-automa-help = Wie stark der Automa ist, gegen den du spielst: apprentice (Lehrling), witch (Hexe), master (Meister) oder heir (Thronerbe).
setup-automa-apprentice = Lehrling (X = 1)
setup-automa-witch = Hexe (X = 3)
setup-automa-master = Meister (X = 4)
setup-automa-heir = Thronerbe (X = 5)
setup-clans-beyond = Der Clan des Automa
setup-clans-beyond-help = Nur Farbe und Wappen: Ein Clanboard braucht er nicht.
setup-automa-clan = Clanplättchen des Automa
setup-automa-clan-help = Eine Variante: Der Automa erhält das Plättchen eines Clans, der nicht deiner ist, und damit eine Fähigkeit.
setup-automa-clan-none = keines
setup-automa-clan-circle = The Circle
setup-automa-clan-spike = The Spike
setup-automa-clan-star = The Star
setup-automa-clan-cross = The Cross
fault-automa-alone = der Automa ist für das Solospiel: 1 Platz, nicht { $seats }
fault-automa-own = { $clan } ist dein eigener Clan: Der Automa nimmt das Plättchen eines anderen
fault-automa-colour = der Automa kann nicht das Plättchen von { $clan } und die Farbe von { $other } haben
setup-seats-1 = Allein spielst du gegen den Automa.
setup-automa-apprentice-help = Für eine erste Partie allein: X ist nur 1.
setup-automa-witch-help = Für alle, die das Spiel kennen: X ist 3.
setup-automa-master-help = Er verzeiht wenige Fehler: X ist 4.
setup-automa-heir-help = Der stärkste: X ist 5.

## The spaces of the rondel

rondel-northern-lakes = „Northern Lakes“
rondel-central-mountains = „Central Mountains“
rondel-coven = „Clanleiste“
rondel-place = „Ort der Macht“
rondel-harvest = „Ernte“
rondel-transfer = „Transfer“
rondel-play = „Spiele die oberste Karte“
rondel-points = { $n ->
    [0] „X Punkte und ein Schritt auf der Clanleiste“
    [one] „{ $n } Punkt und ein Schritt auf der Clanleiste“
   *[other] „{ $n } Punkte und ein Schritt auf der Clanleiste“
}
rondel-ring = { $space } mit Ring
automa-path-text = Auf dem Kristallpfad beginnt sein Marker auf Schritt { $n } und rückt jede Runde einen Schritt vor, ohne Bonus; statt der obersten Karte spielt er die wertvollste Karte der Auslage unter seinem Schritt oder links davon.
rondel-text = Rondell, im Uhrzeigersinn: { $spaces }.
level-text = { $n ->
    [one] X ist { $n }: Auf dem Feld mit dem X erhält der Automa { $n } Siegpunkt.
   *[other] X ist { $n }: Auf dem Feld mit dem X erhält der Automa { $n } Siegpunkte.
}
tile-elders = Immer wenn der Automa erntet oder { $coven } Siegpunkte von seiner Clanleiste erhält, erhält er { $n } weitere für jeden Elder in deiner Reserve.
tile-strength = In jedem Kampf, an dem er teilnimmt, ist die Kampfstärke des Automa um { $n } höher.
tile-stones = { $n ->
    [one] Am Spielende erhält der Automa { $n } Siegpunkt für jeden seiner Magiesteine.
   *[other] Am Spielende erhält der Automa { $n } Siegpunkte für jeden seiner Magiesteine.
}
tile-discards = { $n ->
    [one] Immer wenn du eine oder mehrere Karten abwirfst, erhält der Automa { $n } Siegpunkt.
   *[other] Immer wenn du eine oder mehrere Karten abwirfst, erhält der Automa { $n } Siegpunkte.
}
tile-steps = { $n ->
    [one] An jedem Rundenende erhält der Automa { $n } Siegpunkt für jeden Schritt, den er dir auf der Clanleiste voraus ist.
   *[other] An jedem Rundenende erhält der Automa { $n } Siegpunkte für jeden Schritt, den er dir auf der Clanleiste voraus ist.
}

## Its turn: one paragraph

automa-draws = Der Automa zieht { $card } (Wert { $n })
automa-draws-nothing = Der Automa findet keine Karte zum Ziehen
automa-moves = { $n ->
    [one] und rückt { $n } Feld weiter auf { $space }.
   *[other] und rückt { $n } Felder weiter auf { $space }.
}
automa-ring = { $n ->
    [one] und rückt { $n } Feld weiter: Der Ring von { $space } hält ihn auf.
   *[other] und rückt { $n } Felder weiter: Der Ring von { $space } hält ihn auf.
}
automa-stays = und bleibt auf { $space }.
deeds = { $first } { $last }
deed-discover = { $witches ->
    [one] Mit { $witches } Hexe entdeckt er { $card } in der Region { $region }.
   *[other] Mit { $witches } Hexen entdeckt er { $card } in der Region { $region }.
}
deed-place = Er nimmt { $card } vom Ortedeck.
deed-coven = { $n ->
    [0] Er steigt auf Schritt { $step } seiner Clanleiste auf.
    [one] Er steigt auf Schritt { $step } seiner Clanleiste auf ({ $n } Punkt).
   *[other] Er steigt auf Schritt { $step } seiner Clanleiste auf ({ $n } Punkte).
}
deed-coven-end = Er steigt über das Ende seiner Clanleiste hinaus auf ({ $n } Punkte).
deed-harvest = { $n ->
    [0] Er erntet { $what }, ohne Gewinn.
    [one] Er erntet { $what } ({ $n } Punkt).
   *[other] Er erntet { $what } ({ $n } Punkte).
}
deed-harvest-many = { $n ->
    [0] Er erntet alle { $places } Orte der Macht seines Outer Circle, ohne Gewinn.
    [one] Er erntet alle { $places } Orte der Macht seines Outer Circle ({ $n } Punkt).
   *[other] Er erntet alle { $places } Orte der Macht seines Outer Circle ({ $n } Punkte).
}
deed-elders = { $elders ->
    [one] Für { $elders } Elder in deiner Reserve gibt sein Clanplättchen { $n } Punkte.
   *[other] Für { $elders } Elder in deiner Reserve gibt sein Clanplättchen { $n } Punkte.
}
deed-transfer = Er transferiert { $card } mit { $ritual } in seinen Inner Circle.
deed-no-transfer = Er hat kein Ritual zu transferieren.
deed-specialist = { $n ->
    [one] Ein Spezialist kommt hinzu: { $card } (am Ende { $n } Punkt).
   *[other] Ein Spezialist kommt hinzu: { $card } (am Ende { $n } Punkte).
}
deed-ritual = { $n ->
    [0] Er spielt { $card } auf { $place }.
    [one] Er spielt { $card } auf { $place } (Bindungsbonus: { $n } Punkt).
   *[other] Er spielt { $card } auf { $place } (Bindungsbonus: { $n } Punkte).
}
deed-reach = { $n ->
    [one] Die einzige Karte in seiner Reichweite ist { $card }.
   *[other] Von den { $n } Karten in seiner Reichweite ist { $card } die beste.
}
deed-discard = Er deckt { $card } auf, hat keinen Ort der Macht dafür und wirft die Karte ab.
deed-points = { $n ->
    [one] Er erhält { $n } Punkt.
   *[other] Er erhält { $n } Punkte.
}
deed-on = Das geht nicht, also rückt er weiter auf { $space }.
deed-rewards = { $n ->
    [one] Er erhält { $n } Punkt.
   *[other] Er erhält { $n } Punkte.
}
log-automa-turn = { $draw } { $way } { $n ->
    [0] Er bleibt bei { $total } { $total ->
        [one] Punkt
       *[other] Punkten
    }.
   *[other] Er hat jetzt { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    } (+{ $n }).
}
log-automa-climbs = Der Automa steht jetzt auf Schritt { $n } des Kristallpfads und erreicht { $n } Karten der Auslage.
log-automa-passes = Der Automa passt auch.

## Its battles and its tile

automa-card = { $card } ({ $n })
automa-tile-strength = , dazu { $n } für sein Clanplättchen
log-automa-strength = In der Region { $region } zieht der Automa { $cards }. Seine Kampfstärke ist { $n }: { $round } für die Runde, { $witches } für Hexen und { $drawn } für die Karten{ $tile }.
log-automa-rewards = Kampfbelohnungen des Automa: { $deeds }
log-automa-deeds = Der Automa als dein Gegner: { $deeds }
log-automa-tile = { $n ->
    [one] Der Automa erhält { $n } Siegpunkt von { $tile }.
   *[other] Der Automa erhält { $n } Siegpunkte von { $tile }.
}

## Procedures

step-automa-turn = der Zug des Automa
step-automa-rewards = die Kampfbelohnungen des Automa
step-automa-round-end = das Clanplättchen des Automa

## The table

screen-automa-level = { $level }: X = { $n }
screen-automa-marker = Marker auf { $space }
screen-automa-tie = Der Automa gewinnt: je { $n } Punkte, und bei Gleichstand gewinnt er.

## The page

page-automa-turn = Der Zug des Automa
page-automa-did = Was der Automa getan hat
page-level = Schwierigkeitsgrad: { $level }
page-automa-bare = Er hat noch keine Karten.
page-rondel = Das Rondell, im Uhrzeigersinn von oben
page-rondel-spaces = Was die Felder bewirken
page-rondel-northern-lakes = Er entdeckt dort den am weitesten links liegenden Ort der Macht, für den er Hexen hat; seine letzte Hexe genügt für jeden.
page-rondel-central-mountains = Er entdeckt dort den am weitesten links liegenden Ort der Macht, für den er Hexen hat; seine letzte Hexe genügt für jeden.
page-rondel-coven = Er steigt einen Schritt auf seiner Clanleiste auf und erhält den Bonus.
page-rondel-place = Er nimmt die oberste Karte vom Ortedeck, ohne Hexe.
page-rondel-harvest = Er erntet seinen Outer Circle: je einen Punkt für Ressourcen, Mana und Karten.
page-rondel-transfer = Er transferiert den Ort der Macht mit dem wertvollsten Ritual in seinen Inner Circle.
page-rondel-play = Er legt die oberste Karte des Hauptdecks kostenlos in seinem Clan an.
page-rondel-reach = Er legt die wertvollste Karte in seiner Reichweite auf dem Kristallpfad kostenlos in seinem Clan an.
page-rondel-points = { $n ->
    [one] Er erhält { $n } Punkt und steigt einen Schritt auf seiner Clanleiste auf.
   *[other] Er erhält { $n } Punkte und steigt einen Schritt auf seiner Clanleiste auf.
}
page-rondel-ring = Der Ring hält den Marker auf.
page-rondel-idle = Jetzt geht das nicht: Der Marker würde ein Feld weiterrücken.
page-battle-round = { $n } für die Runde
page-battle-will-draw = { $n ->
    [one] Er zieht eine Karte, sobald deine Manascheibe eingestellt ist, und zählt ihren Wert dazu
   *[other] Er zieht { $n } Karten, sobald deine Manascheibe eingestellt ist, und zählt ihre Werte dazu
}
page-battle-tile = { $n } für sein Clanplättchen
page-sums = Woher die Punkte am Ende kommen
page-sum-people = Spezialisten
page-sum-inner = Inner Circle
page-sum-none = nichts
page-sum-doubled = durch einen Magiestein verdoppelt
page-step-tile = Clanplättchen
