# Was die Seite vom Kristallpfad sagt.

page-charge = Kristall aufladen
page-discharge = Kristall entladen
page-ascend = aufsteigen
page-group-path = Kristallpfad
page-path-left = Noch links vom Pfad
page-path-waits = { $seat } steht noch links vom Pfad
page-path-marker = { $seat } steht auf Schritt { $n }, an { $rank }. Stelle auf dem Pfad
page-path-more = { $n ->
    [one] { $n } beliebige Ressource mehr: Die Karte liegt einen Schritt weiter als dein Marker
   *[other] { $n } beliebige Ressourcen mehr: Die Karte liegt { $n } Schritte weiter als dein Marker
}
page-own-crystals = Kristalle: { $glowing } aufgeladen, { $dark } dunkel
page-crystal-space = ein Baufeld mehr, nur für einen Kristall
page-ground = Baufeld des Ortes
page-free = frei
page-path-tie = Bei gleicher Stärke und gleichem Mana gewinnt, wer auf dem Pfad weiter ist: { $seats }.
page-path-order = { $seat } steht auf Schritt { $n }
page-score-crystals = { $n ->
    [0] nichts durch Kristalle
    [one] { $n } Punkt durch Kristalle im Inner Circle
   *[other] { $n } Punkte durch Kristalle im Inner Circle
}
