# Was die Seite im Browser sagt.

game-rights = Evenfall und The Crystal Path sind Werke und Marken von Nanox Games.
page-last-battle = Der letzte Kampf hier
page-at-stake = Es geht um
page-tie-mana = Gleiche Stärke: { $name } hat mehr Mana ausgegeben und gewinnt.
page-tie-order = Gleiche Stärke, gleiches Mana: { $name } ist in der Spielreihenfolge früher dran und gewinnt.
page-tie-path = Gleiche Stärke, gleiches Mana: { $name } ist auf dem Pfad weiter oder sonst in der Spielreihenfolge früher dran und gewinnt.
page-tie-automa = Gleiche Stärke: { $name } gewinnt, denn der Automa verliert jeden Gleichstand.
page-mana-left = Mana übrig
page-dial-open = Die Manascheibe ist noch nicht eingestellt
page-dial-set = Die Manascheibe ist verdeckt eingestellt
page-build-costs = Eine Sense kostet { $scythe }, ein Orb { $orb }.
page-outer-empty = Hier liegen die Orte, die du entdeckst.
page-hand-empty = Keine Karten auf der Hand.
page-inner-empty = Was du hierher transferierst, zählt am Ende.

## Die Frageleiste

page-group-discover = Entdecken
page-group-play = Karte spielen
page-group-spaces = Aktionsfelder
page-group-build = Bauen
page-group-clan = Clan
page-group-free = Freie Aktionen
page-group-leave = Oder

## Die Phasen, kurz

page-phase-scout = Erkundung
page-phase-action = Aktion
page-phase-battle = Kampf
page-phase-round-end = Rundenende

## Das Ende

page-step-specialists = Spezialisten
page-step-council = Spielende
page-step-circle = Inner Circle
page-total = Gesamt
page-chart = Punkte nach jeder Runde
page-chart-round = Runde { $n }
page-player = Spieler

## Where points came from

points-places = Orte der Macht
points-rituals = Rituale
points-specialists = Spezialisten
points-council = Ratsmitglieder
points-coven = Clanleiste
points-battles = Kampfbelohnungen
points-board = Clanboard
points-crystal-path = Kristallpfad
points-rondel = Rondell
points-clan-tile = Clanplättchen
points-specialist-values = Wert der Spezialisten
points-inner-places = Orte im Inner Circle
points-inner-rituals = Rituale im Inner Circle
points-powerstones = Durch Magiesteine verdoppelte Rituale
points-crystals = Durch Kristalle aufgewertete Rituale

## Die Reiter eines schmalen Bildschirms

page-tab-me = Mein Clan
page-tab-clan = Clan
page-tab-regions = Regionen
page-tab-rivals = Gegner
